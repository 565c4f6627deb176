"""How the events that Balam and Dix-Huit Lapins share add up."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import POINTS, Change, Kinds, Opens, Summary
from ceiba.core.value import Thing
from ceiba.games.cities import events
from ceiba.games.cities.box import CATASTROPHE, Cards

BUILDING: Final = Thing("building")


class CitiesSummary(Summary):
    """What both games share; each adds its own events."""

    rounds = (events.Round,)
    turns: Kinds = (events.Flipped, events.Began, events.War, events.Passed, events.Distribution)
    moments: Kinds = (events.Rolled, events.Distributed, events.Ended)
    deeds: Kinds = (
        events.Flipped,
        events.Match,
        events.Averted,
        events.Founded,
        events.Raised,
        events.CityLost,
        events.Passed,
        events.Attacked,
        events.Rolled,
        events.Winners,
    )

    def __init__(self, cards: Cards) -> None:
        faces = zip(cards.names, cards.effects, strict=True)
        self._catastrophes = {name for name, effect in faces if effect == CATASTROPHE}

    def opens(self, event: Event) -> Opens:
        if isinstance(event, events.Flipped) and event.face.name in self._catastrophes:
            return "moment"
        return super().opens(event)

    def changes(self, event: Event) -> list[Change]:
        match event:
            case events.Gained(_, seat, wealth, amount):
                return [Change(seat, wealth, amount)]
            case events.Paid(_, seat, wealth, amount):
                return [Change(seat, wealth, -amount)]
            case events.Scored(_, seat, points, _):
                return [Change(seat, POINTS, points)]
            case events.Raised(_, seat, _, _):
                return [Change(seat, BUILDING, 1)]
            case events.Lost(_, seat, _, _):
                return [Change(seat, BUILDING, -1)]
        return []
