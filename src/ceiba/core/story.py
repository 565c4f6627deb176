"""What has happened in a game, in its order: the opening, the answers, what was taken back."""

from typing import Final

from ceiba.core.decision import EventTold
from ceiba.core.event import EVERYONE, Told
from ceiba.core.events import AnswersTakenBack, AnswerTakenBack
from ceiba.core.history import Answered
from ceiba.core.log import UNDO, Entry
from ceiba.core.summary import Summary
from ceiba.core.value import who

TAKINGS: Final = frozenset({AnswerTakenBack, AnswersTakenBack})


class Story:
    """What answers brought is kept with them (`Answered.events`); the rest of the story is here."""

    def __init__(self, summary: Summary) -> None:
        self.summary = summary
        self.opening: list[Told] = []
        """Before the first answer."""
        self.takings: list[tuple[int, Told]] = []
        """The takings back that are part of the story, each with its number in the log."""

    def since(self, answers: list[Answered], since: int) -> list[tuple[int, Told]]:
        """What happened after entry number `since`, each with the number of its entry."""
        first = len(answers)
        while first > 0 and answers[first - 1].seq > since:
            first -= 1
        told = [(0, event) for event in self.opening] if since == 0 else []
        for answered in answers[first:]:
            told += [(answered.seq, event) for event in answered.events]
        takings = [taking for taking in self.takings if taking[0] > since]
        if takings:
            told = sorted(told + takings, key=lambda each: each[0])
        return told

    def told(self, seq: int, event: Told) -> EventTold:
        """As it is told to those who saw it."""
        summary, said = self.summary, event.event
        if type(said) in TAKINGS:
            return EventTold(seq, said, "turn", deed=True)
        changes = tuple(summary.changes(said))
        return EventTold(seq, said, summary.opens(said), summary.is_deed(said), changes)

    def take_back(self, undo: Entry, seq: int, gone: int) -> None:
        """An undo, which took back `gone` answers, is told itself."""
        seat = who(undo.seat)
        alone = undo.text == UNDO
        told = AnswerTakenBack("", seat) if alone else AnswersTakenBack("", seat, gone)
        self.takings.append((seq, Told(EVERYONE, told)))

    def forget_takings(self, untouched: int) -> None:
        """Those after entry number `untouched` were taken back themselves."""
        self.takings = [taking for taking in self.takings if taking[0] <= untouched]
