"""A small network, in whole numbers: the same answers compiled and interpreted.

What a seat sees (an observation) goes through two hidden layers to a value, how far ahead the seat
will end, and to a leaning for each answer of the vocabulary.

    digits      every number of the observation is written in base 16, and each digit that is not 0
                picks a row: no number is too large, and codes need no thought
    first       the sum of the picked rows, kept from one look to the next: only what has changed
                since is taken out and put in
    second      from those of the first that are positive
    heads       the value, and a row for each answer, reckoned only for those that are asked about
    heeding     how much more one leans to an answer if the bots' suggestions name it: so a network
                begins as good as they are, and learns where to differ

Numbers are in fixed point. Nothing comes near the limits of 64 bits, so nothing is ever rounded
differently.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

BASE: Final = 16
POINT: Final = 12
"""Binary digits after the point, of weights and of what is reckoned."""
ONE: Final = 1 << POINT


class Shape:
    """How large a network is, and what it reads."""

    def __init__(self, lows: list[int], highs: list[int], first: i64, second: i64, answers: i64):
        self.lows: Final = lows
        self.highs: Final = highs
        """Between what each number of an observation was when the network learned."""
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.answers: Final[i64] = answers
        self.rows: Final[list[int]] = []
        """The first row of each number."""
        count: i64 = 0
        for i in range(len(lows)):
            self.rows.append(count)
            span: i64 = highs[i] - lows[i]
            count += min(span, BASE - 1) + span // BASE
        self.count: Final[i64] = count
        """Rows of the first layer."""

    def sizes(self) -> list[int]:
        """How many numbers each part has, in the order in which `Net` takes them."""
        return [
            self.count * self.first,
            self.first,
            self.first * self.second,
            self.second,
            self.second,
            1,
            self.answers * self.second,
            self.answers,
            self.answers,
        ]


class Net:
    """A network and what it looks at."""

    def __init__(self, shape: Shape, parts: list[list[int]]) -> None:
        self.shape: Final = shape
        self.width: Final[i64] = len(shape.lows)
        self.first: Final[i64] = shape.first
        self.second: Final[i64] = shape.second
        self.lows: Final = numbers(shape.lows)
        self.highs: Final = numbers(shape.highs)
        self.rows: Final = shape.rows
        self.picked: Final = numbers(parts[0])
        self.onward: Final = numbers(parts[2])
        self.second_bias: Final = parts[3]
        self.value_row: Final = numbers(parts[4])
        self.value_bias: Final[i64] = parts[5][0]
        self.answer_rows: Final = numbers(parts[6])
        self.answer_bias: Final = numbers(parts[7])
        self.heeding: Final = numbers(parts[8])
        self.heeds: Final = any(parts[8])
        """Whether suggestions matter to it at all."""
        self.seen: Final = numbers(shape.lows)
        """The observation looked at last."""
        self.sums: Final = vec[i64](parts[1])
        """What it makes of the first layer."""
        self.deep: Final = vec[i64]([0] * shape.second)
        """What that makes of the second."""

    def look(self, seen: vec[i16]) -> None:
        """Take in an observation."""
        i: i64 = 0
        while i < self.width:
            now: i16 = min(max(seen[i], self.lows[i]), self.highs[i])
            before: i16 = self.seen[i]
            if now != before:
                self.seen[i] = now
                low: i16 = self.lows[i]
                self.turn(self.rows[i], i64(before) - i64(low), i64(now) - i64(low))
            i += 1
        self.deepen()

    def turn(self, row: i64, before: i64, now: i64) -> None:
        """A number has changed: other digits, other rows."""
        if before % BASE != now % BASE:
            self.add(row + before % BASE - 1, before % BASE, -1)
            self.add(row + now % BASE - 1, now % BASE, 1)
        if before // BASE != now // BASE:
            self.add(row + BASE - 2 + before // BASE, before // BASE, -1)
            self.add(row + BASE - 2 + now // BASE, now // BASE, 1)

    def add(self, row: i64, digit: i64, sign: i64) -> None:
        if digit == 0:
            return
        sums = self.sums
        picked = self.picked
        at: i64 = row * self.first
        i: i64 = 0
        while i < self.first:
            sums[i] += sign * i64(picked[at + i])
            i += 1

    def deepen(self) -> None:
        deep = self.deep
        onward = self.onward
        i: i64 = 0
        while i < self.second:
            deep[i] = 0
            i += 1
        i = 0
        while i < self.first:
            strength: i64 = self.sums[i]
            if strength > 0:
                at: i64 = i * self.second
                j: i64 = 0
                while j < self.second:
                    deep[j] += strength * i64(onward[at + j])
                    j += 1
            i += 1
        i = 0
        while i < self.second:
            deep[i] = max(0, (deep[i] >> POINT) + self.second_bias[i])
            i += 1

    def value(self) -> i64:
        """How far ahead the seat that looks will end, from -ONE to ONE or a little beyond."""
        total: i64 = 0
        i: i64 = 0
        while i < self.second:
            total += self.deep[i] * i64(self.value_row[i])
            i += 1
        return (total >> POINT) + self.value_bias

    def leaning(self, answer: i64) -> i64:
        """How much the seat leans towards an answer: a logarithm, ONE is a factor of e."""
        total: i64 = 0
        at: i64 = answer * self.second
        i: i64 = 0
        while i < self.second:
            total += self.deep[i] * i64(self.answer_rows[at + i])
            i += 1
        return (total >> POINT) + i64(self.answer_bias[answer])


def numbers(values: list[int]) -> vec[i16]:
    return vec[i16](values)
