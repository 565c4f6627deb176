"""Measure the rules engine and the bots, and write the result to build/bench.json.

make bench                  everything, in about five minutes
python -m bench --quick     the same in one, with wider intervals and without the master
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from time import monotonic
from typing import Any

from bench import engine, peers, strength
from bench.house import ROOT, is_compiled

OUT = ROOT / "build" / "bench.json"
SEATS = engine.SEATS


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="shorter rounds, fewer games")
    quick = parser.parse_args(arguments).quick
    if not is_compiled():
        print("There is no compiled core to measure: run `make compiled` first.", file=sys.stderr)
        return 1

    start = monotonic()

    def progress(what: str) -> None:
        line = f"[{monotonic() - start:4.0f} s] {what}"
        tail = "\r" if sys.stderr.isatty() else "\n"
        print(f"{line:78}", end=tail, file=sys.stderr, flush=True)

    told: dict[str, Any] = {"machine": machine()}
    told["engine"] = engine.measure(3 if quick else 5, 0.6 if quick else 1.5, progress)
    told["open_spiel"] = peers.measure(0.2 if quick else 0.6, told["engine"]["compiled"], progress)
    told["bots"] = strength.measure(quick, progress)
    progress("done")
    print(table(told))
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(told, indent=2) + "\n")
    print(f"\nWritten to {OUT.relative_to(ROOT)}.")
    return 0


def machine() -> dict[str, str]:
    return {"python": platform.python_version(), "processor": platform.machine()}


def table(told: dict[str, Any]) -> str:
    return "\n".join([*engine_lines(told["engine"]), *peer_lines(told), *bot_lines(told["bots"])])


def engine_lines(told: dict[str, Any]) -> list[str]:
    lines = ["", "Das Gold der Maya, random play         compiled   interpreted   ratio   clone"]
    for players in SEATS:
        row = told[str(players)]
        lines.append(
            f"  {players} players, decisions/s         {row['compiled']:12,.0f}"
            f"  {row['interpreted']:12,.0f}  {row['ratio']:5.1f}x"
            f"   {row['clone_in_decisions']:.1f} decisions"
        )
    lines.append(f"  compiled against interpreted: {told['ratio']:.1f} times (wanted: 5)")
    return lines


def peer_lines(told: dict[str, Any]) -> list[str]:
    theirs = told["open_spiel"]
    lines = ["", "OpenSpiel, random play                decisions/s   we are faster"]
    if "missing" in theirs:
        return [*lines, f"  {theirs['missing']}"]
    ours = told["engine"]["compiled"]
    for kind, speeds in (("Python", theirs["python"]), ("C++", theirs["cpp"])):
        for name, speed in speeds.items():
            title = f"{name.removeprefix('python_')} ({kind})"
            lines.append(f"  {title:34}{speed:13,.0f}  {ours / speed:8.1f}x")
    lines.append(
        f"  against the games in Python: {theirs['ratio_to_python_median']:.0f} times the median "
        f"(wanted: 30), {theirs['ratio_to_python_fastest']:.0f} times the fastest"
    )
    return lines


def bot_lines(reports: list[dict[str, Any]]) -> list[str]:
    lines = [
        "",
        "Bots: one challenger in every seat     wins, 95 % interval     equals   mean score",
    ]
    for report in reports:
        pairing = report["pairing"]
        rate, low, high = report["rate"]
        title = f"{pairing['challenger']} against {pairing['field'][0]}, {pairing['players']}"
        mark = "above" if low > report["chance"] else "below" if high < report["chance"] else "even"
        lines.append(
            f"  {title:32}{rate:7.1%} [{low:5.1%}, {high:6.1%}]  {report['chance']:6.1%} {mark:5}"
            f"  {report['mean_score']:5.1f} against {report['mean_score_of_field']:.1f}"
        )
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
