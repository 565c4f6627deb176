"""What a seat sees of Balam: the shared table, and whether the sun is dark."""

from ceiba.core.game import Outcome
from ceiba.games.balam.divination import observers
from ceiba.games.balam.matches import prizes
from ceiba.games.balam.state import BalamState
from ceiba.games.cities.forecast import forecast
from ceiba.games.cities.view import CitiesView, shared_view


class BalamView(CitiesView, frozen=True):
    """The table of Balam as one seat sees it; `eclipse` ends Chaak's clemency (BA-14.7)."""

    eclipse: bool


def open_view(state: BalamState, outcome: Outcome | None) -> BalamView:
    won = {seat: points for seat, points, _clause in prizes(state)}
    ahead = forecast(state, won, dict(observers(state)), outcome is not None)
    return BalamView(**shared_view(state, outcome, ahead), eclipse=state.eclipse)
