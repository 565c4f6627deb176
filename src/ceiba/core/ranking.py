"""Who comes first: computed once, for the outcome and for what is told at the end."""

from mypy_extensions import i64


def ranked(totals: list[int]) -> list[int]:
    """Rank of each seat, 1 for the highest total; equal totals share a rank.

    >>> ranked([12, 30, 30, 5])
    [3, 1, 1, 4]
    """
    ranks: list[int] = []
    for total in totals:
        rank: i64 = 1
        for other in totals:
            if other > total:
                rank += 1
        ranks.append(rank)
    return ranks


def first(ranks: list[int]) -> i64:
    """Bit mask of the seats that have won."""
    mask: i64 = 0
    bit: i64 = 1
    for rank in ranks:
        if rank == 1:
            mask |= bit
        bit <<= 1
    return mask
