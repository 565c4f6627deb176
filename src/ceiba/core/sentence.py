"""Everything the rules say: events, prompts, refusals and hints, each a small struct of its own.

A game declares them in `events.py`, `prompts.py`, `refusals.py` and `hints.py`; the words come
later, in the reader's language, from the text that carries the struct's name::

    class BidTooHigh(Refusal):          text  refusal-bid-too-high
        bid: int                              { $bid }
        pearls: int                           { $pearls }

    BidTooHigh("GM-R8", 11, 10)         wire  {"message": "refusal-bid-too-high", "clause": "GM-R8",
                                               "bid": 11, "pearls": 10}

The same structs are written out as TypeScript for the client and as JSON Schema for everybody.
"""

import re
from functools import cache
from types import ModuleType
from typing import Any, Final

import msgspec

from ceiba.core.value import plain

_WORD: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(name: str) -> str:
    """A class name in the one form that text keys have.

    >>> kebab("BidTooHigh")
    'bid-too-high'
    """
    return _WORD.sub("-", name).lower()


@cache
def snake(name: str) -> str:
    return _WORD.sub("_", name).lower()


class Said(msgspec.Struct, gc=False):
    """What all of them share. Once said they never change."""

    @property
    def key(self) -> str:
        """Its own name, as in its text: ``bid-too-high``."""
        return kebab(type(self).__name__)

    @property
    def data(self) -> dict[str, Any]:
        """What it is about, by name, seats as letters and things as their names."""
        return {
            name: value.key if isinstance(value, Said) else plain(value)
            for name, value in self.values().items()
        }

    def values(self) -> dict[str, Any]:
        """What it is about, by name, each value saying what it is."""
        names = self.__struct_fields__
        return {name: getattr(self, name) for name in names if name != "clause"}


def declared(module: ModuleType) -> list[type[Said]]:
    """The events, prompts, refusals or hints a module declares, in its order."""
    own = [v for v in vars(module).values() if isinstance(v, type) and issubclass(v, Said)]
    return [struct for struct in own if struct.__module__ == module.__name__]


class Event(Said, tag_field="kind", tag=snake):
    """Something that happened: text ``event-<key>``."""

    clause: str

    @property
    def kind(self) -> str:
        return snake(type(self).__name__)

    @property
    def message(self) -> str:
        return f"event-{self.key}"


def _prompt(name: str) -> str:
    return f"prompt-{kebab(name)}"


def _refusal(name: str) -> str:
    return f"refusal-{kebab(name)}"


class Prompt(Said, tag_field="message", tag=_prompt):
    """What is asked: text ``prompt-<key>``."""

    clause: str

    @property
    def message(self) -> str:
        return _prompt(type(self).__name__)


class Refusal(Said, tag_field="message", tag=_refusal):
    """Why an answer is not allowed, with the numbers that decide: text ``refusal-<key>``."""

    clause: str

    @property
    def message(self) -> str:
        return _refusal(type(self).__name__)


class Hint(Said, tag_field="kind", tag=snake):
    """What an option would cost or lead to, as far as it helps to see it before choosing."""
