"""How the events of Das Gold der Maya add up. An auction is a round; all its hands open at once."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import Change, Opens, Summary
from ceiba.core.value import Thing
from ceiba.games.gold import events

PEARL: Final = Thing("pearl")

DEEDS: Final = (
    events.KnockedOut,
    events.Won,
    events.Lost,
    events.LaidOut,
    events.ThrownAway,
    events.Completed,
    events.Winners,
)


class GoldSummary(Summary):
    def opens(self, event: Event) -> Opens:
        match event:
            case events.Auction():
                return "round"
            case events.LaidOut() | events.Started():
                return "turn"
            case events.Opened() | events.Ended():
                return "moment"
        return ""

    def is_deed(self, event: Event) -> bool:
        return isinstance(event, DEEDS)

    def changes(self, event: Event) -> list[Change]:
        match event:
            case events.Paid(_, seat, to, pearls):
                return [Change(seat, PEARL, -pearls), Change(to, PEARL, pearls)]
        return []
