"""Ratings: for tables that ask for them, between persons, for their own eyes."""

import asyncio
import random

from ceiba.core.game import Outcome, SeatScore
from ceiba.server.people.ratings import ratings_of
from ceiba.store import MyTable, Standing, StoredSeat
from tests.server.house import House, play_out
from tests.server.test_open_tables import until
from tests.server.test_person import Browser


def ended(*people: str | None, game: str = "gold") -> MyTable:
    """The first has won; nobody is a seat by bare link."""
    seats = tuple(StoredSeat(i, "person", "", person=who) for i, who in enumerate(people))
    scores = tuple(SeatScore(i, i + 1, 10.0 - i, {}) for i in range(len(people)))
    return MyTable("t", game, seats, 0, Standing("", Outcome(scores, "end")))


def test_who_wins_is_rated_higher_and_surer() -> None:
    games = [ended("ana", "bo"), ended("ana", None, "bo"), ended("bo", "chan", game="balam")]
    ana, bo = ratings_of("ana", games), ratings_of("bo", games)
    assert ana["gold"].value > 25 > bo["gold"].value
    assert (ana["gold"].played, set(ana), set(bo)) == (2, {"gold"}, {"gold", "balam"})
    assert ratings_of("ana", games[:1])["gold"].within > ana["gold"].within
    assert ratings_of("dzul", games) == {}
    alone = [ended("ana", None), ended("ana", "ana"), ended("ana", "bo", "ana")]
    assert ratings_of("ana", alone) == {}, "nobody is rated against nobody, or against themselves"


async def test_only_tables_that_ask_for_it_count(house: House) -> None:
    ana, bo = await Browser(house).begin("Ana"), await Browser(house).begin("Bo")
    pace = {"kind": "correspondence", "turn_s": 86400}
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    wish = {"game": "gold", "seats": seats, "pace": pace, "listing": {}, "rated": True}
    made = (await house.ask("POST", "/api/tables", json=wish)).json()
    table, token = made["table"]["id"], made["tokens"]["0"]
    assert made["table"]["rated"] is True
    found = await until(house, lambda tables: table in tables)
    assert (found[table]["pace"]["turn_s"], found[table]["rated"]) == (86400, True)
    _, key = await house.join(table, "Bo")
    await ana.claim(table, token)
    await bo.claim(table, key)
    [line] = (await ana.ask("GET", "/me/tables")).json()
    assert line["deadline"] > line["moved"], "both are asked for a bid, and have a day"
    async with house.sit(table, token) as a, house.sit(table, key) as b:
        await asyncio.gather(play_out(a, random.Random(1)), play_out(b, random.Random(2)))
    [line] = (await ana.ask("GET", "/me/tables")).json()
    assert line["deadline"] is None
    for person in (ana, bo):
        [record] = (await person.ask("GET", "/me/statistics")).json()["games"]
        assert record["rating"]["played"] == 1
        assert record["seconds"] >= 0

    log = (await house.ask("GET", f"/api/tables/{table}/log")).text
    on = {"log": log, "at": 2, "seats": [{"kind": "me"}, {"kind": "local"}]}
    studied = (await house.ask("POST", "/api/play-on", json=on)).json()["table"]
    proof = {"Authorization": f"Bearer {token}"}
    seats = [{"kind": "open"}, {"kind": "open"}]
    path = f"/api/tables/{table}/deal"
    again = (await house.ask("POST", path, json={"seats": seats}, headers=proof)).json()["table"]
    assert (studied["rated"], again["rated"]) == (False, False), "somebody knows what comes"
    wish = {"game": "gold", "rated": True, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert (await house.ask("POST", "/api/tables", json=wish)).status_code == 400
