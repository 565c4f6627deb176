"""Wheel and sdist as people install them: built, installed into empty environments, and tried.

    python -m tools.wheels                     every Python 3.11 to 3.14 on the PATH
    python -m tools.wheels /opt/py/bin/python3 python3.13      these
    python -m tools.wheels --pure              only as where there is no compiler: quicker

For each Python a wheel is built from the sdist and installed, with nothing of this folder in sight:
a game is played, the server sends its page, fixed games have to come to the stored fingerprints,
and the environments are asked by the checkers of other libraries. With the first Python the sdist
is also installed where there is no compiler.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from tools import web
from tools.digest import ROOT
from tools.pins import pinned

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
EXTRAS = "zoo,corpus"
TOOLS = ("pytest", "pytest-asyncio", "pytest-timeout", "hypothesis", "httpx")
SHIPPED = ("py.typed", "web_assets/index.html", "games/gold/text.fr.ftl", "games/gold/rules.en.md")
"""Files that only the build can forget: a test in the source tree would always find them."""

BESIDE = ("tests", "tools", "docs/corpus", "pyproject.toml", "constraints.txt")
"""What goes along to be run there: the tests and what they need, but not the package."""
COMPILED_TESTS = ("tests/envs", "tests/conformance/test_fingerprints.py")
PURE_TESTS = ("tests/envs/test_batch.py", "tests/conformance/test_fingerprints.py")
PLAYED = "import ceiba, ceiba.bots; print(ceiba.bots.COMPILED, ceiba.__file__)"


class NotAsItShould(Exception):
    """Something that was built or installed is not what people should get."""


def pythons(asked: list[str]) -> Iterator[str]:
    """The Pythons to try, each that answers; who is not there is named."""
    for name in asked or [f"python{version}" for version in VERSIONS]:
        try:
            told = subprocess.run(
                [name, "-c", "import sys, venv, ensurepip; print(sys.executable)"],
                capture_output=True,
                text=True,
                check=True,
            )
        except (OSError, subprocess.CalledProcessError):
            print(f"{name}: not here, or without its venv module; not tried", flush=True)
        else:
            yield told.stdout.strip()


def names_in(package: Path) -> set[str]:
    """The files of a wheel or an sdist, as paths below the package."""
    if package.suffix == ".whl":
        names = zipfile.ZipFile(package).namelist()
    else:
        with tarfile.open(package) as packed:
            names = packed.getnames()
    return {name.rpartition("src/ceiba/")[2].removeprefix("ceiba/") for name in names}


def check_contents(package: Path) -> None:
    missing = set(SHIPPED) - names_in(package)
    if missing:
        raise NotAsItShould(f"{package.name} lacks {', '.join(sorted(missing))}")


def build_sdist(out: Path) -> Path:
    web.build(ROOT)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(out), where=ROOT)
    (sdist,) = out.glob("*.tar.gz")
    check_contents(sdist)
    return sdist


class Installed:
    """An empty environment with the package in it, and the tests beside it."""

    def __init__(self, python: str, place: Path) -> None:
        self.place = place
        run(python, "-m", "venv", str(place / "env"), where=place)
        self.python = str(place / "env" / "bin" / "python")
        for name in BESIDE:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, place / name)

    def wheel(self, sdist: Path, **settings: str) -> Path:
        """A wheel, built from the sdist by pip in an environment of its own."""
        self.pip("wheel", "--no-deps", "-w", str(self.place / "dist"), str(sdist), **settings)
        (wheel,) = (self.place / "dist").glob("*.whl")
        check_contents(wheel)
        return wheel

    def install(self, wheel: Path) -> None:
        self.pip("install", f"{wheel}[{EXTRAS}]", *(pinned(name) for name in TOOLS))

    def pip(self, *words: str, **settings: str) -> None:
        command = [self.python, "-m", "pip", "-qq", *words, "-c", "constraints.txt"]
        run(*command, where=self.place, **settings)

    def try_out(self, compiled: bool) -> str:
        """Play, serve and prove; what the tests said in their last line."""
        told = run(self.python, "-c", PLAYED, where=self.place)
        if told.split()[0] != str(compiled) or str(self.place / "env") not in told:
            raise NotAsItShould(f"expected compiled={compiled}, from the wheel: {told}")
        game = ["simulate", "tzolkin", "--players", "4", "--games", "1", "--seed", "wheel"]
        run(self.python, "-m", "ceiba", *game, where=self.place)
        with served(self.python, self.place) as page:
            if '<script type="module"' not in page:
                raise NotAsItShould(f"the server sends no client: {page[:200]}")
        tests = COMPILED_TESTS if compiled else PURE_TESTS
        said = run(self.python, "-m", "pytest", "-q", "--no-header", *tests, where=self.place)
        return said.strip().splitlines()[-1]


@contextmanager
def served(python: str, place: Path) -> Iterator[str]:
    """The first page of a server of this installation."""
    process = subprocess.Popen(
        [python, "-m", "ceiba", "serve", "--port", "0", "--data", str(place / "data")],
        cwd=place,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            address = re.search(r"http://\S+", line)
            if address:
                with urlopen(address[0]) as page:
                    yield page.read().decode()
                return
        raise NotAsItShould("the server told no address")
    finally:
        process.terminate()
        process.wait()


def environment(**settings: str) -> dict[str, str]:
    """Nothing of this folder leaks in."""
    return {**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, **settings}


def run(*command: str, where: Path, **settings: str) -> str:
    done = subprocess.run(
        command,
        cwd=where,
        env=environment(**settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise NotAsItShould(f"{' '.join(command)}\n{done.stdout}")
    return done.stdout


def main(asked: list[str]) -> int:
    found = list(pythons([name for name in asked if name != "--pure"]))
    if "--pure" in asked:
        kinds = [(python, False) for python in found]
    else:
        kinds = [(python, True) for python in found] + [(python, False) for python in found[:1]]
    try:
        with tempfile.TemporaryDirectory(prefix="ceiba-wheels-") as name:
            sdist = build_sdist(Path(name))
            print(f"{sdist.name}: {sdist.stat().st_size >> 10} KiB", flush=True)
            for number, (python, compiled) in enumerate(kinds):
                place = Path(name, str(number))
                place.mkdir()
                there = Installed(python, place)
                how = {"CEIBA_COMPILED": "1"} if compiled else {"CC": "no-such-compiler"}
                wheel = there.wheel(sdist, **how)
                there.install(wheel)
                said = there.try_out(compiled)
                print(f"{wheel.name}: {wheel.stat().st_size >> 10} KiB; {said}", flush=True)
                if compiled:
                    (ROOT / "dist").mkdir(exist_ok=True)
                    shutil.copy(wheel, ROOT / "dist")
            shutil.copy(sdist, ROOT / "dist")
    except NotAsItShould as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
