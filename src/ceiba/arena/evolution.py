"""Prices that find themselves: everybody at a table goes by prices of its own, and who does well
is listened to.

Each seat of a table gets the present prices with a change of its own, and follows the suggestions
that come of them to the end. The same deal is played again with every change turned round: what a
seat has won by its change rather than by its place or its luck is half the difference. The prices
then move by the mean of all changes, each weighed by what it won. (An evolution strategy with
mirrored sampling; since one game weighs as many changes as it has seats, and games by suggestions
take milliseconds, very many small steps are better than a few sure ones.)

All follows from the seed and the number of the generation, on any number of processes.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ceiba.arena.statistics import wilson
from ceiba.bots import CRAFTS
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.prices import Prices
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import find_game

Numbers = dict[str, list[float]]
"""As `Prices`, but between whole numbers."""


class Lesson(NamedTuple):
    """What some tables taught: for each number the sum of its changes by what they won."""

    pull: Numbers
    power: float
    """The sum of the squares of what was won."""
    seats: int


class Check(NamedTuple):
    """How new prices do in one seat against old ones in the others."""

    players: int
    games: int
    wins: float
    points: float
    """Above the mean of the others, on average."""

    def line(self) -> str:
        rate = wilson(self.wins, self.games)
        return (
            f"{self.players} players: {rate} of {self.games} games (equals: {1 / self.players:.1%})"
            f", {self.points:+.1f} points"
        )


def table_sizes(game: str) -> range:
    spec = find_game(game).spec
    return range(spec.min_players, spec.max_players + 1)


def rounded(numbers: Numbers) -> Prices:
    return {name: [round(number) for number in row] for name, row in numbers.items()}


def learn(game: str, centre: Numbers, seed: str, tables: Sequence[int]) -> Lesson:
    """Play some tables, by their numbers, and sum up."""
    pull = {name: [0.0] * len(row) for name, row in centre.items()}
    power = 0.0
    seats = 0
    for table in tables:
        name = f"{seed} {table}"
        sizes = table_sizes(game)
        players = sizes[table % len(sizes)]
        changes = [change(centre, random.Random(f"{name} {seat}")) for seat in range(players)]
        there = played(game, [changed(centre, each, 1) for each in changes], name)
        back = played(game, [changed(centre, each, -1) for each in changes], name)
        for seat in range(players):
            won = (share(there, seat) - share(back, seat)) / 2
            power += won * won
            seats += 1
            for price, row in changes[seat].items():
                for i in range(len(row)):
                    pull[price][i] += won * row[i]
    return Lesson(pull, power, seats)


def move(centre: Numbers, lessons: Sequence[Lesson], pace: float) -> Numbers:
    """The prices a step further; a step is as wide as the usual change, if all agree on it."""
    seats = sum(lesson.seats for lesson in lessons)
    usual = (sum(lesson.power for lesson in lessons) / seats) ** 0.5 or 1.0
    after: Numbers = {}
    for name, row in centre.items():
        after[name] = []
        for i in range(len(row)):
            pull = sum(lesson.pull[name][i] for lesson in lessons) / (seats * usual)
            after[name].append(shifted(row, i, pace * pull))
    return after


STRIDE: Final = 0.2
"""A usual change, as a part of the number."""
LEAST: Final = 1.0
"""A usual change of a number near 0."""


def shifted(row: Sequence[float], i: int, strides: float) -> float:
    """A number of a price, so many usual changes on: a change goes by the size of the number, and
    a little by that of its neighbours. What was positive stays so."""
    mean = sum(abs(number) for number in row) / len(row)
    number = row[i] + strides * max(LEAST, STRIDE * max(abs(row[i]), mean / 4))
    return max(0.0, number) if row[i] >= 0 else number


ALIKE: Final = 0.5
"""How much of a change the numbers of one price have in common, as a part of its variance."""


def change(centre: Numbers, luck: random.Random) -> Numbers:
    """For each number how far it is changed, in strides."""
    found: Numbers = {}
    for name, row in centre.items():
        shared = luck.gauss(0, 1)
        alike = ALIKE if len(row) > 1 else 0.0
        found[name] = [
            alike**0.5 * shared + (1 - alike) ** 0.5 * luck.gauss(0, 1) for _ in range(len(row))
        ]
    return found


def changed(centre: Numbers, strides: Numbers, sign: int) -> Prices:
    prices: Prices = {}
    for name, row in centre.items():
        prices[name] = []
        for i in range(len(row)):
            prices[name].append(round(shifted(row, i, sign * strides[name][i])))
    return prices


CLOSE: Final = 20.0
"""Points of difference that make half a win: beyond, a point more counts less and less."""


def share(totals: Sequence[float], seat: int) -> float:
    """From -1 to 1: how far a seat is ahead of the others, close ones counting most."""
    ahead = [totals[seat] - other for i, other in enumerate(totals) if i != seat]
    return sum(points / (abs(points) + CLOSE) for points in ahead) / len(ahead)


def check(game: str, players: int, new: Prices, old: Prices, seed: str, deals: range) -> Check:
    """Each deal once from every seat."""
    wins = 0.0
    points = 0.0
    games = 0
    for deal in deals:
        for seat in range(players):
            prices = [new if i == seat else old for i in range(players)]
            totals = played(game, prices, f"{seed} {deal}")
            best = max(totals)
            if totals[seat] == best:
                wins += 1 / totals.count(best)
            points += totals[seat] - (sum(totals) - totals[seat]) / (players - 1)
            games += 1
    return Check(players, games, wins, points / games)


def joined(checks: Sequence[Check]) -> Iterator[Check]:
    """One for each number of players."""
    for players in sorted({each.players for each in checks}):
        parts = [each for each in checks if each.players == players]
        games = sum(each.games for each in parts)
        points = sum(each.points * each.games for each in parts) / games
        yield Check(players, games, sum(each.wins for each in parts), points)


def played(game: str, prices: Sequence[Prices], seed: str) -> list[float]:
    """The points of a game in which each seat follows its own suggestions."""
    rules = find_game(game)
    judges = [CRAFTS[game].evaluation(each) for each in prices]
    options = rules.check_options(len(prices), {})
    state = rules.setup(len(prices), options, seeded(seed))
    state.settle(None)
    luck = [seeded(f"{seed} seat {seat}") for seat in range(len(prices))]
    while (seat := state.decider()) >= 0:
        answer(judges[seat], state, seat, luck[seat])
    return [score.total for score in rules.outcome(state).scores]


def answer(judge: Evaluation, state: State, seat: int, luck: Rng) -> None:
    """For this seat only, also where an evaluation could answer for all who are asked."""
    if state.deciders() == 1 << seat:
        judge.play(state, seat, luck)
    else:
        state.apply(seat, judge.suggest(state, seat, luck), None)
