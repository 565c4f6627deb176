"""Pacal's Rocket for the conformance suite."""

import json
from typing import Any, cast

from ceiba.core.decision import EventTold
from ceiba.core.state import State
from ceiba.games.pacal.state import PacalState
from tests.conformance.adapter import Adapter, Scene, View
from tests.testkit.table import SEATS

SOURCES = ("builds", "bonus", "river", "lake", "districts", "tokens")
OWN_MAP = json.dumps(
    {
        "rows_full": {
            "rows": [
                "aaaaabbbbbbe",
                "aaaaabbbbbee",
                "aaSSSSbbbbee",
                "ccSSSSb~~bee",
                "cccccff~~fee",
                "ccccffffffee",
                "ddddddffffee",
                "dddddddffeee",
            ]
        },
        "districts": {
            "list": [
                {"id": "hills", "char": "a", "value": 9, "name_fr": "Collines", "name_en": "Hills"},
                {"id": "woods", "char": "b", "value": 12},
                {"id": "fields", "char": "c", "value": 10},
                {"id": "harbour", "char": "d", "value": 11},
                {"id": "cliffs", "char": "e", "value": 1},
                {"id": "market", "char": "f", "value": 8},
                {"id": "sacred_district", "char": "S", "value": 7},
            ]
        },
        "covers": {"list": [{"id": "corner", "mark": "2", "districts": ["harbour", "cliffs"]}]},
        "covers_by_player_count": {"players": {"2": ["corner"], "3": [], "4": [], "5": []}},
        "river_bank": {"cells": ["A3", "A4", "B3", "B4", "A5", "B5", "C5", "C6"]},
        "lake_shore": {"cells": ["G3", "H3", "G4", "J4", "G5", "J5", "H6", "I6"]},
    }
)
"""Other rows and columns than the printed map, districts that are covered, a lake inside;
high values, so that games are short."""


class Pacal(Adapter):
    showing = frozenset({"rolled", "lifted"})
    not_facts = {  # noqa: RUF012
        "board": "never changes; its mark is among the facts",
        "obstacles": "follows from the board and what stands on it",
        "new_rows": "only spares a search; with it or without the same is found (test_search.py)",
    }
    all_known = "every stone goes under a rocket in sight of all (PR-R14)"
    one_by_one = "players take turns"
    free_texts = {"map": OWN_MAP}  # noqa: RUF012

    def conserved(self, state: State) -> object:
        """Ten stones and eleven pyramids each; tokens only ever go."""
        s = cast(PacalState, state)
        stones, pyramids = [], []
        for seat in range(s.players):
            seen = sum(s.lies(seat, cell) for cell in s.board.cells)
            assert seen == sum(int(row).bit_count() for row in s.stones[seat * 16 : seat * 16 + 16])
            hidden = sum(s.inside[rocket * s.players + seat] for rocket in range(s.players))
            stones.append(s.supply[seat] + seen + hidden)
            left = s.left[seat * 5 : seat * 5 + 5]
            assert min(left) >= 0
            for cell in s.board.cells:
                row = seat * 16 + cell // 16
                built = (s.points[row] ^ s.stones[row]) >> cell % 16 & 1
                assert built == (s.standing[cell] // 8 == seat + 1)
                if built:
                    left[s.thing_on(cell) % 8 - 1] += 1
                    assert s.stones_on(cell) == 0
            pyramids.append(left)
            assert 0 <= s.tokens[seat] <= 7
        for cell in s.board.cells:
            shut = s.obstacles[cell // 16 + 6] >> cell % 16 + 6 & 1
            assert shut == (s.standing[cell] != 0)
        standing = [cell for cell in s.rockets if cell >= 0]
        assert len(set(standing)) == len(standing) or s.aloft
        return stones, pyramids

    def explain(self, view: View, events: list[EventTold], answer: str | None) -> None:
        table = _Table(view)
        table.hear(events)
        table.count()


class _Table(Scene):
    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.order = [
            f"{'ABCDEFGHIJKLMNOP'[column]}{row}"
            for row in range(1, len(view["board"]["rows"]) + 1)
            for column in range(view["board"]["columns"])
        ]

    def rocket(self, seat: str) -> dict[str, Any]:
        return cast(dict[str, Any], self.player(seat)["rocket"])

    def stones(self, cell: str) -> list[int]:
        """The seats whose stones lie on a cell."""
        return next((s["seats"] for s in self.view["stones"] if s["cell"] == cell), [])

    def lay(self, cell: str, seats: list[int]) -> None:
        stones = [s for s in self.view["stones"] if s["cell"] != cell]
        if seats:
            stones.append({"cell": cell, "seats": sorted(seats)})
        self.view["stones"] = sorted(stones, key=lambda s: self.order.index(s["cell"]))

    def allow(self, own: bool, other: bool) -> None:
        self.view["allowance"] = {"own": own, "other": other}

    # -- rounds and moves --

    def placed(self, seat: str, cell: str) -> None:
        self.rocket(seat)["cell"] = cell

    def round(self, round: int, seat: str) -> None:  # noqa: A002
        self.view["round"] = round
        self.view["start"] = SEATS.index(seat)

    def rolled(self, seat: str, face: str) -> None:
        assert seat in SEATS
        assert face in self.view["faces"]
        self.view["die"] = face

    def turn(self, seat: str) -> None:
        self.view["turn"] = SEATS.index(seat)
        self.allow(False, False)

    def lifted(self, seat: str, cell: str, stones: list[str]) -> None:
        rocket = self.rocket(seat)
        assert rocket["cell"] == cell
        rocket["lifted"] = True
        if self.view["show_rocket_contents"]:
            inside = rocket["contents"]
            single = [owner for owner in inside if inside.count(owner) == 1]
            assert [SEATS[owner] for owner in single] == stones
            rocket["contents"] = []
        self.lay(cell, [SEATS.index(owner) for owner in stones])

    def doubles(self, seat: str, cell: str, stones: int) -> None:
        assert stones > 1
        assert cell in self.order
        self.player(seat)["stones"] += stones

    def stayed(self, seat: str, cell: str) -> None:
        assert self.rocket(seat)["cell"] == cell

    def spent(self, seat: str, token: int) -> None:
        self.player(seat)["tokens"].remove(token)

    def moved(
        self,
        seat: str,
        start: str,
        cell: str,
        way: str,
        allowance: int,
        lost: int,
        covers: list[str],
    ) -> None:
        rocket = self.rocket(seat)
        assert rocket["cell"] == start != cell
        assert way in ("straight", "turning", "special", "token", "free")
        assert lost >= 0
        under = self.stones(cell)
        assert [SEATS[owner] for owner in under] == covers
        rocket["cell"], rocket["lifted"] = cell, False
        if self.view["show_rocket_contents"]:
            rocket["contents"] = under
        self.lay(cell, [])
        self.allow(allowance >= 1, allowance >= 2)

    # -- stones --

    def dropped(self, seat: str, rocket: str, cell: str) -> None:
        assert self.rocket(rocket)["cell"] == cell
        self.player(seat)["stones"] -= 1
        if self.view["show_rocket_contents"]:
            inside = self.rocket(rocket)["contents"]
            self.rocket(rocket)["contents"] = sorted([*inside, SEATS.index(seat)])
        self.view["allowance"]["own" if rocket == seat else "other"] = False

    def taken_back(self, seat: str, cell: str) -> None:
        self.lay(cell, [owner for owner in self.stones(cell) if owner != SEATS.index(seat)])
        self.player(seat)["stones"] += 1

    def stones_done(self, seat: str) -> None:
        assert self.view["turn"] == SEATS.index(seat)
        self.allow(False, False)

    # -- building --

    def chose(self, seat: str, cell: str) -> None:
        assert SEATS.index(seat) in self.stones(cell)
        self.view["used"].append(cell)

    def built(
        self,
        seat: str,
        cell: str,
        height: int,
        district: str,
        stones: list[str],
        returned: list[str],
    ) -> None:
        assert cell in next(d["cells"] for d in self.view["districts"] if d["id"] == district)
        for stone in stones:
            self.taken_back(seat, stone)
        for owner in returned:
            self.taken_back(owner, cell)
        assert self.stones(cell) == []
        pyramids = [p for p in self.view["pyramids"] if p["cell"] != cell]
        pyramids.append({"cell": cell, "seat": SEATS.index(seat), "height": height})
        self.view["pyramids"] = sorted(pyramids, key=lambda p: self.order.index(p["cell"]))
        self.player(seat)["pyramids"][height - 1] -= 1
        self.view["used"] = []

    def upgraded(self, seat: str, before: int, **build: Any) -> None:
        assert before < build["height"]
        self.built(seat, **build)
        self.player(seat)["pyramids"][before - 1] += 1

    def scored(self, seat: str, points: int, district: str) -> None:
        assert points == next(d["value"] for d in self.view["districts"] if d["id"] == district)
        self.player(seat)["score"] += points
        self.view["would_score"][SEATS.index(seat)]["builds"] += points

    def bonus(self, seat: str, points: int) -> None:
        self.player(seat)["score"] += points
        self.view["would_score"][SEATS.index(seat)]["bonus"] += points

    def reached(self, seat: str, score: int, threshold: int) -> None:
        assert score == self.player(seat)["score"] >= threshold == self.view["end"]["threshold"]
        self.view["end"]["reached_by"] = SEATS.index(seat)

    # -- the end --

    def ended(self, reason: str) -> None:
        self.reason = reason
        self.allow(False, False)
        self.view["turn"], self.view["stones"] = None, []
        for player in self.view["players"]:
            contents: list[str] | None = [] if self.view["show_rocket_contents"] else None
            player["rocket"] = {"cell": None, "lifted": False, "contents": contents}
            player["stones"] = 10
        self.final = [dict.fromkeys(SOURCES, 0) for _ in self.view["players"]]

    def water_scored(self, seat: str, water: str, storeys: int, points: int) -> None:
        assert self.view[water]["storeys"][SEATS.index(seat)] <= storeys
        self.final[SEATS.index(seat)][water] += points

    def district_scored(self, seat: str, district: str, storeys: int, points: int) -> None:
        assert storeys > 0
        assert any(d["id"] == district for d in self.view["districts"])
        self.final[SEATS.index(seat)]["districts"] += points

    def tokens_scored(self, seat: str, points: int) -> None:
        assert points == sum(self.player(seat)["tokens"])
        self.final[SEATS.index(seat)]["tokens"] += points

    def tallied(self, seat: str, total: int, **sources: int) -> None:
        number = SEATS.index(seat)
        assert sum(sources.values()) == total
        for source in SOURCES[2:]:
            assert sources[source] == self.final[number][source]
        assert sources["builds"] + sources["bonus"] == self.player(seat)["score"]
        self.player(seat)["score"] = total
        self.score(seat, total, sources)

    def winners(self, seats: list[str], total: int) -> None:
        self.rank(seats, self.reason)
        assert seats == [SEATS[s["seat"]] for s in self.scores if s["total"] == total]

    # -- what follows from the rest --

    def count(self) -> None:
        """Storeys everywhere, leaders, and what each would score now."""
        seats = range(len(self.view["players"]))

        def storeys(cells: list[str]) -> list[int]:
            standing = [p for p in self.view["pyramids"] if p["cell"] in cells]
            return [sum(p["height"] for p in standing if p["seat"] == seat) for seat in seats]

        for row in self.view["would_score"]:
            row["districts"] = 0
        for district in self.view["districts"]:
            counts = district["storeys"] = storeys(district["cells"])
            best = max(counts)
            first = [seat for seat in seats if counts[seat] == best > 0]
            district["leader"] = first[0] if len(first) == 1 else None
            second = max([count for count in counts if count < best], default=0)
            for seat in seats:
                row = self.view["would_score"][seat]
                if seat in first:
                    row["districts"] += district["value"]
                elif len(first) == 1 and counts[seat] == second > 0:
                    row["districts"] += 2
        for water in ("river", "lake"):
            counts = self.view[water]["storeys"] = storeys(self.view[water]["cells"])
            for seat in seats:
                above = sum(other > counts[seat] for other in counts)
                tied = counts.count(counts[seat])
                places = [12, 8, 4, 0, 0, 0, 0, 0, 0][above : above + tied]
                points = round(sum(places) / tied) if counts[seat] else 0
                self.view["would_score"][seat][water] = points
        for seat, player in enumerate(self.view["players"]):
            row = self.view["would_score"][seat]
            row["tokens"] = sum(player["tokens"])
            row["total"] = sum(row[source] for source in SOURCES)


ADAPTER = Pacal()
