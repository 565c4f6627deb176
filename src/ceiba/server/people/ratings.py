"""Ratings, for tables that asked for them: Plackett-Luce, by openskill.

They are added up from how those games ended whenever somebody asks, so nothing has to be undone
when a table is deleted or a person forgotten. People are rated against people: bots, seats given up
and seats by bare link are left out, and so is a game in which one person had two seats.
"""

from collections.abc import Iterable
from typing import Any

from openskill.models import PlackettLuce

from ceiba.server.people.forms import Rating
from ceiba.store import MyTable

Z95 = 1.96


def ratings_of(person: str, tables: Iterable[MyTable]) -> dict[str, Rating]:
    """By game, from the games that count in the order they ended."""
    model: Any = PlackettLuce()
    known: dict[tuple[str, str], Any] = {}
    played: dict[str, int] = {}
    for table in tables:
        ranks = _ranks(table)
        if len(ranks) < 2:
            continue
        keys = [(table.game, each) for each in ranks]
        before = [[known.get(key) or model.rating()] for key in keys]
        after = model.rate(before, ranks=list(ranks.values()))
        known.update({key: team[0] for key, team in zip(keys, after, strict=True)})
        played[table.game] = played.get(table.game, 0) + (person in ranks)
    return {
        game: Rating(round(found.mu, 1), round(Z95 * found.sigma, 1), played[game])
        for (game, who), found in known.items()
        if who == person
    }


def _ranks(table: MyTable) -> dict[str, int]:
    """By person; nobody where somebody sat twice."""
    if table.standing is None or table.standing.outcome is None:
        return {}
    people = {seat.seat: seat.person for seat in table.seats if seat.kind == "person"}
    known = {seat: who for seat, who in people.items() if who is not None}
    if len(set(known.values())) < len(known):
        return {}
    scores = table.standing.outcome.scores
    return {known[score.seat]: score.rank for score in scores if score.seat in known}
