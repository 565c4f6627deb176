"""What time it is. Everything that keeps or compares a moment asks here: tests move this clock."""

import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
