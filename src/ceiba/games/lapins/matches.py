"""Ball matches (DL-5.5, DL-5.6)."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.games.cities import events as cities_events
from ceiba.games.cities.supply import score
from ceiba.games.cities.things import BALL_COURT, FROM_MATCHES
from ceiba.games.lapins.state import LapinsState


def play_match(s: LapinsState, sink: Sink | None) -> None:
    s.matches += 1
    if sink is not None:
        sink.tell(EVERYONE, cities_events.Match("DL-5.5", s.matches))
    for seat, points, clause in prizes(s):
        score(s, seat, FROM_MATCHES, points, clause, sink)


def prizes(s: LapinsState) -> list[tuple[int, int, str]]:
    """Who scores in a match, how much, and by which clause.

    DL-R46: at least one court; those tied share by their number, rounded down.
    """
    most: i64 = 1
    tied: list[int] = []
    for seat in range(s.players):
        courts: i64 = s.buildings(seat, BALL_COURT)
        if courts > most:
            most = courts
            tied = []
        if courts == most:
            tied.append(seat)
    clause = "DL-5.5" if len(tied) == 1 else "DL-5.6"
    return [(seat, int(s.cities(seat) // len(tied)), clause) for seat in tied]
