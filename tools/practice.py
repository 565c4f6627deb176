"""A network at its tables (ceiba/arena/drill.py): what is answered there, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ceiba.arena.drill import Drill
from ceiba.nets.net import BASE, Shape
from tools.crew import Crew
from tools.learning import Asked, Learner, Lesson, Place

TRUST_IN_LATER = 0.95
"""How much of what comes later is held to be due to an answer, from one question of a seat to its
next (generalised advantage estimation)."""
SLIPS = 0.1
"""How often another answer is given than is suggested: so that mistakes are seen."""
ALMOST_ALL = 1 - 1e-5
"""A draw never lies beyond the last answer, however the sums were rounded."""


@dataclass(frozen=True)
class Goal:
    """What it learns to reach, like `ceiba.bots.net.Aim`."""

    rivalry: int
    usual: int = 1
    par: int = 0

    def of(self, points: NDArray[np.int64]) -> NDArray[np.int64]:
        return points - self.rivalry * best_of_others(points) // 100 - self.par

    def standings(self, points: NDArray[np.int64]) -> NDArray[np.float32]:
        reached = self.of(points)
        return np.asarray(reached / (np.abs(reached) + self.usual), dtype=np.float32)

    def usually(self, points: NDArray[np.int64]) -> Goal:
        """Half of the games that ended so came to the par, half of them closer to it than usual.
        Who minds the others as much as itself looks at the difference alone."""
        reached = self.of(points)
        par = 0 if self.rivalry == 100 else int(np.median(reached))
        return Goal(self.rivalry, max(1, int(np.median(np.abs(reached - par)))), par)


def best_of_others(points: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each seat of each game."""
    second, first = np.sort(points, axis=1)[:, -2:].T[:, :, None]
    others: NDArray[np.int64] = np.where(points == first, second, first)
    return others


def asked(drill: Drill | Crew, place: Place) -> Asked:
    """What is asked at each table, copied: the tables go on."""
    seen = np.array(drill.numbers).reshape(drill.count, drill.width)
    masks = np.array(drill.masks).reshape(drill.count, drill.answers)
    return Asked(place.put(seen), place.put(masks), place.put(np.array(drill.suggested)))


def ended(drill: Drill | Crew) -> tuple[NDArray[np.bool_], NDArray[np.int64]]:
    """Where a game has just ended, and the points of each seat in the last one at each table."""
    over = np.array(drill.ended).astype(bool)
    return over, np.array(drill.points).reshape(drill.count, drill.players)


@dataclass
class Practice:
    """Tables at which the play goes on from round to round."""

    drill: Drill | Crew
    goal: Goal
    luck: np.random.Generator

    def round(
        self, learner: Learner, steps: int, watching: bool = False, taught: bool = False
    ) -> tuple[Lesson, int]:
        """So many answers at each table, and how many games ended. While it is only watching it
        learns to foresee how that ends; where it is taught, the suggestions answer."""
        place, drill = learner.place, self.drill
        every = place.put(np.arange(drill.count))
        kept: list[tuple[Any, ...]] = []
        seats, overs, ends = [], [], []
        for _ in range(steps):
            now = asked(drill, place)
            value, chances = learner.thoughts(now)
            given = self._slipping(place) if taught else drawn(learner, chances, self.luck)
            kept.append((*now, given, place.lib.log(chances[every, given]), value))
            seats.append(np.array(drill.seats))
            drill.step(place.fetched(given).tolist())
            over, points = ended(drill)
            overs.append(over)
            ends.append(self.goal.standings(points))
        *shown, given, likely, value = (place.lib.concatenate(each) for each in zip(*kept))
        foreseen = place.fetched(value).reshape(steps, -1)
        gains, known = gained(foreseen, np.stack(seats), np.stack(overs), ends)
        worth = (gains - gains[known].mean()) / (gains[known].std() + 1e-6)
        if watching:
            worth = np.zeros_like(gains)
        lesson = Lesson(
            Asked(*shown), given, place.put((gains + foreseen).ravel()), place.put(worth.ravel()),
            likely,
        )  # fmt: skip
        return lesson.some(place.put(np.flatnonzero(known))), int(np.sum(overs))

    def _slipping(self, place: Place) -> Any:
        given = np.array(self.drill.suggested)
        masks = np.asarray(self.drill.masks).reshape(len(given), -1)
        for table in np.flatnonzero(self.luck.random(len(given)) < SLIPS):
            given[table] = self.luck.choice(np.flatnonzero(masks[table]))
        return place.put(given)


def drawn(learner: Learner, chances: Any, luck: np.random.Generator) -> Any:
    """An answer for each row, as likely as it says."""
    sums = chances.cumsum(1)
    marks = learner.place.put(luck.random(len(chances), dtype=np.float32) * np.float32(ALMOST_ALL))
    return (sums <= (marks * sums[:, -1])[:, None]).sum(1)


def gained(
    values: NDArray[np.float32],
    seats: NDArray[np.int64],
    ended: NDArray[np.bool_],
    ends: list[NDArray[np.float32]],
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better than foreseen each answer turned out, and whether that is known yet: of the
    last answers of a seat it is not, unless the game ended."""
    steps, tables = values.shape
    every = np.arange(tables)
    later = np.zeros_like(ends[0])
    surplus = np.zeros_like(ends[0])
    told = np.zeros(ends[0].shape, bool)
    gains = np.zeros((steps, tables), np.float32)
    known = np.zeros((steps, tables), bool)
    for step in range(steps - 1, -1, -1):
        over, at = ended[step], (every, seats[step])
        later[over], surplus[over], told[over] = ends[step][over], 0, True
        known[step] = told[at]
        gain = later[at] - values[step] + TRUST_IN_LATER * surplus[at]
        gains[step] = np.where(known[step], gain, 0)
        later[at], surplus[at], told[at] = values[step], gains[step], True
    return gains, known


def looked_round(drill: Drill | Crew, first: int, second: int) -> tuple[Shape, NDArray[np.int64]]:
    """A network for numbers such as come up in games by the suggestions, with room for more; and
    the points these games ended with."""
    lows = highs = None
    found: list[NDArray[np.int64]] = []
    while sum(map(len, found)) < 2 * drill.count:
        seen = np.array(drill.numbers).reshape(drill.count, drill.width)
        lows = seen.min(0) if lows is None else np.minimum(lows, seen.min(0))
        highs = seen.max(0) if highs is None else np.maximum(highs, seen.max(0))
        drill.step(list(drill.suggested))
        over, points = ended(drill)
        found.append(points[over])
    assert lows is not None
    assert highs is not None
    spans = highs - lows
    highs = highs + np.where(spans >= BASE, spans // 2, 0).astype(np.int16)
    shape = Shape(lows.tolist(), highs.tolist(), first, second, drill.answers)
    return shape, np.concatenate(found)


def played(
    learner: Learner, drill: Drill | Crew, luck: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Two games at each table by its mean weights: the points, and the seat that was asked last."""
    found, asked_last = [], []
    left = np.full(drill.count, 2)
    place = learner.place
    while left.any():
        _, chances = learner.calmer_thoughts(asked(drill, place))
        seats = np.array(drill.seats)
        drill.step(place.fetched(drawn(learner, chances, luck)).tolist())
        over, points = ended(drill)
        counts = over & (left > 0)
        found.append(points[counts])
        asked_last.append(seats[counts])
        left -= counts
    return np.concatenate(found), np.concatenate(asked_last)


@dataclass
class Trial:
    """How one seat by the network does among others by the suggestions."""

    games: int
    wins: float
    margin: float
    """Over the best of the others, in points."""
    winners: float = 0
    """What who wins has, where all seats are by the network."""


def tried(
    learner: Learner, among: Drill | Crew, own: Drill | Crew, luck: np.random.Generator
) -> Trial:
    """At tables where it has one seat, and at tables where it has all."""
    points, seats = played(learner, among, luck)
    margins = (points - best_of_others(points))[np.arange(len(seats)), seats] / 100
    wins = (margins > 0).mean() + (margins == 0).mean() / 2
    winners = played(learner, own, luck)[0].max(1).mean() / 100
    found = round(float(margins.mean()), 1), round(float(winners), 1)
    return Trial(len(seats), round(float(wins), 3), *found)
