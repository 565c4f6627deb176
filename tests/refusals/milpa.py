"""Milpa: what its one refusal claims, shown on the table itself."""

from typing import Final, cast

from ceiba.games.milpa.game import GAME
from ceiba.games.milpa.state import MilpaState
from tests.refusals.harness import Prover, Refused, Table

TABLES: Final = [Table(players, GAME.check_options(players, {})) for players in (2, 3, 4)]


def fist_full(refused: Refused) -> bool:
    """The fist holds as many as are named, and with one fewer another may be sown."""
    state = cast(MilpaState, refused.state)
    full = state.fists[refused.seat] == refused.data["most"] == 3
    state.fists[refused.seat] -= 1
    return full and refused.text == "sow" and refused.allowed(state)


PROVERS: Final[dict[str, Prover]] = {"fist-full": fist_full}
