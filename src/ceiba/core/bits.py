"""Sets of small numbers as the bits of one integer."""

from typing import Final

BIT: Final[list[int]] = [1 << number for number in range(62)]
"""The set of one number. Compiled, ``1 << number`` is reckoned in 32 bits wherever the 1 is known:
right for seats and dice, wrong from 31 on."""
