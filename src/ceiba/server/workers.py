"""Work that takes long, in processes of its own, so that the event loop stays free.

The workers are spawned, not forked: a fork of a process with threads and open database files is
not safe. They end with the server, even when that is killed.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, TypeVarTuple

Args = TypeVarTuple("Args")
R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)


class Workers:
    """A few processes. `run` awaits one call in one of them."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool = self._new_pool()

    def warm_up(self) -> None:
        """Start the processes now rather than at the first question."""
        for _ in range(self._number):
            self._pool.submit(_ready)

    async def run(self, seconds: float, call: Callable[[*Args], R], *args: *Args) -> R:
        """The result of a call, or `TimeoutError`; what the call raises is raised here."""
        pool = self._pool
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, call, *args)
        except (BrokenProcessPool, TimeoutError):
            # A process that died takes its pool along; one that does not come back blocks it.
            self._replace(pool)
            raise

    def close(self) -> None:
        _end(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._number, multiprocessing.get_context("spawn"), initializer=_settle_in
        )

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            LOG.warning("a worker died or did not come back: starting new ones")
            self._pool = self._new_pool()
            _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001  # no public way to end them
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _settle_in() -> None:
    """In each new process: leave Ctrl-C to the server, and end when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _ready() -> None:
    """Importing what the work needs is the slow part of a start."""
    import ceiba.bots  # noqa: F401
