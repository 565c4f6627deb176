"""The layout solver against trying everything."""

from itertools import pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ceiba.bots.gold.layout import IMPOSSIBLE, circle_points, laid, pairs_code, row_points
from ceiba.games.gold.pieces import COUNT, MATERIAL, ONE_MATERIAL, VALUE, may_touch

kinds = st.integers(0, len(COUNT) - 1)


def brute_force(pieces: list[int], circle: bool) -> int:
    """The most points of all orders and faces."""
    best = IMPOSSIBLE
    for faces in product(*[(piece, piece ^ 1) for piece in pieces]):
        points = sum(VALUE[face] for face in faces)
        if circle and len({MATERIAL[face] for face in faces}) == 1:
            points += ONE_MATERIAL
        if points > best and any(touches(order, circle) for order in permutations(faces)):
            best = points
    return best


def touches(row: tuple[int, ...] | list[int], circle: bool) -> bool:
    ends = [(row[-1], row[0])] if circle else []
    return all(may_touch(a, b) for a, b in [*pairwise(row), *ends])


@given(st.lists(kinds, min_size=1, max_size=5), st.booleans())
@settings(max_examples=150, deadline=None)
def test_equals_brute_force(chosen: list[int], circle: bool) -> None:
    pieces = [kind * 2 for kind in chosen]
    code = pairs_code(pieces)
    expected = brute_force(pieces, circle)
    assert (circle_points(code) if circle else row_points(code)) == expected
    if expected == IMPOSSIBLE:
        return
    row = laid(pieces, circle)
    assert sorted(face // 2 for face in row) == sorted(chosen)
    assert touches(row, circle)
    points = sum(VALUE[face] for face in row)
    if circle and len({MATERIAL[face] for face in row}) == 1:
        points += ONE_MATERIAL
    assert points == expected


@pytest.mark.parametrize("circle", [False, True])
def test_eight_pieces_of_all_kinds(circle: bool) -> None:
    """As many as a base holds; too many to try all orders, but not to check the answer."""
    for first in range(len(COUNT)):
        pieces = [(first + step * 4) % len(COUNT) * 2 for step in range(8)]
        code = pairs_code(pieces)
        points = circle_points(code) if circle else row_points(code)
        if points != IMPOSSIBLE:
            assert touches(laid(pieces, circle), circle)
