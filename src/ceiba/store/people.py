"""People without accounts: who they are, what proves it, and which seats are theirs.

Whatever proves somebody is kept as a hash; a passkey's public key is no secret.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, tuple_, update

from ceiba.store.clocks import read_until
from ceiba.store.database import Work
from ceiba.store.errors import Conflict
from ceiba.store.records import MyTable, StoredPasskey, StoredPerson
from ceiba.store.rows import Reading, read_seats
from ceiba.store.schema import (
    BROWSERS,
    CLOCKS,
    CODES,
    ENTRIES,
    PASSKEYS,
    PEOPLE,
    SEATS,
    STANDINGS,
    TABLES,
    TOKENS,
)
from ceiba.store.standing import read_record
from ceiba.store.times import now
from ceiba.store.writer import Writer

R = TypeVar("R")

BROWSERS_KEPT: Final = 24
"""Browsers of one person; the one that came first goes when another comes."""
LISTED: Final = 300
"""Tables in one list, those that moved last."""


class People:
    """A part of the store. Nothing here belongs to a table, so no room has to be told."""

    def __init__(self, read: Reading, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    # -- who somebody is ------------------------------------------------------------------

    async def add(self, person: StoredPerson, browser: str) -> None:
        """Somebody new, and the hash of the secret their browser keeps."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(PEOPLE).values(**_values(person), id=person.id, created=now())
            )
            _add_browser(connection, person.id, browser)

        await self._write(work)

    async def by_browser(self, browser: str) -> StoredPerson | None:
        query = select(PEOPLE).join(BROWSERS).where(BROWSERS.c.hash == browser)
        return await self._read(lambda it: _person(it.execute(query).one_or_none()))

    async def change(self, person: StoredPerson) -> None:
        mine = update(PEOPLE).where(PEOPLE.c.id == person.id)
        await self._write(lambda it: it.execute(mine.values(**_values(person))))

    async def count_proofs(self, person: str) -> tuple[int, int]:
        """How many browsers and passkeys prove that somebody is this person."""
        return await self._read(lambda it: _proofs(it, person))

    async def forget(self, person: str) -> None:
        """All of it. The games stay, for they are the others', too; nothing opens those seats."""
        await self._write(lambda it: forget_person(it, person))

    # -- how somebody comes to another browser --------------------------------------------

    async def add_code(self, code: str, purpose: str, person: str | None, until: int) -> None:
        """What `use_code` takes once; those that ended go."""

        def work(connection: Connection) -> None:
            connection.execute(delete(CODES).where(CODES.c.until < now()))
            row = {"hash": code, "purpose": purpose, "person": person, "until": until}
            connection.execute(insert(CODES).values(**row))

        await self._write(work)

    async def use_code(self, code: str, purpose: str, person: str | None = None) -> str | None:
        """Whose it was; `Conflict` where it was used, ended, or is of another kind or person."""

        def work(connection: Connection) -> str | None:
            mine = delete(CODES).where(
                CODES.c.hash == code, CODES.c.purpose == purpose, CODES.c.until >= now()
            )
            if person is not None:
                mine = mine.where(CODES.c.person == person)
            used = connection.execute(mine.returning(CODES.c.person)).one_or_none()
            if used is None:
                raise Conflict("there is no such code, or not any more")
            return None if used.person is None else str(used.person)

        return await self._write(work)

    async def enter(self, person: str, browser: str, was: str | None) -> StoredPerson:
        """Another browser is this person's from now on. `Conflict` if there is none any more.

        Whoever that browser was before comes along where nothing else would lead back to them.
        """

        def work(connection: Connection) -> StoredPerson:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))
            entered = _person(found.one_or_none())
            if entered is None:
                raise Conflict("there is no such person any more")
            if was is not None and was != person and _proofs(connection, was) == (1, 0):
                theirs = update(SEATS).where(SEATS.c.person == was)
                connection.execute(theirs.values(person=person))
                forget_person(connection, was)
            _add_browser(connection, person, browser)
            return entered

        return await self._write(work)

    # -- passkeys -------------------------------------------------------------------------

    async def add_passkey(self, key: StoredPasskey) -> None:
        """`Conflict` if it is known already."""
        row = {"id": key.id, "public_key": key.public_key, "used": key.used, "person": key.person}
        await self._write(lambda it: it.execute(insert(PASSKEYS).values(**row, created=now())))

    async def passkeys(self, person: str) -> list[str]:
        query = select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)
        return await self._read(lambda it: list(it.scalars(query)))

    async def passkey(self, key_id: str) -> StoredPasskey | None:
        query = select(PASSKEYS).where(PASSKEYS.c.id == key_id)
        row = await self._read(lambda it: it.execute(query).one_or_none())
        return None if row is None else StoredPasskey(row.id, row.public_key, row.used, row.person)

    async def used_passkey(self, key_id: str, used: int) -> None:
        mine = update(PASSKEYS).where(PASSKEYS.c.id == key_id)
        await self._write(lambda it: it.execute(mine.values(used=used)))

    # -- seats ----------------------------------------------------------------------------

    async def claim(self, person: str, proofs: Sequence[tuple[str, str]]) -> None:
        """The seats that these secrets open (table, hash) are the person's, if nobody's yet."""
        opened = select(TOKENS.c.table_id, TOKENS.c.seat).where(
            tuple_(TOKENS.c.table_id, TOKENS.c.hash).in_(proofs)
        )
        free = update(SEATS).where(
            SEATS.c.person.is_(None), tuple_(SEATS.c.table_id, SEATS.c.seat).in_(opened)
        )
        await self._write(lambda it: it.execute(free.values(person=person)))

    async def tables(self, person: str, most: int = LISTED) -> list[MyTable]:
        """Where a person sits, what moved last first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        moved = func.coalesce(STANDINGS.c.moved, TABLES.c.created).label("at")
        tables = (
            select(TABLES.c.id, TABLES.c.game, moved, STANDINGS.c.waiting, STANDINGS.c.outcome)
            .add_columns(CLOCKS.c.state)
            .outerjoin(STANDINGS, STANDINGS.c.table_id == TABLES.c.id)
            .outerjoin(CLOCKS, CLOCKS.c.table_id == TABLES.c.id)
            .where(TABLES.c.id.in_(mine))
            .order_by(moved.desc())
            .limit(most)
        )

        def work(connection: Connection) -> list[MyTable]:
            sitting = read_seats(connection, mine)
            return [
                MyTable(
                    row.id,
                    row.game,
                    tuple(sitting[row.id]),
                    row.at,
                    read_record(row.waiting, row.outcome),
                    read_until(row.state),
                )
                for row in connection.execute(tables)
            ]

        return await self._read(work)

    async def time_used(self, person: str) -> dict[str, int]:
        """By table, in milliseconds: from the answer before to each of the person's own."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        before = func.lag(ENTRIES.c.at).over(
            partition_by=ENTRIES.c.table_id, order_by=ENTRIES.c.seq
        )
        entries = (
            select(ENTRIES.c.table_id, ENTRIES.c.seat, (ENTRIES.c.at - before).label("took"))
            .where(ENTRIES.c.table_id.in_(mine))
            .subquery()
        )
        own = (SEATS.c.table_id == entries.c.table_id) & (SEATS.c.seat == entries.c.seat)
        query = (
            select(entries.c.table_id, func.sum(entries.c.took).label("used"))
            .join(SEATS, own)
            .where(SEATS.c.person == person)
            .group_by(entries.c.table_id)
        )
        found = await self._read(lambda it: it.execute(query).all())
        return {row.table_id: int(row.used or 0) for row in found}

    async def _write(self, work: Work[R]) -> R:
        return await self._writer.write("", work)


def _values(person: StoredPerson) -> Mapping[str, object]:
    return {"name": person.name, "emblem": person.emblem, "settings": person.settings}


def _person(row: Any) -> StoredPerson | None:
    return None if row is None else StoredPerson(row.id, row.name, row.emblem, row.settings)


def _proofs(connection: Connection, person: str) -> tuple[int, int]:
    def count(table: Any) -> int:
        query = select(func.count()).select_from(table).where(table.c.person == person)
        return connection.scalar(query) or 0

    return count(BROWSERS), count(PASSKEYS)


def _add_browser(connection: Connection, person: str, browser: str) -> None:
    row = {"hash": browser, "person": person, "created": now()}
    connection.execute(insert(BROWSERS).values(**row))
    of_them = select(BROWSERS.c.hash).where(BROWSERS.c.person == person)
    newest = of_them.order_by(BROWSERS.c.created.desc()).limit(BROWSERS_KEPT)
    too_old = delete(BROWSERS).where(
        BROWSERS.c.person == person, BROWSERS.c.hash.not_in(list(connection.scalars(newest)))
    )
    connection.execute(too_old)


def forget_person(connection: Connection, person: str) -> None:
    theirs = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person)
    opening = tuple_(TOKENS.c.table_id, TOKENS.c.seat).in_(theirs)
    connection.execute(delete(TOKENS).where(opening))
    connection.execute(update(SEATS).where(SEATS.c.person == person).values(person=None))
    for table in (BROWSERS, PASSKEYS, CODES):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
