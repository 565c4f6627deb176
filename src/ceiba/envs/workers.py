"""A batch in several processes: each plays a part of the tables and shares its arrays."""

import itertools
import multiprocessing
import os
import weakref
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ceiba.core.errors import CeibaError
from ceiba.core.game import Options
from ceiba.envs.batches import Here, Now
from ceiba.envs.errors import WorkerDied
from ceiba.envs.tables import Tables
from ceiba.games import find_game

Part = tuple[int, int]
"""The first table of a worker, and how many it has."""


class Workers:
    def __init__(
        self,
        game: str,
        players: int,
        options: Options,
        seed: str,
        n: int,
        observed: bool,
        processes: int,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        bounds = [n * part // processes for part in range(processes + 1)]
        self._parts = [(a, b - a) for a, b in itertools.pairwise(bounds)]
        one = Here(Tables(find_game(game), players, options, seed, 0, 1, observed)).now()
        shapes = [(n if array.size else 0, *array.shape[1:]) for array in one]
        self._shared = Shared(None, shapes, [array.dtype for array in one])
        self._now = Now(*self._shared.arrays)
        self._owner = os.getpid()
        self._lines: list[Connection] = []
        self._processes = []
        for part in self._parts:
            here, there = context.Pipe()
            table = (game, players, options, seed, part, observed)
            process = context.Process(
                target=work, args=(there, self._shared.plan(), table), daemon=True
            )
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        self._hear()

    def now(self) -> Now:
        return self._now

    def step(self, actions: NDArray[np.int64]) -> None:
        """Illegal answers are found before any worker gives one."""
        if not self._in_masks(actions):
            self._call("check", actions)
        self._call("step", actions)

    def _in_masks(self, actions: NDArray[np.int64]) -> bool:
        """Whether all answers are surely allowed; without masks nobody here can tell."""
        masks = self._now.masks
        if masks.size == 0 or actions.min() < 0 or actions.max() >= masks.shape[1]:
            return False
        return bool(masks[np.arange(len(actions)), actions].all())

    def _call(self, call: str, actions: NDArray[np.int64]) -> None:
        for line, (first, count) in zip(self._lines, self._parts):
            self._say(line, (call, actions[first : first + count].tolist()))
        self._hear()

    def sample(self) -> NDArray[np.int64]:
        for line in self._lines:
            self._say(line, ("sample", None))
        return np.concatenate([np.array(part, dtype=np.int64) for part in self._hear()])

    def seed_of(self, table: int) -> str:
        for line, (first, count) in zip(self._lines, self._parts):
            if first <= table < first + count:
                self._say(line, ("seed_of", table - first))
                return str(self._heard(line))
        raise IndexError(table)

    def close(self) -> None:
        for line, process in zip(self._lines, self._processes):
            line.close()  # a worker whose line is closed goes home
            if self._is_owner():
                process.join()
        copies: list[Any] = [array.copy() for array in self._now]
        self._now = Now(*copies)
        if self._is_owner():
            self._shared.close()

    def _is_owner(self) -> bool:
        """Not after a fork: two who speak on one line would hear each other's answers."""
        return os.getpid() == self._owner

    def _say(self, line: Connection, call: tuple[str, Any]) -> None:
        if not self._is_owner():
            raise WorkerDied("the processes of this batch are another process's: make a new batch")
        try:
            line.send(call)
        except OSError as problem:
            raise WorkerDied("a process of the batch is gone: make a new batch") from problem

    def _hear(self) -> list[Any]:
        """All are heard before a refusal is raised, so that no answer is left on a line."""
        heard = [self._answer(line) for line in self._lines]
        for answer in heard:
            if isinstance(answer, CeibaError):
                raise answer
        return heard

    def _heard(self, line: Connection) -> Any:
        answer = self._answer(line)
        if isinstance(answer, CeibaError):
            raise answer
        return answer

    def _answer(self, line: Connection) -> Any:
        try:
            return line.recv()
        except (EOFError, OSError) as problem:
            raise WorkerDied("a process of the batch is gone: make a new batch") from problem


class Shared:
    """Arrays in memory that several processes see."""

    def __init__(self, name: str | None, shapes: list[Any], types: list[Any]) -> None:
        sizes = [int(np.prod(shape)) * kind.itemsize for shape, kind in zip(shapes, types)]
        starts = np.cumsum([0, *(size + -size % 64 for size in sizes)])
        self._memory = SharedMemory(name, create=name is None, size=int(starts[-1]))
        buffer: Any = self._memory.buf
        whole: Any = np.frombuffer(buffer, np.uint8)
        # Whoever still looks at an array when the batch is closed goes on looking at it: the memory
        # is given back with the last of them.
        weakref.finalize(whole.base, self._memory.close).atexit = False
        self._plan = (self._memory.name, shapes, types)
        self._mine = name is None
        self.arrays: list[Any] = [
            whole[start : start + size].view(kind).reshape(shape)
            for shape, kind, start, size in zip(shapes, types, starts, sizes)
        ]
        for array in self.arrays:
            array.flags.writeable = not self._mine  # only the workers write

    def plan(self) -> Any:
        return self._plan

    def close(self) -> None:
        self.arrays = []
        if self._mine:
            self._mine = False
            self._memory.unlink()


def work(line: Connection, plan: Any, table: Any) -> None:
    """What a worker does until its line is closed."""
    game, players, options, seed, (first, count), observed = table
    shared = Shared(*plan)
    tables = Tables(find_game(game), players, options, seed, first, count, observed)
    mine = Here(tables).now()
    theirs: list[Any] = [
        array[first : first + count] if array.size else array for array in shared.arrays
    ]

    def share() -> None:
        for to, source in zip(theirs, mine):
            to[...] = source

    def check(actions: list[int]) -> None:
        for number, action in enumerate(actions):
            if not tables.allows(number, action):
                raise tables.illegal(number, action)

    def step(actions: list[int]) -> None:
        tables.step(actions)
        share()

    share()
    calls: dict[str, Callable[[Any], Any]] = {
        "check": check,
        "step": step,
        "seed_of": tables.seed_of,
        "sample": lambda _: tables.sample(),
    }
    line.send(None)
    while True:
        try:
            call, given = line.recv()
        except EOFError:
            break
        try:
            line.send(calls[call](given))
        except CeibaError as problem:
            line.send(problem)
    shared.close()
