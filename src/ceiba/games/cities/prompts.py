"""What both games ask."""

from ceiba.core.sentence import Prompt
from ceiba.core.value import Thing


class Turn(Prompt):
    wealth: int
    cards: int


class BuildOn(Prompt):
    """`owed`: tokens to pay when done; `left`: tokens beyond that."""

    site: Thing
    owed: int
    left: int


class PayAny(Prompt):
    amount: int


class GainOne(Prompt):
    """A wealth of choice."""


class ChooseTarget(Prompt):
    site: Thing


class Engage(Prompt):
    levels: int
    defence: int


class LoseGarrisons(Prompt):
    failures: int


class DealDamage(Prompt):
    damage: int
    site: Thing


class Conquer(Prompt):
    site: Thing


class Avert(Prompt):
    """`tokens`: still to give; `wealth`: the types that do, of which the king has `found` where
    they can be given from."""

    card: Thing
    tokens: int
    wealth: list[Thing]
    found: int


class LoseBuildings(Prompt):
    left: int


class Fill(Prompt):
    wealth: Thing
    supply: int


class Distribute(Prompt):
    """Which token to take up, or enough."""


class Carry(Prompt):
    """Where the token taken up goes."""

    wealth: Thing
    place: Thing
