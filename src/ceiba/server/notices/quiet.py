"""Quiet hours: nobody's phone rings at night."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from ceiba.store import Way


def quiet_until(way: Way, now: int) -> int | None:
    """When the quiet hours that are now are over; None where there are none now.

    >>> way = Way("mail", "", "fr", "", "Europe/Paris", 22 * 60, 7 * 60)
    >>> night = 1_793_664_000_000  # 2026-11-03, one o'clock in Paris
    >>> quiet_until(way, night) - night, quiet_until(way, night + 12 * 3_600_000)
    (21600000, None)
    """
    if way.quiet_from is None or way.quiet_to is None or way.quiet_from == way.quiet_to:
        return None
    local = datetime.fromtimestamp(now / 1000, ZoneInfo(way.zone))
    minute = local.hour * 60 + local.minute
    begin, end = way.quiet_from, way.quiet_to
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    day = local + timedelta(days=1) if minute >= end else local
    over = day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    return round(over.timestamp() * 1000)
