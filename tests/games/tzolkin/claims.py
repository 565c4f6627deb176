"""What the provers of Tzolk'in's refusals look at, and what they grant a seat."""

from typing import Final, cast

from ceiba.core.state import State
from ceiba.games.tzolkin import tables
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import FIRST_SPACE, LAST_SPACE
from tests.refusals.harness import Refused

CORN, WOOD, GOLD, SKULL = 0, 1, 3, 4
GEARS: Final[list[str]] = [*tables.GEARS]
MATERIALS: Final[list[str]] = [*tables.MATERIALS]
TEMPLES: Final[list[str]] = [*tables.TEMPLES]
PLENTY: Final = 60


def table(refused: Refused) -> TzolkinState:
    """A table of the prover's own."""
    return cast(TzolkinState, refused.state.clone())


def words(refused: Refused) -> list[str]:
    return refused.text.split()


def held(s: State, seat: int) -> list[int]:
    return list(cast(TzolkinState, s).materials[seat * 5 : seat * 5 + 5])


def give(s: TzolkinState, seat: int, **things: int) -> None:
    """Let a seat hold exactly so much of some materials."""
    for name, amount in things.items():
        s.materials[seat * 5 + MATERIALS.index(name)] = amount


def give_resources(s: TzolkinState, seat: int, amount: int) -> None:
    give(s, seat, wood=amount, stone=amount, gold=amount)


def standing(s: TzolkinState, gear: int) -> list[int]:
    """Who stands on the numbered spaces of a gear."""
    first = FIRST_SPACE[gear]
    return [s.worker_at(first + space) for space in range(LAST_SPACE[gear] + 1)]


def on_the_board(s: TzolkinState, seat: int) -> int:
    workers = sum(standing(s, gear).count(seat) for gear in range(5))
    return workers + (s.first_space == seat)


def rich(r: Refused) -> TzolkinState:
    """The same table, with plenty of corn, resources and skulls for the seat."""
    s = table(r)
    give_resources(s, r.seat, PLENTY)
    give(s, r.seat, corn=PLENTY, skull=PLENTY)
    return s
