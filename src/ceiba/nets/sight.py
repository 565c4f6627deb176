"""What a seat sees, in a buffer that is used again and again."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.observation import Observer
from ceiba.core.state import State


class Sight:
    def __init__(self, observer: Observer, state: State) -> None:
        self.observer = observer
        self.numbers: vec[i16] = observer.observe(state, 0)

    def take(self, state: State, seat: i64) -> None:
        """All that a seat may know, and nothing else; of the game of the first state."""
        self.observer.write(state, seat, state.deciders(), self.numbers, 0)

    def copied(self) -> bytes:
        return bytes(memoryview(self.numbers))
