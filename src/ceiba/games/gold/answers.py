"""The numbers of a player's answers: the game's fixed action space. Their texts: actions.py."""

from typing import Final

BID: Final = 0
"""BID + n: bid n pearls; all 40 pearls may come to lie before one player."""
BIDS: Final[list[int]] = list(range(BID, BID + 41))
PAY: Final = 41
"""PAY + seat: the seat that gets the winner's pearls."""
BASE: Final = 45
"""BASE + n: put the bought piece on base n (two players)."""
LAY: Final = 47
"""LAY + face: add an own piece, this face up, at the end of the row."""
SKIP: Final = 77
"""SKIP + face: the same after a gap of one unit (GM-R41)."""
STOP: Final = 107
"""The layout is finished; what is left in hand is thrown away."""
