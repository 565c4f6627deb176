"""Every task of the game: how it is written in an agenda and read again."""

from collections.abc import Iterable, Mapping
from typing import Final

from ceiba.core.agenda import SEAT, TaskForm, numbers
from ceiba.core.sentence import snake
from ceiba.core.state import Task
from ceiba.games.tzolkin.building import Build, Finish, PayBuilding
from ceiba.games.tzolkin.calendar import AdvanceCalendar, ChooseAdvance
from ceiba.games.tzolkin.chichen_itza import Offering
from ceiba.games.tzolkin.effects import FROM_WEALTH, Effect
from ceiba.games.tzolkin.food import FoodDay
from ceiba.games.tzolkin.materials import PayResources, TakeResources
from ceiba.games.tzolkin.palenque import Harvest
from ceiba.games.tzolkin.rounds import Round
from ceiba.games.tzolkin.scoring import FinalScoring
from ceiba.games.tzolkin.setup import ChooseWealth, DealWealth, RevealWealth
from ceiba.games.tzolkin.tables import ANY, BUILDINGS, EFFECTS, GEARS, TEMPLES, TOP_LEVEL, TRACKS
from ceiba.games.tzolkin.technology import Advance, FreeAdvance, LevelUp
from ceiba.games.tzolkin.temples import AngerGods, Climb, ClimbOne, ClimbTwo
from ceiba.games.tzolkin.turns import BeginTurn, EndTurn, PickMore, PlaceMore, Turn
from ceiba.games.tzolkin.using import UseWorker
from ceiba.games.tzolkin.uxmal import BorrowAction, Trade, TradeOn


def _words(names: Iterable[str]) -> Mapping[int, str]:
    return dict(enumerate(names))


_PERMITS: Final = _words(
    ["tikal_2", "uxmal_4", "effect", "tikal_4", "tikal_4_second", "tikal_4_second_plain"]
)
_LEVELS: Final = numbers(0, TOP_LEVEL)
_BUILDINGS: Final = _words(BUILDINGS)

_WORDS: Final[Mapping[type[Task], tuple[Mapping[int, str], ...]]] = {
    DealWealth: (),
    ChooseWealth: (),
    RevealWealth: (),
    Round: (),
    Turn: (SEAT,),
    BeginTurn: (SEAT,),
    PlaceMore: (SEAT,),
    PickMore: (SEAT,),
    UseWorker: (SEAT, _words(GEARS), numbers(0, 10)),
    EndTurn: (SEAT,),
    Harvest: (SEAT, numbers(2, 5)),
    AngerGods: (SEAT,),
    Climb: (SEAT, _words(TEMPLES)),
    ClimbOne: (SEAT, {**_words(TEMPLES), ANY: "none"}),
    ClimbTwo: (SEAT,),
    PayResources: (SEAT, numbers(1, 3)),
    TakeResources: (SEAT, numbers(1, 2)),
    Advance: (SEAT, numbers(0, 1), _words(["must", "may"])),
    FreeAdvance: (SEAT,),
    LevelUp: (SEAT, _words(TRACKS)),
    Build: (SEAT, _PERMITS),
    PayBuilding: (SEAT, _BUILDINGS, _PERMITS, _LEVELS),
    Finish: (SEAT, _BUILDINGS, _LEVELS),
    Effect: (
        SEAT,
        {number: name for name, number in EFFECTS.items()},
        numbers(0, ANY),
        numbers(1, 8),
        {**_BUILDINGS, FROM_WEALTH: "wealth"},
    ),
    Trade: (SEAT,),
    TradeOn: (SEAT,),
    BorrowAction: (SEAT, _words(["must", "may"])),
    Offering: (SEAT,),
    FoodDay: (),
    AdvanceCalendar: (),
    ChooseAdvance: (SEAT,),
    FinalScoring: (),
}
"""The words of the arguments of each."""

TASKS: Final = {snake(task.__name__): TaskForm(task, words) for task, words in _WORDS.items()}
