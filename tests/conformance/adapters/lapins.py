"""Dix-Huit Lapins for the conformance suite."""

from typing import Any

from tests.conformance.adapter import View
from tests.conformance.cities import CitiesAdapter, CitiesTable
from tests.testkit.table import SEATS


class Lapins(CitiesAdapter):
    free_texts = {"board": "4x6"}  # noqa: RUF012
    showing = CitiesAdapter.showing | {"looked_deck", "saw_deck"}

    def table(self, view: View) -> CitiesTable:
        return LapinsTable(view)


class LapinsTable(CitiesTable):
    def faces(self, pair: str) -> list[str]:
        return {
            "garrison": ["garrison", "garrison_2"],
            "ball_court_observatory": ["ball_court", "observatory"],
        }.get(pair, pair.split("_"))

    def weakened(self, seat: str, place: str) -> None:
        assert seat in SEATS
        slot = self.slot(place)
        assert slot["building"] == "garrison_2"
        slot["building"] = "garrison"
        if len(slot["tokens"]) == 2:
            self.to_supply(place)

    def divined(self, seat: str, cards: int) -> None:
        assert self.player(seat)["buildings"]["observatory"] == cards

    def looked_deck(self, seat: str, card: int) -> None:
        seen = self.view["deck_seen"]
        while len(seen) < card:
            seen.append({"up": False, "face": None, "seen_by": []})
        seen[card - 1]["seen_by"] = sorted({*seen[card - 1]["seen_by"], SEATS.index(seat)})

    def saw_deck(self, card: int, face: str) -> None:
        self.view["deck_seen"][card - 1]["face"] = face

    def may_pass(self, king: int, site: dict[str, Any]) -> bool:
        """DL-7.3, DL-7.4, DL-R29."""
        marks, owner = site["marks"], site["owner"]
        if owner is not None:
            return bool(owner == king)
        others = [count for other, count in enumerate(marks) if other != king]
        if self.view["control_count"] == "sum_of_enemies":
            return bool(sum(others) <= marks[king])
        return bool(max(others) <= marks[king])

    def price(self, king: int, site: dict[str, Any]) -> int:
        """DL-3.6, DL-3.12."""
        if site["owner"] == king:
            return 1
        marks = site["marks"]
        return max(0, 1 + sum(marks) - 2 * marks[king])


ADAPTER = Lapins()
