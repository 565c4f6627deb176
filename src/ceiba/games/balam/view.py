"""What a seat sees of Balam: the shared table, and whether the sun is dark."""

from ceiba.core.game import Outcome
from ceiba.games.balam.state import BalamState
from ceiba.games.cities.view import CitiesView, shared_view


class BalamView(CitiesView, frozen=True):
    """The table of Balam as one seat sees it; `eclipse` ends Chaak's clemency (BA-14.7)."""

    eclipse: bool


def open_view(state: BalamState, outcome: Outcome | None) -> BalamView:
    return BalamView(**shared_view(state, outcome), eclipse=state.eclipse)
