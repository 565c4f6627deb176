"""What each listener is told: the table, the game as that listener may see it, and the undo."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeGuard, get_args

import msgspec
from msgspec.structs import astuple

from ceiba.core.decision import Decision, EventTold
from ceiba.core.game import Outcome
from ceiba.core.lesson import LEARNER, Lesson, Taught, taught
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

HINT: Final = ""
"""The line of chat that says that a seat asked for a hint: nobody can say nothing."""

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


class Facts(NamedTuple):
    """All that what everybody may know of a table is made of."""

    table: StoredTable
    commitment: str
    over: bool
    clock: StoredClock | None
    away: Away
    thinking: int
    watching: list[str]
    knows: Collection[int]


def table_info(facts: Facts) -> TableInfo:
    """What everybody may know."""
    table = facts.table
    return TableInfo(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        status=status_of(table.seats, facts.over),
        seats=[
            SeatInfo(
                seat.seat,
                seat.kind,
                seat.name,
                seat.level,
                here=seat.kind != "open" and seat.seat not in facts.away,
                stand_in_at=facts.away.get(seat.seat),
            )
            for seat in table.seats
        ],
        commitment=facts.commitment,
        seed=table.seed if facts.over else None,
        rematch=table.rematch,
        listing=table.listing,
        thinking=facts.thinking,
        clock=clock_info(table, facts.clock),
        hints=table.pace is None or table.pace.hints,
        rated=table.terms.rated,
        deal=table.terms.deal,
        knows=sorted(facts.knows),
        watching=facts.watching,
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
    if kind == "no" or (kind == "sealed" and any(each.kind == "bot" for each in table.seats)):
        return "no"
    return "ask" if kind != "free" and other_people(table, seat) else "free"


Lasting = dict[int, tuple[object, bytes]]
"""Of a part, by the number of the field: a value that cannot have changed since, and its text."""


class Part:
    """Fields that are told together: their values, each as JSON, and what is kept of that.

    Whatever is the very same value as in a part `like` this one has been encoded already. So has a
    tuple that is equal to one of the moment `before`; lists of then may have changed in place.
    """

    def __init__(
        self,
        values: tuple[object, ...],
        like: "Part | None" = None,
        before: Lasting | None = None,
    ) -> None:
        self.values = values
        self.texts: list[bytes] = [b""] * len(values) if like is None else like.texts.copy()
        news: list[int] = []
        for at, value in enumerate(values):
            if like is not None and value is like.values[at]:
                continue
            if before is not None and type(value) is tuple:
                lasting = before.get(at)
                if lasting is not None and lasting[0] == value:
                    self.texts[at] = lasting[1]
                    continue
            news.append(at)
        texts = _texts([values[at] for at in news])
        for number, at in enumerate(news):
            self.texts[at] = texts[number]
        self.known = tuple(map(hash, self.texts))

    def lasting(self) -> Lasting:
        """What the next moment need not encode again."""
        return {
            at: (value, self.texts[at])
            for at, value in enumerate(self.values)
            if type(value) is tuple
        }

    def changed(self, keys: Sequence[bytes], known: tuple[int, ...]) -> Any:
        """The fields whose texts are others than those that are `known`, as the JSON of a dict."""
        if self.known == known:
            return UNCHANGED
        news = [
            keys[at] + text for at, text in enumerate(self.texts) if self.known[at] != known[at]
        ]
        return msgspec.Raw(b"{" + b",".join(news) + b"}")


UNCHANGED: Final = msgspec.Raw(b"{}")


def _texts(values: Sequence[object]) -> list[bytes]:
    """Each as JSON. One call for all takes half as long as one for each."""
    return ENCODER.encode_lines(values).split(b"\n")[:-1]


def _keys(names: Sequence[str]) -> list[bytes]:
    """How each field begins in JSON."""
    return [b'"' + name.encode() + b'":' for name in names]


class TablePart(Part):
    """What everybody may know of a table: the same for all, and seldom another than before."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.info = table_info(facts)
        super().__init__(astuple(self.info))


Who = tuple[int | None, bool]
"""Listeners who are told the same: of a seat, or spectators; and whether with foresight."""


class Small(NamedTuple):
    """The fields of an update besides those of the view and the table; each is left out of a patch
    as a whole where nothing changed."""

    decision: Decision | None
    waiting: list[int]
    undo: UndoInfo
    outcome: Outcome | None
    lesson: Taught | None


class Told(NamedTuple):
    """A message that others may get, too, if they know the same."""

    since: int
    known: Known | None
    data: bytes
    """Empty where they see nothing new: then not even how often others answered is told."""


class Seen:
    """What a seat or the spectators are told, but for what happened."""

    def __init__(
        self,
        small: Small,
        view: msgspec.Struct,
        table: TablePart,
        like: "Seen | None",
        before: Lasting | None,
    ) -> None:
        self.small = small
        self.view = view
        self.small_part: Part = Part(small, like.small_part if like else None)
        self.view_part: Part = Part(astuple(view), like.view_part if like else None, before)
        self.known = Known(self.small_part.known, table.known, self.view_part.known)


class Moment:
    """The table at one moment. What several listeners are told is built once and encoded once."""

    def __init__(
        self,
        table: TablePart,
        stored: StoredTable,
        match: Match,
        request: StoredRequest | None,
        lesson: Lesson | None,
        lasting: dict[int | None, Lasting],
    ) -> None:
        """`lasting`: by seat, of the moments before; and from now on of this one."""
        self._table = table
        self._lasting = lasting
        self._stored = stored
        self._lesson = lesson
        self._match = match
        self._request = request
        self._playing = table.info.status == "playing"
        self._waiting = [LETTERS.index(name) for name in match.waiting] if self._playing else []
        self._outcome = match.outcome()
        self._view = match.views()
        self._seen: dict[Who, Seen] = {}
        self._since = 0
        """After which entry the story begins that was told so far."""
        self._story: Callable[[int | None], list[EventTold]] | None = None
        self._told: dict[Who, Told] = {}

    def tell(self, listener: Listener) -> None:
        """Everything that is new for this listener."""
        since = listener.seen if follows(self._match, listener.seen) else 0
        who, known = (listener.seat, listener.foresight), listener.known
        told = self._told.get(who)
        if told is None or told.since != since or told.known is not known:
            news = self._update(who, since) if known is None else self._patch(who, since, known)
            told = self._told[who] = Told(since, known, b"" if news is None else encoded(news))
        if not told.data:
            return
        listener.put(told.data)
        listener.seen = self._match.seq
        if listener.patches:
            listener.known = self._seen_by(who).known

    def _update(self, who: Who, since: int) -> Update:
        """What a seat or the spectators may know, with the events after `since`."""
        seen = self._seen_by(who)
        return Update(
            seq=self._match.seq,
            since=since,
            table=self._table.info,
            events=self._events(who[0], since),
            view=seen.view,
            decision=seen.small.decision,
            waiting=seen.small.waiting,
            undo=seen.small.undo,
            outcome=seen.small.outcome,
            lesson=seen.small.lesson,
        )

    def _patch(self, who: Who, since: int, known: Known) -> Patch | None:
        seen = self._seen_by(who)
        events = self._events(who[0], since)
        if seen.known == known and not events:
            return None
        return Patch(
            seq=self._match.seq,
            since=since,
            events=events,
            table=self._table.changed(TABLE, known.table),
            view=seen.view_part.changed(keys_of(type(seen.view)), known.view),
            fields=seen.small_part.changed(SMALL, known.small),
        )

    def _seen_by(self, who: Who) -> Seen:
        seen = self._seen.get(who)
        if seen is None:
            other = next(iter(self._seen.values()), None)  # most is the same for every seat
            seat = who[0]
            before = self._lasting.get(seat)
            seen = Seen(self._small(who), self._view(seat), self._table, other, before)
            self._seen[who] = seen
            self._lasting[seat] = seen.view_part.lasting()
        return seen

    def _small(self, who: Who) -> Small:
        """Nobody is asked while gathering."""
        match, request = self._match, self._request
        seat, foresight = who
        return Small(
            decision=match.decision(seat, foresight) if self._is_asked(seat) else None,
            waiting=self._waiting,
            undo=UndoInfo(
                mine=self._undo_of(seat),
                asking=request.seat if request is not None else None,
                waiting=sorted(request.waiting) if request is not None else [],
            ),
            outcome=self._outcome,
            lesson=taught(self._lesson, match) if self._lesson and seat == LEARNER else None,
        )

    def _events(self, seat: int | None, since: int) -> list[EventTold]:
        story = self._story
        if story is None or since < self._since:
            story = self._story = self._match.stories(since)
            self._since = since
        told = story(seat)
        return told if since == self._since else [each for each in told if each.seq > since]

    def _is_asked(self, seat: int | None) -> TypeGuard[int]:
        """Not so where a bot plays for who is watching."""
        return seat in self._waiting and self._sits(seat)

    def _sits(self, seat: int | None) -> bool:
        return seat is not None and self._stored.seats[seat].kind == "person"

    def _undo_of(self, seat: int | None) -> Literal["free", "ask", "no"]:
        if seat is None or not self._playing or not self._sits(seat):
            return "no"
        return undo_of(self._stored, self._match, seat)


_VIEWS: Final[dict[type[msgspec.Struct], list[bytes]]] = {}


def keys_of(struct: type[msgspec.Struct]) -> list[bytes]:
    keys = _VIEWS.get(struct)
    if keys is None:
        keys = _VIEWS[struct] = _keys(struct.__struct_fields__)
    return keys


TABLE: Final = keys_of(TableInfo)
SMALL: Final = _keys(Small._fields)


def follows(match: Match, seen: int) -> bool:
    """Whether what came after `seen` only added to it: an undo since then begins the story anew."""
    if not 0 < seen <= match.seq:
        return False
    return not any(entry.takes_back for entry in match.entries[seen:])


def said(line: StoredLine) -> Said:
    phrase = PHRASES.get(line.phrase or "")
    hinted = phrase is None and line.text == HINT
    return Said(line.number, line.seat, line.name, line.text, phrase, hinted)
