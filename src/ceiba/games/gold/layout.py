"""Rows on a base: which join is legal, and what a row is (GM-5.3, GM-5.9, GM-R18, GM-R19)."""

from typing import Final

from mypy_extensions import i64

from ceiba.games.gold.pieces import DISC, GAP, UNITS, may_touch

FITS: Final = 0
TOO_LONG: Final = 1
CANNOT_TOUCH: Final = 2
ENDS_CANNOT_TOUCH: Final = 3
GAP_FIRST: Final = 4


def row_units(row: list[int]) -> i64:
    """Length of a row, gaps included."""
    total: i64 = 0
    for face in row:
        total += 1 if face == GAP else UNITS[face]
    return total


def check_join(row: list[int], units: i64, face: i64, after_gap: bool) -> i64:
    """Whether `face` may be added at the end of a legal row of that length, or why not.

    GM-5.9, GM-R18: at most 24 units. GM-5.3: neighbours differ by at most 1, whatever their size
    (GM-5.5) and their backs (GM-R29). GM-R16: the two ends touch when the row is exactly 24 units
    long. GM-5.2, GM-R15: each piece is laid against the last; GM-R25, GM-R36: the first fits
    always. GM-R41: nothing touches across a gap. GM-R23: only the order counts.
    """
    length: i64 = units + UNITS[face]
    if after_gap:
        if len(row) == 0:
            return GAP_FIRST
        length += 1
    if length > DISC:
        return TOO_LONG
    if len(row) == 0:
        return FITS
    if not after_gap and not may_touch(row[-1], face):
        return CANNOT_TOUCH
    if length == DISC and not may_touch(face, row[0]):
        return ENDS_CANNOT_TOUCH
    return FITS


def is_complete(row: list[int]) -> bool:
    """GM-6.1, GM-6.2: the pieces themselves fill the circle exactly, so there is no gap."""
    total: i64 = 0
    for face in row:
        if face == GAP:
            return False
        total += UNITS[face]
    return total == DISC


def row_fault(row: list[int], contiguous: bool) -> str:
    """GM-R18 for a whole row, as if it were laid piece by piece (GM-R42): the first clause it
    breaks and how, or nothing."""
    units: i64 = 0
    laid: list[int] = []
    after_gap = False
    for face in row:
        if face == GAP:
            if contiguous:
                return "GM-R15: the pieces on a base make one unbroken row"
            if after_gap or len(laid) == 0:
                return "GM-R41: a gap of one unit lies between two pieces"
            after_gap = True
            continue
        reason = check_join(laid, units, face, after_gap)
        if reason == TOO_LONG:
            return "GM-5.9: a row is at most 24 units long"
        if reason != FITS:
            return "GM-5.3: two touching pieces differ by more than 1"
        if after_gap:
            laid.append(GAP)
            units += 1
            after_gap = False
        laid.append(face)
        units += UNITS[face]
    return "GM-R41: a gap of one unit lies between two pieces" if after_gap else ""
