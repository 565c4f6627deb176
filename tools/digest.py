"""Is a built thing still fresh? A digest of everything it was made from says so."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_NEVER_INPUTS = {"__pycache__", "node_modules", "web_assets", "dist", "coverage", ".engine"}


def files_under(folder: Path, *suffixes: str) -> list[Path]:
    """The files below a folder, built things and caches left out; only those suffixes, if given."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and (not suffixes or path.suffix in suffixes)
        and not _NEVER_INPUTS.intersection(path.relative_to(folder).parts)
    ]


def digest(files: Iterable[Path], *facts: str, root: Path = ROOT) -> str:
    """One hash over the names and the contents of the files, and over further facts."""
    total = hashlib.sha256()
    for fact in facts:
        total.update(fact.encode() + b"\0")
    for path in sorted(files):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Does the stamp, written when the thing was built, hold this digest?"""
    return stamp.is_file() and stamp.read_text() == wanted
