"""A virtual environment with the project in it, made or renewed only when something changed.

Usage: python3 -m tools.venv PURPOSE

    play     build/play: the project as people install it
    dev      .venv: an editable install, and the tools for tests
    bench    .venv: the same, and what we measure ourselves against
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import apt, compile_core, web
from tools.digest import ROOT, digest, files_under, is_fresh
from tools.pins import pinned

PLACES = {"play": ROOT / "build" / "play", "dev": ROOT / ".venv", "bench": ROOT / ".venv"}
EXTRAS = {"dev": ".[dev,work]", "bench": ".[dev,work,bench]"}


class SetupError(Exception):
    """No environment; the message says what to do."""


def ensure(purpose: str) -> None:
    """Make the environment for a purpose, or find that it is fresh."""
    place = PLACES[purpose]
    stamp = place / f".ceiba-{purpose}"
    wanted = digest(_inputs(purpose), sys.version, str(ROOT), *_circumstances(purpose))
    if is_fresh(stamp, wanted):
        return
    _create(place)
    if purpose == "play":
        print("Setting up Ceiba; the first time takes a minute or two.", flush=True)
        _pip(place, "install", str(ROOT))
        _tell_how_it_went(place)
    else:
        print(f"Setting up {place.name} for {purpose}.", flush=True)
        node = [] if web.system_node_is_good() else [pinned(web.NODE_WHEEL)]
        # An editable install builds neither core nor client: fetch no tools for them.
        os.environ.update(CEIBA_PURE="1", CEIBA_NO_WEB="1")
        # Nor is every module of every library compiled beforehand: most are never imported.
        _pip(place, "install", "--no-compile", *node, "--editable", EXTRAS[purpose])
    stamp.write_text(wanted)


def _inputs(purpose: str) -> list[Path]:
    recipe = [ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "hatch_build.py"]
    if purpose != "play":
        return recipe
    folders = (ROOT / "src", ROOT / "web", ROOT / "tools")
    return recipe + [path for folder in folders for path in files_under(folder)]


def _circumstances(purpose: str) -> list[str]:
    """A compiler installed since is a reason to install anew."""
    if purpose != "play":
        return []
    return [compile_core.why_not() or "compiled", os.environ.get("CEIBA_NO_WEB", "")]


def _create(place: Path) -> None:
    if (place / "bin" / "pip").exists() and _works(place):
        return
    shutil.rmtree(place, ignore_errors=True)
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        # Debian keeps the larger half of `venv` in a package of its own.
        package = f"python3.{sys.version_info.minor}-venv"
        if not apt.install([package], "Python's venv module is incomplete here"):
            raise SetupError("Then start again.")
    made = subprocess.run([sys.executable, "-m", "venv", str(place)], check=False)
    if made.returncode != 0:
        raise SetupError(f"`{sys.executable} -m venv` failed; see above")


def _works(place: Path) -> bool:
    """False when the Python it was made from is gone, or of another version now."""
    check = f"import sys; sys.exit(sys.version != {sys.version!r})"
    python = place / "bin" / "python"
    return python.exists() and subprocess.run([python, "-c", check], check=False).returncode == 0


def _pip(place: Path, *arguments: str) -> None:
    python = str(place / "bin" / "python")
    command = [python, "-m", "pip", "--disable-pip-version-check", "-qq", *arguments]
    done = subprocess.run([*command, "--constraint", "constraints.txt"], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise SetupError("pip could not install Ceiba; see above.")


def _tell_how_it_went(place: Path) -> None:
    """pip hides what the build hook has to say, so say it here."""
    (package,) = place.glob("lib/python3*/site-packages/ceiba")
    if any(package.rglob("*.so")):
        return
    reason = compile_core.why_not() or "compiling failed, `make compiled` shows why"
    print(f"Playing in pure Python, so bots think more slowly: {reason}.")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PLACES:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        ensure(arguments[0])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
