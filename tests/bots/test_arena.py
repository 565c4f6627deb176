"""Tournaments: who sits where, what is counted, what is written down."""

import json
from pathlib import Path

import pytest

from ceiba.arena import Pairing, play_all, wilson
from ceiba.arena.__main__ import main
from ceiba.arena.tournament import report, tournament
from ceiba.core.errors import BadOptions

PAIRING = Pairing("gold", 3, "greedy", ("random",))


def test_every_seat_on_the_same_seeds() -> None:
    games = list(play_all(PAIRING, 4, "rotation", workers=0))
    assert len(games) == 6  # whole rounds only
    assert [game.challenger_seat for game in games] == [0, 1, 2, 0, 1, 2]
    assert [game.seed for game in games] == ["rotation-0"] * 3 + ["rotation-1"] * 3
    assert games[1].names == ("random", "greedy", "random")


def test_processes_change_nothing() -> None:
    alone = list(play_all(PAIRING, 3, "processes", workers=0))
    assert list(play_all(PAIRING, 3, "processes", workers=2)) == alone
    assert report(PAIRING, alone) == tournament(PAIRING, 3, "processes", workers=0)


def test_wilson_bounds() -> None:
    sure, unsure = wilson(900, 1000), wilson(9, 10)
    assert unsure.low < sure.low < sure.rate == 0.9 < sure.high < unsure.high < 1
    assert wilson(0, 20).low == 0
    assert wilson(20, 20).high == 1


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.json"
    arguments = ["gold", "greedy", "random", "--players", "2", "--games", "2", "--workers", "0"]
    assert main([*arguments, "--json", str(file)]) == 0
    assert "greedy against random, 2 players: wins 100.0%" in capsys.readouterr().out
    told = json.loads(file.read_text())
    assert told["report"]["games"] == len(told["games"]) == 2
    assert main(["gold", "greedy", "nobody", "--games", "2"]) == 2


def test_needs_somebody_to_meet() -> None:
    with pytest.raises(BadOptions, match="at least two bots"):
        list(play_all(Pairing("gold", 3, "greedy", ()), 3, "none"))
