"""The Katun cards of Dix-Huit Lapins one by one (DL-5)."""

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.state import Task
from ceiba.games.cities import box
from ceiba.games.cities.katun import GainOne, catastrophe, feast, gain_shown
from ceiba.games.lapins.matches import play_match
from ceiba.games.lapins.state import LapinsState


def apply_card(s: LapinsState, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
    """What a card does at once, and what its king has to decide."""
    effect = s.box.cards.effects[face]
    if effect == box.GAIN:
        clause = "DL-5.1" if len(s.box.cards.wealth[face]) == 1 else "DL-5.2"
        gain_shown(s, seat, face, clause, sink)
    elif effect == box.FEAST:
        feast(s, seat, face, "DL-5.4", sink)
    elif effect == box.EXPEDITION:
        return [GainOne(seat)]
    elif effect == box.MATCH:
        play_match(s, sink)
    else:
        return catastrophe(s, seat, face, sink)
    return []
