"""What only Balam asks."""

from ceiba.core.sentence import Prompt
from ceiba.core.value import Thing


class Look(Prompt):
    left: int


class ArmAttack(Prompt):
    levels: int
    defence: int


class ArmDefence(Prompt):
    site: Thing
    levels: int
    spent: int
    defence: int


class Prosper(Prompt):
    points: int


class Wed(Prompt):
    """Which dowry, and from whom."""


class Worship(Prompt):
    cenote: Thing
