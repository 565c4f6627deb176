"""The browser client: its files, and its one page at every address people may open."""

import re
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ceiba.server.services import Services

PAGES: Final = re.compile(
    r"/?|/(new|t|replay|rules|learn|deal)/[A-Za-z0-9_-]+/?|/(replay|me|open)/?"
)

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


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(services: Services, path: str = "/") -> Response[bytes]:
    """A file of the client, or its page; the page itself says when an address leads nowhere."""
    if re.match(r"/(api|ws|schema|health|metrics)(/|$)", path):
        raise NotFoundException
    file = services.assets.find(path)
    if file is not None and path != "/index.html":
        # Files under /assets have a hash in their name: a new build has new names.
        forever = path.startswith("/assets/")
        cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        return Response(file.content, media_type=file.media_type, headers={"Cache-Control": cache})
    index = services.assets.find("/index.html")
    headers = {"Cache-Control": "no-cache"}
    if index is None:
        return Response(
            NOT_BUILT.encode(), media_type="text/html", status_code=503, headers=headers
        )
    status = 200 if PAGES.fullmatch(path) else 404
    return Response(index.content, media_type="text/html", status_code=status, headers=headers)
