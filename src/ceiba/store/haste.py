"""Whether rows are written at once, on the event loop, or handed to a thread.

On a quick disk a commit takes a fifth of a millisecond, and handing it to a thread and back costs
more than that. On a slow one everybody would wait for it.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

SLOW_S: Final = 0.003
IN_A_ROW: Final = 3
"""So many slow writes are no accident, as one is now and then when SQLite tidies up."""
PAUSE_S: Final = 10.0
"""For so long the thread does it before it is tried again."""


class Haste:
    """Learns from every write that was done at once."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._slow = 0
        self._until = 0.0

    @property
    def pays(self) -> bool:
        return self._clock() >= self._until

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = self._clock()
        try:
            yield
        finally:
            now = self._clock()
            self._slow = self._slow + 1 if now - began > SLOW_S else 0
            if self._slow >= IN_A_ROW:
                self._slow = 0
                self._until = now + PAUSE_S
