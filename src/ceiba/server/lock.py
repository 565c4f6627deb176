"""A lock of an event loop that can also be had by who does not wait in a task."""

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """First come, first served: whoever gives it back hands it to the first who waits."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[Callable[[], bool]] = deque()
        """Each is called with the lock held, and says whether it still wants it."""

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Whether it was free, and is held now."""
        if self._held:
            return False
        self._held = True
        return True

    def then(self, mine: Callable[[], bool]) -> None:
        """Where it is not free: call this with the lock held."""
        self._waiting.append(mine)

    def give(self) -> None:
        while self._waiting:
            if self._waiting.popleft()():
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def mine() -> bool:
            if not turn.done():  # who waited may have been cancelled
                turn.set_result(None)
                return True
            return False

        self.then(mine)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn came in the same moment: it is the next one's
                self.give()
            raise

    async def __aexit__(self, *_problem: object) -> None:
        self.give()
