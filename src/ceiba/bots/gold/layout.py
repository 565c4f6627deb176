"""The best way to lay given pieces on a base, exactly (GM-5.3, GM-R15, GM-R16).

Two facts make it quick. Values on a row may touch when they differ by at most 1, so pieces can be
laid as a row if and only if their sorted values have no hole; and as a full circle if and only if
moreover every value between the lowest and the highest occurs twice, once for the way up and once
for the way down. And of a piece only its pair of materials matters for that, not its size. So
everything depends on how many pieces there are of each of the five pairs, which is kept as one
number (`pairs_code`) and looked up.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.games.gold.pieces import FACES, MATERIALS, ONE_MATERIAL, SIZES, VALUE

PAIRS: Final = 5
"""Pair p has material p on one side and the next material of the cycle on the other (GM-1.5)."""
FACES_OF_PAIR: Final[int] = 2 * len(SIZES)
DIGIT: Final = 9
"""A base holds at most eight pieces, so nine is enough for a digit of `pairs_code`."""
CODES: Final = 59049
PAIR: Final[list[int]] = [face // FACES_OF_PAIR for face in range(FACES)]
PLACE: Final[list[int]] = [1, 9, 81, 729, 6561]
"""What one piece of each pair adds to `pairs_code`."""
TOP_VALUE: Final[list[int]] = [VALUE[p * FACES_OF_PAIR] for p in range(PAIRS)]
LOW_VALUE: Final[list[int]] = [VALUE[p * FACES_OF_PAIR + 1] for p in range(PAIRS)]
"""The values of the two sides of each pair."""

IMPOSSIBLE: Final = -1
UNKNOWN: Final = -2
_ROWS: Final[list[int]] = [UNKNOWN] * CODES
_CIRCLES: Final[list[int]] = [UNKNOWN] * CODES
"""Answers found so far: points * CODES + how many of each pair show their first side."""


def pairs_code(faces: list[int]) -> i64:
    """How many pieces there are of each pair, as one number."""
    code: i64 = 0
    for face in faces:
        code += PLACE[PAIR[face]]
    return code


def row_points(code: i64) -> i64:
    """The highest sum of visible values on an open row of these pieces, or IMPOSSIBLE."""
    return _points(_ROWS, code, False)


def circle_points(code: i64) -> i64:
    """The same for a full circle, with the points for a single material (GM-8.3)."""
    return _points(_CIRCLES, code, True)


def laid(faces: list[int], circle: bool) -> list[int]:
    """The pieces in the order and with the faces that give those points; they must be possible."""
    code = pairs_code(faces)
    if circle:
        circle_points(code)
        split: i64 = _CIRCLES[code] % CODES
    else:
        row_points(code)
        split = _ROWS[code] % CODES
    firsts: list[int] = []
    for _ in range(PAIRS):
        firsts.append(split % DIGIT)
        split //= DIGIT
    by_value: list[list[int]] = [[] for _ in MATERIALS]
    for face in faces:
        pair_of: i64 = PAIR[face]
        up: i64 = face // 2 * 2
        if firsts[pair_of] > 0:
            firsts[pair_of] -= 1
        else:
            up += 1
        by_value[VALUE[up]].append(up)
    return _ordered(by_value, circle)


def _points(known: list[int], code: i64, circle: bool) -> i64:
    """Looked up, or found and noted."""
    found: i64 = known[code]
    if found == UNKNOWN:
        found = _solve(code, circle)
        known[code] = found
    return IMPOSSIBLE if found < 0 else found // CODES


def _ordered(by_value: list[list[int]], circle: bool) -> list[int]:
    """Upwards; in a circle one of each value in between is kept for the way back."""
    highest: i64 = -1
    lowest: i64 = -1
    for value in range(len(by_value)):
        if len(by_value[value]) > 0:
            highest = value
            if lowest < 0:
                lowest = value
    row: list[int] = []
    back: list[int] = []
    for value in range(len(by_value)):
        group = by_value[value]
        if circle and lowest < value < highest:
            back.append(group.pop())
        row.extend(group)
    back.reverse()
    row.extend(back)
    return row


def _solve(code: i64, circle: bool) -> i64:
    """Try all ways to turn the pieces; the best as points * CODES + split, or IMPOSSIBLE."""
    counts: list[int] = []
    rest: i64 = code
    for _ in range(PAIRS):
        counts.append(rest % DIGIT)
        rest //= DIGIT
    best: i64 = IMPOSSIBLE
    split: i64 = 0
    while split <= code:  # a digit above its count is passed over
        points = _try_split(counts, split, circle)
        if points >= 0 and points * CODES + split > best:
            best = points * CODES + split
        split = _next_split(counts, split)
    return best


def _next_split(counts: list[int], split: i64) -> i64:
    """Counts up with each digit running from 0 to its count; CODES after the last."""
    place: i64 = 1
    for pair in range(PAIRS):
        digit: i64 = split // place % DIGIT
        if digit < counts[pair]:
            return split + place
        split -= digit * place
        place *= DIGIT
    return CODES


def _try_split(counts: list[int], split: i64, circle: bool) -> i64:
    """Points when that many of each pair show their first side, or IMPOSSIBLE."""
    shown: list[int] = [0, 0, 0, 0, 0]
    total: i64 = 0
    for pair in range(PAIRS):
        first: i64 = split % DIGIT
        split //= DIGIT
        second: i64 = counts[pair] - first
        shown[TOP_VALUE[pair]] += first
        shown[LOW_VALUE[pair]] += second
        total += first * TOP_VALUE[pair] + second * LOW_VALUE[pair]
    lowest: i64 = -1
    highest: i64 = -1
    for value in range(len(shown)):
        if shown[value] > 0:
            highest = value
            if lowest < 0:
                lowest = value
    wanted: i64 = 2 if circle else 1
    for value in range(lowest + 1, highest):
        if shown[value] < wanted:
            return IMPOSSIBLE
    if circle and lowest == highest:
        return total + ONE_MATERIAL
    return total
