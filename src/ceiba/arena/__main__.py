"""A tournament: the first bot against the others.

python -m ceiba.arena gold --players 3 --games 200 greedy random
"""

import argparse
import sys
from pathlib import Path

import msgspec

from ceiba.arena.tournament import Pairing, play_all, report
from ceiba.bots import NAMES
from ceiba.core.errors import CeibaError
from ceiba.games import GAMES


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    pairing = Pairing(options.game, options.players, options.challenger, tuple(options.field))
    played = []
    try:
        for game in play_all(pairing, options.games, options.seed, options.workers):
            played.append(game)
            if sys.stderr.isatty():
                print(f"\r{len(played)} games", end="", file=sys.stderr, flush=True)
    except CeibaError as problem:
        print(problem, file=sys.stderr)
        return 2
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    result = report(pairing, played)
    print(result.line())
    if options.json:
        told = {"report": result, "seed": options.seed, "games": played}
        text = msgspec.json.format(msgspec.json.encode(told), indent=2)
        options.json.write_bytes(text)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m ceiba.arena",
        description="The challenger takes every seat in turn on the same seeds; the others fill "
        "the remaining seats. Win rates come with 95 % confidence intervals (Wilson).",
    )
    names = ", ".join(NAMES)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("challenger", help=f"one of: {names}")
    parser.add_argument("field", nargs="+", help="the bots it meets")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=120, help="at least so many (default: 120)")
    parser.add_argument("--seed", default="arena", help="the same seed gives the same games")
    parser.add_argument("--workers", type=int, help="processes; default: one per core")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write a report with all games")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
