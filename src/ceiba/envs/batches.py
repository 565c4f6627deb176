"""Batches: n tables, arrays in and arrays out.

>>> tables = batch("gold", players=2, n=3, seed="example")
>>> now = tables.reset()
>>> now.observations.shape, now.masks.shape, now.seats.tolist()
((3, 298), (3, 108), [0, 0, 0])
>>> now = tables.step([5, 0, 10])               # seat A of the three tables bids 5, 0 and 10
>>> now.seats.tolist()
[1, 1, 1]
>>> now = tables.step(tables.sample())          # any answer that is allowed
>>> tables.answers[5], tables.layout.start("pearls")
('bid 5', 17)
"""

from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ceiba.core.errors import BadOptions
from ceiba.core.game import Game, Options, shown
from ceiba.core.layout import Layout
from ceiba.core.seed import new_seed, seeded
from ceiba.envs.errors import BatchClosed
from ceiba.envs.table import check_first_seed, seats, whole
from ceiba.envs.tables import Tables
from ceiba.games import find_game

MOST: Final = 1 << 24
"""Tables of one batch; the memory of any machine ends before."""


class Now(NamedTuple):
    """Where the tables stand. The arrays are the batch's own, read-only, and change with the next
    step: copy what you keep. Where a game has ended the next has begun."""

    observations: NDArray[np.int16]
    """What the seat that is asked may know, a row for each table; see `Batch.layout`."""
    masks: NDArray[np.bool_]
    """What it may answer."""
    seats: NDArray[np.int64]
    """The seat that is asked at each table, from 0."""
    rewards: NDArray[np.float64]
    """For each table and seat: 1 best, -1 worst, where the last answer ended a game, else 0."""
    ended: NDArray[np.bool_]
    """Where the last answer ended a game."""
    scores: NDArray[np.float64]
    """The points of the game that ended last at each table."""


class Tableful(Protocol):
    """Where the tables of a batch are played: here, or in processes (workers.py)."""

    def now(self) -> Now: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def sample(self) -> NDArray[np.int64]: ...
    def seed_of(self, table: int) -> str: ...
    def close(self) -> None: ...


class Here:
    """Tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def now(self) -> Now:
        n, players = self.tables.count, self.tables.players
        shown = n if self.tables.observed else 0
        return Now(
            np.asarray(self.tables.numbers).reshape(shown, self.tables.width),
            np.asarray(self.tables.masks).view(np.bool_).reshape(shown, self.tables.answers),
            np.asarray(self.tables.seats),
            np.asarray(self.tables.rewards).reshape(n, players),
            np.asarray(self.tables.ended).view(np.bool_),
            np.asarray(self.tables.scores).reshape(n, players),
        )

    def step(self, actions: NDArray[np.int64]) -> None:
        self.tables.step(actions.tolist())

    def sample(self) -> NDArray[np.int64]:
        return np.array(self.tables.sample(), dtype=np.int64)

    def seed_of(self, table: int) -> str:
        return self.tables.seed_of(table)

    def close(self) -> None:
        """Nothing to give back."""


class Batch:
    """n tables of one game; made by `batch`."""

    def __init__(self, game: Game[Any], players: int, options: Options, tableful: Tableful) -> None:
        self.game = game
        self.players = players
        state = game.begin(players, options, seeded("layout"), game.spec.rules_version)
        self.layout: Layout = game.observing().layout(state)
        """What the numbers of an observation mean."""
        self.answers: list[str] = [game.vocabulary.text(a) for a in range(len(game.vocabulary))]
        """The answers in words, by their number."""
        self._tableful = tableful
        self._now = tableful.now()
        self.n = len(self._now.seats)
        self._closed = False
        self._one_at_a_time = Lock()
        """Threads that share a batch take turns: one step is one step."""

    def reset(self) -> Now:
        """Where the tables stand. They begin by themselves, and so does every next game."""
        return self._now

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Now:
        """Give an answer at each table, by its number."""
        try:
            given = np.asarray(actions)
        except ValueError as problem:
            raise BadOptions(f"a step takes {self.n} whole numbers: {problem}") from problem
        if given.shape != (self.n,) or not np.issubdtype(given.dtype, np.integer):
            raise BadOptions(
                f"a step takes {self.n} whole numbers, one for each table, not "
                f"{given.dtype} of shape {given.shape}"
            )
        with self._one_at_a_time:
            self._open().step(given.astype(np.int64, copy=False))
        return self._now

    def sample(self) -> NDArray[np.int64]:
        """An allowed answer for each table, by chance."""
        with self._one_at_a_time:
            return self._open().sample()

    def seed_of(self, table: int) -> str:
        """The seed of the game under way at a table: `ceiba.new` plays it, too."""
        table = whole("a table", table)
        if not 0 <= table < self.n:
            raise BadOptions(f"there is no table {table}; there are 0 to {self.n - 1}")
        with self._one_at_a_time:
            return self._open().seed_of(table)

    def close(self) -> None:
        """End the processes, if there are any. What the last step told stays to be looked at."""
        with self._one_at_a_time:
            self._closed = True
            self._tableful.close()

    def _open(self) -> Tableful:
        if self._closed:
            raise BatchClosed("the batch is closed: make another with the same seed")
        return self._tableful

    def __reduce__(self) -> str:
        """Called by `pickle` and `copy`."""
        raise BadOptions("a batch cannot be copied: make another with the same seed")

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def batch(
    game: str,
    players: int,
    n: int,
    seed: str | None = None,
    options: Mapping[str, object] | None = None,
    observed: bool = True,
    processes: int = 1,
) -> Batch:
    """n tables of a game.

    The same seed gives the same games whatever n and the number of processes are. Without
    `observed` neither observations nor masks are written: for those who only count results.
    """
    found = find_game(game)
    players = seats(players)
    checked = found.check_options(players, options or {})
    n, processes = whole("n", n), whole("processes", processes)
    if n > MOST:
        raise BadOptions(f"{n} tables: at most {MOST} fit into one batch")
    if not isinstance(observed, bool):
        raise BadOptions(f"observed: True or False, not {shown(observed)}")
    if not 1 <= processes <= n:
        raise BadOptions(f"{n} tables in {processes} processes: each needs a table or more")
    seed = new_seed() if seed is None else seed
    check_first_seed(seed)
    if processes == 1:
        tables = Tables(found, players, checked, seed, 0, n, observed)
        return Batch(found, players, checked, Here(tables))
    from ceiba.envs.workers import Workers

    workers = Workers(game, players, checked, seed, n, observed, processes)
    return Batch(found, players, checked, workers)
