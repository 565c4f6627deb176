"""What is wrong is refused with a clear reason and changes nothing."""

import asyncio
import json
from collections.abc import Callable

import pytest
import websockets

from ceiba.text import Texts
from tests.server.house import House

BROKEN = {
    "{": "Input data was truncated",
    "[]": "Expected `object`, got `array`",
    '{"type": "dance"}': "Invalid value 'dance' - at `$.type`",
    '{"type": "answer", "asked": "x", "answers": []}': "Expected `int`, got `str` - at `$.asked`",
    '{"type": "answer", "asked": 0, "answers": []}': "0 answers",
    '{"type": "answer", "asked": 0, "answers": ["bid 1"], "seat": 1}': (
        "Object contains unknown field `seat`"
    ),
    '{"type": "answer", "asked": 0, "answers": ["dance"]}': "dance",
    '{"type": "answer", "asked": 0, "answers": ["undo"]}': "undo",
    '{"type": "chat", "text": " "}': " ",
    '{"type": "hello"}': "hello comes once",
}
"""What is said wrongly, and the words in which that is told."""


@pytest.mark.parametrize(
    ("said", "code", "message", "data"),
    [
        *((said, "malformed", "problem-malformed", {"text": why}) for said, why in BROKEN.items()),
        (
            '{"type": "answer", "asked": 0, "answers": ["bid 1", "bid 2"]}',
            *("illegal", "refusal-bid-in"),
            {"clause": "GM-R8", "seats": [{"is": "seat", "name": "B"}]},
        ),
        (
            '{"type": "answer", "asked": 0, "answers": ["bid 39"]}',
            *("illegal", "refusal-bid-too-high", {"clause": "GM-R8", "bid": 39, "pearls": 10}),
        ),
        ('{"type": "answer", "asked": 7, "answers": ["bid 1"]}', "stale", "problem-stale", {}),
        (
            '{"type": "preview", "id": 1, "asked": 7, "answers": ["bid 1"]}',
            *("stale", "problem-stale", {}),
        ),
        ('{"type": "undo"}', "no_undo", "problem-no-undo", {}),
        ('{"type": "undo_reply", "agree": true}', "no_undo", "problem-no-undo", {}),
    ],
)
async def test_a_wrong_message_is_explained(
    house: House, said: str, code: str, message: str, data: dict[str, object]
) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        await a.socket.send(said)
        told = {"message": message, "clause": "", **data}
        looked = 1 if '"preview"' in said else None
        assert await a.problem() == {"type": "problem", "code": code, "said": told, "id": looked}
        async with house.sit(table) as watcher:
            assert watcher.now["seq"] == 0
        await a.answer("bid 1")
        assert a.now["seq"] == 1


async def test_the_same_answer_twice_is_stale(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        for _ in range(2):
            await a.say(type="answer", asked=0, answers=["bid 1"])
        assert (await a.problem())["code"] == "stale"
        assert a.now["seq"] == 1


async def test_a_message_too_large_ends_the_line(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        await a.say(type="chat", text="x" * 70_000)
        assert (await a.problem())["code"] == "too_large"
        assert await a.closed() == 1009


async def test_a_seat_needs_its_own_secret(house: House) -> None:
    table, tokens = await house.open_table("me", "open")
    _, others = await house.open_table("me", "open")
    for wrong in (others[0], "", "x" * 5000, tokens[0] + "x"):
        async with house.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello", "token": wrong}))
            problem = json.loads(await socket.recv())
            assert problem["code"] == "not_your_seat"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4003


async def test_spectators_cannot_answer(house: House) -> None:
    table, _ = await house.open_table("me", "local")
    async with house.sit(table) as watcher:
        assert watcher.now["decision"] is None
        assert (await watcher.answer("bid 1", asked=0))["code"] == "not_your_seat"
        await watcher.say(type="leave")
        assert (await watcher.problem())["code"] == "not_your_seat"


@pytest.mark.parametrize("first", ['{"type": "undo"}', "nonsense"])
async def test_hello_comes_first(house: House, first: str) -> None:
    table, _ = await house.open_table("me", "local")
    async with house.socket(table) as socket:
        await socket.send(first)
        assert json.loads(await socket.recv())["code"] == "malformed"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4000


async def test_no_such_table(house: House) -> None:
    async with house.socket("nowhere") as socket:
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["code"] == "no_table"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4004
    assert (await house.ask("GET", "/api/tables/nowhere")).status_code == 404


async def test_pages_of_other_sites_are_kept_out(house: House) -> None:
    table, _ = await house.open_table("me", "local")
    elsewhere = "http://elsewhere.example"
    with pytest.raises(websockets.InvalidStatus):
        async with house.socket(table, origin=elsewhere):
            pass
    async with house.socket(table, origin=house.address):
        pass
    answer = await house.ask(
        "POST", f"/api/tables/{table}/join", json={"name": "x"}, headers={"Origin": elsewhere}
    )
    assert answer.status_code == 403
    assert answer.json()["said"]["message"] == "problem-bad-request"


GOLD_PLAYERS = {"message": "bad-players", "game": "gold", "fewest": 2, "most": 4}
NO_GAME = "data: Object missing required field `game`"
OPTIONS = "tied_lowest, contiguous_layout, variant_incomplete_scores"
NO_OPTION = {"message": "bad-option-unknown", "game": "gold", "option": "x", "options": OPTIONS}


@pytest.mark.parametrize(
    ("game", "seats", "options", "status", "code", "said"),
    [
        (None, [], {}, 400, "bad_request", NO_GAME),
        ("chess", ["me"], {}, 404, "unknown_game", {"game": "chess"}),
        ("gold", ["me"], {}, 400, "bad_option", {**GOLD_PLAYERS, "players": "1"}),
        ("gold", ["open"] * 9, {}, 400, "bad_option", {**GOLD_PLAYERS, "players": "9"}),
        ("gold", ["me", "me"], {}, 400, "bad_request", "only one seat can be 'me'"),
        ("gold", ["me", "god"], {}, 400, "bad_request", "there is no bot 'god'"),
        ("gold", ["open", "open"], {"x": True}, 400, "bad_option", NO_OPTION),
        ("gold", ["open"] * 9999, {}, 413, "too_large", "Request Entity Too Large"),
    ],
)
async def test_a_wrong_wish_for_a_table(
    house: House,
    game: str | None,
    seats: list[str],
    options: dict[str, object],
    status: int,
    code: str,
    said: dict[str, object] | str,
) -> None:
    bot = {"god": {"kind": "bot", "level": "god"}}
    wish = {"seats": [bot.get(kind, {"kind": kind}) for kind in seats], "options": options}
    answer = await house.ask("POST", "/api/tables", json={"game": game, **wish} if game else {})
    assert answer.status_code == status, answer.text
    told = {"reason": said} if isinstance(said, str) else said
    message = f"problem-{code.replace('_', '-')}"
    problem = {k: v for k, v in answer.json().items() if k != "option"}
    assert problem == {"code": code, "said": {"message": message, "clause": "", **told}}


@pytest.mark.parametrize(
    ("game", "options", "clause", "french", "english"),
    [
        (
            "balam",
            {"board": "5 x 5 blue"},
            "BA-R87",
            "après la taille viennent sea 0 à sea 4 et red, pas « blue »",
            "after the size come sea 0 to sea 4 and red, not “blue”",
        ),
        (
            "lapins",
            {"board": "7 x 4 red"},
            "DL-R64",
            "un plateau au hasard ne se nomme que par sa taille, comme 6x4, sans « red »",
            "a random board is named by its size alone, such as 6x4, without “red”",
        ),
        ("pacal", {"map": '{"rows": 3}'}, "PR-R64", "il manque rows_full", "rows_full is missing"),
        (
            "gold",
            {"contiguous_layout": "maybe"},
            "GM-R15",
            "les valeurs possibles sont true, false, et « maybe » n’en est pas une",
            "the values are true, false, and “maybe” is none of them",
        ),
    ],
)
async def test_a_refused_option_is_named_and_explained_in_both_languages(
    house: House, game: str, options: dict[str, str], clause: str, french: str, english: str
) -> None:
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
    answer = await house.ask("POST", "/api/tables", json=wish)
    assert answer.status_code == 400
    problem = answer.json()
    assert (problem["code"], problem["option"]) == ("bad_option", next(iter(options)))
    said = problem["said"]
    assert said["clause"] == clause
    spoken = Texts("fr", game).plain(said["message"], said)
    assert spoken.replace("\N{NO-BREAK SPACE}", " ") == french
    assert Texts("en", game).plain(said["message"], said) == english


async def test_a_full_table(house: House) -> None:
    table, _ = await house.open_table("me", "open", "open")
    await house.join(table, "Chan", seat=2)
    taken = await house.ask("POST", f"/api/tables/{table}/join", json={"name": "x", "seat": 2})
    assert (taken.status_code, taken.json()["code"]) == (409, "full")
    await house.join(table, "Bo")
    full = await house.ask("POST", f"/api/tables/{table}/join", json={"name": "x"})
    assert (full.status_code, full.json()["code"]) == (409, "full")
    nobody = await house.ask("POST", f"/api/tables/{table}/join", json={"name": " \n"})
    assert nobody.json()["code"] == "bad_request"


async def test_two_people_want_the_last_seat(house: House) -> None:
    table, _ = await house.open_table("me", "open")
    path = f"/api/tables/{table}/join"
    answers = await asyncio.gather(
        *(house.ask("POST", path, json={"name": f"P{i}"}) for i in range(8))
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_limits(houses: Callable[..., House]) -> None:
    house = houses(
        tables_per_hour="3",
        requests_per_minute="2",
        messages_per_second="2",
        listeners_per_table="2",
    )
    opened = [await house.open_table("me", "open") for _ in range(3)]
    wish = {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = await house.ask("POST", "/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    table, tokens = opened[0]
    joins = [await house.ask("POST", f"/api/tables/{table}/join", json={}) for _ in range(3)]
    assert [answer.status_code for answer in joins] == [400, 400, 400]
    joins = [
        await house.ask("POST", f"/api/tables/{table}/join", json={"name": "Bo"}) for _ in range(3)
    ]
    assert [answer.status_code for answer in joins] == [200, 409, 429]
    async with house.sit(table, tokens[0]) as a, house.sit(table):
        async with house.socket(table) as third:
            await third.send('{"type": "hello"}')
            assert json.loads(await third.recv())["code"] == "full"
        for _ in range(9):
            await a.say(type="undo_reply", agree=True)
        problems = [(await a.problem())["code"] for _ in range(9)]
        assert problems == ["no_undo"] * 8 + ["too_fast"]
        for _ in range(250):
            await a.say(type="undo_reply", agree=True)
        assert await a.closed() == 1008
