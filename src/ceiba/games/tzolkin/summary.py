"""How the events of Tzolk'in add up."""

from typing import Final

from ceiba.core.sentence import Event
from ceiba.core.summary import POINTS, Change, Summary
from ceiba.core.value import Thing
from ceiba.games.tzolkin import events

STEP: Final = Thing("step")
WORKER: Final = Thing("worker")


class TzolkinSummary(Summary):
    rounds = (events.Round,)
    turns = (events.Turn, events.Calendar, events.Started)
    moments = (events.FoodDay, events.Ended)
    deeds = (
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
