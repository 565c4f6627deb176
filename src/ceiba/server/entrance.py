"""Requests that are written as no browser and no proxy writes them go no further."""

import re
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import ClientException, NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

INSIDE: Final = ("/health", "/metrics")
"""Asked by what runs on the same machine or network, by whatever name."""


class Entrance(ASGIMiddleware):
    """A host that is none ends in the framework's own errors. And a proxy that hides an address
    hides it as it is written: `/metrics/` or `/%6detrics` would pass."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not _is_host(dict(scope["headers"]).get(b"host", b"").decode("latin-1")):
            raise ClientException("the host is none")
        if scope["type"] == ScopeType.HTTP:
            path = re.sub("/+", "/", scope["path"]).rstrip("/")
            if path in INSIDE and scope["raw_path"] != path.encode():
                raise NotFoundException
        await next_app(scope, receive, send)


def _is_host(host: str) -> bool:
    """
    >>> _is_host("localhost:8000"), _is_host("localhost:x"), _is_host("[")
    (True, False, False)
    """
    try:
        _ = urlsplit(f"//{host}").port
    except ValueError:
        return False
    return True
