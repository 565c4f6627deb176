"""Calling addresses that people gave us, without being led into the host's own network.

A name is looked up once, by us, and what it leads to has to be public: no name can change its mind
between the look and the call. Redirections are not followed, and answers are not read.
"""

from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from ceiba.server.notices.messages import Fate, fate_of
from ceiba.server.problems import refused

if TYPE_CHECKING:
    from aiohttp import ClientSession

ADDRESS_LENGTH: Final = 1000


def check_address(address: str, local: bool) -> None:
    """Raises where we would never call there; `local`: the host's own network is allowed."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        parts.port  # noqa: B018  # raises where it is none
    except ValueError as problem:
        raise refused("bad_address") from problem
    schemes = ("http", "https") if local else ("https",)
    if parts.scheme not in schemes or not host or len(address) > ADDRESS_LENGTH or parts.username:
        raise refused("bad_address")
    if not local and _is_literal(host) and not is_public(host):
        raise refused("bad_address")


def is_public(host: str) -> bool:
    """Whether a numeric address is one of the internet at large.

    >>> is_public("192.0.2.7"), is_public("::ffff:10.0.0.1"), is_public("9.9.9.9")
    (False, False, True)
    """
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address.sixtofour or address
    return address.is_global and not address.is_multicast


def _is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Caller:
    """One for a server; its connections are made when first needed."""

    def __init__(self, local: bool) -> None:
        self._local = local
        self._session: ClientSession | None = None

    async def post(self, address: str, data: bytes, headers: Mapping[str, str]) -> Fate:
        check_address(address, self._local)
        if self._session is None:
            # Most houses never call anybody: what that takes is not loaded at the start.
            from ceiba.server.notices.outside import session

            self._session = session(self._local)
        calling: Any = self._session.post(
            address, data=data, headers=dict(headers), allow_redirects=False
        )
        async with calling as answer:
            return fate_of(answer.status)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
