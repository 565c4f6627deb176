"""What a person's finished games add up to. For their own eyes: nobody else is ever told.

Counted are games in which they had one seat, whole ones from the beginning: around one device it is
not known who had which seat, and a lesson is no game.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ceiba.core.game import SeatScore
from ceiba.server.bots import TEACHER
from ceiba.server.people.forms import (
    GameRecord,
    OpponentRecord,
    Rating,
    SeatRecord,
    Statistics,
)
from ceiba.server.people.ratings import ratings_of
from ceiba.store import MyTable, Store, StoredPerson, StoredSeat

MOST: Final = 5000
"""Tables looked at, those that moved last."""
OPPONENTS: Final = 20


class Played(NamedTuple):
    """One game that counts: the person's score, and the others' with who they were."""

    table: str
    game: str
    own: SeatScore
    others: list[tuple[StoredSeat, SeatScore]]


async def statistics(store: Store, person: StoredPerson) -> Statistics:
    played = list(_counted(await store.people.tables(person.id, MOST), person.id))
    games: dict[str, list[SeatScore]] = defaultdict(list)
    for each in played:
        games[each.game].append(each.own)
    used: dict[str, int] = defaultdict(int)
    times = await store.people.time_used(person.id)
    for each in played:
        used[each.game] += times.get(each.table, 0)
    rated = await store.agreed.rated()
    ratings = await asyncio.to_thread(ratings_of, person.id, rated)
    records = [
        _game_record(game, scores, used[game], ratings.get(game)) for game, scores in games.items()
    ]
    return Statistics(
        len(played), sorted(records, key=lambda record: -record.played), _opponents(played)
    )


def _counted(tables: Iterable[MyTable], person: str) -> Iterator[Played]:
    for table in tables:
        mine = [seat.seat for seat in table.seats if seat.person == person]
        if table.standing is None or table.standing.outcome is None or len(mine) != 1:
            continue
        if any(seat.level == TEACHER for seat in table.seats):
            continue
        scores = {score.seat: score for score in table.standing.outcome.scores}
        others = [(seat, scores[seat.seat]) for seat in table.seats if seat.seat != mine[0]]
        yield Played(table.id, table.game, scores[mine[0]], others)


def _game_record(
    game: str, scores: list[SeatScore], used_ms: int, rating: Rating | None
) -> GameRecord:
    by_seat: dict[int, list[SeatScore]] = defaultdict(list)
    sources: dict[str, float] = defaultdict(float)
    for score in scores:
        by_seat[score.seat].append(score)
        for source, points in score.sources.items():
            sources[source] += points
    return GameRecord(
        game,
        len(scores),
        _won(scores),
        best=max(score.total for score in scores),
        average=_average(sum(score.total for score in scores), scores),
        seats=[SeatRecord(seat, len(had), _won(had)) for seat, had in sorted(by_seat.items())],
        sources={source: _average(points, scores) for source, points in sources.items()},
        seconds=round(used_ms / 1000 / len(scores)),
        rating=rating,
    )


def _opponents(played: list[Played]) -> list[OpponentRecord]:
    """Whom they met most. People go by the name they had; bots by their level."""
    met: dict[tuple[str, str | None], list[tuple[int, int]]] = defaultdict(list)
    for game in played:
        for seat, score in game.others:
            who = ("", seat.level) if seat.kind == "bot" else (seat.name, None)
            met[who].append((game.own.rank, score.rank))
    records = [
        OpponentRecord(
            name,
            level,
            len(ranks),
            ahead=sum(own < their for own, their in ranks),
            behind=sum(own > their for own, their in ranks),
        )
        for (name, level), ranks in met.items()
    ]
    return sorted(records, key=lambda record: -record.met)[:OPPONENTS]


def _won(scores: list[SeatScore]) -> int:
    return sum(score.rank == 1 for score in scores)


def _average(total: float, scores: list[SeatScore]) -> float:
    return round(total / len(scores), 1)
