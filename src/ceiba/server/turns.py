"""Whose work is next: fair over the tables, persons first, and shorter rather than later.

Work is asked for by table. The tables take turns, one piece of work each, so a table with much to
do does not keep the others waiting. Tables where a person sits come first, three times out of
four: nobody starves. Quick work has a place of its own and never waits behind slow work. How long
work takes is learnt, by its kind, from how long it took.

When more waits than can be done soon, each piece gets only a share of its usual thinking, such
that whoever came last is done about `SOON_S` after that.
"""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

LOG: Final = logging.getLogger(__name__)

SOON_S: Final = 2.0
"""As much work may wait, at full thinking, for each place."""
QUICK_S: Final = 0.2
"""Work that usually takes no longer is quick; and as much may wait in any case."""


class Wish(NamedTuple):
    """One piece of work that waits, and how long it would take at full thinking."""

    table: str
    seconds: float
    granted: "asyncio.Future[Grant]"


class Grant(NamedTuple):
    """It may begin: with what share of its thinking, and in whose place."""

    share: float
    place: "Lane"


class Line:
    """What waits, by table. The tables take turns."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Wish]] = OrderedDict()
        self.seconds = 0.0
        """Of work, at full thinking."""
        self.wishes = 0
        self.came = 0.0
        """When the last wish came."""

    def add(self, wish: Wish, now: float) -> None:
        self._tables.setdefault(wish.table, deque()).append(wish)
        self._count(wish, 1)
        self.came = now

    def next(self) -> Wish:
        """The next table's first wish; the table goes to the end of the line."""
        table, wishes = self._tables.popitem(last=False)
        wish = wishes.popleft()
        if wishes:
            self._tables[table] = wishes
        self._count(wish, -1)
        return wish

    def drop(self, wish: Wish) -> None:
        """Whoever wished for it does not wait any more."""
        wishes = self._tables.get(wish.table)
        if wishes is not None and wish in wishes:
            wishes.remove(wish)
            if not wishes:
                del self._tables[wish.table]
            self._count(wish, -1)

    def _count(self, wish: Wish, one: int) -> None:
        self.wishes += one
        self.seconds = self.seconds + one * wish.seconds if self.wishes else 0.0


OTHERS_EVERY: Final = 4
"""So often a table without persons comes first."""
LEAST: Final = 0.01
"""The smallest share of its thinking that a piece of work gets."""


class Lane:
    """One sort of work: the two lines that wait, and places kept for it."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        self.persons = Line()
        self.others = Line()
        self._since_others = 0

    @property
    def waiting(self) -> int:
        return self.persons.wishes + self.others.wishes

    def next(self, now: float) -> tuple[Wish, float]:
        """Who goes now, and with what share of its thinking."""
        self._since_others += 1
        turn_of_others = self.others.wishes and self._since_others >= OTHERS_EVERY
        others = turn_of_others or not self.persons.wishes
        if others:
            self._since_others = 0
        # Persons wait for persons only; the others wait for everybody.
        ahead, came = self.persons.seconds, self.persons.came
        if others:
            ahead, came = ahead + self.others.seconds, max(came, self.others.came)
        # What is left of the time falls as the work does, so all think alike. If the whole time
        # were shared out anew among those who still wait, they would take log n times as long.
        left = max(QUICK_S, came + SOON_S - now)
        wish = (self.others if others else self.persons).next()
        return wish, max(LEAST, min(1.0, left * self.places / max(ahead, wish.seconds, QUICK_S)))


UNKNOWN_S: Final = 1.0
"""How long work takes of which nobody says more."""
LONGEST_S: Final = 20.0
"""What took longer had an accident."""
LAST: Final = 0.2
"""How much the last time counts against all those before, where it was not cut short."""
SAID_BELOW: Final = 0.5
SAY_EVERY_S: Final = 60.0
"""The log says that bots think less than so much of the usual, and not too often."""


class Turns:
    """`async with turns.turn(…) as share:` is the work of one place."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._slow = Lane(places)
        self._quick = Lane(1)
        self._seconds: dict[str, float] = {}
        """By kind: how long it takes when it may think as much as it likes."""
        self.share = 1.0
        """What the last piece of slow work got of its thinking."""
        self._say_at = 0.0

    @property
    def waiting(self) -> int:
        return self._slow.waiting + self._quick.waiting

    @asynccontextmanager
    async def turn(
        self, table: str, kind: str, persons: bool, usually: float = UNKNOWN_S
    ) -> AsyncIterator[float]:
        """Wait for a place; inside, the share of its usual thinking that the work should take.

        `usually`: how many seconds of full thinking to reckon with the first time.
        """
        seconds = self._seconds.setdefault(kind, usually)
        lane = self._quick if seconds <= QUICK_S else self._slow
        line = lane.persons if persons else lane.others
        wish = Wish(table, seconds, asyncio.get_running_loop().create_future())
        line.add(wish, self._clock())
        self._grant()
        try:
            share = (await wish.granted).share
            began = self._clock()
            yield share
            self._learn(kind, self._clock() - began, share)
        finally:
            if wish.granted.cancelled():
                line.drop(wish)
            else:
                wish.granted.result().place.free += 1
            self._grant()

    def _grant(self) -> None:
        # Quick work also takes the places for slow work that nobody waits for.
        for waiting, place in (
            (self._quick, self._quick),
            (self._slow, self._slow),
            (self._quick, self._slow),
        ):
            while place.free and waiting.waiting:
                wish, share = waiting.next(self._clock())
                if wish.granted.cancelled():
                    continue
                if waiting is self._slow:
                    self._say(share)
                place.free -= 1
                wish.granted.set_result(Grant(share, place))

    def _learn(self, kind: str, seconds: float, share: float) -> None:
        """The shorter it was cut, the less it says about the whole."""
        whole = min(seconds / share, LONGEST_S)
        self._seconds[kind] += LAST * share * (whole - self._seconds[kind])

    def _say(self, share: float) -> None:
        self.share = share
        if share < SAID_BELOW and self._clock() >= self._say_at:
            self._say_at = self._clock() + SAY_EVERY_S
            waiting = self._slow.waiting + 1
            LOG.warning("%d bots wait: they think %.0f %% of the usual", waiting, 100 * share)
