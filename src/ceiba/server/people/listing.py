"""A person's tables: where they are asked first, then those that run, then those that are over."""

from contextlib import suppress
from typing import Final

from ceiba.core.seats import LETTERS
from ceiba.server.people.forms import Sitting, TableLine
from ceiba.server.people.seats import is_over
from ceiba.server.problems import Refused
from ceiba.server.rooms import Rooms
from ceiba.server.telling import status_of
from ceiba.store import MyTable, StoredPerson, StoredSeat

CAUGHT_UP: Final = 50
"""Tables from before an update that are looked into for one list; the rest for the next."""


async def my_tables(rooms: Rooms, person: StoredPerson) -> list[TableLine]:
    tables = await rooms.store.people.tables(person.id)
    unknown = [table for table in tables if table.standing is None]
    for table in unknown[:CAUGHT_UP]:
        with suppress(Refused):  # of a game that is gone: listed, but nobody is asked
            async with rooms.room(table.id).open():
                pass  # opening it puts on record how it stands
    if unknown:
        tables = await rooms.store.people.tables(person.id)
    lines = [_line(table, person.id) for table in tables]
    return sorted(lines, key=lambda line: (not line.your_turn, line.status == "over"))


def _line(table: MyTable, person: str) -> TableLine:
    status = status_of(table.seats, is_over(table))
    asked = table.standing.waiting if table.standing and status == "playing" else ""
    seats = [_sitting(seat, person, asked) for seat in table.seats]
    own = [table.until[seat.seat] for seat in seats if seat.mine and seat.seat in table.until]
    ranks = []
    if table.standing is not None and table.standing.outcome is not None:
        scores = table.standing.outcome.scores
        ranks = [score.rank for score in scores if table.seats[score.seat].person == person]
    return TableLine(
        table.id,
        table.game,
        status,
        seats,
        table.moved,
        min(own or table.until.values(), default=None),
        your_turn=any(seat.mine and seat.asked for seat in seats),
        rank=min(ranks, default=None),
    )


def _sitting(seat: StoredSeat, person: str, asked: str) -> Sitting:
    return Sitting(
        seat.seat,
        seat.kind,
        seat.name,
        mine=seat.person == person,
        asked=LETTERS[seat.seat] in asked and seat.kind == "person",
    )
