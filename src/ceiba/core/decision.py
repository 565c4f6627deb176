"""A question as it is put to a seat at the edges: who, what, and every possible answer."""

from typing import Any, NamedTuple

import msgspec

from ceiba.core.game import Foreseen
from ceiba.core.sentence import Event, Hint, Prompt, Refusal
from ceiba.core.summary import Change, Opens
from ceiba.core.value import Value


class Worded(msgspec.Struct, frozen=True):
    """An answer in words: its text, which is what one sends back, and its parts."""

    text: str
    verb: str
    args: dict[str, Value]


class Option(Worded, frozen=True):
    """One answer that is open, with what it would bring."""

    hint: Hint | None
    """What it is about, where the answer alone does not say it."""
    foreseen: Foreseen
    """Empty where nobody looks at it (`Match.decision`)."""
    gives_up: Hint | None
    """What is lost with it, where it lets something go: it is never offered first."""


class BlockedOption(Worded, frozen=True):
    """An answer one might expect, and why it is not open."""

    why: Refusal


class Together(msgspec.Struct, frozen=True):
    """So many of the answers in a row are one choice: each at most so many times, by its text.

    They are given one by one, as long as this is asked: what is left without a choice is not.
    """

    amount: int
    stock: dict[str, int]
    """What the seat has of each now."""
    most: dict[str, int]
    usual: dict[str, int]
    """A sensible choice."""


class Decision(msgspec.Struct, frozen=True):
    """What one seat is asked. `asked` goes back with the answer, so that a late one is noticed."""

    seat: int
    asked: int
    task: str
    prompt: Prompt
    options: tuple[Option, ...]
    blocked: tuple[BlockedOption, ...]
    together: Together | None


class EventTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one listener hears it. `seq` is the log entry that caused it."""

    seq: int
    event: Event
    opens: Opens = ""
    """What begins with it; see core/summary.py."""
    deed: bool = False
    """Whether it is told in a summary, beside the sums."""
    changes: tuple[Change, ...] = ()
    """What it changes for whom."""

    @property
    def kind(self) -> str:
        return self.event.kind

    @property
    def clause(self) -> str:
        return self.event.clause

    @property
    def data(self) -> dict[str, Any]:
        """What it tells, seats as letters and things as their names."""
        return self.event.data


class Preview(NamedTuple):
    """What a row of answers would lead to; see `Match.preview`."""

    accepted: int
    refusal: Refusal | None
    view: msgspec.Struct
    decision: Decision | None
