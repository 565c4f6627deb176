"""All of Milpa that leaves the rules: what is said, what a seat sees, a table written down."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ceiba.core.game import Outcome
from ceiba.core.position import MUCH, TablePosition
from ceiba.core.reading import BySeat
from ceiba.core.sentence import Event, Prompt, Refusal
from ceiba.core.value import Seat, Thing
from ceiba.games.milpa.state import FISTFUL


class FistClosed(Event):
    """A seat has finished sowing, unseen."""

    seat: Seat


class Harvest(Event):
    """Fists open, the card is turned: what each seat sowed, and owns now, in seat order."""

    card: Thing
    sown: list[int]
    kernels: list[int]


class Ended(Event):
    """The last day is over."""

    winners: list[Seat]


class Sow(Prompt):
    fist: int


class FistFull(Refusal):
    most: int


class FarmerView(msgspec.Struct, frozen=True):
    """One player. `fist`: the kernels in it, for its owner alone (MI-2.1)."""

    kernels: int
    closed: bool
    fist: int | None


class MilpaView(msgspec.Struct, frozen=True):
    """The table as a seat sees it. `days`: the cards left in the sky."""

    seat: int | None
    days: int
    farmers: list[FarmerView]
    outcome: Outcome | None


class MilpaPosition(TablePosition, kw_only=True):
    """A table of Milpa."""

    kernels: BySeat[Annotated[int, Meta(ge=FISTFUL, le=MUCH)]] | None = None
    """What each seat owns, its fist included. Left out: 6 each."""
    fists: BySeat[Annotated[int, Meta(ge=0, le=FISTFUL)]] | None = None
    """How many of them each seat has in its fist."""
    closed: list[str] | None = None
    """The seats that have closed their fist."""
    sky: list[Literal["rain", "sun", "drought"]] | None = None
    """The deck, the next card first. Left out: a whole deck, shuffled."""
