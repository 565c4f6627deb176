"""Dealing hidden backs anew, for `GoldState.guess`. Looks at nothing but what is shown."""

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.games.gold.pieces import TWIN


def deal_backs(shown: list[int], left: list[int], rng: Rng) -> list[int]:
    """A piece for every face that is shown, out of the `left` pieces of each kind.

    Of the two kinds that show this material in this size, each is as likely as it is frequent
    among those left; a choice that leaves a later face without a piece is taken back.
    """
    dealt: list[int] = []
    _deal_from(shown, left, rng, dealt)
    return dealt


def _deal_from(shown: list[int], left: list[int], rng: Rng, dealt: list[int]) -> bool:
    if len(dealt) == len(shown):
        return True
    seen: i64 = shown[len(dealt)]
    twin: i64 = TWIN[seen]
    first: i64 = min(seen, twin)  # which of the two really lies there must not matter
    second: i64 = max(seen, twin)
    count: i64 = left[first // 2]
    total: i64 = count + left[second // 2]
    if total == 0:
        return False
    if rng.below(total) >= count:
        first, second = second, first
    return _try(first, shown, left, rng, dealt) or _try(second, shown, left, rng, dealt)


def _try(face: i64, shown: list[int], left: list[int], rng: Rng, dealt: list[int]) -> bool:
    kind = face // 2
    if left[kind] == 0:
        return False
    left[kind] -= 1
    dealt.append(face)
    if _deal_from(shown, left, rng, dealt):
        return True
    dealt.pop()
    left[kind] += 1
    return False
