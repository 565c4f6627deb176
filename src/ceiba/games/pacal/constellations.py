"""What a player can build, and which stones may go for it (chapter 6 of the rules)."""

from typing import Final

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.value import Thing
from ceiba.games.pacal.answers import BUILD, UPGRADE
from ceiba.games.pacal.grid import NOWHERE, ROW, cell_names
from ceiba.games.pacal.sky import BITS, HEIGHT, LAST, MOST_POINTS, Sky, cells_of, holds
from ceiba.games.pacal.state import PacalState, pyramid_height
from ceiba.games.pacal.tables import HEIGHTS

ANY_HEIGHT: Final = 62
"""Bit mask of all heights."""

FITS: Final = 0
NOT_TALLER: Final = 1
NONE_LEFT: Final = 2
NO_SHAPE: Final = 3
NO_STONE: Final = 4
PYRAMIDS_STAND_IN: Final = 5


def builds(s: PacalState, seat: i64) -> list[int]:
    """Every cell and height that can be built or upgraded now."""
    offers: list[int] = []
    if s.new_rows[seat] == 0:
        return offers
    sky = Sky(s, seat, wanted_heights(s, seat), s.new_rows[seat])
    if len(sky.found) == 0:
        s.new_rows[seat] = 0
        return offers
    targets: list[int] = []
    for number in sky.found:
        code: i64 = number
        heights: i64 = buildable(s, seat, code >> HEIGHT)
        for _ in range(MOST_POINTS):
            cell: i64 = (code & LAST) - 1
            code >>= BITS
            if cell != NOWHERE and sky.allows(number, cell):
                add_targets(s, cell, heights, targets)
    targets.sort()
    last: i64 = NOWHERE
    for number in targets:
        target: i64 = number
        if target != last:
            stone = sky.is_stone(target // HEIGHTS)
            offers.append((BUILD if stone else UPGRADE) + target)
            last = target
    if len(offers) == 0:
        s.new_rows[seat] = 0
    return offers


def add_targets(s: PacalState, cell: i64, heights: i64, targets: list[int]) -> None:
    """Each height that can stand on a point, as the number it has in BUILD and UPGRADE answers."""
    height: i64 = pyramid_height(s.thing_on(cell)) + 1  # PR-R34
    while height <= HEIGHTS:
        if (heights >> height) & 1:
            targets.append(cell * HEIGHTS + height - 1)
        height += 1


def buildable(s: PacalState, seat: i64, earned: i64) -> i64:
    """Bit mask of the heights a constellation lets one build.

    PR-6.19, PR-R37: the earned height, or any lower one if none of it is left; below one storey
    there is nothing (PR-R38).
    """
    if s.has_left(seat, earned):
        return BIT[earned]
    mask: i64 = 0
    height: i64 = 1
    while height < earned:
        if s.has_left(seat, height):
            mask |= BIT[height]
        height += 1
    return mask


def wanted_heights(s: PacalState, seat: i64) -> i64:
    """Bit mask of the heights worth earning: from the lowest pyramid in the supply on."""
    height: i64 = 1
    while height <= HEIGHTS and not s.has_left(seat, height):
        height += 1
    return (ANY_HEIGHT >> height) << height


def stone_sets(s: PacalState, seat: i64, cell: i64, height: i64) -> list[int]:
    """Every set of stones that may go for a pyramid on a cell, each once (see BITS).

    Sets that differ only in the pyramids that stand in lead to the same table.
    """
    sky = Sky(s, seat, earning(s, seat, height), BIT[cell >> ROW])
    return [sky.stones_in(code) for code in figures(sky, cell)]


def earning(s: PacalState, seat: i64, height: i64) -> i64:
    """Bit mask of the heights that, earned, let one build that height."""
    mask: i64 = 0
    earned: i64 = height
    while earned <= HEIGHTS:
        if (buildable(s, seat, earned) >> height) & 1:
            mask |= BIT[earned]
        earned += 1
    return mask


def figures(sky: Sky, cell: i64) -> list[int]:
    """A constellation for each of `stone_sets`, in the same order: what a table draws."""
    sets: list[int] = []
    shown: list[int] = []
    for code in sky.found:
        if holds(code, cell) and sky.allows(code, cell):
            stones = sky.stones_in(code)
            if stones not in sets:
                sets.append(stones)
                shown.append(code)
    return shown


def figures_told(s: PacalState, seat: i64, cell: i64, height: i64) -> list[Thing]:
    """Those constellations in words: ``B4 D4 F4``, pyramids that stand in included."""
    codes = figures(Sky(s, seat, earning(s, seat, height), BIT[cell >> ROW]), cell)
    return [Thing(" ".join(cell_names(cells_of(code)))) for code in codes]


def check_build(s: PacalState, seat: i64, cell: i64, height: i64) -> tuple[i64, i64]:
    """Whether a point of the seat can become a pyramid of that height, or why not.

    By the walk that finds the builds. Beside the reason, the constellation that fails by it: the
    one without a stone (PR-6.14), or with pyramids in it for an expert (PR-11.2, PR-11.3).
    """
    if height <= pyramid_height(s.thing_on(cell)):
        return NOT_TALLER, 0
    heights: i64 = earning(s, seat, height)
    if heights == 0:
        return NONE_LEFT, 0
    sky = Sky(s, seat, heights, BIT[cell >> ROW], curious=True)
    reason: i64 = NO_SHAPE
    failing: i64 = 0
    for code in sky.unlit:
        if holds(code, cell):
            reason = PYRAMIDS_STAND_IN if s.expert else NO_STONE
            failing = code
    for code in sky.found:
        if holds(code, cell):
            if sky.allows(code, cell):
                return FITS, 0
            reason = PYRAMIDS_STAND_IN
            failing = code
    return reason, failing
