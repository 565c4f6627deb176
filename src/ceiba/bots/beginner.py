"""Plays as somebody who has just understood the rules: sensibly, without looking ahead."""

from mypy_extensions import i64

from ceiba.bots.bot import JudgingBot
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng
from ceiba.core.state import State


class BeginnerBot(JudgingBot):
    """Follows the suggestions, and now and then does anything that gives nothing up."""

    def __init__(self, evaluation: Evaluation, slips: i64) -> None:
        super().__init__(evaluation)
        self.slips: i64 = slips
        """Of a hundred answers."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        guess = known.guess(rng)
        if rng.below(100) < self.slips:
            options = harmless(guess, known.seat)
            return options[rng.below(len(options))]
        return self.evaluation.suggest(guess, known.seat, rng)


def harmless(state: State, seat: i64) -> list[int]:
    """The answers that let nothing go, as nobody does who sees it; all if there is none."""
    options = state.options(seat)
    task = state.agenda[-1]
    found = [option for option in options if task.gives_up(state, seat, option) is None]
    return found if len(found) > 0 else options
