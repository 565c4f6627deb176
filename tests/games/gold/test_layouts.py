"""Every layout, judged by an independent notion of a legal row: painted on the circle itself."""

import itertools
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceiba
from ceiba.core.state import State
from ceiba.games.gold.layout import row_fault
from ceiba.games.gold.pieces import GAP
from ceiba.games.gold.state import GoldState
from tests.games.gold.kit import ALL_PIECES, FACE_OF, GAPS, bought, turned
from tests.testkit.share import steady

UNITS = {"eighth": 3, "sixth": 4, "quarter": 6}
VALUE = {"gold": 4, "silver": 3, "bronze": 2, "jade": 1, "stone": 0}


def legal(names: list[str]) -> bool:
    """GM-R16, GM-R18, GM-R41 on the circle itself: every unit of 24 is painted with a piece."""
    circle: list[int | None] = []
    values: list[int] = []
    for name in names:
        if name == "gap":
            circle.append(None)
            continue
        face, size, *_ = name.split()
        circle += [len(values)] * UNITS[size]
        values.append(VALUE[face])
    if len(circle) > 24:
        return False
    circle += [None] * (24 - len(circle))
    touching = {
        (circle[unit - 1], circle[unit]) for unit in range(24) if circle[unit - 1] != circle[unit]
    }
    return all(
        abs(values[a] - values[b]) <= 1 for a, b in touching if a is not None and b is not None
    )


def all_layouts(hand: list[str], gaps: bool) -> set[tuple[str, ...]]:
    """Every legal row of some of these pieces, found by trying all."""
    found: set[tuple[str, ...]] = set()
    for count in range(len(hand) + 1):
        for order in set(itertools.permutations(hand, count)):
            for faces in itertools.product(*((piece, turned(piece)) for piece in order)):
                for cuts in itertools.product((False, True) if gaps else (False,), repeat=count):
                    if count and cuts[0]:
                        continue
                    names: list[str] = []
                    for cut, name in zip(cuts, faces, strict=True):
                        names += ["gap", name] if cut else [name]
                    if legal(names):
                        found.add(tuple(names))
    return found


def all_walks(state: State) -> set[tuple[str, ...]]:
    """Every row that can be handed in by walking from option to option."""
    vocabulary = ceiba.find_game("gold").vocabulary
    found: set[tuple[str, ...]] = set()
    open_walks: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    while open_walks:
        here, names = open_walks.pop()
        options = here.options(0)
        assert options, "stuck"
        for action in options:
            verb, _, piece = vocabulary.text(action).partition(" ")
            if verb == "stop":
                found.add(names)
                continue
            there = here.clone()
            there.apply(0, action, None)
            open_walks.append((there, (*names, *(["gap"] if verb == "skip" else []), piece)))
    return found


G, S, B, J, T = (piece for piece in ALL_PIECES if " quarter " in piece)
HANDS = [
    ["gold sixth over silver"],
    ["gold sixth over silver", "gold sixth over silver", J],
    ["stone eighth over gold", "bronze sixth over jade", S],
    [G, S, B, J],
    [G, S, T, "gold sixth over silver", "bronze sixth over jade"],
    [G, S, T, "gold eighth over silver", "stone eighth over gold"],
]


@pytest.mark.clause("GM-R42", "GM-R18", "GM-R17")
@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: f"{len(hand)} pieces")
def test_the_walk_reaches_every_legal_layout_and_no_other(hand: list[str]) -> None:
    match = bought(hand[0], base=None)
    cast(GoldState, match.state).hand = [FACE_OF[piece] for piece in hand]
    assert all_walks(match.state) == all_layouts(hand, gaps=False)


@pytest.mark.clause("GM-R42", "GM-R41")
@pytest.mark.parametrize("hand", HANDS[:4], ids=lambda hand: f"{len(hand)} pieces")
def test_the_walk_with_gaps(hand: list[str]) -> None:
    match = bought(hand[0], base=None, **GAPS)
    cast(GoldState, match.state).hand = [FACE_OF[piece] for piece in hand]
    assert all_walks(match.state) == all_layouts(hand, gaps=True)


@pytest.mark.clause("GM-R42", "GM-R18", "GM-R16")
@given(data=st.data(), gaps=st.booleans())
@steady(300)
def test_every_step_is_open_exactly_when_the_row_stays_legal(
    data: st.DataObject, gaps: bool
) -> None:
    """A long random walk with up to eleven pieces; at each step all answers are judged."""
    count = data.draw(st.integers(1, 11), label="pieces")
    hand = data.draw(st.permutations(ALL_PIECES), label="hand")[:count]
    match = bought(hand[0], **(GAPS if gaps else {}))
    cast(GoldState, match.state).hand = [FACE_OF[piece] for piece in hand]
    names: list[str] = []
    while match.waiting == ["A"]:
        expected = {"stop"}
        for piece in hand:
            for name in (piece, turned(piece)):
                if legal([*names, name]):
                    expected.add(f"lay {name}")
                if gaps and names and legal([*names, "gap", name]):
                    expected.add(f"skip {name}")
        options = match.options_for("A")
        assert len(options) == len(set(options))
        assert set(options) == expected
        answer = data.draw(st.sampled_from(sorted(expected - {"stop"}) or ["stop"]))
        match.play(f"A {answer}")
        verb, _, piece = answer.partition(" ")
        if verb == "stop":
            break
        hand.remove(piece if piece in hand else turned(piece))
        names += ["gap", piece] if verb == "skip" else [piece]
    assert match.row("A", seen_by="A") == names


@pytest.mark.clause("GM-R18", "GM-R41")
@given(data=st.data(), contiguous=st.booleans())
@steady(300)
def test_whole_rows_are_judged_the_same_way(data: st.DataObject, contiguous: bool) -> None:
    pieces = data.draw(st.permutations(ALL_PIECES))[: data.draw(st.integers(0, 8))]
    names: list[str] = []
    for piece in pieces:
        if names and not contiguous and data.draw(st.booleans()):
            names.append("gap")
        names.append(piece if data.draw(st.booleans()) else turned(piece))
    faces = [GAP if name == "gap" else FACE_OF[name] for name in names]
    assert (row_fault(faces, contiguous) == "") == legal(names)
