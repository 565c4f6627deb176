"""The answers that count, and which of them may be taken back."""

from typing import Literal

import msgspec

from ceiba.core.event import Told
from ceiba.core.log import UNDO_AGREED, Entry

UndoKind = Literal["free", "ask", "no"]


class Answered(msgspec.Struct, frozen=True):
    """One accepted answer and the circumstances it was given in."""

    seq: int
    entry: Entry
    asked_with: int
    """Bit mask of the seats that were asked at the same time."""
    reveals: int
    """`State.reveals` before the answer."""
    events: list[Told]


def undo_kind(answers: list[Answered], seat: int, reveals_now: int) -> UndoKind:
    """Whether a seat may take its last answer back by itself, with consent, or not at all.

    By itself: nothing hidden was revealed since, no chance was used, and whoever answered later
    was asked at the same time, so that neither knew of the other.
    """
    index = last_answer(answers, seat)
    if index is None:
        return "no"
    mine = answers[index]
    if mine.reveals != reveals_now:
        return "ask"
    harmless = all(
        later.entry.seat == seat or (mine.asked_with >> later.entry.seat) & 1
        for later in answers[index + 1 :]
    )
    return "free" if harmless else "ask"


def last_answer(answers: list[Answered], seat: int) -> int | None:
    """Index of the last answer of a seat."""
    for index in range(len(answers) - 1, -1, -1):
        if answers[index].entry.seat == seat:
            return index
    return None


def without(answers: list[Answered], undo: Entry) -> list[Answered]:
    """The answers that still count after an undo."""
    index = last_answer(answers, undo.seat)
    if index is None:
        return answers
    later = [] if undo.text == UNDO_AGREED else answers[index + 1 :]
    return answers[:index] + later
