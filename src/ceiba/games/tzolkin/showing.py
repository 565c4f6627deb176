"""What each seat may see (TZ-R5, TZ-R68), built up field by field. Almost everything is open."""

from typing import Final

from msgspec.structs import replace

from ceiba.core.bits import bits
from ceiba.core.game import Outcome
from ceiba.games.tzolkin.calendar import days_ahead
from ceiba.games.tzolkin.food import freed_workers, gives_rewards, price_per_worker
from ceiba.games.tzolkin.gears import GearView, gears_of
from ceiba.games.tzolkin.shown import named
from ceiba.games.tzolkin.state import NO_TILE, NOBODY, QUARTERS, TzolkinState
from ceiba.games.tzolkin.tables import (
    BUILDINGS,
    FOOD_DAYS,
    KINDS,
    MATERIALS,
    MONUMENTS,
    START_STEP,
    TEMPLES,
    TRACKS,
    WEALTH,
    WEALTH_KEPT,
)
from ceiba.games.tzolkin.view import FeedingView, FieldsView, FoodDayView, PlayerView, TzolkinView

DAYS_AHEAD: Final = 8
"""How far the forecast looks; no worker stays on a small gear longer."""


FORECASTS: Final[dict[tuple[int, ...], tuple[tuple[GearView, ...], ...]]] = {}
FORECASTS_KEPT: Final = 1024
"""Forecasts by who stands where: they depend on nothing else, and nobody changes them. So many that
three hundred tables in turn find their last one again."""

YEAR: Final = tuple(
    [
        FoodDayView(tooth, "rewards" if gives_rewards(day) else "points")
        for day, tooth in enumerate(FOOD_DAYS, 1)
    ]
)


def open_view(state: TzolkinState, outcome: Outcome | None) -> TzolkinView:
    return TzolkinView(
        seat=None,
        tooth=state.tooth,
        food_days=YEAR,
        food_days_held=state.food_days,
        teeth_corn=state.teeth_corn,
        first_player=state.first_player,
        first_space=None if state.first_space == NOBODY else state.first_space,
        gears=gears_of(state),
        fields=[
            FieldsView(group + 2, state.corn_fields[group], state.wood_fields[group])
            for group in range(4)
        ],
        skulls=state.skulls,
        slots=[None if owner == NOBODY else owner for owner in state.slots],
        buildings=[None if tile == NO_TILE else BUILDINGS[tile] for tile in state.row],
        pile=len(state.pile1 if state.food_days < 2 else state.pile2),
        monuments=[MONUMENTS[tile] for tile in state.offered],
        players=[_player(state, owner) for owner in range(state.players)],
        ahead=_ahead(state),
        dealt=[],
        kept=[],
        discarded=[],
        drawn=named(state.drawn, WEALTH),
        outcome=outcome,
    )


def seat_view(state: TzolkinState, seat: int, seen: TzolkinView) -> TzolkinView:
    """A seat also knows its four wealth tiles, and which of them it kept."""
    four, kept = state.dealt[seat], state.wealth[seat]
    if state.choosing:
        return replace(seen, seat=seat, dealt=named(four, WEALTH), kept=named(kept, WEALTH))
    return replace(seen, seat=seat, discarded=named(four & ~kept, WEALTH))


def _ahead(state: TzolkinState) -> tuple[tuple[GearView, ...], ...]:
    """The same for every seat, and most of the work of a view: not done again for each."""
    gears = (state.taken, *state.standing)
    days = FORECASTS.get(gears)
    if days is None:
        days = days_ahead(state, DAYS_AHEAD)
        if len(FORECASTS) >= FORECASTS_KEPT:
            FORECASTS.pop(next(iter(FORECASTS)))
        FORECASTS[gears] = days
    return days


def _player(state: TzolkinState, owner: int) -> PlayerView:
    materials = state.materials[owner * KINDS : (owner + 1) * KINDS]
    # TZ-R5: what is being chosen is nobody else's business until all have chosen
    wealth = [] if state.choosing else named(state.wealth[owner], WEALTH)
    freed = 0 if state.choosing else freed_workers(state, owner)
    return PlayerView(
        materials=dict(zip(MATERIALS, materials, strict=True)),
        temples={t: state.step(owner, n) - START_STEP for n, t in enumerate(TEMPLES)},
        technologies={name: state.level(owner, track) for track, name in enumerate(TRACKS)},
        points=state.score(owner) / QUARTERS,
        free=state.free[owner],
        bank=state.bank[owner],
        light=state.light[owner] == 1,
        corn_tiles=state.corn_tiles[owner],
        wood_tiles=state.wood_tiles[owner],
        buildings=named(state.buildings[owner], BUILDINGS),
        monuments=named(state.monuments[owner], MONUMENTS),
        wealth=wealth,
        chosen=bits(state.wealth[owner]) == WEALTH_KEPT,
        feeding=FeedingView(max(0, state.workers(owner) - freed), price_per_worker(state, owner)),
    )
