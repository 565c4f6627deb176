"""The course of a game: what was answered, what came of it, and where that led.

`Match` says what may be answered; here it is carried out, remembered and taken back.
"""

from collections.abc import Callable
from typing import Any

from ceiba.core.event import Sink, Told
from ceiba.core.game import Game
from ceiba.core.history import Answered, reaches_back, without
from ceiba.core.log import UNDO, Entry
from ceiba.core.state import State
from ceiba.core.story import Story


class Course:
    def __init__(self, game: Game[Any], players: int, begin: Callable[[], State]) -> None:
        """`begin` lays the first position, whenever it is gone back to."""
        self._vocabulary = game.vocabulary
        self._players = players
        self._begin = begin
        self.state: State
        """What lies on the table now."""
        self.entries: list[Entry]
        """All that was accepted, takings back too."""
        self.answers: list[Answered]
        """Those that still count."""
        self.asked: list[int]
        """By seat, the number of the question put to it last."""
        self.story = Story(game.summary)
        self._checkpoint: tuple[int, State]
        """The number of answers and the position when something was last revealed."""
        self._rewind()

    def happened(self, since: int) -> list[tuple[int, Told]]:
        """What happened after entry number `since`, each with the number of its entry."""
        return self.story.since(self.answers, since)

    def apply(self, entry: Entry, action: int, seq: int) -> None:
        """Carry out an answer that is known to be legal; `seq` is its number in the log."""
        before = self.state.deciders()
        sealed = self.state.agenda[-1].sealed()
        reveals = self.state.reveals
        if reveals != self._checkpoint[1].reveals:
            self._checkpoint = (len(self.answers), self.state.clone())
        sink = Sink()
        self.state.apply(entry.seat, action, sink)
        self.entries.append(entry)
        self.answers.append(Answered(seq, entry, before, sealed, reveals, sink.events))
        for seat in range(self._players):
            still_asked = (before >> seat) & 1 and self.state.reveals == reveals
            if seat == entry.seat or not still_asked:
                self.asked[seat] = seq

    def take_back(self, undo: Entry) -> None:
        """Go back to where the answers that still count led, and on from there."""
        kept = without(self.answers, undo)
        gone = len(self.answers) - len(kept)
        untouched = reaches_back(self.answers, undo)
        entries = [*self.entries, undo]
        asked = self.asked
        for answered in kept[self._back_to(untouched) :]:
            action = self._vocabulary.parse(answered.entry.text)
            self.apply(answered.entry, action, answered.seq)
        self.entries = entries
        self.asked = asked
        if undo.text != UNDO:
            self.story.forget_takings(untouched)
        self.taken_back(undo, len(entries), gone)

    def taken_back(self, undo: Entry, seq: int, gone: int) -> None:
        """After an undo: who took back is asked anew, with consent of the others all are."""
        alone = undo.text == UNDO
        for seat in range(self._players):
            if seat == undo.seat or not alone:
                self.asked[seat] = seq
        self.story.take_back(undo, seq, gone)

    def _rewind(self) -> None:
        """Back to the first position."""
        self.state = self._begin()
        self.entries = []
        self.answers = []
        self.asked = [0] * self._players
        sink = Sink()
        self.state.settle(sink)
        self.story.opening = sink.events
        self._checkpoint = (0, self.state.clone())

    def _back_to(self, untouched: int) -> int:
        """Back to a position no later than entry number `untouched`; so many answers led to it.

        Where nothing was revealed since, that is the last checkpoint and not the first position.
        """
        before, state = self._checkpoint
        if before > 0 and self.answers[before - 1].seq > untouched:
            self._rewind()
            return 0
        self.state = state.clone()
        self.answers = self.answers[:before]
        self.asked = self.asked.copy()
        return before
