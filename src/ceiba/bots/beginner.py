"""Plays as somebody who has just understood the rules: sensibly, without looking ahead."""

from mypy_extensions import i64

from ceiba.bots.bot import JudgingBot
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng


class BeginnerBot(JudgingBot):
    """Follows the suggestions, and now and then any answer that is worth a thought."""

    def __init__(self, evaluation: Evaluation, slips: i64) -> None:
        super().__init__(evaluation)
        self.slips: i64 = slips
        """Of a hundred answers."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        guess = known.guess(rng)
        if rng.below(100) < self.slips:
            options = self.evaluation.candidates(guess, known.seat)
            return options[rng.below(len(options))]
        return self.evaluation.suggest(guess, known.seat, rng)
