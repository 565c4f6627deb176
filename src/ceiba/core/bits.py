"""Sets of small numbers as the bits of one integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << number for number in range(62)])
"""The set of one number. Compiled, ``1 << number`` is reckoned in 32 bits wherever the 1 is known:
right for seats and dice, wrong from 31 on."""

_PRIME: Final = 67
_LOWEST: Final[vec[i64]] = vec[i64]([0] * _PRIME)
for _number, _bit in enumerate(BIT):
    _LOWEST[_bit % _PRIME] = _number


def lowest(mask: i64) -> i64:
    """The smallest number of a set that is not empty.

    The bits leave different remainders when divided by 67, so a table names them without a loop.
    """
    return _LOWEST[(mask & -mask) % _PRIME]


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
