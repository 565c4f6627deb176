"""Only pages of this server, or of origins it was told of, may change anything or listen.

And the server answers only to its names, where it was told them: a page that has its own name
lead to this machine would otherwise pass for a page of this server.
"""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from ceiba.server.settings import Settings


def may_enter(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request that changes something, or a socket, may come in."""
    origin, host = headers.get("origin"), headers.get("host")
    return is_called(host, settings.hosts) and is_allowed(origin, host, settings.origins)


def is_called(host: str | None, names: Collection[str]) -> bool:
    """Whether `host` is one of the server's names; `*.` stands for anything before the rest.

    >>> is_called("games.example.org:8000", ["*.example.org"])
    True
    >>> is_called("example.org.elsewhere", ["example.org"])
    False
    """
    if not names:
        return True
    name = _name(host or "")
    return any(
        name.endswith(known[1:]) if known.startswith("*.") else name == known
        for known in map(_name, names)
    )


def _name(host: str) -> str:
    """Without its port, and however it is written."""
    name = host.lower()
    if name.endswith("]"):  # an IPv6 address without a port
        return name
    return name.rpartition(":")[0] or name


def is_allowed(origin: str | None, host: str | None, others: Collection[str]) -> bool:
    """Whether a request that says it comes from `origin` may use the server called `host`.

    Browsers always say where a page comes from when it opens a socket or posts; programs that are
    no browsers say nothing, and are free to: they carry nobody's login.

    >>> is_allowed("http://localhost:8000", "localhost:8000", ())
    True
    >>> is_allowed("https://elsewhere.example", "localhost:8000", ())
    False
    >>> is_allowed("https://elsewhere.example", "localhost:8000", ["https://elsewhere.example"])
    True
    """
    if origin is None or origin in others or f"{origin}/" in others:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # "http://["
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host
