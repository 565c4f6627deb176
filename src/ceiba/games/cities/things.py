"""The things both games are played with, as small integers and their names."""

from typing import Final

# -- wealth -----------------------------------------------------------------------------------

WEALTH: Final[list[str]] = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"]
MAIZE: Final = 0
SHELL: Final = 2
JADE: Final = 3
OBSIDIAN: Final = 4
PRISONER: Final = 5
TYPES: Final = 6
NO_TYPE: Final = -1

# -- what lies on a building ------------------------------------------------------------------

EMPTY: Final = 0
"""A token on a building is written as its type + 1."""
PRISONERS_2: Final = 7
"""Two prisoners on one building."""

# -- buildings --------------------------------------------------------------------------------

BUILDINGS: Final[list[str]] = [
    *("none", "village", "garrison", "palace", "temple", "reserve"),
    *("market", "observatory", "ball_court", "garrison_2"),
]
NOTHING: Final = 0
VILLAGE: Final = 1
GARRISON: Final = 2
PALACE: Final = 3
TEMPLE: Final = 4
RESERVE: Final = 5
MARKET: Final = 6
OBSERVATORY: Final = 7
BALL_COURT: Final = 8
GARRISON_2: Final = 9
KINDS: Final = 10
SECOND: Final = 10
"""Stands in the second slot of a building that takes two; the first slot has its kind."""

# sets of kinds, as bit masks
FREE: Final = 1
"""A slot without building."""
ALL_BUILDINGS: Final = 1022
"""Every kind of building, but not SECOND."""

NO_DIE: Final = -2
NOBODY: Final = -1
NOWHERE: Final = -1
MOST_KINGS: Final = 4
MOST_SLOTS: Final = 4

# -- where points come from -------------------------------------------------------------------

SOURCES: Final[list[str]] = ["ceremony", "matches", "wealth", "katun", "cenotes"]
FROM_CEREMONY: Final = 0
FROM_MATCHES: Final = 1
FROM_WEALTH: Final = 2
FROM_KATUN: Final = 3
FROM_CENOTES: Final = 4
