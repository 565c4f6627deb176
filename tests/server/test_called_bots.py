"""Bots that are called later: where nobody came, and for whoever keeps the table waiting."""

import time
from collections.abc import Callable

import pytest

from tests.server.house import Browser, House, Message

Houses = Callable[..., House]


def seat_is(kind: str, seat: int) -> Callable[[Message], bool]:
    return lambda message: message["table"]["seats"][seat]["kind"] == kind


async def test_a_bot_on_an_open_seat_lets_the_game_begin(house: House) -> None:
    table, tokens = await house.open_table("me", "open", "open")
    async with house.sit(table, tokens[0]) as ana:
        assert ana.now["table"]["status"] == "gathering"
        await ana.say(type="call_bot", seat=2, level="novice")
        await ana.hear("update", until=seat_is("bot", 2))
        seat = ana.now["table"]["seats"][2]
        assert (seat["name"], seat["level"], seat["here"]) == ("Ix Chel", "novice", True)
        assert ana.now["table"]["status"] == "gathering"
        await ana.say(type="call_bot", seat=1, level="random")
        await ana.hear("update", until=lambda m: m["decision"] is not None)
        assert ana.now["table"]["seats"][1]["name"] == "Hunahpu"
        await ana.answer("bid 0")
        await ana.hear("update", until=lambda m: m["seq"] >= 3)
    full = await house.ask("POST", f"/api/tables/{table}/join", json={"name": "Bo"})
    assert full.json()["code"] == "full"


async def test_who_may_not_call_one(house: House) -> None:
    table, tokens = await house.open_table("me", "open", "random")
    async with house.sit(table) as watcher, house.sit(table, tokens[0]) as ana:
        await watcher.say(type="call_bot", seat=1, level="novice")
        assert (await watcher.problem())["code"] == "not_your_seat"
        for seat, level, code in (
            (1, "genius", "malformed"),
            (3, "novice", "malformed"),
            (-1, "novice", "malformed"),
            (0, "novice", "not_away"),
            (2, "novice", "not_away"),
        ):
            await ana.say(type="call_bot", seat=seat, level=level)
            assert (await ana.problem())["code"] == code
    assert [seat["kind"] for seat in (await house.info(table))["seats"]] == [
        "person",
        "open",
        "bot",
    ]


async def test_nobody_is_replaced_in_a_hurry(house: House) -> None:
    """Bo is away, and it is Bo's turn; but three days have not passed."""
    table, tokens = await house.open_table("me", "open")
    await house.join(table, "Bo")
    async with house.sit(table, tokens[0]) as ana:
        await ana.answer("bid 5")
        assert ana.now["waiting"] == [1]
        await ana.say(type="call_bot", seat=1, level="novice")
        problem = await ana.problem()
        assert (problem["code"], problem["said"]["name"]) == ("not_away", "Bo")
        stand_in_at = ana.now["table"]["seats"][1]["stand_in_at"]
        assert 71 < (stand_in_at / 1000 - time.time()) / 3600 <= 72


@pytest.fixture
def hasty(houses: Houses) -> House:
    return houses(stand_in_hours="0")


async def test_a_bot_stands_in_until_the_person_is_back(hasty: House) -> None:
    table, tokens = await hasty.open_table("me", "open")
    seat, token = await hasty.join(table, "Bo")
    async with hasty.sit(table, tokens[0]) as ana:
        await ana.say(type="call_bot", seat=seat, level="random")
        await ana.hear("update", until=seat_is("bot", seat))
        await ana.answer("bid 5")
        await ana.hear("update", until=lambda m: m["seq"] >= 2)
        told = ana.now["table"]["seats"][seat]
        assert (told["name"], told["level"]) == ("Bo", "random")
        async with hasty.sit(table, token) as bo:
            assert bo.now["table"]["seats"][seat]["kind"] == "person"
            assert bo.now["seq"] >= 2  # what the bot did stays done
            await ana.hear("presence", until=seat_is("person", seat))
            while bo.now["decision"] is None:
                await ana.answer(ana.now["decision"]["options"][0]["text"])
                await bo.hear_seq(ana.now["seq"])
            await bo.answer(bo.now["decision"]["options"][0]["text"])


async def test_who_is_here_or_not_asked_is_not_replaced(hasty: House) -> None:
    table, tokens = await hasty.open_table("me", "open")
    seat, token = await hasty.join(table, "Bo")
    async with hasty.sit(table, tokens[0]) as ana:
        async with hasty.sit(table, token) as bo:
            await ana.say(type="call_bot", seat=seat, level="novice")
            assert (await ana.problem())["code"] == "not_away"
            await bo.answer("bid 0")
        await ana.hear("presence", until=lambda m: not m["table"]["seats"][seat]["here"])
        assert ana.now["waiting"] == [0]
        await ana.say(type="call_bot", seat=seat, level="novice")
        assert (await ana.problem())["code"] == "not_away"


async def test_a_stand_in_survives_a_crash_and_so_does_the_secret(houses: Houses) -> None:
    first = houses(stand_in_hours="0")
    table, tokens = await first.open_table("me", "open")
    seat, token = await first.join(table, "Bo")
    async with first.sit(table, tokens[0]) as ana:
        await ana.say(type="call_bot", seat=seat)
        await ana.hear("update", until=seat_is("bot", seat))
        assert ana.now["table"]["seats"][seat]["level"] == "adept"
    first.kill()
    second = houses(stand_in_hours="0")
    assert (await second.info(table))["seats"][seat]["kind"] == "bot"
    async with second.sit(table, token):
        assert (await second.info(table))["seats"][seat]["kind"] == "person"


async def test_who_left_for_good_does_not_come_back(hasty: House) -> None:
    table, tokens = await hasty.open_table("me", "local")
    async with hasty.sit(table, tokens[1]) as bo:
        await bo.say(type="leave")
        assert await bo.closed() == 4001
    async with hasty.socket(table) as socket:
        again = Browser(socket)
        await again.say(type="hello", token=tokens[1])
        assert (await again.problem())["code"] == "not_your_seat"


async def test_who_was_only_out_of_sight_is_back_at_once(houses: Houses) -> None:
    """Bo is at the table, but through another process, which Ana's does not know of."""
    first, second = houses(stand_in_hours="0"), houses(stand_in_hours="0")
    table, tokens = await first.open_table("me", "open")
    seat, token = await first.join(table, "Bo")
    async with first.sit(table, tokens[0]) as ana, second.sit(table, token) as bo:
        await ana.say(type="call_bot", seat=seat, level="random")
        await ana.hear("update", until=lambda m: m["seq"] >= 1)  # the bot has answered
        await bo.say(type="answer", asked=0, answers=["bid 0"])
        assert await bo.closed() == 1012
    async with second.sit(table, token) as bo:
        assert bo.now["table"]["seats"][seat]["kind"] == "person"
