"""What every bot is."""

from mypy_extensions import i64

from ceiba.bots.evaluation import Evaluation
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng


class Bot:
    """Answers for a seat from what the seat knows. The same knowledge and the same generator give
    the same answer; a bot keeps nothing from one answer to the next."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        """One of the options."""
        raise NotImplementedError

    def walk(self, known: Knowledge, rng: Rng) -> list[int]:
        """One answer, and those that follow before anything is revealed."""
        answers: list[int] = []
        here: Knowledge | None = known
        while here is not None:
            action: i64 = self.choose(here, rng)
            answers.append(action)
            here = here.follow(action)
        return answers


class JudgingBot(Bot):
    """A bot with an evaluation: what that plans is carried out without a thought."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def walk(self, known: Knowledge, rng: Rng) -> list[int]:
        steps = self.evaluation.plan(known.guess(rng), known.seat)
        return steps if len(steps) > 0 else [self.choose(known, rng)]
