"""Rulings GM-R15 to GM-R25, GM-R41 and GM-R42: placing."""

import itertools
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceiba
from ceiba import BadPosition
from ceiba.games.gold.layout import row_fault
from ceiba.games.gold.scoring import row_points
from ceiba.games.gold.state import GoldState
from tests.games.gold.kit import ALL_PIECES, FACE_OF, GAPS, bought, table, turned
from tests.testkit.share import steady


@pytest.mark.clause("GM-R15")
def test_one_unbroken_row_also_after_rearranging() -> None:
    match = bought("gold sixth over silver", base=["jade sixth over stone"])
    assert not any("skip" in option for option in match.options_for("A"))
    match.place("jade sixth over stone")
    assert match.refused("A skip gold sixth over silver") == ("GM-R15", "no-gaps", {})
    with pytest.raises(BadPosition, match="GM-R15"):
        table(bases={"A": ["jade sixth", "gap", "gold sixth"]})


@pytest.mark.clause("GM-R15", "GM-R41")
def test_the_option_drops_it() -> None:
    match = bought("gold sixth over silver", base=["jade sixth over stone"], **GAPS)
    match.place("jade sixth over stone", "skip gold sixth over silver", "stop")
    assert match.row("A") == ["jade sixth", "gap", "gold sixth"]
    assert match.view().players[0].bases[0].units == 9


@pytest.mark.clause("GM-R16")
def test_the_ends_touch_only_in_a_full_circle() -> None:
    """Gold to jade and back: with 24 units the last jade would meet the first gold."""
    old = ["gold sixth over silver", "silver sixth over bronze", "bronze sixth over jade"]
    old += ["jade sixth over stone", "jade sixth over bronze"]  # 20 units
    match = bought("jade sixth over stone", base=old)
    match.place(*old)
    why = {"piece": "jade sixth", "neighbour": "gold sixth"}
    assert match.refused("A lay jade sixth over stone") == ("GM-R16", "ends-cannot-touch", why)
    match.place("stop")  # 20 units: gold and jade do not touch
    assert match.row("A")[0] == "gold sixth"
    assert match.row("A")[-1] == "jade sixth"


@pytest.mark.clause("GM-R16")
def test_23_units_leave_the_ends_apart() -> None:
    old = ["gold sixth over silver", "silver sixth over bronze", "bronze sixth over jade"]
    old += ["jade sixth over stone", "jade sixth over bronze"]
    match = bought("jade eighth over stone", base=old)
    match.place(*old, "jade eighth over stone", "stop")
    assert match.view().players[0].bases[0].units == 23


@pytest.mark.clause("GM-R16")
def test_a_position_is_the_sum_of_the_units_before_it() -> None:
    pieces = table(bases={"A": ["gold sixth", "gold quarter", "silver eighth"]})
    base = pieces.view().players[0].bases[0]
    before = [sum(piece.units for piece in base.row[:i]) for i in range(len(base.row))]
    assert before == [0, 4, 10]
    assert base.units == 13


@pytest.mark.clause("GM-R17")
def test_only_the_result_must_be_legal() -> None:
    """A full base takes a new piece: in between nothing has to fit."""
    disc = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 3
    match = bought("stone quarter over jade", base=disc)
    assert match.view().players[0].bases[0].complete
    match.place("stone quarter over jade", *["stone sixth over gold"] * 3, "stop")
    assert match.row("A") == ["stone quarter", *["stone sixth"] * 3]


@pytest.mark.clause("GM-R17")
def test_every_piece_is_laid_or_thrown_away_exactly_once() -> None:
    old = ["gold sixth over silver", "gold sixth over silver", "silver eighth over bronze"]
    match = bought("jade quarter over stone", base=old)
    match.place("gold sixth over silver", "silver sixth over gold")
    why = {"piece": "gold sixth"}
    assert match.refused("A lay gold sixth over silver") == ("GM-R18", "not-in-hand", why)
    match.place("stop")
    assert match.row("A") == ["gold sixth", "silver sixth"]
    assert sorted(name for name, _ in match.box()) == ["jade quarter", "silver eighth"]


@pytest.mark.clause("GM-R18")
def test_own_pieces_only() -> None:
    match = bought("gold sixth over silver", bases={"B": ["jade quarter over stone"]})
    why = {"piece": "jade quarter"}
    assert match.refused("A lay jade quarter over stone") == ("GM-R18", "not-in-hand", why)


@pytest.mark.clause("GM-R18", "GM-R19")
def test_at_most_24_units() -> None:
    old = ["jade quarter over stone", "jade quarter over bronze", "jade sixth over stone"]
    old += ["jade sixth over bronze"]  # 20
    match = bought("stone quarter over gold", base=old)
    match.place(*old)
    why = {"piece": "stone quarter", "units": 6, "free": 4}
    assert match.refused("A lay stone quarter over gold") == ("GM-5.9", "too-long", why)


@pytest.mark.clause("GM-R19")
@pytest.mark.parametrize(
    ("last", "units"),
    [
        (["gold sixth over silver", "gold sixth over stone", "gold eighth over stone"], 23),
        (["gold sixth over silver", "gold eighth over stone", "gold eighth over silver"], 22),
    ],
)
def test_a_gap_of_one_or_two_units_stays_open(last: list[str], units: int) -> None:
    """Not even an eighth fits any more, and so the disc stays incomplete."""
    old = ["gold quarter over silver", "gold quarter over stone", *last]
    match = bought("gold eighth over silver", base=old)
    match.place(*old)
    assert match.options_for("A") == ["stop"]
    why = {"piece": "gold eighth", "units": 3, "free": 24 - units}
    assert match.refused("A lay gold eighth over silver") == ("GM-5.9", "too-long", why)
    match.place("stop")
    base = match.view().players[0].bases[0]
    assert (base.units, base.complete, base.points) == (units, False, 0)


@pytest.mark.clause("GM-R20")
def test_the_new_piece_may_be_thrown_away_at_once() -> None:
    match = bought("gold sixth over silver", base=["jade quarter over stone"])
    match.place("jade quarter over stone", "stop")
    assert match.row("A") == ["jade quarter"]
    assert match.box() == [("gold sixth", "A")]


@pytest.mark.clause("GM-R20")
def test_the_base_may_end_empty() -> None:
    match = bought("gold sixth over silver", base=["jade quarter over stone"])
    match.place("stop")
    assert match.row("A") == []
    assert match.box() == [("jade quarter", "A"), ("gold sixth", "A")]


@pytest.mark.clause("GM-R21")
def test_no_piece_is_kept_traded_or_given_away() -> None:
    """After the layout the hand is empty, and no answer ever names another player's piece."""
    match = bought("gold sixth over silver", base=["jade quarter over stone"])
    match.place("gold sixth over silver", "stop")
    assert match.view("A").hand is None
    assert match.view("A").bought is None
    assert match.row("A") + [name for name, _ in match.box()] == ["gold sixth", "jade quarter"]
    vocabulary = ceiba.find_game("gold").vocabulary
    seats_named = {vocabulary.verb(a) for a in range(len(vocabulary)) if "to" in vocabulary.args(a)}
    assert seats_named == {"pay"}  # pearls, and only after winning


@pytest.mark.clause("GM-R22")
def test_a_base_changes_only_right_after_buying() -> None:
    match = table(3, bases={"A": ["gold sixth over silver"], "B": ["jade sixth over stone"]})
    assert match.refused("A lay silver sixth over gold") == ("GM-4.1", "not-now", {"asked": "bid"})
    match.bid(0, 2, 1)
    assert match.refused("A lay silver sixth over gold") == (
        "GM-R42",
        "not-asked",
        {"seats": ["B"], "task": "asked lay_out"},
    )
    match.place("stop", seat="B")
    assert match.refused("B lay jade sixth over stone") == ("GM-4.1", "not-now", {"asked": "bid"})
    assert match.row("A", seen_by="A") == ["gold sixth over silver"]


@pytest.mark.clause("GM-R23")
@given(data=st.data())
@steady(150)
def test_turning_or_mirroring_changes_nothing(data: st.DataObject) -> None:
    faces = [FACE_OF[p] for p in data.draw(st.permutations(ALL_PIECES))]
    disc: list[int] = []
    for face in faces:  # a random legal row, as long as possible
        for side in data.draw(st.permutations([face, face ^ 1])):
            if not row_fault([*disc, side], True):
                disc.append(side)
                break
    assert not row_fault(disc[::-1], True)
    assert row_points(disc[::-1], False) == row_points(disc, False)
    if row_points(disc, False) > 0:  # complete: it can be turned
        for turn in range(len(disc)):
            assert not row_fault(disc[turn:] + disc[:turn], True)
            assert row_points(disc[turn:] + disc[:turn], False) == row_points(disc, False)


@pytest.mark.clause("GM-R23")
def test_a_complete_disc_may_be_handed_in_from_any_piece_on() -> None:
    disc = ["gold sixth", "silver sixth", "bronze sixth", "bronze eighth", "silver eighth"]
    disc += ["gold quarter"]
    for turn, mirrored in itertools.product(range(6), (False, True)):
        again = disc[turn:] + disc[:turn]
        base = table(bases={"A": again[::-1] if mirrored else again}).view().players[0].bases[0]
        assert (base.complete, base.points) == (True, 28)


@pytest.mark.clause("GM-R24")
def test_a_complete_disc_may_be_broken_up() -> None:
    disc = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 3
    match = bought("jade sixth over stone", base=disc)
    match.place("gold sixth over silver", "stop")
    base = match.view().players[0].bases[0]
    assert (base.units, base.complete) == (4, False)
    assert len(match.box()) == 6


@pytest.mark.clause("GM-R25")
@pytest.mark.parametrize("piece", sorted(set(ALL_PIECES)))
def test_the_first_piece_fits_whatever_it_is(piece: str) -> None:
    match = bought(piece)
    assert match.options_for("A") == [f"lay {piece}", f"lay {turned(piece)}", "stop"]


# -- GM-R41 ---------------------------------------------------------------------------------


@pytest.mark.clause("GM-R41")
def test_pieces_with_a_gap_between_them_do_not_touch() -> None:
    match = bought("stone sixth over gold", base=["gold sixth over silver"], **GAPS)
    match.place("gold sixth over silver")
    assert "skip stone sixth over gold" in match.options_for("A")
    assert "lay stone sixth over gold" not in match.options_for("A")
    assert match.refused("A lay stone sixth over gold")[:2] == ("GM-5.3", "cannot-touch")


@pytest.mark.clause("GM-R41")
def test_a_row_does_not_begin_with_a_gap() -> None:
    match = bought("gold sixth over silver", **GAPS)
    assert match.refused("A skip gold sixth over silver") == ("GM-R41", "no-gap-first", {})


@pytest.mark.clause("GM-R41")
def test_pieces_and_gaps_are_at_most_24_units() -> None:
    old = ["gold quarter over silver", "gold quarter over stone", "gold sixth over silver"]
    match = bought("gold sixth over stone", base=[*old, "gold sixth over silver"], **GAPS)
    match.place(*old, "gold sixth over silver")  # 20
    why = {"piece": "gold sixth", "units": 4, "free": 3}
    assert match.refused("A skip gold sixth over stone") == ("GM-5.9", "too-long", why)
    match.place("gold sixth over stone", "stop")
    assert match.view().players[0].bases[0].complete


@pytest.mark.clause("GM-R41")
def test_in_a_full_circle_there_is_room_for_nothing_not_for_less_than_nothing() -> None:
    disc = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 3
    match = bought("gold eighth over silver", base=disc, **GAPS)
    match.place(*disc)
    why = {"piece": "gold eighth", "units": 3, "free": 0}
    assert match.refused("A skip gold eighth over silver") == ("GM-5.9", "too-long", why)


@pytest.mark.clause("GM-R41", "GM-R16")
def test_with_gaps_the_ends_touch_at_exactly_24() -> None:
    """gold, gap, jade … jade: 24 units with the gap, so gold and jade would meet."""
    old = ["gold sixth over silver", "jade quarter over stone", "jade quarter over bronze"]
    old += ["jade eighth over stone"]
    match = bought("jade sixth over stone", base=[old[0], "gap", *old[1:]], **GAPS)
    match.place(old[0], f"skip {old[1]}", *old[2:])  # 4 + 1 + 6 + 6 + 3 = 20
    why = {"piece": "jade sixth", "neighbour": "gold sixth"}
    assert match.refused("A lay jade sixth over stone") == ("GM-R16", "ends-cannot-touch", why)


@pytest.mark.clause("GM-R41", "GM-6.1")
def test_a_circle_closed_with_the_help_of_a_gap_is_no_disc() -> None:
    pieces = ["gold quarter", "gold quarter", "gold sixth", "gold sixth", "gap", "gold eighth"]
    base = table(bases={"A": pieces}, **GAPS).view().players[0].bases[0]
    assert (base.units, base.complete, base.points) == (24, False, 0)


@pytest.mark.clause("GM-R42")
def test_stopping_is_always_open_and_throws_away_what_is_left() -> None:
    old = ["gold sixth over silver", "jade sixth over stone"]
    for laid in ([], [old[0]], [old[1]]):
        match = bought("bronze quarter over jade", base=["gold sixth over silver"])
        cast(GoldState, match.state).hand = [FACE_OF[p] for p in [*old, "bronze quarter over jade"]]
        match.place(*laid)
        assert match.options_for("A")[-1] == "stop"
        match.place("stop")
        assert len(match.box()) == 3 - len(laid)


@pytest.mark.clause("GM-R42")
def test_with_two_players_the_base_comes_first() -> None:
    match = bought("bronze quarter over jade", [], [], players=2)
    assert match.options_for("A") == ["base 1", "base 2"]
    match.place("base 2")
    assert match.options_for("A")[-1] == "stop"
    assert match.refused("A base 1") == ("GM-R42", "not-now", {"asked": "lay-out"})
