"""What the bots think things are worth in Dix-Huit Lapins between two kings.

What wins among three or four loses between two (docs/decisions/0022-tuned-prices.md). What the
numbers are is said in prices.py.
"""

from typing import Final

from ceiba.bots.prices import Prices

FOR_TWO: Final[Prices] = {
    "token": [100, 105, 120, 135, 150, 170, 195, 220, 245, 270, 290, 310],
    "building": [110, 50, 200, 150, 60, 20, 60, 100, 70],
    "safe": [85],
    "kept": [80, 150],
    "matches": [75],
    "card": [25, 50],
    "danger": [15],
    "neighbour": [10],
    "exposed": [40],
    "fear": [20],
    "raid": [60],
    "spite": [60],
    "prisoner": [50],
    "insight": [50, 40, 15],
    "sight": [100, 150, 180],
    "store": [90, 80],
}
