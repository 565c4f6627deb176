"""A thread for work that waits, asked from an event loop."""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

R = TypeVar("R")


class Hand:
    """One thread that does one thing after the other; handing over costs a third of a pool's."""

    def __init__(self, name: str) -> None:
        self._given: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._unfinished = 0
        Thread(target=self._run, name=name, daemon=True).start()

    @property
    def busy(self) -> bool:
        return self._unfinished > 0

    async def do(self, work: Callable[[], R]) -> R:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[R] = loop.create_future()

        def done() -> None:
            try:
                result = work()
            except BaseException as problem:  # noqa: BLE001  # whatever it is, who asked hears it
                loop.call_soon_threadsafe(self._tell, told.set_exception, problem, told)
            else:
                loop.call_soon_threadsafe(self._tell, told.set_result, result, told)

        self._unfinished += 1
        self._given.put(done)
        return await told

    def stop(self) -> None:
        """After what was given before."""
        self._given.put(None)

    def _run(self) -> None:
        while (work := self._given.get()) is not None:
            work()

    def _tell(self, how: Callable[[Any], None], what: object, told: "asyncio.Future[Any]") -> None:
        self._unfinished -= 1
        if not told.cancelled():
            how(what)
