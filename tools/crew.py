"""The tables of a course: all in this process, or a part of them in each of several.

Many games on the cores, learning in one place. What is asked at the tables of a crew is written
into memory that all its processes share, and looks like that of one drill.
"""

from __future__ import annotations

import itertools
import multiprocessing
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ceiba.arena.drill import Drill
from ceiba.bots import CRAFTS
from ceiba.envs.workers import Shared
from ceiba.games import find_game

SHOWN: Final = ("numbers", "masks", "seats", "suggested", "ended", "points")
"""What a drill shows of its tables."""


@dataclass(frozen=True)
class Tables:
    """What is played."""

    game: str
    players: int
    seed: str
    count: int
    mixed: int = 0
    """At so many the network has one seat only."""

    def drill(self) -> Drill:
        game, craft = find_game(self.game), CRAFTS[self.game]
        options = game.check_options(self.players, {})
        judge = craft.evaluation(craft.prices)
        return Drill(game, judge, self.players, options, self.seed, self.count, self.mixed)

    def parts(self, processes: int) -> list[Tables]:
        """Each with deals of its own."""
        bounds = [self.count * part // processes for part in range(processes + 1)]
        return [
            replace(
                self,
                seed=f"{self.seed} part {first}",
                count=end - first,
                mixed=min(max(self.mixed - first, 0), end - first),
            )
            for first, end in itertools.pairwise(bounds)
        ]


class Crew:
    """A drill in several processes."""

    def __init__(self, tables: Tables, processes: int) -> None:
        one = replace(tables, count=1, mixed=0).drill()
        self.players: Final = tables.players
        self.count: Final = tables.count
        self.width: Final = one.width
        self.answers: Final = one.answers
        arrays = [np.asarray(getattr(one, name)) for name in SHOWN]
        shapes = [tables.count * array.size for array in arrays]
        self._shared = Shared(None, shapes, [array.dtype for array in arrays])
        (
            self.numbers, self.masks, self.seats, self.suggested, self.ended, self.points,
        ) = self._shared.arrays  # fmt: skip
        self._parts = tables.parts(processes)
        self._lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        first = 0
        for part in self._parts:
            here, there = context.Pipe()
            task = (there, self._shared.plan(), part, first)
            context.Process(target=play, args=task, daemon=True).start()
            there.close()
            self._lines.append(here)
            first += part.count
        self._wait()

    def step(self, actions: list[int]) -> None:
        """One answer at each table."""
        rest = iter(actions)
        for line, part in zip(self._lines, self._parts):
            line.send(list(itertools.islice(rest, part.count)))
        self._wait()

    def close(self) -> None:
        for line in self._lines:
            line.close()  # who plays at the other end goes home
        self._shared.close()

    def _wait(self) -> None:
        for line in self._lines:
            line.recv()


def play(line: Connection, plan: Any, tables: Tables, first: int) -> None:
    """What a process does until its line is closed."""
    shared = Shared(*plan)
    drill = tables.drill()
    shown: list[tuple[NDArray[Any], NDArray[Any]]] = []
    for name, array in zip(SHOWN, shared.arrays):
        mine = np.asarray(getattr(drill, name))
        each = mine.size // tables.count
        shown.append((array[first * each : first * each + mine.size], mine))
    while True:
        for to, source in shown:
            to[...] = source
        line.send(None)
        try:
            drill.step(line.recv())
        except EOFError:
            return
