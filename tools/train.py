"""A network for a game, taught by very many games (see ceiba/nets and ceiba/arena/selfplay.py).

    python -m tools.train gold --players 2 --minutes 5
    ceiba arena gold --players 2 --bots net:200:0:0:build/nets/gold-2/gold-2.net novice --games 40

Each round plays games, says how well the network that was there foresaw their ends, and learns
from them and from those of the rounds before. The first rounds are played by the suggestions, the
others by searching with the network. All is kept in a folder after every round (build/nets/gold-2),
so it goes on when it is called again; the same seed gives the same rounds on any number of
processes. Needs numpy, learns on a graphics card where there is one and PyTorch, and wants the
compiled core (`PYTHONPATH=build/compiled`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other cores play

import msgspec
import numpy as np

from ceiba.arena.players import thinking_with
from ceiba.arena.selfplay import moments
from ceiba.bots import CRAFTS
from ceiba.bots.seer import Thinking
from ceiba.games import find_game
from ceiba.nets.files import Card, pack
from ceiba.nets.net import Shape
from tools.digest import ROOT
from tools.learning import Learner, Lessons, best_place

AT_ONCE = 25
"""Deals that one process plays in one go."""
FIRST, SECOND = 64, 32
"""Cells of the hidden layers."""
BATCH = 1024
RATE, LEAST_RATE = 0.002, 0.00002
"""How far the first step of the first round goes; in each round they become shorter."""
WEIGHT_OF_ANSWERS = 0.02
"""Against the value, which needs the few cells that both share more."""


class Round(msgspec.Struct):
    """How well a network foresaw games it had not seen."""

    games: int
    moments: int
    error: float
    """Of the value; the mean of the squares, its root."""
    spread: float
    """The error of who always says the mean."""


class Course(msgspec.Struct):
    """What is asked for, and how far it has come."""

    game: str
    players: int
    seed: str
    games: int
    """In a round."""
    suggested: int
    """Rounds that are played by the suggestions."""
    thinking: Thinking
    """Of the search in the others."""
    usual: int = 0
    """Half of the first games ended closer than that, in hundredths of points."""
    rounds: list[Round] = []

    @property
    def asked(self) -> tuple[object, ...]:
        return (self.game, self.players, self.seed, self.games, self.suggested, self.thinking)


class School:
    """A course and its folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = folder
        self.net = folder / f"{course.game}-{course.players}.net"
        self.learner: Learner | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @classmethod
    def found(cls, course: Course, folder: Path) -> School:
        """As it was left, or at its start."""
        school = cls(course, folder)
        if not school._notes.exists():
            return school
        kept = msgspec.json.decode(school._notes.read_bytes(), type=Course)
        if kept.asked != course.asked:
            sys.exit(f"{folder} holds another course; give another folder, or what it began with")
        school.course = kept
        school.learner = Learner.load(folder / "learner.npz", best_place())
        return school

    @property
    def _notes(self) -> Path:
        return self.folder / "course.json"

    def round(self, pool: Executor, window: int, passes: int) -> None:
        """Play, look how well the ends were foreseen, learn."""
        course, number = self.course, len(self.course.rounds)
        seed = f"{course.seed} {number}"
        net = self.net.read_bytes() if number >= course.suggested else None
        deals = range(course.games)
        parts = [deals[i : i + AT_ONCE] for i in range(0, course.games, AT_ONCE)]
        asked = [
            pool.submit(play, course.game, course.players, net, course.thinking, seed, part)
            for part in parts
        ]
        lessons = Lessons.joined([each.result() for each in asked])
        if self.learner is None:
            answers = len(find_game(course.game).vocabulary)
            self.learner = Learner.new(spanned(lessons, answers), number, best_place())
            course.usual = max(1, int(np.median(np.abs(lessons.margins))))
        foreseen, ends = self.learner.values(lessons.seen), lessons.ends(course.usual)
        course.rounds.append(
            Round(
                games=course.games,
                moments=len(lessons),
                error=float(np.sqrt(np.mean((foreseen - ends) ** 2))),
                spread=float(ends.std()),
            )
        )
        lessons.save(self._lessons(number))
        self._learn(number, window, passes)
        self._keep()

    def _lessons(self, number: int) -> Path:
        return self.folder / f"round-{number}.npz"

    def _learn(self, number: int, window: int, passes: int) -> None:
        """From the games of this round and of those before, as many as the window shows."""
        assert self.learner is not None
        shown = range(max(0, number + 1 - window), number + 1)
        lessons = Lessons.joined([Lessons.load(self._lessons(each)) for each in shown])
        self._lessons(shown.start - 1).unlink(missing_ok=True)
        put = self.learner.place.put
        seen, answers = put(lessons.seen), put(lessons.answers.astype(np.int64))
        ends = put(lessons.ends(self.course.usual))
        luck = np.random.default_rng([number, *self.course.seed.encode()])
        rate = RATE / (1 + number / 4)
        for each in range(passes):
            order = put(luck.permutation(len(lessons)))
            for at in range(0, len(order), BATCH):
                some = order[at : at + BATCH]
                left = 1 - (each + at / len(order)) / passes
                step = max(LEAST_RATE, rate * left)
                self.learner.step(seen[some], answers[some], ends[some], step, WEIGHT_OF_ANSWERS)

    def _keep(self) -> None:
        assert self.learner is not None
        course, shape = self.course, self.learner.shape
        recipe: dict[str, str | int | float] = {
            "seed": course.seed,
            "commit": commit(),
            "rounds": len(course.rounds),
            "games": sum(each.games for each in course.rounds),
            "suggested": course.suggested,
            **course.thinking._asdict(),
        }
        card = Card(
            course.game,
            course.players,
            len(shape.lows),
            FIRST,
            SECOND,
            shape.answers,
            course.usual,
            recipe,
        )
        self.learner.save(self.folder / "learner.npz")
        written(self.net, pack(card, shape, self.learner.whole()))
        notes = msgspec.json.format(msgspec.json.encode(course), indent=1)
        written(self._notes, notes + b"\n")


def play(
    game: str, players: int, net: bytes | None, thinking: Thinking, seed: str, deals: range
) -> Lessons:
    """Some games, in a process of its own."""
    bot = None if net is None else thinking_with(net, game, thinking)
    noted = list(moments(game, players, bot, seed, deals))
    seen = np.frombuffer(b"".join(each.seen for each in noted), dtype=np.int16)
    return Lessons(
        seen.reshape(len(noted), -1),
        np.array([each.answer for each in noted], dtype=np.int16),
        np.array([each.margin for each in noted], dtype=np.int32),
    )


def spanned(lessons: Lessons, answers: int) -> Shape:
    """A network for numbers such as these."""
    lows, highs = lessons.seen.min(axis=0), lessons.seen.max(axis=0)
    return Shape(lows.tolist(), highs.tolist(), FIRST, SECOND, answers)


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
        options.game, options.players, options.seed, options.games, options.suggested,
        Thinking(options.iterations, options.answers, options.trust),
    )  # fmt: skip
    school = School.found(course, options.folder or ROOT / "build" / "nets" / name)
    until = time.monotonic() + options.minutes * 60
    with ProcessPoolExecutor(options.processes, mp_context=get_context("spawn")) as pool:
        while time.monotonic() < until and len(school.course.rounds) < options.rounds:
            school.round(pool, options.window, options.passes)
            last = school.course.rounds[-1]
            print(
                f"{name}, round {len(school.course.rounds)}: {last.games} games, {last.moments} "
                f"moments, foreseen within {last.error:.3f} (spread {last.spread:.3f})",
                flush=True,
            )
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(CRAFTS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=10_000, help="at most, in all")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default="train")
    parser.add_argument("--games", type=int, default=1000, help="in a round")
    parser.add_argument("--suggested", type=int, default=8, help="rounds by the suggestions")
    parser.add_argument("--iterations", type=int, default=64, help="of the search in the others")
    parser.add_argument("--answers", type=int, default=0, help="that it gives before it judges")
    parser.add_argument("--trust", type=int, default=0, help="in what it judges at once")
    parser.add_argument("--window", type=int, default=8, help="rounds that are learned from")
    parser.add_argument("--passes", type=int, default=1, help="over these, in each round")
    parser.add_argument("--folder", type=Path, help="how far it has come")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
