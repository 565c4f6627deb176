"""Games between bots: one challenger against a field, every seat in turn, on the same seeds."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from ceiba.arena.statistics import Rate, wilson
from ceiba.bots import Bot, Knowledge, bot
from ceiba.core.errors import BadOptions
from ceiba.core.game import Options, Outcome
from ceiba.core.seed import seeded
from ceiba.games import find_game


class Pairing(msgspec.Struct, frozen=True):
    """What is played: the challenger sits in one seat, the field fills the others in turn."""

    game: str
    players: int
    challenger: str
    field: tuple[str, ...]
    options: Options = {}

    def seats(self, challenger_seat: int) -> list[str]:
        """Who sits where.

        >>> Pairing("gold", 4, "master", ("greedy", "random")).seats(1)
        ['greedy', 'master', 'random', 'greedy']
        """
        others = [self.field[i % len(self.field)] for i in range(self.players - 1)]
        return [*others[:challenger_seat], self.challenger, *others[challenger_seat:]]


class Played(msgspec.Struct, frozen=True):
    """One game that was played: who sat where, and what came of it."""

    seed: str
    names: tuple[str, ...]
    challenger_seat: int
    totals: tuple[float, ...]
    ranks: tuple[int, ...]
    decisions: int

    @property
    def share(self) -> float:
        """The challenger's part of the win."""
        return 1 / self.ranks.count(1) if self.ranks[self.challenger_seat] == 1 else 0.0


class Report(msgspec.Struct, frozen=True):
    """How the challenger did; `chance` is the rate of equals."""

    pairing: Pairing
    games: int
    wins: float
    rate: Rate
    chance: float
    mean_score: float
    mean_score_of_field: float
    mean_winning_score: float

    def line(self) -> str:
        against = " + ".join(self.pairing.field)
        return (
            f"{self.pairing.challenger} against {against}, {self.pairing.players} players: "
            f"wins {self.rate} of {self.games} games (equals: {self.chance:.1%}), "
            f"mean score {self.mean_score:.1f} against {self.mean_score_of_field:.1f}, "
            f"the winner's {self.mean_winning_score:.1f}"
        )


def tournament(pairing: Pairing, games: int, seed: str, workers: int | None = None) -> Report:
    """Play at least that many games and report.

    >>> tournament(Pairing("gold", 2, "greedy", ("random",)), 2, "example", workers=0).wins
    2.0
    """
    return report(pairing, list(play_all(pairing, games, seed, workers)))


def play_all(
    pairing: Pairing, games: int, seed: str, workers: int | None = None
) -> Iterator[Played]:
    """Each seed is played once from every seat. Workers: processes, 0 for none but this one."""
    find_game(pairing.game).spec.check_players(pairing.players)
    if not pairing.field:
        raise BadOptions("a tournament needs at least two bots: one and those it meets")
    for name in (pairing.challenger, *pairing.field):
        bot(name, pairing.game, pairing.players)
    rounds = -(-games // pairing.players)
    tables = [(f"{seed}-{number}", seat) for number in range(rounds) for seat in _seats(pairing)]
    play = partial(play_table, pairing)
    if workers == 0:
        yield from map(play, tables)
        return
    count = min(workers or os.cpu_count() or 1, len(tables))
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, tables)


def report(pairing: Pairing, games: Sequence[Played]) -> Report:
    wins = sum(game.share for game in games)
    own = [game.totals[game.challenger_seat] for game in games]
    everybody = [total for game in games for total in game.totals]
    others = len(everybody) - len(own)
    return Report(
        pairing,
        len(games),
        wins,
        wilson(wins, len(games)),
        1 / pairing.players,
        sum(own) / len(own),
        (sum(everybody) - sum(own)) / others,
        sum(max(game.totals) for game in games) / len(games),
    )


def play_game(
    slug: str, bots: Sequence[Bot], options: Mapping[str, object], seed: str
) -> tuple[Outcome, int]:
    """One game; the bots' own luck comes from the seed, too. The outcome, and the decisions."""
    game = find_game(slug)
    state = game.setup(len(bots), game.check_options(len(bots), options), seeded(seed))
    state.settle(None)
    luck = [seeded(f"{seed} seat {seat}") for seat in range(len(bots))]
    decisions = 0
    while (seat := state.decider()) >= 0:
        for action in bots[seat].walk(Knowledge(state, seat), luck[seat]):
            state.apply(seat, action, None)
            decisions += 1
    return game.outcome(state), decisions


def _seats(pairing: Pairing) -> range:
    return range(pairing.players)


def play_table(pairing: Pairing, table: tuple[str, int]) -> Played:
    """One game: the seed, and where the challenger sits."""
    seed, challenger_seat = table
    names = pairing.seats(challenger_seat)
    bots = [bot(name, pairing.game, pairing.players) for name in names]
    outcome, decisions = play_game(pairing.game, bots, pairing.options, seed)
    return Played(
        seed,
        tuple(names),
        challenger_seat,
        tuple(score.total for score in outcome.scores),
        tuple(score.rank for score in outcome.scores),
        decisions,
    )
