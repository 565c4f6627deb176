"""Takes what looks best right away, over a few guesses of what it cannot see."""

from mypy_extensions import i64

from ceiba.bots.bot import JudgingBot
from ceiba.bots.evaluation import Evaluation, margins, play_on
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.picking import highest
from ceiba.core.rng import Rng


class GreedyBot(JudgingBot):
    """Tries each candidate once on every guess, lets the others follow their suggestions until
    the table is settled, and takes the answer with the best margin on average."""

    def __init__(self, evaluation: Evaluation, guesses: i64) -> None:
        super().__init__(evaluation)
        self.guesses: i64 = guesses

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        seat = known.seat
        options = self.evaluation.candidates(known.guess(rng), seat)
        totals: list[int] = [0] * len(options)
        for _ in range(self.guesses):
            guess = known.guess(rng)
            for i in range(len(options)):
                state = guess.clone()
                luck = rng.clone()  # the same luck for every answer
                state.apply(seat, options[i], None)
                play_on(self.evaluation, state, 1, luck)
                totals[i] += margins(self.evaluation, state)[seat]
            rng.next32()
        return options[highest(totals)]
