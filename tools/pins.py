"""The exact versions in constraints.txt, so that no version is written down twice."""

from __future__ import annotations

from pathlib import Path

from tools.digest import ROOT


def pinned(name: str, root: Path = ROOT) -> str:
    """The requirement for a package as constraints.txt pins it: "mypy" gives "mypy==2.4.1"."""
    for line in (root / "constraints.txt").read_text().splitlines():
        package, separator, _version = line.partition("==")
        if separator and package.lower() == name.lower():
            return line.strip()
    raise LookupError(f"constraints.txt does not pin {name}")
