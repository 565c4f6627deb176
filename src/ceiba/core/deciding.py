"""A question as it is put to a seat, built up: compiled, for it is asked after every answer."""

from typing import Any, Final

from ceiba.core.decision import BlockedOption, Decision, Option, Together
from ceiba.core.foresight import Foresight
from ceiba.core.game import Foreseen, Game
from ceiba.core.state import Basket, State

NOT_LOOKED_AT: Final = Foreseen()


def decision(game: Game[Any], state: State, seat: int, asked: int, foresight: bool) -> Decision:
    """The question on top of the agenda, as `seat` is asked it."""
    task = state.agenda[-1]
    vocabulary = game.vocabulary
    ahead = Foresight(game, state, seat) if foresight else None
    options = [
        Option(
            vocabulary.text(action),
            vocabulary.verb(action),
            vocabulary.values(action),
            task.hint(state, seat, action),
            NOT_LOOKED_AT if ahead is None else ahead.of(action),
            task.gives_up(state, seat, action),
        )
        for action in state.options(seat)
    ]
    blocked = [
        BlockedOption(
            vocabulary.text(entry.action),
            vocabulary.verb(entry.action),
            vocabulary.values(entry.action),
            entry.refusal,
        )
        for entry in task.blocked(state, seat)
    ]
    prompt = task.prompt(state, seat)
    together = _together(task.basket(state, seat), options)
    return Decision(seat, asked, task.asks(state), prompt, tuple(options), tuple(blocked), together)


def _together(basket: Basket | None, options: list[Option]) -> Together | None:
    if basket is None:
        return None
    texts = [option.text for option in options]
    stock, most, usual = (
        dict(zip(texts, numbers, strict=True))
        for numbers in (basket.stock, basket.most, basket.usual)
    )
    return Together(basket.amount, stock, most, usual)
