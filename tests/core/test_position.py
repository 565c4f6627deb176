"""Positions: an impossible table is refused with the reason, and nothing else is ever raised."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import ceiba
from ceiba import BadOptions, BadPosition, CeibaError
from tests.games.gold.kit import ALL_PIECES

AFTER_BIDS = ("open_hands", "refill", "next_auction")
PAID: dict[str, Any] = {"winner": "A", "payee": "B", "opened": True, "bids": [1, 0, 0]}


def position(**facts: Any) -> dict[str, Any]:
    return {"game": "gold", "players": 3, **facts}


BAD: list[tuple[str, dict[str, Any], str]] = [
    # -- the envelope --
    ("no players", {"players": None}, "players"),
    ("one player", {"players": 1}, "2 to 4"),
    ("five players", {"players": 5}, "2 to 4"),
    ("huge number of players", {"players": 10**30}, "2 to 4"),
    ("players no one can write down", {"players": 10**5000}, "2 to 4"),
    ("rules no one can write down", {"rules": 10**5000}, "newer Ceiba is needed"),
    ("option no one can write down", {"options": {"tied_lowest": 10**5000}}, "tied_lowest"),
    ("true players", {"players": True}, "players"),
    ("players as text", {"players": "3"}, "players"),
    ("half a player", {"players": 2.5}, "players"),
    ("options as a list", {"options": []}, "option"),
    ("no options", {"options": None}, "option"),
    ("options as text", {"options": "contiguous_layout"}, "option"),
    ("unknown option", {"options": {"speed": True}}, "no option “speed”"),
    ("wrong value", {"options": {"contiguous_layout": "no"}}, "contiguous_layout"),
    ("number for a flag", {"options": {"contiguous_layout": 1}}, "contiguous_layout"),
    ("agenda as text", {"agenda": "bidding"}, "agenda"),
    ("unknown task", {"agenda": ["dance"]}, "no task 'dance'"),
    ("empty task", {"agenda": [""]}, ""),
    ("task that is no text", {"agenda": [None]}, ""),
    ("task with arguments", {"agenda": ["bidding 3"]}, "'bidding 3' is not written like 'bidding'"),
    ("layout without a piece", {"agenda": ["lay_out", "refill", "next_auction"]}, ""),
    ("payee without a winner", {"agenda": ["choose_payee", "next_auction"]}, ""),
    ("hands without bids", {"agenda": ["open_hands", "next_auction"]}, ""),
    ("draw from a board that is full", {"agenda": ["refill", "next_auction"]}, ""),
    ("three draws too many", {"agenda": ["set_out"], "bag": 1}, ""),
    ("over before all is sold", {"agenda": []}, ""),
    ("short generator", {"generator": [1, 2, 3]}, "generator"),
    ("version 0 of the rules", {"rules": 0}, "the versions of gold begin with 1, not with 0"),
    ("zero generator", {"generator": [0, 0, 0, 0]}, "generator"),
    ("large generator", {"generator": [1, 2, 3, 2**32]}, "generator"),
    ("negative generator", {"generator": [1, 2, 3, -1]}, "generator"),
    ("true generator", {"generator": [True, 2, 3, 4]}, "generator"),
    ("generator as text", {"generator": "1234"}, "generator"),
    ("negative reveals", {"reveals": -1}, "reveals"),
    ("huge reveals", {"reveals": 10**40}, "reveals"),
    (
        "unknown key",
        {"pearl": [10, 10, 10]},
        "unknown: pearl; a position has: game, rules, players",
    ),
    # -- pearls --
    ("too many pearls", {"pearls": [10, 10, 11]}, "GM-R7.*30.*31"),
    ("too few pearls", {"pearls": [10, 10, 9]}, "GM-R7.*30.*29"),
    ("one seat changed alone", {"pearls": {"A": 3}}, "GM-R7"),
    ("negative pearls", {"pearls": [-1, 10, 21]}, "pearls"),
    ("half a pearl", {"pearls": [9.5, 10, 10.5]}, "pearls"),
    ("true pearls", {"pearls": [True, 10, 19]}, "pearls"),
    ("pearls as text", {"pearls": ["10", 10, 10]}, "pearls"),
    ("pearls of two", {"pearls": [15, 15]}, "3 players, but 2 entries"),
    ("pearls of one seat twice", {"pearls": {"a": 10, "B": 10, "A": 10}}, "A is there twice"),
    ("pearls of nobody", {"pearls": {"D": 10}}, "'D' is no seat"),
    ("a number of pearls", {"pearls": 30}, "pearls: expected object"),
    ("huge pearls", {"pearls": [10**30, 0, 0]}, r"pearls\[0\]: expected int <= 40"),
    # -- pieces --
    ("unknown piece", {"auction": ["golden sixth"]}, "golden sixth"),
    ("impossible back", {"auction": ["gold sixth over jade"]}, "gold sixth over jade"),
    ("number for a piece", {"auction": [3]}, r"auction\[0\]: expected str, got int"),
    ("nothing for a piece", {"auction": [None]}, r"auction\[0\]: expected str, got null"),
    ("board as text", {"auction": "gold sixth"}, "auction: expected array, got str"),
    ("four on the board", {"auction": ["gold sixth"] * 4}, "3 slots"),
    ("gap on the board", {"auction": ["gap", "gold sixth"]}, "gap"),
    ("gap in the box", {"box": ["gap"]}, "gap"),
    ("too many of one kind", {"box": ["gold quarter over silver"] * 2}, "GM-1.7"),
    ("too many of one look", {"box": ["gold quarter"] * 3}, "GM-1.8"),
    ("box as an object", {"box": {"piece": "gold sixth"}}, "box: expected array, got object"),
    ("thrown away by nobody", {"box": [{"piece": "gold sixth", "by": "E"}]}, "'E' is no seat"),
    ("boxed without a piece", {"box": [{"by": "A"}]}, r"box\[0\]: .* field piece"),
    ("pieces that lie nowhere", {"bag": []}, "GM-1.2.*27 of the 30|lie nowhere"),
    ("too large a bag", {"bag": 31}, "bag: expected int <= 30"),
    ("negative bag", {"bag": -1}, "bag"),
    ("true bag", {"bag": True}, "bag"),
    ("bag as text", {"bag": "full"}, "bag"),
    ("gap in the bag", {"bag": ["gap", *ALL_PIECES]}, "gap"),
    ("a bag of 31", {"bag": [*ALL_PIECES, "gold quarter"]}, "GM-1"),
    ("empty board, full bag", {"auction": [], "bag": ALL_PIECES}, ""),
    (
        "one on the board, the rest in the bag",
        {"auction": ALL_PIECES[:1], "bag": ALL_PIECES[1:]},
        "",
    ),
    # -- bases --
    ("bases of nobody", {"bases": {"D": [["gold sixth"]]}}, "'D' is no seat"),
    ("two bases each", {"bases": {"A": [["gold sixth"], ["jade sixth"]]}}, "GM-2.1"),
    ("base as text", {"bases": {"A": "gold sixth"}}, "bases.*expected array"),
    ("base in a base", {"bases": {"A": [[["gold sixth"]]]}}, "bases.*expected str"),
    ("bases as a number", {"bases": 4}, "bases: expected object"),
    ("cannot touch", {"bases": {"A": ["gold sixth", "stone sixth"]}}, "GM-5.3"),
    ("too long", {"bases": {"A": [*["gold sixth"] * 5, "gold quarter"]}}, "GM-5.9"),
    (
        "ends cannot touch",
        {"bases": {"A": [f"{m} quarter" for m in ("gold", "silver", "bronze", "jade")]}},
        "GM-5.3",
    ),
    ("gap", {"bases": {"A": ["gold sixth", "gap", "gold sixth"]}}, "GM-R15"),
    # -- the auction --
    ("bid without pearls", {"bids": [11, None, None]}, "GM-R8"),
    ("negative bid", {"bids": [-1, None, None]}, "bids"),
    ("true bid", {"bids": [True, None, None]}, "bids"),
    ("bids of two", {"bids": [1, 2]}, "3 players"),
    ("bid without pearls, but a payee", {"bids": [40, None, None], "payee": "B"}, ""),
    ("open without bids", {"opened": True}, ""),
    ("opened as a number", {"opened": 1}, "opened"),
    ("unknown winner", {"winner": "D"}, "'D' is no seat"),
    ("winner as a number", {"winner": 0}, "winner: expected str"),
    ("winner without bids", {"winner": "A"}, ""),
    ("winner with closed hands", {"winner": "A", "bids": [5, 0, 0]}, ""),
    ("winner who did not win", {"winner": "B", "bids": [5, 0, 0], "opened": True}, ""),
    (
        "winner of nothing",
        {"winner": "A", "bids": [5, 0, 0], "opened": True, "auction": [], "bag": 0},
        "",
    ),
    ("payee without a winner", {"payee": "A"}, ""),
    ("paid, and no layout", PAID, ""),
    ("unknown drawer", {"drawer": "X"}, "'X' is no seat"),
    ("drawer as a number", {"drawer": 1}, "drawer: expected str"),
    ("counted as text", {"counted": "yes"}, "counted"),
    # -- the layout --
    ("layout of nobody", {"layout": {"piece": "gold sixth"}}, "winner"),
    ("layout as text", {**PAID, "layout": "gold sixth"}, "layout"),
    ("layout of nothing", {**PAID, "layout": {}}, "layout"),
    ("layout of a gap", {**PAID, "layout": {"piece": "gap"}}, "gap"),
    ("layout of a number", {**PAID, "layout": {"piece": 3}}, "layout.piece: expected str"),
    ("layout with an unknown key", {**PAID, "layout": {"piece": "gold sixth", "rwo": []}}, ""),
    ("row as a number", {**PAID, "layout": {"piece": "gold sixth", "row": 3}}, ""),
    ("row as text", {**PAID, "layout": {"piece": "gold sixth", "row": "gold sixth"}}, ""),
    (
        "row of another's piece",
        {**PAID, "layout": {"piece": "gold sixth", "row": ["jade sixth over stone"]}},
        "GM-R18",
    ),
    (
        "row that cannot touch",
        {
            **PAID,
            "bases": {"A": ["jade sixth over stone"]},
            "layout": {
                "piece": "gold sixth over silver",
                "row": ["jade sixth over stone", "gold sixth over silver"],
            },
        },
        "GM-5.3",
    ),
    (
        "row that ends with a gap",
        {
            **PAID,
            "options": {"contiguous_layout": False},
            "layout": {"piece": "gold sixth over silver", "row": ["gold sixth over silver", "gap"]},
        },
        "GM-R41",
    ),
    ("base that is not there", {**PAID, "layout": {"piece": "gold sixth", "base": 2}}, "base"),
    ("base as text", {**PAID, "layout": {"piece": "gold sixth", "base": "first"}}, "base"),
    ("paying oneself", {**PAID, "payee": "A", "layout": {"piece": "gold sixth"}}, ""),
    (
        "layout with a full board",
        {**PAID, "layout": {"piece": "gold sixth over silver"}, "auction": ["jade sixth"] * 3},
        "",
    ),
]


@pytest.mark.parametrize(("facts", "reason"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_an_impossible_table_is_refused_with_the_reason(facts: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason or ".") as problem:
        ceiba.set_up(position(**facts), seed="bad")
    assert str(problem.value)


BAD_FOR_TWO: list[tuple[str, dict[str, Any]]] = [
    ("base 0", {"piece": "gold sixth", "base": 0}),
    ("base 3", {"piece": "gold sixth", "base": 3}),
    ("base true", {"piece": "gold sixth", "base": True}),
    ("base 1.0", {"piece": "gold sixth", "base": 1.0}),
    ("base as a list", {"piece": "gold sixth", "base": [1]}),
    ("row without a base", {"piece": "gold sixth over silver", "row": ["gold sixth over silver"]}),
]


@pytest.mark.parametrize("layout", [b[1] for b in BAD_FOR_TWO], ids=[b[0] for b in BAD_FOR_TWO])
def test_an_impossible_layout_of_two_players(layout: dict[str, Any]) -> None:
    facts = {"winner": "A", "payee": "B", "opened": True, "bids": [1, 0], "layout": layout}
    with pytest.raises(BadPosition):
        ceiba.set_up({"game": "gold", "players": 2, **facts})


@pytest.mark.parametrize("thing", [None, [], "gold", 3, True])
def test_a_position_is_an_object(thing: Any) -> None:
    with pytest.raises(CeibaError):
        ceiba.set_up(thing)


@pytest.mark.parametrize("game", [None, "chess", 3, ["gold"], ""])
def test_of_a_game_that_is_there(game: Any) -> None:
    with pytest.raises(CeibaError, match="no game"):
        ceiba.set_up({"game": game, "players": 2})


def test_keys_that_are_no_text() -> None:
    with pytest.raises(BadPosition, match="unknown"):
        ceiba.set_up({"game": "gold", "players": 3, 7: 1, "x": 2})  # type: ignore[dict-item]


# -- what is filled in ----------------------------------------------------------------------


def test_only_game_and_players_are_needed() -> None:
    match = ceiba.set_up({"game": "gold", "players": 4})
    assert match.waiting == ["A", "B", "C", "D"]
    assert match.view().bag == 27


def test_the_same_seed_fills_in_the_same() -> None:
    one, two = (ceiba.set_up(position(auction=["gold sixth"]), seed="fill") for _ in range(2))
    assert one.state.words() == two.state.words()
    other = ceiba.set_up(position(auction=["gold sixth"]), seed="other")
    assert other.state.words() != one.state.words()


@pytest.mark.parametrize("bag", range(28))
def test_a_bag_of_any_size(bag: int) -> None:
    match = ceiba.set_up(position(bag=bag))
    assert match.view().bag == bag
    if bag:
        assert len(match.view().slots) == 3


def test_pearls_and_rows_in_either_form() -> None:
    one = ceiba.set_up(position(pearls=[1, 2, 27], bases=[["gold sixth"], [], []]), seed="x")
    two = ceiba.set_up(
        position(pearls={"A": 1, "B": 2, "C": 27}, bases={"A": [["gold sixth"]]}), seed="x"
    )
    assert one.state.words() == two.state.words()


def test_pieces_may_be_written_carelessly() -> None:
    match = ceiba.set_up(position(auction=["  Gold   SIXTH over silver "]))
    assert match.position()["auction"][0] == "gold sixth over silver"


def test_bids_already_in() -> None:
    match = ceiba.set_up(position(bids=[3, None, 1]))
    assert match.waiting == ["B"]
    match.play("B bid 0")
    assert match.waiting == ["A"]


def test_the_examples_of_the_page() -> None:
    """docs/games/gold.md shows two positions: they can be set up as they stand."""
    ceiba.set_up(
        {
            "game": "gold",
            "players": 3,
            "pearls": [5, 10, 15],
            "bases": {"A": [["gold sixth", "silver sixth over bronze"]]},
            "auction": ["gold quarter", "jade eighth", "stone sixth"],
        }
    )
    two = ceiba.set_up(
        {
            "game": "gold",
            "players": 2,
            "options": {"variant_incomplete_scores": True},
            "pearls": [7, 13],
            "bases": {
                "A": [["gold quarter", "silver sixth"], []],
                "B": [[], ["jade eighth over stone"]],
            },
            "auction": ["stone sixth over gold"],
            "bag": 0,
        }
    )
    assert two.view().lot == 30


# -- whose position it is -------------------------------------------------------------------


def test_a_match_keeps_its_own_copy() -> None:
    """Changing the dictionary afterwards changes neither the log nor what undo goes back to."""
    given = position(pearls=[1, 2, 27])
    match = ceiba.set_up(given, seed="own")
    log = match.log().text()
    given["pearls"][0] = 5
    given["pearls"][2] = 23
    assert match.log().text() == log
    match.play("B bid 1")
    match.play("B undo")
    assert match.view("A").players[0].pearls == 1


def test_a_position_handed_out_is_a_copy() -> None:
    match = ceiba.set_up(position(auction=["gold sixth", "jade sixth"]))
    words = match.state.words()
    out = match.position()
    out["pearls"][0] = 99
    out["generator"][0] = 99
    out["bases"]["A"].append(["nonsense"])
    assert match.state.words() == words


DEEP: Any = []
for _ in range(10_000):
    DEEP = [DEEP]
NO_ONE_WRITES = 10**5000
NOT_JSON = [
    range(3), object(), {1, range(2)}, DEEP, {"A": DEEP}, "x" * 10_000, 10**4000, b"gold",
    NO_ONE_WRITES, [NO_ONE_WRITES], {"A": NO_ONE_WRITES},
]  # fmt: skip


@pytest.mark.parametrize("thing", NOT_JSON, ids=lambda thing: type(thing).__name__)
@pytest.mark.parametrize("key", ["game", "players", "options", "pearls", "agenda", "layout", "x"])
def test_what_is_no_json_is_refused_in_few_words(key: str, thing: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        ceiba.set_up({**position(), key: thing})
    assert 0 < len(str(refused.value)) < 5000


NO_SEATS = [3, -1, "Z", None, NO_ONE_WRITES, [NO_ONE_WRITES], DEEP, "x" * 999]


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: type(seat).__name__)
def test_a_seat_that_is_not_there_is_refused_in_few_words(seat: Any) -> None:
    with pytest.raises(BadOptions, match=r"there is no seat .*; there are A, B, C") as refused:
        ceiba.set_up(position()).options_for(seat)
    assert len(str(refused.value)) < 200


NO_PLAYERS = [NO_ONE_WRITES, [NO_ONE_WRITES], DEEP, True, None, "3"]


@pytest.mark.parametrize("players", NO_PLAYERS, ids=lambda players: type(players).__name__)
def test_no_number_of_players_is_refused_in_few_words(players: Any) -> None:
    with pytest.raises(BadOptions, match="2 to 4") as refused:
        ceiba.new("gold", players=players)
    assert len(str(refused.value)) < 200


def test_what_json_has_no_name_for_is_kept_as_json_says_it() -> None:
    """A set, a tuple: the log of such a table can be written and replayed."""
    match = ceiba.set_up(position(pearls=(1, 2, 27), agenda=("bidding", *AFTER_BIDS)))
    assert ceiba.replay(match.log().text()).state.words() == match.state.words()


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"game": "tzolkin", "seats": {"A": {}, "b": {"corn": -1}}}, "seats.b.corn: expected int"),
        ({"game": "tzolkin", "seats": [{}, {"corn": -1}, {}]}, "seats[1].corn: expected int"),
        ({"game": "pacal", "pyramids": {"A": {"C4": 2}, "B": {"C4": 9}}}, "pyramids.B.C4: expec"),
        ({"game": "balam", "cities": {"A1": {"king": "A", "1": 3}}}, "cities.A1.1: expected str"),
    ],
)
def test_it_says_where_something_is_wrong(facts: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=f"^{re.escape(said)}"):
        ceiba.set_up({**position(), **facts})


@pytest.mark.parametrize(
    "call",
    [
        # what the types forbid, and callers without types give all the same
        lambda: ceiba.replay(None),  # type: ignore[arg-type]
        lambda: ceiba.replay(b"ceiba log 1"),  # type: ignore[arg-type]
        lambda: ceiba.new(["gold"], 2),  # type: ignore[arg-type]
        lambda: ceiba.new("gold", 2, seed=7),  # type: ignore[arg-type]
        lambda: ceiba.new("gold", 2, 7),  # type: ignore[arg-type]
        lambda: ceiba.new("gold", 2, {7: 7}),  # type: ignore[dict-item]
        lambda: ceiba.new("gold", 2, {"tied_lowest": DEEP}),
        lambda: ceiba.set_up(position(), seed=7),  # type: ignore[arg-type]
    ],
)
def test_what_is_of_the_wrong_kind_has_a_name(call: Callable[[], object]) -> None:
    with pytest.raises(CeibaError):
        call()
