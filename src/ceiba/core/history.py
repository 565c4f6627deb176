"""The answers that count, and which of them may be taken back."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ceiba.core.errors import BadLog
from ceiba.core.event import Told
from ceiba.core.log import UNDO_AGREED, UNDOS, Entry

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


def settled(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The entries of a log with their numbers, without the answers that were taken back later.

    The undos stay, for they renew questions.
    """
    left: list[tuple[int, Entry]] = []
    for seq, entry in enumerate(entries, 1):
        if entry.text in UNDOS:
            index = _last_of(left, entry.seat)
            if index is None:
                raise BadLog(f"entry {seq} takes back what was never answered")
            del left[index : len(left) if entry.text == UNDO_AGREED else index + 1]
        left.append((seq, entry))
    return left


def _last_of(left: list[tuple[int, Entry]], seat: int) -> int | None:
    for index in range(len(left) - 1, -1, -1):
        entry = left[index][1]
        if entry.seat == seat and entry.text not in UNDOS:
            return index
    return None
