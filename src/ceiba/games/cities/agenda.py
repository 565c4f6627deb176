"""The tasks both games know by name, to write an agenda down and read it back."""

from collections.abc import Callable
from typing import Final

from ceiba.core.state import Task
from ceiba.games.cities.building import BuildOn
from ceiba.games.cities.distribution import CarryOut, Distribute, OpenPlans, Spoil
from ceiba.games.cities.katun import Avert, GainOne, LoseBuildings
from ceiba.games.cities.production import Fill, Produce, Production
from ceiba.games.cities.rounds import EndOfGame, EndTest, FirstTurn, StartRound
from ceiba.games.cities.supply import PayAny
from ceiba.games.cities.turns import EndTurn, Turn
from ceiba.games.cities.war import (
    ChooseTarget,
    Conquer,
    DealDamage,
    Engage,
    LoseGarrisons,
    RollDice,
)

TASKS: Final[dict[str, Callable[..., Task]]] = {
    "start_round": StartRound,
    "first_turn": FirstTurn,
    "turn": Turn,
    "end_turn": EndTurn,
    "pay_any": PayAny,
    "build_on": BuildOn,
    "choose_target": ChooseTarget,
    "engage": Engage,
    "roll_dice": RollDice,
    "lose_garrisons": LoseGarrisons,
    "deal_damage": DealDamage,
    "conquer": Conquer,
    "gain_one": GainOne,
    "avert": Avert,
    "lose_buildings": LoseBuildings,
    "production": Production,
    "produce": Produce,
    "fill": Fill,
    "open_plans": OpenPlans,
    "distribute": Distribute,
    "carry_out": CarryOut,
    "spoil": Spoil,
    "end_test": EndTest,
    "end_of_game": EndOfGame,
}
