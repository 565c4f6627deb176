"""What each listener is told: the table, the game as that listener may see it, and the undo."""

from collections.abc import Callable, Collection, Sequence
from functools import cache, cached_property
from typing import Any, Final, Literal, TypeGuard, get_args

import msgspec
from msgspec.structs import astuple, replace

from ceiba.core.lesson import LEARNER, Lesson, taught
from ceiba.core.match import Match
from ceiba.core.seats import LETTERS
from ceiba.server.listener import ENCODER, Known, Listener, encoded
from ceiba.server.protocol import (
    ClockInfo,
    Patch,
    Phrase,
    Said,
    SeatInfo,
    TableInfo,
    UndoInfo,
    Update,
)
from ceiba.store import StoredClock, StoredLine, StoredRequest, StoredSeat, StoredTable

SMALL: Final = ("decision", "waiting", "undo", "outcome", "lesson")
"""The fields of an update that are left out of a patch as a whole, where nothing changed."""

HINT: Final = ""
"""The line of chat that says that a seat asked for a hint: nobody can say nothing."""

Fields = tuple[bytes, ...]

PHRASES: Final[dict[str, Phrase]] = {phrase: phrase for phrase in get_args(Phrase)}

Away = dict[int, int]
"""The seats of persons who are away, and from when on a bot may be called for them."""


def seats_here(table: StoredTable, listening: Collection[int | None]) -> set[int]:
    """The persons at the table; of several at one device all are when one of them has it."""
    devices = {table.seats[seat].device for seat in listening if seat is not None}
    people = [seat for seat in table.seats if seat.kind == "person"]
    return {seat.seat for seat in people if seat.device in devices}


Status = Literal["gathering", "playing", "over"]


def status_of(seats: Sequence[StoredSeat], over: bool) -> Status:
    """Nothing begins before somebody sits on every seat."""
    if any(seat.kind == "open" for seat in seats):
        return "gathering"
    return "over" if over else "playing"


def table_info(
    table: StoredTable,
    match: Match,
    clock: StoredClock | None,
    away: Away,
    thinking: int,
    watching: list[str],
    knows: Collection[int],
) -> TableInfo:
    """What everybody may know."""
    return TableInfo(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        status=status_of(table.seats, match.over),
        seats=[
            SeatInfo(
                seat.seat,
                seat.kind,
                seat.name,
                seat.level,
                here=seat.kind != "open" and seat.seat not in away,
                stand_in_at=away.get(seat.seat),
            )
            for seat in table.seats
        ],
        commitment=match.commitment,
        seed=table.seed if match.over else None,
        rematch=table.rematch,
        listing=table.listing,
        thinking=thinking,
        clock=clock_info(table, clock),
        hints=table.pace is None or table.pace.hints,
        rated=table.terms.rated,
        deal=table.terms.deal,
        knows=sorted(knows),
        watching=watching,
    )


def clock_info(table: StoredTable, clock: StoredClock | None) -> ClockInfo | None:
    if clock is None or table.pace is None or table.pace.kind == "none":
        return None
    return ClockInfo(
        pace=table.pace,
        left=list(clock.left),
        until=[clock.until.get(seat) for seat in range(table.players)],
        paused=clock.paused,
        asking=list(clock.asking),
        out=list(clock.out),
    )


def other_people(table: StoredTable, seat: int) -> list[int]:
    """The seats of the persons who sit at other devices than a seat."""
    device = table.seats[seat].device
    return [s.seat for s in table.seats if s.kind == "person" and s.device != device]


def undo_of(table: StoredTable, match: Match, seat: int) -> Literal["free", "ask", "no"]:
    """Whether a seat may take back at once, must ask others at this table, or cannot."""
    kind = match.undo_kind(seat)
    bots = any(each.kind == "bot" for each in table.seats)
    if kind == "no" or (kind == "sealed" and bots):
        return "no"
    return "ask" if kind != "free" and other_people(table, seat) else "free"


class Moment:
    """The table at one moment. What several listeners are told is built once and encoded once."""

    def __init__(
        self,
        info: TableInfo,
        table: StoredTable,
        match: Match,
        request: StoredRequest | None,
        lesson: Lesson | None,
    ) -> None:
        self._info = info
        self._stored = table
        self._lesson = lesson
        self._match = match
        self._request = request
        self._playing = info.status == "playing"
        self._waiting = [LETTERS.index(name) for name in match.waiting] if self._playing else []
        self._outcome = match.outcome()
        self._shown: dict[int | None, Update] = {}
        self._alike: dict[int, bytes] = {}
        """Most of a view is the very same thing for every seat. (`_shown` keeps it alive.)"""
        self._texts: dict[int | None, Fields] = {}
        self._known: dict[int | None, Known] = {}
        self._encoded: dict[tuple[int | None, int, Known | None], bytes] = {}

    def tell(self, listener: Listener) -> None:
        """Everything that is new for this listener."""
        since = listener.seen if follows(self._match, listener.seen) else 0
        key = (listener.seat, since, listener.known)
        data = self._encoded.get(key)
        if data is None:
            seat, since, known = key
            news = self.update(seat, since) if known is None else self._patch(seat, since, known)
            data = self._encoded[key] = encoded(news)
        listener.put(data)
        listener.seen = self._match.seq
        if listener.patches:
            listener.known = self._known_to(listener.seat)

    def update(self, seat: int | None, since: int) -> Update:
        """What a seat or the spectators may know, with the events after `since`."""
        return replace(self._show(seat), since=since, events=self._match.events(seat, since))

    def _show(self, seat: int | None) -> Update:
        """All but what happened. Nobody is asked while gathering."""
        shown = self._shown.get(seat)
        if shown is None:
            match, request = self._match, self._request
            shown = self._shown[seat] = Update(
                seq=match.seq,
                since=match.seq,
                table=self._info,
                events=[],
                view=self._view(seat),
                decision=match.decision(seat) if self._is_asked(seat) else None,
                waiting=self._waiting,
                undo=UndoInfo(
                    mine=self._undo_of(seat),
                    asking=request.seat if request is not None else None,
                    waiting=sorted(request.waiting) if request is not None else [],
                ),
                outcome=self._outcome,
                lesson=taught(self._lesson, match) if self._lesson and seat == LEARNER else None,
            )
        return shown

    def _is_asked(self, seat: int | None) -> TypeGuard[int]:
        """Not so where a bot plays for who is watching."""
        return seat in self._waiting and self._sits(seat)

    def _sits(self, seat: int | None) -> bool:
        return seat is not None and self._stored.seats[seat].kind == "person"

    def _undo_of(self, seat: int | None) -> Literal["free", "ask", "no"]:
        if seat is None or not self._playing or not self._sits(seat):
            return "no"
        return undo_of(self._stored, self._match, seat)

    def _patch(self, seat: int | None, since: int, known: Known) -> Patch:
        parts: dict[str, dict[str, Any]] = {"fields": {}, "table": {}, "view": {}}
        view: type[msgspec.Struct] = type(self._show(seat).view)
        for (part, name), text, new, old in zip(
            field_names(view), self._texts_of(seat), self._known_to(seat), known, strict=True
        ):
            if new != old:
                parts[part][name] = msgspec.Raw(text)
        return Patch(self._match.seq, since, self._match.events(seat, since), **parts)

    def _known_to(self, seat: int | None) -> Known:
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = tuple(map(hash, self._texts_of(seat)))
        return known

    def _texts_of(self, seat: int | None) -> Fields:
        """Each field of what a seat is told as JSON, in the order of `field_names`."""
        texts = self._texts.get(seat)
        if texts is None:
            shown, alike = self._show(seat), self._alike
            small = [ENCODER.encode(getattr(shown, name)) for name in SMALL]
            view = []
            for value in astuple(shown.view):
                text = alike.get(id(value))
                if text is None:
                    text = alike[id(value)] = ENCODER.encode(value)
                view.append(text)
            texts = self._texts[seat] = (*small, *self._table, *view)
        return texts

    @cached_property
    def _view(self) -> Callable[[int | None], Any]:
        return self._match.views()

    @cached_property
    def _table(self) -> Fields:
        """The same for all."""
        return tuple(map(ENCODER.encode, astuple(self._info)))


@cache
def field_names(view: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """All that a patch may tell anew, with the part of it."""
    parts = {"fields": SMALL, "table": fields_of(TableInfo), "view": fields_of(view)}
    return [(part, name) for part, names in parts.items() for name in names]


def fields_of(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    return struct.__struct_fields__


def follows(match: Match, seen: int) -> bool:
    """Whether what came after `seen` only added to it: an undo since then begins the story anew."""
    if not 0 < seen <= match.seq:
        return False
    return not any(entry.takes_back for entry in match.entries[seen:])


def said(line: StoredLine) -> Said:
    phrase = PHRASES.get(line.phrase or "")
    hinted = phrase is None and line.text == HINT
    return Said(line.number, line.seat, line.name, line.text, phrase, hinted)
