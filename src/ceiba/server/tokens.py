"""Secrets that open a seat. Only their hashes are kept, and nothing ever logs them.

A secret travels in the body of an answer, in the `Authorization` header, in the first message
over a socket, and in the fragment of a link (`#seat=…`), which browsers send to no server.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Final

TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those people mistake for one another when they read a link aloud."""


def new_token() -> str:
    """192 random bits; safe in a link."""
    return secrets.token_urlsafe(24)


def derived(token: str, purpose: str) -> str:
    """Another secret for whoever has this one: asking again gives the same, so there is no flood.

    Nothing leads back: who is given the derived one learns nothing about the first.
    """
    digest = hmac.digest(token.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def hashed(token: str) -> str:
    """What is kept. A plain hash is enough: the secret is random, there is nothing to guess."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(authorization: str) -> str:
    """The secret in an `Authorization` header, empty where there is none.

    >>> bearer("Bearer abc"), bearer("Basic abc")
    ('abc', '')
    """
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def new_table_id() -> str:
    """About 60 random bits: a table is found by its link only."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))
