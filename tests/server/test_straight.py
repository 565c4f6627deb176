"""The short way of an answer, and the lock of a room: on a real file, without sockets."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ceiba.core.log import Entry
from ceiba.games import find_game
from ceiba.server.limits import Bucket
from ceiba.server.listener import Listener
from ceiba.server.lock import Lock
from ceiba.server.opening import new_table
from ceiba.server.room import Room
from ceiba.server.straight import Straight
from ceiba.store import Conflict, Store, StoredSeat


class Browser:
    """A listener at a room, what it was told, and what went the ordinary way instead."""

    def __init__(self, room: Room, seat: int | None, rate: float = 100) -> None:
        self.told: list[Any] = []
        self.problems: list[Exception | None] = []
        self.ordinary: list[str] = []
        listener = Listener("", self._write)
        listener.seat = seat
        room.listeners.add(listener)
        self.straight = Straight(room, listener, Bucket(rate, rate), self._ordinary)
        self.straight.free = True

    def says(self, text: str, asked: int = 0) -> bool:
        message = {"type": "answer", "asked": asked, "answers": [text]}
        return self.straight.take(msgspec.json.encode(message))

    def _write(self, data: bytes) -> bool:
        self.told.append(msgspec.json.decode(data))
        return True

    def _ordinary(self, data: bytes, problem: Exception | None) -> None:
        self.problems.append(problem)
        self.ordinary += msgspec.json.decode(data)["answers"]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield opened
    await opened.close()


@pytest.fixture
async def room(store: Store) -> Room:
    """Three who bid at once."""
    seats = tuple(StoredSeat(n, "person", name, None, n) for n, name in enumerate(("A", "B", "C")))
    table = new_table(find_game("gold"), 3, {}, seats)
    await store.create(table)
    made = Room(store, table.id, lambda _room: None, 1000)
    async with made.open():
        pass
    return made


async def kept(store: Store, room: Room) -> list[str]:
    loaded = await store.load(room.id)
    assert loaded is not None
    return [str(entry) for entry in loaded.entries]


async def idle(room: Room) -> None:
    async with room.lock:
        pass


async def test_answers_of_one_moment_are_durable_and_told_together(
    store: Store, room: Room
) -> None:
    a, b, watcher = Browser(room, 0), Browser(room, 1), Browser(room, None)
    assert a.says("bid 5")
    assert b.says("bid 3")
    assert room.match.seq == 2
    assert not a.told + b.told + watcher.told, "not before it is durable"
    await idle(room)
    assert await kept(store, room) == ["A bid 5", "B bid 3"]
    for each in (a, b, watcher):
        (update,) = each.told
        assert (update["since"], update["seq"], update["waiting"]) == (0, 2, [2])
    assert [player["bid"] for player in a.told[0]["view"]["players"]] == [5, None, None]
    assert [player["bid"] for player in watcher.told[0]["view"]["players"]] == [None, None, None]


async def test_a_refusal_waits_for_the_answers_it_may_tell_of(store: Store, room: Room) -> None:
    a, b, c = (Browser(room, seat) for seat in range(3))
    assert c.says("bid 99")
    assert c.told.pop()["type"] == "problem", "nothing is told by that"
    assert not room.lock.locked()
    assert a.says("bid 5")
    assert not a.says("bid 6"), "it goes the ordinary way"
    assert b.says("bid 3")
    assert not c.told
    await idle(room)
    assert await kept(store, room) == ["A bid 5", "B bid 3"]


async def test_who_finds_the_table_busy_has_the_next_turn(store: Store, room: Room) -> None:
    a = Browser(room, 0)
    async with room.open():
        assert a.says("bid 5")
        assert not a.says("bid 6"), "one after the other"
        assert room.match.seq == 0
    assert room.match.seq == 1
    await idle(room)
    assert await kept(store, room) == ["A bid 5"]
    assert [each["seq"] for each in a.told] == [1]


async def test_whatever_is_not_an_answer_in_time_goes_the_ordinary_way(room: Room) -> None:
    watcher = Browser(room, None)
    assert watcher.says("bid 5")
    assert watcher.problems == [None], "it has no seat: said there"
    a = Browser(room, 0, rate=1)
    assert not a.straight.take(b'{"type":"ping"}')
    assert not a.straight.take(b'{"type":"answer","asked":0,"answers":[]}')
    assert not a.straight.take(b'{"asked":0,"answers":["bid 5"]}'), "it does not say what it is"
    assert not a.straight.take(b'{"type":"answer","asked":0,"answers":["\xff"]}')
    a.straight.free = False
    assert not a.says("bid 5"), "another message is before it"
    a.straight.free = True
    assert a.says("bid 5")
    await idle(room)
    assert not a.says("bid 5", asked=1), "too fast"


async def test_where_the_store_fails_nobody_hears_of_any_answer(
    store: Store, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = Browser(room, 0), Browser(room, 1)

    def broken(_before: int) -> None:
        raise OSError("no room on the disk")

    monkeypatch.setattr(room, "news", broken)
    assert a.says("bid 5")
    assert b.says("bid 3")
    await idle(room)
    assert not a.told
    assert not b.told
    assert [str(each) for each in a.problems + b.problems] == ["no room on the disk"] * 2
    assert not room.loaded, "the memory was ahead of the store"
    assert await kept(store, room) == []


async def test_where_another_was_first_the_answer_comes_again(store: Store, room: Room) -> None:
    a = Browser(room, 0)
    await store.append(room.id, 0, [Entry(1, "bid 3")])
    assert a.says("bid 5")
    await idle(room)
    (problem,) = a.problems
    assert isinstance(problem, Conflict)
    assert not a.told
    assert await kept(store, room) == ["B bid 3"]


async def test_what_was_said_first_comes_again_first(store: Store, room: Room) -> None:
    a = Browser(room, 0)
    await store.append(room.id, 0, [Entry(1, "bid 3")])
    assert a.says("bid 5")
    while room.batch is not None and room.batch.gathers:  # noqa: ASYNC110  # some rounds
        await asyncio.sleep(0)
    assert a.says("bid 6"), "it waits for what becomes of the first"
    await idle(room)
    assert a.ordinary == ["bid 5", "bid 6"]


async def test_the_lock_goes_to_who_waited_first_and_still_waits() -> None:
    lock, order = Lock(), list[str]()

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)

    def turn_down() -> bool:
        order.append("-")
        return False

    assert lock.take()
    tasks = [asyncio.create_task(wait(name)) for name in "abc"]
    await asyncio.sleep(0)
    lock.then(turn_down)
    tasks[1].cancel()
    await asyncio.sleep(0)
    assert not lock.take()
    lock.give()
    tasks[0].cancel()  # its turn came, and it does not want it any more
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["c", "-"]
    assert not lock.locked()
