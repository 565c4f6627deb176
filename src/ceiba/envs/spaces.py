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


def action_space(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.answers)


def observed(table: Table, seat: int) -> dict[str, NDArray[Any]]:
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}
