"""Everything that is asked. `cell`: where the rocket was lifted; `die`: a number, or special."""

from ceiba.core.sentence import Prompt
from ceiba.core.value import Thing


class Place(Prompt):
    """Where in the sacred district the rocket starts."""


class Move(Prompt):
    die: Thing
    cell: Thing


class MoveSpecial(Prompt):
    die: Thing
    cell: Thing


class MoveFirstRound(Prompt):
    die: Thing
    cell: Thing


class MoveBlocked(Prompt):
    """Shut in: which token goes."""

    die: Thing
    cell: Thing


class MoveFree(Prompt):
    """Shut in without a token."""

    die: Thing
    cell: Thing


class Land(Prompt):
    """Where to, for a token."""

    cell: Thing


class PutIn(Prompt):
    """A stone into the own rocket, and one into another."""

    supply: int


class PutInOwn(Prompt):
    supply: int


class PutInOther(Prompt):
    supply: int


class TakeBack(Prompt):
    """Which stone comes back, the supply being empty."""


class PutBack(Prompt):
    """Into which rocket it goes."""


class Build(Prompt):
    """What to build, if anything."""


class ChooseStones(Prompt):
    """Which stone belongs to the constellation of a build."""

    cell: Thing
    height: int
