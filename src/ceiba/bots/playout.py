"""Playing to the end at random: for simulations, and to measure the rules engine."""

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.core.state import State


def play_random(state: State, rng: Rng) -> int:
    """Give random answers until the game is over; how many were given.

    Those who are asked at once answer in the order of their seats.
    """
    decisions: i64 = 0
    waiting: i64 = state.deciders()
    while waiting != 0:
        asked: i64 = waiting
        seat: i64 = 0
        while asked != 0:
            if asked & 1:
                options = state.options(seat)
                waiting = state.apply(seat, options[rng.below(len(options))], None)
                decisions += 1
            asked >>= 1
            seat += 1
    return decisions
