"""Moves and constellations against the slow way: every path walked, every set of points tried."""

from itertools import combinations, pairwise
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.seed import seeded
from ceiba.games.pacal.answers import FLY, SPEND, TURN, UPGRADE, target_cell, target_height
from ceiba.games.pacal.constellations import builds
from ceiba.games.pacal.state import ALL_ROWS, PacalState
from tests.games.pacal.kit import Table

Cell = tuple[int, int]
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def tables(players: int, every: int, **options: bool) -> list[PacalState]:
    """States at every so-manieth step of a random game."""
    match = Table.new(players, f"slow-{players}", **options)
    state, picks = match.state, seeded("slow")
    found: list[PacalState] = []
    step = 0
    while not state.over():
        if step % every == 0:
            found.append(cast(PacalState, state.clone()))
        seat = state.decider()
        answers = state.options(seat)
        state.apply(seat, answers[picks.below(len(answers))], None)
        step += 1
    return found


def place(cell: int) -> Cell:
    return divmod(cell, 16)


def open_cells(s: PacalState) -> set[Cell]:
    return {place(cell) for cell in s.board.cells if s.standing[cell] == 0}


# -- moves --------------------------------------------------------------------------------------


def paths(free: set[Cell], path: list[Cell], points: int) -> list[list[Cell]]:
    """Every way of so many single steps that enters no cell twice, dead ends cutting it short."""
    if points == 0:
        return [path]
    row, column = path[-1]
    sides = [(row + down, column + right) for down, right in SIDES]
    before = path[-2] if len(path) > 1 else None
    if before and all(side not in free for side in sides if side != before):
        return [path]
    found = []
    for side in sides:
        if side in free and side not in path:
            found += paths(free, [*path, side], points - 1)
    return found


def turns(path: list[Cell]) -> bool:
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)}
    return len(steps) > 1


@pytest.mark.clause("PR-4.9", "PR-4.10", "PR-4.11", "PR-R8", "PR-R9", "PR-R10", "PR-R61")
@pytest.mark.parametrize("players", [2, 5])
def test_turning_moves_are_the_ends_of_all_paths_with_a_turn(players: int) -> None:
    compared = 0
    for s in tables(players, 3):
        if s.agenda[-1].name() != "move" or s.round == 1 or s.die == 0:
            continue
        start = place(s.rockets[s.turn])
        free = open_cells(s)
        ends = {path[-1] for path in paths(free, [start], s.die) if turns(path)}
        options = s.options(s.turn)
        straight = {place(a - FLY) for a in options if FLY <= a < FLY + 256}
        assert {place(a - TURN) for a in options if a < FLY} == ends - straight
        assert all(a < SPEND + 3 for a in options)
        compared += 1
    assert compared > 20


# -- constellations -----------------------------------------------------------------------------


def shape(points: list[Cell], diagonal: bool) -> int:
    """The height that points in grid order earn, 0 for none."""
    if len(points) == 1:
        return 1
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    if len(points) == 2:
        return 2 if steps[0] in ((0, 1), (1, 0)) else 0
    down, right = steps[0]
    if set(steps) == {(down, right)} and (down == 0 or right == 0 or down == abs(right)):
        return len(points)
    if len(points) != 4:
        return 0
    a, b, c, d = points
    side = b[1] - a[1]
    if b[0] == a[0] and c == (a[0] + side, a[1]) and d == (a[0] + side, b[1]):
        return 5
    half = b[0] - a[0]
    on_corner = [(a[0] + half, a[1] - half), (a[0] + half, a[1] + half), (a[0] + 2 * half, a[1])]
    return 5 if diagonal and half > 0 and [b, c, d] == on_corner else 0


def slow_builds(s: PacalState, seat: int) -> set[tuple[bool, int, int]]:
    """Upgrade or not, cell and height of everything that can be built."""
    stones = [cell for cell in s.board.cells if s.lies(seat, cell)]
    own = [cell for cell in s.board.cells if s.standing[cell] // 8 == seat + 1]
    left = s.left[seat * 5 : seat * 5 + 5]
    found = set()
    for size in (1, 2, 3, 4):
        for chosen in combinations(sorted(stones + own), size):
            earned = shape([place(cell) for cell in chosen], s.diagonal_squares)
            pyramids = [cell for cell in chosen if cell in own]
            if not earned or len(pyramids) == size:
                continue
            heights = [earned] if left[earned - 1] else [h for h in range(1, earned) if left[h - 1]]
            for cell in chosen:
                if s.expert and pyramids not in ([], [cell]):
                    continue
                if s.expert and cell not in pyramids and pyramids:
                    continue
                low = s.standing[cell] % 8 if cell in own else 0
                found |= {(cell in own, cell, height) for height in heights if height > low}
    return found


@pytest.mark.clause("PR-6.3", "PR-6.4", "PR-6.5", "PR-6.6", "PR-6.7", "PR-R31", "PR-R37", "PR-R60")
@pytest.mark.parametrize("options", [{}, {"diagonal_squares": True, "expert_variant": True}])
def test_builds_are_what_all_sets_of_points_allow(options: dict[str, bool]) -> None:
    several = 0
    for s in tables(3, 4, **options):
        for seat in range(s.players):
            fast = builds(s, seat)
            told = {(a >= UPGRADE, int(target_cell(a)), int(target_height(a))) for a in fast}
            assert len(told) == len(fast)
            assert told == slow_builds(s, seat)
            several += len(told) > 3
    assert several > 10


@pytest.mark.clause("PR-6.1", "PR-6.16", "PR-6.19", "PR-R34", "PR-R37")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"diagonal_squares": True, "expert_variant": True}])
def test_looking_at_new_rows_only_misses_nothing(players: int, options: dict[str, bool]) -> None:
    """What is known from earlier in the game is true: a fresh look at the table finds the same."""
    shortened = 0
    for s in tables(players, 1, **options):
        for seat in range(players):
            forgetful = s.clone()
            forgetful.new_rows = vec[i64]([ALL_ROWS] * players)
            shortened += s.new_rows[seat] != ALL_ROWS
            assert builds(s, seat) == builds(forgetful, seat)
    assert shortened > 500
