"""Many tables of one game for a network to play at: one question at each, answered together.

A network is asked only where there is something to decide. What has one answer only is given, and
what the bots plan without a thought (a layout, a distribution) is carried out. Seats that are not
the network's follow the suggestions. When a game is over the table begins the next one.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ceiba.bots.evaluation import Evaluation
from ceiba.core.game import Game, Options
from ceiba.core.observation import Observer, put_menu, put_zeros
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State


class Drill:
    """`count` tables. At every table with a number below `mixed` the network has one seat only,
    another from game to game; at the others it has all."""

    def __init__(
        self,
        game: Game[Any],
        evaluation: Evaluation,
        players: i64,
        options: Options,
        seed: str,
        count: i64,
        mixed: i64,
    ) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.observer: Final[Observer] = game.observing()
        self.players: Final[i64] = players
        self.options: Final = options
        self.seed: Final = seed
        self.count: Final[i64] = count
        self.mixed: Final[i64] = mixed
        self.luck: Final[Rng] = seeded(f"{seed} luck")
        """Of the suggestions."""
        self.answers: Final[i64] = len(game.vocabulary)
        self.states: Final[list[State]] = []
        self.menus: Final[list[list[int]]] = [[] for _ in range(count)]
        self.games: Final[list[int]] = [0] * count
        """How many games were begun at each table."""
        one = game.begin(players, options, seeded(seed), game.spec.rules_version)
        self.width: Final[i64] = self.observer.layout(one).size
        self.numbers: Final[vec[i16]] = vec[i16]([0] * (count * self.width))
        """What the seat that is asked sees, table by table."""
        self.masks: Final[vec[u8]] = vec[u8]([0] * (count * self.answers))
        self.seats: Final[vec[i64]] = vec[i64]([0] * count)
        self.suggested: Final[vec[i64]] = vec[i64]([0] * count)
        """What the suggestions say, at each table."""
        self.ended: Final[vec[u8]] = vec[u8]([0] * count)
        """1 where a game ended with the last answer."""
        self.points: Final[vec[i64]] = vec[i64]([0] * (count * players))
        """Of each seat in the game that ended last at each table, in hundredths."""
        self.fresh: Final[list[bool]] = [True] * count
        """Whether nothing of the game under way was written yet."""
        for table in range(count):
            self.states.append(one)
            self.begin(table)
            self.ask(table)

    def step(self, actions: list[int]) -> None:
        """One answer at each table."""
        for table in range(self.count):
            self.ended[table] = 0
            self.states[table].apply(self.seats[table], actions[table], None)
            self.ask(table)

    def begin(self, table: i64) -> None:
        seed = seeded(f"{self.seed}.{table}.{self.games[table]}")
        self.games[table] += 1
        state = self.game.begin(self.players, self.options, seed, self.game.spec.rules_version)
        state.settle(None)
        self.states[table] = state
        self.fresh[table] = True
        put_zeros(self.numbers, table * self.width, self.width)

    def ask(self, table: i64) -> None:
        """Play on until there is something to decide for the network."""
        while True:
            state = self.states[table]
            seat = state.decider()
            if seat < 0:
                self.finish(table, state)
                self.begin(table)
                continue
            steps = self.evaluation.plan(state, seat)
            if len(steps) > 0:
                for step in steps:
                    state.apply(seat, step, None)
                continue
            menu = state.options(seat)
            if len(menu) == 1:
                state.apply(seat, menu[0], None)
            elif table < self.mixed and seat != (self.games[table] + table) % self.players:
                state.apply(seat, self.evaluation.suggest(state, seat, self.luck), None)
            else:
                self.show(table, state, seat, menu)
                return

    def finish(self, table: i64, state: State) -> None:
        self.ended[table] = 1
        for seat in range(self.players):
            self.points[table * self.players + seat] = self.evaluation.value(state, seat)

    def show(self, table: i64, state: State, seat: i64, menu: list[int]) -> None:
        put_menu(self.masks, table * self.answers, self.menus[table], menu)
        self.menus[table] = menu
        self.seats[table] = seat
        self.suggested[table] = self.evaluation.suggest(state, seat, self.luck)
        at: i64 = table * self.width
        end = self.observer.write(state, seat, state.deciders(), self.numbers, at)
        if self.fresh[table]:
            self.fresh[table] = False
            self.observer.staying(state, self.numbers, end)
