"""Buildings and monuments: what can be built, what it costs, what it gives (TZ-19, TZ-21)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, Task, blocked_among
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, hints, prompts, refusals
from ceiba.games.tzolkin.answers import BUILD, BUILD_PLAIN, DONE, RAISE, SELL, WAIVE
from ceiba.games.tzolkin.effects import building_effects
from ceiba.games.tzolkin.materials import NO_PRICE, corn_refusal, gain, pay, score
from ceiba.games.tzolkin.state import FROM_TECHNOLOGIES, NO_TILE, TILES_NEWS, TzolkinState
from ceiba.games.tzolkin.steps import OptionalChoice, Step
from ceiba.games.tzolkin.tables import (
    ARCHITECTURE,
    BUILD_CORN,
    BUILD_DISCOUNT,
    BUILD_POINTS,
    BUILDING_COST,
    BUILDING_RESOURCES,
    BUILDING_SPACES,
    BUILDINGS,
    CORN,
    CORN_PER_RESOURCE,
    GOLD,
    KINDS,
    MATERIALS,
    MONUMENT_COST,
    MONUMENTS,
    MOST_PLAYERS,
    TRACKS,
    WOOD,
)

# Which permission to build is being used (TZ-19.1).
TIKAL_2: Final = 0
UXMAL_4: Final = 1
"""Paid with corn (TZ-13.5)."""
EFFECT: Final = 2
"""TZ-19.10: optional, like Tikal 2, even after a building paid with corn (TZ-R40)."""
TIKAL_4: Final = 3
"""The first of up to two buildings, or a monument."""
TIKAL_4_SECOND: Final = 4
"""Optional; with the architecture the first building may have brought (TZ-12.6)."""
TIKAL_4_SECOND_PLAIN: Final = 5
"""The same after architecture was used for the first (TZ-12.5, TZ-22.20)."""


def architecture(s: TzolkinState, seat: i64, permit: i64) -> i64:
    """The level that applies: TZ-R37, each permission has one use of it."""
    return 0 if permit == TIKAL_4_SECOND_PLAIN else s.level(seat, ARCHITECTURE)


def corn_price(building: i64, level: i64) -> i64:
    """TZ-13.5, TZ-22.18, TZ-R39: 2 corn for each resource, less 2 with architecture 3."""
    resources: i64 = BUILDING_RESOURCES[building] - BUILD_DISCOUNT[level]
    return max(0, resources) * CORN_PER_RESOURCE


def missing(s: TzolkinState, seat: i64, cost: list[int]) -> i64:
    """How many resources a player lacks for a cost."""
    first: i64 = seat * KINDS
    lacking: i64 = 0
    for material in range(WOOD, KINDS):
        short: i64 = cost[material] - s.materials[first + material]
        if short > 0:
            lacking += short
    return lacking


def lacking(s: TzolkinState, seat: i64, building: i64, permit: i64, level: i64) -> i64:
    """TZ-19.3: what a player lacks to build, in corn at Uxmal, otherwise in resources; 0 or less
    if nothing. TZ-22.18: with architecture 3 one resource of the cost is saved."""
    if permit == UXMAL_4:
        return corn_price(building, level) - s.held(seat, CORN)
    return missing(s, seat, BUILDING_COST[building]) - BUILD_DISCOUNT[level]


def cheapest_building(s: TzolkinState, seat: i64) -> i64:
    """TZ-R72: the least corn Uxmal 4 builds for, NO_PRICE where nothing is on offer."""
    level = architecture(s, seat, UXMAL_4)
    least: i64 = NO_PRICE
    for building in s.row:
        if building != NO_TILE:
            least = min(least, corn_price(building, level))
    return least


def can_build(s: TzolkinState, seat: i64, permit: i64) -> bool:
    """TZ-R72: some building on offer can be paid at Tikal, or, with Tikal 4, some monument."""
    level = architecture(s, seat, permit)
    for building in s.row:
        if building != NO_TILE and lacking(s, seat, building, permit, level) <= 0:
            return True
    if permit == TIKAL_4:
        for monument in s.offered:
            if missing(s, seat, MONUMENT_COST[monument]) == 0:
                return True
    return False


class Build(OptionalChoice):
    """TZ-19.2, TZ-21.1: choose what to build; how it is paid depends on the permission."""

    def __init__(self, seat: i64, permit: i64) -> None:
        super().__init__(seat)
        self.permit: i64 = permit

    def is_optional(self) -> bool:
        return self.permit in (EFFECT, TIKAL_4_SECOND, TIKAL_4_SECOND_PLAIN)

    def may_keep(self, s: TzolkinState, seat: i64) -> bool:
        """TZ-R38, TZ-R78: architecture may be kept for the second building of Tikal 4."""
        return self.permit == TIKAL_4 and s.level(seat, ARCHITECTURE) > 0

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        level = architecture(s, seat, self.permit)
        may_keep = self.may_keep(s, seat)
        actions: list[int] = []
        for building in s.row:
            if building == NO_TILE:
                continue
            if lacking(s, seat, building, self.permit, level) <= 0:
                actions.append(BUILD + building)
            if may_keep and lacking(s, seat, building, self.permit, 0) <= 0:
                actions.append(BUILD_PLAIN + building)
        if self.permit == TIKAL_4:
            for monument in s.offered:
                if missing(s, seat, MONUMENT_COST[monument]) == 0:
                    actions.append(RAISE + monument)
        return actions

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        if action >= RAISE:
            raise_monument(s, self.seat, action - RAISE, sink)
            return
        plain = action >= BUILD_PLAIN
        building: i64 = action - (BUILD_PLAIN if plain else BUILD)
        level: i64 = 0 if plain else architecture(s, self.seat, self.permit)
        s.news |= TILES_NEWS
        s.row[s.row.index(building)] = NO_TILE
        tasks: list[Task] = [
            PayBuilding(self.seat, building, self.permit, level),
            Finish(self.seat, building, level),
        ]
        if self.permit == TIKAL_4:
            # TZ-R78: a first building built at level 0 uses nothing up
            second = TIKAL_4_SECOND if level == 0 else TIKAL_4_SECOND_PLAIN
            tasks.append(Build(self.seat, second))
        s.plan(tasks)

    def prompt(self, state: State, seat: i64) -> Prompt:
        if self.permit == UXMAL_4:
            return prompts.BuildWithCorn("TZ-13.5")
        if self.permit == TIKAL_4:
            return prompts.BuildOrRaise("TZ-12.4")
        if self.is_optional():
            return prompts.BuildMore("TZ-19.10")
        return prompts.Build("TZ-19.2")

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        return hints.ForgoneBuilding() if action == DONE else None

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if self.permit != UXMAL_4 or not BUILD <= action < BUILD_PLAIN:
            return None
        s = cast(TzolkinState, state)
        return hints.Corn(corn_price(action - BUILD, architecture(s, seat, self.permit)))

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(TzolkinState, state)
        actions: list[int] = [BUILD + tile for tile in s.row if tile != NO_TILE]
        if self.permit == TIKAL_4:
            actions.extend([RAISE + tile for tile in s.offered])
        return blocked_among(self, state, seat, actions)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(TzolkinState, state)
        if BUILD <= action < BUILD_PLAIN:
            level = architecture(s, seat, self.permit)
            return self.building_refusal(s, seat, action - BUILD, level)
        if BUILD_PLAIN <= action < RAISE:
            if not self.may_keep(s, seat):
                return refusals.NothingToKeep("TZ-R78")
            return self.building_refusal(s, seat, action - BUILD_PLAIN, 0)
        if RAISE <= action < RAISE + len(MONUMENTS):
            return self.monument_refusal(s, seat, action - RAISE)
        return None

    def building_refusal(self, s: TzolkinState, seat: i64, building: i64, level: i64) -> Refusal:
        name = BUILDINGS[building]
        if building not in s.row:
            return refusals.NotOnOffer("TZ-R41", Thing(name))
        if self.permit == UXMAL_4:
            return corn_refusal(s, seat, "TZ-13.5", corn_price(building, level))
        short = lacking(s, seat, building, self.permit, level)
        return refusals.BuildingTooDear("TZ-19.3", Thing(name), short)

    def monument_refusal(self, s: TzolkinState, seat: i64, monument: i64) -> Refusal:
        name = MONUMENTS[monument]
        if self.permit in (TIKAL_4_SECOND, TIKAL_4_SECOND_PLAIN):
            return refusals.BuildingsBegun("TZ-12.4", Thing(name))
        if self.permit != TIKAL_4:
            clause = "TZ-13.6" if self.permit == UXMAL_4 else "TZ-21.1"
            return refusals.MonumentNeedsTikal(clause, Thing(name))
        if monument not in s.offered:
            return refusals.NotOnOffer(missing_monument_clause(s, monument), Thing(name))
        short = missing(s, seat, MONUMENT_COST[monument])
        return refusals.BuildingTooDear("TZ-21.17", Thing(name), short)


def missing_monument_clause(s: TzolkinState, monument: i64) -> str:
    """By which a monument is not on offer: somebody has it, or it was not revealed."""
    for built in s.monuments:
        if (built >> monument) & 1:
            return "TZ-21.2"
    return "TZ-2.9" if s.players == MOST_PLAYERS else "TZ-4.1"


class PayBuilding(Choice):
    """Pays for a building; asks which resource architecture 3 saves where that is open."""

    def __init__(self, seat: i64, building: i64, permit: i64, level: i64) -> None:
        super().__init__(seat)
        self.building: i64 = building
        self.permit: i64 = permit
        self.level: i64 = level

    def options(self, state: State, seat: i64) -> list[int]:
        """TZ-R39: one resource that is part of the cost, such that the rest can be paid."""
        actions: list[int] = []
        if self.permit == UXMAL_4 or BUILD_DISCOUNT[self.level] == 0:
            return actions
        s = cast(TzolkinState, state)
        for resource in range(WOOD, GOLD + 1):
            if self.check_waiving(s, seat, resource) == resource:
                actions.append(WAIVE + resource - WOOD)
        return actions

    def check_waiving(self, s: TzolkinState, seat: i64, resource: i64) -> i64:
        """What has to be saved instead of a resource, or the resource itself if it may be; CORN,
        which no building costs, if it is no part of the cost."""
        cost = BUILDING_COST[self.building]
        if cost[resource] == 0:
            return CORN
        for short in range(WOOD, GOLD + 1):
            if s.held(seat, short) < cost[short]:
                return short
        return resource

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if self.permit == UXMAL_4:
            pay(s, self.seat, CORN, corn_price(self.building, self.level), "TZ-13.5", sink)
            return
        options = self.options(state, self.seat)
        self.pay_all_but(s, options[0] - WAIVE + WOOD if len(options) == 1 else CORN, sink)

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        self.pay_all_but(cast(TzolkinState, state), action - WAIVE + WOOD, sink)

    def pay_all_but(self, s: TzolkinState, waived: i64, sink: Sink | None) -> None:
        """The printed cost, less one of `waived`; CORN, which no building costs, waives none."""
        cost = BUILDING_COST[self.building]
        for resource in range(WOOD, GOLD + 1):
            saved: i64 = 1 if resource == waived else 0
            pay(s, self.seat, resource, cost[resource] - saved, "TZ-19.2", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Waive("TZ-22.18", Thing(BUILDINGS[self.building]))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not WAIVE <= action < SELL:
            return None
        tile = BUILDINGS[self.building]
        instead = self.check_waiving(cast(TzolkinState, state), seat, action - WAIVE + WOOD)
        if instead == CORN:
            return refusals.NotInTheCost("TZ-R39", Thing(tile))
        return refusals.WaiveTheMissing("TZ-R39", Thing(tile), Thing(MATERIALS[instead]))


class Finish(Step):
    """TZ-R35, TZ-R36: take the tile, gain what architecture gives, then the printed effects."""

    def __init__(self, seat: i64, building: i64, level: i64) -> None:
        super().__init__(seat)
        self.building: i64 = building
        self.level: i64 = level

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        s.news |= TILES_NEWS
        s.buildings[self.seat] |= BIT[self.building]
        if sink is not None:
            name = BUILDINGS[self.building]
            sink.tell(EVERYONE, events.Built("TZ-19.2", who(self.seat), Thing(name)))
        gain(s, self.seat, CORN, BUILD_CORN[self.level], "TZ-22.16", sink)
        points: i64 = BUILD_POINTS[self.level]
        score(s, self.seat, FROM_TECHNOLOGIES, points, TRACKS[ARCHITECTURE], "TZ-22.17", sink)
        s.plan(building_effects(self.seat, self.building))


def raise_monument(s: TzolkinState, seat: i64, monument: i64, sink: Sink | None) -> None:
    """TZ-21.4, TZ-21.17: pay the full cost and take the tile; TZ-R46: a skull goes to the bank."""
    cost = MONUMENT_COST[monument]
    for material in range(WOOD, KINDS):
        pay(s, seat, material, cost[material], "TZ-21.17", sink)
    s.news |= TILES_NEWS
    s.offered.remove(monument)
    s.monuments[seat] |= BIT[monument]
    if sink is not None:
        name = MONUMENTS[monument]
        sink.tell(EVERYONE, events.Raised("TZ-21.17", who(seat), Thing(name)))


def refill_row(s: TzolkinState, sink: Sink | None) -> None:
    """TZ-19.5, TZ-R82: empty spaces in order, from the pile of the period (TZ-19.7) while it lasts
    (TZ-19.6)."""
    pile = s.pile1 if s.food_days < 2 else s.pile2
    for space in range(BUILDING_SPACES):
        if s.row[space] == NO_TILE and len(pile) > 0:
            s.news |= TILES_NEWS
            s.row[space] = pile.pop()
            s.reveal()
            if sink is not None:
                name = BUILDINGS[s.row[space]]
                sink.tell(EVERYONE, events.Revealed("TZ-19.5", Thing(name), space + 1))
