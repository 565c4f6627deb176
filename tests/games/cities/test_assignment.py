"""The best distribution is the best: compared with every plan there is, in small cities."""

import itertools
from collections import Counter

import pytest

from ceiba import Match
from ceiba.bots.cities.assignment import Wishes, best_plan
from ceiba.bots.cities.sinks import Sinks
from ceiba.core.seed import seeded
from ceiba.games import GAMES
from ceiba.games.cities.answers import DONE, KEEP, TAKE
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.view import seat_plan

WISHES = Wishes(10, [6, 7, 8, 9, 10, 11], [3, 2, 2, 2, 4, 12], 5)


def worth(state: CitiesState, seat: int) -> int:
    """What a finished plan of a seat is worth to it."""
    after = state.clone()
    assert isinstance(after, CitiesState)
    total = 0
    stored: list[int] = [0] * 6
    for place in range(len(state.built)):
        kind = state.kind_at(place)
        if state.owner[state.land.site_of(place)] != seat:
            continue
        if kind == 4:
            total += WISHES.point * state.temple_points(state.load_at(place))
        if kind in (2, 5) and state.load_at(place) == 0 and state.goal_of(place) == NO_PLAN:
            held = state.token_at(place)
            if held and state.is_kept(kind, held - 1):
                total += WISHES.equip if kind == 2 else 0
                stored[held - 1] += kind == 5
    for token in range(len(state.goal)):
        goal, place = state.goal_of(token), token % len(state.built)
        if goal < 0 or state.owner[state.land.site_of(place)] != seat:
            continue
        held = state.token_at(place)
        wealth = 5 if held == 7 else held - 1
        if state.kind_at(goal) == 3:
            total += WISHES.collect[wealth]
        elif state.kind_at(goal) == 5:
            stored[wealth] += 1
        elif state.kind_at(goal) == 2:
            total += WISHES.equip
    for wealth, count in enumerate(stored):
        if count:
            total += WISHES.store[wealth] + (count - 1) * WISHES.store_more[wealth]
    return total


def moves(state: CitiesState, seat: int) -> Counter[tuple[str, str | None]]:
    """From where to where a king's tokens go; of two on one place either may."""
    plan = seat_plan(state, seat)
    assert plan is not None
    return Counter((move.place, move.to) for move in plan.moves)


def by_all_plans(state: CitiesState, seat: int) -> int:
    """The worth of the best plan, by trying every order of steps without taking back."""
    best = worth(state, seat)
    seen: set[tuple[int, ...]] = set()
    stack = [state]
    while stack:
        here = stack.pop()
        for take in here.options(seat):
            if take == DONE:
                continue
            lifted = here.clone()
            lifted.apply(seat, take, None)
            for to in lifted.options(seat):
                there = lifted.clone()
                there.apply(seat, to, None)
                assert isinstance(there, CitiesState)
                key = tuple(there.goal)
                if key not in seen:
                    seen.add(key)
                    best = max(best, worth(there, seat))
                    stack.append(there)
    return best


CITIES = {
    "balam": {
        "B2": {"king": "A", "1": "temple", "3": "village maize", "4": "reserve jade"},
        "B3": {"king": "A", "1": "palace", "3": "village maize", "4": "garrison prisoner"},
    },
    "lapins": {
        "B2": {"king": "A", "1": "temple", "3": "village maize", "4": "reserve jade"},
        "B3": {"king": "A", "1": "temple", "3": "garrison_2 prisoner prisoner", "4": "reserve"},
    },
}
BOARDS = {
    "balam": "sea_1 maize_08 maize_09 sea_3/90; maize_10 maize_01 maize_11 maize_12; "
    "maize_13 maize_02 maize_05 maize_06; sea_2/270 maize_03 maize_04 sea_4/180",
    "lapins": "maize_01 maize_02 maize_03 maize_04; maize_05 maize_06 maize_07 maize_08; "
    "maize_09 maize_10 maize_11 maize_12; maize_13 maize_14 maize_15 maize_16",
}


@pytest.mark.parametrize("game", CITIES)
def test_no_plan_is_better(game: str) -> None:
    match = Match.from_position(
        GAMES[game],
        {
            "game": game,
            "players": 2,
            "board": BOARDS[game],
            "cities": CITIES[game],
            "cards": ["drought up"] * 3,
        },
        seed="best",
    )
    state = match.state
    assert isinstance(state, CitiesState)
    planned = state.clone()
    assert isinstance(planned, CitiesState)
    for step in best_plan(planned, 0, WISHES)[:-1]:
        assert step in planned.options(0)
        planned.apply(0, step, None)
    assert worth(planned, 0) == by_all_plans(state, 0)


@pytest.mark.parametrize("game", CITIES)
def test_every_step_is_allowed_in_games_played_at_random(game: str) -> None:
    """Also from the middle of a plan: what was planned before stays as it is, and what is in the
    hand is put back and taken again only where its goal is not free yet."""
    arranged = 0
    kept = 0
    for number in range(12):
        match = Match(GAMES[game], 2 + number % 3, {}, f"arrange{number}")
        state, picks = match.state, seeded(f"picks{number}")
        assert isinstance(state, CitiesState)
        while not state.over():
            seat = state.decider()
            if state.agenda[-1].name() == "distribute":
                trial = state.clone()
                assert isinstance(trial, CitiesState)
                *steps, done = best_plan(trial, seat, WISHES)
                if steps[:1] == [KEEP]:
                    place = trial.hand[seat] % len(trial.built)
                    taken = TAKE + trial.land.place_word(place)
                    goals = [to for take, to in itertools.pairwise(steps) if take == taken]
                    assert not set(goals) & set(trial.options(seat))
                    kept += 1
                for step in steps:
                    assert step in trial.options(seat)
                    trial.apply(seat, step, None)
                assert done == DONE
                assert done in trial.options(seat)
                assert moves(trial, seat) >= moves(state, seat)
                arranged += 1
            options = state.options(seat)
            state.apply(seat, options[picks.below(len(options))], None)
    assert arranged > 50
    assert kept > 5


def test_sinks_are_filled_for_the_most_value() -> None:
    """Compared with every way to put up to five tokens into two sinks."""
    picks = seeded("sinks")
    for _ in range(150):
        room = [picks.below(3), picks.below(4)]
        first = [picks.below(10) for _ in range(12)]
        more = [picks.below(value + 1) for value in first]
        tokens = [picks.below(3) if wealth < 3 else 0 for wealth in range(6)]
        best = 0
        parts = [[(a, b) for a in range(n + 1) for b in range(n + 1 - a)] for n in tokens[:3]]
        for ways in itertools.product(*parts):
            if sum(a for a, _ in ways) > room[0] or sum(b for _, b in ways) > room[1]:
                continue
            value = 0
            for wealth, way in enumerate(ways):
                for sink, count in enumerate(way):
                    if count:
                        at = sink * 6 + wealth
                        value += first[at] + (count - 1) * more[at]
            best = max(best, value)
        assert Sinks(room, first, more).fill(tokens) == best
