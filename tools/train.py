"""A network for a game, taught by very many games against itself.

    python -m tools.train gold --players 2 --rounds 400
    ceiba arena gold --players 2 --bots net:200:40:0:build/nets/gold-2/gold-2.net novice --games 40

It hears what the bots' suggestions say and begins by heeding them. First it learns to foresee how
that ends; then it plays at many tables, against itself or among others who follow the suggestions,
and learns from every answer that turned out better or worse than it had foreseen
(tools/practice.py, tools/learning.py). Now and then one of it plays among suggestions: that is the
curve of its strength. All is kept in a folder (build/nets/gold-2), so it goes on when it is called
again, at new games. Needs numpy, learns on a graphics card where there is one and PyTorch, wants
the compiled core (`PYTHONPATH=build/compiled`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several courses go on side by side

import msgspec
import numpy as np
from numpy.typing import NDArray

from ceiba.bots import CRAFTS
from ceiba.games import find_game
from ceiba.nets.files import Card, pack, unpack
from tools.crew import Crew, Tables
from tools.digest import ROOT
from tools.learning import Learner, best_place
from tools.practice import Goal, Practice, Trial, looked_round, played, tried

SECOND = 64
"""Cells of the second hidden layer."""
PASSES = 3
"""Over what a round brought."""
LEAST_RATE = 0.00005
"""How far the last steps go."""
LATE_CURIOSITY = 0.2
"""The share of its curiosity that is left in the last round."""
TRIAL = 256
"""Tables of a trial."""


class Check(msgspec.Struct):
    """How strong it was after so many rounds."""

    round: int
    games: int
    trial: Trial


class Course(msgspec.Struct):
    """What is asked for, and how far it has come."""

    game: str
    players: int
    seed: str
    tables: int
    steps: int
    """Answers at each table in a round."""
    taught: int
    """Rounds in which the suggestions teach. A network that goes on from another answers by itself
    in these, and learns to foresee how that ends."""
    rounds: int
    rate: float = 0.0007
    """How far the first steps go."""
    curiosity: float = 0.01
    """How much it counts to keep trying what is not thought best, at first."""
    among: int = 100
    """At so many tables of a hundred it has one seat, among others by the suggestions."""
    after: str = ""
    """The file of a network it goes on from."""
    batch: int = 1024
    """Questions it learns from in one step."""
    rivalry: int = 100
    """How much a point of the best opponent hurts, in hundredths of an own point."""
    first: int = 128
    """Cells of the first hidden layer; so many at least where it goes on from a network."""
    usual: int = 0
    par: int = 0
    """Half of the first games came to this, in hundredths, half of them closer than usual."""
    done: int = 0
    games: int = 0
    checks: list[Check] = []

    @property
    def asked(self) -> tuple[object, ...]:
        return (
            self.game,
            self.players,
            self.seed,
            self.tables,
            self.steps,
            self.taught,
            self.rounds,
            self.rate,
            self.curiosity,
            self.among,
            self.after,
            self.batch,
            self.rivalry,
            self.first,
        )

    def slowing(self, most: float, least: float) -> float:
        """From `most` at the first round to `least` at the last."""
        share = min(1.0, self.done / self.rounds)
        return float(most * (least / most) ** share)


class School:
    """A course and its folder."""

    def __init__(self, course: Course, folder: Path, processes: int = 1) -> None:
        self.course = course
        self.folder = folder
        self.name = f"{course.game}-{course.players}"
        folder.mkdir(parents=True, exist_ok=True)
        if self._notes.exists():
            kept = msgspec.json.decode(self._notes.read_bytes(), type=Course)
            if kept.asked != course.asked:
                sys.exit(f"{folder} holds another course; give another one, or what it began with")
            self.course = kept
            self.learner = Learner.load(folder / "learner.npz", best_place())
        elif course.after:
            made = unpack(Path(course.after).read_bytes())
            self.learner = Learner.after(made, course.first, best_place())
            course.usual, course.par = made.card.usual, made.card.par
            if course.rivalry != made.card.rivalry:
                luck = np.random.default_rng(0)
                self._look_at(played(self.learner, self._tables("first", 128).drill(), luck)[0])
        else:
            shape, points = looked_round(self._tables("first", 128).drill(), course.first, SECOND)
            self.learner = Learner.new(shape, best_place())
            self._look_at(points)
        self.luck = np.random.default_rng([self.course.done, *course.seed.encode()])
        tables = self._tables(
            f"from {self.course.done}", course.tables, course.tables * course.among // 100
        )
        self.crew = Crew(tables, processes) if processes > 1 else None
        goal = Goal(self.course.rivalry, self.course.usual, self.course.par)
        self.practice = Practice(self.crew or tables.drill(), goal, self.luck)

    @property
    def _notes(self) -> Path:
        return self.folder / "course.json"

    def _tables(self, name: str, count: int, mixed: int = 0) -> Tables:
        course = self.course
        seed = f"{course.seed} {self.name} {name}"
        return Tables(course.game, course.players, seed, count, mixed)

    def _look_at(self, points: NDArray[np.int64]) -> None:
        goal = Goal(self.course.rivalry).usually(points)
        self.course.usual, self.course.par = goal.usual, goal.par

    def round(self) -> None:
        """Play, and learn from it."""
        course = self.course
        watching = course.done < course.taught
        taught = watching and not course.after
        lesson, games = self.practice.round(self.learner, course.steps, watching, taught)
        rate = course.slowing(course.rate, LEAST_RATE)
        curiosity = 0 if watching else course.curiosity * course.slowing(1, LATE_CURIOSITY)
        put = self.learner.place.put
        for _ in range(PASSES):
            order = put(self.luck.permutation(len(lesson)))
            for at in range(0, len(order), course.batch):
                self.learner.step(lesson.some(order[at : at + course.batch]), rate, curiosity)
        course.done += 1
        course.games += games

    def check(self) -> Trial:
        """Always at the same deals."""
        among = self._tables("trial", TRIAL, TRIAL).drill()
        own = self._tables("trial", TRIAL).drill()
        trial = tried(self.learner, among, own, np.random.default_rng(0))
        self.course.checks.append(Check(self.course.done, self.course.games, trial))
        return trial

    def keep(self) -> None:
        course, shape = self.course, self.learner.shape
        recipe: dict[str, str | int | float] = {
            "seed": course.seed,
            "commit": commit(),
            "rounds": course.done,
            "games": course.games,
            "tables": course.tables,
            "steps": course.steps,
            "taught": course.taught,
            "rate": course.rate,
            "curiosity": course.curiosity,
            "among": course.among,
            "batch": course.batch,
            "after": Path(course.after).name,
        }
        card = Card(
            course.game, course.players, len(shape.lows), shape.first, shape.second,
            shape.answers, course.usual, course.rivalry, course.par, recipe,
        )  # fmt: skip
        self.learner.save(self.folder / "learner.npz")
        written(self.folder / f"{self.name}.net", pack(card, shape, self.learner.whole()))
        written(self._notes, msgspec.json.format(msgspec.json.encode(course), indent=1) + b"\n")


def written(file: Path, content: bytes) -> None:
    beside = file.with_suffix(".new")
    beside.write_bytes(content)
    beside.replace(file)


def commit() -> str:
    """What made the network; of a copy without history nobody knows."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    find_game(options.game).spec.check_players(options.players)
    name = f"{options.game}-{options.players}"
    course = Course(
        options.game, options.players, options.seed, options.tables, options.steps, options.taught,
        options.rounds, options.rate, options.curiosity, options.among, options.after,
        options.batch, options.rivalry, options.cells,
    )  # fmt: skip
    began = time.monotonic()
    folder = options.folder or ROOT / "build" / "nets" / name
    school = School(course, folder, options.processes)
    course = school.course
    while course.done < course.rounds and time.monotonic() - began < options.minutes * 60:
        school.round()
        if course.done % options.every == 0 or course.done == course.rounds:
            trial = school.check()
            school.keep()
            print(
                f"{name}, round {course.done}: {course.games} games, wins {trial.wins:.0%} of "
                f"{trial.games} among suggestions, {trial.margin:+.1f} points, winners at own "
                f"tables {trial.winners:.1f}, "
                f"{time.monotonic() - began:.0f} s",
                flush=True,
            )
    school.keep()
    if school.crew:
        school.crew.close()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(CRAFTS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1000, help="at most, this time")
    parser.add_argument("--rounds", type=int, default=400, help="in all")
    parser.add_argument("--taught", type=int, default=40, help="of them by the suggestions")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=48, help="answers at each in a round")
    parser.add_argument("--every", type=int, default=50, help="so many rounds a trial")
    parser.add_argument("--rate", type=float, default=0.0007, help="of learning, at first")
    parser.add_argument("--curiosity", type=float, default=0.01, help="at first")
    parser.add_argument("--among", type=int, default=100, help="others, at so many tables of 100")
    parser.add_argument("--batch", type=int, default=1024, help="questions in a step of learning")
    parser.add_argument(
        "--rivalry", type=int, default=100, help="what others' points count, of 100"
    )
    parser.add_argument("--cells", type=int, default=128, help="of the first hidden layer")
    parser.add_argument("--processes", type=int, default=1, help="that play its tables")
    parser.add_argument("--after", default="", help="go on from the network of this file")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--folder", type=Path, help="how far it has come")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
