"""Boards and maps that somebody lays by hand before a table is opened."""

import ceiba
from ceiba.core.errors import BadOptions
from ceiba.server.forms import Draft, DraftWish, ErrorBody
from ceiba.server.offered import offered_game
from ceiba.server.problems import from_rules, refused

SEED = "draft"


def drafted(slug: str, wish: DraftWish) -> Draft:
    """What was drawn or written, checked as for a table."""
    game = offered_game(slug)
    if not any(spec.free and spec.name == wish.option for spec in game.spec.options):
        raise refused("bad_request", reason="no such option is written by hand")
    if wish.sketch is not None and not wish.sketch.fits:
        raise refused("bad_request", reason="the sketch does not fit its columns and rows")
    try:
        text = wish.text
        if wish.sketch is not None:
            text = game.redrawn(wish.option, text, wish.sketch)
        options = game.check_options(wish.players, {wish.option: text})
    except BadOptions as error:
        why = from_rules(error)
        body = ErrorBody(why.problem.code, why.problem.said, why.option)
        return Draft(text, game.sketch(wish.option, text, wish.players), body, {}, None)
    sketch = game.sketch(wish.option, text, wish.players)
    if sketch is not None:  # of a random board the one that is drawn
        options = {**options, wish.option: game.redrawn(wish.option, text, sketch)}
    match = ceiba.new(slug, wish.players, options, SEED)
    return Draft(text, sketch, None, options, match.view(0))
