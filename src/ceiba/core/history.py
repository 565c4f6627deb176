"""The answers that count, and which of them may be taken back."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from mypy_extensions import mypyc_attr

from ceiba.core.errors import BadLog
from ceiba.core.event import Told
from ceiba.core.log import UNDO_AGREED, Entry

UndoKind = Literal["free", "ask", "sealed", "no"]
"""Taking back one's last answer: by oneself, with the consent of the other people, with that of
everybody because sealed answers were opened since, or not at all."""


@mypyc_attr(acyclic=True)
class Answered:
    """One accepted answer and the circumstances it was given in."""

    def __init__(
        self,
        seq: int,
        entry: Entry,
        asked_with: int,
        sealed: bool,
        reveals: int,
        events: list[Told],
    ) -> None:
        self.seq: Final = seq
        self.entry: Final = entry
        self.asked_with: Final = asked_with
        """Bit mask of the seats that were asked at the same time."""
        self.sealed: Final = sealed
        """Whether nobody saw it before all who were asked had answered."""
        self.reveals: Final = reveals
        """`State.reveals` before the answer."""
        self.events: Final = events


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
        return "sealed" if _opened(answers[index:], reveals_now) else "ask"
    harmless = all(
        later.entry.seat == seat or (mine.asked_with >> later.entry.seat) & 1
        for later in answers[index + 1 :]
    )
    return "free" if harmless else "ask"


def undo_sealed(answers: list[Answered], seat: int) -> Entry:
    """The undo of a seat where sealed answers were opened since its last one.

    Who knows what the others answered in secret does not answer alone once more: it goes back to
    the first of those answers.
    """
    first = last_answer(answers, seat) or 0
    mine = answers[first]
    while first > 0 and mine.sealed and _same_round(answers[first - 1], mine):
        first -= 1
    return Entry(seat, f"undo to {answers[first - 1].seq if first > 0 else 0}")


def last_answer(answers: list[Answered], seat: int) -> int | None:
    """Index of the last answer of a seat."""
    for index in range(len(answers) - 1, -1, -1):
        if answers[index].entry.seat == seat:
            return index
    return None


def without(answers: list[Answered], undo: Entry) -> list[Answered]:
    """The answers that still count after an undo."""
    goes_to = undo.goes_to
    if goes_to is not None:
        return [answered for answered in answers if answered.seq <= goes_to]
    index = last_answer(answers, undo.seat)
    if index is None:
        return answers
    later = [] if undo.text == UNDO_AGREED else answers[index + 1 :]
    return answers[:index] + later


def reaches_back(answers: list[Answered], undo: Entry) -> int:
    """The number of the last entry an undo leaves untouched."""
    index = last_answer(answers, undo.seat)
    if undo.goes_to is not None or index is None:
        return undo.goes_to or 0
    return answers[index].seq - 1


class Settled(NamedTuple):
    """An entry of a log that still counts, with its number."""

    seq: int
    entry: Entry
    gone: int = 0
    """How many answers an undo took back."""


def settled(entries: Sequence[Entry]) -> list[Settled]:
    """The entries of a log without the answers that were taken back later.

    The undos stay, for they renew questions and are told.
    """
    left: list[Settled] = []
    for seq, entry in enumerate(entries, 1):
        gone = 0
        if entry.takes_back:
            first, end = _taken_back(left, entry, seq)
            gone = sum(not each.entry.takes_back for each in left[first:end])
            del left[first:end]
        left.append(Settled(seq, entry, gone))
    return left


def _taken_back(left: list[Settled], undo: Entry, seq: int) -> tuple[int, int]:
    """Which of the entries left an undo takes away."""
    index = _last_of(left, undo.seat)
    if index is None:
        raise BadLog(f"entry {seq} takes back what was never answered")
    if undo.goes_to is not None:
        return sum(each.seq <= undo.goes_to for each in left), len(left)
    return index, len(left) if undo.text == UNDO_AGREED else index + 1


def _opened(answers: Sequence[Answered], reveals_now: int) -> bool:
    return any(answered.sealed and answered.reveals != reveals_now for answered in answers)


def _same_round(one: Answered, other: Answered) -> bool:
    """Both given in secret, before the same opening: opening reveals."""
    return one.sealed and other.sealed and one.reveals == other.reveals


def _last_of(left: list[Settled], seat: int) -> int | None:
    for index in range(len(left) - 1, -1, -1):
        entry = left[index].entry
        if entry.seat == seat and not entry.takes_back:
            return index
    return None
