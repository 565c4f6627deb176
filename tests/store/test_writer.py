"""Many tables write at once: together, each for itself, and only what is durable is told."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event, text
from structlog.contextvars import bound_contextvars, get_contextvars

from ceiba.core.log import Entry
from ceiba.store import Conflict, News, Store, StoreDown
from ceiba.store.haste import PAUSE_S, Haste
from tests.store.conftest import TABLE

TABLES = [msgspec.structs.replace(TABLE, id=f"t{number}") for number in range(40)]


async def entries(store: Store, table_id: str) -> list[str]:
    loaded = await store.load(table_id)
    assert loaded is not None
    return [str(entry) for entry in loaded.entries]


async def test_what_waits_is_committed_together(store: Store) -> None:
    await asyncio.gather(*(store.create(table) for table in TABLES))
    commits = counted(store._database)
    for seq in range(3):
        await asyncio.gather(*(store.append(t.id, seq, [Entry(0, f"bid {seq}")]) for t in TABLES))
    assert 3 <= len(commits) <= 6, "the first of each round alone, the others with one commit"
    for table in TABLES:
        assert await entries(store, table.id) == ["A bid 0", "A bid 1", "A bid 2"]


def counted(database: Any) -> list[object]:
    """The commits from now on."""
    commits: list[object] = []
    if database.shared:
        event.listen(database.engine.sync_engine, "commit", commits.append)
    else:
        database._writing.connection.driver_connection.set_trace_callback(
            lambda statement: commits.append(statement) if statement == "COMMIT" else None
        )
    return commits


async def test_one_that_fails_does_not_fail_the_others(store: Store) -> None:
    await asyncio.gather(*(store.create(table) for table in TABLES))
    await store.append("t7", 0, [Entry(1, "bid 9")])
    told = await asyncio.gather(
        *(store.append(table.id, 0, [Entry(0, "bid 1"), Entry(0, "stop")]) for table in TABLES),
        store.append("nowhere", 0, [Entry(0, "bid 1")]),
        store.say("t3", 0, "Ana", "hello"),
        return_exceptions=True,
    )
    failed = [number for number, result in enumerate(told) if isinstance(result, Exception)]
    assert failed == [7, 40]
    assert isinstance(told[7], Conflict)
    assert await entries(store, "t7") == ["B bid 9"], "nothing of who was late"
    assert await entries(store, "t39") == ["A bid 1", "A stop"]
    assert [line.text for line in await store.chat("t3")] == ["hello"]


async def test_what_a_group_leads_to_is_logged_as_nobodys(store: Store) -> None:
    await asyncio.gather(*(store.create(table) for table in TABLES[:2]))
    bound = []

    def told(_problem: Exception | None) -> None:
        bound.append(get_contextvars())

    with bound_contextvars(table="t0"):
        first = asyncio.create_task(store.append("t0", 0, [Entry(0, "bid 1")]))
    store.keep_then("t1", lambda: News(0, [Entry(0, "bid 1")], 1), told)
    await first
    with bound_contextvars(table="t0"):
        store.keep_then("t1", lambda: News(1, [Entry(1, "bid 1")], 2), told)
    await store.append("t0", 1, [Entry(0, "bid 2")])
    assert bound == [{}, {}]


async def test_processes_that_write_to_the_same_tables_do_not_wait_for_each_other(
    store: Store, address: str
) -> None:
    await asyncio.gather(*(store.create(table) for table in TABLES))
    other = await Store.open(address)
    for seq in range(5):
        mine = [store.append(table.id, seq, [Entry(0, "bid 1")]) for table in TABLES]
        others = [other.append(table.id, seq, [Entry(1, "bid 2")]) for table in reversed(TABLES)]
        told = await asyncio.gather(*mine, *others, return_exceptions=True)
        assert sum(isinstance(result, int) for result in told) == len(TABLES)
        assert sum(isinstance(result, Conflict) for result in told) == len(TABLES)
    await other.close()


async def test_who_is_cancelled_harms_nobody(store: Store) -> None:
    await asyncio.gather(*(store.create(table) for table in TABLES))
    writes = [
        asyncio.create_task(store.append(table.id, 0, [Entry(0, "bid 1")])) for table in TABLES
    ]
    await asyncio.sleep(0)
    for write in writes[::2]:
        write.cancel()
    told = await asyncio.gather(*writes, return_exceptions=True)
    assert all(isinstance(result, int) for result in told[1::2])
    assert all(isinstance(result, asyncio.CancelledError) for result in told[::2])
    for table in TABLES[1::2]:
        assert await entries(store, table.id) == ["A bid 1"]


async def test_closing_waits_for_what_was_begun(store: Store, address: str) -> None:
    await store.create(TABLE)
    writing = asyncio.create_task(store.append("t1", 0, [Entry(0, "bid 1")]))
    await asyncio.sleep(0)
    await store.close()
    assert await writing
    again = await Store.open(address)
    assert await entries(again, "t1") == ["A bid 1"]
    await again.close()


async def test_a_database_that_fails_fails_the_whole_group_and_comes_back(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    await asyncio.gather(*(store.create(table) for table in TABLES))
    await pages(store, 1)  # as if the disk were full
    long = [Entry(0, "x" * 200)] * 50
    told = await asyncio.gather(
        *(store.append(table.id, 0, long) for table in TABLES), return_exceptions=True
    )
    assert {type(result) for result in told} == {StoreDown}
    await pages(store, 1_000_000)
    await asyncio.gather(*(store.append(table.id, 0, long) for table in TABLES))
    await store.close()


async def test_where_another_process_writes_only_who_writes_waits(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    await store.create(TABLE)
    other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.append("t1", 0, [Entry(0, "bid 1")]))
    await asyncio.sleep(0.1)
    assert not writing.done(), "and this loop went on meanwhile"
    other.execute("COMMIT")
    other.close()
    assert await writing
    assert await entries(store, "t1") == ["A bid 1"]
    await store.close()


def test_a_slow_disk_is_left_to_the_thread_for_a_while() -> None:
    now = 0.0
    haste = Haste(lambda: now)
    for seconds in (0.05, 0.0002, 0.05, 0.05):  # SQLite tidies up now and then
        with haste.timed():
            now += seconds
        assert haste.pays
    with haste.timed():
        now += 0.05
    assert not haste.pays, "three in a row"
    now += PAUSE_S
    assert haste.pays, "it is tried again"


async def pages(store: Store, most: int) -> None:
    for work in (store._database.write, store._database.read):
        await work(lambda connection: connection.execute(text(f"PRAGMA max_page_count={most}")))
