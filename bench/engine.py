"""How fast the rules are: random games, compiled and interpreted, in processes of their own.

python -m bench.engine 0.5 gold '{}'     prints one measurement of one game as JSON
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

from bench.house import ROOT, environment

TABLES = 25
"""So many tables are set up at a time; only playing on them is measured."""
INTO_THE_GAME = 60
"""After so many answers a clone is measured."""


class Subject(NamedTuple):
    """What is measured: a game, with options that change how much there is to think about."""

    game: str
    title: str
    options: dict[str, object]


def main(seconds: float, slug: str, chosen: dict[str, object]) -> None:
    """Decisions per second of processor time, and what a clone costs, for each player count."""
    from ceiba.bots.playout import play_random
    from ceiba.core.seed import seeded
    from ceiba.games import find_game

    game = find_game(slug)
    seats = range(game.spec.min_players, game.spec.max_players + 1)
    told = {}
    for players in seats:
        options = game.check_options(players, chosen)
        rng = seeded("bench")
        decisions, spent, number = 0, 0.0, 0
        while spent < seconds / len(seats):
            tables = [game.setup(players, options, seeded(f"{number} {i}")) for i in range(TABLES)]
            for table in tables:
                table.settle(None)
            start = process_time()
            for table in tables:
                decisions += play_random(table, rng)
            spent += process_time() - start
            number += 1
        table = game.setup(players, options, seeded("clone"))
        table.settle(None)
        for _ in range(INTO_THE_GAME):
            seat = table.decider()
            answers = table.options(seat)
            table.apply(seat, answers[rng.below(len(answers))], None)
        told[players] = {
            "decisions_per_s": decisions / spent,
            "clone_s": per_call(table.clone),
        }
    print(json.dumps(told))


def per_call(call: Callable[[], object], times: int = 2000) -> float:
    """Seconds of processor time for one call."""
    start = process_time()
    for _ in range(times):
        call()
    return (process_time() - start) / times


def measure(
    subject: Subject, rounds: int, seconds: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Both ways in turn, several short rounds, so that a busy machine disturbs both alike."""
    runs: dict[str, list[dict[str, dict[str, float]]]] = {"interpreted": [], "compiled": []}
    for number in range(rounds):
        for way in runs:
            progress(f"{subject.title}: round {number + 1} of {rounds}, {way}")
            runs[way].append(_run(way, subject, seconds))
    told: dict[str, Any] = {"players": {}}
    for players in runs["compiled"][0]:
        speeds = {
            way: [run[players]["decisions_per_s"] for run in done] for way, done in runs.items()
        }
        paired = zip(speeds["compiled"], speeds["interpreted"], strict=True)
        clone = statistics.median(run[players]["clone_s"] for run in runs["compiled"])
        compiled = statistics.median(speeds["compiled"])
        told["players"][players] = {
            "compiled": compiled,
            "interpreted": statistics.median(speeds["interpreted"]),
            "ratio": statistics.median(fast / slow for fast, slow in paired),
            "clone_in_decisions": clone * compiled,
        }
    for what in ("ratio", "compiled"):
        told[what] = statistics.median(row[what] for row in told["players"].values())
    return told


def _run(way: str, subject: Subject, seconds: float) -> dict[str, dict[str, float]]:
    options = json.dumps(subject.options)
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine", str(seconds), subject.game, options],
        cwd=ROOT,
        env=environment(way),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"{subject.title}, {way}, failed:\n{done.stderr}")
    told: dict[str, dict[str, float]] = json.loads(done.stdout)
    return told


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]))
