"""Who the bots are: their levels and names."""

import secrets
from collections.abc import Collection
from typing import Final

from ceiba import bots
from ceiba.core.game import Position
from ceiba.server.workers import Workers

LEVELS: Final = bots.LEVELS
KNOWN: Final = bots.NAMES
TAKES_OVER: Final = "adept"
"""Who sits down where a person leaves."""
TEACHER: Final = "teacher"
"""Who plays the other seats of a lesson, by its line."""
OFF_THE_LINE: Final = "greedy"
"""How a teacher plays where the line says nothing: simply, and without keeping anybody waiting."""

NAMES: Final = ("Ix Chel", "Hunahpu", "Itzamna", "Kinich", "Ek Chuah")

ADVICE_S: Final = 30.0


def free_name(taken: Collection[str]) -> str:
    """The first name of a bot that nobody at the table has; there are as many as seats."""
    return next((name for name in NAMES if name not in taken), "")


async def work_out(workers: Workers, position: Position, seat: int) -> list[str]:
    """The walk a seat is asked for, worked out for the person who sits there; empty: no such."""
    return await workers.run(ADVICE_S, bots.work_out, position, seat, secrets.token_hex(16))
