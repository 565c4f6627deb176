"""A game looked at again, during and after: through whose eyes, and played on from a moment."""

import random
from typing import Any

import pytest

import ceiba
from tests.server.house import House, Message, play_out


async def test_a_game_that_goes_on_is_seen_as_its_seats_saw_it(house: House) -> None:
    table, tokens = await house.open_table("me", "open")
    _, tokens[1] = await house.join(table, "Bo")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await a.answer("bid 4")
        await b.hear_seq(1)
        for browser, own, other in ((a, 0, 1), (b, 1, 0)):
            seen = await past(house, table, tokens[own])
            assert seen["eyes"] == "AB"[own]
            assert seen["steps"][-1]["view"] == browser.now["view"]
            assert seen["steps"][-1]["view"]["players"][other]["pearls"] is None
            assert (seen["seed"], seen["standings"]) == (None, [])
    watched = await past(house, table)
    assert [player["bid"] for player in watched["steps"][-1]["view"]["players"]] == [None, None]
    strange = await house.ask("GET", f"/api/tables/{table}/past", headers=bearer("x" * 20))
    assert (strange.status_code, strange.json()["code"]) == (403, "not_your_seat")


async def past(house: House, table: str, token: str | None = None) -> Message:
    headers = bearer(token) if token else {}
    answer = await house.ask("GET", f"/api/tables/{table}/past", headers=headers)
    assert answer.status_code == 200, answer.text
    seen: Message = answer.json()
    return seen


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_after_the_end_through_anybodys_eyes(house: House) -> None:
    table, tokens = await house.open_table("me", "random")
    async with house.sit(table, tokens[0]) as a:
        await play_out(a, random.Random(3))

    async def pearls(eyes: str) -> list[list[int | None]]:
        answer = await house.ask("GET", f"/api/tables/{table}/replay?eyes={eyes}")
        replay = answer.json()
        assert replay["standings"][-1]["scores"] == a.now["outcome"]["scores"]
        return [[player["pearls"] for player in s["view"]["players"]] for s in replay["steps"][:-1]]

    assert all(mine is not None and theirs is None for mine, theirs in await pearls("A"))
    assert all(mine is None and theirs is not None for mine, theirs in await pearls("B"))
    assert all(mine is not None and theirs is not None for mine, theirs in await pearls("open"))
    nobody = await house.ask("GET", f"/api/tables/{table}/replay?eyes=C")
    assert (nobody.status_code, nobody.json()["code"]) == (400, "bad_log")


LOG = ceiba.new("gold", players=2, seed="again")
for line in ("A bid 3", "B bid 1", "A lay"):
    LOG.play(line if line != "A lay" else f"A {LOG.options_for('A')[0]}")


async def test_a_new_table_goes_on_from_a_moment(house: House) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    made = await play_on(house, log=LOG.log().text(), at=2, seats=seats)
    table, token = made["table"]["id"], made["tokens"]["0"]
    async with house.sit(table, token) as a:
        now = ceiba.replay(short(LOG.log().text(), 2))
        assert a.now["seq"] == 2
        assert [event["event"]["kind"] for event in a.now["events"]] == [
            event.kind for event in now.events("A")
        ]
        assert a.now["decision"]["options"][0]["text"] == LOG.entries[2].text
        assert (await a.answer(LOG.entries[2].text))["seq"] == 3
        assert (await past(house, table, token))["steps"][0]["seq"] == 0


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"log": "roses are red"}, 400, "bad_log"),
        ({"log": LOG.log().text() + "A bid 99\n", "at": 9}, 400, "bad_log"),
        ({"seats": [{"kind": "me", "name": "Ana"}]}, 400, "bad_request"),
        ({"at": -1}, 400, "bad_request"),
    ],
)
async def test_what_cannot_be_played_on(
    house: House, change: dict[str, Any], status: int, code: str
) -> None:
    wish = {"log": LOG.log().text(), "at": 1, "seats": [{"kind": "bot"}, {"kind": "open"}]}
    answer = await house.ask("POST", "/api/play-on", json={**wish, **change})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def play_on(house: House, **wish: Any) -> Message:
    answer = await house.ask("POST", "/api/play-on", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def short(log: str, entries: int) -> str:
    head, _, lines = log.partition("\n\n")
    return "\n".join([head, "", *lines.splitlines()[:entries], ""])
