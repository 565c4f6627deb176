"""How the events of Dix-Huit Lapins add up."""

from ceiba.games.cities.summary import CitiesSummary
from ceiba.games.lapins import events


class LapinsSummary(CitiesSummary):
    turns = (*CitiesSummary.turns, events.Divined)
