"""How fast batches of tables are, beside the environments people know, in processes of their own.

python -m bench.batches 0.5 gold 4 1024 1 yes     prints steps per second of one batch as JSON
"""

import json
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bench.house import ROOT, environment
from ceiba.games import GAMES

SIZES = (16, 128, 1024, 16384)
USUAL = 1024
"""Tables of the batch that is compared with others."""
OF_PETTINGZOO, OF_OPEN_SPIEL = 50, 10
"""How many times faster a batch is wanted to be."""


def main(seconds: float, slug: str, players: int, n: int, processes: int, observed: bool) -> None:
    """Random play; choosing the answers is not counted, copying arrays between processes is.

    As many games are played as there are tables: the beginning of a game is not its end, and many
    tables would not get beyond it in a moment.
    """
    from ceiba.envs import batch

    clock = process_time if processes == 1 else perf_counter
    with batch(slug, players, n, "bench", observed=observed, processes=processes) as tables:
        steps, games, spent = 0, 0, 0.0
        while spent < seconds or games < n:
            answers = tables.sample()
            start = clock()
            now = tables.step(answers)
            spent += clock() - start
            steps += n
            games += int(now.ended.sum())
    print(json.dumps(steps / spent))


def measure(slugs: list[str], seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    told = {}
    for slug in slugs:
        players = GAMES[slug].spec.max_players
        progress(f"{slug}: batches")
        sizes = {n: _run(seconds, slug, players, n) for n in SIZES}
        told[slug] = {
            "players": players,
            "sizes": sizes,
            "unobserved": _run(seconds, slug, players, USUAL, observed=False),
            "two_processes": _run(seconds, slug, players, USUAL, processes=2),
        }
    return told


def _run(
    seconds: float, slug: str, players: int, n: int, processes: int = 1, observed: bool = True
) -> float:
    """The median of three runs; one of those that take long enough to be sure."""
    command = [sys.executable, "-m", "bench.batches", str(seconds), slug, str(players), str(n)]
    command += [str(processes), "yes" if observed else "no"]
    speeds = []
    for _ in range(1 if n == max(SIZES) else 3):
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment("compiled"),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"the batch of {slug} failed:\n{done.stderr}")
        speeds.append(float(done.stdout))
    return median(speeds)


if __name__ == "__main__":
    _, _seconds, _slug, _players, _n, _processes, _observed = sys.argv
    main(float(_seconds), _slug, int(_players), int(_n), int(_processes), _observed == "yes")
