"""What bots may think lies on the table: guesses agree with the view and vary all the rest."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from ceiba import BadPosition
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.gold.pieces import full_name
from ceiba.games.gold.state import GoldState
from tests.games.gold.kit import Table, bought, table
from tests.testkit.share import steady


def guesses(match: Table, seat: int, count: int = 60) -> list[GoldState]:
    state = match.state
    assert isinstance(state, GoldState)
    return [state.guess(seat, Rng(number + 1, 2, 3, 4)) for number in range(count)]


@pytest.mark.clause("GM-R28")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_the_back_of_a_cancelled_piece_is_known_to_nobody(seat: int) -> None:
    """Not to any seat, and not to a spectator (seat -1)."""
    match = table(3, box=["gold sixth over silver"])
    seen = {full_name(guess.box[0]) for guess in guesses(match, seat)}
    assert seen == {"gold sixth over silver", "gold sixth over stone"}


@pytest.mark.clause("GM-R28", "GM-R26")
def test_the_back_of_a_piece_thrown_away_is_known_to_its_owner() -> None:
    match = table(3, box=[{"piece": "gold sixth over silver", "by": "B"}])
    backs = {
        seat: {full_name(guess.box[0]).split()[-1] for guess in guesses(match, seat)}
        for seat in (0, 1, 2, -1)
    }
    both = {"silver", "stone"}
    assert backs == {0: both, 1: {"silver"}, 2: both, -1: both}


@pytest.mark.clause("GM-5.8")
def test_the_backs_on_a_base_are_known_to_its_owner() -> None:
    match = table(3, bases={"A": ["jade quarter over stone"]})
    assert {full_name(g.rows[0][0]) for g in guesses(match, 0)} == {"jade quarter over stone"}
    for seat in (1, 2, -1):
        seen = {full_name(g.rows[0][0]) for g in guesses(match, seat)}
        assert seen == {"jade quarter over stone", "jade quarter over bronze"}


@pytest.mark.clause("GM-3.4")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_the_undersides_on_the_board_are_known_to_nobody(seat: int) -> None:
    match = table(3, auction=["stone quarter over jade"])
    assert len({g.slots[0] for g in guesses(match, seat)}) == 2


@pytest.mark.clause("GM-R43")
def test_a_layout_in_progress_is_known_to_its_owner() -> None:
    match = bought("gold sixth over silver", base=["silver sixth over bronze"])
    match.place("gold sixth over silver")
    for guess in guesses(match, 0, 10):
        assert [full_name(face) for face in guess.row] == ["gold sixth over silver"]
    for seat in (1, 2, -1):
        for guess in guesses(match, seat, 10):
            assert guess.row == []
            assert len(guess.hand) == 2


@pytest.mark.clause("GM-R8")
def test_sealed_bids_are_known_to_their_owner() -> None:
    match = table(3)
    match.play("A bid 7")
    match.play("B bid 2")
    assert {g.bids[0] for g in guesses(match, 0)} == {7}
    assert len({g.bids[1] for g in guesses(match, 0)}) > 5
    assert {g.bids[2] for g in guesses(match, 0)} == {-1}  # C has not bid, as all can see
    assert len({g.bids[0] for g in guesses(match, -1)}) > 5


@pytest.mark.clause("GM-R9")
def test_who_did_not_count_cannot_know_the_pearls() -> None:
    match = table(3, pearls=[4, 13, 13])
    seen = {tuple(guess.pearls) for guess in guesses(match, 0)}
    assert len(seen) > 5
    assert all(p[0] == 4 and sum(p) == 30 and min(p) >= 0 for p in seen)


@pytest.mark.clause("GM-R9")
def test_who_saw_all_from_the_start_can_count() -> None:
    match = Table.new(3, "count")
    match.play("A bid 5")
    match.play("B bid 1")
    match.play("C bid 0")
    assert {tuple(guess.pearls) for guess in guesses(match, 1)} == {(5, 10, 15)}


@pytest.mark.clause("GM-R9")
def test_open_bids_must_be_covered() -> None:
    """Hands are open and not paid yet: a guess gives everybody at least what lies in the hand."""
    match = table(4, pearls=[10, 10, 10, 10])
    for seat, bid in zip("ABCD", (9, 2, 2, 7), strict=True):
        match.play(f"{seat} bid {bid}")
    assert match.options_for("A") == ["pay B", "pay C"]
    for who in (0, 1, -1):
        for guess in guesses(match, who):
            assert all(p >= b for p, b in zip(guess.pearls, guess.bids, strict=True))
            assert sum(guess.pearls) == 40


def late_table() -> Table:
    """Near the end of a game most pieces lie open: the hardest deal of backs."""
    match = Table.new(4, "late")
    picks = seeded("late")
    while match.view().lot < 30:
        seat = match.waiting[0]
        options = match.options_for(seat)
        options = options[:-1] or options if len(options) < 40 else options
        match.play(f"{seat} {options[picks.below(len(options))]}")
    return match


@pytest.mark.parametrize("seat", [0, 1, 2, 3, -1])
def test_late_in_the_game_a_guess_still_finds_its_way(seat: int) -> None:
    """Almost every back is settled: dealing by trial and error would not end."""
    match = late_table()
    view = json.encode(match.game.view(match.state, seat if seat >= 0 else None))
    for guess in guesses(match, seat, 100):
        assert json.encode(match.game.view(guess, seat if seat >= 0 else None)) == view


def test_an_impossible_table_is_refused() -> None:
    """Three quarters cannot show gold (GM-1.8), whatever else lies on the table.

    With so many backs open, trying all deals would not end.
    """
    ring = ("gold", "silver", "bronze", "jade", "stone")
    others = [f"{material} sixth" for material in ring * 3]
    others += [f"{material} eighth" for material in (*ring, "gold", "bronze", "stone")]
    with pytest.raises(BadPosition, match=r"GM-1\.8"):
        table(3, box=[*others, "gold quarter", "gold quarter", "gold quarter"])


def test_backs_are_as_likely_as_they_are_frequent() -> None:
    """Of the six gold sixths one with silver lies open on the own base: 2 to 3 for the others."""
    match = table(3, bases={"A": ["gold sixth over silver"]}, auction=["gold sixth over stone"])
    backs = Counter(full_name(g.slots[0]).split()[-1] for g in guesses(match, 0, 1000))
    assert abs(backs["silver"] - 400) < 4 * (1000 * 0.4 * 0.6) ** 0.5


@given(facts=st.fixed_dictionaries({"players": st.integers(2, 4), "cut": st.integers(0, 300)}))
@steady(60)
def test_a_guess_is_the_same_table_to_the_seat(facts: dict[str, Any]) -> None:
    match = Table.new(facts["players"], "guess")
    picks = seeded(str(facts["cut"]))
    for _ in range(facts["cut"]):
        if match.view().lot == 30:
            break
        options = match.options_for(match.waiting[0])
        match.play(f"{match.waiting[0]} {options[picks.below(len(options))]}")
    for seat in [*range(facts["players"]), None]:
        guess = match.state.guess(-1 if seat is None else seat, picks)
        assert match.game.view(guess, seat) == match.view(seat)


def test_at_the_end_there_is_nothing_to_guess() -> None:
    """All is open when the game is over: the guess is the table."""
    match = late_table()
    picks = seeded("end")
    while not match.over:
        options = match.options_for(match.waiting[0])
        match.play(f"{match.waiting[0]} {options[picks.below(len(options))]}")
    for seat in (0, 1, 2, 3, None):
        guess = match.state.guess(-1 if seat is None else seat, picks)
        assert match.game.view(guess, seat) == match.view(seat)
