"""Round robins: every bot meets every other, on the same deals, from every seat.

A deal (a seed) is played by the same bots as often as there are seats, each time moved on by one
seat: so everybody has had everybody's luck. What was played is written to a file, a line for each
game, as soon as it is over; a league that was stopped goes on from there.
"""

import itertools
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from ceiba.arena.players import BotFailed, player
from ceiba.arena.spread import spread
from ceiba.core.errors import BadOptions
from ceiba.core.game import Options
from ceiba.core.seed import seeded
from ceiba.games import find_game

MOST: Final = 1_000_000
"""Games of one league: all of them are listed before the first begins."""


class League(msgspec.Struct, frozen=True):
    """What is played: at least `games` games, in whole rounds of every line-up in every seat."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Options = {}
    ladder: bool = False
    """Only neighbours meet, each pair in `games` games; see arena/ladder.py."""

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together.

        >>> League("gold", 2, ("a", "b", "c"), 6, "s").line_ups()
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        >>> League("gold", 3, ("a", "b"), 6, "s").line_ups()
        [('a', 'a', 'b'), ('a', 'b', 'b')]
        """
        if len(self.bots) >= self.players:
            return list(itertools.combinations(self.bots, self.players))
        every = itertools.combinations_with_replacement(self.bots, self.players)
        return [names for names in every if set(names) == set(self.bots)]

    def schedule(self) -> "list[Table]":
        line_ups = self.line_ups()
        deals = -(-self.games // (len(line_ups) * self.players))
        return [
            Table(f"{self.seed}-{deal}", (*names[-turn:], *names[:-turn]) if turn else names)
            for deal in range(deals)
            for names in line_ups
            for turn in range(self.players)
        ]

    def check(self) -> None:
        """`BadOptions` with the reason if this cannot be played."""
        find_game(self.game).check_options(self.players, self.options)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions("a league needs at least two bots, each named once")
        if len(self.bots) < self.players and not self.line_ups():
            raise BadOptions(f"{len(self.bots)} bots do not fit at a table of {self.players}")
        if self.games < 1:
            raise BadOptions(f"at least one game, not {self.games}")
        if self.games > MOST:
            raise BadOptions(f"at most {MOST} games in one league, not {self.games}")
        for name in self.bots:
            player(name, self.game, self.players).close()


class Table(msgspec.Struct, frozen=True):
    """One game to be played: the deal, and who sits where."""

    seed: str
    names: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """One game that was played, or why it could not be."""

    number: int
    table: Table
    totals: tuple[float, ...] = ()
    ranks: tuple[int, ...] = ()
    lost: str = ""
    """What went wrong, if the game was not finished."""


def play(league: League, number: int, table: Table) -> Result:
    """A bot that fails ends this game, and no other."""
    game = find_game(league.game)
    with ExitStack() as leaving:
        try:
            seated = []
            for name in table.names:
                seated.append(player(name, league.game, league.players))
                leaving.callback(seated[-1].close)
            options = game.check_options(league.players, league.options)
            state = game.setup(league.players, options, seeded(table.seed))
            state.settle(None)
            luck = [seeded(f"{table.seed} seat {seat}") for seat in range(league.players)]
            while (seat := state.decider()) >= 0:
                for action in seated[seat].answers(game, state, seat, luck[seat]):
                    state.apply(seat, action, None)
        except BotFailed as problem:
            return Result(number, table, lost=str(problem))
        scores = game.outcome(state).scores
    totals = tuple(score.total for score in scores)
    return Result(number, table, totals, tuple(score.rank for score in scores))


def died(_: League, number: int, table: Table) -> Result:
    """A game in which a bot ended the very process it was played in."""
    return Result(number, table, lost=f"the process died in which {', '.join(table.names)} played")


def play_rest(
    league: League,
    played: Sequence[Result],
    workers: int | None = None,
    cluster: str | None = None,
) -> Iterator[Result]:
    """Every game that is not among those played, as they end: in processes here, 0 for this one
    only, or on a Ray cluster."""
    done = {result.number for result in played}
    todo = [(n, table) for n, table in enumerate(league.schedule()) if n not in done]
    yield from spread(play, [(league, n, table) for n, table in todo], died, workers, cluster)


class Notes:
    """The file of a league: what it is on the first line, then a line for each game."""

    def __init__(self, file: Path, league: League) -> None:
        self.file = file
        self.played: list[Result] = []
        head = msgspec.json.encode(league)
        whole = file.read_bytes() if file.exists() else b""
        if b"\n" in whole or not head.startswith(whole):
            lines = whole.split(b"\n")
            if not _same(lines[0], league):
                raise BadOptions(
                    f"{file} holds another league; give another file, or the same game, bots, "
                    "players, games, seed and options"
                )
            # a line that was being written when we were stopped is played again
            self.played = [_result(file, *numbered) for numbered in enumerate(lines[1:-1], 2)]
            kept = b"\n".join(lines[:-1]) + b"\n"
            if kept != whole:
                file.write_bytes(kept)
        else:  # new, or we were stopped when it was
            file.write_bytes(head + b"\n")

    def add(self, result: Result) -> None:
        self.played.append(result)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


def _result(file: Path, number: int, line: bytes) -> Result:
    try:
        return msgspec.json.decode(line, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadOptions(
            f"{file}, line {number} is not the result of a game ({problem}): take the line out, "
            "and the game is played again"
        ) from problem


def _same(head: bytes, league: League) -> bool:
    try:
        return msgspec.json.decode(head, type=League) == league
    except msgspec.DecodeError:
        return False
