"""What bots answer, computed in a worker process."""

import logging
import secrets
from collections.abc import Collection
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ceiba import bots
from ceiba.core.decision import Decision
from ceiba.core.game import Position
from ceiba.server.workers import Workers

LOG: Final = logging.getLogger(__name__)

LEVELS: Final = bots.LEVELS
KNOWN: Final = bots.NAMES
TAKES_OVER: Final = "adept"
"""Who sits down where a person leaves."""

NAMES: Final = ("Ix Chel", "Chaac", "Itzamna", "Kinich", "Ek Chuah")


def free_name(taken: Collection[str]) -> str:
    """The first name of a bot that nobody at the table has; there are as many as seats."""
    return next((name for name in NAMES if name not in taken), "")


PATIENCE_S: Final = 30.0


async def think(workers: Workers, position: Position, decision: Decision, level: str) -> list[str]:
    """The answers of a bot. Whatever goes wrong with it, there is an answer: the first option."""
    # The seed says nothing about the position, so it gives away nothing of it either.
    question = (position, decision.seat, level, secrets.token_hex(16))
    try:
        try:
            return await workers.run(PATIENCE_S, bots.choose, *question)
        except BrokenProcessPool:  # the process ended for a reason of its own: ask another
            return await workers.run(PATIENCE_S, bots.choose, *question)
    except Exception:  # a broken bot must not stop the game
        LOG.exception("the bot at level %s failed; it takes the first option", level)
        return [decision.options[0].text]


async def work_out(workers: Workers, position: Position, seat: int) -> list[str]:
    """The walk a seat is asked for, worked out for the person who sits there; empty: no such."""
    return await workers.run(PATIENCE_S, bots.work_out, position, seat, secrets.token_hex(16))
