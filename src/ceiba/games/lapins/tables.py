"""The components of Dix-Huit Lapins, read from components.toml."""

from typing import Any, Final

from ceiba.core.components import facts
from ceiba.games.cities.box import Box
from ceiba.games.cities.deck import NO_CARD, Piles
from ceiba.games.cities.things import FROM_CEREMONY, FROM_MATCHES, FROM_WEALTH
from ceiba.games.lapins.clauses import CLAUSES

_FACTS: Final[dict[str, Any]] = facts("lapins")

BOX: Final = Box(_FACTS, CLAUSES, [FROM_CEREMONY, FROM_MATCHES, FROM_WEALTH])
SET_POINTS: Final[list[int]] = _FACTS["ceremony"]["points"]
"""DL-7.7: by number of different tokens in one temple."""
SITE_PRICE: Final[int] = _FACTS["prices"]["site"]
TRANSFORM_PRICE: Final[int] = _FACTS["prices"]["transform"]
DIVINATION_PRICE: Final[int] = _FACTS["prices"]["divination"]
LEVELS_PER_WEALTH: Final[int] = _FACTS["prices"]["levels_per_wealth"]

_MAIZE: Final[int] = BOX.cards.names.index("favourable_maize")
_MATCH: Final[int] = BOX.cards.names.index("ball_match")


def _piles(players: int, listed: bool) -> Piles:
    """Favourable maize on top, six piles, matches between.

    DL-1.8, DL-1.9, DL-1.10, DL-R7, DL-R8, DL-R9.
    """
    top = [_MAIZE] * (_FACTS["deck"]["favourable_maize_per_king"] * players)
    copies = BOX.cards.listed if listed else BOX.cards.copies
    rest = [face for face in range(len(copies)) if face != _MATCH for _ in range(copies[face])]
    for face in top:
        rest.remove(face)
    sizes = _FACTS["deck"][f"{'listed_' if listed else ''}piles_{players}"]
    return Piles(top, rest, sizes, _MATCH, NO_CARD, [])


PILES: Final[list[Piles]] = [_piles(players, False) for players in (2, 3, 4)]
"""The deck for 2, 3 and 4 kings."""
LISTED_PILES: Final[list[Piles]] = [_piles(players, True) for players in (2, 3, 4)]
