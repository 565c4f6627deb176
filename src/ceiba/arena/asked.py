"""What a bot that is not of the house is asked, and how its answer is understood."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ceiba.core.errors import CeibaError, MalformedAction
from ceiba.core.game import Game
from ceiba.core.seats import letter
from ceiba.core.state import State

QUOTED: Final = 300
"""Characters of what a bot says that stand in a report."""


class BotFailed(CeibaError):
    """A bot died, was too slow, or gave an answer that is not allowed."""


class Asked(msgspec.Struct, frozen=True):
    """What a bot is asked, and what its seat knows."""

    game: str
    players: int
    seat: str
    task: str
    """What kind of question it is."""
    options: list[str]
    """Every answer that is allowed."""
    view: Any
    """What the seat sees; docs/reference has its fields."""


def question(game: Game[Any], state: State, seat: int) -> Asked:
    return Asked(
        game.spec.slug,
        state.players,
        letter(seat),
        state.agenda[-1].asks(state),
        [game.vocabulary.text(action) for action in state.options(seat)],
        game.view(state, seat),
    )


def printable(text: str) -> str:
    """What somebody else's program said, on one line and without signs a terminal would obey."""
    words = " ".join(text[: 10 * QUOTED].split())[:QUOTED]
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in words)


def told(problem: BaseException) -> str:
    """What went wrong in somebody else's program, as a report says it."""
    return printable(f"{type(problem).__name__}: {problem}")


def understood(name: str, text: str, seat: str, allowed: Sequence[str], game: Game[Any]) -> int:
    """The number of an answer in words, if it is allowed."""
    try:
        action = game.vocabulary.parse(printable(text))
    except MalformedAction as problem:
        raise BotFailed(f"{name}: {problem}") from problem
    said = game.vocabulary.text(action)
    if said not in allowed:
        few = ", ".join(allowed[:5])
        raise BotFailed(f"{name}: '{said}' is not allowed to seat {seat}; there are: {few}")
    return action
