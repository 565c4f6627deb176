"""Food days: feeding, the change of buildings, and the temples' rewards (TZ-20, TZ-23)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.state import State, Task
from ceiba.core.value import who
from ceiba.games.tzolkin import events
from ceiba.games.tzolkin.building import refill_row
from ceiba.games.tzolkin.materials import gain, score
from ceiba.games.tzolkin.state import FROM_HUNGER, FROM_TEMPLES, NO_TILE, TILES_NEWS, TzolkinState
from ceiba.games.tzolkin.tables import (
    BUILDING_CHEAPER,
    BUILDING_FEEDS,
    BUILDING_SPACES,
    CORN,
    FEEDING_CORN,
    FOOD_DAYS,
    SKULL,
    STEP_POINTS,
    STEP_REWARD,
    TEMPLE_BONUS,
    TEMPLES,
    UNFED_POINTS,
    WEALTH_FEEDS,
)


def gives_rewards(day: i64) -> bool:
    """TZ-23.7: on the first and third food day; TZ-23.9: points on the second and fourth."""
    return day % 2 == 1


class FoodDay(Task):
    """TZ-23.3: feed, switch the buildings on the second day, reward; nothing if none is due."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if not s.next_food_day_due(FOOD_DAYS):
            return
        day: i64 = s.food_days + 1
        if sink is not None:
            sink.tell(EVERYONE, events.FoodDay("TZ-23.1", day))
        for seat in range(s.players):
            feed(s, seat, sink)
        s.food_days = day
        if day == 2:
            switch_buildings(s, sink)
        if gives_rewards(day):
            reward_resources(s, sink)
        else:
            score_temples(s, day // 2 - 1, sink)


def freed_workers(s: TzolkinState, seat: i64) -> i64:
    """TZ-20.2, TZ-R53: workers that farms and the feeding wealth tile free from needing corn, on
    every food day (TZ-3.7)."""
    return sum_over(s.buildings[seat], BUILDING_FEEDS) + sum_over(s.wealth[seat], WEALTH_FEEDS)


def price_per_worker(s: TzolkinState, seat: i64) -> i64:
    """TZ-20.3, TZ-20.4: each communal farm makes every worker cheaper, down to 0 (TZ-20.5)."""
    return max(0, FEEDING_CORN - sum_over(s.buildings[seat], BUILDING_CHEAPER))


def sum_over(mask: i64, amounts: list[int]) -> i64:
    total: i64 = 0
    for tile in range(len(amounts)):
        if (mask >> tile) & 1:
            total += amounts[tile]
    return total


def feed(s: TzolkinState, seat: i64, sink: Sink | None) -> None:
    """TZ-R53: as many as possible, unasked; each unfed worker loses 3 points (TZ-23.5). What feeds
    nobody is kept (TZ-23.6)."""
    need: i64 = max(0, s.workers(seat) - freed_workers(s, seat))
    price = price_per_worker(s, seat)
    fed: i64 = need
    if price > 0:
        fed = min(need, s.held(seat, CORN) // price)
    if sink is not None:
        sink.tell(EVERYONE, events.Fed("TZ-23.4", who(seat), fed, need - fed, fed * price))
    s.add(seat, CORN, -fed * price)
    lost: i64 = UNFED_POINTS * (need - fed)
    score(s, seat, FROM_HUNGER, -lost, "hunger", "TZ-23.5", sink)


def switch_buildings(s: TzolkinState, sink: Sink | None) -> None:
    """TZ-19.8, TZ-R67: unbuilt period 1 buildings leave for good, six of period 2 are revealed.
    TZ-R58: also when the day is late."""
    s.pile1 = []
    s.news |= TILES_NEWS
    s.row = [NO_TILE] * BUILDING_SPACES
    if sink is not None:
        sink.tell(EVERYONE, events.SecondPeriod("TZ-19.8"))
    refill_row(s, sink)


def reward_resources(s: TzolkinState, sink: Sink | None) -> None:
    """TZ-23.7: everything on the player's step and below; TZ-23.8: skulls for all due or none."""
    due: i64 = 0
    for seat in range(s.players):
        due += printed(s, seat, SKULL)
    enough = due <= s.skulls
    for seat in range(s.players):
        for material in range(1, SKULL + 1):
            if material != SKULL or enough:
                gain(s, seat, material, printed(s, seat, material), "TZ-23.7", sink)


def printed(s: TzolkinState, seat: i64, material: i64) -> i64:
    """How often a material is printed on the player's steps and below, on all temples."""
    count: i64 = 0
    for temple in range(len(TEMPLES)):
        for step in range(s.step(seat, temple) + 1):
            if STEP_REWARD[temple][step] == material:
                count += 1
    return count


def score_temples(s: TzolkinState, period: i64, sink: Sink | None) -> None:
    """TZ-23.9: the current step of each temple by itself (TZ-23.12); TZ-23.10, TZ-23.11: the bonus
    of the highest, shared."""
    for temple in range(len(TEMPLES)):
        highest: i64 = 0
        for seat in range(s.players):
            highest = max(highest, s.step(seat, temple))
        sharing: i64 = 0
        for seat in range(s.players):
            if s.step(seat, temple) == highest:
                sharing += 1
        bonus: i64 = TEMPLE_BONUS[temple][period]
        if sharing > 1:  # TZ-R55: half for each, however many share it
            bonus //= 2
        for seat in range(s.players):
            points: i64 = STEP_POINTS[temple][s.step(seat, temple)]
            if s.step(seat, temple) == highest:
                points += bonus
            score(s, seat, FROM_TEMPLES, points, TEMPLES[temple], "TZ-23.9", sink)
