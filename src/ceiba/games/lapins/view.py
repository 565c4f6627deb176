"""What a seat sees of Dix-Huit Lapins: the shared table."""

from ceiba.core.game import Outcome
from ceiba.games.cities.view import CitiesView, shared_view
from ceiba.games.lapins.state import LapinsState


class LapinsView(CitiesView, frozen=True):
    """The table of Dix-Huit Lapins as one seat sees it."""


def open_view(state: LapinsState, outcome: Outcome | None) -> LapinsView:
    return LapinsView(**shared_view(state, outcome))
