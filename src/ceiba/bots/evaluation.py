"""What a bot knows about one game: the only part of the bots a new game has to add.

Only `value` is needed. The rest has defaults that work for every game, and each that is written
makes the bots better or faster.
"""

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.core.state import State


class Evaluation:
    """Judges positions and suggests answers, always on a guess and never on the true state."""

    def __init__(self) -> None:
        self.ahead: bool = True
        """Whether the search tries what the seat might do later, too. If not, the seat follows its
        suggestions there: better where chance decides so much that little is learned so deep."""
        self.trust: i64 = 0
        """How many games played on to the end its judgement right after an answer is worth to the
        search: more than 0 where luck decides so much that the end says little about one answer."""
        self.ripe: i64 = 100
        """The search takes the best of the answers it tried at least so many hundredths as often
        as the most tried one."""

    def value(self, state: State, seat: i64) -> i64:
        """The points a seat may expect in the end, in hundredths; exact when the game is over."""
        raise NotImplementedError

    def settled(self, state: State) -> bool:
        """Whether `value` can judge here, or should wait until what has begun is carried out."""
        return True

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The options worth thinking about, the most natural first; one of them: no choice."""
        return state.options(seat)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        """A sensible answer at little cost, for playing on where the search ends."""
        options = self.candidates(state, seat)
        return options[rng.below(len(options))]

    def plan(self, state: State, seat: i64) -> list[int]:
        """All steps of a walk that need no search (a layout), the next first; empty: no such."""
        return []

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        """Answer for a seat as planned or suggested."""
        steps = self.plan(state, seat)
        if len(steps) == 0:
            state.apply(seat, self.suggest(state, seat, rng), None)
            return
        for step in steps:
            state.apply(seat, step, None)


def margins(evaluation: Evaluation, state: State) -> list[int]:
    """For each seat its expected points above the best of the others, in hundredths."""
    values: list[int] = []
    for seat in range(state.players):
        values.append(evaluation.value(state, seat))
    result: list[int] = []
    for seat in range(state.players):
        result.append(values[seat] - best_other(values, seat))
    return result


def best_other(values: list[int], seat: i64) -> i64:
    best: i64 = -1_000_000
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best


def play_on(evaluation: Evaluation, state: State, decisions: i64, rng: Rng) -> i64:
    """Let everybody follow the suggestions for some answers, then until the table is settled; how
    many were given."""
    given: i64 = 0
    seat: i64 = state.decider()
    while seat >= 0 and (given < decisions or not evaluation.settled(state)):
        evaluation.play(state, seat, rng)
        given += 1
        seat = state.decider()
    return given
