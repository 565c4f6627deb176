"""Ball matches (BA-14.1 to BA-14.6)."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.games.balam.ranking import leaders, runner_up
from ceiba.games.balam.state import BalamState
from ceiba.games.cities import events as cities_events
from ceiba.games.cities.supply import score
from ceiba.games.cities.things import BALL_COURT, FROM_MATCHES, NOBODY


def play_match(s: BalamState, sink: Sink | None) -> None:
    """BA-14.1: at once, with the ball courts on the board at that moment.

    BA-14.4: three or four tied score nothing. BA-R69: halves are rounded down.
    """
    s.matches += 1
    if sink is not None:
        sink.tell(EVERYONE, cities_events.Match("BA-14.1", s.matches))
    first = leaders(s, BALL_COURT)
    if len(first) == 1:
        winner: i64 = first[0]
        score(s, winner, FROM_MATCHES, s.cities(winner), "BA-14.2", sink)
        second = runner_up(s, BALL_COURT, winner)
        if second != NOBODY:
            score(s, second, FROM_MATCHES, s.cities(second) // 2, "BA-14.5", sink)
    elif len(first) == 2:  # BA-R68: then there is no second place
        for seat in first:
            score(s, seat, FROM_MATCHES, s.cities(seat) // 2, "BA-14.3", sink)
