"""How much is enough: sizes of what is sent, and how often."""

import ipaddress
import time
import unicodedata
from collections.abc import Callable
from typing import Final

from ceiba.server.problems import refused

MESSAGE_BYTES: Final = 64 * 1024
BODY_BYTES: Final = 64 * 1024
LOG_BYTES: Final = 256 * 1024
LOG_ENTRIES: Final = 2000
LOG_UNDOS: Final = 200
"""Each replays the game up to there, so these cost most."""
REPLAYS_KEPT_BYTES: Final = 32 * 1024 * 1024
REPLAYS_WAITING: Final = 40
COACHINGS_KEPT: Final = 100
COACHINGS_WAITING: Final = 10
TOKENS_PER_SEAT: Final = 8
"""Secrets a rematch gives out for one seat: one for each that opened it in the game before."""
ANSWERS: Final = 64
NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
EXPECTED_LENGTH: Final = 2000
STILL_BYTES: Final = 160 * 1024
"""Of a report: its words, and its picture of the page."""
PATIENCE: Final = 200
"""Messages beyond the rate after which a socket is closed."""

Clock = Callable[[], float]


class Bucket:
    """A burst is fine, a flood is not: tokens drip in at `rate` per second, up to `size`."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._level = size
        self._at = clock()

    def take(self) -> bool:
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def full(self) -> bool:
        """Nothing was taken for so long that forgetting this bucket changes nothing."""
        return self._level + (self._clock() - self._at) * self._rate >= self._size


class Quota:
    """So many per period and address. Forgets addresses that have their whole quota again."""

    def __init__(self, number: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._number = number
        self._rate = number / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def take(self, address: str) -> None:
        """Count one; raises when it is too much."""
        key = network(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate, self._number, self._clock)
        if not bucket.take():
            raise refused("too_fast")

    def _sweep(self) -> None:
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full()}
            self._sweep_at = max(1000, 2 * len(self._buckets))


def network(address: str) -> str:
    """Who is one and the same: an IPv4 address, or the /64 an IPv6 address lies in.

    >>> network("192.0.2.7"), network("2001:db8::1") == network("2001:db8::2")
    ('192.0.2.7', True)
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def clean(text: str, length: int) -> str:
    """One line without control characters and direction tricks, cut to a length.

    >>> clean("  Ana\\n\\u202eBo  ", 40)
    'Ana Bo'
    """
    shown = "".join(" " if c.isspace() else c for c in text)
    shown = "".join(c for c in shown if unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs"))
    return " ".join(shown.split())[:length].strip()
