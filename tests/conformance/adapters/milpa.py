"""Milpa for the conformance suite."""

from collections import Counter
from typing import cast

from ceiba.core.decision import EventTold
from ceiba.core.state import State
from ceiba.games.milpa.state import DECK, MilpaState
from tests.conformance.adapter import Adapter, View

SEATS = "ABCD"


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
        farmers = view["farmers"]
        if answer == "sow":
            farmers[view["seat"]]["fist"] += 1
        for event in events:
            if event.kind == "fist_closed":
                farmers[SEATS.index(event.data["seat"])]["closed"] = True
            elif event.kind == "harvest":
                view["days"] -= 1
                for seat, farmer in enumerate(farmers):
                    own = 0 if seat == view["seat"] else None
                    farmer.update(kernels=event.data["kernels"][seat], closed=False, fist=own)
            else:
                assert event.kind == "ended"
                view["outcome"] = self._outcome([farmer["kernels"] for farmer in farmers])
                first = [s["seat"] for s in view["outcome"]["scores"] if s["rank"] == 1]
                assert [SEATS[seat] for seat in first] == event.data["winners"]

    def _outcome(self, kernels: list[int]) -> View:
        scores = [
            {
                "seat": seat,
                "rank": 1 + sum(other > own for other in kernels),
                "total": own,
                "sources": {"kernels": own},
            }
            for seat, own in enumerate(kernels)
        ]
        return {"scores": scores, "reason": "harvest_home"}


ADAPTER = Milpa()
