"""Ball matches (BA-14.1 to BA-14.6)."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.games.balam.ranking import leaders, runner_up
from ceiba.games.balam.state import BalamState
from ceiba.games.cities import events as cities_events
from ceiba.games.cities.supply import score
from ceiba.games.cities.things import BALL_COURT, FROM_MATCHES, NOBODY


def play_match(s: BalamState, sink: Sink | None) -> None:
    """BA-14.1: at once, with the ball courts on the board at that moment."""
    s.matches += 1
    if sink is not None:
        sink.tell(EVERYONE, cities_events.Match("BA-14.1", s.matches))
    for seat, points, clause in prizes(s):
        score(s, seat, FROM_MATCHES, points, clause, sink)


def prizes(s: BalamState) -> list[tuple[int, int, str]]:
    """Who scores in a match, how much, and by which clause.

    BA-14.4: three or four tied score nothing. BA-R69: halves are rounded down.
    """
    first = leaders(s, BALL_COURT)
    if len(first) == 1:
        winner: i64 = first[0]
        found = [(first[0], int(s.cities(winner)), "BA-14.2")]
        second: i64 = runner_up(s, BALL_COURT, winner)
        if second != NOBODY:
            found.append((int(second), int(s.cities(second) // 2), "BA-14.5"))
        return found
    if len(first) == 2:  # BA-R68: then there is no second place
        return [(seat, int(s.cities(seat) // 2), "BA-14.3") for seat in first]
    return []
