"""The answers a king may give, worked out a second time from a written position.

Nothing of the engine is used but the names behind the numbers of tasks. Slow and plain on purpose.
"""

from collections import Counter
from typing import Any

from tests.games.balam.facts import COST, DOUBLE, PAIR, SITELESS, STOCK, TILES, WEALTH

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CURVED = ("volcano_3", "forest_1")
PAYS = {
    "drought": ("maize", 1),
    "insurrection": ("maize", 1),
    "earthquake": ("prisoner", 1),
    "pochteca_competition": ("prisoner", 1),
    "toltec_raid": ("prisoner", 1),
    "decadence": ("prisoner", 1),
    "volcanic_eruptions": ("prisoner", 2),
    "tidal_wave": ("prisoner", 2),
}


class Board:
    """The tiles and the paths on them."""

    def __init__(self, text: str) -> None:
        rows = [row.split() for row in text.split(";")]
        self.tile: dict[tuple[int, int], tuple[str, int]] = {}
        for y, row in enumerate(rows):
            for x, word in enumerate(row):
                name, _, degrees = word.partition("/")
                self.tile[x, y] = name, int(degrees or 0) // 90
        self.sites = {
            self.name(cell): TILES[tile] for cell, (tile, _) in self.tile.items() if tile in TILES
        }
        self.near = {self.name(cell): self.first_sites(cell) for cell in self.tile}
        for name in self.near:
            self.near[name] = [other for other in self.near[name] if other != name]
        self.cenotes = [
            self.name(cell)
            for cell, (tile, _) in self.tile.items()
            if SITELESS.get(tile) == "cenote"
        ]

    def name(self, cell: tuple[int, int]) -> str:
        return "ABCDEFGHIJKLM"[cell[0]] + str(cell[1] + 1)

    def exits(self, cell: tuple[int, int]) -> list[str]:
        tile, turn = self.tile[cell]
        shown = "ES" if tile.startswith("sea") else SIDES
        return [SIDES[(SIDES.index(side) + turn) % 4] for side in shown]

    def other_end(self, cell: tuple[int, int], side: str) -> str:
        tile, turn = self.tile[cell]
        pairs = ("NE", "SW") if tile in CURVED else ("NS", "EW")
        for pair in pairs:
            turned = [SIDES[(SIDES.index(end) + turn) % 4] for end in pair]
            if side in turned:
                return turned[1 - turned.index(side)]
        raise AssertionError(side)

    def first_sites(self, cell: tuple[int, int]) -> list[str]:
        found = []
        for side in self.exits(cell):
            x, y, out = *cell, side
            for _ in range(200):
                x, y = x + STEP[out][0], y + STEP[out][1]
                back = SIDES[(SIDES.index(out) + 2) % 4]
                if (x, y) not in self.tile or back not in self.exits((x, y)):
                    break
                if self.name((x, y)) in self.sites:
                    found.append(self.name((x, y)))
                    break
                out = self.other_end((x, y), back)
        return sorted(set(found), key=lambda name: (int(name[1:]), name[0]))


class Laid:
    """A position with what follows from it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.board = Board(position["board"])
        self.kings = "ABCD"[: position["players"]]
        self.wealth = {king: Counter(position["wealth"][king]) for king in self.kings}
        self.owner = {name: city["king"] for name, city in position["cities"].items()}
        self.building: dict[str, str] = {}
        self.token: dict[str, str] = {}
        self.slots: dict[str, str] = {}
        """Every slot in use; "=" for the second one of a large building."""
        for name, city in position["cities"].items():
            size = self.board.sites[name][1]
            for slot, words in city.items():
                if slot == "king":
                    continue
                kind, *token = words.split()
                self.building[f"{name}.{slot}"] = self.slots[f"{name}.{slot}"] = kind
                if kind in DOUBLE:
                    self.slots[f"{name}.{int(slot) % size + 1}"] = "="
                if token:
                    [self.token[f"{name}.{slot}"]] = token
        self.marks = {name: Counter[str]() for name in self.board.sites}
        for place, kind in self.building.items():
            if kind == "market":
                name = place.split(".")[0]
                for site in (name, *self.board.near[name]):
                    self.marks[site][self.owner[name]] += 1

    # -- counting --

    def places(self, site: str) -> list[str]:
        return [f"{site}.{slot + 1}" for slot in range(self.board.sites[site][1])]

    def mine(self, king: str, *kinds: str) -> list[str]:
        """Buildings of a king, of some kinds if said, in the order of the board."""
        return [
            place
            for site in self.board.sites
            if self.owner.get(site) == king
            for place in self.places(site)
            if place in self.building and (not kinds or self.building[place] in kinds)
        ]

    def garrisons(self, site: str) -> list[str]:
        return [place for place in self.places(site) if self.building.get(place) == "garrison"]

    def small(self, king: str) -> int:
        return 15 - sum(marks[king] for marks in self.marks.values())

    def large(self, king: str) -> int:
        return 12 - list(self.owner.values()).count(king)

    def stock(self, kind: str) -> int:
        used = sum(PAIR[other] == PAIR[kind] for other in self.building.values())
        return STOCK[PAIR[kind]] - used

    def supply(self, wealth: str) -> int:
        out = sum(sheet[wealth] for sheet in self.wealth.values())
        return WEALTH[wealth] - out - list(self.token.values()).count(wealth)

    # -- roads --

    def may_pass(self, king: str, site: str) -> bool:
        marks, owner = self.marks[site], self.owner.get(site)
        if self.position["options"]["control_count"] == "sum_of_enemies":
            others = sum(marks.values()) - marks[king]
            return marks[king] >= others if owner in (None, king) else marks[king] > others
        most = max((marks[other] for other in self.kings), default=0)
        leaders = [other for other in self.kings if marks[other] == most]
        if owner is None:
            return king in leaders
        ruler = leaders[0] if len(leaders) == 1 and most > marks[owner] else owner
        return king == ruler

    def reach(self, king: str, site: str) -> set[str]:
        found = {site}
        if not self.may_pass(king, site):
            return found
        while more := {
            other
            for name in found
            for other in self.board.near[name]
            if other not in found and self.may_pass(king, other)
        }:
            found |= more
        return found

    # -- what a king may put up --

    def payable(self, king: str, owed: int, kind: str, site: str) -> bool:
        sheet = self.wealth[king]
        left = sheet.total() - owed
        if self.stock(kind) < 1:
            return False
        if kind == "market" and self.small(king) < 1 + len(self.board.near[site]):
            return False
        cost = COST[kind].split()
        if cost[0] != "any":
            return left >= 1 and sheet[cost[0]] > 0
        return left >= len(cost)

    def can_take(self, king: str, site: str, owed: int) -> bool:
        return self.large(king) > 0 and any(self.payable(king, owed, kind, site) for kind in COST)


def expected(position: dict[str, Any], seat: str) -> set[str]:
    """Everything a seat that is asked may answer."""
    task, *args = position["agenda"][0].split()
    return set(ASK[task](Laid(position), seat, args))


def turn(t: Laid, king: str, _: list[str]) -> list[str]:
    cards = t.position["cards"]
    found = [f"flip {n}" for n, card in enumerate(cards, 1) if "up" not in card.split()]
    if not t.wealth[king].total():
        return found
    for site in t.board.sites:
        if site not in t.owner:
            if t.can_take(king, site, 1):
                found.append(f"build {site}")
        elif t.owner[site] == king:
            found.append(f"transform {site}")
            enemies = [n for n in t.board.near[site] if t.owner.get(n, king) != king]
            if t.garrisons(site) and enemies:
                found.append(f"attack {site}")
    return [*found, "pass"]


def build_on(t: Laid, king: str, _: list[str]) -> list[str]:
    under_way = t.position["building"]
    site, owed = under_way["site"], under_way["owed"]
    places = t.places(site)
    found = []
    for kind in COST:
        if not t.payable(king, owed, kind, site):
            continue
        for number, place in enumerate(places):
            ring = (number + 1) % len(places)
            if kind in DOUBLE and (ring < number and len(places) < 4):
                continue
            if place in t.slots or (kind in DOUBLE and places[ring] in t.slots):
                continue
            found.append(f"raise {kind} {number + 1}")
    for number, place in enumerate(places, 1):
        if place in t.building and number not in under_way["fresh"]:
            found.append(f"remove {number}")
    return found + ["done"] * (under_way["changes"] > 0)


def pay_any(t: Laid, king: str, _: list[str]) -> list[str]:
    return [f"pay {wealth}" for wealth, count in t.wealth[king].items() if count]


def choose_target(t: Laid, king: str, _: list[str]) -> list[str]:
    start = t.position["war"]["from"]
    return [f"target {n}" for n in t.board.near[start] if t.owner.get(n, king) != king]


def engage(t: Laid, king: str, _: list[str]) -> list[str]:
    return [f"engage {n + 1}" for n in range(len(t.garrisons(t.position["war"]["from"])))]


def _obsidians(t: Laid, site: str) -> int:
    return sum(t.token.get(place) == "obsidian" for place in t.garrisons(site))


def arm_attack(t: Laid, king: str, _: list[str]) -> list[str]:
    fight = t.position["war"]
    most = min(fight["levels"], _obsidians(t, fight["from"]))
    return [f"spend {n}" for n in range(most + 1)]


def arm_defence(t: Laid, king: str, args: list[str]) -> list[str]:
    site = list(t.board.sites)[int(args[1])]
    target = t.position["war"]["to"]
    assert site == target or site in t.board.near[target]
    assert t.owner[site] == king
    return [f"spend {n}" for n in range(_obsidians(t, site) + 1)]


def lose_garrisons(t: Laid, king: str, _: list[str]) -> list[str]:
    return [f"lose {place}" for place in t.garrisons(t.position["war"]["from"])]


def deal_damage(t: Laid, king: str, _: list[str]) -> list[str]:
    fight = t.position["war"]
    return [
        f"destroy {place.split('.')[1]}"
        for place in t.places(fight["to"])
        if place in t.building and (2 if t.building[place] in DOUBLE else 1) <= fight["damage"]
    ]


def conquer(t: Laid, king: str, _: list[str]) -> list[str]:
    site = t.position["war"]["to"]
    assert site not in t.owner
    return [f"build {site}", "done"] if t.can_take(king, site, 0) else ["done"]


def look(t: Laid, king: str, _: list[str]) -> list[str]:
    found = []
    for number, card in enumerate(t.position["cards"], 1):
        words = card.split()
        seen = words[words.index("seen") + 1] if "seen" in words else ""
        if "up" not in words and king not in seen:
            found.append(f"look {number}")
    return [*found, "done"]


def gain_one(t: Laid, king: str, _: list[str]) -> list[str]:
    return [f"gain {wealth}" for wealth in WEALTH if t.supply(wealth)]


def prosper(t: Laid, king: str, args: list[str]) -> list[str]:
    shown = args[1].split("_")[1:]
    return [f"gain {wealth}" for wealth in shown if t.supply(wealth)] + ["gain points"]


def wed(t: Laid, king: str, _: list[str]) -> list[str]:
    return [
        f"dowry {other} {wealth}"
        for other in t.kings
        for wealth, count in t.wealth[other].items()
        if other != king and count
    ]


def worship(t: Laid, king: str, args: list[str]) -> list[str]:
    access = set(t.board.near[t.board.cenotes[int(args[1])]])
    found = []
    for place in t.mine(king):
        site = place.split(".")[0]
        if place in t.token and t.may_pass(king, site) and t.reach(king, site) & access:
            found.append(f"offer {place}")
    return [*found, "done"]


def avert(t: Laid, king: str, args: list[str]) -> list[str]:
    wealth, tokens = PAYS[args[1]]
    offers = [p for p in t.mine(king, "reserve", "garrison") if t.token.get(p) == wealth]
    found = [f"offer {place}" for place in offers] if len(offers) >= int(args[2]) else []
    return found + ["suffer"] * (int(args[2]) == tokens)


def lose_buildings(t: Laid, king: str, args: list[str]) -> list[str]:
    kinds = args[1].split("+")
    return [f"lose {place}" for place in t.mine(king, *kinds)]


def fill(t: Laid, king: str, args: list[str]) -> list[str]:
    wealth = args[1]
    assert t.supply(wealth) > 0
    bare = [place for place in t.mine(king, "village") if place not in t.token]
    sites = {place.split(".")[0] for place in bare}
    return [f"fill {site}" for site in sites if t.board.sites[site][0] == wealth]


def distribute(t: Laid, king: str, _: list[str]) -> list[str]:
    plan = t.position["plans"][king]
    assert not plan["done"]
    goals = dict(move.split() for move in plan["moves"])
    hand = plan["hand"]
    if hand is None:
        return [f"take {place}" for place in t.mine(king) if place in t.token] + ["done"]
    load = Counter(goals.values())
    reach = t.reach(king, hand.split(".")[0])
    found = []
    for place in t.mine(king, "temple", "palace", "reserve", "garrison"):
        kind = t.building[place]
        if place == hand or place.split(".")[0] not in reach:
            continue
        if kind in DOUBLE:
            room = load[place] < 2
        else:
            room = load[place] == 0 and (place not in t.token or place in goals)
        if room and (kind != "garrison" or t.token[hand] == "obsidian"):
            found.append(f"to {place}")
    found += ["keep"] * (load[hand] == 0)
    return found + ["drop"] * (t.building[hand] != "village")


ASK = {
    task.__name__: task
    for task in (
        *(turn, build_on, pay_any, choose_target, engage, arm_attack, arm_defence),
        *(lose_garrisons, deal_damage, conquer, look, gain_one, prosper, wed, worship),
        *(avert, lose_buildings, fill, distribute),
    )
}
