"""Rulings DL-R42, DL-R50: who knows what of cards and plans.

Two tables that differ only in what a listener may not know must look, sound and answer the same.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ceiba.core.refusing import refusal_of
from tests.games.lapins.facts import CARDS
from tests.games.lapins.kit import Table, end_of_round, last_card, table

OBSERVATORIES = {
    "B2": "A: observatory, observatory, observatory, observatory",
    "C2": "B: observatory",
}


def all_a_seat_knows(match: Table, seat: str | None) -> str:
    """View, question, events and every refusal, as one text."""
    known: list[Any] = [match.view(seat)]
    known.append([(event.kind, event.clause, event.data) for event in match.events(seat)])
    known.append(match.waiting)
    if seat is not None:
        known.append(match.decision(seat))
        number = "ABCD".index(seat)
        for action in range(len(match.game.vocabulary)):
            why = refusal_of(match.state, number, action)
            known.append(why and (why.clause, why.key, why.data))
    return json.dumps(msgspec.to_builtins(known))


def two_tables(**facts: Any) -> tuple[Table, Table]:
    """The same but for the faces of the cards that lie face down, in the row and in the deck."""
    row = facts.pop("row", ["drought", "cacao_feast", "ball_match", "decadence"])
    other = [*row[1:], row[0]]
    deck = [face for face, count in CARDS.items() for _ in range(count)]
    for face in row:
        deck.remove(face)
    one = table(3, cards=row, deck=deck, **facts)
    two = table(3, cards=other, deck=deck[::-1], **facts)
    return one, two


LOOKS = ["divine", "look 2", "look 1", "done"]


@pytest.mark.clause("DL-R42")
@pytest.mark.parametrize("listener", ["B", "C", None])
def test_what_a_king_sees_by_divination_is_his_alone(listener: str | None) -> None:
    one, two = two_tables(cities=OBSERVATORIES)
    for answer in LOOKS:
        for match in (one, two):
            match.play("A", answer)
        assert all_a_seat_knows(one, listener) == all_a_seat_knows(two, listener)
        assert all_a_seat_knows(one, "A") != all_a_seat_knows(two, "A") or answer == "divine"


@pytest.mark.clause("DL-R42")
@pytest.mark.parametrize("listener", ["B", "C", None])
def test_nor_what_he_sees_of_the_deck(listener: str | None) -> None:
    row = ["drought up", "drought up", "drought", "cacao_feast"]
    deck = ["ball_match", "decadence", "earthquake", "toltec_raid", "insurrection"]
    one = table(3, cities=OBSERVATORIES, cards=row, deck=deck)
    two = table(3, cities=OBSERVATORIES, cards=row, deck=deck[::-1])
    for answer in ("divine", "look deck", "look deck", "look 3"):
        for match in (one, two):
            match.play("A", answer)
        assert all_a_seat_knows(one, listener) == all_a_seat_knows(two, listener)
    seen = [[card.face for card in match.view("A").deck_seen] for match in (one, two)]
    assert seen == [deck[:2], deck[:2:-1]]
    for match in (one, two):
        match.play("A", "done", "flip 3")
        match.play("B", "flip 4")
    laid = [match.cards("A") for match in (one, two)]
    assert laid == [[*deck[:2], None, None], [*deck[:2:-1], None, None]]  # he still knows them
    assert one.cards(listener) == two.cards(listener) == [None] * 4
    assert all_a_seat_knows(one, listener) == all_a_seat_knows(two, listener)


@pytest.mark.clause("DL-R42")
def test_that_he_looked_and_where_is_public() -> None:
    one, _ = two_tables(cities=OBSERVATORIES)
    one.play("A", "divine", "look 3")
    for listener in ("B", "C", None):
        assert [card.seen_by for card in one.view(listener).cards] == [[], [], [0], []]
        assert one.heard("divined", listener) == [{"seat": "A", "cards": 4}]
        assert one.heard("looked", listener) == [{"seat": "A", "card": 3}]
        assert one.heard("saw", listener) == []
    assert one.heard("saw", "A") == [{"card": 3, "face": "ball_match"}]
    row = ["drought up", "drought up", "drought", "cacao_feast"]
    match = table(3, cities=OBSERVATORIES, cards=row)
    match.play("A", "divine", "look deck")
    assert [card.seen_by for card in match.view("B").deck_seen] == [[0]]
    assert match.heard("looked_deck", "C") == [{"seat": "A", "card": 1}]
    assert match.heard("saw_deck", "B") == match.heard("saw_deck") == []


@pytest.mark.clause("DL-R42")
def test_two_kings_who_looked_know_their_own_cards() -> None:
    one, _ = two_tables(cities=OBSERVATORIES)
    one.play("A", "divine", "look 1", "done", "flip 4", "lose B2.1")
    one.play("B", "divine", "look 2")
    assert one.cards("A") == ["drought", None, None, "decadence"]
    assert one.cards("B") == [None, "cacao_feast", None, "decadence"]
    assert one.cards("C") == [None, None, None, "decadence"]


@pytest.mark.clause("DL-R42")
@pytest.mark.parametrize("listener", ["A", "B", "C", None])
def test_the_deck_is_hidden(listener: str | None) -> None:
    one, two = two_tables(cities={"B2": "A: village"})
    assert all_a_seat_knows(one, listener) == all_a_seat_knows(two, listener)
    shown = json.dumps(msgspec.to_builtins(one.view(listener)))
    assert not any(face in shown for face in CARDS)


@pytest.mark.clause("DL-R42")
def test_sheets_scores_supply_and_discards_are_public() -> None:
    cities = {"B2": "A: reserve jade, market", "C2": "B: garrison prisoner"}
    match = table(cities=cities, wealth={"A": "3 cacao"}, points=[4, 7], discard=["drought"])
    views = [msgspec.to_builtins(match.view(seat)) for seat in ("A", "B", None)]
    for view in views:
        for key in ("players", "sites", "supply", "stock", "discard", "deck", "map"):
            assert view[key] == views[0][key]
        assert view["discard"] == ["drought"]
        assert view["players"][0]["wealth"]["cacao"] == 3


@pytest.mark.clause("DL-R42")
def test_at_the_end_the_cards_that_lie_out_are_shown() -> None:
    match = table(cards=["ball_match", "drought", "drought"], matches=3)
    assert match.cards() == [None] * 3
    match = last_card("ball_match", matches=3)
    match.play("A", "flip 3")
    assert match.cards() == ["favourable_maize", "favourable_maize", "ball_match"]


@pytest.mark.clause("DL-R42")
def test_looking_cannot_be_taken_back_freely() -> None:
    one, _ = two_tables(cities=OBSERVATORIES)
    one.play("A", "divine")
    assert one.undo_kind("A") == "free"
    one.play("A", "look 1")
    assert one.undo_kind("A") == "ask"


@pytest.mark.clause("DL-R42")
def test_a_preview_shows_no_face() -> None:
    one, two = two_tables(cities=OBSERVATORIES)
    for answers in (["divine", "look 1"], ["flip 2"], ["divine", "look 1", "done", "flip 1"]):
        shown = [msgspec.to_builtins(list(m.preview("A", answers))) for m in (one, two)]
        assert json.dumps(shown[0]) == json.dumps(shown[1])


# -- plans ------------------------------------------------------------------------------------

PLANS = [[], ["B2.1 B2.3"], ["B2.2 C2.1", "B2.1 C2.3"], ["B2.1 C2.1", "B2.2 C2.1"]]
CITIES = {
    "B2": "A: village, village, temple",
    "C2": "A: palace, reserve",
    "C3": "B: village, palace",
    "A1": "C: village, temple",
}


def planned(moves: list[str]) -> Iterator[Table]:
    """A's plan step by step, a token taken up and put back at last; B has begun his own."""
    match = end_of_round(3, cities=CITIES)
    match.play("B", "take C3.1")
    yield match
    for move in moves:
        match.carry("A", move)
        yield match
    match.play("A", "take B2.2")
    yield match
    match.play("A", "keep")


@pytest.mark.clause("DL-R50")
@pytest.mark.parametrize("listener", ["B", "C", None])
@pytest.mark.parametrize("moves", PLANS)
def test_of_a_plan_the_others_see_nothing(listener: str | None, moves: list[str]) -> None:
    empty = next(planned([]))
    before = all_a_seat_knows(empty, listener)
    match = empty
    for match in planned(moves):
        assert all_a_seat_knows(match, listener) == before
    match.play("A", "done")
    assert match.view(listener).players[0].planned
    assert match.heard("planned", listener) == [{"seat": "A"}]
    assert match.heard("carried", listener) == []


@pytest.mark.clause("DL-R50")
@pytest.mark.parametrize("listener", ["B", "C", None])
def test_not_even_when_he_is_done(listener: str | None) -> None:
    """Only that he is; until everybody is."""
    known = set()
    for moves in PLANS:
        match = end_of_round(3, cities=CITIES)
        match.carry("A", *moves)
        match.play("A", "done")
        known.add(all_a_seat_knows(match, listener))
    assert len(known) == 1


@pytest.mark.clause("DL-R50")
def test_each_sees_his_own_plan() -> None:
    match = end_of_round(3, cities=CITIES)
    match.carry("A", "B2.1 B2.3")
    match.play("B", "take C3.1")
    moves = [msgspec.to_builtins(move) for move in match.view("A").plan.moves]
    assert moves == [{"place": "B2.1", "wealth": "maize", "to": "B2.3"}]
    assert match.view("B").plan.moves == []
    assert match.view("B").plan.hand == "C3.1"
    assert match.view("A").plan.hand is None
    assert match.view().plan is None


@pytest.mark.clause("DL-R50")
def test_a_king_who_is_done_waits() -> None:
    match = end_of_round(3, cities=CITIES)
    match.play("A", "done")
    assert match.waiting == ["B", "C"]
    assert match.refused("A take B2.1") == ("DL-7.1", "plan-done", {"seats": ["B", "C"]})
