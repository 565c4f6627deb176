"""Measure the rules engine, batches, bots and the server, and write the result to build/bench.json.

make bench                       everything; the strongest bots take their time
python -m bench gold             one game only
python -m bench --quick          shorter rounds, wider intervals, without the master
python -m bench --no-bots        the speed only
python -m bench --server         the server only
python -m bench --batches        batches of tables beside other environments only
python -m bench.page             the page in a browser: first move, turning gears, an answered click
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from time import monotonic
from typing import Any

from bench import batches, engine, environments, peers, report, strength
from bench.house import ROOT, is_compiled
from bench.server import measure as server
from bench.subjects import SUBJECTS, chosen
from ceiba.games import GAMES

OUT = ROOT / "build" / "bench.json"


def main(arguments: list[str]) -> int:
    args = _parser().parse_args(arguments)
    unknown = [slug for slug in args.games if slug not in GAMES]
    if unknown:
        print(f"There is no game '{unknown[0]}'; there are: {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    if not is_compiled():
        print("There is no compiled core to measure: run `make compiled` first.", file=sys.stderr)
        return 1

    start = monotonic()

    def progress(what: str) -> None:
        line = f"[{monotonic() - start:4.0f} s] {what}"
        tail = "\r" if sys.stderr.isatty() else "\n"
        print(f"{line:78}", end=tail, file=sys.stderr, flush=True)

    quick: bool = args.quick
    subjects = chosen(args.games)
    rounds, seconds = (3, 0.6) if quick else (5, 1.5)
    told: dict[str, Any] = {"machine": machine(), "bots": {}}
    slugs = list(dict.fromkeys(subject.game for subject in subjects))
    told["environments"] = environments.measure(0.3 if quick else 1.0, progress)
    told["batches"] = batches.measure(slugs, 0.3 if quick else 1.0, progress)
    if args.batches:
        progress("done")
        print("\n".join(report.batch_lines(told)))
        return 0
    if not args.games:
        told["server"] = server.measure(quick, progress)
    if args.server:
        progress("done")
        print("\n".join(server.lines(told["server"])))
        return 0
    told["engine"] = {
        subject.title: engine.measure(subject, rounds, seconds, progress) for subject in subjects
    }
    told["open_spiel"] = peers.measure(0.2 if quick else 0.6, progress)
    if args.bots:
        for slug in slugs:
            spec = GAMES[slug].spec
            seats = range(spec.min_players, spec.max_players + 1)
            told["bots"][slug] = strength.measure(slug, seats, quick, progress)
    progress("done")
    print("\n".join(report.lines(told)))
    if "server" in told:
        print("\n".join(server.lines(told["server"])))
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(told, indent=2) + "\n")
    print(f"\nWritten to {OUT.relative_to(ROOT)}.")
    return 0


def machine() -> dict[str, str]:
    return {"python": platform.python_version(), "processor": platform.machine()}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.splitlines()[0])
    games = ", ".join(dict.fromkeys(subject.game for subject in SUBJECTS))
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of: {games} (default: all)")
    parser.add_argument("--quick", action="store_true", help="shorter rounds, fewer games")
    parser.add_argument("--no-bots", dest="bots", action="store_false", help="the speed only")
    parser.add_argument("--server", action="store_true", help="the server only")
    parser.add_argument("--batches", action="store_true", help="batches of tables only")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
