"""The components of Balam, read from components.toml."""

from typing import Any, Final

from ceiba.core.components import facts
from ceiba.games.balam.clauses import CLAUSES
from ceiba.games.cities.box import Box
from ceiba.games.cities.deck import Piles
from ceiba.games.cities.things import (
    FROM_CENOTES,
    FROM_CEREMONY,
    FROM_KATUN,
    FROM_MATCHES,
    FROM_WEALTH,
    WEALTH,
)

_FACTS: Final[dict[str, Any]] = facts("balam")

BOX: Final = Box(
    _FACTS, CLAUSES, [FROM_CEREMONY, FROM_CENOTES, FROM_MATCHES, FROM_KATUN, FROM_WEALTH]
)
VALUES: Final[list[int]] = [_FACTS["ceremony"][name] for name in WEALTH]
"""BA-20.3: points of a token sacrificed."""
CENOTE_MULTIPLIER: Final[int] = _FACTS["cenotes"]["multiplier"]
CHAAK_MAIZE: Final[int] = _FACTS["chaak"]["maize"]


def _of_type(kind: str) -> list[int]:
    """The faces of a type of card, each as often as it is in the box."""
    cards = BOX.cards
    return [
        face
        for face in range(len(cards.names))
        if cards.types[face] == kind
        for _ in range(cards.copies[face])
    ]


ECLIPSE: Final[int] = BOX.cards.names.index("eclipse")
_TOP: Final[list[int]] = _of_type("prosperous_katun")
_SET_ASIDE: Final[list[str]] = ["prosperous_katun", "ball_match", "eclipse"]
_REST: Final[list[int]] = [
    face
    for kind in dict.fromkeys(BOX.cards.types)
    if kind not in _SET_ASIDE
    for face in _of_type(kind)
]
PILES: Final = Piles(
    _TOP,
    _REST,
    _FACTS["deck"]["piles"],
    BOX.cards.names.index("ball_match"),
    ECLIPSE,
    _FACTS["deck"]["eclipse_above"],
)
"""Prosperous cards on top, six piles with matches between, the eclipse in the middle.

BA-3.1, BA-3.2, BA-3.3, BA-3.4, BA-3.5.
"""
