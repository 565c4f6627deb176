"""Secrets that open a seat. Only their hashes are kept, and nothing ever logs them.

A secret travels in the body of an answer, in the `Authorization` header, in the first message
over a socket, and in the fragment of a link (`#seat=…`), which browsers send to no server.
"""

import hashlib
import secrets
from typing import Final

TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those people mistake for one another when they read a link aloud."""


def new_token() -> str:
    """192 random bits; safe in a link."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept. A plain hash is enough: the secret is random, there is nothing to guess."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """About 60 random bits: a table is found by its link only."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))
