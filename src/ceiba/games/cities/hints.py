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


class Attack(Hint):
    """What the dice will do: the damage to be expected, and in how many of 100 throws there is
    some, and a garrison level is lost. `bonus`: obsidians on top of the dice."""

    dice: int
    bonus: int
    defence: int
    damage: float
    hits: int
    losses: int


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


class Forgone(Hint):
    """A turn that does nothing, for that price."""

    price: int


class Unclaimed(Hint):
    """A site left to whoever comes first."""

    site: Thing


class Spoils(Hint):
    """Tokens that will be lost."""

    tokens: int


class Suffered(Hint):
    """Buildings that are lost although a catastrophe could be warded off; so many tokens would
    do it."""

    buildings: int
    tokens: int
