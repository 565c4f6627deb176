"""The page tells how a game is added: its commands are run, in a copy of the house, and it plays.

The game in the copy has no folder in web/: the server tells the browser its answers all the same.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House, play_out

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
COPIED = ("src", "tests", "tools", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web_assets", "browser", "*.so")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the game of the page in it."""
    place = tmp_path_factory.mktemp("house")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, place / name)
    steps = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    assert len(steps) >= 4
    for step in steps:
        run(place, "bash", "-euc", step)
    return place


def run(place: Path, *command: str, said: str = "") -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(place / "src")}
    done = subprocess.run(
        command, cwd=place, env=env, input=said, capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_new_game_is_on_the_list_and_plays(copy: Path) -> None:
    play = (
        "import ceiba, json\n"
        "match = ceiba.new('honey', players=2, seed='x')\n"
        "while not match.over:\n"
        "    match.play(f'{match.waiting[0]} {match.options_for(match.waiting[0])[-1]}')\n"
        "print(json.dumps([ceiba.all_games(), match.outcome().winners]))\n"
    )
    games, winners = json.loads(run(copy, sys.executable, "-c", play))
    assert games[-1] == "honey"
    assert winners == [0, 1]


def test_it_is_played_in_the_terminal(copy: Path) -> None:
    command = (sys.executable, "-m", "ceiba", "play", "honey", "--lang", "en", "--seed", "x")
    told = run(copy, *command, said="sow\nclose\n" * 26)
    assert "Sow one more kernel" in told
    assert "The harvest is home" in told


async def test_it_is_played_on_the_server_without_a_client_of_its_own(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(copy / "src"))
    house = House(tmp_path / "data")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    made = await house.ask("POST", "/api/tables", json={"game": "honey", "seats": seats})
    assert made.status_code == 201, made.text
    async with house.sit(made.json()["table"]["id"], made.json()["tokens"]["0"]) as ana:
        assert [option["verb"] for option in ana.now["decision"]["options"]] == ["sow", "close"]
        await play_out(ana, random.Random(1))
        assert ana.now["outcome"]["reason"] == "harvest_home"
    assert house.stop() == 0


def test_milpa_is_small_enough_to_be_read() -> None:
    files = (ROOT / "src" / "ceiba" / "games" / "milpa").glob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 300


def test_every_place_where_a_game_has_a_file_is_on_the_page() -> None:
    """Whatever is named after the five games, somewhere in the repository."""
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    places = set[str]()
    for file in listed:
        folders = file.split("/")
        for depth, name in enumerate(folders):
            if re.fullmatch(r"(balam|gold|lapins|pacal|tzolkin)(\.\w+|-\d\.txt)?", name):
                place = re.sub(r"balam|gold|lapins|pacal|tzolkin", "<slug>", name)
                places.add("/".join([*folders[:depth], re.sub(r"-\d", "-<players>", place)]))
    places -= {"tests/testkit/<slug>.py"}  # helps the tests of one game only
    assert places
    assert {place for place in places if place.removesuffix(".py") not in PAGE} == set()


@pytest.mark.parametrize("place", ["src/ceiba/bots/__init__.py", "bench/subjects.py"])
def test_lines_that_name_a_game_are_on_the_page(place: str) -> None:
    assert "tzolkin" in (ROOT / place).read_text("utf-8")
    assert place in PAGE
