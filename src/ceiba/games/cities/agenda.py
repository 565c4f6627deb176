"""The tasks both games know, as they are written in an agenda."""

from collections.abc import Mapping

from ceiba.core.agenda import SEAT, TaskForm, numbers
from ceiba.games.cities.box import Box
from ceiba.games.cities.building import BuildOn
from ceiba.games.cities.distribution import CarryOut, Distribute, OpenPlans, Spoil
from ceiba.games.cities.katun import Avert, GainOne, LoseBuildings
from ceiba.games.cities.production import Fill, Produce, Production
from ceiba.games.cities.rounds import EndOfGame, EndTest, FirstTurn, StartRound
from ceiba.games.cities.supply import PayAny
from ceiba.games.cities.things import BUILDINGS, KINDS, WEALTH
from ceiba.games.cities.turns import EndTurn, Turn
from ceiba.games.cities.war import (
    ChooseTarget,
    Conquer,
    DealDamage,
    Engage,
    LoseGarrisons,
    RollDice,
)


def faces(box: Box) -> Mapping[int, str]:
    """The words of an argument that is a card."""
    return dict(enumerate(box.cards.names))


def shared_tasks(box: Box) -> dict[str, TaskForm]:
    """By name. A set of buildings is written ``garrison+garrison_2``."""
    sets = {
        mask: "+".join(BUILDINGS[kind] for kind in range(KINDS) if mask >> kind & 1)
        for masks in box.cards.lost
        for mask in masks
    }
    few = numbers(1, max(*box.cards.tokens, *(n for counts in box.cards.losses for n in counts)))
    wealth = dict(enumerate(WEALTH))
    return {
        "start_round": TaskForm(StartRound),
        "first_turn": TaskForm(FirstTurn),
        "turn": TaskForm(Turn, (SEAT,)),
        "end_turn": TaskForm(EndTurn, (SEAT,)),
        "pay_any": TaskForm(PayAny, (SEAT, numbers(0, sum(box.tokens)))),
        "build_on": TaskForm(BuildOn, (SEAT,)),
        "choose_target": TaskForm(ChooseTarget, (SEAT,)),
        "engage": TaskForm(Engage, (SEAT,)),
        "roll_dice": TaskForm(RollDice),
        "lose_garrisons": TaskForm(LoseGarrisons, (SEAT,)),
        "deal_damage": TaskForm(DealDamage, (SEAT,)),
        "conquer": TaskForm(Conquer, (SEAT,)),
        "gain_one": TaskForm(GainOne, (SEAT,)),
        "avert": TaskForm(Avert, (SEAT, faces(box), few)),
        "lose_buildings": TaskForm(LoseBuildings, (SEAT, sets, few)),
        "production": TaskForm(Production),
        "produce": TaskForm(Produce, (SEAT,)),
        "fill": TaskForm(Fill, (SEAT, wealth)),
        "open_plans": TaskForm(OpenPlans),
        "distribute": TaskForm(Distribute),
        "carry_out": TaskForm(CarryOut),
        "spoil": TaskForm(Spoil),
        "end_test": TaskForm(EndTest),
        "end_of_game": TaskForm(EndOfGame),
    }
