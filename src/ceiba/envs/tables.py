"""Many tables of one game, all answered by one call: the compiled part of a batch.

One seat is asked at each table; where several are asked at once they answer in the order of their
seats, and none sees what another answered. When a game is over the table begins the next one by
itself. Table `t` plays the games of the seeds ``<seed>.<t>.0``, ``<seed>.<t>.1``, … whatever the
number of tables: `ceiba.new` with such a seed is the same game.
"""

import gc
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ceiba.core.game import Game, Options, Outcome
from ceiba.core.layout import Layout
from ceiba.core.observation import Observer, put_menu
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.envs.ahead import Ahead
from ceiba.envs.errors import IllegalAnswer, not_in_mask

MASK: Final = 0xFFFFFFFF


class Tables:
    """`count` tables, those with the numbers from `first` on."""

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: Options,
        seed: str,
        first: i64,
        count: i64,
        observed: bool,
    ) -> None:
        self.game: Final = game
        self.observer: Final[Observer] = game.observing()
        self.players: Final[i64] = players
        self.options: Final = options
        self.seed: Final = seed
        self.first: Final[i64] = first
        self.count: Final[i64] = count
        self.observed: Final = observed
        """Whether observations and masks are written."""
        self.answers: Final[i64] = len(game.vocabulary)
        self.states: Final[list[State]] = []
        self.games: Final[list[int]] = [-1] * count
        """The number of the game under way at each table."""
        self.menus: Final[list[list[int]]] = [[] for _ in range(count)]
        """What the seat that is asked may answer."""
        self.steps: i64 = 0

        one = game.begin(players, options, seeded(seed), game.spec.rules_version)
        self.blank: Final[State] = one
        """What lies where no game is: between the end of one and the next."""
        self.width: Final[i64] = self.observer.layout(one).size
        shown: i64 = count if observed else 0
        self.numbers: Final[vec[i16]] = vec[i16](bytes(shown * self.width))
        """The observation of the seat that is asked, table by table."""
        self.masks: Final[vec[u8]] = vec[u8](bytes(shown * self.answers))
        self.seats: Final[vec[i64]] = vec[i64](bytes(count))
        self.ended: Final[vec[u8]] = vec[u8](bytes(count))
        """1 where the last answer ended a game."""
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (count * players))
        self.scores: Final[vec[float]] = vec[float]([0.0] * (count * players))
        """The points of the last game that ended at each table."""
        for table in range(count):
            self.states.append(one)
            self.begin(table)
        staying: i64 = Layout(self.observer.staying_fields(one)).size
        changing: i64 = self.width - staying if observed else 0
        self.ahead: Final = Ahead(self.states, self.menus, self.numbers, self.masks, changing)

    def begin(self, table: i64) -> None:
        """The next game at a table."""
        self.games[table] += 1
        seed = self.seed_of(table)
        state = self.game.begin(
            self.players, self.options, seeded(seed), self.game.spec.rules_version
        )
        self.states[table] = state
        asked: i64 = state.settle(None)
        if self.observed:
            at: i64 = table * self.width
            numbers = self.numbers
            for i in range(at, at + self.width):
                numbers[i] = 0
            end = self.show(table, state, asked)
            self.observer.staying(state, numbers, end)
        else:
            self.show(table, state, asked)

    def seed_of(self, table: i64) -> str:
        return f"{self.seed}.{self.first + table}.{self.games[table]}"

    def step(self, actions: list[int]) -> None:
        """One answer at each table. If one of them is not allowed, none is given."""
        for table in range(self.count):
            if not self.allows(table, actions[table]):
                raise self.illegal(table, actions[table])
        self.steps += 1
        collecting = gc.isenabled()
        gc.disable()  # states hold no cycles, and looking for them takes a tenth of the time
        try:
            self.give(actions)
        finally:
            if collecting:
                gc.enable()

    def give(self, actions: list[int]) -> None:
        ended = self.ended
        for number, state in enumerate(self.ahead):
            table: i64 = number
            if ended[table] == 1:
                self.forget_reward(table)
            asked: i64 = state.apply(self.seats[table], actions[table], None)
            if asked != 0:
                self.show(table, state, asked)
            else:
                self.finish(table, self.game.outcome(state))
                state = self.states[table] = self.blank  # its memory is the next one's
                self.begin(table)

    def show(self, table: i64, state: State, asked: i64) -> i64:
        """What the seat that is asked first may know and answer; the index after the former."""
        seat: i64 = 0
        while (asked >> seat) & 1 == 0:
            seat += 1
        before: i64 = self.seats[table]
        self.seats[table] = seat
        menu = state.options(seat)
        end: i64 = 0
        if self.observed:
            marked = cast("list[i64]", self.menus[table])  # so no number becomes a Python integer
            first: i64 = table * self.answers
            put_menu(self.masks, first, marked, cast("list[i64]", menu))
            at: i64 = table * self.width
            end = self.observer.rewrite(state, seat, before, asked, self.numbers, at)
        self.menus[table] = menu
        return end

    def finish(self, table: i64, outcome: Outcome) -> None:
        self.ended[table] = 1
        worth = utilities([score.rank for score in outcome.scores])
        for seat in range(self.players):
            at: i64 = table * self.players + seat
            self.rewards[at] = worth[seat]
            self.scores[at] = outcome.scores[seat].total

    def forget_reward(self, table: i64) -> None:
        self.ended[table] = 0
        for seat in range(self.players):
            self.rewards[table * self.players + seat] = 0.0

    def allows(self, table: i64, action: i64) -> bool:
        if self.observed:
            return 0 <= action < self.answers and self.masks[table * self.answers + action] == 1
        for allowed in self.menus[table]:  # noqa: SIM110  # a loop compiles better
            if allowed == action:
                return True
        return False

    def illegal(self, table: i64, action: int) -> IllegalAnswer:
        where = f"table {self.first + table}, seed {self.seed_of(table)}"
        menu = self.menus[table]
        return not_in_mask(where, self.seats[table], action, menu, self.game.vocabulary)

    def sample(self) -> list[int]:
        """An allowed answer for each table, by chance; the same whatever the number of tables."""
        picked: list[int] = []
        for table in range(self.count):
            menu = self.menus[table]
            picked.append(menu[(hashed(self.first + table, self.steps) * len(menu)) >> 32])
        return picked


def hashed(table: i64, step: i64) -> i64:
    """32 bits that look random; no product reaches 2**63."""
    mixed: i64 = (table * 0x2C1B3C6D + step * 0x1656667B + 0x9E3779B9) & MASK
    mixed = ((mixed ^ (mixed >> 16)) * 0x7FEB352D) & MASK
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & MASK
    return mixed ^ (mixed >> 16)


def utilities(ranks: list[int]) -> list[float]:
    """What an end is worth to each seat: of the others, the share it beat less the share that beat
    it. The best is 1, the worst -1, and all together 0.

    >>> utilities([1, 2, 2]), utilities([2, 1])
    ([1.0, -0.5, -0.5], [-1.0, 1.0])
    """
    worth: list[float] = []
    for mine in ranks:
        better: i64 = 0
        for other in ranks:
            better += int(other > mine) - int(other < mine)
        worth.append(better / (len(ranks) - 1))
    return worth
