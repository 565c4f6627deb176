"""The pictures of the rules pages, as they are told to a browser."""

from functools import cache

import ceiba
from ceiba.core.figures import READER, Figure, figures_of
from ceiba.server.forms import FigureDrawn
from ceiba.server.offered import offered_game


@cache
def drawn_figures(slug: str) -> list[FigureDrawn]:
    """The figures of a game; refused where the house has no such game."""
    return [_drawn(figure) for figure in figures_of(offered_game(slug).spec.slug)]


def _drawn(figure: Figure) -> FigureDrawn:
    match = ceiba.set_up(figure.position, figure.seed)
    for answer in figure.line:
        match.play(answer)
    return FigureDrawn(
        text=f"figure-{figure.text}",
        clause=figure.clause,
        at=list(figure.at),
        shape=figure.shape,
        game=match.game.spec.slug,
        players=match.players,
        options=match.options,
        view=match.view(READER),
        decision=match.decision(READER) if figure.asked else None,
        proposed=figure.proposed,
    )
