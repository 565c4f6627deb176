"""One live table: its game, its seats, and whoever listens.

Lifecycle: `Rooms` makes a room when somebody asks for a table and drops it when it lies idle. The
game is replayed from the log at first use. From then on every change goes the same way, one at a
time, under the room's lock::

    the game accepts it in memory → the store has it, durably → everybody is told

Nobody sees the game between the first step and the second, because looking takes the lock, too.
If the store refuses, the memory is thrown away and read again: the store is what counts.

What people do at a table is in `seating` (come, go, talk), `playing` (answer) and `taking_back`.
"""

import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final

from ceiba.core.errors import BadLog, CeibaError, RulesBug
from ceiba.core.lesson import Lesson
from ceiba.core.match import Match
from ceiba.server.clock import running
from ceiba.server.lessons import lesson_at
from ceiba.server.listener import Listener, encoded
from ceiba.server.lock import Lock
from ceiba.server.problems import Refused, from_rules, refused
from ceiba.server.protocol import (
    AheadTold,
    Closing,
    Presence,
    ServerMessage,
    TableInfo,
    UndoDeclined,
)
from ceiba.server.resuming import begin, go_on, resume, standing_of
from ceiba.server.telling import Away, Facts, Lasting, Moment, TablePart, said, seats_here
from ceiba.store import (
    Conflict,
    News,
    Plan,
    Store,
    StoredClock,
    StoreDown,
    StoredRequest,
    StoredTable,
    Turn,
    times,
)

if TYPE_CHECKING:
    from ceiba.server.batch import Batch

LOG: Final = logging.getLogger(__name__)


class Room:
    """`changed` is called, under the lock, whenever a bot may have something to answer."""

    def __init__(
        self, store: Store, table_id: str, changed: Callable[["Room"], None], patience_ms: int
    ) -> None:
        self.id = table_id
        self.store = store
        self.listeners: set[Listener] = set()
        self.request: StoredRequest | None = None
        """An undo the others are asked about; gone as soon as the game moves."""
        self._said: int | None = None
        """The number of the last line of chat everybody here has heard."""
        self._elsewhere: frozenset[int] = frozenset()
        """The seats whose browsers are at other processes."""
        self._watching: list[str] = []
        """The spectators at this process."""
        self._watching_elsewhere: tuple[str, ...] = ()
        self.thinking = 100
        """How much the bots thought about their last answer, in percent of the usual."""
        self.used = time.monotonic()
        self.patience_ms = patience_ms
        """How long a person may keep the others waiting before a bot may be called, where the
        table has no pace that says so."""
        self.clock: StoredClock | None = None
        """Of a table with a pace: as the store has it."""
        self.plans: Mapping[int, Plan] = {}
        """By seat: the answers given ahead. Told to nobody but that seat."""
        self._knows: frozenset[int] = frozenset()
        """The seats of persons who have played this deal before."""
        self.noticed = False
        """Whether somebody wants to be told of turns."""
        self._asked: set[int] = set()
        self._away_since: dict[int, int] = {}
        """Persons who are not here, and when this process noticed."""
        self._moved = 0
        """When the game last moved: milliseconds since 1970."""
        self._part: TablePart | None = None
        """What everybody may know of the table, as it was last told."""
        self._lasting: dict[int | None, Lasting] = {}
        """By seat, None for spectators: what of its view was told and cannot change."""
        self._changed = changed
        self.lock = Lock()
        self.batch: Batch | None = None
        """The answers that wait to become durable, where they came the short way."""
        self._table: StoredTable | None = None
        self._match: Match | None = None
        self.gathering = False
        """Whether a seat is open yet."""

    @property
    def busy(self) -> bool:
        return bool(self.listeners) or self.lock.locked()

    @property
    def loaded(self) -> bool:
        return self._match is not None

    @asynccontextmanager
    async def open(self, fresh: bool = False) -> AsyncIterator[Match]:
        """The game, for one at a time; `fresh` looks first for what another process wrote."""
        async with self.lock:
            self.used = time.monotonic()
            try:
                if fresh or self._match is None:
                    await self.read()
                yield self.match
            except Conflict as problem:
                await self.resync()
                raise refused("stale") from problem
            except StoreDown as problem:
                self.forget()
                LOG.error("the store failed: %s", problem)
                raise refused("internal") from problem
            except CeibaError as problem:
                if isinstance(problem, RulesBug):
                    self.forget()
                raise from_rules(problem) from problem
            except Refused:
                raise
            except BaseException:
                self.forget()  # our own fault, or cancelled, perhaps in the middle of a commit
                raise

    # -- under the lock only --------------------------------------------------------------

    @property
    def table(self) -> StoredTable:
        if self._table is None:
            raise RuntimeError("open the room first")
        return self._table

    @property
    def match(self) -> Match:
        if self._match is None:
            raise RuntimeError("open the room first")
        return self._match

    @property
    def asked(self) -> set[int]:
        """The persons who have to answer."""
        return set() if self.gathering else set(running.asked(self.table, self.match))

    @property
    def all_here(self) -> bool:
        return not self._away_since

    @property
    def lesson(self) -> Lesson | None:
        return lesson_at(self.table)

    async def read(self) -> None:
        """Take over what the store has and this memory has not."""
        seq = self._match.seq if self._match is not None else 0
        loaded = await self.store.load(self.id, after=seq)
        if loaded is None:
            raise refused("no_table", close=Closing.NO_TABLE)
        self._table = loaded.table
        self.gathering = any(seat.kind == "open" for seat in loaded.table.seats)
        self._moved = loaded.moved
        self.clock = loaded.clock
        self.noticed = loaded.noticed
        self.plans = loaded.plans
        self._knows = loaded.knows
        self._send_away_who_left()
        if self._said is None:
            self._said = await self.store.last_line(self.id)
        first = self._match is None
        if self._match is None:
            match = begin(loaded.table)
            with self._trusted():
                await resume(match, loaded.entries)
            self._match = match
            if not loaded.stands:
                await self.store.stand(self.id, standing_of(match), loaded.moved)
        else:
            with self._trusted():
                go_on(self._match, loaded.entries)
        asking = loaded.request
        self.request = asking if asking is not None and asking.seq == self._match.seq else None
        self._elsewhere = loaded.elsewhere
        self._watching_elsewhere = loaded.watching
        self.look_around()
        self._asked = self.asked
        if first or loaded.entries:
            self.tell([each for each in self.listeners if each.seen != self._match.seq])
            self._changed(self)

    async def look_again(self) -> None:
        """Another process wrote something of this table: whatever it was is told here, too."""
        async with self.open():
            asked, seats, info, seq = self.request, self.table.seats, self.info(), self.match.seq
            plans = self.plans
            await self.read()
            for seat in range(self.table.players):
                if plans.get(seat) != self.plans.get(seat):
                    self.tell_plan(seat)
            if (self.request, self.table.seats) != (asked, seats):
                self.moved()
                if asked is not None and self.request is None and self.match.seq == seq:
                    self.send(UndoDeclined(asked.seat, None))
            elif self.info() != info:
                self.send_presence()
            await self.tell_chat()

    async def tell_chat(self) -> None:
        """The lines that were not told here yet."""
        for line in await self.store.chat(self.id, self._said or 0):
            self._said = line.number
            self.send(said(line))

    async def resync(self) -> None:
        """Somebody else was first: everybody here hears what really happened."""
        self.forget()
        try:
            await self.read()
        except StoreDown as problem:
            raise refused("internal") from problem

    def look_around(self) -> None:
        """Who is away, and since when; and who is watching."""
        self._watching = sorted(each.name for each in self.listeners if each.seat is None)
        here = seats_here(self.table, {each.seat for each in self.listeners} | self._elsewhere)
        people = {seat.seat for seat in self.table.seats if seat.kind == "person"}
        now = times.now()
        self._away_since = {seat: self._away_since.get(seat, now) for seat in people - here}

    async def begin_notices(self) -> None:
        """When all seats are taken: whoever is asked first may have left for the day."""
        if self.noticed and not self.gathering:
            news = self.asked & set(self._away_since)
            await self.store.notices.turn(self.id, Turn(self.asked, news))

    async def announce(self, but: Listener | None = None) -> None:
        """Somebody came or went: the others hear of it, at this process and elsewhere."""
        self.look_around()
        self.send_presence(but)
        here = {each.seat for each in self.listeners if each.seat is not None}
        await self.store.presence.tell(self.id, here, self._watching)

    async def keep(self, before: int, plan: tuple[int, Plan | None] | None = None) -> None:
        """What the game accepted after entry number `before`: durable first, then told.

        `plan`: what is left of the plan of the seat that answered by one.
        """
        if plan is not None:
            self.plan(*plan)
        try:
            news = self.news(before, plan)
            await self.store.keep(self.id, news)
        except BaseException:
            self.forget()
            raise
        self.kept(news.at, news.clock)

    def news(self, before: int, plan: tuple[int, Plan | None] | None = None) -> News:
        """What has to become durable before it is told."""
        match = self.match
        return News(
            before,
            match.entries[before:],
            times.now(),
            standing_of(match),
            running.in_step(self.table, match, self.clock, before, self.all_here),
            self._turn(),
            plan,
        )

    def kept(self, moved: int, clock: StoredClock | None) -> None:
        """It is durable: everybody may know."""
        self._moved = moved
        self.request = None
        if clock is not None:
            self.clock = clock.written()
        if self.noticed:
            self._asked = self.asked
        self.moved()

    def moved(self) -> None:
        """Tell everybody, and let the bots go on."""
        self.tell(self.listeners)
        self.wake()

    def wake(self) -> None:
        """Let whoever answers by itself go on."""
        self._changed(self)

    def tell(self, listeners: Collection[Listener]) -> None:
        """Everything that is new for these."""
        if listeners:
            moment = Moment(
                self._shown(), self.table, self.match, self.request, self.lesson, self._lasting
            )
            for listener in listeners:
                moment.tell(listener)

    def send(self, message: ServerMessage, but: Listener | None = None) -> None:
        data = encoded(message)
        for listener in self.listeners:
            if listener is not but:
                listener.put(data)

    def send_presence(self, but: Listener | None = None) -> None:
        self.send(Presence(self.info()), but)

    def info(self) -> TableInfo:
        return self._shown().info

    def plan(self, seat: int, plan: Plan | None) -> None:
        """The seat has this plan from now on, or none."""
        others = {each: kept for each, kept in self.plans.items() if each != seat}
        self.plans = others if plan is None else {**others, seat: plan}

    def tell_plan(self, seat: int) -> None:
        """What is prepared, to the browsers of that seat only."""
        plan = self.plans.get(seat) or Plan(0, ())
        for listener in self.listeners:
            if listener.seat == seat:
                listener.send(AheadTold(list(plan.steps), plan.dropped))

    def ready(self) -> set[int]:
        """Those who are asked and have an answer ready."""
        if not self.plans:
            return set()
        return {seat for seat in self.asked if seat in self.plans and self.plans[seat].steps}

    def forget(self) -> None:
        """The memory may be ahead of the store: read it anew at the next use."""
        self._match = None

    def open_to(self, seat: int) -> bool:
        """Whether a seat may answer at once."""
        return self._match is not None and not self.gathering and not self.is_out(seat)

    def is_away(self, seat: int) -> bool:
        return seat in self._away_since

    def is_out(self, seat: int) -> bool:
        """Whether a bot plays there because the time was up; who sits there watches."""
        return self.clock is not None and seat in self.clock.out

    # -- inside ---------------------------------------------------------------------------

    def _shown(self) -> TablePart:
        """What everybody may know of the table; made anew only where something changed."""
        facts = Facts(
            self.table,
            self.match.commitment,
            self.match.over,
            self.clock,
            self._stand_in(),
            self.thinking,
            [*self._watching, *self._watching_elsewhere],
            self._knows,
        )
        if self._part is None or self._part.facts != facts:
            self._part = TablePart(facts)
        return self._part

    def _send_away_who_left(self) -> None:
        """Whoever gave up a seat, here or through another process, sees its view no more.

        Where a bot only stands in, the secret is still good: coming back ends it.
        """
        good = self.table.tokens.values()
        for listener in list(self.listeners):
            if listener.seat is None or self.is_out(listener.seat):
                continue
            if self.table.seats[listener.seat].kind != "person":
                self.listeners.discard(listener)
                listener.close(Closing.COME_BACK if listener.seat in good else Closing.LEFT)

    def _turn(self) -> Turn | None:
        """Who is asked now; news for those who were not before, and are not here to see it."""
        if not self.noticed:
            return None
        news = (self.asked - self._asked) & set(self._away_since)
        return Turn(self.asked, news - self.ready())

    def _stand_in(self) -> Away:
        """From when on a bot may be called for those who are away, should they be asked."""
        pace, clock = self.table.pace, self.clock
        quick = pace.away_s if pace is not None and clock and clock.paused is None else None
        if quick is None:
            return dict.fromkeys(self._away_since, self._moved + self.patience_ms)
        return {seat: since + 1000 * quick for seat, since in self._away_since.items()}

    @contextmanager
    def _trusted(self) -> Iterator[None]:
        """Around stored entries. One that is refused may be a sealed answer: its number is told,
        its text never."""
        try:
            yield
        except BadLog as problem:
            self.forget()
            LOG.error("the log of table %s cannot be replayed: %s", self.id, problem)
            raise refused("internal", close=Closing.NO_TABLE) from None
