"""Yaxchilan: resources and crystal skulls (TZ-11)."""

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.games.tzolkin.materials import gain
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import (
    CORN,
    EXTRA,
    EXTRA_SKULL_FROM,
    EXTRACTION,
    GOLD,
    SKULL,
    THEOLOGY,
    WOOD,
    YAXCHILAN_GAINS,
)


def take_resources(s: TzolkinState, seat: i64, action: i64, sink: Sink | None) -> None:
    """What the space gives, with extraction for what is taken (TZ-22.15)."""
    clause = f"TZ-11.{action}" if sink is not None else ""
    gains = YAXCHILAN_GAINS[action]
    level: i64 = s.level(seat, EXTRACTION)
    for resource in range(WOOD, GOLD + 1):
        if gains[resource] > 0:
            gain(s, seat, resource, gains[resource] + EXTRA[resource][level], clause, sink)
    gain(s, seat, CORN, gains[CORN], clause, sink)
    if gains[SKULL] > 0:
        gain(s, seat, SKULL, gains[SKULL], clause, sink)
        if s.level(seat, THEOLOGY) >= EXTRA_SKULL_FROM:  # TZ-R47: while there is one
            gain(s, seat, SKULL, 1, "TZ-22.23", sink)
