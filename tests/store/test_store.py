"""The store on real databases: a SQLite file, and PostgreSQL where its server is installed."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, inspect

from ceiba.core.log import Entry
from ceiba.store import Conflict, Store, StoreDown, StoredSeat, sqlite
from ceiba.store.schema import METADATA
from ceiba.store.talk import KEPT
from tests.store.conftest import SEATS, TABLE


async def test_what_is_written_is_read(store: Store, address: str) -> None:
    assert await store.load("t1") is None
    await store.create(TABLE)
    await store.append("t1", 0, [Entry(0, "bid 5"), Entry(1, "bid 3")])
    await store.append("t1", 2, [Entry(0, "undo agreed")])
    other = await Store.open(address)
    loaded = await other.load("t1")
    await other.close()
    assert loaded is not None
    assert loaded.table == TABLE
    assert [str(entry) for entry in loaded.entries] == ["A bid 5", "B bid 3", "A undo agreed"]
    later = await store.load("t1", after=2)
    assert later is not None
    assert [str(entry) for entry in later.entries] == ["A undo agreed"]


async def test_a_table_can_begin_with_a_position(store: Store) -> None:
    position = {"game": "gold", "players": 2, "pearls": [3, 17]}
    await store.create(msgspec.structs.replace(TABLE, position=position))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.table.position == position


async def test_the_key_of_the_log_decides_races(store: Store) -> None:
    await store.create(TABLE)
    results = await asyncio.gather(
        *(store.append("t1", 0, [Entry(n % 2, f"bid {n}"), Entry(0, "x")]) for n in range(8)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 7 + ["int"]
    loaded = await store.load("t1")
    assert loaded is not None
    assert len(loaded.entries) == 2  # nothing of those who lost


async def test_it_knows_when_a_game_last_moved(store: Store) -> None:
    await store.create(TABLE)
    opened = await store.load("t1")
    assert opened is not None
    at = await store.append("t1", 0, [Entry(0, "bid 3")])
    moved = await store.load("t1", after=1)
    assert moved is not None
    assert (moved.entries, moved.moved) == ((), at)
    assert opened.moved <= at


async def test_another_sits_down_and_no_secret_changes(store: Store) -> None:
    await store.create(TABLE)
    before = await store.load("t1")
    assert before is not None
    person = before.table.seats[0]
    bot = StoredSeat(0, "bot", person.name, "novice", person.device)
    await store.reseat("t1", bot, was="person")
    with pytest.raises(Conflict):
        await store.reseat("t1", bot, was="person")
    during = await store.load("t1")
    assert during is not None
    assert (during.table.seats[0], during.table.tokens) == (bot, before.table.tokens)
    await store.reseat("t1", person, was="bot")
    assert await store.load("t1") == before


async def test_a_seat_is_taken_once_and_given_up_once(store: Store) -> None:
    await store.create(TABLE)
    results = await asyncio.gather(
        *(
            store.seat_down("t1", StoredSeat(1, "person", f"P{n}", device=1), f"hash{n}")
            for n in range(4)
        ),
        return_exceptions=True,
    )
    assert sum(result is None for result in results) == 1
    loaded = await store.load("t1")
    assert loaded is not None
    assert len(loaded.table.tokens) == 2
    await store.add_tokens("t1", {"more": 1})
    bot = StoredSeat(1, "bot", "P", "adept")
    await store.stand_up("t1", bot)
    with pytest.raises(Conflict):
        await store.stand_up("t1", bot)
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.table.tokens == {"h": 0}
    assert loaded.table.seats == (SEATS[0], bot)


async def test_a_table_has_one_rematch(store: Store) -> None:
    await store.create(TABLE)
    results = await asyncio.gather(
        *(
            store.create(msgspec.structs.replace(TABLE, id=f"again{n}", tokens={}), rematch_of="t1")
            for n in range(3)
        ),
        return_exceptions=True,
    )
    made = [n for n, result in enumerate(results) if result is None]
    assert len(made) == 1
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.table.rematch == f"again{made[0]}"
    assert sum([await store.load(f"again{n}") is not None for n in range(3)]) == 1


async def test_the_last_lines_of_chat_are_kept(store: Store) -> None:
    await store.create(TABLE)
    for number in range(KEPT + 5):
        await store.say("t1", None if number % 2 else 0, "Ana", f"line {number}")
    lines = await store.chat("t1")
    assert len(lines) == KEPT
    assert (lines[0].number, lines[-1].text) == (6, f"line {KEPT + 4}")
    assert [line.number for line in await store.chat("t1", after=KEPT + 3)] == [204, 205]


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def columns(connection: Connection) -> dict[str, set[str]]:
        found = inspect(connection)
        return {
            table: {column["name"] for column in found.get_columns(table)}
            for table in found.get_table_names()
            if table != "alembic_version"
        }

    shape = await store._database.read(columns)
    assert shape == {name: set(table.columns.keys()) for name, table in METADATA.tables.items()}


async def test_several_processes_may_start_at_once(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    for each in stores:
        await each.close()


# -- SQLite alone ---------------------------------------------------------------------------


async def test_a_locked_file_is_a_clear_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = [p.replace("busy_timeout=5000", "busy_timeout=50") for p in sqlite.PRAGMAS]
    monkeypatch.setattr(sqlite, "PRAGMAS", quick)
    file = tmp_path / "games.sqlite3"
    store = await Store.open(f"sqlite:///{file}")
    await store.create(TABLE)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown):
        await store.append("t1", 0, [Entry(0, "bid 5")])
    assert await store.load("t1") is not None  # looking is still possible
    other.execute("ROLLBACK")
    other.close()
    await store.append("t1", 0, [Entry(0, "bid 5")])
    await store.close()


async def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(StoreDown):
        await Store.open(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'x.sqlite3'}")
    with pytest.raises(StoreDown):
        await Store.open("nonsense")
    (tmp_path / "text.sqlite3").write_text("this is not a database, but long enough to tell" * 9)
    with pytest.raises(StoreDown):
        await Store.open(f"sqlite:///{tmp_path / 'text.sqlite3'}")


async def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    modes = await store._database.read(
        lambda connection: [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    )
    await store.close()
    assert modes == ["wal", 2, 1]
