"""What the tests need from the system: a C compiler, Chromium, a font with known measures, and a
PostgreSQL to start and kill."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools import apt, compile_core


def missing() -> list[str]:
    """The Debian packages that are not there yet."""
    packages = compile_core.missing_packages()
    if shutil.which("chromium") is None:
        packages.append("chromium")
    if not Path("/usr/share/fonts/truetype/liberation").is_dir():
        packages.append("fonts-liberation")
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        packages.append("postgresql")
    return packages


def main() -> int:
    packages = missing()
    if packages and not apt.install(
        packages, "The tests need a C compiler, a browser and a database"
    ):
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
