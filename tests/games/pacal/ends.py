"""Tables near the end of Pacal's Rocket: goes with kit.py.

>>> match = ended(3, pyramids={"A": {"G1": 2}, "B": {"G2": 2}, "C": {"C8": 1}})
>>> match.from_source("river"), match.from_source("lake"), match.reason()
([10, 10, 4], [0, 0, 12], 'threshold')
"""

from typing import Any

from tests.games.pacal.kit import HEIGHTS, Table, building

THRESHOLD = {2: 45, 3: 40, 4: 35, 5: 30}
NEST = ["J1", "K1", "J2", "K2", "J3", "K3", "A5", "B5", "A6", "B6", "A7"]
"""Cells away from the water that no cover hides: room for the pyramids of one player."""


def all_but(*left: int) -> dict[str, int]:
    """Pyramids of one player, out of the way: all but those of these heights."""
    heights = HEIGHTS.copy()
    for height in left:
        heights.remove(height)
    return dict(zip(NEST, heights, strict=False))


def ended(players: int = 3, **facts: Any) -> Table:
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
