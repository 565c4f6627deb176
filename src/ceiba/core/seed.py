"""From a seed, which is text, to a generator; and to the promise that the seed was fixed first.

Two different hashes of the same seed: one is published when the game starts, the other is the
state of the generator. Knowing the first tells nothing about the second.
"""

import hashlib
import secrets

from ceiba.core.rng import Rng


def new_seed() -> str:
    """A seed nobody can guess: 128 random bits as text."""
    return secrets.token_hex(16)


def seeded(seed: str) -> Rng:
    """The generator that belongs to a seed."""
    digest = hashlib.sha256(b"ceiba generator " + seed.encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4))
    return Rng(a, b, c, d | 1)  # the all-zero state is the one xoshiro cannot leave


def commitment(seed: str) -> str:
    """What is published at the start so that the seed, told at the end, can be checked.

    >>> commitment("example")[:16]
    '0f1a200d661053e2'
    """
    return hashlib.sha256(b"ceiba commitment " + seed.encode()).hexdigest()
