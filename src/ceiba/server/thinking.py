"""What bots answer, worked out beside the server: by processes here, or by workers elsewhere.

The one interface to both is `Thinkers`. Whoever asks waits for a turn first (`turns`), and only
then builds the question, so that a crowd that waits costs next to nothing. A question holds what
the seat knows and no more: everything else in its position is a guess.
"""

import logging
import secrets
from collections.abc import Iterator
from typing import Final, NamedTuple, Protocol

from ceiba import bots
from ceiba.core import position as positions
from ceiba.core.game import Position
from ceiba.core.match import Match
from ceiba.core.seed import seeded
from ceiba.server.turns import Turns
from ceiba.server.workers import WorkerDied, Workers

LOG: Final = logging.getLogger(__name__)

PATIENCE_S: Final = 20.0
"""How long a bot may think, from when it begins; no level takes a quarter of it."""
USUALLY_S: Final = {
    "random": 0.01,
    "greedy": 0.05,
    "beginner": 0.02,
    "novice": 0.02,
    "adept": 0.05,
    "master": 0.3,
    "seer": 0.5,
}
"""How long each level thinks, more or less; what it takes in a game, here and now, is learnt."""
SIMPLER: Final = "greedy"
"""Who answers where a level failed twice."""


class Question(NamedTuple):
    """What `ceiba.bots.choose` is asked."""

    position: Position
    seat: int
    level: str
    seed: str
    share: float
    """Of its usual thinking."""


class Thinkers(Protocol):
    """Whoever works out what bots answer."""

    @property
    def turns(self) -> Turns:
        """Take a turn before asking."""
        ...

    async def answers(self, question: Question) -> list[str]:
        """What the bot answers; raises, soon enough, whatever goes wrong."""
        ...

    async def close(self) -> None: ...


class LocalThinkers:
    """Processes on this machine."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    @property
    def turns(self) -> Turns:
        return self._workers.turns

    async def answers(self, question: Question) -> list[str]:
        return await self._workers.do(PATIENCE_S, bots.choose, *question)

    async def close(self) -> None:
        """The workers are everybody's: they stay."""


def question_for(match: Match, seat: int, level: str, share: float) -> Question:
    # The seeds say nothing about the position, so they give away nothing of it either.
    guess = match.state.guess(seat, seeded(secrets.token_hex(16)))
    position = positions.dump(match.game, guess)
    return Question(position, seat, level, secrets.token_hex(16), share)


async def think(thinkers: Thinkers, question: Question, otherwise: str) -> list[str]:
    """The answers of a bot. Whatever goes wrong with it, there is an answer."""
    for easier in _easier_and_easier(question):
        try:
            return await thinkers.answers(easier)
        except (TimeoutError, WorkerDied) as problem:
            LOG.warning("a bot at level %s did not answer: %r", easier.level, problem)
        except Exception:  # a broken bot must not stop the game
            LOG.exception("a bot at level %s failed", easier.level)
    LOG.error("no bot answers at level %s: it takes the first option", question.level)
    return [otherwise]


def _easier_and_easier(question: Question) -> Iterator[Question]:
    yield question
    yield question._replace(share=question.share / 4)
    yield question._replace(level=SIMPLER)
