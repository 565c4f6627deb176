"""Rooms by themselves, on a real file: what takes too long to wait for through a process."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ceiba.core.log import Entry
from ceiba.games import find_game
from ceiba.server import services, waking
from ceiba.server.bot_seats import is_asked
from ceiba.server.limits import Bucket, Quota
from ceiba.server.listener import WAITING, Listener
from ceiba.server.opening import new_table
from ceiba.server.problems import Refused
from ceiba.server.protocol import Presence
from ceiba.server.room import Room
from ceiba.server.rooms import Rooms
from ceiba.server.taking_back import expire_request, undo
from ceiba.server.thinking import LocalThinkers
from ceiba.server.workers import Workers
from ceiba.store import Conflict, Store, StoredSeat

PATIENCE = 72 * 3_600_000


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield opened
    await opened.close()


async def table_with(store: Store, *entries: str, kinds: tuple[str, ...]) -> str:
    seats = tuple(
        StoredSeat(n, "bot" if kind == "bot" else "person", kind, "random", n)
        for n, kind in enumerate(kinds)
    )
    table = new_table(find_game("gold"), len(kinds), {}, seats)
    await store.create(table)
    for seq, line in enumerate(entries):
        await store.append(table.id, seq, [Entry("ABCD".index(line[0]), line[2:])])
    return table.id


async def test_bots_hold_still_while_people_talk_about_an_undo(store: Store) -> None:
    table = await table_with(
        store, "A bid 9", "B bid 1", "C bid 0", "A stop", kinds=("Ana", "Bo", "bot")
    )
    asked: list[bool] = []
    room = Room(store, table, lambda room: asked.append(is_asked(room, 2)), PATIENCE)
    async with room.open():
        assert asked == [True]
    await undo(room, 0)
    assert room.request is not None
    assert asked == [True, False]
    await expire_request(room)
    assert room.request is not None, "there is still time"
    room.request.until = int(time.monotonic()) - 1
    await expire_request(room)
    assert room.request is None
    assert asked == [True, False, True]


async def test_idle_rooms_are_dropped_and_come_back(store: Store) -> None:
    table = await table_with(store, "A bid 9", kinds=("Ana", "Bo"))
    rooms = Rooms(store, LocalThinkers(Workers(1)), idle_minutes=1, stand_in_hours=72)
    room = rooms.room(table)
    async with room.open() as match:
        assert match.seq == 1
    rooms.room("nowhere")
    rooms.drop_idle()
    assert len(rooms) == 2
    room.used -= 61
    rooms.drop_idle()
    assert len(rooms) == 1
    async with rooms.room(table).open() as match:
        assert match.seq == 1
    await rooms.close()


async def test_bots_go_on_at_tables_that_nobody_opens(store: Store) -> None:
    """As after the end of a server in the middle of their turn; of others nothing is read."""
    asked = await table_with(store, "A bid 9", kinds=("Ana", "bot"))
    others = [
        await table_with(store, kinds=("Ana", "Bo")),
        await table_with(store, "B bid 1", kinds=("Ana", "bot")),
    ]
    broken = await table_with(store, "A bid 9", kinds=("Ana", "bot"))
    for table in (asked, *others, broken):
        async with Room(store, table, lambda _: None, PATIENCE).open():
            pass  # how it stands is on record
    await store.append(broken, 1, [Entry(0, "bid 38")])
    workers = Workers(1)
    rooms = Rooms(store, LocalThinkers(workers), idle_minutes=1, stand_in_hours=72)
    watching = asyncio.create_task(waking.watch(rooms))
    async with asyncio.timeout(20):
        while True:
            loaded = await store.load(asked)
            assert loaded is not None
            if len(loaded.entries) > 1:
                break
            await asyncio.sleep(0.05)
    assert [entry.seat for entry in loaded.entries[:2]] == [0, 1]
    assert set(rooms.in_use()) == {asked, broken}
    watching.cancel()
    await rooms.close()
    await workers.close()


async def test_what_is_done_for_ever_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise Conflict

    await services.insist(work, again_s=0)
    assert begun == [0, 1, 2]
    assert len(caplog.records) == 2


async def test_a_game_of_newer_rules_says_so(store: Store) -> None:
    seats = (StoredSeat(0, "person"), StoredSeat(1, "person"))
    old = msgspec.structs.replace(new_table(find_game("gold"), 2, {}, seats), rules=7)
    await store.create(old)
    with pytest.raises(Refused, match="newer"):
        async with Room(store, old.id, lambda _: None, PATIENCE).open():
            pass


async def test_a_browser_that_does_not_keep_up_is_cut_off() -> None:
    listener = Listener()
    for _ in range(WAITING + 5):
        listener.send(Presence(None))  # type: ignore[arg-type]
    assert listener.closing
    assert listener.outgoing.qsize() == WAITING + 1


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, size=3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert not bucket.full()


def test_a_quota_counts_by_address_and_forgets() -> None:
    now = [0.0]
    quota = Quota(1, 10, clock=lambda: now[0])
    quota.take("2001:db8::1")
    with pytest.raises(Refused):
        quota.take("2001:db8::2")
    for number in range(2000):
        now[0] += 10
        quota.take(f"10.0.{number // 256}.{number % 256}")
    assert len(quota._buckets) <= 1001
