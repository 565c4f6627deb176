"""Bots that are not of the house, and all they may do: none holds a league up or speaks in it."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import ceiba
from ceiba.arena import players
from ceiba.arena.guests import Program
from ceiba.arena.league import League
from ceiba.arena.players import BotFailed, player
from ceiba.cli import main
from ceiba.core.errors import BadOptions, CeibaError
from ceiba.core.rng import Rng

GUESTS = """
import sys, time
class Chatty:
    def answer(self, asked):
        print("thinking about", asked.task)
        return asked.options[0]
class Loud:
    def answer(self, asked):
        raise ValueError("\\x1b[2Jgone\\n" + "x" * 10_000)
class Leaves:
    def __init__(self):
        sys.exit("no more")
class Sleeps:
    def __init__(self):
        time.sleep(60)
"""


@pytest.fixture(autouse=True)
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("guest_bots.py").write_text(GUESTS)
    tmp_path.joinpath("leaving_bots.py").write_text("import sys\nsys.exit('at once')\n")
    tmp_path.joinpath("sleeping_bots.py").write_text("import time\ntime.sleep(60)\n")
    monkeypatch.syspath_prepend(tmp_path)


def written(code: str, seconds: float) -> Program:
    return Program(f"run:{shlex.quote(sys.executable)} -c {shlex.quote(code)}", seconds)


def ask(bot: players.Player) -> list[int]:
    match = ceiba.new("gold", 2, seed="guest")
    return bot.answers(match.game, match.state, 0, Rng(1, 2, 3, 4))


def ask_often(bot: players.Player) -> None:
    for _ in range(1000):
        ask(bot)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("while True: print('bid 0')", "writes more than 100 lines that nobody asked for"),
        ("import os\nwhile True: os.write(1, b'x' * 1000)", "writes a line without an end"),
    ],
)
def test_a_program_that_floods_its_output_is_not_listened_to(code: str, said: str) -> None:
    bot = written(code, seconds=30)
    with pytest.raises(BotFailed, match=said):
        ask_often(bot)
    bot.close()


def test_a_program_that_never_reads_holds_nobody_up() -> None:
    bot = written("import time; time.sleep(60)", seconds=0.01)
    for _ in range(200):  # more questions than fit into a pipe
        with pytest.raises(BotFailed, match=r"no answer in 0\.01 seconds"):
            ask(bot)
    bot.close()


@pytest.mark.parametrize(
    ("name", "problem", "said"),
    [
        ("guest_bots:Leaves", BotFailed, "Leaves: cannot be made: SystemExit: no more"),
        ("guest_bots:Sleeps", BotFailed, r"Sleeps: cannot be made: not done in 0\.2 seconds"),
        ("leaving_bots:Any", BadOptions, r"no bot 'leaving_bots:Any' \(SystemExit: at once\)"),
        ("sleeping_bots:Any", BotFailed, r"cannot be made: not done in 0\.2 seconds"),
        ("net:150:forty:0:my.net", BadOptions, "one with a network is written net:ITERATIONS"),
        ("judge:", BadOptions, "as judge:150:40:0:my.net"),
        ("table:1:-2:0:my.net", BadOptions, "is written table:ITERATIONS:ANSWERS:TRUST:FILE"),
        (f"net:1:1:0:{__file__}", BadOptions, "test_guests.py': this is no network"),
    ],
)
def test_bots_that_cannot_be_made(
    name: str, problem: type[CeibaError], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "BEGINNING", 0.2)
    with pytest.raises(problem, match=said):
        player(name, "gold", 2)


def test_what_a_bot_says_of_its_failure_is_one_line_for_any_terminal() -> None:
    with pytest.raises(BotFailed) as failure:
        ask(player("guest_bots:Loud", "gold", 2))
    assert str(failure.value).startswith(
        "guest_bots:Loud: ValueError: \N{REPLACEMENT CHARACTER}[2J"
    )
    assert len(str(failure.value)) < 400
    assert str(failure.value).isprintable()


@pytest.mark.parametrize("workers", ["0", "1"])
def test_what_a_bot_prints_is_not_among_the_lines_of_the_report(
    workers: str, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "gold", "-p", "2", "-g", "2", "-b", "random", "guest_bots:Chatty", "--json"]
    assert main([*asked, "--workers", workers]) == 0
    told = capfd.readouterr()
    assert json.loads(told.out)["lost"] == {}
    assert "thinking about bidding" in told.err


def test_more_games_than_can_be_listed() -> None:
    with pytest.raises(BadOptions, match="at most 1000000 games in one league"):
        League("gold", 2, ("random", "greedy"), 10**14, "s").check()
