"""Ratings of the bots of a league, with how sure they are: Plackett-Luce, by openskill."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ceiba.arena.league import Result
from ceiba.arena.statistics import Z95, Rate, wilson


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    rating: float
    within: float
    """The true rating lies within so much of it, with 95 % confidence."""
    games: int
    wins: Rate
    """Shared wins count as parts."""
    mean_score: float


def standings(bots: Sequence[str], played: Sequence[Result]) -> list[Standing]:
    """The best first. Games that were lost are left out."""
    from openskill.models import PlackettLuce  # slow to import, and few ask for ratings

    model: Any = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    seats: dict[str, list[tuple[float, float]]] = {name: [] for name in bots}
    for result in sorted(played, key=lambda result: result.number):
        if result.lost:
            continue
        names = result.table.names
        if len(set(names)) == len(names):
            rated = model.rate([[ratings[name]] for name in names], ranks=list(result.ranks))
        else:
            rated = _best_of_each(model, ratings, result)
            names = tuple(dict.fromkeys(names))
        ratings.update(zip(names, (team[0] for team in rated), strict=True))
        share = 1 / result.ranks.count(1)
        for name, rank, total in zip(result.table.names, result.ranks, result.totals):
            seats[name].append((share if rank == 1 else 0.0, total))
    found = [_standing(name, ratings[name], seats[name]) for name in bots]
    return sorted(found, key=lambda standing: -standing.rating)


def _best_of_each(model: Any, ratings: dict[str, Any], result: Result) -> Any:
    """Where a bot sits in several seats, its best one counts."""
    best: dict[str, int] = {}
    for name, rank in zip(result.table.names, result.ranks):
        best[name] = min(rank, best.get(name, rank))
    return model.rate([[ratings[name]] for name in best], ranks=list(best.values()))


def _standing(name: str, rating: Any, seats: list[tuple[float, float]]) -> Standing:
    games = len(seats)
    wins = wilson(sum(won for won, _ in seats), games)
    mean = sum(total for _, total in seats) / games if games else 0.0
    return Standing(name, rating.mu, Z95 * rating.sigma, games, wins, mean)
