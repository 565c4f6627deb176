"""How good the bots are: tournaments on the compiled rules, with confidence intervals."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bench.house import ROOT, environment, is_compiled


class Step(NamedTuple):
    """A stronger bot against a weaker one; games for each player count, in full and in quick."""

    challenger: str
    field: str
    games: int
    quick: int


LADDER = (
    Step("greedy", "random", 48, 12),
    Step("adept", "greedy", 36, 12),
    Step("master", "greedy", 24, 0),
    Step("adept", "novice", 36, 0),
    Step("master", "adept", 24, 0),
    Step("master", "master", 8, 0),
)
"""The last step is between equals: it tells what the winners score."""


def measure(
    game: str, players: range, quick: bool, progress: Callable[[str], None]
) -> list[dict[str, Any]]:
    reports = []
    for step in LADDER:
        games = step.quick if quick else step.games
        for number in players:
            if games:
                progress(f"{game}: {step.challenger} against {step.field}, {number} players")
                reports.append(_tournament(game, step, number, games))
    return reports


def _tournament(game: str, step: Step, players: int, games: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        command = [game, step.challenger, step.field, "--players", str(players)]
        command += ["--games", str(games), "--seed", "bench", "--json", str(file)]
        done = subprocess.run(
            [sys.executable, "-m", "ceiba.arena", *command],
            cwd=ROOT,
            env=environment("compiled" if is_compiled() else "interpreted"),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"the tournament failed:\n{done.stderr}")
        report: dict[str, Any] = json.loads(file.read_text())["report"]
        return report
