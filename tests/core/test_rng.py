"""The house generator, against an independent implementation and against chance itself."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ceiba.core.rng import Rng
from tests.testkit.share import steady

WORD = st.integers(0, 2**32 - 1)


class Reference:
    """xoshiro128++ as Blackman and Vigna print it, on 32-bit words cut out of large numbers."""

    def __init__(self, *words: int) -> None:
        self.s = list(words)

    def next(self) -> int:
        def rotated(x: int, k: int) -> int:
            return ((x << k) | (x >> (32 - k))) % 2**32

        s = self.s
        result = (rotated((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)
        return result


def test_reference_vectors() -> None:
    rng = Rng(1, 2, 3, 4)
    expected = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732]
    expected += [1355841295, 495546011, 621204420]
    assert [rng.next32() for _ in range(10)] == expected
    reference = Reference(1, 2, 3, 4)
    assert [reference.next() for _ in range(10)] == expected


@given(WORD, WORD, WORD, WORD)
@steady(100)
def test_the_same_as_the_reference(a: int, b: int, c: int, d: int) -> None:
    rng, reference = Rng(a, b, c, d), Reference(a, b, c, d)
    for _ in range(50):
        assert rng.next32() == reference.next()
    assert rng.words() == reference.s


@given(WORD, WORD, WORD, WORD, st.integers(1, 2**31 - 1))
@steady(200)
def test_below_stays_below(a: int, b: int, c: int, d: int, n: int) -> None:
    rng = Rng(a, b, c, d | 1)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 30, 41])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(11, 22, 33, 44)
    throws = 20_000
    counts = Counter(rng.below(n) for _ in range(throws))
    expected = throws / n
    chi = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi < n - 1 + 4 * (2 * max(n - 1, 1)) ** 0.5


def test_below_rejects_what_would_tip_the_scale() -> None:
    """For n just above a quarter of the range about every fourth word is thrown again."""
    n = 2**30 + 1
    rng, reference = Rng(5, 6, 7, 8), Reference(5, 6, 7, 8)
    words_used = 0
    for _ in range(200):
        threshold = (2**32 - n) % n
        while True:
            product = reference.next() * n
            words_used += 1
            if product % 2**32 >= threshold:
                break
        assert rng.below(n) == product >> 32
    assert words_used > 220


def test_shuffle_keeps_the_items() -> None:
    rng = Rng(1, 1, 1, 1)
    items = [3, 1, 4, 1, 5, 9, 2, 6]
    shuffled = items.copy()
    rng.shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
    assert shuffled != items


def test_every_order_is_equally_likely() -> None:
    rng = Rng(9, 9, 9, 9)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    chi = sum((count - 500) ** 2 / 500 for count in orders.values())
    assert chi < 23 + 4 * 46**0.5


@pytest.mark.parametrize("items", [[], [7]])
def test_shuffling_little_uses_no_chance(items: list[int]) -> None:
    rng = Rng(1, 2, 3, 4)
    rng.shuffle(items)
    assert rng.words() == [1, 2, 3, 4]


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng(1, 2, 3, 4)
    clone = rng.clone()
    assert clone.words() == rng.words()
    first = [clone.next32() for _ in range(5)]
    assert rng.words() == [1, 2, 3, 4]
    assert [rng.next32() for _ in range(5)] == first
