"""Every request has a number: logged with all it leads to, and told in `X-Request-ID`."""

import logging
import secrets
import time
from typing import Final
from urllib.parse import quote

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

LOG: Final = logging.getLogger("ceiba.access")


class Access(ASGIMiddleware):
    """Binds `request` and `table` for the logs, and writes the access log where it is wanted.

    A line of it has the path without query, no header and no body: nothing in it opens a seat, or
    ends notices.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        number = secrets.token_hex(6)
        begin = time.perf_counter()
        status = 0

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)["X-Request-ID"] = number
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        bound = {"request": number}
        if table := scope.get("path_params", {}).get("table_id"):
            bound["table"] = str(table)[:32]
        with bound_contextvars(**bound):
            try:
                await next_app(scope, receive, told)
            finally:
                if LOG.isEnabledFor(logging.INFO):
                    client = scope.get("client")
                    LOG.info(
                        "%s %s",
                        scope.get("method", "SOCKET"),
                        _path(scope),
                        extra={
                            "status": status,
                            "address": client[0] if client else "",
                            "ms": round(1000 * (time.perf_counter() - begin), 1),
                        },
                    )


def _path(scope: Scope) -> str:
    """On one line, whatever was asked for, and without the id of a way, which is a secret."""
    way = scope.get("path_params", {}).get("way")
    path = scope["path"].replace(str(way), "*") if way else scope["path"]
    return quote(path, safe="/*")
