"""Whole games over real sockets, with bots and with people."""

import asyncio
import random
from typing import Any

import ceiba
from tests.server.house import Browser, House, play_out


async def test_a_whole_game_against_bots(house: House) -> None:
    table, tokens = await house.open_table("me", "random", "random")
    async with house.sit(table, tokens[0]) as ana:
        assert ana.now["table"]["status"] == "playing"
        assert ana.now["table"]["seed"] is None
        await play_out(ana, random.Random(1))
        assert ana.now["table"]["status"] == "over"
        assert [score["seat"] for score in ana.now["outcome"]["scores"]] == [0, 1, 2]
        assert ana.now["decision"] is None
        assert ana.now["waiting"] == []
    log = await house.ask("GET", f"/api/tables/{table}/log")
    match = ceiba.replay(log.text)
    assert match.over
    assert match.names == ("Ana", "Ix Chel", "Hunahpu")
    assert match.commitment == ana.now["table"]["commitment"]
    assert match.seed == ana.now["table"]["seed"]


async def test_two_persons_and_a_bot_through_the_table_link(house: House) -> None:
    table, tokens = await house.open_table("me", "open", "random")
    async with house.sit(table, tokens[0]) as ana, house.sit(table) as watcher:
        assert ana.now["table"]["status"] == "gathering"
        assert ana.now["decision"] is None
        problem = await ana.answer("bid 0", asked=0)
        assert problem["code"] == "not_started"
        seat, token = await house.join(table, "  Bo\n")
        assert seat == 1
        async with house.sit(table, token) as bo:
            await ana.hear("update", until=lambda m: m["table"]["status"] == "playing")
            assert ana.now["table"]["seats"][1]["name"] == "Bo"
            rng = random.Random(2)
            await asyncio.gather(*(play_out(each, rng) for each in (ana, bo, watcher)))
            assert ana.now["outcome"] == bo.now["outcome"] == watcher.now["outcome"]


async def test_nobody_hears_of_a_sealed_bid_before_all_are_in(house: House) -> None:
    table, tokens = await house.open_table("me", "local", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await a.answer("bid 7")
        await b.hear_seq(1)
        assert [player["committed"] for player in b.now["view"]["players"]] == [True, False, False]
        assert b.now["view"]["players"][0]["bid"] is None
        assert [e["event"]["kind"] for e in b.now["events"] if e["seq"] == 1] == ["committed"]
        assert [e["event"]["seat"]["name"] for e in b.now["events"] if e["seq"] == 1] == ["A"]
        assert b.now["waiting"] == [1, 2]


async def test_spectators_and_other_seats_see_nothing_hidden(house: House) -> None:
    table, tokens = await house.open_table("me", "random", "local")
    async with (
        house.sit(table, tokens[0]) as a,
        house.sit(table, tokens[2]) as c,
        house.sit(table) as watcher,
    ):
        rng = random.Random(3)
        await asyncio.gather(*(play_out(each, rng) for each in (a, c, watcher)))
    seed = ceiba.replay((await house.ask("GET", f"/api/tables/{table}/log")).text).seed
    for browser, seat in ((a, 0), (c, 2), (watcher, None)):
        assert browser.now["table"]["seed"] == seed
        for text, message in zip(browser.texts, browser.heard, strict=True):
            assert not any(token in text for token in tokens.values())
            if message["type"] == "update" and message["outcome"] is None:
                assert seed not in text
                nothing_hidden(message, seat)


def nothing_hidden(message: dict[str, object], seat: int | None) -> None:
    view = message["view"]
    assert isinstance(view, dict)
    assert view["seat"] == seat
    assert all(piece["back"] is None for piece in view["slots"])
    for owner, player in enumerate(view["players"]):
        if owner != seat:
            assert player["pearls"] is None
            assert player["bid"] is None or view["opened"]
            rows = [piece for base in player["bases"] for piece in base["row"] if piece]
            assert all(piece["back"] is None for piece in rows)
    if view["winner"] != seat:
        assert view["hand"] is None
        assert view["bought"] is None or view["bought"]["back"] is None
    events = message["events"]
    assert isinstance(events, list)
    private = [e for e in events if e["event"]["kind"] in ("back_seen", "laid", "base_chosen")]
    if seat is None:
        assert private == []
    if message["decision"] is not None:
        assert message["decision"]["seat"] == seat  # type: ignore[index]


async def test_hot_seat_has_a_secret_for_every_local_seat(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    assert set(tokens) == {0, 1}
    async with house.sit(table, tokens[0]) as a:
        info = await house.info(table)
        assert [seat["here"] for seat in info["seats"]] == [True, True]
        await a.answer("bid 1")
        async with house.sit(table, tokens[1]) as b:
            await b.answer("bid 0")
            assert b.now["view"]["opened"]


async def test_a_preview_changes_nothing(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        await a.say(type="preview", id=9, asked=0, answers=["bid 4"])
        seen = await a.hear("previewed")
        assert (seen["id"], seen["accepted"], seen["refusal"]) == (9, 1, None)
        await a.say(type="preview", id=10, asked=0, answers=["bid 40"])
        refused = await a.hear("previewed")
        assert refused["accepted"] == 0
        assert refused["refusal"]["clause"] == "GM-R8"
        assert (await house.info(table))["status"] == "playing"
        assert a.now["seq"] == 0


async def test_a_walk_is_worked_out_for_the_seat_that_is_asked(house: House) -> None:
    """A buys the first piece and asks how to lay it; the advice can be given as the answer."""
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await a.say(type="advise", id=1, asked=0)
        assert await a.hear("advised") == {"type": "advised", "id": 1, "answers": []}
        await a.answer("bid 1")
        await b.answer("bid 0")
        await a.hear_seq(2)
        while not (asked := a.now["decision"])["options"][0]["text"].startswith("base"):
            await a.answer(asked["options"][0]["text"])
        await a.say(type="advise", id=2, asked=asked["asked"])
        advised = await a.hear("advised")
        assert advised["answers"][-1] == "stop"
        await b.say(type="advise", id=3, asked=asked["asked"])
        assert (await b.hear("problem"))["code"] == "stale"
        await a.answer(*advised["answers"])
        assert a.now["view"]["players"][0]["bases"] != b.now["view"]["players"][1]["bases"]


async def test_reconnecting_brings_only_what_is_new(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        assert a.now["since"] == 0
        await a.answer("bid 2")
        await b.hear_seq(1)
        await b.answer("bid 0")
        await a.hear_seq(2)
        everything = [e for m in a.heard if m["type"] == "update" for e in m["events"]]
    async with house.sit(table, tokens[0], seen=1) as again:
        assert (again.now["since"], again.now["seq"]) == (1, 2)
        assert again.now["events"] == [event for event in everything if event["seq"] == 2]
        await again.say(type="undo")
        await again.hear("problem", "update")
    async with house.sit(table, tokens[0], seen=99) as stranger:
        assert stranger.now["since"] == 0


async def test_a_layout_is_taken_all_or_none(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await a.answer("bid 2")
        await b.hear_seq(1)
        await b.answer("bid 0")
        await a.hear_seq(2)
        await a.answer("base 1")
        lay = next(o["text"] for o in a.now["decision"]["options"] if o["verb"] == "lay")
        refused = await a.answer(lay, lay, "stop")
        assert refused["code"] == "illegal"
        assert refused["said"]["message"].startswith("refusal-")
        assert a.now["seq"] == 3
        await a.answer(lay, "stop")
        assert (a.now["since"], a.now["seq"]) == (3, 5)


async def test_chat_reaches_all_and_is_kept(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table) as watcher:
        await a.say(type="chat", text="  hello\n\n there ")
        heard = await watcher.hear("said")
        assert (heard["number"], heard["seat"], heard["name"]) == (1, 0, "Ana")
        assert heard["text"] == "hello there"
        await watcher.say(type="chat", text="hi")
        assert (await a.hear("said", until=lambda m: m["number"] == 2))["seat"] is None
    async with house.sit(table, heard=1, seen=0) as later:
        assert (await later.hear("said"))["text"] == "hi"


def known(browser: Browser) -> dict[str, Any]:
    """All but what is said of the last message itself."""
    return {key: browser.now[key] for key in browser.now if key not in ("seq", "since", "events")}


async def test_who_asks_for_patches_knows_as_much_and_hears_less(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    rng = random.Random(3)
    async with (
        house.sit(table, tokens[0]) as whole,
        house.sit(table, tokens[0], patches=True) as patched,
        house.sit(table, tokens[1], patches=True) as other,
        house.sit(table, patches=True) as spectator,
    ):
        for _ in range(40):
            mover = whole if whole.now["decision"] else other
            await mover.answer(rng.choice(mover.now["decision"]["options"])["text"])
            for browser in (whole, patched, other, spectator):
                await browser.catch_up()
            assert known(patched) == known(whole)
            if (patched.now["seq"], patched.now["since"]) == (whole.now["seq"], whole.now["since"]):
                assert patched.now == whole.now
        assert spectator.now["decision"] is None
        async with house.sit(table) as again:
            await spectator.catch_up()
            assert spectator.now["view"] == again.now["view"]
        assert sum(map(len, patched.texts)) < 0.6 * sum(map(len, whole.texts))


async def test_who_sees_nothing_new_is_told_nothing(house: House) -> None:
    """What a hand becomes is laid out in secret, and so is in how many steps."""
    table, tokens = await house.open_table("me", "local")
    async with (
        house.sit(table, tokens[0], patches=True) as ana,
        house.sit(table, tokens[1], patches=True) as bo,
    ):
        await ana.answer("bid 1")
        await bo.answer("bid 0")
        await ana.hear_seq(2)
        before = (await bo.hear_seq(2))["seq"]
        while ana.now["decision"]["task"] != "bidding":
            await ana.answer(ana.now["decision"]["options"][0]["text"])
            if ana.now["decision"]["task"] != "bidding":
                assert await bo.catch_up() == []
                assert bo.now["seq"] == before
        told = await bo.hear_seq(ana.now["seq"])
        assert told["since"] == before
        assert told["events"][0]["event"]["kind"] == "laid_out"


async def test_only_who_shows_outcomes_is_told_them(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with (
        house.sit(table, tokens[0], foresight=True, patches=True) as shows,
        house.sit(table, tokens[0], patches=True) as plain,
        house.sit(table, tokens[1]) as other,
    ):
        await shows.answer("bid 1")
        await other.answer("bid 0")
        asked = (await shows.hear_seq(2))["decision"]
        bare = (await plain.hear_seq(2))["decision"]
        assert any(option["foreseen"] for option in asked["options"])
        emptied = [{**option, "foreseen": {}} for option in asked["options"]]
        assert bare == {**asked, "options": emptied}


async def test_an_answer_sent_again_after_a_broken_line_is_never_taken_twice(house: House) -> None:
    """Who does not know whether an answer arrived sends it again: the update shows that it counts,
    and then the second is said to be late."""
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        given = {"type": "answer", "asked": a.now["decision"]["asked"], "answers": ["bid 3"]}
        await a.say(**given)
    async with house.sit(table, tokens[0]) as again:
        await again.say(**given)
        assert (await again.problem())["code"] == "stale"
        assert (again.now["seq"], again.now["view"]["players"][0]["bid"]) == (1, 3)


async def test_looking_ahead_too_late_is_no_fault_of_the_seat(house: House) -> None:
    """The pointer was on an answer when another was given: nobody is told that he was late."""
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        asked = a.now["decision"]["asked"]
        await a.answer("bid 3")
        await a.say(type="preview", id=7, asked=asked, answers=["bid 4"])
        late = await a.hear("problem")
        assert (late["code"], late["id"]) == ("stale", 7)


async def test_a_line_can_be_asked_whether_it_is_alive(house: House) -> None:
    table, _ = await house.open_table("me", "local")
    async with house.sit(table) as watcher:
        await watcher.say(type="ping")
        await watcher.hear("pong")
