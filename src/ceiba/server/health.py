"""`/health`: whether this server can serve, for whoever starts and watches it."""

import asyncio
from typing import Final, Literal

import msgspec
from litestar import Response, get

from ceiba import __version__
from ceiba.server.services import Services
from ceiba.store import StoreDown

PATIENCE_S: Final = 3.0


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "no database"]
    version: str


@get("/health", include_in_schema=False)
async def health(services: Services) -> Response[Health]:
    """200 where games can be read and written, 503 where the database does not answer."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            await services.store.ping()
    except (StoreDown, TimeoutError):
        return Response(Health("no database", __version__), status_code=503)
    return Response(Health("ok", __version__))
