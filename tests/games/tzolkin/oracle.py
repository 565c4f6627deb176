"""The options of every question, worked out a second time from a written position.

Knows the rules by the facts of facts.py and by nothing of the engine but the words of an agenda.
Slow and plain on purpose.
"""

from collections.abc import Callable
from typing import Any

from tests.games.tzolkin.facts import BUILDINGS, MONUMENTS, things
from tests.games.tzolkin.kit import GEARS, LAST, SMALL, TEMPLES, TRACKS

RESOURCES = ("wood", "stone", "gold")
RATE = {"wood": 2, "stone": 3, "gold": 4}
ADVANCE_COST = [1, 2, 3, 1]


class Table:
    """A position as the oracle reads it, with the eyes of one seat."""

    def __init__(self, position: dict[str, Any], seat: str) -> None:
        self.position = position
        self.seat = seat
        self.mine = position["seats"][seat]
        self.corn: int = self.mine["corn"]

    def level(self, track: str) -> int:
        return self.mine["technologies"][track]

    def resources(self) -> int:
        return sum(self.mine[name] for name in RESOURCES)

    def workers(self) -> list[str]:
        """Own workers on gears, as one names them when picking up."""
        gears = self.position["gears"]
        return [
            f"{gear} {space}"
            for gear in GEARS
            for space, who in sorted(gears[gear].items(), key=lambda item: int(item[0]))
            if who == self.seat
        ]

    def free(self) -> int:
        away = len(self.workers()) + (self.position["first_space"] == self.seat)
        return self.mine["workers"] - away

    def can_step_down(self) -> list[str]:
        return [name for name in TEMPLES if self.mine["temples"][name] > -1]

    def placements(self) -> dict[str, int]:
        """Every place that is open, and its price."""
        prices = {}
        for gear in GEARS:
            taken = {int(space) for space in self.position["gears"][gear]}
            open_spaces = [s for s in range(LAST[gear] + 1) if s not in taken]
            if open_spaces:
                prices[gear] = open_spaces[0] + self.position["placed"]
        if self.position["first_space"] is None:
            prices["first"] = self.position["placed"]
        return prices

    # -- buildings --------------------------------------------------------------------------

    def row(self) -> list[str]:
        return [name for name in self.position["buildings"] if name is not None]

    def short_of(self, cost: str) -> int:
        return sum(max(0, n - self.mine[name]) for name, n in things(cost).items())

    def payable(self, building: str, level: int, with_corn: bool, purse: int) -> bool:
        cost = BUILDINGS[building].cost
        if with_corn:
            pieces = sum(things(cost).values()) - (level == 3)
            return purse >= 2 * max(0, pieces)
        return self.short_of(cost) <= (1 if level == 3 else 0)

    def can_build(self, with_corn: bool, purse: int) -> bool:
        level = self.level("architecture")
        return any(self.payable(name, level, with_corn, purse) for name in self.row())

    def monuments(self) -> list[str]:
        return [n for n in self.position["monuments"] if self.short_of(MONUMENTS[n][1]) == 0]

    # -- actions ----------------------------------------------------------------------------

    def harvests(self, group: int) -> list[str]:
        c, w = self.position["fields"][str(group)]
        ways = ["corn"] * (c > w) + ["wood"] * (w > 0)
        ways += ["burn"] * (w > 0 and bool(self.can_step_down()))
        return ways + ["bare"] * (c == w and self.level("agriculture") >= 2)

    def advances(self) -> list[str]:
        have = self.resources()
        return [name for name in TRACKS if ADVANCE_COST[self.level(name)] <= have]

    def can_do(self, gear: str, action: int, purse: int) -> bool:
        if gear == "palenque":
            return action == 1 or bool(self.harvests(action))
        if gear == "yaxchilan":
            return True
        if gear == "tikal":
            return {
                1: bool(self.advances()),
                2: self.can_build(False, 0),
                3: bool(self.advances()),
                4: self.can_build(False, 0) or bool(self.monuments()),
                5: self.resources() > 0,
            }[action]
        if gear == "uxmal":
            return {
                1: purse >= 3,
                2: True,
                3: True,
                4: self.can_build(True, purse),
                5: purse >= 1,
            }[action]
        return self.mine["skull"] > 0 and self.position["slots"][action - 1] is None

    def fee(self, gear: str, space: int, action: int) -> int | None:
        if gear in SMALL and space >= 6:
            return 0
        if gear == "chichen_itza":
            expert = self.level("theology") >= 1
            if space == 10 or (expert and space == 9):
                return 0
            if expert and action == space + 1:
                return 0
        return space - action if action <= space else None


def expected(position: dict[str, Any]) -> set[str]:
    """All answers to the question on top of a written position, for the seat that is asked."""
    task, seat, *words = position["agenda"][0].split()
    table = Table(position, seat)
    rules: dict[str, Callable[..., set[str]]] = {
        "begin_turn": _begin_turn,
        "place_more": _place_more,
        "pick_more": _pick_more,
        "use_worker": _use_worker,
        "borrow_action": _borrow_action,
        "harvest": lambda t, group: {f"harvest {way}" for way in t.harvests(int(group))},
        "anger_gods": lambda t: {f"anger {name}" for name in t.can_step_down()},
        "climb_one": _climb_one,
        "climb_two": lambda t: {f"climb {name}" for name in TEMPLES},
        "pay_resources": lambda t, n: {f"pay {name}" for name in RESOURCES if t.mine[name]},
        "take_resources": lambda t, n: {f"take {name}" for name in RESOURCES},
        "advance": _advance,
        "free_advance": lambda t: {f"advance {name}" for name in TRACKS},
        "build": _build,
        "pay_building": _waive,
        "trade": _trade,
        "trade_on": lambda t: {"done", *_purchases(t)},
        "offering": lambda t: {"done", *(f"offer {name}" for name in TEMPLES)},
        "choose_advance": lambda t: {"turn 1", "turn 2"},
    }
    return rules[task](table, *words)


def _begin_turn(t: Table) -> set[str]:
    begging = t.corn <= 2 and not t.position["begged"]
    answers = {f"beg {name}" for name in t.can_step_down()} if begging else set()
    prices = t.placements() if t.free() else {}
    answers |= {f"place {place}" for place, price in prices.items() if price <= t.corn}
    answers |= {f"pick {worker}" for worker in t.workers()}
    if answers:
        return answers
    cheapest = min(prices.values())
    return {f"place {place}" for place, price in prices.items() if price == cheapest}


def _place_more(t: Table) -> set[str]:
    prices = t.placements() if t.free() else {}
    return {"done", *(f"place {place}" for place, price in prices.items() if price <= t.corn)}


def _pick_more(t: Table) -> set[str]:
    return {"done", *(f"pick {worker}" for worker in t.workers())}


def _use_worker(t: Table, gear: str, space: str) -> set[str]:
    answers = {"nothing"}
    for action in range(1, 10 if gear == "chichen_itza" else 6):
        fee = t.fee(gear, int(space), action)
        if fee is not None and fee <= t.corn and t.can_do(gear, action, t.corn - fee):
            answers.add(f"do {gear} {action}")
    return answers


def _borrow_action(t: Table, how: str) -> set[str]:
    answers = {"done"} if how == "may" else set()
    for gear in SMALL:
        for action in range(1, 6):
            if (
                (gear, action) != ("uxmal", 5)
                and t.corn >= 1
                and t.can_do(gear, action, t.corn - 1)
            ):
                answers.add(f"do {gear} {action}")
    return answers


def _climb_one(t: Table, but: str) -> set[str]:
    return {f"climb {name}" for name in TEMPLES if name != but}


def _advance(t: Table, more: str, how: str) -> set[str]:
    return {f"advance {name}" for name in t.advances()} | ({"done"} if how == "may" else set())


def _build(t: Table, permit: str) -> set[str]:
    level = 0 if permit == "tikal_4_second_plain" else t.level("architecture")
    answers = {"done"} if permit == "effect" or "second" in permit else set()
    for name in t.row():
        if t.payable(name, level, permit == "uxmal_4", t.corn):
            answers.add(f"build {name}")
        if permit == "tikal_4" and level > 0 and t.payable(name, 0, False, 0):
            answers.add(f"build {name} plain")
    if permit == "tikal_4":
        answers |= {f"raise {name}" for name in t.monuments()}
    return answers


def _waive(t: Table, building: str, permit: str, level: str) -> set[str]:
    cost = things(BUILDINGS[building].cost)
    answers = set()
    for name in cost:
        rest = {other: n - (other == name) for other, n in cost.items()}
        if all(t.mine[other] >= n for other, n in rest.items()):
            answers.add(f"waive {name}")
    return answers


def _purchases(t: Table) -> set[str]:
    return {f"buy {name}" for name in RESOURCES if t.corn >= RATE[name]}


def _trade(t: Table) -> set[str]:
    return {"done", *_purchases(t), *(f"sell {name}" for name in RESOURCES if t.mine[name])}
