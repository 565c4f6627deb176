"""One held connection to PostgreSQL a process: what the others write, and who plays the bots.

Whoever writes something of a table says so in the same transaction (`NOTIFY`, see `writer`). The
notice tells no more than the table: contents are read from the store. So nothing is lost with a
notice; after every gap in the connection the listener has to look at all it knows.

The same connection holds an advisory lock for each table whose bots this process plays. PostgreSQL
gives the locks back when the connection ends, however it ends.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import make_url

LOG: Final = logging.getLogger(__name__)

NAME: Final = "ceiba"
PAUSES_S: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
PROBE_S: Final = 10.0
"""How often a quiet connection is asked whether it still lives."""
CLAIM: Final = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
RELEASE: Final = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


class Channel:
    """`heard` gets the id of a table another process wrote to; `again` is called after a gap."""

    def __init__(
        self, address: str, process: str, heard: Callable[[str], None], again: Callable[[], None]
    ) -> None:
        plain = make_url(address).set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._again = again
        self._connection: Any = None
        self._claimed: set[str] = set()
        self._asking = asyncio.Lock()
        self._holding = asyncio.create_task(self._hold())

    def has(self, table_id: str) -> bool:
        """Whether the bots of a table are this process's."""
        return table_id in self._claimed

    async def claim(self, table_id: str) -> bool:
        """Try to become the one process that plays the bots of a table."""
        if not self.has(table_id) and await self._ask(CLAIM, table_id):
            self._claimed.add(table_id)
        return self.has(table_id)

    async def release(self, table_id: str) -> None:
        if self.has(table_id):
            self._claimed.discard(table_id)
            await self._ask(RELEASE, table_id)

    async def close(self) -> None:
        self._holding.cancel()
        with suppress(asyncio.CancelledError):
            await self._holding

    async def _ask(self, question: str, table_id: str) -> bool:
        """False where the connection is gone: all that it held is gone, too."""
        async with self._asking:
            connection = self._connection
            if connection is None:
                return False
            try:
                return bool(await connection.fetchval(question, table_id, timeout=PROBE_S))
            except Exception:  # noqa: BLE001  # of whatever kind: it is dropped and made again
                connection.terminate()
                return False

    async def _hold(self) -> None:
        """For ever: connect, listen, and when the connection ends, begin again."""
        import asyncpg  # an extra: only who uses PostgreSQL has it

        failures = 0
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=PROBE_S)
                try:
                    failures = 0
                    await self._listen(connection)
                finally:
                    self._connection = None
                    self._claimed.clear()
                    connection.terminate()
            except Exception as problem:  # noqa: BLE001  # refused, starting, cut: wait for it
                LOG.info("the channel between processes is down: %s", problem)
            await asyncio.sleep(PAUSES_S[min(failures, len(PAUSES_S) - 1)])
            failures += 1

    async def _listen(self, connection: Any) -> None:
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        await connection.add_listener(NAME, self._notice)
        self._connection = connection
        self._again()
        while not ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), PROBE_S)
            async with self._asking:
                await connection.fetchval("SELECT 1", timeout=PROBE_S)

    def _notice(self, _connection: Any, _pid: int, _name: str, notice: str) -> None:
        process, _, table_id = notice.partition(" ")
        if process != self._process:
            self._heard(table_id)
