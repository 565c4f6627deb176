"""Time at a table. Tests move the clock; nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from ceiba.core.log import Entry
from ceiba.games import find_game
from ceiba.server import playing, seating
from ceiba.server.clock.pausing import pause
from ceiba.server.clock.striking import strike
from ceiba.server.clock.winding import wind
from ceiba.server.limits import Bucket
from ceiba.server.listener import Listener
from ceiba.server.opening import new_table
from ceiba.server.problems import Refused
from ceiba.server.protocol import Answer, CallBot, Hello
from ceiba.server.room import Room
from ceiba.server.rooms import Rooms
from ceiba.server.straight import Straight
from ceiba.server.taking_back import undo
from ceiba.server.thinking import LocalThinkers
from ceiba.server.tokens import hashed
from ceiba.server.workers import Workers
from ceiba.store import Conflict, Pace, Store, StoredSeat, times
from tests.server.house import MOVED, House, Message

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
MONDAY = 1_793_620_800_000  # 2026-11-02, noon
LIVE = Pace("live", game_s=600, turn_s=30, away_s=120)
BY_MAIL = Pace("correspondence", turn_s=86_400)


class Time:
    def __init__(self) -> None:
        self.now = MONDAY

    def pass_by(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time()
    monkeypatch.setattr(times, "now", lambda: moved.now)
    return moved


@asynccontextmanager
async def rooms_on(address: str) -> AsyncIterator[Rooms]:
    store = await Store.open(address)
    rooms = Rooms(store, LocalThinkers(Workers(1)), idle_minutes=10, stand_in_hours=72)
    yield rooms
    await rooms.close()
    await store.close()


@pytest.fixture
async def rooms(address: str) -> AsyncIterator[Rooms]:
    async with rooms_on(address) as opened:
        yield opened


async def table_of(rooms: Rooms, pace: Pace) -> Room:
    """Ana and Bo, each with a secret that is the name."""
    seats = tuple(StoredSeat(n, "person", name, device=n) for n, name in enumerate(("Ana", "Bo")))
    tokens = {hashed("Ana"): 0, hashed("Bo"): 1}
    table = new_table(find_game("gold"), 2, {}, seats)
    await rooms.store.create(replace(table, tokens=tokens, pace=pace))
    return rooms.room(table.id)


async def arrive(room: Room, name: str, seen: int = 0) -> Listener:
    listener = Listener()
    await seating.enter(room, listener, Hello(name, seen), 64)
    return listener


async def answer(room: Room, seat: int, text: str) -> None:
    async with room.open() as match:
        decision = match.decision(seat)
    assert decision is not None
    await playing.answer(room, seat, Answer(decision.asked, [text]))


async def left(room: Room, time: Time) -> list[int | None]:
    """What each has, in seconds; None for a clock that stands."""
    async with room.open(fresh=True):
        clock = room.info().clock
    assert clock is not None
    now = time.now if clock.paused is None else clock.paused
    return [None if until is None else (until - now) // 1000 for until in clock.until]


async def kinds(room: Room) -> list[str]:
    async with room.open(fresh=True):
        return [seat.kind for seat in room.table.seats]


async def test_a_live_clock_waits_for_all_and_then_for_nobody(rooms: Rooms, time: Time) -> None:
    room = await table_of(rooms, LIVE)
    await arrive(room, "Ana")
    time.pass_by(HOUR)
    assert await left(room, time) == [None, None]
    bo = await arrive(room, "Bo")
    assert await left(room, time) == [630, 630], "both bid in secret, so for both it runs"
    time.pass_by(20_000)
    await answer(room, 0, "bid 5")
    assert await left(room, time) == [None, 610]
    time.pass_by(40_000)
    await seating.go_away(room, bo)
    assert await left(room, time) == [None, 570], "whoever goes away has no more time for it"
    await answer(room, 1, "bid 0")
    async with room.open():
        assert room.info().clock is not None
        assert room.info().clock.left == [600_000, 570_000], "half a minute of a turn is free"


async def test_who_is_asked_again_after_the_others_has_new_time(rooms: Rooms, time: Time) -> None:
    """However soon after each other they answered."""
    room = await table_of(rooms, BY_MAIL)
    ana, bo = await arrive(room, "Ana"), await arrive(room, "Bo")
    await answer(room, 0, "bid 0")
    await answer(room, 1, "bid 0")
    time.pass_by(23 * HOUR)
    for listener, bid in ((ana, "bid 5"), (bo, "bid 0")):
        straight = Straight(room, listener, Bucket(1, 1), lambda _data, _problem: None)
        straight.free = True
        assert straight.take(encode({"type": "answer", "asked": 2, "answers": [bid]}))
    assert await left(room, time) == [24 * 3600, None], "Ana lays out what she won"


async def test_at_zero_a_bot_plays_until_the_person_is_back(rooms: Rooms, time: Time) -> None:
    room = await table_of(rooms, LIVE)
    await arrive(room, "Ana")
    bo = await arrive(room, "Bo")
    await answer(room, 0, "bid 5")
    time.pass_by(629_000)
    await strike(rooms)
    assert await kinds(room) == ["person", "person"]
    time.pass_by(1000)
    await strike(rooms)
    assert await kinds(room) == ["person", "bot"]
    assert bo in room.listeners, "who dozed off before the page still sees the table"
    async with room.open():
        assert room.info().clock.out == [1]
    await arrive(room, "Bo", seen=1)
    assert await kinds(room) == ["person", "bot"], "a page that comes back by itself is nobody"
    await seating.back(room, 1)
    assert await kinds(room) == ["person", "person"]
    async with room.open():
        assert room.info().clock.out == []
    assert (await left(room, time))[1] in (90, None), "a minute, and what every turn has"


async def test_or_the_seat_is_given_up(rooms: Rooms, time: Time) -> None:
    room = await table_of(rooms, Pace("correspondence", turn_s=3600, at_zero="give_up"))
    async with room.open():
        await wind(room)
    await answer(room, 0, "bid 5")
    time.pass_by(HOUR)
    await strike(rooms)
    assert await kinds(room) == ["person", "bot"]
    with pytest.raises(Refused, match="not_your_seat"):
        await arrive(room, "Bo")


async def test_days_pass_and_the_house_is_closed_for_some_of_them(address: str, time: Time) -> None:
    async with rooms_on(address) as rooms:
        room = await table_of(rooms, BY_MAIL)
        table = room.id
        async with room.open():
            await wind(room)
        time.pass_by(HOUR)
        await answer(room, 0, "bid 5")
        await rooms.store.clocks.beat()
        assert await left(room, time) == [None, 23 * 3600]
    time.pass_by(3 * DAY)
    async with rooms_on(address) as rooms:
        await rooms.store.clocks.catch_up()
        await strike(rooms)
        room = rooms.room(table)
        assert await left(room, time) == [None, 23 * 3600], "nobody could have answered"
        await rooms.store.clocks.catch_up()
        assert await left(room, time) == [None, 23 * 3600], "and it is given back once"
        time.pass_by(23 * HOUR)
        assert len(rooms) == 1
        await strike(rooms)
        assert await kinds(room) == ["person", "bot"]


async def test_one_clock_strikes_once(postgres: str, time: Time) -> None:
    """Two processes see it run out at the same moment."""
    async with rooms_on(postgres) as first, rooms_on(postgres) as second:
        room = await table_of(first, LIVE)
        await arrive(room, "Ana")
        await arrive(room, "Bo")
        time.pass_by(HOUR)
        late = second.room(room.id)
        async with room.open(), late.open():
            assert room.clock == late.clock
            clock, seats = (
                room.clock,
                [replace(s, kind="bot", level="adept") for s in late.table.seats],
            )
            assert clock is not None
            await first.store.run_out(room.id, clock, seats, for_good=False)
            with pytest.raises(Conflict):
                await second.store.run_out(room.id, clock, seats, for_good=False)
        await strike(second)
        assert await kinds(late) == ["bot", "bot"]


async def test_nobody_gains_time_by_taking_back(rooms: Rooms, time: Time) -> None:
    room = await table_of(rooms, BY_MAIL)
    async with room.open():
        await wind(room)
    time.pass_by(20 * HOUR)
    await answer(room, 0, "bid 5")
    await undo(room, 0)
    assert await left(room, time) == [4 * 3600, 4 * 3600]


async def test_a_pause_is_what_all_want(rooms: Rooms, time: Time) -> None:
    room = await table_of(rooms, LIVE)
    await arrive(room, "Ana")
    await arrive(room, "Bo")
    time.pass_by(30_000)
    await pause(room, 0, agree=True)
    assert room.info().clock.asking == [0]
    await pause(room, 1, agree=False)
    assert (room.info().clock.asking, room.info().clock.paused) == ([], None)
    await pause(room, 0, agree=True)
    await pause(room, 1, agree=True)
    time.pass_by(DAY)
    await strike(rooms)
    assert await left(room, time) == [600, 600]
    await answer(room, 0, "bid 5")
    assert await left(room, time) == [None, 600]
    await pause(room, 1, agree=True)
    await pause(room, 0, agree=True)
    assert await left(room, time) == [None, 600]
    time.pass_by(599_000)
    await strike(rooms)
    assert await kinds(room) == ["person", "person"]
    time.pass_by(1000)
    await strike(rooms)
    assert await kinds(room) == ["person", "bot"]


async def test_two_minutes_away_and_a_bot_may_be_called(rooms: Rooms, time: Time) -> None:
    room = await table_of(rooms, Pace("none", away_s=120))
    await arrive(room, "Ana")
    bo = await arrive(room, "Bo")
    time.pass_by(HOUR)
    await seating.go_away(room, bo)
    time.pass_by(119_000)
    with pytest.raises(Refused, match="not_away"):
        await seating.call_bot(room, CallBot(1))
    time.pass_by(1000)
    await seating.call_bot(room, CallBot(1))
    assert await kinds(room) == ["person", "bot"]
    await arrive(room, "Bo", seen=1)
    assert await kinds(room) == ["person", "person"], "who was only away is back at once"


async def test_several_processes_note_at_once_that_the_house_is_open(
    rooms: Rooms, address: str, time: Time
) -> None:
    room = await table_of(rooms, LIVE)
    await arrive(room, "Ana")
    await arrive(room, "Bo")
    stores = [rooms.store, await Store.open(address), await Store.open(address)]
    for _ in range(5):
        await asyncio.gather(*(store.clocks.beat() for store in stores))
    time.pass_by(HOUR)
    await asyncio.gather(*(store.notices.vapid("a key") for store in stores))
    for store in stores[1:]:
        await store.close()


async def test_who_left_without_the_clock_knowing_does_not_hold_it_up(
    rooms: Rooms, time: Time
) -> None:
    """As when a host forgets somebody: a bot sits there, whatever the clock says."""
    room = await table_of(rooms, LIVE)
    await arrive(room, "Ana")
    await arrive(room, "Bo")
    await rooms.store.reseat(room.id, StoredSeat(1, "bot", "", "adept"), was="person")
    time.pass_by(HOUR)
    await strike(rooms)
    assert room.id not in await rooms.store.clocks.due(time.now)
    assert await kinds(room) == ["bot", "bot"]
    assert room.is_out(0)
    assert not room.is_out(1)


async def test_the_clock_of_a_table_that_cannot_be_opened_strikes_once(
    rooms: Rooms, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    room = await table_of(rooms, LIVE)
    await arrive(room, "Ana")
    await arrive(room, "Bo")
    await rooms.store.append(room.id, 0, [Entry(0, "bid 38")])
    time.pass_by(HOUR)
    for _ in range(3):
        await strike(rooms)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert room.id not in await rooms.store.clocks.due(time.now)


@pytest.fixture
def moved(houses: Callable[..., House]) -> House:
    return houses(command=MOVED)


async def test_over_the_wire(moved: House) -> None:
    """All see the same clock; whose time is up may watch, and plays again by saying so."""
    pace = {"kind": "live", "game_s": 60, "turn_s": 0}
    table, tokens = await moved.open_table("me", "open", pace=pace)
    _, token = await moved.join(table, "Bo")
    async with moved.sit(table, tokens[0]) as ana, moved.sit(table, token) as bo:
        clock = bo.now["table"]["clock"]
        assert (clock["left"], clock["paused"], clock["out"]) == ([60_000] * 2, None, [])
        await ana.say(type="ping")
        pong = await ana.hear("pong")
        assert 0 < clock["until"][0] - pong["now"] <= 60_000
        await ana.answer("bid 5")
        moved.move_clock(61)
        out: Callable[[Message], bool] = lambda m: m["table"]["clock"]["out"] == [1]  # noqa: E731
        for browser in (ana, bo):
            await browser.hear("update", until=out)
        assert bo.now["decision"] is None
        await bo.say(type="chat", text="I dozed off")
        await ana.hear("said")
        await bo.say(type="answer", asked=0, answers=["bid 0"])
        assert (await bo.problem())["code"] == "out_of_time"
        await bo.say(type="back")
        await bo.hear("update", until=lambda m: m["table"]["clock"]["out"] == [])
        assert bo.now["table"]["seats"][1]["kind"] == "person"


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "game_s": 5},
        {"kind": "correspondence", "turn_s": 60},
        {"kind": "live", "game_s": 600, "zone": "Mars/Olympus"},
        {"kind": "live", "game_s": 600, "away_s": 1},
        {"kind": "blitz"},
        {"kind": "live", "game_s": 10**9},
    ],
)
async def test_what_is_no_pace(house: House, pace: dict[str, Any]) -> None:
    wish = {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace}
    answered = await house.ask("POST", "/api/tables", json=wish)
    assert (answered.status_code, answered.json()["code"]) == (400, "bad_request")


async def test_without_a_clock_there_is_nothing_to_pause(house: House) -> None:
    table, tokens = await house.open_table("me", "novice")
    async with house.sit(table, tokens[0]) as ana:
        assert ana.now["table"]["clock"] is None
        await ana.say(type="pause", agree=True)
        assert (await ana.problem())["code"] == "no_clock"
