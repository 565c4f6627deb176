"""A lesson: a table set up for somebody who never saw the game, and what is said at it.

It lies beside its game as data (`games/<g>/lesson.toml`), its sentences as `lesson.<locale>.ftl`.
A lesson is a position and a line, which is a log with remarks: in each step some sentences are
said, one at a time, each pointing at something on the table; then the answers of the step are
given, those of `LEARNER` by a person, those of the other seats by the script. After the line the
learner is free, and at the end the count is explained.

A lesson holds no state. How far somebody has come is read from the log of the table, so it is
resumed wherever it was left, and any legal answer may be tried: whoever leaves the line hears what
comes of it, and `back_to_line` takes it back.
"""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Final, Literal, NamedTuple

import msgspec

from ceiba.core.game import Position
from ceiba.core.history import settled
from ceiba.core.log import UNDOS
from ceiba.core.match import Match
from ceiba.core.seats import LETTERS

LEARNER: Final = 0
"""The learner's seat, in every lesson."""

Text = str
"""A text without its prefix: ``aim`` is said with ``lesson-aim``."""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, and what on the table it is about; None where it is about nothing there."""

    text: Text
    at: str | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sentences, then the answers of the line as in a log: ``A bid 3``, ``B bid 1``."""

    say: tuple[Remark, ...]
    line: tuple[str, ...]
    also: tuple[str, ...] = ()
    """Patterns of the learner's answers that are as good as the line's: ``lay *``."""
    otherwise: dict[str, Text] = {}
    """What is said to another answer of the learner, by its pattern: ``bid 1?``, ``*``. The first
    that fits speaks."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the page "in two minutes": the table before a step, with a text under it.

    The step after the last is the table where the line ends."""

    text: Text
    step: int
    at: str | None = None
    """What it is about; shown even where the rest has to be left out."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    seed: str
    position: Position
    steps: tuple[Step, ...]
    free: tuple[Remark, ...]
    """Said once, when the learner is left alone."""
    help: dict[str, Remark]
    """Said from then on, by what is asked (the name of the task)."""
    end: tuple[Text, ...]
    """Said beside the count."""
    pictures: tuple[Picture, ...]

    @property
    def line(self) -> list["Answer"]:
        """Every answer of the line, in order."""
        return [
            Answer(number, LETTERS.index(entry[0]), entry[2:], step.also)
            for number, step in enumerate(self.steps)
            for entry in step.line
        ]

    def line_of(self, seat: int) -> list["Answer"]:
        return [each for each in self.line if each.seat == seat]


class Answer(NamedTuple):
    """One answer of the line."""

    step: int
    seat: int
    text: str
    also: tuple[str, ...]

    def is_given_by(self, text: str) -> bool:
        return text == self.text or any(fnmatchcase(text, form) for form in self.also)


Stage = Literal["line", "aside", "away", "free", "end"]


class Taught(msgspec.Struct, frozen=True):
    """Where somebody is in a lesson, and what is said there.

    `stage`: on the line; just left it ('aside') and since when ('away'); alone after it ('free');
    the game is over ('end'). `expected`: what the line answers next, in this step.
    """

    step: int
    steps: int
    stage: Stage
    remarks: tuple[Remark, ...]
    expected: tuple[str, ...]


@cache
def lesson_of(slug: str) -> Lesson | None:
    """The lesson of a game; None where nobody wrote one."""
    source = files(f"ceiba.games.{slug}") / "lesson.toml"
    if not source.is_file():
        return None
    return msgspec.convert(tomllib.loads(source.read_text("utf-8")), Lesson)


def taught(lesson: Lesson, match: Match) -> Taught:
    """What a learner is told now."""
    given, line = _given(match, LEARNER), lesson.line_of(LEARNER)
    right = _right(given, line)
    step = line[right].step if right < len(line) else len(lesson.steps)

    def told(stage: Stage, remarks: tuple[Remark, ...], expected: tuple[str, ...] = ()) -> Taught:
        return Taught(step, len(lesson.steps), stage, remarks, expected)

    if match.over:
        return told("end", tuple(Remark(text) for text in lesson.end))
    if right == len(line):
        return told("free", lesson.free if len(given) == right else _help(lesson, match))
    if right == len(given):
        expected = tuple(each.text for each in line[right:] if each.step == step)
        begun = right > 0 and line[right - 1].step == step
        say = lesson.steps[step].say
        return told("line", say[-1:] if begun else say, expected)
    said = _otherwise(lesson.steps[step], given[right])
    if said is not None and right == len(given) - 1:
        return told("aside", (Remark(said),))
    return told("away", _help(lesson, match))


def scripted(lesson: Lesson, match: Match, seat: int) -> str | None:
    """What another seat answers by the line; None where it has to think for itself."""
    given, own = _given(match, seat), lesson.line_of(seat)
    if _right(given, own) < len(given) or len(given) == len(own):
        return None
    # Only as far as the learner came: what answers the learner's next move has to wait for it.
    mine = [number for number, each in enumerate(lesson.line) if each.seat == seat][len(given)]
    needed = sum(each.seat == LEARNER for each in lesson.line[:mine])
    came = _right(_given(match, LEARNER), lesson.line_of(LEARNER))
    return own[len(given)].text if needed <= came else None


def play_to(lesson: Lesson, match: Match, step: int) -> None:
    """From the beginning of a lesson to the table before a step."""
    for each in lesson.line:
        if each.step < step:
            match.answer(each.seat, [each.text])


def back_to_line(lesson: Lesson, match: Match) -> None:
    """Take back the learner's answers that are not the line's, and all that came of them."""
    line = lesson.line_of(LEARNER)
    while _right(given := _given(match, LEARNER), line) < min(len(given), len(line)):
        match.undo(LEARNER, agreed=True)


def _otherwise(step: Step, answer: str) -> Text | None:
    return next((said for form, said in step.otherwise.items() if fnmatchcase(answer, form)), None)


def _help(lesson: Lesson, match: Match) -> tuple[Remark, ...]:
    asked = match.decision(LEARNER)
    remark = lesson.help.get(asked.task) if asked is not None else None
    return (remark,) if remark is not None else ()


def _given(match: Match, seat: int) -> list[str]:
    """What a seat answered, without what was taken back."""
    entries = [entry for _, entry in settled(match.entries)]
    return [each.text for each in entries if each.seat == seat and each.text not in UNDOS]


def _right(given: list[str], line: list[Answer]) -> int:
    """How many answers, from the beginning, are those of the line."""
    pairs = zip(given, line, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[1].is_given_by(pair[0]), pairs))
