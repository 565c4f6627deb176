"""Better prices for the bots of a game, found by very many games (see ceiba/arena/evolution.py).

    python -m tools.tune tzolkin --minutes 8 --output tzolkin.json
    python -m tools.tune tzolkin --adopt tzolkin.json

The first writes down how far it has come after every generation, and goes on from there when it is
called again; the same seed gives the same generations on any number of processes. With the
compiled core (`PYTHONPATH=build/compiled`) it is many times faster. The second puts the prices it
found into src/ceiba/bots/<game>/prices.py, where the bots take them from.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec

from ceiba.arena.evolution import (
    Check,
    Numbers,
    check,
    joined,
    learn,
    move,
    rounded,
    table_sizes,
)
from ceiba.bots import CRAFTS
from ceiba.bots.prices import Prices
from tools.digest import ROOT

AT_ONCE = 8
"""Tables, or deals of a check, that one process plays in one go."""
CHECK_EVERY = 50
CHECK_DEALS = 32
WEIGHT_OF_LATER = 3
"""The prices found are the mean of all generations, later ones counting more (this power)."""


class Course(msgspec.Struct):
    """What is asked for, and how far it has come."""

    game: str
    seed: str
    tables: int
    """Deals in a generation; each is played twice."""
    pace: float
    start: Prices
    generation: int = 0
    games: int = 0
    centre: Numbers = {}
    """Around what the next generation changes the prices."""
    mean: Numbers = {}
    checks: list[tuple[int, list[Check]]] = []
    """By generation: the prices found until then against those of the start."""

    @property
    def asked(self) -> tuple[str, str, int, float]:
        return self.game, self.seed, self.tables, self.pace

    @property
    def found(self) -> Prices:
        return rounded(self.mean)


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    if options.adopt:
        _adopt(options.game, msgspec.json.decode(options.adopt.read_bytes(), type=Course).found)
        return 0
    until = time.monotonic() + options.minutes * 60
    course = _course(options)
    context = get_context("spawn")
    with ProcessPoolExecutor(options.processes, mp_context=context) as pool:
        while time.monotonic() < until and course.generation < options.generations:
            _generation(course, pool)
            if course.generation % CHECK_EVERY == 0:
                _check(course, pool, CHECK_DEALS)
            _keep(course, options.output)
        if options.deals > 0:
            _check(course, pool, options.deals)
    _keep(course, options.output)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(CRAFTS))
    parser.add_argument("--minutes", type=float, default=8, help="without the last check")
    parser.add_argument("--generations", type=int, default=10_000, help="at most, in all")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--output", type=Path, metavar="FILE", help="how far it has come")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--tables", type=int, default=192, help="deals in a generation")
    parser.add_argument("--pace", type=float, default=0.7, help="how far one generation goes")
    parser.add_argument("--deals", type=int, default=96, help="of the last check")
    parser.add_argument("--adopt", type=Path, metavar="FILE", help="take the prices found there")
    return parser


def _course(options: argparse.Namespace) -> Course:
    """As it was left, or at its start."""
    fresh = Course(
        options.game, options.seed, options.tables, options.pace, CRAFTS[options.game].prices
    )
    fresh.centre = {name: [float(number) for number in row] for name, row in fresh.start.items()}
    fresh.mean = fresh.centre
    if options.output is None:
        options.output = Path(f"{options.game}.json")
    if not options.output.exists():
        return fresh
    kept = msgspec.json.decode(options.output.read_bytes(), type=Course)
    if kept.asked != fresh.asked:
        sys.exit(f"{options.output} holds another course; give another file, or what it began with")
    return kept


def _generation(course: Course, pool: Executor) -> None:
    began = time.monotonic()
    seed = f"{course.seed} {course.generation}"
    parts = [range(i, i + AT_ONCE) for i in range(0, course.tables, AT_ONCE)]
    asked = [pool.submit(learn, course.game, course.centre, seed, part) for part in parts]
    lessons = [each.result() for each in asked]
    course.centre = move(course.centre, lessons, course.pace)
    course.generation += 1
    course.games += 2 * AT_ONCE * len(parts)
    weight = (WEIGHT_OF_LATER + 1) / (course.generation + WEIGHT_OF_LATER)
    course.mean = {
        name: [old + weight * (new - old) for old, new in zip(row, course.centre[name])]
        for name, row in course.mean.items()
    }
    took = time.monotonic() - began
    print(f"{course.game} {course.generation}: {course.games} games, {took:.1f} s", flush=True)


def _check(course: Course, pool: Executor, deals: int) -> None:
    parts = [range(i, i + AT_ONCE) for i in range(0, deals, AT_ONCE)]
    seed = f"{course.seed} check {course.generation}"
    asked = [
        pool.submit(check, course.game, players, course.found, course.start, seed, part)
        for players in table_sizes(course.game)
        for part in parts
    ]
    results = list(joined([each.result() for each in asked]))
    course.checks.append((course.generation, results))
    for result in results:
        print(f"{course.game} {course.generation}, {result.line()}", flush=True)


def _keep(course: Course, file: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(course), indent=1)
    beside = file.with_suffix(".new")
    beside.write_bytes(text)
    beside.replace(file)


def _adopt(game: str, found: Prices) -> None:
    file = ROOT / "src" / "ceiba" / "bots" / game / "prices.py"
    text = file.read_text("utf-8")
    for name, row in found.items():
        text, times = re.subn(rf'(?m)^(    "{name}": )\[.*\],$', rf"\g<1>{row},", text)
        if times != 1:
            sys.exit(f"{file} has no price '{name}'")
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
