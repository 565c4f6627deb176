"""What may be answered, worked out a second time from what everybody sees.

Nothing of the rules is imported: the oracle reads a view and the specification's numbers.
"""

from typing import Any

from tests.games.lapins.facts import ANY, FACES, GIVEN, SLOTS

LEVELS = {"garrison": 1, "garrison_2": 2}
GOALS = ("temple", "palace", "reserve")


class Oracle:
    """A view, and questions about it."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.total = sum(self.me.wealth.values())
        self.sites = {site.site: site for site in view.sites}

    # -- a turn --

    def turn(self) -> set[str]:
        """DL-3.1, DL-3.3."""
        down = {f"flip {n}" for n, card in enumerate(self.view.cards, 1) if not card.up}
        if self.total == 0:
            return down
        found = {"pass", *down}
        if self.me.buildings["observatory"]:
            found.add("divine")
        for name, site in self.sites.items():
            if site.owner is None:
                if self.can_found(site):
                    found.add(f"build {name}")
            elif site.owner == self.seat:
                found.add(f"transform {name}")
                if self.levels(site) and self.enemies(site):
                    found.add(f"attack {name}")
        return found

    def can_found(self, site: Any) -> bool:
        """DL-3.6, DL-3.8, DL-R15, DL-R20: a stele, the price, and at least one building."""
        if self.me.large == 0:
            return False
        left = self.total - self.price(site)
        small = self.me.small + site.marks[self.seat]
        needed = self.market_needs(site)
        return any(
            self.payable(kind, left) and (kind != "market" or needed <= small) for kind in FACES
        )

    def price(self, site: Any) -> int:
        mine = site.marks[self.seat]
        return max(0, 1 + sum(site.marks) - 2 * mine)

    def payable(self, kind: str, left: int) -> bool:
        """Tiles and tokens for one building on top of what is owed."""
        given = GIVEN.get(kind)
        if given is not None and self.me.wealth[given] == 0:
            return False
        cost = ANY.get(kind, 0) + (given is not None)
        return bool(cost <= left and self.view.stock[FACES[kind]] > 0)

    def market_needs(self, site: Any) -> int:
        return sum(self.sites[name].owner is None for name in site.near)

    def levels(self, site: Any) -> int:
        return sum(LEVELS.get(place.building, 0) for place in site.places)

    def enemies(self, site: Any) -> list[str]:
        owners = {name: self.sites[name].owner for name in site.near}
        return [name for name, owner in owners.items() if owner not in (None, self.seat)]

    # -- a site being built on --

    def build_on(self, owed: int, fresh: list[int], changes: int) -> set[str]:
        """DL-3A to DL-3C."""
        site = self.sites[self.view.building]
        found = {"done"} if changes else set()
        left = self.total - owed
        slots = len(site.places)
        for number, place in enumerate(site.places, 1):
            if place.building is not None:
                if not place.second and number not in fresh:
                    found.add(f"remove {number}")
                if place.building == "garrison" and self.me.wealth["obsidian"] and left >= 1:
                    found.add(f"raise garrison_2 {number}")
                continue
            following = site.places[number % slots]
            joined = number < slots or slots == 4
            for kind in FACES:
                room = SLOTS[kind] == 1 or (joined and following.building is None)
                if room and self.payable(kind, left) and self.allowed(kind, site):
                    found.add(f"raise {kind} {number}")
        return found

    def allowed(self, kind: str, site: Any) -> bool:
        if kind == "ball_court":
            return not any(place.building == "ball_court" for place in site.places)
        return kind != "market" or self.market_needs(site) <= self.me.small

    # -- war --

    def engage(self) -> set[str]:
        """DL-3.24, DL-3.25."""
        levels = self.levels(self.sites[self.view.war.site])
        return {f"engage {n}" for n in range(1, levels + 1) if (n + 1) // 2 <= self.total}

    def choose_target(self) -> set[str]:
        return {f"target {name}" for name in self.enemies(self.sites[self.view.war.site])}

    # -- the distribution --

    def distribute(self) -> set[str]:
        """DL-7, DL-R48, DL-R49: of the seat's own view."""
        plan = self.view.plan
        mine = [site for site in self.sites.values() if site.owner == self.seat]
        if plan.hand is None:
            return {"done"} | {f"take {p.place}" for s in mine for p in s.places if p.tokens}
        home = plan.hand.partition(".")[0]
        places = {p.place: p for s in mine for p in s.places}
        wealth = places[plan.hand].tokens[0]
        coming: dict[str, list[str]] = {}
        leaving = [plan.hand]
        for move in plan.moves:
            leaving.append(move.place)
            if move.to is not None:
                coming.setdefault(move.to, []).append(move.wealth)
        reach = self.reach(home)
        found = set()
        for name, place in places.items():
            if place.second or place.building not in GOALS or name == plan.hand:
                continue
            load = coming.get(name, [])
            fits = {
                "temple": wealth not in load,
                "palace": len(load) < 3,
                "reserve": not load and (not place.tokens or name in leaving),
            }[place.building]
            if fits and name.partition(".")[0] in reach:
                found.add(f"to {name}")
        if not coming.get(plan.hand):
            found.add("keep")
        if places[plan.hand].building != "village":
            found.add("drop")
        return found

    def reach(self, home: str) -> set[str]:
        """DL-7.3, DL-7.4, DL-R29."""
        seen, fresh = {home}, [home]
        while fresh:
            for name in self.sites[fresh.pop()].near:
                if name not in seen and self.is_open(self.sites[name]):
                    seen.add(name)
                    fresh.append(name)
        return seen

    def is_open(self, site: Any) -> bool:
        if site.owner is not None:
            return bool(site.owner == self.seat)
        return max(site.marks) <= site.marks[self.seat]
