"""How the events of Pacal's Rocket add up."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import Change, Opens, Summary
from ceiba.core.value import Thing
from ceiba.games.pacal import events

POINTS: Final = Thing("points")

DEEDS: Final = (
    events.Placed,
    events.Moved,
    events.Stayed,
    events.Doubles,
    events.Dropped,
    events.Spent,
    events.Built,
    events.Upgraded,
    events.Reached,
    events.Winners,
)


class PacalSummary(Summary):
    def opens(self, event: Event) -> Opens:
        match event:
            case events.Round():
                return "round"
            case events.Turn() | events.Started():
                return "turn"
            case events.Built() | events.Upgraded() | events.Ended():
                return "moment"
        return ""

    def is_deed(self, event: Event) -> bool:
        return isinstance(event, DEEDS)

    def changes(self, event: Event) -> list[Change]:
        match event:
            case events.Scored(_, seat, points, _) | events.Bonus(_, seat, points):
                return [Change(seat, POINTS, points)]
            case events.WaterScored(_, seat, _, _, points):
                return [Change(seat, POINTS, points)]
            case events.DistrictScored(_, seat, _, _, points):
                return [Change(seat, POINTS, points)]
            case events.TokensScored(_, seat, points):
                return [Change(seat, POINTS, points)]
        return []
