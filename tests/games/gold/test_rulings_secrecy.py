"""Rulings GM-R26 to GM-R28, GM-R43: who knows what. (The conformance suite checks it at large.)"""

import json

import msgspec
import pytest

from ceiba.core.rng import Rng
from tests.games.gold.kit import Table, bought, hands, named, table


@pytest.mark.clause("GM-R26")
def test_the_buyer_sees_every_back_not_only_the_first() -> None:
    match = hands(
        3,
        1,
        0,
        auction=["gold sixth over silver", "gold eighth over stone"],
        bases={"A": ["silver quarter over bronze"]},
    )
    match.place("silver quarter over bronze", "gold sixth over silver", "stop")
    match.bid(3, 1, 0)
    looks = [look["back"] for look in match.heard("back_seen", "A")]
    assert looks == ["silver", "stone"]


@pytest.mark.clause("GM-R26")
def test_own_backs_can_be_looked_at_at_any_time() -> None:
    match = table(3, bases={"A": ["gold sixth over stone"], "B": ["jade sixth over bronze"]})
    assert match.row("A", seen_by="A") == ["gold sixth over stone"]
    match.bid(0, 2, 1)  # B buys; A may still look
    assert match.row("A", seen_by="A") == ["gold sixth over stone"]
    assert match.row("B", seen_by="A") == ["jade sixth"]


@pytest.mark.clause("GM-R27")
def test_the_others_see_face_size_and_order_and_nothing_earlier() -> None:
    """A piece turned over on the base: the face seen before is gone from every other view."""
    match = bought("gold sixth over stone", base=["silver quarter over gold"])
    match.place("gold quarter over silver", "gold sixth over stone", "stop")
    for listener in (None, "B", "C"):
        seen = match.view(listener).players[0].bases[0].row
        assert [named(piece) for piece in seen] == ["gold quarter", "gold sixth"]
        assert "silver" not in json.dumps(msgspec.to_builtins(seen))


@pytest.mark.clause("GM-R28")
@pytest.mark.parametrize("listener", [None, "A", "B", "C"])
def test_the_back_of_a_cancelled_piece_stays_secret(listener: str | None) -> None:
    match = hands(1, 1, 1, auction=["jade sixth over bronze"])
    assert match.box(listener) == [("jade sixth", None)]


@pytest.mark.clause("GM-R28")
def test_a_piece_thrown_away_shows_the_face_seen_last() -> None:
    """The new piece as it lay on the board, an old one as it lay on the base."""
    match = bought("gold sixth over stone", base=["jade eighth over bronze"])
    match.place("stop")
    seen = [("jade eighth", "A"), ("gold sixth", "A")]
    assert match.box("B") == seen
    assert match.box() == seen
    told = {"seat": "A", "pieces": ["jade eighth", "gold sixth"]}
    assert match.heard("thrown_away", "C") == [told]
    known = [("jade eighth over bronze", "A"), ("gold sixth over stone", "A")]
    assert match.box("A") == known


@pytest.mark.clause("GM-R28")
def test_of_two_alike_the_one_not_laid_shows_its_own_last_face() -> None:
    """Two pieces of one kind, different sides up: laying gold keeps the one that showed gold."""
    match = bought("bronze sixth over jade", base=["gold sixth over silver"])
    match = table(
        3,
        bases={"A": ["gold sixth over silver", "silver sixth over gold"]},
        winner="A",
        payee="B",
        opened=True,
        bids=[1, 0, 0],
        layout={"piece": "bronze sixth over jade"},
    )
    match.place("gold sixth over silver", "stop")
    assert match.box() == [("silver sixth", "A"), ("bronze sixth", "A")]


@pytest.mark.clause("GM-R28")
def test_until_the_end_of_the_game() -> None:
    match = table(3, bag=0, auction=["gold sixth over stone"], box=["jade sixth over bronze"])
    assert ("jade sixth", None) in match.box()
    match.bid(0, 0, 0)
    assert match.over
    assert ("jade sixth over bronze", None) in match.box()
    assert ("gold sixth over stone", None) in match.box("B")


@pytest.mark.clause("GM-R43")
def test_of_a_layout_in_progress_the_others_see_nothing() -> None:
    match = bought("gold sixth over stone", base=["silver quarter over gold"])
    before = {who: match.view(who) for who in (None, "B", "C")}
    match.place("gold quarter over silver", "gold sixth over stone")
    for who, view in before.items():
        assert match.view(who) == view
        assert match.events(who) == []
    match.place("stop")
    assert match.row("A", seen_by="B") == ["gold quarter", "gold sixth"]


@pytest.mark.clause("GM-R43")
def test_with_two_players_not_even_the_base() -> None:
    match = bought("gold sixth over stone", [], ["silver quarter over gold"], players=2)
    before = match.view("B")
    match.place("base 2")
    assert match.view("B") == before
    assert match.events("B") == []
    assert match.view("A").hand.base == 1  # counted from 0


@pytest.mark.clause("GM-R43")
def test_board_bag_and_box_are_public() -> None:
    match = table(3, auction=["gold sixth", "jade sixth", "stone sixth"], box=["gold eighth"] * 2)
    for listener in (None, "A", "B", "C"):
        view = match.view(listener)
        assert [named(piece) for piece in view.slots] == ["gold sixth", "jade sixth", "stone sixth"]
        assert (view.bag, len(view.box)) == (25, 2)


@pytest.mark.clause("GM-R43")
def test_a_spectator_sees_what_all_players_see() -> None:
    """Whatever a spectator knows, every seat knows the same; and nothing more is shown."""
    match = Table.new(3, "spectator")
    picks = Rng(1, 2, 3, 4)

    def check(public: object, seat: object) -> None:
        if isinstance(public, dict):
            assert isinstance(seat, dict)
            for key, value in public.items():
                if key != "seat":
                    check(value, seat[key])
        elif isinstance(public, list | tuple):
            assert isinstance(seat, type(public))
            assert len(public) == len(seat)
            for a, b in zip(public, seat, strict=True):
                check(a, b)
        elif public is not None:
            assert public == seat

    while not match.over:
        options = match.options_for(match.waiting[0])
        match.play(f"{match.waiting[0]} {options[picks.below(len(options))]}")
        spectator = msgspec.to_builtins(match.view())
        for seat in range(3):
            check(spectator, msgspec.to_builtins(match.view(seat)))
            heard_by_seat = match.events(seat)
            assert all(event in heard_by_seat for event in match.events())


@pytest.mark.clause("GM-R43")
def test_no_view_and_no_event_names_a_single_piece() -> None:
    """No ids, no numbers: of a piece only materials, size, units and value are ever said."""
    match = hands(3, 1, 0, bases={"A": ["gold sixth over silver"]})
    for listener in (None, "A", "B", "C"):
        view = msgspec.to_builtins(match.view(listener))
        pieces = [*view["slots"], *view["players"][0]["bases"][0]["row"], view["bought"]]
        for piece in pieces:
            assert set(piece) == {"material", "size", "units", "value", "back"}
        for event in match.events(listener):
            assert not {"id", "number", "face", "kind"} & set(event.data)


@pytest.mark.clause("GM-R43")
def test_the_both_faces_of_a_piece_are_named_to_its_buyer_only() -> None:
    match = hands(3, 1, 0, auction=["gold sixth over silver"])
    assert "lay gold sixth over silver" in match.options_for("A")
    for seat in "BC":
        assert match.decision(seat) is None
    for listener in (None, "B", "C"):
        everything = json.dumps(msgspec.to_builtins([match.view(listener), match.events(listener)]))
        assert " over " not in everything
