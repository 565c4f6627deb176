"""How the events of Das Gold der Maya add up. An auction is a round; all its hands open at once."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import Change, Summary
from ceiba.core.value import Thing
from ceiba.games.gold import events

PEARL: Final = Thing("pearl")


class GoldSummary(Summary):
    rounds = (events.Auction,)
    turns = (events.LaidOut, events.Started)
    moments = (events.Opened, events.Ended)
    deeds = (
        events.KnockedOut,
        events.Won,
        events.Lost,
        events.LaidOut,
        events.ThrownAway,
        events.Completed,
        events.Winners,
    )

    def changes(self, event: Event) -> list[Change]:
        match event:
            case events.Paid(_, seat, to, pearls):
                return [Change(seat, PEARL, -pearls), Change(to, PEARL, pearls)]
        return []
