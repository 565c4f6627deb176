"""Work that takes long, in processes of its own, so that the event loop stays free.

Each process has one call at a time. One that dies or does not come back is replaced alone; the
others do not notice. The time a call may take is counted from when a process begins with it.
"""

import asyncio
import logging
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar, TypeVarTuple

from ceiba.server.turns import Turns
from ceiba.server.worker import LENGTH, Call, framed

Args = TypeVarTuple("Args")
R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)

START_S: Final = 60.0
"""How long a new process may take until it is ready; this is not counted as its call's."""
LIVES: Final = 3
"""So many processes may die over one call before the call is blamed."""

START: Final = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
sys.path[:] = {path!r}
from ceiba.server.worker import main
main()
"""
"""With our own path, so that it finds what we found. Ctrl-C and the end of a service reach workers,
too, from the first moment on: but when to end is the server's business."""
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class WorkerDied(Exception):
    """The process ended in the middle of a call."""


class Workers:
    """A few processes, started when they are needed. `run` awaits one call in one of them."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closing = False
        self.turns = Turns(number)
        """Who is next. Whoever calls `do` has a turn."""

    async def warm_up(self) -> None:
        """Start the processes now rather than at the first question."""
        self._idle = [await Worker.start() for _ in range(self._number)]

    async def run(self, seconds: float, call: Callable[[*Args], R], *args: *Args) -> R:
        """The result of a call some person waits for, when its turn has come; see `do`.

        All calls of one function are in the line as if they were of one table.
        """
        kind = call.__qualname__
        async with self.turns.turn(kind, kind, persons=True):
            return await self.do(seconds, call, *args)

    async def do(self, seconds: float, call: Callable[[*Args], R], *args: *Args) -> R:
        """The result, or `TimeoutError`, or `WorkerDied` where the call kills its processes.

        What the call raises is raised here.
        """
        deaths = 0
        while True:
            try:
                went_well, result = await self._carry_out((call, args), seconds)
                break
            except WorkerDied:
                deaths += 1
                if deaths == LIVES or self._closing:
                    raise
                LOG.warning("a worker died: another takes its work over")
        if not went_well:
            raise result
        found: R = result
        return found

    async def close(self) -> None:
        self._closing = True
        await asyncio.gather(*(worker.end() for worker in [*self._idle, *self._busy]))

    async def _carry_out(self, call: Call, seconds: float) -> tuple[bool, Any]:
        worker = await self._take()
        self._busy.add(worker)
        try:
            return await worker.carry_out(call, seconds)
        finally:
            self._busy.discard(worker)
            if worker.alive:
                self._idle.append(worker)

    async def _take(self) -> "Worker":
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
        return await Worker.start()


class Worker:
    """One process. After anything but a result it is ended and not used again."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._ready = False

    @classmethod
    async def start(cls) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", START.format(path=sys.path)),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def carry_out(self, call: Call, seconds: float) -> tuple[bool, Any]:
        """Whether it went well, and the result or what was raised."""
        data = pickle.dumps(call)
        try:
            if not self._ready:
                async with asyncio.timeout(START_S):
                    await self._receive()
                self._ready = True
            async with asyncio.timeout(seconds):
                await self._send(data)
                answer: tuple[bool, Any] = pickle.loads(await self._receive())
                return answer
        except BaseException as problem:  # dead, too late, or nobody waits for it any more
            await self.end()
            if isinstance(problem, EOFError | ConnectionError):
                raise WorkerDied(str(problem)) from problem
            raise

    async def end(self) -> None:
        # Not Process.kill, which looks after a dead child itself and takes it from asyncio.
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, KILL)
        await self._process.wait()

    async def _send(self, data: bytes) -> None:
        to = self._process.stdin
        if to is None:
            raise RuntimeError("a worker is reached through pipes")
        to.write(framed(data))
        await to.drain()

    async def _receive(self) -> bytes:
        back = self._process.stdout
        if back is None:
            raise RuntimeError("a worker is reached through pipes")
        (length,) = LENGTH.unpack(await back.readexactly(LENGTH.size))
        return await back.readexactly(length)
