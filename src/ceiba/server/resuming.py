"""From what the store has of a table to its game."""

import asyncio
from collections.abc import Sequence
from typing import Final

from ceiba.core.errors import BadLog, CeibaError, NewerRules
from ceiba.core.log import Entry
from ceiba.core.match import Match
from ceiba.games import KNOWN
from ceiba.server.problems import refused
from ceiba.server.protocol import Closing
from ceiba.store import Standing, StoredTable

SLICE: Final = 50
"""Entries of a log that are played before others have their turn."""


async def resume(match: Match, entries: Sequence[Entry]) -> None:
    """The game as far as its log tells it. A long one is played in slices: others have turns."""
    for step, _ in enumerate(match.resume(entries), 1):
        if step % SLICE == 0:
            await asyncio.sleep(0)


def go_on(match: Match, entries: Sequence[Entry]) -> None:
    """What another process wrote meanwhile."""
    for entry in entries:
        try:
            match.take(entry)
        except CeibaError as problem:
            reason = type(problem).__name__
            raise BadLog(f"entry {match.seq + 1} is refused: {reason}") from problem


def standing_of(match: Match) -> Standing:
    return Standing("".join(match.waiting), match.outcome())


def begin(table: StoredTable) -> Match:
    """The game of a table before its first entry, by the rules it began with."""
    game = KNOWN.get(table.game)
    if game is None:
        raise refused("gone", close=Closing.NO_TABLE)
    try:
        return Match(
            game,
            table.players,
            table.options,
            table.seed,
            position=table.position,
            rules=table.rules,
        )
    except NewerRules as problem:
        raise refused("newer", close=Closing.NO_TABLE) from problem
