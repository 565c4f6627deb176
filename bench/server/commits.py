"""What the databases themselves commit: one row a transaction, durable, from one connection."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from time import perf_counter

from ceiba.store.sqlite import PRAGMAS

CREATE = "CREATE TABLE entries (id INTEGER PRIMARY KEY, text VARCHAR(200))"


def sqlite(seconds: float) -> float:
    """Commits a second into a file, with the settings of our store."""
    with tempfile.TemporaryDirectory(prefix="ceiba-bench-") as folder:
        connection = sqlite3.connect(Path(folder) / "x.sqlite3", isolation_level=None)
        for pragma in (*PRAGMAS, CREATE):
            connection.execute(pragma)
        commits, start = 0, perf_counter()
        while perf_counter() - start < seconds:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO entries (text) VALUES ('bid 5')")
            connection.execute("COMMIT")
            commits += 1
        per_s = commits / (perf_counter() - start)
        connection.close()
    return per_s


def postgres(address: str, seconds: float) -> float:
    return asyncio.run(_postgres(address, seconds))


async def _postgres(address: str, seconds: float) -> float:
    import asyncpg  # an extra

    connection = await asyncpg.connect(address)
    await connection.execute(CREATE.replace("INTEGER", "SERIAL").replace("entries", "bench"))
    commits, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        await connection.execute("INSERT INTO bench (text) VALUES ('bid 5')")
        commits += 1
    per_s = commits / (perf_counter() - start)
    await connection.execute("DROP TABLE bench")
    await connection.close()
    return per_s
