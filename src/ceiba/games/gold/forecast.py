"""How players stand if no more pieces were sold. Pearls stay behind the screens (GM-2.2, GM-R9)."""

from ceiba.core.ranking import first, ranked
from ceiba.games.gold.layout import row_units
from ceiba.games.gold.pieces import DISC
from ceiba.games.gold.scoring import row_points, whole_points
from ceiba.games.gold.state import GoldState
from ceiba.games.gold.view import StandingView


def standings(s: GoldState, *, whole: bool) -> list[StandingView]:
    """`whole`: the screens are lifted."""
    seats = range(s.players)
    bases = [_points(s, seat) for seat in seats]
    totals = [bases[seat] + s.pearls[seat] for seat in seats]
    leading = first(ranked(totals if whole else bases))
    return [
        _standing(s, seat, bases[seat], totals[seat] if whole else None, bool(leading >> seat & 1))
        for seat in seats
    ]


def own_total(s: GoldState, seat: int) -> int:
    """GM-8.6: what a player knows to have, pearls included."""
    return _points(s, seat) + s.pearls[seat]


def _points(s: GoldState, seat: int) -> int:
    return sum(int(row_points(row, s.incomplete_scores)) for row in s.rows_of(seat))


def _standing(s: GoldState, seat: int, bases: int, total: int | None, leads: bool) -> StandingView:
    begun = [row for row in s.rows_of(seat) if row]
    return StandingView(
        bases=bases,
        whole=sum(int(whole_points(row)) for row in begun),
        missing=sum(DISC - int(row_units(row)) for row in begun),
        total=total,
        leads=leads,
    )
