"""The part of a reference page that tells what the numbers of an observation mean."""

from collections.abc import Iterator
from typing import Any, Final

from ceiba.core.game import Game
from ceiba.core.layout import Axis, Field, Layout, players
from ceiba.core.seed import seeded

LISTED: Final = 40
"""Names along an axis up to so many are listed, of more only the first and the last."""


def introduction(game: Game[Any]) -> str:
    sizes = ", ".join(f"{layout.size} with {seats}" for seats, layout in layouts(game).items())
    return (
        f"16-bit numbers, {sizes} players and the default options. "
        "`own` is the seat that observes, `+1` the next round the table. "
        f"The mask has {len(game.vocabulary)} numbers, one for each answer above, in that order."
    )


def layouts(game: Game[Any]) -> dict[int, Layout]:
    """By number of players."""
    found = {}
    for seats in range(game.spec.min_players, game.spec.max_players + 1):
        state = game.setup(seats, game.check_options(seats, {}), seeded("reference"))
        found[seats] = game.observing().layout(state)
    return found


def head(game: Game[Any]) -> tuple[str, ...]:
    return ("field", *(f"{seats} players" for seats in layouts(game)), "by", "meaning")


def rows(game: Game[Any]) -> Iterator[tuple[str, ...]]:
    """A field with its first index and its shape for each number of players."""
    every = list(layouts(game).values())
    for fields in zip(*(layout.fields for layout in every), strict=True):
        field = fields[-1]
        places = [place(layout, field) for layout, field in zip(every, fields, strict=True)]
        by = "; ".join(named(axis) for axis in field.axes)
        yield f"`{field.name}`", *places, by, meaning(field)


def place(layout: Layout, field: Field) -> str:
    start = layout.start(field.name)
    return f"{start}: {' × '.join(map(str, field.shape))}" if field.axes else str(start)


def named(axis: Axis) -> str:
    if axis == players(len(axis)):
        return "player"
    return ", ".join(axis) if len(axis) <= LISTED else f"{axis[0]} to {axis[-1]}"


def meaning(field: Field) -> str:
    if not field.words:
        return field.meaning
    return f"{field.meaning}. " + ", ".join(f"{n} {word}" for n, word in enumerate(field.words))
