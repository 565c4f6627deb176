"""What an answer would cost or lead to, shown beside it."""

from ceiba.core.sentence import Hint
from ceiba.core.value import Thing


class Price(Hint):
    """Tokens of any type an action costs."""

    price: int


class Levels(Hint):
    """Garrison levels of a city to attack from."""

    levels: int


class Cost(Hint):
    """What a building costs, and how many tokens are left then; `wealth`: the given type."""

    any: int
    wealth: Thing | None
    left: int


class Forces(Hint):
    """The most levels that can attack a city, and its defence."""

    levels: int
    defence: int


class Attack(Hint):
    dice: int
    price: int
    defence: int


class Target(Hint):
    """A building to destroy, and the damage it takes."""

    building: Thing
    damage: int


class Token(Hint):
    wealth: Thing


class Building(Hint):
    building: Thing


class Goal(Hint):
    """Where a token may go; `points`: what it adds to a ceremony."""

    building: Thing
    points: int | None


class Offering(Hint):
    wealth: Thing
    points: int
