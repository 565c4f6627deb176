"""Tzolk'in for the conformance suite."""

import tomllib
from importlib.resources import files
from typing import Any, cast

from ceiba.core.bits import bits
from ceiba.core.decision import EventTold
from ceiba.core.state import State
from ceiba.games.tzolkin.state import NOBODY, TzolkinState
from tests.conformance.adapter import Adapter, Scene, View
from tests.testkit.table import SEATS

FACTS = tomllib.loads((files("ceiba.games.tzolkin") / "components.toml").read_text("utf-8"))
BUILDINGS = list(FACTS["buildings"])
MONUMENTS = list(FACTS["monuments"])
WEALTH = list(FACTS["wealth"])
PERIOD_2 = sum(tile["period"] == 2 for tile in FACTS["buildings"].values())
SKULL = 4


class Tzolkin(Adapter):
    showing = frozenset({"dealt", "wealth", "revealed", "neutral"})

    def conserved(self, state: State) -> object:
        """Thirteen skulls, six workers each, every tile in one place."""
        s = cast(TzolkinState, state)
        skulls = s.skulls + sum(owner != NOBODY for owner in s.slots)
        skulls += sum(s.held(seat, SKULL) for seat in range(s.players))
        workers = []
        for seat in range(s.players):
            on_board = s.on_gears(seat) + (s.first_space == seat)
            workers.append(s.free[seat] + s.bank[seat] + on_board)
        assert all(amount >= 0 for amount in s.materials)
        assert sum(s.corn_fields) + sum(s.corn_tiles) <= 16
        assert len(set(s.pile1) | set(s.pile2)) == len(s.pile1) + len(s.pile2)
        return skulls, workers, bits(s.neutral())

    def explain(self, view: View, events: list[EventTold], answer: str | None) -> None:
        table = _Table(view)
        for event in events:
            table.clause = event.clause
            getattr(table, event.kind)(**event.data)
        table.look_ahead()


class _Table(Scene):
    clause = ""

    def gear(self, name: str) -> dict[str, Any]:
        return next(gear for gear in self.view["gears"] if gear["name"] == name)

    # -- wealth --

    def kept(self, tile: str) -> None:
        self.view["kept"] = in_order([*self.view["kept"], tile], WEALTH)

    def chosen(self, seat: str) -> None:
        self.player(seat)["chosen"] = True

    def wealth(self, seat: str, tile: str) -> None:
        if self.view["dealt"]:
            kept = set(self.view["kept"])
            self.view["discarded"] = [name for name in self.view["dealt"] if name not in kept]
        self.view["dealt"], self.view["kept"] = [], []
        player = self.player(seat)
        player["wealth"] = in_order([*player["wealth"], tile], WEALTH)

    # -- holdings --

    def gained(self, seat: str, material: str, amount: int) -> None:
        self.player(seat)["materials"][material] += amount
        if material == "skull":
            self.view["skulls"] -= amount
        if self.clause == "TZ-15.2":
            assert amount == self.view["teeth_corn"]
            self.view["teeth_corn"] = 0

    def paid(self, seat: str, material: str, amount: int) -> None:
        self.player(seat)["materials"][material] -= amount
        if material == "skull":
            self.view["skulls"] += amount

    def hired(self, seat: str) -> None:
        self.player(seat)["bank"] -= 1
        self.player(seat)["free"] += 1

    def scored(self, seat: str, points: int, what: str) -> None:
        assert what
        self.player(seat)["points"] += points

    def lost_points(self, seat: str, points: int, what: str) -> None:
        assert what
        self.player(seat)["points"] -= points

    # -- temples and technologies --

    def climbed(self, seat: str, temple: str) -> None:
        self.player(seat)["temples"][temple] += 1

    def stayed(self, seat: str, temple: str) -> None:
        points = FACTS["temples"][temple]["points"]
        assert self.player(seat)["temples"][temple] >= len(points) - 3

    def angered(self, seat: str, temple: str) -> None:
        self.player(seat)["temples"][temple] -= 1

    def turned_light(self, seat: str) -> None:
        self.player(seat)["light"] = True

    def turned_dark(self, seat: str) -> None:
        self.player(seat)["light"] = False

    def advanced(self, seat: str, track: str, level: int) -> None:
        self.player(seat)["technologies"][track] = level

    def mastered(self, seat: str, track: str) -> None:
        assert self.player(seat)["technologies"][track] == 3

    # -- turns --

    def round(self, tooth: int) -> None:
        assert self.view["tooth"] == tooth

    def turn(self, seat: str) -> None:
        assert seat in SEATS

    def placed(self, seat: str, gear: str, space: int) -> None:
        self.gear(gear)["spaces"][space] = SEATS.index(seat)
        self.player(seat)["free"] -= 1

    def placed_first(self, seat: str) -> None:
        self.view["first_space"] = SEATS.index(seat)
        self.player(seat)["free"] -= 1

    def picked_up(self, seat: str, gear: str, space: int) -> None:
        assert self.gear(gear)["spaces"][space] == SEATS.index(seat)
        self.gear(gear)["spaces"][space] = None
        self.player(seat)["free"] += 1

    def acted(self, seat: str, gear: str, action: int) -> None:
        assert seat in SEATS
        assert action <= self.gear(gear)["last"]

    def harvested(self, seat: str, how: str, group: int) -> None:
        fields = self.view["fields"][group - 2]
        if how in ("harvest wood", "harvest burn"):
            fields["wood"] -= 1
        if how in ("harvest corn", "harvest burn"):
            fields["corn"] -= 1
            self.player(seat)["corn_tiles"] += 1
        if how == "harvest wood":
            self.player(seat)["wood_tiles"] += 1

    def skull_placed(self, seat: str, action: int) -> None:
        self.player(seat)["materials"]["skull"] -= 1
        self.view["slots"][action - 1] = SEATS.index(seat)

    # -- tiles --

    def built(self, seat: str, tile: str) -> None:
        row = self.view["buildings"]
        row[row.index(tile)] = None
        player = self.player(seat)
        player["buildings"] = in_order([*player["buildings"], tile], BUILDINGS)

    def raised(self, seat: str, tile: str) -> None:
        self.view["monuments"].remove(tile)
        player = self.player(seat)
        player["monuments"] = in_order([*player["monuments"], tile], MONUMENTS)

    def revealed(self, tile: str, space: int) -> None:
        self.view["buildings"][space - 1] = tile
        self.view["pile"] -= 1

    def second_period(self) -> None:
        self.view["buildings"] = [None] * len(self.view["buildings"])
        self.view["pile"] = PERIOD_2

    # -- calendar and food --

    def tooth_corn(self, corn: int) -> None:
        self.view["teeth_corn"] = corn

    def came_home(self, seat: str) -> None:
        self.view["first_space"] = None
        self.player(seat)["free"] += 1

    def first_player(self, seat: str) -> None:
        self.view["first_player"] = SEATS.index(seat)

    def calendar(self, notches: int) -> None:
        for _ in range(notches):
            self.view["tooth"] += 1
            self.view["gears"] = turned(self.view["gears"])

    def ejected(self, seat: str, gear: str) -> None:
        assert self.gear(gear)
        self.player(seat)["free"] += 1

    def food_day(self, day: int) -> None:
        self.view["food_days_held"] = day

    def fed(self, seat: str, workers: int, hungry: int, corn: int) -> None:
        feeding = self.player(seat)["feeding"]
        assert workers + hungry == feeding["hungry"]
        assert corn == workers * feeding["price"]
        self.player(seat)["materials"]["corn"] -= corn

    # -- the end --

    def ended(self) -> None:
        assert self.view["food_days_held"] == 4

    def left_over(self, seat: str, corn: int) -> None:
        self.player(seat)["points"] += corn / 4

    def tallied(self, seat: str, points: float, **sources: int) -> None:
        total = sum(sources.values()) / 4
        assert total == points == self.player(seat)["points"]
        by_source = {source: quarters / 4 for source, quarters in sources.items()}
        self.score(seat, total, by_source)

    def winners(self, seats: list[str]) -> None:
        standing = [worker for gear in self.view["gears"] for worker in gear["spaces"]]
        seated = range(len(self.view["players"]))
        self.rank(seats, "four_food_days", [standing.count(seat) for seat in seated])

    # -- what follows from the rest --

    def look_ahead(self) -> None:
        """The forecast, and what the next food day will ask."""
        gears, ahead = self.view["gears"], []
        for _ in self.view["ahead"]:
            gears = turned(gears)
            ahead.append(gears)
        self.view["ahead"] = ahead
        for player in self.view["players"]:
            effects = [e for b in player["buildings"] for e in FACTS["buildings"][b]["effects"]]
            effects += [e for w in player["wealth"] for e in FACTS["wealth"][w]["effects"]]
            freed = sum(int(e.split()[1]) for e in effects if e.startswith("feed"))
            cheaper = sum(int(e.split()[1]) for e in effects if e.startswith("cheaper"))
            hungry = max(0, 6 - player["bank"] - freed)
            player["feeding"] = {"hungry": hungry, "price": max(0, 2 - cheaper)}


def in_order(tiles: list[str], names: list[str]) -> list[str]:
    return sorted(tiles, key=names.index)


def turned(gears: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All gears one notch on; a player's worker on the last space has gone home."""
    result = []
    for gear in gears:
        spaces = list(gear["spaces"])
        if spaces[gear["last"]] is not None and spaces[gear["last"]] >= 0:
            spaces[gear["last"]] = None
        result.append({**gear, "spaces": [spaces[-1], *spaces[:-1]]})
    return result


ADAPTER = Tzolkin()
