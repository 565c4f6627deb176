"""One table, as the environments of other libraries play at it."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ceiba.core.errors import BadOptions
from ceiba.core.game import Options, Outcome, shown
from ceiba.core.layout import Layout
from ceiba.core.log import Entry, GameLog
from ceiba.core.seed import check_seed, new_seed, seeded
from ceiba.core.state import State
from ceiba.envs.errors import GameOver, not_in_mask
from ceiba.games import find_game

ILLEGAL: Final = ("error", "first")
"""What an answer that is not in the mask leads to: an error, or the first that is, instead of it.
The latter is for programs that know nothing of masks."""


MOST_BITS: Final = 4096
"""Of a whole number that is looked at."""
LONGEST_SEED: Final = 80
"""Characters of a seed to which numbers of tables and games are added."""


class Table:
    """A game being played by numbers. Those who are asked at once answer one after the other."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        illegal: str = "error",
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOptions(f"illegal: one of {', '.join(ILLEGAL)}, not {shown(illegal)}")
        self.illegal = illegal
        self.game = find_game(game)
        self.players = seats(players)
        self.options = self.game.check_options(self.players, options or {})
        self.observer = self.game.observing()
        self.answers = len(self.game.vocabulary)
        self.seed = new_seed()
        self.games = 0
        self.begin("")
        self.layout: Layout = self.observer.layout(self.state)

    def begin(self, seed: str) -> None:
        """A new game from a seed; from the next of the last seed if it is empty."""
        if seed:
            check_first_seed(seed)
            self.seed, self.games = seed, 0
        self.name = f"{self.seed}.{self.games}"
        """The seed of this game: `ceiba.new` plays it, too."""
        self.games += 1
        rules = self.game.spec.rules_version
        self.state: State = self.game.begin(self.players, self.options, seeded(self.name), rules)
        self.entries: list[Entry] = []
        self.asked = int(self.state.settle(None))

    @property
    def over(self) -> bool:
        return self.asked == 0

    @property
    def seat(self) -> int:
        """The first of those who are asked."""
        return (self.asked & -self.asked).bit_length() - 1

    def menu(self, seat: int) -> list[int]:
        """What a seat may answer now, in order; nothing if it is not asked."""
        return sorted(self.state.options(seat)) if self.asked >> seat & 1 else []

    def understood(self, seat: int, given: Any) -> int:
        """The answer of a seat as it would be taken; an error, and nothing has happened."""
        if self.over:
            raise GameOver(f"the game {self.name} is over: reset before the next answer")
        action = whole("an answer", given)
        menu = self.menu(seat)
        if action not in menu and menu and self.illegal == "first":
            return menu[0]
        if action not in menu:
            where = f"game {self.name}"
            raise not_in_mask(where, seat, action, menu, self.game.vocabulary)
        return action

    def answer(self, seat: int, given: Any) -> None:
        action = self.understood(seat, given)
        self.entries.append(Entry(seat, self.game.vocabulary.text(action)))
        self.asked = int(self.state.apply(seat, action, None))

    def observe(self, seat: int) -> NDArray[np.int16]:
        return np.array(self.observer.observe(self.state, seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.answers, np.int8)
        mask[self.menu(seat)] = 1
        return mask

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has played the same answers: compiled states cannot be written down."""
        settings = (self.game.spec.slug, self.players, self.options, self.illegal)
        return _kept, (*settings, self.seed, self.games, tuple(self.entries))

    def log(self) -> GameLog:
        """The game so far, to be read and replayed."""
        return GameLog(
            self.game.spec.slug,
            self.game.spec.rules_version,
            self.players,
            self.name,
            self.options,
            tuple(self.entries),
        )


def _kept(
    game: str,
    players: int,
    options: Options,
    illegal: str,
    seed: str,
    games: int,
    entries: tuple[Entry, ...],
) -> Table:
    table = Table(game, players, options, illegal)
    table.seed, table.games = seed, games - 1
    table.begin("")
    for entry in entries:
        table.answer(entry.seat, table.game.vocabulary.parse(entry.text))
    return table


def whole(what: str, given: object) -> int:
    """A whole number of any kind, numpy's among them; `BadOptions` for what is none."""
    try:
        number = index(given)  # type: ignore[arg-type]
    except TypeError as problem:
        raise BadOptions(f"{what} is a whole number, not {shown(given)}") from problem
    if number.bit_length() > MOST_BITS:  # Python itself could not name it in an error
        raise BadOptions(f"{what} is a whole number of fewer digits")
    return number


def seats(players: Any) -> int:
    """How many play: numpy's whole numbers, too. What is no number the rules refuse."""
    try:
        return index(players)
    except TypeError:
        return players  # type: ignore[no-any-return]


def named(seed: object) -> str:
    """The seed of a game as others number them; empty for the next game of the last seed."""
    if seed is None or isinstance(seed, str):
        return seed or ""
    return str(whole("a seed", seed))


def check_first_seed(seed: object) -> None:
    """`BadOptions` for what is no seed of many games: each adds its number, and is a seed, too."""
    check_seed(seed)
    assert isinstance(seed, str)
    if len(seed) > LONGEST_SEED:
        raise BadOptions(f"a seed of many games has at most {LONGEST_SEED} characters")
