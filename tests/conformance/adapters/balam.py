"""Balam for the conformance suite."""

from typing import Any

from tests.conformance.adapter import View
from tests.conformance.cities import CitiesAdapter, CitiesTable
from tests.testkit.table import SEATS


class Balam(CitiesAdapter):
    free_texts = {"board": "5x5 sea 2 red"}  # noqa: RUF012

    def table(self, view: View) -> CitiesTable:
        return BalamTable(view)


class BalamTable(CitiesTable):
    def faces(self, pair: str) -> list[str]:
        return {"ball_court_observatory": ["ball_court", "observatory"]}.get(pair, pair.split("_"))

    def armed(self, seat: str, site: str, amount: int, places: list[str]) -> None:
        war = self.view["war"]
        side = "attack" if SEATS.index(seat) == war["attacker"] else "defence"
        war[f"{side}_obsidians"] += amount
        assert len(places) == amount
        for place in places:
            assert place.startswith(f"{site}.")
            assert self.slot(place)["tokens"] == ["obsidian"]
            self.to_supply(place)

    def clemency(self) -> None:
        assert not self.view["eclipse"]

    def eclipse(self) -> None:
        self.view["eclipse"] = True

    def wed(self, seat: str, giver: str, wealth: str) -> None:
        self.player(seat)["wealth"][wealth] += 1
        self.player(giver)["wealth"][wealth] -= 1

    def worshipped(self, seat: str, place: str, wealth: str, cenote: str) -> None:
        assert seat in SEATS
        assert cenote in [c["cell"] for c in self.view["cenotes"]]
        assert self.slot(place)["tokens"] == [wealth]
        self.to_supply(place)

    def may_pass(self, king: int, site: dict[str, Any]) -> bool:
        """BA-R35, BA-R36; BA-R37 with the option that adds the enemies up."""
        marks, owner = site["marks"], site["owner"]
        others = [count for other, count in enumerate(marks) if other != king]
        if self.view["control_count"] == "sum_of_enemies":
            enough = marks[king] >= sum(others)
            return bool(enough if owner in (None, king) else marks[king] > sum(others))
        if owner is None:
            return bool(marks[king] == max(marks))
        leaders = [other for other, count in enumerate(marks) if count == max(marks)]
        ruler = leaders[0] if len(leaders) == 1 else owner
        return bool(king == ruler)

    def price(self, king: int, site: dict[str, Any]) -> int:
        return 1


ADAPTER = Balam()
