"""The browser client: its files, and its one page at every address people may open."""

import mimetypes
import re
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException

ASSETS: Final = Path(__file__).parent.parent / "web_assets"

PAGES: Final = re.compile(r"/?|/(new|t|replay|rules)/[A-Za-z0-9_-]+/?|/replay/?")

DIRECTIVES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # pieces are placed by style attributes
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
POLICY: Final = "; ".join(f"{name} {sources}" for name, sources in DIRECTIVES.items())

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ceiba</title>
<h1>Ceiba is running, but its pages are not built</h1>
<p>Run <code>make web</code> in the project's folder, then reload this page.
The server itself is ready under <a href="/schema/openapi.json">/api</a>.</p>
"""


class Asset(NamedTuple):
    content: bytes
    media_type: str


class Assets:
    """The built files in memory, so that a request can only ever name one of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built: float | None = None
        self._files: dict[str, Asset] = {}

    def find(self, path: str) -> Asset | None:
        self._scan()
        return self._files.get(path)

    def _scan(self) -> None:
        """Look again when the client was built anew."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.exists() else None
        if built == self._built:
            return
        self._built = built
        self._files = {
            "/" + file.relative_to(self._folder).as_posix(): Asset(
                file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            )
            for file in sorted(self._folder.rglob("*"))
            if file.is_file()
        }


_assets: Final = Assets(ASSETS)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: str = "/") -> Response[bytes]:
    """A file of the client, or its page; the page itself says when an address leads nowhere."""
    if re.match(r"/(api|ws|schema)(/|$)", path):
        raise NotFoundException
    file = _assets.find(path)
    if file is not None and path != "/index.html":
        # Files under /assets have a hash in their name: a new build has new names.
        forever = path.startswith("/assets/")
        cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        return Response(file.content, media_type=file.media_type, headers={"Cache-Control": cache})
    index = _assets.find("/index.html")
    headers = {"Cache-Control": "no-cache"}
    if index is None:
        return Response(
            NOT_BUILT.encode(), media_type="text/html", status_code=503, headers=headers
        )
    status = 200 if PAGES.fullmatch(path) else 404
    return Response(index.content, media_type="text/html", status_code=status, headers=headers)
