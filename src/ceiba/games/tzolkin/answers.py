"""The numbers of a player's answers: the game's fixed action space. Their texts: actions.py."""

from typing import Final

KEEP: Final = 0
"""KEEP + tile: keep this wealth tile (21)."""
BEG: Final = 21
"""BEG + temple: beg for corn, stepping down there (3)."""
PLACE: Final = 24
"""PLACE + gear: a worker onto that gear's lowest free space; + 5: the first player space (6)."""
PLACE_FIRST: Final = 29
PICK: Final = 30
"""PICK + index in `spaces`: take that worker back; 53 numbers, unnumbered positions unused."""
DO: Final = 83
"""DO + gear * 5 + action - 1 for the small gears (20), then Chichen Itza 1 to 9."""
DO_CHICHEN: Final = 103
NOTHING: Final = 112
"""Do no action with the worker picked up."""
HARVEST_CORN_TILE: Final = 113
"""HARVEST_CORN_TILE + index in HARVESTS (4)."""
HARVEST_WOOD_TILE: Final = 114
BURN: Final = 115
HARVEST_BARE: Final = 116
HARVESTS: Final = ["corn", "wood", "burn", "bare"]
ANGER: Final = 117
"""ANGER + temple: step down there (3)."""
CLIMB: Final = 120
"""CLIMB + temple (3)."""
OFFER: Final = 123
"""OFFER + temple: spend a resource to climb there, theology 2 (3)."""
PAY: Final = 126
"""PAY + resource - 1: one resource of the player's choice (3)."""
TAKE: Final = 129
"""TAKE + resource - 1: gain one of the player's choice (3)."""
WAIVE: Final = 132
"""WAIVE + resource - 1: the resource that architecture 3 saves (3)."""
SELL: Final = 135
BUY: Final = 138
ADVANCE: Final = 141
"""ADVANCE + track (4)."""
BUILD: Final = 145
"""BUILD + building (32)."""
BUILD_PLAIN: Final = 177
"""The same, keeping architecture for the second building of Tikal 4 (32)."""
RAISE: Final = 209
"""RAISE + monument (13)."""
TURN: Final = 222
"""TURN + notches - 1: advance the calendar by one or two (2)."""
DONE: Final = 224
"""Enough: end an optional part, a placing or a picking-up turn."""
