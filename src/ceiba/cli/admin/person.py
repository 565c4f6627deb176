"""What is kept about somebody, by the name at the table; there are no accounts to go by."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    delete,
    func,
    select,
    update,
)

from ceiba.cli.admin.archive import Archive
from ceiba.server.bots import TAKES_OVER
from ceiba.store.people import forget_person
from ceiba.store.schema import (
    BROWSERS,
    CHAT,
    ENTRIES,
    PASSKEYS,
    PEOPLE,
    PLANS,
    REPORTS,
    SEATS,
    TABLES,
    TOKENS,
    WAYS,
)


async def found(archive: Archive, name: str) -> list[dict[str, Any]]:
    """The tables where that name sits or spoke: the answers given there, the lines of chat, what
    was reported, and how to tell that seat of its turn."""

    def work(connection: Connection) -> list[dict[str, Any]]:
        seats = _seats(connection, name)
        spoken = connection.execute(select(CHAT).where(CHAT.c.name == name)).all()
        tables = []
        for table_id in sorted({row.table_id for row in (*seats, *spoken)}):
            numbers = [seat.seat for seat in seats if seat.table_id == table_id]
            answers = connection.execute(
                select(ENTRIES)
                .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seat.in_(numbers))
                .order_by(ENTRIES.c.seq)
            )
            game = connection.scalar(select(TABLES.c.game).where(TABLES.c.id == table_id))
            tables.append(
                {
                    "table": table_id,
                    "game": game,
                    "seats": numbers,
                    "answers": [{"at": a.at, "text": a.text} for a in answers],
                    "chat": [
                        {"at": line.at, "text": line.text}
                        for line in spoken
                        if line.table_id == table_id
                    ],
                    "notices": _told(connection, WAYS, table_id, numbers),
                    "reports": _told(connection, REPORTS, table_id, numbers),
                }
            )
        return tables

    return await archive.read(work)


def _seats(connection: Connection, name: str) -> Sequence[Row[Any]]:
    """Those of persons, also where a bot plays on for one: a bot of its own may have that name,
    too, but was never at a device."""
    query = select(SEATS).where(SEATS.c.name == name, SEATS.c.device.is_not(None))
    return connection.execute(query).all()


def _of(kept: Table, seat: Any) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return kept.c.table_id == seat.table_id, kept.c.seat == seat.seat


def _told(connection: Connection, kept: Table, table_id: str, seats: list[int]) -> list[Any]:
    query = select(kept.c.told).where(kept.c.table_id == table_id, kept.c.seat.in_(seats))
    return [json.loads(told) for told in connection.scalars(query)]


async def persons(archive: Archive, name: str) -> list[dict[str, Any]]:
    """Those who call themselves so on every device, and by how many they are known."""

    def work(connection: Connection) -> list[dict[str, Any]]:
        query = select(PEOPLE).where(PEOPLE.c.name == name)
        return [
            {
                "emblem": row.emblem,
                "settings": row.settings,
                "created": row.created,
                **{
                    proof.name: _number(connection, proof, row.id) for proof in (BROWSERS, PASSKEYS)
                },
            }
            for row in connection.execute(query).all()
        ]

    return await archive.read(work)


def _number(connection: Connection, proof: Table, person: str) -> int:
    query = select(func.count()).select_from(proof).where(proof.c.person == person)
    return connection.scalar(query) or 0


async def forget(archive: Archive, name: str) -> None:
    """Name, words, secrets and addresses go; the games stay, for they are the others', too.

    Where such a game still runs, a bot goes on in that seat.
    """

    def work(connection: Connection) -> None:
        nobody = {"name": "", "kind": "bot", "level": TAKES_OVER, "device": None}
        for seat in _seats(connection, name):
            for kept in (TOKENS, WAYS, PLANS, REPORTS):
                connection.execute(delete(kept).where(*_of(kept, seat)))
            connection.execute(update(SEATS).where(*_of(SEATS, seat)).values(**nobody))
        people = select(PEOPLE.c.id).where(PEOPLE.c.name == name)
        for person in connection.scalars(people).all():
            forget_person(connection, person)
        connection.execute(delete(CHAT).where(CHAT.c.name == name))

    await archive.write(work)
