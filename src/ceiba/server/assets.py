"""The files of the browser client, as `make web` builds them."""

import mimetypes
from pathlib import Path
from typing import NamedTuple


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
