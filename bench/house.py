"""Where things are, and how a measurement is started in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def environment(way: str) -> dict[str, str]:
    """The settings of a process that runs the package interpreted or compiled."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE[way]), str(ROOT)])}


def is_compiled() -> bool:
    """Whether build/compiled holds compiled rules."""
    return any((PACKAGE["compiled"] / "ceiba" / "core").glob("state.*.so"))


def outside(module: str, seconds: float, how_to_get_it: str) -> dict[str, Any]:
    """What a module of the bench prints as JSON in a process of its own, or why it does not."""
    done = subprocess.run(
        [sys.executable, "-m", module, str(seconds)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        missing = "No module named" in done.stderr
        return {"missing": how_to_get_it if missing else done.stderr.strip().splitlines()[-1]}
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told
