"""The components as tables of small integers, read from components.toml."""

from typing import Any, Final

from ceiba.core.components import facts
from ceiba.core.value import Thing

FACTS: Final[dict[str, Any]] = facts("pacal")

MOST_PLAYERS: Final = 5
STONES: Final[int] = FACTS["pieces"]["stones"]
"""PR-1.9, PR-2.4: of each colour, without the one on the score track."""
HEIGHTS: Final = 5
PYRAMIDS: Final[list[int]] = FACTS["pieces"]["pyramids"]
"""PR-1.8: of each colour, by height - 1."""
ALL_PYRAMIDS: Final[int] = sum(PYRAMIDS)
TOKENS: Final[list[int]] = FACTS["pieces"]["tokens"]
ALL_TOKENS: Final = 7
"""PR-1.10: bit mask of a player who has spent none."""

SPECIAL: Final = 0
"""The special face of the die among FACES."""
NOT_ROLLED: Final = -1
MOST_STEPS: Final = 5
"""The highest number on the die; a move looks no further (steps.py)."""
FACES: Final[list[int]] = [SPECIAL if face == "special" else face for face in FACTS["die"]["faces"]]

# PR-4, PR-5.1: the kinds of move, and how many stones each lets the player put in
WAYS: Final[list[str]] = ["straight", "turning", "special", "token", "free"]
STRAIGHT: Final = 0
TURNING: Final = 1
SPECIAL_MOVE: Final = 2
TOKEN: Final = 3
FREE: Final = 4
ALLOWANCE: Final[list[int]] = [FACTS["allowance"][way] for way in WAYS]

BONUS: Final[int] = FACTS["end"]["bonus"]
THRESHOLD: Final[list[int]] = [
    FACTS["end"]["threshold"].get(str(players), 0) for players in range(MOST_PLAYERS + 1)
]
"""PR-8.2, PR-10.4: by number of players."""
WATER: Final[list[int]] = FACTS["scoring"]["water"]
SECOND: Final[int] = FACTS["scoring"]["second"]
SACRED: Final = "sacred_district"


def face_name(face: int) -> str:
    return "special" if face == SPECIAL else str(face)


def shown(face: int) -> Thing:
    """A face of the die as sentences tell it."""
    return Thing(face_name(face))
