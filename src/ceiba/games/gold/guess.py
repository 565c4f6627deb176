"""Dealing hidden backs anew, for `GoldState.guess`. Looks at nothing but what is shown.

Sizes never mix. Within a size the five materials form a ring: a face of material m is the front
of a piece of pair m or the back of a piece of pair m - 1. So a deal is five numbers, `fronts[m]`:
how many of the shown faces of material m are fronts.
"""

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.games.gold.pieces import FACES, MATERIAL, MATERIALS, RING, SIZE, SIZES


def deal_backs(shown: list[int], left: list[int], rng: Rng) -> list[int]:
    """A piece for every face that is shown, out of the `left` pieces of each kind, or none at all.

    One after the other, each of the two kinds that show this material in this size is as likely
    as it is frequent among those left, as long as every later face can still have a piece.
    """
    counts: list[int] = [0] * FACES
    for face in shown:
        counts[RING[face]] += 1
    for size in range(len(SIZES)):
        if not feasible(counts, left, size):
            return []
    dealt: list[int] = []
    for face in shown:
        counts[RING[face]] -= 1
        size_of: i64 = SIZE[face]
        front: i64 = front_face(MATERIAL[face], size_of)
        back: i64 = back_face(MATERIAL[face], size_of)
        total: i64 = left[front // 2] + left[back // 2]
        first, second = front, back
        if rng.below(total) >= left[front // 2]:
            first, second = back, front
        if not take(first, counts, left, size_of):
            take(second, counts, left, size_of)
            first = second
        dealt.append(first)
    return dealt


def take(face: i64, counts: list[int], left: list[int], size: i64) -> bool:
    """Take a piece of that kind, if the rest can still be dealt."""
    if left[face // 2] == 0:
        return False
    left[face // 2] -= 1
    if feasible(counts, left, size):
        return True
    left[face // 2] += 1
    return False


def front_face(material: i64, size: i64) -> i64:
    return (material * len(SIZES) + size) * 2


def back_face(material: i64, size: i64) -> i64:
    pair: i64 = (material + len(MATERIALS) - 1) % len(MATERIALS)
    return (pair * len(SIZES) + size) * 2 + 1


def feasible(counts: list[int], left: list[int], size: i64) -> bool:
    """Whether the faces of one size that are still to be dealt can all have a piece.

    Try every number of fronts of the first material; going round, each next material takes as
    many backs as the pair before it has left, and the rest are fronts.
    """
    materials: i64 = len(MATERIALS)
    base: i64 = size * materials
    first: i64 = 0
    while first <= counts[base]:
        fronts: i64 = first
        fits = True
        m: i64 = 0
        while m < materials:
            spare: i64 = left[m * len(SIZES) + size] - fronts
            if spare < 0:
                fits = False
                break
            m += 1
            if m == materials:
                if counts[base] - first > spare:
                    fits = False
                break
            need: i64 = counts[base + m]
            fronts = need - spare if need > spare else 0
        if fits:
            return True
        first += 1
    return False
