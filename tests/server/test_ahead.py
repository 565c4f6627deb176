"""Answers ahead: given when they are asked for and their condition holds, else dropped; and nobody
but their seat learns of them."""

from collections.abc import Callable

import ceiba
from tests.server.house import GENEROUS, Browser, House, Message


async def known_deal(house: House) -> tuple[str, dict[int, str]]:
    """A table of which the test knows what will be asked."""
    log = ceiba.new("gold", players=2, seed="x").log().text()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "local", "name": "Bo"}]
    made = await house.ask("POST", "/api/play-on", json={"log": log, "at": 0, "seats": seats})
    tokens = made.json()["tokens"]
    return made.json()["table"]["id"], {int(seat): token for seat, token in tokens.items()}


def step(*answers: str, only: str = "allowed") -> Message:
    return {"answers": list(answers), "only": only}


async def prepare(browser: Browser, *steps: Message) -> None:
    await browser.say(type="prepare", steps=list(steps))
    told = await browser.hear("ahead")
    assert told["steps"] == list(steps)


async def first_auction(ana: Browser, bo: Browser) -> None:
    """Ana wins it, and it is hers to lay out."""
    await ana.answer("bid 5")
    await bo.hear_seq(1)
    await bo.answer("bid 3")
    for each in (ana, bo):
        assert (await each.hear_seq(2))["waiting"] == [0]


async def lay_nothing(ana: Browser, bo: Browser) -> None:
    """The next auction begins."""
    await ana.answer("base 1")
    await ana.answer("stop")
    await bo.hear_seq(4)


async def test_they_are_given_when_asked_for_and_secret_until_then(
    houses: Callable[..., House],
) -> None:
    house = houses(**GENEROUS)
    table, tokens = await known_deal(house)
    steps = [step("bid 2"), step("base 2"), step("lay gold over nothing"), step("bid 0")]
    async with (
        house.sit(table, tokens[0]) as ana,
        house.sit(table, tokens[1]) as bo,
        house.sit(table) as iris,
    ):
        await first_auction(ana, bo)
        await iris.hear_seq(2)
        await prepare(bo, *steps)
        assert await ana.catch_up() == []
        assert await iris.catch_up() == []
    house.stop()

    again = House(house.data, **GENEROUS)  # the disk remembers
    try:
        async with again.sit(table, tokens[0]) as ana, again.sit(table) as iris:
            await ana.answer("base 1")
            await ana.answer("stop")
            sealed = await ana.hear_seq(5)
            assert sealed["waiting"] == [0], "Bo, who is not here, has bid"
            await iris.hear_seq(5)
            for told in (*ana.heard, *iris.heard):
                assert told["type"] != "ahead"
            for seen in (ana.now, iris.now):
                assert "bid 2" not in str(seen["events"]) + str(seen["view"]), "it is sealed"
            await ana.answer("bid 0")
            assert (await ana.hear_seq(7))["waiting"] == [1], "Bo chose a base, and then stopped"
            async with again.sit(table, tokens[1]) as bo:
                assert bo.now["decision"]["task"] == "lay_out"
                told = await bo.hear("ahead")
                assert (told["steps"], told["dropped"]) == ([], "refused")
    finally:
        again.stop()


async def test_only_if_nobody_else_has_answered_since(house: House) -> None:
    table, tokens = await known_deal(house)
    async with house.sit(table, tokens[0]) as ana, house.sit(table, tokens[1]) as bo:
        await first_auction(ana, bo)
        await prepare(bo, step("bid 2", only="unchanged"))
        await lay_nothing(ana, bo)
        told = await bo.hear("ahead")
        assert (told["steps"], told["dropped"]) == ([], "changed")
        assert bo.now["decision"]["task"] == "bidding", "and is asked like everybody"


async def test_who_takes_back_wants_to_think_again(house: House) -> None:
    table, tokens = await known_deal(house)
    async with house.sit(table, tokens[0]) as ana, house.sit(table, tokens[1]) as bo:
        await first_auction(ana, bo)
        await prepare(bo, step("bid 2"), step("base 1"))
        await lay_nothing(ana, bo)
        await bo.hear_seq(5)
        await bo.say(type="undo")
        told = await bo.hear("ahead", until=lambda told: not told["steps"])
        assert told["dropped"] == "changed"
        await prepare(bo)
        await bo.say(type="prepare", steps=[step("bid 1")] * 9)
        assert (await bo.hear("problem"))["code"] == "malformed"
