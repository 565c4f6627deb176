"""Figures: pictures in the rules of a game, each a table set up for one clause.

They lie beside the game as data (`games/<g>/figures.toml`), what is said under them as
`figures.<locale>.ftl`. A figure is a position and the answers that lead from it to what is shown,
so the client draws it with the pieces of the table, and a change of the rules that makes it
impossible fails a test.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ceiba.core.game import Position

READER: Final = 0
"""The seat whose view is drawn, in every figure."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    """Without its prefix: ``moves`` is said with ``figure-moves``, and with ``figure-moves-seen``
    to those who do not see it."""
    clause: str
    """Where in the rules it stands."""
    at: tuple[str, ...]
    """The spots of the table it is about; the rest may lie outside its frame."""
    shape: float
    """The width of its frame by the height."""
    position: Position
    seed: str = "figure"
    line: tuple[str, ...] = ()
    """Answers as in a log, given before it is drawn: ``A fly I4``."""
    asked: bool = False
    """Whether what the reader may answer now is offered, as at the table."""
    proposed: str | None = None
    """The answer that is being looked at."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of them."""

    figures: tuple[Figure, ...]


@cache
def figures_of(slug: str) -> tuple[Figure, ...]:
    """The figures of a game; none where nobody made any."""
    source = files(f"ceiba.games.{slug}") / "figures.toml"
    if not source.is_file():
        return ()
    return msgspec.convert(tomllib.loads(source.read_text("utf-8")), Figures).figures
