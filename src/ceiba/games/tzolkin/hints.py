"""What an option would cost or lead to."""

from ceiba.core.sentence import Hint
from ceiba.core.value import Thing


class Place(Hint):
    """The price of a placement, and the space the worker would stand on."""

    corn: int
    space: int


class Corn(Hint):
    """Corn to be paid: for stepping down to an action, or for a building at Uxmal."""

    corn: int


class Resources(Hint):
    """Resources to be paid."""

    resources: int


class Idle(Hint):
    """A worker comes back without having done anything."""

    gear: Thing


class ForgoneAction(Hint):
    """An action one has a right to and leaves out."""


class ForgoneBuilding(Hint):
    """A building one has a right to and leaves out."""


class Hunger(Hint):
    """Corn that is missing for the next food day, so many days away, and what that costs."""

    corn: int
    days: int
    points: int
