"""The numbers of a king's answers that both games know. Their texts: actions.py.

`WORDS` sites and four times as many places can be named, see words.py. What only one game knows
follows from END on, in that game's own answers.py.
"""

from typing import Final

BUILD: Final = 0
"""BUILD + site: found a city on an available site (90)."""
TRANSFORM: Final = 90
"""TRANSFORM + site: change an own city (90)."""
ATTACK: Final = 180
"""ATTACK + site: attack from this city (90)."""
TARGET: Final = 270
"""TARGET + site: the city attacked (90)."""
FILL: Final = 360
"""FILL + site: a village there produces when a wealth runs short (90)."""
TAKE: Final = 450
"""TAKE + place: take up a token to be moved (360)."""
TO: Final = 810
"""TO + place: where the token taken up goes (360)."""
LOSE: Final = 1170
"""LOSE + place: the own building, or garrison level, to be lost (360)."""
OFFER: Final = 1530
"""OFFER + place: the token given to avert a catastrophe, or to a cenote (360)."""
REMOVE: Final = 1890
"""REMOVE + slot: take down an own building of the site being changed (4)."""
DESTROY: Final = 1894
"""DESTROY + slot: the building, or garrison level, destroyed in the city attacked (4)."""
ENGAGE: Final = 1898
"""ENGAGE + levels - 1: garrison levels that attack (8)."""
FLIP: Final = 1906
"""FLIP + card: flip a card of the round (5)."""
LOOK: Final = 1911
"""LOOK + card: look at it in secret (5)."""
GAIN: Final = 1916
"""GAIN + wealth: the wealth chosen (6)."""
PAY: Final = 1922
"""PAY + wealth: a token that pays (6)."""
PASS: Final = 1928
DONE: Final = 1929
"""Enough: the site, the plan or the looking is finished; or: not this."""
KEEP: Final = 1930
"""Put the token taken up back where it lay."""
DROP: Final = 1931
"""Give the token taken up away, to make room."""
SUFFER: Final = 1932
"""Lose the buildings a catastrophe names."""
RAISE: Final = 1933
"""RAISE + (kind - 1) * 4 + slot: put up a building (32; 36 with level-2 garrisons)."""
END: Final = 1965
