"""Paces: which there are, and when a turn that begins now ends."""

from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from ceiba.server.problems import refused
from ceiba.store import Pace

SATURDAY: Final = 5
HOUR_S: Final = 3600
LEAST_GAME_S: Final = 60


def check(pace: Pace | None) -> None:
    """Raises where a clock could not be played by."""
    if pace is None:
        return
    if pace.kind == "live" and pace.game_s < LEAST_GAME_S:
        raise refused("bad_request", reason="a live game needs a minute at least")
    if pace.kind == "correspondence" and pace.turn_s < HOUR_S:
        raise refused("bad_request", reason="a turn by correspondence needs an hour at least")
    if pace.zone not in zones():
        raise refused("bad_request", reason="there is no such time zone")


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def turn_ends(pace: Pace, now: int) -> int:
    """When a turn of correspondence that begins now is over; weekends pass over what is left.

    >>> friday = Pace("correspondence", turn_s=86_400, weekends_off=True, zone="Europe/Paris")
    >>> noon = 1_792_749_600_000  # 2026-10-23, in summer time; the clocks change that Sunday
    >>> str(datetime.fromtimestamp(turn_ends(friday, noon) / 1000, ZoneInfo("Europe/Paris")))
    '2026-10-26 12:00:00+01:00'
    """
    left = pace.turn_s * 1000
    if not pace.weekends_off:
        return now + left
    zone = ZoneInfo(pace.zone)
    while True:
        today = datetime.fromtimestamp(now / 1000, zone)
        days = (SATURDAY - today.weekday()) % 7
        if today.weekday() > SATURDAY or days == 0:
            now = _midnight(today, 7 - today.weekday())
            continue
        weekend = _midnight(today, days)
        if now + left <= weekend:
            return now + left
        left -= weekend - now
        now = weekend


def _midnight(day: datetime, days: int) -> int:
    """The one with which the day so many days later begins."""
    begins = day.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days)
    return round(begins.timestamp() * 1000)
