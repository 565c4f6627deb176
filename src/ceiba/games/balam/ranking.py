"""Who is first and second by a kind of building: for divination (BA-7) and matches (BA-14)."""

from mypy_extensions import i64

from ceiba.games.balam.state import BalamState
from ceiba.games.cities.things import NOBODY


def leaders(s: BalamState, kind: i64) -> list[int]:
    """BA-R67: the kings with the most, at least one; in the turn order of the round."""
    most: i64 = 1
    found: list[int] = []
    for i in range(s.players):
        seat: i64 = (s.first + i) % s.players
        count: i64 = s.buildings(seat, kind)
        if count > most:
            most = count
            found = []
        if count == most:
            found.append(seat)
    return found


def runner_up(s: BalamState, kind: i64, first: i64) -> i64:
    """BA-7.6, BA-14.6: the only king in second place behind `first`, NOBODY on a tie."""
    most: i64 = 0
    found: i64 = NOBODY
    for seat in range(s.players):
        if seat == first:
            continue
        count: i64 = s.buildings(seat, kind)
        if count > most:
            most = count
            found = seat
        elif count == most:
            found = NOBODY
    return found
