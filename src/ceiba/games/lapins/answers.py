"""The numbers of answers that only Dix-Huit Lapins knows, after those of cities/answers.py.

The first four are RAISE for level-2 garrisons.
"""

from typing import Final

RAISE_LEVEL_2: Final = 1965
"""RAISE_LEVEL_2 + slot: put up a level-2 garrison, or improve a simple one (4)."""
DIVINE: Final = 1969
"""Pay to look at cards before flipping one."""
LOOK_DECK: Final = 1970
"""Look at the next card on top of the deck."""
PUT: Final = 1971
"""PUT + slot: the garrison of the attacking city that takes a prisoner (4)."""
