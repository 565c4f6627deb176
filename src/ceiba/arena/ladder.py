"""Ladders: only neighbours meet, and who wins more goes up.

The bots stand in the order in which they were named, the last on top. From below, each meets the
one above it; if it wins more of their games they change places. That is repeated until nobody
moves, but not more often than there are bots, since three may beat one another in a ring. A good
first guess needs one match for each rung instead of one for each pair.

Where the ladder stands follows from the games alone, so one that was stopped goes on.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ceiba.arena.league import League, Result, died, play
from ceiba.arena.spread import spread


class Ladder(NamedTuple):
    """Where everybody stands, and who has to meet for it to go on."""

    order: tuple[str, ...]
    """The best last."""
    to_meet: tuple[str, str] | None
    """The lower first; None when the ladder is done."""


def climbed(league: League, played: Sequence[Result]) -> Ladder:
    """How far the games that were played lead.

    >>> climbed(League("gold", 2, ("a", "b", "c"), 2, "s", ladder=True), [])
    Ladder(order=('a', 'b', 'c'), to_meet=('a', 'b'))
    """
    order = list(league.bots)
    for _ in league.bots:
        moved = False
        for low in range(len(order) - 1):
            lower, upper = order[low : low + 2]
            games = _between(lower, upper, played)
            if len(games) < len(_meeting(league, lower, upper)):
                return Ladder(tuple(order), (lower, upper))
            if _wins(games, lower) > _wins(games, upper):
                order[low : low + 2] = upper, lower
                moved = True
        if not moved:
            break
    return Ladder(tuple(order), None)


def play_on(
    league: League,
    played: Sequence[Result],
    workers: int | None = None,
    cluster: str | None = None,
) -> Iterator[Result]:
    """The games that are missing, as they end."""
    known = list(played)
    while (pair := climbed(league, known).to_meet) is not None:
        done = {result.number for result in known}
        todo = [one for one in _meeting(league, *pair) if one[1] not in done]
        for result in spread(play, todo, died, workers, cluster):
            known.append(result)
            yield result


def most_games(league: League) -> int:
    """If everybody has to meet everybody."""
    return sum(len(_meeting(league, *pair)) for pair in itertools.combinations(league.bots, 2))


def _meeting(league: League, one: str, other: str) -> list[tuple[League, int, object]]:
    """The games between two bots, numbered among those of all pairs."""
    pairs = list(itertools.combinations(league.bots, 2))
    pair = (one, other) if (one, other) in pairs else (other, one)
    tables = msgspec.structs.replace(league, bots=pair).schedule()
    first = pairs.index(pair) * len(tables)
    return [(league, first + number, table) for number, table in enumerate(tables)]


def _between(one: str, other: str, played: Sequence[Result]) -> list[Result]:
    return [result for result in played if set(result.table.names) == {one, other}]


def _wins(games: Sequence[Result], bot: str) -> float:
    """Shared wins count as parts, lost games for nobody."""
    return sum(
        1 / game.ranks.count(1)
        for game in games
        for name, rank in zip(game.table.names, game.ranks)
        if name == bot and rank == 1
    )
