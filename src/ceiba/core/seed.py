"""From a seed, which is text, to a generator; and to the promise that the seed was fixed first.

Two different hashes of the same seed: one is published when the game starts, the other is the
state of the generator. Knowing the first tells nothing about the second.
"""

import hashlib
import re
import secrets

from ceiba.core.errors import BadOptions
from ceiba.core.rng import Rng


def new_seed() -> str:
    """A seed nobody can guess: 128 random bits as text."""
    return secrets.token_hex(16)


def check_seed(seed: object) -> None:
    """`BadOptions` for what is no seed: it stands in a line of the log."""
    if not isinstance(seed, str) or not re.fullmatch(r"[\x21-\x7e]{1,100}", seed):
        raise BadOptions("a seed is a text of 1 to 100 printable characters without spaces")


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
