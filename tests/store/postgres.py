"""A PostgreSQL server of our own, where it is installed."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAMS = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


class Postgres:
    """One that can be started, stopped and killed."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        # It refuses to run as root, and other users cannot enter pytest's folders.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.address = f"postgresql://ceiba@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-A", "trust", "-U", "ceiba", "--no-sync")

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self._port} -k {self.folder} -F"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self.folder / "log"))

    def kill(self) -> None:
        """As when the power fails."""
        self._run("pg_ctl", "stop", "-m", "immediate")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(
            command, user=self._user, cwd=self.folder, check=True, capture_output=True, timeout=60
        )


@contextmanager
def installed() -> Iterator[Postgres]:
    """One that is not started yet; skips the test where there is none."""
    if PROGRAMS is None:
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="ceiba-postgres-") as name:
        database = Postgres(Path(name), PROGRAMS)
        try:
            yield database
        finally:
            if (database.folder / "data" / "postmaster.pid").exists():
                database.kill()


@contextmanager
def running() -> Iterator[str]:
    """Its address, on loopback, as long as it runs."""
    with installed() as database:
        database.start()
        yield database.address
