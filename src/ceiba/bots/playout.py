"""Playing to the end at random: for simulations, and to measure the rules engine."""

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.core.state import State


def play_random(state: State, rng: Rng) -> int:
    """Give random answers until the game is over; how many were given."""
    decisions: i64 = 0
    seat: i64 = state.decider()
    while seat >= 0:
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))], None)
        decisions += 1
        seat = state.decider()
    return decisions
