"""Servers to measure: started in a process of their own, looked at from outside."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.house import ROOT, environment

NO_LIMITS = {
    "CEIBA_TABLES_PER_HOUR": "100000000",
    "CEIBA_MESSAGES_PER_SECOND": "1000000",
    "CEIBA_BOT_WORKERS": "1",
}
SERVE = "from ceiba.server.run import serve; raise SystemExit(serve('127.0.0.1', 0, {data!r}))"
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


class Process:
    """A server that said where it is."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.pid = process.pid
        self.port = port

    def cpu_s(self) -> float:
        """Seconds of processor time until now, all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS_PER_S

    def memory(self) -> int:
        """Bytes in memory now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def ceiba(database: str | None = None) -> Iterator[Process]:
    """Our server, compiled, as people run it; on a new SQLite file where no database is named."""
    with tempfile.TemporaryDirectory(prefix="ceiba-bench-") as data:
        settings = {**environment("compiled"), **NO_LIMITS}
        if database is not None:
            settings["CEIBA_DATABASE"] = database
        command = [sys.executable, "-c", SERVE.format(data=data)]
        with started(command, settings) as process:
            yield process


@contextmanager
def started(command: list[str], settings: dict[str, str]) -> Iterator[Process]:
    """A server that says its address, which ends with its port."""
    process = subprocess.Popen(command, cwd=ROOT, env=settings, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = next(line for line in process.stdout if "http://" in line)
        yield Process(process, int(line.strip().rpartition(":")[2]))
    finally:
        process.terminate()
        process.wait(20)
