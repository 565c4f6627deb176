"""Scenes for the client's tests, played on the engine: nothing in them is written by hand.

    python -m tools.client_fixtures     writes web/.engine/<folder>.json, unless it is fresh

A folder of web/src/games describes its scenes in tests/scenes.toml, one table each::

    [raise]                         # the name the tests ask for
    game = "balam"                  # unless it is the folder's own name
    position = { players = 3, … }   # where it begins; or players = 3, seed = "x", options = {…}
    until = { task = "build_on" }   # play on at random to the first such moment
    answers = ["A raise village 1"] # answers that lead to the scene
    then = ["A done"]               # answers whose events belong to the scene
    sees = "B"                      # whose scene it is: "-" nobody's, else who is asked first

`until` names the task asked, and where wanted the key of the `prompt`, verbs it `offers`, keys of
what it `refuses`, and how many `answers` there are at least.

A scene is `{before, events, view, decision, waiting}`: what the seat saw before `then`, what it
was told, and what it sees and is asked now.
"""

from __future__ import annotations

import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import ceiba
from ceiba import Match
from ceiba.core.decision import Decision
from tools.digest import ROOT, digest, files_under, is_fresh

GAMES = ROOT / "web" / "src" / "games"
TARGET = ROOT / "web" / ".engine"

GAMES_TRIED = 40
"""Random games in which a moment is looked for before the scene is given up."""


class Until(msgspec.Struct, forbid_unknown_fields=True):
    """A moment: what is asked in it."""

    task: str
    prompt: str | None = None
    offers: list[str] = []
    refuses: list[str] = []
    answers: int = 1
    """At least so many."""

    def is_now(self, asked: Decision) -> bool:
        return (
            asked.task == self.task
            and self.prompt in (None, asked.prompt.key)
            and len(asked.options) >= self.answers
            and {*self.offers} <= {option.verb for option in asked.options}
            and {*self.refuses} <= {blocked.why.key for blocked in asked.blocked}
        )


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A table of scenes.toml."""

    game: str = ""
    position: dict[str, Any] | None = None
    players: int = 3
    seed: str = "scene"
    options: dict[str, Any] = {}
    until: Until | None = None
    answers: list[str] = []
    then: list[str] = []
    sees: str = ""


class SceneError(Exception):
    """A scene cannot be played; the message says why."""


def played(scene: Scene) -> dict[str, Any]:
    """The scene as the client would be told it."""
    match = _moment(scene)
    for line in scene.answers:
        match.play(line)
    seat = scene.sees or (match.waiting[0] if match.waiting else "A")
    viewer = None if seat == "-" else seat
    before, since = match.view(viewer), match.seq
    for line in scene.then:
        match.play(line)
    return {
        "before": before,
        "events": match.events(viewer, since) if scene.then else [],
        "view": match.view(viewer),
        "decision": None if viewer is None else match.decision(viewer),
        "waiting": match.waiting,
    }


def _moment(scene: Scene) -> Match:
    if scene.until is None:
        return _table(scene, scene.seed)
    for number in range(GAMES_TRIED):
        match = _table(scene, f"{scene.seed}-{number}")
        if any(scene.until.is_now(asked) for asked in _questions(match)):
            return match
    raise SceneError(f"{scene.until} did not come up in {GAMES_TRIED} games")


def _table(scene: Scene, seed: str) -> Match:
    if scene.position is not None:
        return ceiba.set_up({"game": scene.game, **scene.position}, seed)
    return ceiba.new(scene.game, scene.players, scene.options, seed)


def _questions(match: Match) -> Iterator[Decision]:
    """Every question of a game that is answered at random."""
    chance = random.Random(match.seed)
    while match.waiting:
        seat = match.waiting[0]
        asked = match.decision(seat)
        assert asked is not None
        yield asked
        match.answer(seat, [chance.choice(asked.options).text])


def write(described: Path, target: Path) -> None:
    """All scenes of a folder into one file."""
    folder = described.parent.parent.name
    scenes = {}
    for name, table in tomllib.loads(described.read_text("utf-8")).items():
        try:
            scene = msgspec.convert({"game": folder, **table}, Scene)
            scenes[name] = played(scene)
        except (SceneError, msgspec.ValidationError, ceiba.CeibaError) as problem:
            raise SceneError(f"{described.relative_to(ROOT)}: {name}: {problem}") from problem
    target.write_bytes(msgspec.json.encode(scenes))


def main() -> int:
    TARGET.mkdir(exist_ok=True)
    package = ROOT / "src" / "ceiba"
    rules = [path for part in ("core", "games") for path in files_under(package / part)]
    for described in sorted(GAMES.glob("*/tests/scenes.toml")):
        target = TARGET / f"{described.parent.parent.name}.json"
        stamp = target.with_suffix(".inputs")
        wanted = digest([*rules, described, Path(__file__)])
        if target.is_file() and is_fresh(stamp, wanted):
            continue
        try:
            write(described, target)
        except SceneError as problem:
            print(f"client fixtures: {problem}", file=sys.stderr)
            return 1
        stamp.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
