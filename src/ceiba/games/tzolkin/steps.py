"""A step of one player that asks nothing."""

from mypy_extensions import i64

from ceiba.core.state import SeatTask, State


class Step(SeatTask):
    """Belongs to a seat and runs by itself."""

    def deciders(self, state: State) -> i64:
        return 0
