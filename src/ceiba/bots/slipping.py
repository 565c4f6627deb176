"""Levels that err: they follow the suggestions or think, and now and then do just anything."""

from mypy_extensions import i64

from ceiba.bots.bot import Bot, JudgingBot
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng
from ceiba.core.state import State


class FollowingBot(JudgingBot):
    """Plays as somebody who has understood the rules: sensibly, without looking ahead."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        return self.evaluation.suggest(known.guess(rng), known.seat, rng)


class SlippingBot(JudgingBot):
    """Answers like another bot, and now and then does anything that gives nothing up."""

    def __init__(self, evaluation: Evaluation, careful: Bot, slips: i64) -> None:
        super().__init__(evaluation)
        self.careful = careful
        self.slips: i64 = slips
        """Of a hundred answers."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        if rng.below(100) >= self.slips:
            return self.careful.choose(known, rng)
        options = harmless(known.guess(rng), known.seat)
        return options[rng.below(len(options))]


def harmless(state: State, seat: i64) -> list[int]:
    """The answers that let nothing go, as nobody does who sees it; all if there is none."""
    options = state.options(seat)
    task = state.agenda[-1]
    found = [option for option in options if task.gives_up(state, seat, option) is None]
    return found if len(found) > 0 else options
