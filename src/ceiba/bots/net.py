"""The tree search with a network for a judge."""

import math
from typing import Final

from mypy_extensions import i64

from ceiba.bots.evaluation import Evaluation, margins
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


def standing(margin: i64, usual: i64) -> i64:
    """How far ahead, from -ONE to ONE, where half of all games end closer than `usual`: close
    games count most.

    >>> standing(0, 1200), standing(1200, 1200), standing(-3600, 1200)
    (0, 2048, -3072)
    """
    distance: i64 = margin if margin > 0 else -margin
    return margin * ONE // (distance + usual)


class NetBot(SearchBot):
    """Thinks like the others, but its network judges, and tells what the others might answer.

    The network sees what a seat sees, of positions that are guesses.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        observer: Observer,
        net: Net,
        iterations: i64,
        rollout: i64,
        curiosity: float,
        trust: i64,
        usual: i64,
        rivals: i64 = 0,
    ) -> None:
        super().__init__(evaluation, iterations, rollout, curiosity)
        self.observer = observer
        self.sight: Sight | None = None
        """Made anew for each answer: what stays the same in a game is written once."""
        self.net = net
        self.trust = trust
        self.usual: i64 = usual
        """See `standing`."""
        self.rivals: i64 = rivals
        """How many of a hundred answers of the others are such as the network leans to."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        self.sight = None
        return super().choose(known, rng)

    def judged(self, state: State) -> list[int]:
        """Only of the seat it thinks for; nobody asks for the others."""
        worth: list[int] = [0] * state.players
        if state.over():
            worth[self.me] = standing(margins(self.evaluation, state)[self.me], self.usual)
        else:
            self.look(state, self.me)
            worth[self.me] = self.net.value()
        return worth

    def look(self, state: State, seat: i64) -> None:
        sight = self.sight
        if sight is None:
            sight = Sight(self.observer, state)
            self.sight = sight
        sight.take(state, seat)
        self.net.look(sight.numbers)

    def reply(self, state: State, seat: i64, rng: Rng) -> i64:
        if rng.below(100) >= self.rivals:
            return super().reply(state, seat, rng)
        options = self.evaluation.candidates(state, seat)
        self.look(state, seat)
        return options[drawn(self.leanings(options), rng)]

    def leanings(self, options: list[int]) -> list[int]:
        """Of the seat that looked last."""
        found: list[int] = []
        for option in options:
            found.append(self.net.leaning(option))
        return found


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
