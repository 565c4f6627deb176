"""How fast the rules are: random games in this process. Prints JSON; see `measure` for the rest.

PYTHONPATH=src python -m bench.engine 1.0
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from bench.house import ROOT, environment

SEATS = (2, 3, 4)


def main(seconds: float) -> None:
    """Decisions per second of processor time, and what a clone costs, for each player count."""
    from ceiba.bots.playout import play_random
    from ceiba.core.seed import seeded
    from ceiba.games import find_game

    game = find_game("gold")
    options = game.spec.check_options({})
    told = {}
    for players in SEATS:
        rng = seeded("bench")
        decisions, spent, number = 0, 0.0, 0
        while spent < seconds / len(SEATS):
            tables = [game.setup(players, options, seeded(f"{number} {i}")) for i in range(50)]
            for table in tables:
                table.settle(None)
            start = process_time()
            for table in tables:
                decisions += play_random(table, rng)
            spent += process_time() - start
            number += 1
        table = game.setup(players, options, seeded("clone"))
        table.settle(None)
        for _ in range(60):
            seat = table.decider()
            table.apply(seat, table.options(seat)[-1], None)
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


def measure(rounds: int, seconds: float, progress: Callable[[str], None]) -> dict[str, object]:
    """Both ways in turn, several short rounds, so that a busy machine disturbs both alike."""
    runs: dict[str, list[dict[str, dict[str, float]]]] = {"interpreted": [], "compiled": []}
    for number in range(rounds):
        for way in runs:
            progress(f"engine: round {number + 1} of {rounds}, {way}")
            runs[way].append(_run(way, seconds))
    told: dict[str, object] = {}
    ratios = []
    for players in map(str, SEATS):
        speeds = {
            way: [run[players]["decisions_per_s"] for run in done] for way, done in runs.items()
        }
        paired = zip(speeds["compiled"], speeds["interpreted"], strict=True)
        ratio = statistics.median(fast / slow for fast, slow in paired)
        clone = statistics.median(run[players]["clone_s"] for run in runs["compiled"])
        compiled = statistics.median(speeds["compiled"])
        ratios.append(ratio)
        told[players] = {
            "compiled": compiled,
            "interpreted": statistics.median(speeds["interpreted"]),
            "ratio": ratio,
            "clone_in_decisions": clone * compiled,
        }
    told["ratio"] = statistics.median(ratios)
    told["compiled"] = statistics.median(told[str(p)]["compiled"] for p in SEATS)  # type: ignore[index]
    return told


def _run(way: str, seconds: float) -> dict[str, dict[str, float]]:
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine", str(seconds)],
        cwd=ROOT,
        env=environment(way),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"the {way} engine failed:\n{done.stderr}")
    told: dict[str, dict[str, float]] = json.loads(done.stdout)
    return told


if __name__ == "__main__":
    main(float(sys.argv[1]))
