"""The reasons only Dix-Huit Lapins has why an answer is not allowed."""

from ceiba.core.sentence import Refusal


class NoRoomForPrisoner(Refusal):
    """The garrison is full, or there is none in the slot."""


class NoObservatory(Refusal):
    """Divination needs one."""


class DeckNotInSight(Refusal):
    """The observatories reach no further into the deck."""
