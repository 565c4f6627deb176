"""What a seat sees of Dix-Huit Lapins: the shared table."""

from ceiba.core.game import Outcome
from ceiba.games.cities.forecast import forecast
from ceiba.games.cities.view import CitiesView, shared_view
from ceiba.games.lapins.divination import sight
from ceiba.games.lapins.matches import prizes
from ceiba.games.lapins.state import LapinsState


class LapinsView(CitiesView, frozen=True):
    """The table of Dix-Huit Lapins as one seat sees it."""


def open_view(state: LapinsState, outcome: Outcome | None) -> LapinsView:
    won = {seat: points for seat, points, _clause in prizes(state)}
    looks = {seat: int(sight(state, seat)) for seat in range(state.players)}
    ahead = forecast(state, won, looks, outcome is not None)
    return LapinsView(**shared_view(state, outcome, ahead))
