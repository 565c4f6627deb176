"""Balam and Dix-Huit Lapins for the conformance suite: what both share.

The table is followed event by event in words of its own: nothing of the rules is imported, so
that owners, roads, prices and defence are worked out a second time.
"""

from typing import Any, cast

from mypy_extensions import i16

from ceiba.core.decision import EventTold
from ceiba.core.state import State
from ceiba.games.cities.facts import CitiesFacts
from tests.conformance.adapter import Adapter, Scene, View
from tests.testkit.table import SEATS

DOUBLE = ("palace", "temple")
LEVELS = {"garrison": 1, "garrison_2": 2}
DERIVED = {
    "bill": "the clause told with the payment under way; no rule depends on it",
    "board_option": "how the board was asked for; the board itself is written down",
    "matches_option": "how the length was asked for; the target is written down",
    "box": "the components of the game, always the same",
    "course": "the tasks of the game, always the same",
    "land": "written down by its tiles",
    "realm": "the owners of the sites, king by king",
}


class CitiesAdapter(Adapter):
    showing = frozenset({"flipped", "looked", "saw", "rolled", "distributed"})
    not_facts = DERIVED

    def conserved(self, state: State) -> object:
        """Tokens, building tiles, pyramids and cards; and what is counted agrees with the board."""
        s = cast(CitiesFacts, state)
        tokens = list(s.supply)
        for held in s.held:
            if held:
                tokens[5 if held == 7 else held - 1] += 2 if held == 7 else 1
        for index, count in enumerate(s.sheet):
            tokens[index % 6] += count
        tiles = list(s.stock)
        for building in s.built:
            if 0 < building < 10:
                tiles[s.box.pair_of[int(building)]] += 1
        large = [s.large[seat] + list(s.owner).count(seat) for seat in range(s.players)]
        small = [
            s.small[seat] + sum(s.mark(site, seat) for site in range(len(s.owner)))
            for seat in range(s.players)
        ]
        for seat in range(s.players):
            mine = [site for site, owner in enumerate(s.owner) if owner == seat]
            assert list(s.realm[seat]) == mine
            for kind in range(1, 10):
                standing = sum(
                    s.kind_at(place) == kind and s.owner[s.land.site_of(place)] == seat
                    for place in range(len(s.built))
                )
                assert standing == s.buildings(seat, kind)
        for part in (s.supply, s.sheet, s.stock, s.large, s.small, s.marks):
            assert min(part) >= 0
        assert all(s.built[place] != 0 for place in range(len(s.held)) if s.held[place]), (
            "a token lies on no building"
        )
        return tokens, tiles, large, small, sorted(s.deck)

    def loosen(self, state: State) -> None:
        """Every king has looked at another card of the round, and at one of the deck."""
        s = cast(CitiesFacts, state)
        for seat in range(s.players):
            for place in (s.laid - s.cards() + seat, s.laid + seat):
                s.seen[place] |= i16(1 << seat)

    def explain(self, view: View, events: list[EventTold], answer: str | None) -> None:
        table = self.table(view)
        if answer is not None:
            table.answered(*answer.split())
        table.hear(events)
        table.work_out()

    def table(self, view: View) -> "CitiesTable":
        raise NotImplementedError

    def unmade(self, view: View) -> None:
        """What lies ahead is compared with what then happens: the own plan in test_ledger.py, the
        rest in test_forecast.py."""
        del view["forecast"]
        if view["plan"] is not None:
            view["plan"].pop("ledger", None)

    def untold(self, view: View) -> None:
        """At the end the cards that lie out are shown; no event tells them."""
        for card in view["deck_seen"]:
            card["face"] = None


class CitiesTable(Scene):
    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.sites = {site["site"]: site for site in view["sites"]}

    # -- finding things --

    def slot(self, place: str) -> dict[str, Any]:
        places = self.sites[place.partition(".")[0]]["places"]
        return cast(dict[str, Any], next(slot for slot in places if slot["place"] == place))

    def following(self, place: str) -> dict[str, Any]:
        places = self.sites[place.partition(".")[0]]["places"]
        number = int(place.partition(".")[2])
        return cast(dict[str, Any], places[number % len(places)])

    def pair(self, building: str) -> str:
        return next(pair for pair in self.view["stock"] if building in self.faces(pair))

    def faces(self, pair: str) -> list[str]:
        raise NotImplementedError

    def to_supply(self, place: str) -> None:
        token = self.slot(place)["tokens"].pop()
        self.view["supply"][token] += 1

    # -- wealth and points --

    def gained(self, seat: str, wealth: str, amount: int) -> None:
        self.view["supply"][wealth] -= amount
        self.player(seat)["wealth"][wealth] += amount

    def paid(self, seat: str, wealth: str, amount: int) -> None:
        self.gained(seat, wealth, -amount)

    def ran_short(self, seat: str, wealth: str, amount: int) -> None:
        assert amount > 0
        assert self.view["supply"][wealth] == 0
        assert seat in SEATS

    def scored(self, seat: str, points: int, what: str) -> None:
        self.player(seat)["points"] += points
        self.player(seat)["sources"][what] += points

    # -- cities --

    def began(self, seat: str, site: str, price: int) -> None:
        assert self.sites[site]["price"][SEATS.index(seat)] >= price
        self.view["building"] = site

    def finished(self, seat: str, site: str) -> None:
        assert self.view["building"] == site
        assert seat in SEATS
        self.view["building"] = None

    def founded(self, seat: str, site: str) -> None:
        assert self.sites[site]["owner"] is None
        self.sites[site]["owner"] = SEATS.index(seat)
        self.player(seat)["large"] -= 1

    def city_lost(self, seat: str, site: str) -> None:
        assert all(slot["building"] is None for slot in self.sites[site]["places"])
        self.sites[site]["owner"] = None
        self.player(seat)["large"] += 1

    def raised(self, seat: str, place: str, building: str) -> None:
        slot = self.slot(place)
        assert self.sites[place.partition(".")[0]]["owner"] == SEATS.index(seat)
        if slot["building"] is None:
            self.view["stock"][self.pair(building)] -= 1
        slot["building"] = building
        if building in DOUBLE:
            self.following(place).update(building=building, second=True)

    def lost(self, seat: str, place: str, building: str) -> None:
        assert seat in SEATS
        slot = self.slot(place)
        assert slot["building"] == building
        while slot["tokens"]:
            self.to_supply(place)
        slot["building"] = None
        if building in DOUBLE:
            self.following(place).update(building=None, second=False)
        self.view["stock"][self.pair(building)] += 1

    def marked(self, seat: str, sites: list[str], by: int = 1) -> None:
        for site in sites:
            self.sites[site]["marks"][SEATS.index(seat)] += by
            self.player(seat)["small"] -= by

    def unmarked(self, seat: str, sites: list[str]) -> None:
        self.marked(seat, sites, -1)

    # -- war --

    def war(self, seat: str, site: str) -> None:
        self.view["war"] = {
            "attacker": SEATS.index(seat),
            "defender": None,
            "site": site,
            "target": None,
            "levels": 0,
            "attack_obsidians": 0,
            "defence_obsidians": 0,
            "dice": [],
        }

    def attacked(self, seat: str, site: str, target: str, enemy: str) -> None:
        assert self.view["war"]["site"] == site
        assert seat != enemy
        self.view["war"].update(target=target, defender=SEATS.index(enemy))

    def engaged(self, seat: str, levels: int) -> None:
        assert seat in SEATS
        self.view["war"]["levels"] = levels

    def rolled(
        self, seat: str, dice: list[int], attack: int, defence: int, failures: int, damage: int
    ) -> None:
        war = self.view["war"]
        assert SEATS.index(seat) == war["attacker"]
        assert attack == war["attack_obsidians"] + sum(die for die in dice if die > 0)
        assert failures == dice.count(-1)
        assert damage == max(0, attack - defence)
        self.work_out()
        target = self.sites[war["target"]]
        assert defence == target["defence"] + war["defence_obsidians"]
        war["dice"] = dice

    def captured(self, seat: str, place: str) -> None:
        assert seat in SEATS
        self.slot(place)["tokens"].append("prisoner")
        self.view["supply"]["prisoner"] -= 1

    def escaped(self, seat: str, amount: int) -> None:
        assert amount > 0
        assert seat in SEATS

    # -- turns and cards --

    def round(self, round: int, cards: int, seat: str) -> None:  # noqa: A002
        known = self.view["deck_seen"][:cards]
        unseen: View = {"up": False, "face": None, "seen_by": []}
        self.view["cards"] = [*known, *(dict(unseen) for _ in range(cards - len(known)))]
        self.view["deck_seen"] = self.view["deck_seen"][cards:]
        self.view["deck"] -= cards
        self.view["round"] = round
        self.view["first"] = SEATS.index(seat)

    def passed(self, seat: str) -> None:
        assert seat in SEATS

    def flipped(self, seat: str, card: int, face: str) -> None:
        assert seat in SEATS
        cards = self.view["cards"]
        before = self.view["discard"]
        old = before[: len(before) - sum(c["up"] for c in cards)]
        assert cards[card - 1]["face"] in (None, face)
        cards[card - 1].update(up=True, face=face)
        self.view["discard"] = old + [c["face"] for c in cards if c["up"]]

    def looked(self, seat: str, card: int) -> None:
        seen = self.view["cards"][card - 1]
        seen["seen_by"] = sorted([*seen["seen_by"], SEATS.index(seat)])

    def saw(self, card: int, face: str) -> None:
        self.view["cards"][card - 1]["face"] = face

    def match(self, match: int) -> None:
        self.view["matches_flipped"] += 1
        assert self.view["matches_flipped"] == match

    def spared(self, seat: str, card: str) -> None:
        assert seat in SEATS
        assert card

    def averted(self, seat: str, place: str, wealth: str) -> None:
        assert seat in SEATS
        assert self.slot(place)["tokens"] == [wealth]
        self.to_supply(place)

    # -- the end of a round --

    def produced(self, seat: str, wealth: str, places: list[str]) -> None:
        for place in places:
            site = self.sites[place.partition(".")[0]]
            assert (site["product"], site["owner"]) == (wealth, SEATS.index(seat))
            self.slot(place)["tokens"].append(wealth)
            self.view["supply"][wealth] -= 1

    def distribution(self, seats: list[str]) -> None:
        for number, player in enumerate(self.view["players"]):
            player["planned"] = SEATS[number] not in seats
        me = self.view["seat"]
        if me is not None:
            self.view["plan"] = {"moves": [], "hand": None, "done": SEATS[me] not in seats}

    def answered(self, verb: str, *words: str) -> None:
        """The own answer: plans are told to nobody, and their owner knows them."""
        plan = self.view["plan"]
        if plan is None:
            return
        place = plan["hand"]
        if verb == "take":
            self.take(words[0])
        elif verb in ("to", "drop"):
            wealth = self.slot(place)["tokens"][0]
            move = {"place": place, "wealth": wealth, "to": words[0] if words else None}
            plan["moves"] = self.in_order([*plan["moves"], move])
        if verb in ("to", "drop", "keep"):
            plan["hand"] = None

    def take(self, place: str) -> None:
        plan = self.view["plan"]
        mine = [move for move in plan["moves"] if move["place"] == place]
        plan["hand"] = place
        if len(mine) == len(self.slot(place)["tokens"]):
            plan["moves"].remove(mine[0])
            plan["moves"] = self.in_order(plan["moves"])

    def in_order(self, moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """By place; the second of two tokens of a place after all first ones."""
        places = [slot["place"] for site in self.view["sites"] for slot in site["places"]]
        ordered: list[tuple[int, int, dict[str, Any]]] = []
        for move in moves:
            earlier = sum(move["place"] == other[2]["place"] for other in ordered)
            ordered.append((earlier, places.index(move["place"]), move))
        return [move for _, _, move in sorted(ordered, key=lambda entry: entry[:2])]

    def planned(self, seat: str) -> None:
        self.player(seat)["planned"] = True
        if self.view["seat"] == SEATS.index(seat):
            self.view["plan"]["done"] = True

    def distributed(self) -> None:
        self.view["plan"] = None
        for player in self.view["players"]:
            player["planned"] = False

    def carried(self, seat: str, wealth: str, place: str, to: str, building: str) -> None:
        assert self.slot(to)["building"] == building
        self.slot(place)["tokens"].remove(wealth)
        if building == "palace":
            self.player(seat)["wealth"][wealth] += 1
        elif building == "temple":
            self.view["supply"][wealth] += 1
        else:
            self.slot(to)["tokens"].append(wealth)

    def given_up(self, seat: str, wealth: str, place: str) -> None:
        assert seat in SEATS
        self.slot(place)["tokens"].remove(wealth)
        self.view["supply"][wealth] += 1

    def spoiled(self, seat: str, places: list[str]) -> None:
        assert seat in SEATS
        for place in places:
            self.to_supply(place)

    # -- the end --

    def ended(self, matches: int) -> None:
        assert matches == self.view["matches_flipped"] >= self.view["target"]

    def tallied(self, seat: str, points: int, cities: int, **sources: int) -> None:
        self.work_out()
        player = self.player(seat)
        assert sum(sources.values()) == points == player["points"]
        assert sources == player["sources"]
        assert cities == player["cities"]
        self.score(seat, points, sources)

    def winners(self, seats: list[str]) -> None:
        cities = [player["cities"] for player in self.view["players"]]
        self.rank(seats, "matches_played", cities)

    # -- what follows from the rest --

    def work_out(self) -> None:
        """Levels, defence, roads, prices, and what each king has on the board."""
        kings = range(len(self.view["players"]))
        for site in self.sites.values():
            slots = [slot for slot in site["places"] if not slot["second"]]
            site["levels"] = sum(LEVELS.get(slot["building"], 0) for slot in slots)
        for site in self.sites.values():
            friends = [self.sites[name] for name in site["near"]]
            helping = [f["levels"] for f in friends if f["owner"] == site["owner"]]
            site["defence"] = 0 if site["owner"] is None else site["levels"] + sum(helping)
            site["open_to"] = [king for king in kings if self.may_pass(king, site)]
            site["price"] = [self.price(king, site) for king in kings]
        for king, player in enumerate(self.view["players"]):
            mine = [site for site in self.sites.values() if site["owner"] == king]
            player["cities"] = len(mine)
            slots = [s for site in mine for s in site["places"] if not s["second"]]
            player["buildings"] = {
                name: sum(slot["building"] == name for slot in slots)
                for name in player["buildings"]
            }

    def may_pass(self, king: int, site: dict[str, Any]) -> bool:
        raise NotImplementedError

    def price(self, king: int, site: dict[str, Any]) -> int:
        raise NotImplementedError
