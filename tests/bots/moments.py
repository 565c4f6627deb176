"""Tables in the middle of games that are played half sensibly, for the tests of the bots."""

import functools
from collections.abc import Iterator
from typing import NamedTuple

from ceiba.bots import CRAFTS, bot
from ceiba.bots.bot import Bot
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import find_game
from tests.conformance.tables import PLAYED, TABLES, Table

JUDGED = [table for table in PLAYED if table.game in CRAFTS]
AS_USUAL = [table for table in JUDGED if not table.options]
"""Those by the usual rules."""


class Moment(NamedTuple):
    """A seat that is asked, and the table as it stands. The table is the reader's to change."""

    state: State
    seat: int


def evaluation(game: str) -> Evaluation:
    craft = CRAFTS[game]
    return craft.evaluation(craft.prices)


def small_bots(game: str) -> list[Bot]:
    """One of each kind, with a small budget."""
    return [
        RandomBot(),
        GreedyBot(evaluation(game), 1),
        SearchBot(evaluation(game), 6, 3, 800.0),
        SearchBot(evaluation(game), 12, 0, 400.0),
        bot("beginner", game),
    ]


def new_table(table: Table, seed: str) -> State:
    game = find_game(table.game)
    state = game.setup(
        table.players, game.check_options(table.players, table.options), seeded(seed)
    )
    state.settle(None)
    return state


def questions(game: str, state: State, rng: Rng) -> Iterator[Moment]:
    """Every question of a game, up to its end.

    Played half sensibly, half at random, so that the tables come where good play leads, and
    where only bad play does.
    """
    judge = evaluation(game)
    while (seat := state.decider()) >= 0:
        if rng.below(4) == 0:
            yield Moment(state.clone(), seat)
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))], None)
            continue
        guess = state.guess(seat, rng)
        for step in judge.plan(guess, seat) or [judge.suggest(guess, seat, rng)]:
            yield Moment(state.clone(), seat)
            state.apply(seat, step, None)


@functools.cache
def _played(name: str) -> list[Moment]:
    table = next(table for table in TABLES if str(table) == name)
    return list(questions(table.game, new_table(table, "moments"), seeded(name)))


def moments(table: Table, most: int = 1_000_000) -> Iterator[Moment]:
    """The questions of one game, or so many of them from its start to its end."""
    every = _played(str(table))
    for number in range(min(most, len(every))):
        state, seat = every[number * len(every) // min(most, len(every))]
        yield Moment(state.clone(), seat)


def whole_game(game: str, bots: list[Bot], seed: str) -> list[float]:
    """The points of a game among bots."""
    state = new_table(Table(game, len(bots), {}), seed)
    luck = seeded(f"luck {seed}")
    while (seat := state.decider()) >= 0:
        for answer in bots[seat].walk(Knowledge(state, seat), luck):
            state.apply(seat, answer, None)
    return [score.total for score in find_game(game).outcome(state).scores]
