"""`python -m tests.refusals [GAME ...] [--count N] [--seed S]`: prove the refusals of games."""

import argparse
import importlib
import sys
from pathlib import Path

from ceiba.games import find_game
from tests.refusals.harness import prove

HERE = Path(__file__).parent
OWN = ("__init__", "__main__", "harness", "test_refusals")
GAMES = sorted(file.stem for file in HERE.glob("*.py") if file.stem not in OWN)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--count", type=int, default=100_000, help="refused answers a game")
    parser.add_argument("--seed", default="refusals")
    asked = parser.parse_args()
    false = 0
    for slug in asked.games:
        own = importlib.import_module(f"tests.refusals.{slug}")
        report = prove(find_game(slug), own.TABLES, own.PROVERS, asked.count, asked.seed)
        print(slug, *report.lines(), sep="\n  ")
        false += len(report.false)
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main())
