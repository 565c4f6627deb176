"""Who asks, over HTTP: the address, and the secret in the header."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

Asking = Request[Any, Any, State]


def address(request: Asking) -> str:
    return request.client.host if request.client is not None else ""


def bearer(authorization: str) -> str | None:
    """The secret of an `Authorization` header.

    >>> bearer("Bearer abc"), bearer("Basic abc"), bearer("")
    ('abc', None, None)
    """
    scheme, _, secret = authorization.partition(" ")
    return secret.strip() or None if scheme.lower() == "bearer" else None
