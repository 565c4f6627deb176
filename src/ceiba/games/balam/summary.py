"""How the events of Balam add up."""

from ceiba.core.sentence import Event
from ceiba.core.summary import Opens
from ceiba.games.balam import events
from ceiba.games.cities.summary import CitiesSummary


class BalamSummary(CitiesSummary):
    def opens(self, event: Event) -> Opens:
        return "moment" if isinstance(event, events.Eclipse) else super().opens(event)

    def is_deed(self, event: Event) -> bool:
        own = isinstance(event, events.Armed | events.Clemency | events.Wed)
        return own or super().is_deed(event)
