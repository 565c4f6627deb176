"""Every task of the game by name, to write an agenda down and read it back."""

from collections.abc import Callable
from typing import Final

from ceiba.core.state import Task
from ceiba.games.tzolkin.building import Build, Finish, PayBuilding
from ceiba.games.tzolkin.calendar import AdvanceCalendar, ChooseAdvance
from ceiba.games.tzolkin.chichen_itza import Offering
from ceiba.games.tzolkin.effects import Effect
from ceiba.games.tzolkin.food import FoodDay
from ceiba.games.tzolkin.materials import PayResources, TakeResources
from ceiba.games.tzolkin.palenque import Harvest
from ceiba.games.tzolkin.rounds import Round
from ceiba.games.tzolkin.scoring import FinalScoring
from ceiba.games.tzolkin.setup import ChooseWealth, DealWealth, RevealWealth
from ceiba.games.tzolkin.technology import Advance, FreeAdvance, LevelUp
from ceiba.games.tzolkin.temples import AngerGods, Climb, ClimbOne, ClimbTwo
from ceiba.games.tzolkin.turns import BeginTurn, EndTurn, PickMore, PlaceMore, Turn
from ceiba.games.tzolkin.using import UseWorker
from ceiba.games.tzolkin.uxmal import BorrowAction, Trade, TradeOn

TASKS: Final[dict[str, Callable[..., Task]]] = {
    "deal_wealth": DealWealth,
    "choose_wealth": ChooseWealth,
    "reveal_wealth": RevealWealth,
    "round": Round,
    "turn": Turn,
    "begin_turn": BeginTurn,
    "place_more": PlaceMore,
    "pick_more": PickMore,
    "use_worker": UseWorker,
    "end_turn": EndTurn,
    "harvest": Harvest,
    "anger_gods": AngerGods,
    "climb": Climb,
    "climb_one": ClimbOne,
    "climb_two": ClimbTwo,
    "pay_resources": PayResources,
    "take_resources": TakeResources,
    "advance": Advance,
    "free_advance": FreeAdvance,
    "level_up": LevelUp,
    "build": Build,
    "pay_building": PayBuilding,
    "finish": Finish,
    "effect": Effect,
    "trade": Trade,
    "trade_on": TradeOn,
    "borrow_action": BorrowAction,
    "offering": Offering,
    "food_day": FoodDay,
    "advance_calendar": AdvanceCalendar,
    "choose_advance": ChooseAdvance,
    "final_scoring": FinalScoring,
}
