"""What Gymnasium and PettingZoo call spaces: which observations and which answers there are."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ceiba.envs.table import Table


def observation_space(table: Table) -> spaces.Dict:
    least = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(least.min, least.max, (table.layout.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (table.answers,), np.int8),
        }
    )


class Answers(spaces.Discrete):
    """The whole vocabulary. Drawn without a mask, it is an answer the seat may give now: whoever
    draws at random, as PettingZoo's tests do, plays by the rules."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.answers)
        self._table = table
        self._seat = seat

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> Any:
        if mask is None and probability is None:
            mask = self._table.mask(self._seat)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[spaces.Discrete], tuple[int]]:
        """A copy, as many environments side by side make one, sits at no table."""
        return spaces.Discrete, (int(self.n),)


def observed(table: Table, seat: int) -> dict[str, NDArray[Any]]:
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}
