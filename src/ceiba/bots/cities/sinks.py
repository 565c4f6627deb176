"""Tokens of six types into a few sinks of limited room, for the most value: exact, and small.

Each sink says what its first token of a type is worth and what every further one is; no more than
the first. Tokens are added one at a time along the best chain of moves between sinks, which never
has to be taken back (the method of successive best paths).
"""

from typing import Final

from mypy_extensions import i64

from ceiba.games.cities.things import TYPES

NO: Final = -1_000_000
"""A sink that does not take a type."""


class Sinks:
    """What is worth what, and how much room there is: six numbers a sink."""

    def __init__(self, room: list[int], first: list[int], more: list[int]) -> None:
        self.room: list[int] = room
        self.first: list[int] = first
        self.more: list[int] = more
        self.filled: list[int] = [0] * (len(room) * TYPES)
        """The result: tokens of each type in each sink."""
        self.used: list[int] = [0] * len(room)

    def gain(self, sink: i64, wealth: i64) -> i64:
        """What one more token is worth there."""
        index: i64 = sink * TYPES + wealth
        return self.first[index] if self.filled[index] == 0 else self.more[index]

    def loss(self, sink: i64, wealth: i64) -> i64:
        """What one token less would cost."""
        index: i64 = sink * TYPES + wealth
        return self.first[index] if self.filled[index] == 1 else self.more[index]

    def fill(self, tokens: list[int]) -> i64:
        """Put tokens away for the most value; tokens not worth anything stay out."""
        total: i64 = 0
        left: list[int] = tokens.copy()
        while True:
            gained: i64 = self.add_best(left)
            if gained <= 0:
                return total
            total += gained

    def add_best(self, left: list[int]) -> i64:
        """One more token, with the moves between sinks that are worth the most."""
        sinks: i64 = len(self.room)
        best: list[int] = [NO] * sinks
        via: list[int] = [-1] * sinks
        moved: list[int] = [-1] * sinks
        for sink in range(sinks):
            if self.room[sink] == 0:
                continue
            for wealth in range(TYPES):
                if left[wealth] > 0 and self.gain(sink, wealth) > best[sink]:
                    best[sink] = self.gain(sink, wealth)
                    moved[sink] = wealth
        for _ in range(sinks - 1):
            if not self.improve(best, via, moved):
                break
        end: i64 = -1
        for sink in range(sinks):
            has_room = self.used[sink] < self.room[sink]
            if has_room and best[sink] > (0 if end < 0 else best[end]):
                end = sink
        if end < 0:
            return 0
        gained: i64 = best[end]
        self.used[end] += 1
        here: i64 = end
        while via[here] >= 0:
            wealth_moved: i64 = moved[here]
            self.filled[here * TYPES + wealth_moved] += 1
            here = via[here]
            self.filled[here * TYPES + wealth_moved] -= 1
        self.filled[here * TYPES + moved[here]] += 1
        left[moved[here]] -= 1
        return gained

    def improve(self, best: list[int], via: list[int], moved: list[int]) -> bool:
        """Whether moving a token on from one sink to another makes a chain worth more."""
        found = False
        sinks: i64 = len(self.room)
        for source in range(sinks):
            if best[source] <= NO or self.used[source] < self.room[source]:
                continue
            for sink in range(sinks):
                if sink == source or self.room[sink] == 0 or comes_from(via, source, sink):
                    continue
                for wealth in range(TYPES):
                    if self.filled[source * TYPES + wealth] == 0:
                        continue
                    worth: i64 = best[source] - self.loss(source, wealth) + self.gain(sink, wealth)
                    if worth > best[sink]:
                        best[sink] = worth
                        via[sink] = source
                        moved[sink] = wealth
                        found = True
        return found


def comes_from(via: list[int], sink: i64, other: i64) -> bool:
    """Whether a chain to `sink` passes `other`."""
    here: i64 = via[sink]
    while here >= 0:
        if here == other:
            return True
        here = via[here]
    return False
