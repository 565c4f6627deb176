"""How the events that Balam and Dix-Huit Lapins share add up."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import Change, Opens, Summary
from ceiba.core.value import Thing
from ceiba.games.cities import events
from ceiba.games.cities.box import CATASTROPHE, Cards

POINTS: Final = Thing("points")
BUILDING: Final = Thing("building")

DEEDS: Final = (
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


class CitiesSummary(Summary):
    """What both games share; each adds its own events."""

    def __init__(self, cards: Cards) -> None:
        faces = zip(cards.names, cards.effects, strict=True)
        self._catastrophes = {name for name, effect in faces if effect == CATASTROPHE}

    def opens(self, event: Event) -> Opens:
        match event:
            case events.Round():
                return "round"
            case events.Flipped(_, _, _, face):
                return "moment" if face.name in self._catastrophes else "turn"
            case events.Began() | events.Passed() | events.Distribution():
                return "turn"
            case events.War() | events.Distributed() | events.Ended():
                return "moment"
        return ""

    def is_deed(self, event: Event) -> bool:
        return isinstance(event, DEEDS)

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
