"""A PostgreSQL server of our own in a temporary folder, for tests and measurements."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAMS = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


class NotInstalled(Exception):
    """There is no PostgreSQL on this machine."""


class Postgres:
    """On loopback; `address` stays the same when it is killed and started again."""

    def __init__(self, folder: Path, durable: bool) -> None:
        if PROGRAMS is None:
            raise NotInstalled("PostgreSQL is not installed")
        self._programs = PROGRAMS
        self._folder = folder
        # It refuses to run as root, and other users cannot enter a test's own folders.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._fsync = "" if durable else "-F"
        self.address = f"postgresql://ceiba@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-A", "trust", "-U", "ceiba", "--no-sync")

    def new_database(self, name: str) -> str:
        """The address of an empty one."""
        createdb = [str(self._programs / "createdb"), "-h", "127.0.0.1", "-p", str(self._port)]
        subprocess.run([*createdb, "-U", "ceiba", name], check=True, timeout=60)
        return self.address.removesuffix("postgres") + name

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self._port} -k {self._folder} {self._fsync}"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self._folder / "log"))

    def kill(self) -> None:
        """Without a goodbye; what was committed is found again at the next start."""
        self._run("pg_ctl", "stop", "-m", "immediate")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(
            command, user=self._user, cwd=self._folder, check=True, capture_output=True, timeout=60
        )


@contextmanager
def running(durable: bool = False) -> Iterator[Postgres]:
    """As long as it is needed. `durable`: it waits for the disk, as in earnest."""
    with tempfile.TemporaryDirectory(prefix="ceiba-postgres-") as folder:
        server = Postgres(Path(folder), durable)
        server.start()
        try:
            yield server
        finally:
            server.kill()
