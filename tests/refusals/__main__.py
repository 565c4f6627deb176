"""`python -m tests.refusals [GAME ...] [--count N] [--seed S] [--jobs N]`: prove the refusals."""

import argparse
import os
import sys
from multiprocessing import get_context
from pathlib import Path

from tests.refusals.harness import Report, share

HERE = Path(__file__).parent
OWN = ("__init__", "__main__", "harness", "test_refusals")
GAMES = sorted(file.stem for file in HERE.glob("*.py") if file.stem not in OWN)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--count", type=int, default=100_000, help="refused answers a game")
    parser.add_argument("--seed", default="refusals")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes; all cores")
    asked = parser.parse_args()
    false = 0
    with get_context("spawn").Pool(asked.jobs) as pool:
        for slug in asked.games:
            each = -(-asked.count // asked.jobs)
            shares = [(slug, each, f"{asked.seed}/{n}") for n in range(asked.jobs)]
            report = Report()
            for part in pool.starmap(share, shares):
                report.proven += part.proven
                report.false += part.false
            print(slug, *report.lines(), sep="\n  ", flush=True)
            false += len(report.false)
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main())
