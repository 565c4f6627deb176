"""How the events of Pacal's Rocket add up."""

from ceiba.core.sentence import Event
from ceiba.core.summary import POINTS, Change, Summary
from ceiba.games.pacal import events


class PacalSummary(Summary):
    rounds = (events.Round,)
    turns = (events.Turn, events.Started)
    moments = (events.Built, events.Upgraded, events.Ended)
    deeds = (
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
