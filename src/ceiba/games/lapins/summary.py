"""How the events of Dix-Huit Lapins add up."""

from ceiba.core.sentence import Event
from ceiba.core.summary import Opens
from ceiba.games.cities.summary import CitiesSummary
from ceiba.games.lapins import events


class LapinsSummary(CitiesSummary):
    def opens(self, event: Event) -> Opens:
        return "turn" if isinstance(event, events.Divined) else super().opens(event)
