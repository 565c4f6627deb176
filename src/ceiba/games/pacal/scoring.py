"""The end of the game: water, districts, tokens, ranking (chapter 9 of the rules)."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.ranking import first, ranked
from ceiba.core.state import EVERYWHERE, State, Task
from ceiba.core.value import Thing, who, who_all
from ceiba.games.pacal import events
from ceiba.games.pacal.grid import NOWHERE
from ceiba.games.pacal.state import (
    ALL_SOURCES,
    FROM_DISTRICTS,
    FROM_LAKE,
    FROM_RIVER,
    FROM_TOKENS,
    HOLDINGS_NEWS,
    NOBODY,
    ROCKET,
    PacalState,
    pyramid_height,
    pyramid_owner,
)
from ceiba.games.pacal.tables import SECOND, STONES, TOKENS, WATER

# -- storeys ----------------------------------------------------------------------------------


def storeys_on(s: PacalState, cells: list[int]) -> vec[i64]:
    """PR-1.19: the storeys of each seat on some cells."""
    storeys = vec[i64]([0] * s.players)
    standing = s.standing
    for number in cells:
        cell: i64 = number
        thing: i64 = i64(standing[cell])
        owner: i64 = pyramid_owner(thing)
        if owner != NOBODY:
            storeys[owner] += pyramid_height(thing)
    return storeys


def storeys_marked(s: PacalState, marks: list[int]) -> vec[i64]:
    """The storeys of each seat on the cells in play that are marked with 1."""
    return storeys_on(s, [cell for cell in s.board.cells if marks[cell] == 1])


def sole_leader(storeys: vec[i64]) -> i64:
    """PR-7.2: who has strictly more storeys than every other, NOBODY otherwise."""
    most: i64 = 0
    leader: i64 = NOBODY
    seat: i64 = 0
    while seat < len(storeys):
        count: i64 = storeys[seat]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NOBODY
        seat += 1
    return leader


# -- points -----------------------------------------------------------------------------------


def water_points(storeys: vec[i64], seat: i64) -> i64:
    """PR-9.2, PR-9.3: 12, 8, 4 by place. PR-9.4: tied seats share the places they cover.

    PR-R50: without storeys there is no place. PR-R51: to the nearest. PR-R52: with gaps.
    """
    if storeys[seat] == 0:
        return 0
    place: i64 = 0
    tied: i64 = 0
    for other in storeys:
        if other > storeys[seat]:
            place += 1
        elif other == storeys[seat]:
            tied += 1
    total: i64 = 0
    for i in range(place, place + tied):
        if i < len(WATER):
            total += WATER[i]
    return (2 * total + tied) // (2 * tied)


def district_points(storeys: vec[i64], seat: i64, value: i64) -> i64:
    """PR-9.5, PR-9.7: the value for the most, shared or not. PR-9.6, PR-9.8: 2 for the second,
    shared or not, if nobody shares the first."""
    if storeys[seat] == 0:  # PR-R50
        return 0
    ahead: i64 = 0
    for other in storeys:
        if other > storeys[seat]:
            ahead += 1
    if ahead == 0:
        return value
    return SECOND if ahead == 1 else 0


def token_points(s: PacalState, seat: i64) -> i64:
    """PR-9.9."""
    points: i64 = 0
    for i in range(len(TOKENS)):
        token: i64 = i
        if (s.tokens[seat] >> token) & 1:
            points += TOKENS[token]
    return points


def final_tally(s: PacalState) -> vec[i64]:
    """Points by source for every seat, as they would be if the game ended now."""
    tally = s.tally[:]
    river = storeys_marked(s, s.board.bank)
    lake = storeys_marked(s, s.board.shore)
    for i in range(s.players):
        seat: i64 = i
        first: i64 = seat * ALL_SOURCES
        tally[first + FROM_RIVER] = water_points(river, seat)
        tally[first + FROM_LAKE] = water_points(lake, seat)
        tally[first + FROM_DISTRICTS] = 0
        tally[first + FROM_TOKENS] = token_points(s, seat)
    for j in range(len(s.board.values)):
        storeys = storeys_on(s, s.board.district_cells[j])
        for i in range(s.players):
            seat = i
            points: i64 = district_points(storeys, seat, s.board.values[j])
            tally[seat * ALL_SOURCES + FROM_DISTRICTS] += points
    return tally


# -- the end ----------------------------------------------------------------------------------


class FinalScoring(Task):
    """PR-8.4: after the game end, everything that still counts; it ends nothing more (PR-R54)."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if sink is not None:
            sink.tell(EVERYONE, events.Ended(end_clause(s), Thing(end_reason(s))))
        clear_grid(s)
        tally = final_tally(s)
        if sink is not None:
            tell_water(s, "river", "PR-9.2", s.board.bank, sink)
            tell_water(s, "lake", "PR-9.3", s.board.shore, sink)
            tell_districts(s, sink)
            tell_tokens(s, sink)
        s.tally = tally
        s.news |= HOLDINGS_NEWS
        if sink is not None:
            tell_result(s, sink)


def end_reason(s: PacalState) -> str:
    """The name of what ended the game: a last pyramid is the stronger one (PR-R46)."""
    for seat in range(s.players):
        if s.pyramids_left(seat) == 0:
            return "last_pyramid"
    return "threshold" if s.reached != NOBODY else "no_free_cell"


def end_clause(s: PacalState) -> str:
    if end_reason(s) == "last_pyramid":
        return "PR-8.1"
    if s.reached == NOBODY:
        return "PR-R17"
    return "PR-8.2" if s.players > 2 else "PR-10.4"


def clear_grid(s: PacalState) -> None:
    """PR-9.1: rockets and stones are taken off; they are worth nothing."""
    for i in range(len(s.stones)):
        s.points[i] &= ~s.stones[i]
        s.stones[i] = 0
    s.touched = EVERYWHERE
    for i in range(len(s.inside)):
        s.inside[i] = 0
    for seat in range(s.players):
        cell: i64 = s.rockets[seat]
        if cell != NOWHERE and s.thing_on(cell) >= ROCKET:
            s.vacate(cell)
        s.rockets[seat] = NOWHERE
        s.supply[seat] = STONES
    s.aloft = False
    s.own_open = False
    s.other_open = False
    s.turn = NOBODY


def tell_water(s: PacalState, water: str, clause: str, marks: list[int], sink: Sink) -> None:
    storeys = storeys_marked(s, marks)
    for seat in range(s.players):
        if storeys[seat] > 0:
            points = water_points(storeys, seat)
            scored = events.WaterScored(clause, who(seat), Thing(water), storeys[seat], points)
            sink.tell(EVERYONE, scored)


def tell_districts(s: PacalState, sink: Sink) -> None:
    for district in range(len(s.board.values)):
        storeys = storeys_on(s, s.board.district_cells[district])
        for seat in range(s.players):
            points = district_points(storeys, seat, s.board.values[district])
            if points > 0:
                most: i64 = max(storeys)
                clause = "PR-9.5" if storeys[seat] == most else "PR-9.6"
                name = s.board.told[district]
                scored = events.DistrictScored(clause, who(seat), name, storeys[seat], points)
                sink.tell(EVERYONE, scored)


def tell_tokens(s: PacalState, sink: Sink) -> None:
    for seat in range(s.players):
        points = token_points(s, seat)
        if points > 0:
            sink.tell(EVERYONE, events.TokensScored("PR-9.9", who(seat), points))


def totals(s: PacalState) -> list[int]:
    """The points of every seat."""
    points: list[int] = []
    for seat in range(s.players):
        points.append(s.score(seat))
    return points


def tell_result(s: PacalState, sink: Sink) -> None:
    """Each player's points by source, and who has won (PR-9.10, PR-R55)."""
    points = totals(s)
    for seat in range(s.players):
        from_builds, bonus, river, lake, districts, tokens = s.tally_of(seat)
        tallied = events.Tallied(
            "PR-9.10", who(seat), points[seat], from_builds, bonus, river, lake, districts, tokens
        )
        sink.tell(EVERYONE, tallied)
    winners = who_all(first(ranked(points)))
    sink.tell(EVERYONE, events.Winners("PR-9.10", winners, max(points)))


FINAL_SCORING: Final = FinalScoring()
