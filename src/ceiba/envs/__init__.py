"""The games as those who study play expect to find them; needs numpy: ``pip install ceiba[envs]``.

::

    batch(game, players, n)             n tables at once, arrays in and out; needs numpy only
    aec(game, players)                  a PettingZoo environment, seat after seat
    parallel(game, players)             the same, all seats at once
    gym(game, players, opponents)       a Gymnasium environment; bots sit in the other seats
    import ceiba.envs.open_spiel        registers the games with OpenSpiel

Of the environments, `illegal="first"` takes the first allowed answer in place of one that is not
in the mask; otherwise that is an `IllegalAnswer`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict, Unpack

from ceiba.core.extras import extra
from ceiba.envs.errors import BatchClosed, GameOver, IllegalAnswer, WorkerDied

with extra("envs"):
    from ceiba.envs.batches import Batch, Now, batch

if TYPE_CHECKING:
    from ceiba.envs.gymnasium_env import CeibaGym
    from ceiba.envs.zoo import CeibaAEC, CeibaParallel

__all__ = [
    "Batch",
    "BatchClosed",
    "GameOver",
    "IllegalAnswer",
    "Now",
    "WorkerDied",
    "ZooSettings",
    "aec",
    "batch",
    "gym",
    "parallel",
]


class ZooSettings(TypedDict, total=False):
    """What PettingZoo environments may be told besides game and players."""

    options: Mapping[str, object] | None
    max_cycles: int | None
    """After so many answers, or rounds of answers, the game is cut short."""
    render_mode: str | None
    """`ansi` or None."""
    illegal: str


def aec(game: str, players: int, **settings: Unpack[ZooSettings]) -> "CeibaAEC":
    """A PettingZoo environment in which one seat answers after the other."""
    with extra("zoo"):
        from ceiba.envs.zoo import CeibaAEC

    return CeibaAEC(game, players, **settings)


def parallel(game: str, players: int, **settings: Unpack[ZooSettings]) -> "CeibaParallel":
    """A PettingZoo environment in which all seats answer at once."""
    with extra("zoo"):
        from ceiba.envs.zoo import CeibaParallel

    return CeibaParallel(game, players, **settings)


def gym(
    game: str,
    players: int = 2,
    opponents: str = "greedy",
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    illegal: str = "error",
) -> "CeibaGym":
    """A Gymnasium environment: one seat is yours, bots of a level sit in the others."""
    with extra("zoo"):
        from ceiba.envs.gymnasium_env import CeibaGym

    return CeibaGym(game, players, opponents, seat, options, render_mode, illegal)
