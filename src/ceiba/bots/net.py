"""The tree search with a network: it says what is worth a try, and how good it looks for the seat
where a walk ends."""

import math
from typing import Final

from mypy_extensions import i64

from ceiba.bots.evaluation import Evaluation, best_other
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.search import SearchBot
from ceiba.core.observation import Observer
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.nets.net import ONE, Net
from ceiba.nets.sight import Sight

CURIOSITY: Final = 2000.0
"""Weight of what is little known, as `standing` counts."""
PARTS: Final = 1 << 24
"""Of a draw."""
NONE: Final = -1
FEW: Final = 10
"""At most so many answers are thought about."""
UNLIKELY: Final = 5 * ONE
"""What a network leans to so much less than to the best (a factor of e to that) is not."""


def standing(margin: i64, usual: i64) -> i64:
    """How far ahead, from -ONE to ONE, where half of all games end closer than `usual`: close
    games count most.

    >>> standing(0, 1200), standing(1200, 1200), standing(-3600, 1200)
    (0, 2048, -3072)
    """
    distance: i64 = margin if margin > 0 else -margin
    return margin * ONE // (distance + usual)


class Aim:
    """What a network was taught to reach: points above those of the best of the others, or rather
    points of its own, told as a standing."""

    def __init__(self, usual: i64, rivalry: i64 = 100, par: i64 = 0) -> None:
        self.usual: Final[i64] = usual
        self.rivalry: Final[i64] = rivalry
        """How much a point of the best opponent hurts, in hundredths of an own point."""
        self.par: Final[i64] = par
        """What half of all games come to."""

    def reached(self, judge: Evaluation, state: State, seat: i64) -> i64:
        values: list[int] = []
        for each in range(state.players):
            values.append(judge.value(state, each))
        return self.standing(values, seat)

    def standing(self, values: list[int], seat: i64) -> i64:
        lost = best_other(values, seat) * self.rivalry // 100
        return standing(values[seat] - lost - self.par, self.usual)


class NetEvaluation(Evaluation):
    """Suggests what a network leans to. Plans, and what an end is worth, are those of a judge.

    The network sees what a seat sees, of positions that are guesses."""

    def __init__(self, judge: Evaluation, observer: Observer, net: Net) -> None:
        super().__init__()
        self.ahead = judge.ahead
        self.judge = judge
        self.observer = observer
        self.net = net
        self.luck: Rng = Rng(1, 2, 3, 4)
        """Of the suggestions it heeds where nobody's luck is at hand."""
        self.sight: Sight | None = None
        """Made anew for each answer: what stays the same in a game is written once."""

    def value(self, state: State, seat: i64) -> i64:
        return self.judge.value(state, seat)

    def plan(self, state: State, seat: i64) -> list[int]:
        return self.judge.plan(state, seat)

    def candidates(self, state: State, seat: i64) -> list[int]:
        options = state.options(seat)
        if len(options) < 2:
            return options
        return likely(options, self.leanings(state, seat, options, self.luck))

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return options[drawn(self.leanings(state, seat, options, rng), rng)]

    def leanings(self, state: State, seat: i64, options: list[int], rng: Rng) -> list[int]:
        self.look(state, seat)
        suggested: i64 = self.judge.suggest(state, seat, rng) if self.net.heeds else NONE
        found: list[int] = []
        for option in options:
            leaning = self.net.leaning(option)
            if option == suggested:
                leaning += i64(self.net.heeding[option])
            found.append(leaning)
        return found

    def look(self, state: State, seat: i64) -> None:
        sight = self.sight
        if sight is None:
            sight = Sight(self.observer, state)
            self.sight = sight
        sight.take(state, seat)
        self.net.look(sight.numbers)


class NetBot(SearchBot):
    """Thinks like the others, but a network judges where the seat it thinks for is asked again.

    Where it `leads` it also says what is worth a try and what the seat answers later on; else that
    is up to the judge. The others answer as they did when it learned: by the judge, or, where it
    learned at tables of its own, by the network. With a `trust` in it games are played to their
    end, and what it says right after an answer counts as much as so many.
    """

    def __init__(
        self,
        seeing: NetEvaluation,
        iterations: i64,
        rollout: i64,
        curiosity: float,
        trust: i64,
        leads: bool,
        others: bool,
        aim: Aim,
    ) -> None:
        super().__init__(seeing if leads else seeing.judge, iterations, rollout, curiosity)
        self.seeing = seeing
        self.trust = trust
        self.others: Evaluation = seeing if others else seeing.judge
        """How they answer."""
        self.aim = aim

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        self.seeing.sight = None
        self.seeing.luck = rng.clone()
        if self.iterations == 0:
            return self.seeing.candidates(known.guess(rng), known.seat)[0]
        return super().choose(known, rng)

    def outcome(self, state: State, rng: Rng) -> list[int]:
        if self.trust > 0:
            return super().outcome(state, rng)
        answers: i64 = 0
        mask: i64 = state.deciders()
        while mask != 0 and (answers < self.rollout or (mask >> self.me) & 1 == 0):
            seat: i64 = state.decider()
            self.who_answers(seat).play(state, seat, rng)
            answers += 1
            mask = state.deciders()
        self.given += answers
        return self.judged(state)

    def reply(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.who_answers(seat).suggest(state, seat, rng)

    def who_answers(self, seat: i64) -> Evaluation:
        return self.evaluation if seat == self.me else self.others

    def judged(self, state: State) -> list[int]:
        """Only of the seat it thinks for; nobody asks for the others."""
        worth: list[int] = [0] * state.players
        if state.over():
            worth[self.me] = self.aim.reached(self.seeing.judge, state, self.me)
        else:
            self.seeing.look(state, self.me)
            worth[self.me] = self.seeing.net.value()
        return worth


def likely(options: list[int], leanings: list[int]) -> list[int]:
    """The few that a network leans to most, the first first."""
    order = sorted(range(len(options)), key=lambda i: -leanings[i])
    least = leanings[order[0]] - UNLIKELY
    return [options[i] for i in order[:FEW] if leanings[i] >= least]


def drawn(leanings: list[int], rng: Rng) -> i64:
    """The index of one of some answers, as likely as the network leans to it."""
    most = max(leanings)
    weights: list[float] = []
    total: float = 0.0
    for leaning in leanings:
        total += math.exp((leaning - most) / ONE)
        weights.append(total)
    mark: float = total * float(rng.below(PARTS)) / float(PARTS)
    for i in range(len(weights)):
        if mark < weights[i]:
            return i
    return len(weights) - 1
