"""Opening tables: from a wish to seats and secrets, and the rematch of a game that is over."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

import ceiba
from ceiba.core.game import Game
from ceiba.core.lesson import LEARNER
from ceiba.core.log import Entry
from ceiba.core.seed import new_seed
from ceiba.games import KNOWN as KNOWN_GAMES
from ceiba.server.bots import KNOWN, TAKES_OVER, TEACHER, free_name
from ceiba.server.clock import paces
from ceiba.server.clock.winding import wind
from ceiba.server.forms import LessonWish, NewTable, PlayOn, SeatWish, TableMade
from ceiba.server.lessons import taught_game
from ceiba.server.limits import NAME_LENGTH, TOKENS_PER_SEAT, clean
from ceiba.server.problems import refused
from ceiba.server.replays import Replays
from ceiba.server.room import Room
from ceiba.server.rooms import Rooms
from ceiba.server.tokens import derived, hashed, new_table_id, new_token
from ceiba.store import Conflict, StoreDown, StoredSeat, StoredTable, Terms


async def open_table(rooms: Rooms, wish: NewTable) -> TableMade:
    """A table as wished, and the secrets of the seats at this device."""
    game = KNOWN_GAMES.get(wish.game)
    if game is None:
        raise refused("unknown_game", game=wish.game[:40])
    seats = _seats(wish.seats)
    paces.check(wish.pace)
    table = replace(
        new_table(game, len(seats), wish.options, seats),
        listing=wish.listing,
        pace=wish.pace,
        terms=_terms(wish),
    )
    tokens = {seat.seat: new_token() for seat in seats if seat.kind == "person"}
    await _create(rooms, replace(table, tokens=_hashes(tokens)))
    return await _made(rooms.room(table.id), tokens)


async def open_lesson(rooms: Rooms, wish: LessonWish) -> TableMade:
    """The table of a game's lesson, with a teacher in every other seat."""
    lesson = taught_game(wish.game)
    begun = ceiba.set_up(lesson.position, lesson.seed)
    wishes = [SeatWish("me", wish.name), *([SeatWish("bot")] * (begun.players - 1))]
    seats = tuple(
        replace(seat, level=TEACHER) if seat.kind == "bot" else seat for seat in _seats(wishes)
    )
    tokens = {LEARNER: new_token()}
    table = StoredTable(
        new_table_id(),
        wish.game,
        begun.rules,
        begun.players,
        begun.options,
        lesson.seed,
        seats,
        _hashes(tokens),
        lesson.position,
    )
    await _create(rooms, table)
    return await _made(rooms.room(table.id), tokens)


async def open_from_log(rooms: Rooms, replays: Replays, wish: PlayOn) -> TableMade:
    """A table that goes on where a log is at some moment, by the rules it was played by.

    The seed stays the log's, so that the entries lead where they led. Whoever has the log knows
    that seed: this is a table to study at.
    """
    begun = await replays.beginning(wish.log, wish.at)
    if len(wish.seats) != begun.players:
        raise refused("bad_request", reason=f"the game has {begun.players} seats")
    seats = _seats(wish.seats)
    tokens = {seat.seat: new_token() for seat in seats if seat.kind == "person"}
    table = StoredTable(
        new_table_id(),
        begun.game,
        begun.rules,
        begun.players,
        begun.options,
        begun.seed,
        seats,
        _hashes(tokens),
        begun.position,
    )
    await _create(rooms, table, begun.entries)
    return await _made(rooms.room(table.id), tokens)


async def open_alike(rooms: Rooms, table: StoredTable, wishes: list[SeatWish]) -> TableMade:
    """A new table that begins as another did, with whoever shall sit there."""
    seats = _seats(wishes)
    tokens = {seat.seat: new_token() for seat in seats if seat.kind == "person"}
    alike = replace(table, id=new_table_id(), seats=seats, tokens=_hashes(tokens))
    await _create(rooms, alike)
    return await _made(rooms.room(alike.id), tokens)


def _terms(wish: NewTable) -> Terms:
    """People are rated against people, each at a seat of their own."""
    if wish.rated and sum(seat.kind in ("me", "open") for seat in wish.seats) < 2:
        raise refused("bad_request", reason="a rated game needs two people, each at a device")
    return Terms(rated=wish.rated)


def new_table(
    game: Game[Any], players: int, options: dict[str, Any], seats: tuple[StoredSeat, ...]
) -> StoredTable:
    """A table with a seed of its own; raises `BadOption` where the game does not allow it."""
    return StoredTable(
        new_table_id(),
        game.spec.slug,
        game.spec.rules_version,
        players,
        game.check_options(players, options),
        new_seed(),
        seats,
        {},
    )


async def open_rematch(rooms: Rooms, room: Room, token: str) -> tuple[TableMade, bool]:
    """Another game with the same seats, for whoever has a seat at the first one.

    The first who asks opens the table, and it begins at once: everybody keeps the seat, those who
    have not come yet like those who are away. Each proves the seat with the old secret and gets
    new ones for the seats at that device, the same ones however often it asks. The old secret is
    no key to the new table, so a table can be shared as a recording without giving anything away.
    """
    async with room.open(fresh=True) as match:
        seat = room.table.tokens.get(hashed(token))
        if seat is None:
            raise refused("not_your_seat")
        if not match.over:
            raise refused("not_over")
        device = room.table.seats[seat].device
        made = room.table.rematch is None
        if made:
            game = KNOWN_GAMES[room.table.game]  # by the present rules, whatever these were
            known = {option.name for option in game.spec.options}
            options = {name: value for name, value in match.options.items() if name in known}
            again = new_table(game, match.players, options, room.table.seats)
            rated = Terms(rated=room.table.terms.rated)
            again = replace(again, pace=room.table.pace, terms=rated)
            try:
                await room.store.create(again, rematch_of=room.id)
            except Conflict:  # another process opened one meanwhile
                made = False
            await room.read()
            room.send_presence()
        next_id = room.table.rematch
    if next_id is None:
        raise refused("gone")
    return await _claim(rooms.room(next_id), device, token), made


async def _claim(room: Room, device: int | None, token: str) -> TableMade:
    async with room.open(fresh=True):
        seats = [s.seat for s in room.table.seats if s.kind == "person" and s.device == device]
        if not seats:
            raise refused("gone")
        tokens = {seat: derived(token, f"{room.id}/{seat}") for seat in seats}
        known = room.table.tokens
        new = {hash_: seat for hash_, seat in _hashes(tokens).items() if hash_ not in known}
        given = Counter(known.values())
        if any(given[seat] >= TOKENS_PER_SEAT for seat in new.values()):
            raise refused("too_fast")
        with suppress(Conflict):  # asked through another process a moment ago
            await room.store.add_tokens(room.id, new)
        await room.read()
    return await _made(room, tokens)


async def _create(rooms: Rooms, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
    try:
        await rooms.store.create(table)
        if entries:
            await rooms.store.append(table.id, 0, entries)
    except StoreDown as problem:
        raise refused("internal") from problem


async def _made(room: Room, tokens: dict[int, str]) -> TableMade:
    async with room.open():
        await wind(room)
        return TableMade(room.info(), {str(seat): token for seat, token in tokens.items()})


def _hashes(tokens: dict[int, str]) -> dict[str, int]:
    return {hashed(token): seat for seat, token in tokens.items()}


def _seats(wishes: list[SeatWish]) -> tuple[StoredSeat, ...]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise refused("bad_request", reason="only one seat can be 'me'")
    here = next((i for i, wish in enumerate(wishes) if wish.kind in ("me", "local")), None)
    seats: list[StoredSeat] = []
    for number, wish in enumerate(wishes):
        name = clean(wish.name or "", NAME_LENGTH)
        if wish.kind == "open":
            seats.append(StoredSeat(number, "open"))
        elif wish.kind == "bot":
            level = wish.level or TAKES_OVER
            if level not in KNOWN:
                raise refused("bad_request", reason=f"there is no bot '{level[:40]}'")
            name = name or free_name({seat.name for seat in seats})
            seats.append(StoredSeat(number, "bot", name, level))
        else:
            seats.append(StoredSeat(number, "person", name, device=here))
    return tuple(seats)
