"""A new version of the rules: games of the old one go on by it, and no table is gone."""

import random
import sys
from collections.abc import Callable

import ceiba
from ceiba.games import GAMES
from ceiba.games.gold.game import GAME
from tests.server.house import House, play_out
from tests.server.second_rules import SecondGold

SECOND = [sys.executable, "-m", "tests.server.second_rules", "{port}", "{data}"]


def test_a_log_is_replayed_by_its_own_rules() -> None:
    first = ceiba.new("gold", 2, seed="old")
    first.play("A bid 1")
    second = ceiba.Match(SecondGold(), 2, seed="old")
    assert [match.view("A").players[0].pearls for match in (first, second)] == [10, 12]
    again = ceiba.Match.from_log(SecondGold(), first.log())
    assert (again.rules, again.view("A").players[0].pearls) == (1, 10)
    assert again.log() == first.log()
    assert again.state.fingerprint() == first.state.fingerprint()
    assert second.state.fingerprint() != ceiba.new("gold", 2, seed="old").state.fingerprint()
    again.undo("A")
    assert (again.state.rules, again.state.clone().rules) == (1, 1)
    assert second.position()["rules"] == 2
    assert ceiba.Match.from_position(SecondGold(), first.position()).rules == 1


def test_every_setup_is_by_the_present_rules() -> None:
    for game in GAMES.values():
        assert ceiba.Match(game, game.spec.min_players).state.rules == game.spec.rules_version


async def test_tables_go_on_after_the_upgrade(houses: Callable[..., House]) -> None:
    old = houses()
    finished, ours = await old.open_table("me", "random")
    running, theirs = await old.open_table("me", "local")
    async with old.sit(finished, ours[0]) as a:
        await play_out(a, random.Random(4))
        outcome = a.now["outcome"]
    async with old.sit(running, theirs[0]) as a:
        await a.answer("bid 3")
    log = (await old.ask("GET", f"/api/tables/{finished}/log")).text
    old.stop()
    new = houses(command=SECOND)
    async with new.sit(running, theirs[1]) as b:
        assert b.now["seq"] == 1
        assert b.now["view"]["players"][1]["pearls"] == 10
        await b.answer("bid 1")
    assert (await new.ask("GET", f"/api/tables/{finished}/log")).text == log
    replay = (await new.ask("GET", f"/api/tables/{finished}/replay")).json()
    assert replay["steps"][-1]["outcome"] == outcome
    headers = {"Authorization": f"Bearer {ours[0]}"}
    again = (await new.ask("POST", f"/api/tables/{finished}/rematch", headers=headers)).json()
    async with new.sit(again["table"]["id"], again["tokens"]["0"]) as a:
        assert a.now["view"]["players"][0]["pearls"] == 12
    new.stop()
    back = houses()  # somebody installs the older one again
    answer = await back.ask("GET", f"/api/tables/{again['table']['id']}")
    assert (answer.status_code, answer.json()["code"]) == (409, "newer")
    assert GAME.spec.rules_version == 1
