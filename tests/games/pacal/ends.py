"""Tables near the end of Pacal's Rocket, and what was scored there: goes with kit.py.

>>> match = ended(3, pyramids={"A": {"G1": 2}, "B": {"G2": 2}, "C": {"C8": 1}})
>>> from_source(match, "river"), from_source(match, "lake"), reason(match)
([10, 10, 4], [0, 0, 12], 'threshold')
"""

from __future__ import annotations

from typing import Any

from ceiba import Match, Outcome
from tests.games.pacal.kit import HEIGHTS, SEATS, building

THRESHOLD = {2: 45, 3: 40, 4: 35, 5: 30}
NEST = ["J1", "K1", "J2", "K2", "J3", "K3", "A5", "B5", "A6", "B6", "A7"]
"""Cells away from the water that no cover hides: room for the pyramids of one player."""


# -- given ------------------------------------------------------------------------------------


def all_but(*left: int) -> dict[str, int]:
    """Pyramids of one player, out of the way: all but those of these heights."""
    heights = HEIGHTS.copy()
    for height in left:
        heights.remove(height)
    return dict(zip(NEST, heights, strict=False))


def ended(players: int = 3, **facts: Any) -> Match:
    """The last round is over: B reached the threshold in it, and A as the last built nothing.

    All have spent their tokens unless it says otherwise.
    """
    given = {
        "start": "B",
        "turn": "A",
        "stones": {"A": ["A9"]},
        "tokens": [[] for _ in range(players)],
        "options": {"two_player_finish_round": players == 2},
        **facts,
        "scores": {"B": THRESHOLD[players], **facts.get("scores", {})},
    }
    match = building(players, **given)
    if not match.over:
        match.play("A skip")
    assert match.over
    return match


# -- then -------------------------------------------------------------------------------------


def scores(match: Match) -> list[int]:
    return [player.score for player in match.view().players]


def district(match: Match, name: str) -> Any:
    return next(one for one in match.view().districts if one.id == name)


def reason(match: Match) -> str | None:
    """What ended the game."""
    return _outcome(match).reason


def total(match: Match, seat: str) -> float:
    return _outcome(match).scores[SEATS.index(seat)].total


def sources(match: Match, seat: str) -> dict[str, float]:
    """The final score of a seat by source, nothing left out but zeros."""
    by_source = _outcome(match).scores[SEATS.index(seat)].sources
    return {name: points for name, points in by_source.items() if points}


def from_source(match: Match, source: str) -> list[float]:
    """The final points of all seats from one source."""
    return [seat.sources[source] for seat in _outcome(match).scores]


def ranks(match: Match) -> list[int]:
    return [seat.rank for seat in _outcome(match).scores]


def _outcome(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return outcome
