"""Milpa for the conformance suite."""

from collections import Counter
from typing import cast

from ceiba.core.decision import EventTold
from ceiba.core.state import State
from ceiba.games.milpa.state import DECK, MilpaState
from tests.conformance.adapter import Adapter, Scene, View
from tests.testkit.table import SEATS


class Milpa(Adapter):
    showing = frozenset({"harvest"})
    all_open = "there are two answers, and before a fist is full both are open"

    def conserved(self, state: State) -> object:
        """MI-1.2: no card comes back into the sky; MI-2.1, MI-2.5: a fist never holds too much."""
        s = cast(MilpaState, state)
        assert all(count <= DECK[card] for card, count in Counter(s.sky).items())
        assert all(0 <= fist <= 3 <= owned for fist, owned in zip(s.fists, s.kernels, strict=True))
        return s.wide_field

    def explain(self, view: View, events: list[EventTold], answer: str | None) -> None:
        if answer == "sow":
            view["farmers"][view["seat"]]["fist"] += 1
        _Field(view).hear(events)


class _Field(Scene):
    def fist_closed(self, seat: str) -> None:
        self.view["farmers"][SEATS.index(seat)]["closed"] = True

    def harvest(self, kernels: list[int], **_: object) -> None:
        self.view["days"] -= 1
        for seat, farmer in enumerate(self.view["farmers"]):
            own = 0 if seat == self.view["seat"] else None
            farmer.update(kernels=kernels[seat], closed=False, fist=own)

    def ended(self, winners: list[str]) -> None:
        for seat, farmer in zip(SEATS, self.view["farmers"], strict=False):
            self.score(seat, farmer["kernels"], {"kernels": farmer["kernels"]})
        self.rank(winners, "harvest_home")


ADAPTER = Milpa()
