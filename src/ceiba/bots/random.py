"""Any answer, each as likely as the next."""

from mypy_extensions import i64

from ceiba.bots.bot import Bot
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng


class RandomBot(Bot):
    def choose(self, known: Knowledge, rng: Rng) -> i64:
        options = known.options()
        return options[rng.below(len(options))]
