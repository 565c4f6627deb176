"""What an option would cost or lead to."""

from ceiba.core.sentence import Hint


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
