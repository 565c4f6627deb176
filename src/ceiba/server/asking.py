"""Who asks, over HTTP: the address, the secret in the header, and the seat it opens."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import HeaderParameter

from ceiba.server.problems import refused
from ceiba.server.tokens import hashed
from ceiba.store import StoredTable

Asking = Request[Any, Any, State]
Authorization = Annotated[str, HeaderParameter(name="Authorization")]


def address(request: Asking) -> str:
    return request.client.host if request.client is not None else ""


def bearer(authorization: str) -> str | None:
    """The secret of an `Authorization` header.

    >>> bearer("Bearer abc"), bearer("Basic abc"), bearer("")
    ('abc', None, None)
    """
    scheme, _, secret = authorization.partition(" ")
    return secret.strip() or None if scheme.lower() == "bearer" else None


def proven_seat(table: StoredTable, authorization: str) -> int:
    """The seat whose secret is in the header; refused where it opens none."""
    seat = table.tokens.get(hashed(bearer(authorization) or ""))
    if seat is None:
        raise refused("not_your_seat")
    return seat
