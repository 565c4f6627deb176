"""Taking back, leaving, and playing again."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.house import Browser, House, Message, play_out


@asynccontextmanager
async def sold_to_ana(house: House) -> AsyncIterator[tuple[Browser, Browser]]:
    """Two persons at two devices; Ana has won the first piece with 10 against 0 of Bo."""
    table, tokens = await house.open_table("me", "open")
    _, token = await house.join(table, "Bo")
    async with house.sit(table, tokens[0]) as ana, house.sit(table, token) as bo:
        await ana.answer("bid 10")
        await bo.hear_seq(1)
        await bo.answer("bid 0")
        await ana.hear_seq(2)
        yield ana, bo


@asynccontextmanager
async def sold_to_me(house: House) -> AsyncIterator[Browser]:
    """A person against a bot that bids what it likes. Where it bids ten as well, both are knocked
    out (GM-4.4), and the next piece is bid for."""
    table, tokens = await house.open_table("me", "random")
    async with house.sit(table, tokens[0]) as me:
        while me.now["decision"] is None or me.now["decision"]["task"] == "bidding":
            if me.now["decision"] is None:
                await me.hear("update", until=lambda m: m["decision"] is not None)
            else:
                await me.answer("bid 10")
        yield me


def asking(message: Message) -> bool:
    return message["undo"]["asking"] is not None


def not_asking(message: Message) -> bool:
    return message["undo"]["asking"] is None


async def test_what_revealed_nothing_is_taken_back_at_once(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table) as watcher:
        await a.answer("bid 3")
        assert a.now["undo"]["mine"] == "free"
        await a.say(type="undo")
        await a.hear("update", until=lambda m: m["seq"] == 2)
        assert a.now["since"] == 0  # the story begins anew
        assert a.now["decision"]["asked"] == 2
        await watcher.hear_seq(2)
        assert watcher.now["since"] == 0
        kinds = [e["event"]["kind"] for e in watcher.now["events"]]
        assert (kinds.count("committed"), kinds[-1]) == (0, "answer_taken_back"), "told to all"
        assert (await a.answer("bid 4", asked=0))["code"] == "stale"
        await a.answer("bid 4")
        assert a.now["view"]["players"][0]["bid"] == 4


async def test_the_others_are_asked_where_something_was_revealed(house: House) -> None:
    async with sold_to_ana(house) as (ana, bo):
        assert bo.now["undo"]["mine"] == "ask"
        await bo.say(type="undo")
        for each in (ana, bo):
            await each.hear("update", until=asking)
            assert each.now["undo"]["asking"] == 1
            assert each.now["undo"]["waiting"] == [0]
        await bo.say(type="undo")
        assert (await bo.problem())["code"] == "no_undo"
        await ana.say(type="undo_reply", agree=False)
        declined = await bo.hear("undo_declined")
        assert (declined["seat"], declined["by"]) == (1, 0)
        assert bo.now["undo"]["asking"] is None
        assert bo.now["view"]["opened"]
        await bo.say(type="undo")
        await ana.hear("update", until=asking)
        await ana.say(type="undo_reply", agree=True)
        for each in (ana, bo):
            await each.hear("update", until=lambda m: not m["view"]["opened"])
            assert each.now["events"][-1]["event"]["kind"] == "answers_taken_back"
            assert each.now["decision"]["task"] == "bidding"
            assert each.now["waiting"] == [0, 1], "the bids were seen: all bid anew"


async def test_a_request_can_be_withdrawn(house: House) -> None:
    async with sold_to_ana(house) as (ana, bo):
        await bo.say(type="undo")
        await ana.hear("update", until=asking)
        await bo.say(type="undo_reply", agree=False)
        await ana.hear("update", until=not_asking)
        await ana.say(type="undo_reply", agree=True)
        assert (await ana.problem())["code"] == "no_undo"


async def test_a_request_ends_when_the_game_moves(house: House) -> None:
    async with sold_to_ana(house) as (ana, bo):
        await bo.say(type="undo")
        await ana.hear("update", until=asking)
        await ana.answer("base 1")
        assert ana.now["undo"]["asking"] is None
        assert ana.now["seq"] == 3


async def test_who_leaves_does_not_open_the_bids_to_be_made_again(house: House) -> None:
    """A bot takes the seat, and bots do not go back behind sealed answers."""
    async with sold_to_ana(house) as (ana, bo):
        await bo.say(type="undo")
        await ana.hear("update", until=asking)
        await ana.say(type="leave")
        await bo.hear("undo_declined")
        await bo.hear("update", until=lambda m: m["table"]["seats"][0]["kind"] == "bot")
        assert bo.now["undo"]["mine"] == "no"


async def test_who_leaves_agrees_to_the_rest(house: House) -> None:
    async with sold_to_ana(house) as (ana, bo):
        await ana.answer("base 1", "stop")
        assert ana.now["undo"]["mine"] == "ask"
        await bo.hear_seq(4)
        await ana.say(type="undo")
        await bo.hear("update", until=asking)
        await bo.say(type="leave")
        await ana.hear("update", until=lambda m: m["since"] == 0)
        assert ana.now["decision"]["task"] == "lay_out"


async def test_people_at_one_device_can_talk(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await a.answer("bid 10")
        await b.hear_seq(1)
        await b.answer("bid 0")
        assert b.now["undo"]["mine"] == "free", "nobody elsewhere has to be asked"
        await b.say(type="undo")
        await b.hear("update", until=lambda m: not m["view"]["opened"])
        assert b.now["waiting"] == [0, 1]


async def test_bots_do_not_go_back_behind_opened_bids(house: House) -> None:
    """One would see their bids, take back, and bid one more than the highest."""
    async with sold_to_me(house) as a:
        assert a.now["view"]["opened"]
        assert a.now["undo"]["mine"] == "no"
        await a.say(type="undo")
        assert (await a.problem())["code"] == "undo_sealed"
        assert a.now["view"]["opened"]


async def test_bots_agree_to_the_rest_unasked(house: House) -> None:
    """Ten pearls take the first piece; laying it out and the next draw are taken back at once."""
    async with sold_to_me(house) as a:
        while a.now["decision"]["task"] != "bidding":
            await a.answer(a.now["decision"]["options"][-1]["text"])
        lot = a.now["view"]["lot"]
        assert a.now["undo"]["mine"] == "free"
        await a.say(type="undo")
        await a.hear("update", until=lambda m: m["since"] == 0)
        assert a.now["view"]["lot"] == lot - 1


async def test_who_leaves_is_replaced_by_a_bot(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await a.answer("bid 0")
        await b.say(type="leave")
        assert await b.closed() == 4001
        await a.hear("update", until=lambda m: m["view"]["opened"] or m["view"]["lot"] > 1)
        seat = a.now["table"]["seats"][1]
        assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "adept", "Bo")
    async with house.socket(table) as socket:
        again = Browser(socket)
        await again.say(type="hello", token=tokens[1])
        assert (await again.problem())["code"] == "not_your_seat"


async def test_leaving_and_closing_the_page_at_once(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[1]) as b:
        await b.say(type="leave")
    async with house.sit(table, tokens[0]) as a:
        if a.now["table"]["seats"][1]["kind"] != "bot":
            await a.hear("update", until=lambda m: m["table"]["seats"][1]["kind"] == "bot")


async def test_leaving_before_the_game_frees_the_seat(house: House) -> None:
    table, _ = await house.open_table("me", "open", "open")
    seat, token = await house.join(table, "Bo")
    async with house.sit(table, token) as bo:
        await bo.say(type="leave")
        await bo.closed()
    assert (await house.info(table))["seats"][seat]["kind"] == "open"
    assert (await house.join(table, "Chan"))[0] == seat


async def test_two_of_one_name_are_told_apart(house: House) -> None:
    table, _ = await house.open_table("me", "open", "open")
    await house.join(table, "Ana")
    await house.join(table, "Ana")
    assert [seat["name"] for seat in (await house.info(table))["seats"]] == [
        "Ana",
        "Ana 2",
        "Ana 3",
    ]


async def test_a_rematch_with_the_same_people(house: House) -> None:
    table, tokens = await house.open_table("me", "local", "open", "random")
    _, guest = await house.join(table, "Chan")
    path = f"/api/tables/{table}/rematch"
    early = await house.ask("POST", path, headers=bearer(guest))
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    async with (
        house.sit(table, tokens[0]) as a,
        house.sit(table, tokens[1]) as b,
        house.sit(table, guest) as c,
    ):
        rng = random.Random(4)
        await asyncio.gather(*(play_out(each, rng) for each in (a, b, c)))
        first = await house.ask("POST", path, headers=bearer(guest))
        assert first.status_code == 201
        new = first.json()["table"]["id"]
        assert set(first.json()["tokens"]) == {"2"}
        told = await a.hear("presence", until=lambda m: m["table"]["rematch"] is not None)
        assert told["table"]["rematch"] == new
    second = await house.ask("POST", path, headers=bearer(tokens[1]))
    assert (second.status_code, second.json()["table"]["id"]) == (200, new)
    assert set(second.json()["tokens"]) == {"0", "1"}  # both sit at the device that asks
    seats = second.json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Bo", "Chan", "Ix Chel"]
    assert second.json()["table"]["commitment"] != told["table"]["commitment"]
    async with house.sit(new, second.json()["tokens"]["0"]) as a:
        await a.answer("bid 0")
        assert a.now["seq"] >= 1
    for wrong in ({}, bearer("nobody"), bearer(second.json()["tokens"]["0"])):
        assert (await house.ask("POST", path, headers=wrong)).status_code == 403
    async with house.socket(new) as socket:  # the old secret opens the old table only
        stranger = Browser(socket)
        await stranger.say(type="hello", token=guest)
        assert (await stranger.problem())["code"] == "not_your_seat"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
