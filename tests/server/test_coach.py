"""The coach over HTTP: in the background, with progress, the same for whoever asks."""

import asyncio

import ceiba
from ceiba import bots
from tests.server.house import House, Message


def play(match: ceiba.Match, entries: int = 1000) -> ceiba.Match:
    """Both bid whatever comes first, up to so many entries."""
    while not match.over and match.seq < entries:
        seat = match.waiting[0]
        if match.options_for(seat)[0].startswith("base"):
            answers = bots.work_out(match.position(), "AB".index(seat), "layout")
        else:
            answers = match.options_for(seat)[:1]
        match.answer(seat, answers)
    return match


def short_game() -> str:
    """The last auctions of a game."""
    entries = play(ceiba.new("gold", players=2, seed="coach")).seq
    late = play(ceiba.new("gold", players=2, seed="coach"), entries - 16)
    return play(ceiba.set_up(late.position(), "coach")).log().text()


async def coached(house: House, wish: Message) -> Message:
    """Asks again and again, as a page does."""
    done = -1
    async with asyncio.timeout(120):
        while True:
            answer = await house.ask("POST", "/api/coach", json=wish)
            assert answer.status_code == 200, answer.text
            told: Message = answer.json()
            assert done <= told["done"] <= told["steps"]
            done = told["done"]
            if told["report"] is not None:
                return told
            await asyncio.sleep(0.2)


async def test_the_coach_looks_at_a_game(house: House) -> None:
    log = short_game()
    told = await coached(house, {"log": log, "seat": 0})
    report = told["report"]
    assert told["done"] == told["steps"]
    final = ceiba.replay(log).outcome()
    assert final is not None
    assert report["expected"][-1]["points"] == [score.total for score in final.scores]
    assert [one["seq"] for one in report["expected"]] == sorted(
        one["seq"] for one in report["expected"]
    )
    assert len(report["slips"]) <= 5
    for slip in report["slips"]:
        assert slip["cost"] >= 1
        assert slip["given"]["text"] != slip["better"]["text"]
        # "Try it from here" is a table that goes on before the answer.
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]
        wish = {"log": log, "at": slip["at"], "seats": seats}
        assert (await house.ask("POST", "/api/play-on", json=wish)).status_code == 201
    again = await house.ask("POST", "/api/coach", json={"log": log, "seat": 0})
    assert again.json() == told


async def test_what_is_no_game_is_no_work_for_the_coach(house: House) -> None:
    for wish in ({"log": "ceiba log 1", "seat": 0}, {"log": short_game(), "seat": 4}):
        async with asyncio.timeout(60):
            while (answer := await house.ask("POST", "/api/coach", json=wish)).status_code == 200:
                assert answer.json()["report"] is None
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_log")
