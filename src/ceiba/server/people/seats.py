"""Which seats are a person's: claimed by their secrets, opened on any device, given up at once."""

from collections import Counter
from contextlib import suppress
from typing import Final

from ceiba.server.people.forms import SeatKeys, SeatProofs
from ceiba.server.problems import Refused, refused
from ceiba.server.room import Room
from ceiba.server.rooms import Rooms
from ceiba.server.seating import leave
from ceiba.server.tokens import derived, hashed
from ceiba.store import Conflict, MyTable, Store, StoredPerson

TOKENS_PER_SEAT: Final = 32
"""Secrets that open one seat: more than anybody has devices."""


async def claim(store: Store, person: StoredPerson, proofs: SeatProofs) -> None:
    """Seats these secrets open are the person's from now on, unless they are another's."""
    pairs = [(table, hashed(token)) for table, given in proofs.tables.items() for token in given]
    if pairs:
        await store.people.claim(person.id, pairs)


async def keys(room: Room, person: StoredPerson, secret: str) -> SeatKeys:
    """Secrets of the person's seats at a table, for the browser that has `secret`.

    They are derived from it, so asking again gives the same, and it cannot be told from them.
    """
    async with room.open(fresh=True):
        mine = [seat.seat for seat in room.table.seats if seat.person == person.id]
        tokens = {seat: derived(secret, f"{room.id}/{seat}") for seat in mine}
        given = Counter(room.table.tokens.values())
        new = {hashed(token): seat for seat, token in tokens.items()}
        new = {hash_: seat for hash_, seat in new.items() if hash_ not in room.table.tokens}
        if any(given[seat] >= TOKENS_PER_SEAT for seat in new.values()):
            raise refused("too_fast")
        with suppress(Conflict):  # asked through another process a moment ago
            await room.store.add_tokens(room.id, new)
        await room.read()
    return SeatKeys({str(seat): token for seat, token in tokens.items()})


async def forget(rooms: Rooms, person: StoredPerson) -> None:
    """Bots go on where a game still runs; then nothing leads to the person any more."""
    for table in await rooms.store.people.tables(person.id):
        if not is_over(table):
            for seat in table.seats:
                if seat.person == person.id:
                    with suppress(Refused):  # a bot stands in already, or the game is gone
                        await leave(rooms.room(table.id), seat.seat)
    await rooms.store.people.forget(person.id)


def is_over(table: MyTable) -> bool:
    return table.standing is not None and table.standing.outcome is not None
