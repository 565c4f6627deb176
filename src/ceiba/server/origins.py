"""Only pages of this server, or of origins it was told of, may change anything or listen."""

from collections.abc import Collection
from urllib.parse import urlsplit


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
    if origin is None or origin in others:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == host
