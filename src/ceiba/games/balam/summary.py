"""How the events of Balam add up."""

from ceiba.games.balam import events
from ceiba.games.cities.summary import CitiesSummary


class BalamSummary(CitiesSummary):
    moments = (*CitiesSummary.moments, events.Eclipse)
    deeds = (*CitiesSummary.deeds, events.Armed, events.Clemency, events.Wed)
