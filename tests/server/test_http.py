"""What is asked over HTTP: games, pages, logs, replays, and the description of it all."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import ceiba
from tests.server.house import House, play_out


async def test_games_and_levels(house: House) -> None:
    games = (await house.ask("GET", "/api/games")).json()
    gold = next(game for game in games if game["slug"] == "gold")
    assert (gold["min_players"], gold["max_players"]) == (2, 4)
    assert gold["options"][0]["name"] == "tied_lowest"
    levels = (await house.ask("GET", "/api/levels")).json()
    assert levels == ["beginner", "novice", "adept", "master", "seer"]


async def test_options_of_the_table(house: House) -> None:
    table, _ = await house.open_table("me", "open", contiguous_layout=False)
    info = await house.info(table)
    assert info["options"]["contiguous_layout"] is False
    assert info["options"]["tied_lowest"] == "winner_chooses"


async def test_a_number_is_what_an_option_has_it_for(house: House) -> None:
    wish = {"game": "balam", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = await house.ask("POST", "/api/tables", json={**wish, "options": {"matches": 3}})
    assert (made.status_code, made.json()["table"]["options"]["matches"]) == (201, "3")
    refused = await house.ask("POST", "/api/tables", json={**wish, "options": {"matches": 6}})
    assert refused.json()["said"]["values"] == "default, 2, 3, 4, 5"


async def test_log_and_replay_are_for_games_that_are_over(house: House) -> None:
    table, tokens = await house.open_table("me", "random")
    for what in ("log", "replay"):
        early = await house.ask("GET", f"/api/tables/{table}/{what}")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
    async with house.sit(table, tokens[0]) as a:
        await play_out(a, random.Random(7))
    log = await house.ask("GET", f"/api/tables/{table}/log")
    assert log.headers["content-type"].startswith("text/plain")
    assert "attachment" in log.headers["content-disposition"]
    replay = (await house.ask("GET", f"/api/tables/{table}/replay")).json()
    assert replay["names"] == ["Ana", "Ix Chel"]
    assert replay["seed"] == ceiba.parse_log(log.text).seed
    assert replay["steps"][0]["seq"] == 0
    assert replay["steps"][-1]["outcome"] == a.now["outcome"]
    told = [event for step in replay["steps"] for event in step["events"]]
    assert told == ceiba_events(log.text)
    for step in replay["steps"][:-1]:
        assert all(player["pearls"] is None for player in step["view"]["players"])
    uploaded = await house.ask("POST", "/api/replay", content=log.text)
    assert uploaded.json() == replay


def ceiba_events(log: str) -> list[dict[str, object]]:
    told = msgspec.json.encode(ceiba.replay(log).events(None))
    heard: list[dict[str, object]] = msgspec.json.decode(told)
    return heard


GOOD = ceiba.new("gold", players=2, seed="x").log().text()


@pytest.mark.parametrize(
    ("log", "status", "code"),
    [
        (b"", 400, "bad_log"),
        (b"\xff\xfe", 400, "bad_log"),
        (b"ceiba log 1\ngame: chess\nrules: 1\nplayers: 2\nseed: x\n\n", 400, "bad_log"),
        (GOOD.replace("rules: 1", "rules: 99").encode(), 400, "bad_log"),
        ((GOOD + "A bid 99\n").encode(), 400, "bad_log"),
        ((GOOD + "A bid 1\nA undo\n" * 1001).encode(), 400, "bad_log"),
        (GOOD.replace("\n\n", '\nposition: {"bases": {"A": {}}}\n\n', 1).encode(), 400, "bad_log"),
        (GOOD.replace("\n\n", '\nposition: {"\\ud800": 1}\n\n', 1).encode(), 400, "bad_log"),
        (b"x" * 300_000, 413, "too_large"),
    ],
)
async def test_a_log_that_cannot_be_replayed(
    house: House, log: bytes, status: int, code: str
) -> None:
    answer = await house.ask("POST", "/api/replay", content=log)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_game_in_the_middle_can_be_replayed_from_a_file(house: House) -> None:
    log = GOOD + "A bid 1\nB bid 0\nA undo agreed\n"
    answer = await house.ask("POST", "/api/replay", content=log)
    steps = answer.json()["steps"]
    assert [step["seq"] for step in steps] == [0, 1, 2, 3]
    assert steps[-1]["view"] == steps[0]["view"]


async def test_every_answer_is_hardened(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/schema/openapi.json", "/no/page"):
        headers = (await house.ask("GET", path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


PAGES = ("/", "/new/gold", "/t/abc", "/replay", "/replay/abc", "/rules/gold")


async def test_pages(houses: Callable[..., House], tmp_path: Path) -> None:
    client = tmp_path / "client"
    house = houses(assets=str(client))
    for path in PAGES:
        page = await house.ask("GET", path)
        assert page.status_code == 503
        assert "make web" in page.text
    (client / "assets").mkdir(parents=True)
    (client / "assets" / "main-1a2b.js").write_text("play()")
    (client / "favicon.svg").write_text("<svg/>")
    (client / "index.html").write_text("<title>Ceiba</title>")
    for path in PAGES:
        page = await house.ask("GET", path)
        assert (page.status_code, page.text) == (200, "<title>Ceiba</title>")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
    lost = await house.ask("GET", "/nowhere/at/all")
    assert (lost.status_code, lost.text) == (404, "<title>Ceiba</title>")
    script = await house.ask("GET", "/assets/main-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    icon = await house.ask("GET", "/favicon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    (tmp_path / "secret.txt").write_text("secret")
    for sly in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
        assert "secret" not in (await house.ask("GET", sly)).text


async def test_errors_of_the_framework_are_said_like_ours(house: House) -> None:
    for method, path in (
        ("GET", "/api/nothing"),
        ("DELETE", "/api/tables"),
        ("GET", "/api/replay"),
    ):
        answer = await house.ask(method, path)
        assert answer.status_code in (404, 405)
        assert answer.json()["said"]["message"] == "problem-bad-request"


async def test_the_description_for_programs(house: House) -> None:
    schema = (await house.ask("GET", "/schema/openapi.json")).json()
    assert "/api/tables/{table_id}/join" in schema["paths"]
    assert {"TableInfo", "Replay", "EventTold", "NewTable"} <= {
        name.rpartition("_")[2] for name in schema["components"]["schemas"]
    }
