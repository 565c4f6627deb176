"""How the events of Tzolk'in add up."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import Change, Opens, Summary
from ceiba.core.value import Thing
from ceiba.games.tzolkin import events

POINTS: Final = Thing("points")
STEP: Final = Thing("step")
WORKER: Final = Thing("worker")

DEEDS: Final = (
    events.PlacedFirst,
    events.Placed,
    events.Acted,
    events.Built,
    events.Raised,
    events.Advanced,
    events.Mastered,
    events.TurnedDark,
    events.Wealth,
    events.SecondPeriod,
    events.FirstPlayer,
    events.Winners,
)


class TzolkinSummary(Summary):
    def opens(self, event: Event) -> Opens:
        match event:
            case events.Round():
                return "round"
            case events.Turn() | events.Calendar() | events.Started():
                return "turn"
            case events.FoodDay() | events.Ended():
                return "moment"
        return ""

    def is_deed(self, event: Event) -> bool:
        return isinstance(event, DEEDS)

    def changes(self, event: Event) -> list[Change]:
        match event:
            case events.Gained(_, seat, material, amount):
                return [Change(seat, material, amount)]
            case events.Paid(_, seat, material, amount):
                return [Change(seat, material, -amount)]
            case events.Fed(_, seat, _, _, corn):
                return [Change(seat, Thing("corn"), -corn)]
            case events.Scored(_, seat, points, _):
                return [Change(seat, POINTS, points)]
            case events.LostPoints(_, seat, points, _):
                return [Change(seat, POINTS, -points)]
            case events.SkullPlaced(_, seat, _):
                return [Change(seat, Thing("skull"), -1)]
            case events.Climbed(_, seat, _):
                return [Change(seat, STEP, 1)]
            case events.Angered(_, seat, _):
                return [Change(seat, STEP, -1)]
            case events.Hired(_, seat):
                return [Change(seat, WORKER, 1)]
        return []
