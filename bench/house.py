"""Where things are, and how a measurement is started in a process of its own."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def environment(way: str) -> dict[str, str]:
    """The settings of a process that runs the package interpreted or compiled."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE[way]), str(ROOT)])}


def is_compiled() -> bool:
    """Whether build/compiled holds compiled rules."""
    return any((PACKAGE["compiled"] / "ceiba" / "core").glob("state.*.so"))
