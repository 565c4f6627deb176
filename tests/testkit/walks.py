"""Random play on a bare state, for tests that look at many positions."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ceiba import Game, State
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded

S = TypeVar("S", bound=State)
Pick = Callable[[list[int]], int]
LONG = 1_000_000


def any_of(picks: Rng) -> Pick:
    """Every option equally often."""
    return lambda options: options[picks.below(len(options))]


def rather_not(game: Game[Any], verbs: tuple[str, ...], one_in: int, picks: Rng) -> Pick:
    """These verbs only one time in so many where there is something else to do, or by chance."""

    def pick(options: list[int]) -> int:
        busy = [action for action in options if game.vocabulary.verb(action) not in verbs]
        choices = busy if busy and picks.below(one_in) > 0 else options
        return choices[picks.below(len(choices))]

    return pick


def begun(game: Game[S], players: int, seed: str, options: dict[str, Any] | None = None) -> S:
    """The first position of a game."""
    state = game.setup(players, game.check_options(players, options or {}), seeded(seed))
    state.settle(None)
    return state


def walk(
    state: S, pick: Pick, every: int = 1, answers: int = LONG, ends: bool = True
) -> Iterator[S]:
    """The state before every so-manieth answer, and at the end of the game if it comes to it."""
    for step in range(answers):
        if state.over():
            break
        if step % every == 0:
            yield state
        seat = state.decider()
        state.apply(seat, pick(state.options(seat)), None)
    if ends and state.over():
        yield state
