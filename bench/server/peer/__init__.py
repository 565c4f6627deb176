"""boardgame.io's own server beside ours: in memory, no hidden views to speak of, a trivial game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.server.crowd import Carried, loaded
from bench.server.house import started
from bench.server.load import Wish

PACKAGE = "boardgame.io@0.50.2"
HERE = Path(__file__).parent


class Missing(Exception):
    """Why there is no boardgame.io to measure."""


@contextmanager
def installed() -> Iterator[Path]:
    """A temporary folder with boardgame.io and the two scripts in it."""
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("npm is not installed, so boardgame.io was not measured")
    with tempfile.TemporaryDirectory(prefix="ceiba-bench-peer-") as name:
        folder = Path(name)
        for script in HERE.glob("*.cjs"):
            shutil.copy(script, folder)
        done = subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--prefix", name, PACKAGE],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise Missing(f"boardgame.io cannot be installed: {done.stderr.strip()[-200:]}")
        yield folder


def carry(folder: Path, wish: Wish) -> Carried:
    """The same tables and seconds as ours, on a server of its own."""
    settings = {**os.environ, "NODE_ENV": "production"}
    with started(["node", str(folder / "server.cjs")], settings) as server:
        wished = json.loads(msgspec.json.encode(wish)) | {"port": server.port}
        command = ["node", str(folder / "load.cjs"), json.dumps(wished)]
        return loaded(server, [command], wish, settings, server.memory())
