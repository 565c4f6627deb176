"""Connections to addresses that people gave us; names lead only to the internet at large."""

import socket
from typing import Final

from aiohttp import ClientSession, ClientTimeout, TCPConnector, ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult

from ceiba.server.notices.calling import is_public

CALL_S: Final = 15.0


def session(local: bool) -> ClientSession:
    """`local`: the host's own network is allowed."""
    resolver = None if local else PublicOnly()
    connector = TCPConnector(resolver=resolver)
    return ClientSession(connector=connector, timeout=ClientTimeout(total=CALL_S), trust_env=False)


class PublicOnly(AbstractResolver):
    """Leads only to public addresses."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        public = [each for each in found if is_public(each["host"])]
        if not public:
            raise OSError(f"{host} is not public")
        return public

    async def close(self) -> None:
        await self._names.close()
