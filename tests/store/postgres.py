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


@contextmanager
def running() -> Iterator[str]:
    """Its address, on loopback, as long as it runs; skips the test where there is none."""
    if PROGRAMS is None:
        pytest.skip("PostgreSQL is not installed")
    programs = PROGRAMS
    # It refuses to run as root, and other users cannot enter pytest's folders.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="ceiba-postgres-") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]

        def run(program: str, *arguments: str) -> None:
            command = [str(programs / program), "-D", str(folder / "data"), *arguments]
            subprocess.run(
                command, user=user, cwd=folder, check=True, capture_output=True, timeout=60
            )

        run("initdb", "-A", "trust", "-U", "ceiba", "--no-sync")
        options = f"-h 127.0.0.1 -p {port} -k {folder} -F"
        run("pg_ctl", "start", "-w", "-o", options, "-l", str(folder / "log"))
        try:
            yield f"postgresql://ceiba@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "stop", "-m", "immediate")
