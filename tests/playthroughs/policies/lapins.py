"""A simple king for the records of Dix-Huit Lapins and Balam: builds, attacks, arranges."""

from typing import cast

from ceiba import Match
from ceiba.bots.cities.assignment import Wishes, best_plan
from ceiba.core.seed import seeded
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.view import CitiesView

SHUNNED = ("pass", "flip", "transform", "remove", "suffer")
"""Answers taken only when there is no other, or one time in four."""
USEFUL = (
    "raise village",
    "raise palace",
    "raise temple",
    "raise observatory",
    "raise market",
    "attack",
)
"""Answers taken three times in four, where they are open."""
WISHES = Wishes(10, [12, 13, 13, 13, 13, 9], [6, 4, 4, 4, 4, 9], 7)


def policy(match: Match, seat: int) -> str:
    """Any answer, but seldom one that is shunned; chance comes from the number of the question."""
    decision = match.decision(seat)
    assert decision is not None
    if decision.task == "distribute":
        return next_step(match, seat)
    picks = seeded(f"policy-{match.seq}-{seat}")
    options = [option.text for option in decision.options]
    liked = [text for text in options if not text.startswith(SHUNNED)]
    useful = [text for text in options if text.startswith(USEFUL)]
    if useful and picks.below(4) > 0:
        return useful[picks.below(len(useful))]
    if not liked or picks.below(4) == 0:
        liked = options
    return liked[picks.below(len(liked))]


def next_step(match: Match, seat: int) -> str:
    """The best plan, made anew for every step and followed as far as it is carried out."""
    view = cast(CitiesView, match.view(seat))
    assert view.plan is not None
    blank = cast(CitiesState, match.state.clone())
    blank.forget_plan(seat)
    steps = best_plan(blank, seat, WISHES)
    given = 2 * len(view.plan.moves) + (view.plan.hand is not None)
    return match.game.vocabulary.text(steps[given])
