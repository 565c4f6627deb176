"""The numbers of answers that only Balam knows, after those of cities/answers.py."""

from typing import Final

SPEND: Final = 1965
"""SPEND + obsidians: how many are used in war (5)."""
GAIN_POINTS: Final = 1970
"""The points of a prosperous Katun."""
DOWRY: Final = 1971
"""DOWRY + seat * 6 + wealth: the token taken from another king (24)."""
