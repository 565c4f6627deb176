"""What the suite must know of a game beyond its public face: one small adapter per game.

A game `chess` has `tests/conformance/adapters/chess.py` with `ADAPTER = Chess()`. The suite asks
for it; a game without one fails.
"""

import importlib
from typing import Any

from ceiba.core.decision import EventTold
from ceiba.core.state import State
from tests.testkit.table import SEATS

View = dict[str, Any]
"""A view as plain JSON data."""


class Adapter:
    """Base of all adapters."""

    showing: frozenset[str] = frozenset()
    """Kinds of events that show something hidden, or tell of chance."""

    not_facts: dict[str, str] = {}  # noqa: RUF012
    """Fields of the state that `words()` leaves out, each with the reason."""

    all_known: str = ""
    """Why a seat that remembers knows everything but the luck to come, if it does."""

    one_by_one: str = ""
    """Why no two seats are ever asked at the same time, if they are not."""

    all_open: str = ""
    """Why a seat may be offered every answer there is, if it may."""

    free_texts: dict[str, str] = {}  # noqa: RUF012
    """A text for each option in free text."""

    def conserved(self, state: State) -> object:
        """What never changes in a game: pieces, money. Compared at every step."""
        raise NotImplementedError

    def loosen(self, state: State) -> None:
        """Change the state so that `guess` varies everything that any seat cannot see."""

    def explain(self, view: View, events: list[EventTold], answer: str | None) -> None:
        """Change the old view by what its owner heard, and by the own answer if it gave one."""
        raise NotImplementedError

    def unmade(self, view: View) -> None:
        """Take out what is no fact yet, because it follows from a plan; say where it is proven."""

    def untold(self, view: View) -> None:
        """Take out of a final view what no event tells; say why in the adapter."""


class Scene:
    """A view changing event by event: one method for each kind of event."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.scores: list[View] = []

    def hear(self, events: list[EventTold]) -> None:
        for event in events:
            getattr(self, event.kind)(**event.data)

    def player(self, seat: str) -> View:
        found: View = self.view["players"][SEATS.index(seat)]
        return found

    def score(self, seat: str, total: float, sources: dict[str, Any]) -> None:
        number = SEATS.index(seat)
        self.scores.append({"seat": number, "rank": 0, "total": float(total), "sources": sources})

    def rank(self, winners: list[str], reason: str, ties: list[int] | None = None) -> None:
        """By the totals, ties by a second number of each seat."""
        merits = [(s["total"], ties[s["seat"]] if ties else 0) for s in self.scores]
        for score, merit in zip(self.scores, merits, strict=True):
            score["rank"] = 1 + sum(other > merit for other in merits)
        self.view["outcome"] = {"scores": self.scores, "reason": reason}
        assert winners == [SEATS[score["seat"]] for score in self.scores if score["rank"] == 1]


def adapter_for(slug: str) -> Adapter:
    module = importlib.import_module(f"tests.conformance.adapters.{slug}")
    adapter = module.ADAPTER
    assert isinstance(adapter, Adapter)
    return adapter
