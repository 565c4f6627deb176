"""The pieces as tables, read from components.toml (GM-1.2 to GM-1.8).

A *kind* is a pair of materials and a size: 5 pairs x 3 sizes = 15 kinds, 30 pieces. Pieces of one
kind cannot be told apart, so the state never names a single piece, only its kind.

A *face* is a kind together with the side that lies upwards: `face = kind * 2 + side`, 30 in all,
so the back of a face is `face ^ 1`. Pieces in a state are always held as faces.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.components import facts

_FACTS: Final[dict[str, Any]] = facts("gold")

MATERIALS: Final[list[str]] = list(_FACTS["materials"])
"""Gold, silver, bronze, jade, stone: each may lie on the back of its neighbours (GM-1.5)."""
SIZES: Final[list[str]] = list(_FACTS["sizes"])
_VALUES: Final[list[int]] = list(_FACTS["materials"].values())
_SIZE_UNITS: Final[list[int]] = list(_FACTS["sizes"].values())
_SIZE_COUNTS: Final[list[int]] = [_FACTS["pieces"][size] for size in SIZES]

KINDS: Final = 15
FACES: Final = 30
PIECES: Final = 30
NO_FACE: Final = -2
"""Where no piece is."""
GAP: Final = -1
"""Stands in a row for a gap of one unit (GM-R41)."""

DISC: Final[int] = _FACTS["table"]["disc_units"]
SLOTS: Final[int] = _FACTS["table"]["slots"]
PEARLS_EACH: Final[int] = _FACTS["table"]["pearls_each"]
BASES: Final[list[int]] = [_FACTS["bases"].get(str(players), 0) for players in range(5)]
COMPLETE_DISC: Final[int] = _FACTS["points"]["complete_disc"]
ONE_MATERIAL: Final[int] = _FACTS["points"]["one_material"]


def _material(face: int) -> int:
    pair, side = face // 2 // len(SIZES), face % 2
    return (pair + side) % len(MATERIALS)


MATERIAL: Final[vec[i64]] = vec[i64]([_material(face) for face in range(FACES)])
VALUE: Final[vec[i64]] = vec[i64]([_VALUES[MATERIAL[face]] for face in range(FACES)])
SIZE: Final[vec[i64]] = vec[i64]([face // 2 % len(SIZES) for face in range(FACES)])
UNITS: Final[vec[i64]] = vec[i64]([_SIZE_UNITS[SIZE[face]] for face in range(FACES)])
RING: Final[vec[i64]] = vec[i64](
    [SIZE[face] * len(MATERIALS) + MATERIAL[face] for face in range(FACES)]
)
"""Index of a material and size, whichever side it is on."""
COUNT: Final[list[int]] = [_SIZE_COUNTS[kind % len(SIZES)] for kind in range(KINDS)]
"""How many pieces of each kind there are (GM-1.7)."""
TWIN: Final[list[int]] = [
    next(t for t in range(FACES) if t != f and MATERIAL[t] == MATERIAL[f] and SIZE[t] == SIZE[f])
    for f in range(FACES)
]
"""The other face that looks the same from above: same material and size, another back."""


def may_touch(face: i64, other: i64) -> bool:
    """GM-5.3: visible values of touching pieces differ by at most 1 (so GM-5.4 follows)."""
    difference: i64 = VALUE[face] - VALUE[other]
    return -1 <= difference <= 1


def face_name(face: i64) -> str:
    """What everybody sees of it: ``gold sixth``."""
    return MATERIALS[MATERIAL[face]] + " " + SIZES[SIZE[face]]


def back_name(face: i64) -> str:
    """The material on its underside."""
    return MATERIALS[MATERIAL[face ^ 1]]


def full_name(face: i64) -> str:
    """What its owner knows of it: ``gold sixth over silver``."""
    return face_name(face) + " over " + back_name(face)
