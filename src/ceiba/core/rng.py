"""The house generator: xoshiro128++ on four 32-bit words.

Every word stays below 2**32 and every product below 2**63, so the arithmetic never overflows an
`i64` and is the same in every Python, compiled or not. The state is part of each game's `State`.

Reference: Blackman and Vigna, "Scrambled linear pseudorandom number generators" (xoshiro128++).
"""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Four words of state; `clone()` continues the same stream independently.

    >>> rng = Rng(1, 2, 3, 4)
    >>> [rng.next32() for _ in range(3)]
    [641, 1573767, 3222811527]
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.d) & MASK
        result: i64 = ((((total << 7) & MASK) | (total >> 25)) + self.a) & MASK
        shifted: i64 = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method; n below 2**31)."""
        product: i64 = self.next32() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Puts the items in a random order, in place (Fisher-Yates)."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]
