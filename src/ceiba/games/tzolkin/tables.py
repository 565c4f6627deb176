"""The components as tables of small integers, read from components.toml."""

from collections.abc import Sequence
from typing import Any, Final

from ceiba.core.components import facts
from ceiba.games.tzolkin.names import GearName, Material, Temple, Track

_FACTS: Final[dict[str, Any]] = facts("tzolkin")

# -- materials --------------------------------------------------------------------------------

MATERIALS: Final[list[Material]] = ["corn", "wood", "stone", "gold", "skull"]
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
KINDS: Final = 5
"""Materials each player holds, in this order."""
RESOURCES: Final[list[int]] = [WOOD, STONE, GOLD]
RATE: Final[list[int]] = [1, *(_FACTS["exchange"][MATERIALS[r]] for r in RESOURCES), 0]
"""TZ-13.3: corn for one of each."""

# -- gears ------------------------------------------------------------------------------------

GEARS: Final[list[GearName]] = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
FIRST_SPACE: Final[list[int]] = [0, 10, 20, 30, 40]
"""The positions of all gears are numbered through, bit by bit of a mask: space 0 of each."""
TEETH: Final[list[int]] = [10, 10, 10, 10, 13]
LAST_SPACE: Final[list[int]] = [7, 7, 7, 7, 10]
"""TZ-1.9: the highest numbered space; beyond it are two unnumbered positions."""
ACTIONS: Final[list[int]] = [5, 5, 5, 5, 9]
SPACES: Final = 53
GEAR_AT: Final[list[int]] = [gear for gear in range(5) for _ in range(TEETH[gear])]
"""The gear of each position."""
LAST_SPACES: Final = (1 << 7) | (1 << 17) | (1 << 27) | (1 << 37) | (1 << 50)
"""The highest numbered spaces of all gears, as bits."""
LAST_OF_TEN: Final = (1 << 9) | (1 << 19) | (1 << 29) | (1 << 39)
LAST_OF_THIRTEEN: Final = 1 << 52
"""The last positions of the small gears and of Chichen Itza: from there it goes on at space 0."""

PALENQUE_CORN: Final[list[int]] = [0, *_FACTS["palenque"]["corn"]]
PALENQUE_WOOD: Final[list[int]] = [0, *_FACTS["palenque"]["wood"]]
YAXCHILAN_GAINS: Final[list[list[int]]] = [
    [_FACTS["yaxchilan"].get(str(action), {}).get(material, 0) for material in MATERIALS]
    for action in range(6)
]
UXMAL_TEMPLE_CORN: Final[int] = _FACTS["uxmal"]["temple_corn"]
CORN_PER_RESOURCE: Final[int] = _FACTS["uxmal"]["corn_per_resource"]
ANY_ACTION_CORN: Final[int] = _FACTS["uxmal"]["any_action_corn"]

# -- temples ----------------------------------------------------------------------------------

TEMPLES: Final[list[Temple]] = ["chaac", "quetzalcoatl", "kukulcan"]
START_STEP: Final = 1
"""TZ-3.3: the second step from the bottom."""
STEP_POINTS: Final[list[list[int]]] = [t["points"] for t in _FACTS["temples"].values()]
TOP_STEP: Final[list[int]] = [len(points) - 1 for points in STEP_POINTS]
STEP_REWARD: Final[list[list[int]]] = [
    [MATERIALS.index(material) if material else -1 for material in t["rewards"]]
    for t in _FACTS["temples"].values()
]
"""The material printed on each step, -1 for none."""
TEMPLE_BONUS: Final[list[list[int]]] = [t["bonus"] for t in _FACTS["temples"].values()]
"""TZ-17.4: for the highest, at the end of periods 1 and 2."""

CHICHEN_POINTS: Final[list[int]] = [0, *_FACTS["chichen_itza"]["points"]]
CHICHEN_TEMPLE: Final[list[int]] = [
    0,
    *(TEMPLES.index(temple) for temple in _FACTS["chichen_itza"]["temples"]),
]
CHICHEN_RESOURCE: Final[list[int]] = [0, *_FACTS["chichen_itza"]["resources"]]

# -- technologies -----------------------------------------------------------------------------

TRACKS: Final[list[Track]] = ["agriculture", "extraction", "architecture", "theology"]
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TOP_LEVEL: Final = 3

_TECH: Final[dict[str, Any]] = _FACTS["technologies"]
ADVANCE_COST: Final[list[int]] = _TECH["costs"]
"""TZ-22.2, TZ-22.3: resources for an advance, by the level held."""
HARVEST_CORN: Final[list[int]] = _TECH["harvest_corn"]
FISHING_CORN: Final[list[int]] = _TECH["fishing_corn"]
BARE_HARVEST_FROM: Final[int] = _TECH["bare_harvest_from"]
EXTRA: Final[list[list[int]]] = [
    [0] * 4,
    _TECH["extra_wood"],
    _TECH["extra_stone"],
    _TECH["extra_gold"],
]
"""TZ-22.11, TZ-22.12, TZ-22.13: extra material by extraction level."""
BUILD_CORN: Final[list[int]] = _TECH["build_corn"]
BUILD_POINTS: Final[list[int]] = _TECH["build_points"]
BUILD_DISCOUNT: Final[list[int]] = _TECH["build_discount"]
NEXT_ACTION_FROM: Final[int] = _TECH["next_action_from"]
OFFERING_FROM: Final[int] = _TECH["offering_from"]
EXTRA_SKULL_FROM: Final[int] = _TECH["extra_skull_from"]
BONUS_POINTS: Final[int] = _TECH["bonus_points"]
BONUS_RESOURCES: Final[int] = _TECH["bonus_resources"]

# -- tiles ------------------------------------------------------------------------------------

ANY: Final = 9
"""Stands for 'of your choice' where a temple or a track is named."""

FEED: Final = 1
CHEAPER: Final = 2
CLIMB: Final = 3
TECHNOLOGY: Final = 4
GAIN: Final = 5
BUILD: Final = 6
MARKET: Final = 7
POINTS: Final = 8
WORKER: Final = 9
ACTION: Final = 10
EFFECTS: Final[dict[str, int]] = {
    "feed": FEED,
    "cheaper": CHEAPER,
    "climb": CLIMB,
    "technology": TECHNOLOGY,
    "gain": GAIN,
    "build": BUILD,
    "market": MARKET,
    "points": POINTS,
    "worker": WORKER,
    "action": ACTION,
}
_SUBJECTS: Final[dict[str, Sequence[str]]] = {
    "climb": TEMPLES,
    "technology": TRACKS,
    "gain": MATERIALS,
}


def _effect(text: str) -> list[int]:
    """``climb chaac 2`` as [kind, subject, amount]."""
    kind, *rest = text.split()
    subject = 0
    if kind in _SUBJECTS:
        name = rest.pop(0)
        subject = ANY if name == "any" else _SUBJECTS[kind].index(name)
    return [EFFECTS[kind], subject, int(rest[0]) if rest else 1]


def _cost(tile: dict[str, Any]) -> list[int]:
    return [tile["cost"].get(material, 0) for material in MATERIALS]


TYPES: Final[list[str]] = ["civil", "funerary", "sacred", "farm"]
FARM: Final = 3

_BUILDINGS: Final[dict[str, Any]] = _FACTS["buildings"]
BUILDINGS: Final[list[str]] = list(_BUILDINGS)
BUILDING_PERIOD: Final[list[int]] = [tile["period"] for tile in _BUILDINGS.values()]
BUILDING_TYPE: Final[list[int]] = [TYPES.index(tile["type"]) for tile in _BUILDINGS.values()]
BUILDING_COST: Final[list[list[int]]] = [_cost(tile) for tile in _BUILDINGS.values()]
BUILDING_EFFECTS: Final[list[list[list[int]]]] = [
    [_effect(text) for text in tile["effects"]] for tile in _BUILDINGS.values()
]
BUILDING_RESOURCES: Final[list[int]] = [sum(cost) for cost in BUILDING_COST]
BUILDING_FEEDS: Final[list[int]] = [
    sum(amount for kind, _, amount in effects if kind == FEED) for effects in BUILDING_EFFECTS
]
"""TZ-20.2: workers a farm frees from needing corn."""
BUILDING_CHEAPER: Final[list[int]] = [
    sum(amount for kind, _, amount in effects if kind == CHEAPER) for effects in BUILDING_EFFECTS
]
"""TZ-20.3: corn less for every worker."""

_MONUMENTS: Final[dict[str, Any]] = _FACTS["monuments"]
MONUMENTS: Final[list[str]] = list(_MONUMENTS)
MONUMENT_TYPE: Final[list[int]] = [TYPES.index(tile["type"]) for tile in _MONUMENTS.values()]
MONUMENT_COST: Final[list[list[int]]] = [_cost(tile) for tile in _MONUMENTS.values()]


def _points(given: Any) -> list[int]:
    """The points of a monument by how many things it counts, from a list or from those for each."""
    most = len(BUILDINGS) + len(MONUMENTS)
    return given if isinstance(given, list) else [given * count for count in range(most + 1)]


PER_MONUMENT: Final[dict[str, int]] = _MONUMENTS["all_monuments"]["points"]
"""TZ-21.9: for each monument built, by number of players."""
MONUMENT_POINTS: Final[list[list[int]]] = [
    [] if tile["points"] is PER_MONUMENT else _points(tile["points"])
    for tile in _MONUMENTS.values()
]
MASTERY: Final[list[int]] = MONUMENT_POINTS[MONUMENTS.index("mastered_technologies")]
SKULL_POINTS: Final[int] = _FACTS["scoring"]["skull"]

_WEALTH: Final[dict[str, Any]] = _FACTS["wealth"]
WEALTH: Final[list[str]] = list(_WEALTH)
WEALTH_GEAR: Final[list[int]] = [GEARS.index(tile["neutral"][0]) for tile in _WEALTH.values()]
WEALTH_SPACE: Final[list[int]] = [tile["neutral"][1] for tile in _WEALTH.values()]
WEALTH_EFFECTS: Final[list[list[list[int]]]] = [
    [_effect(text) for text in tile["effects"]] for tile in _WEALTH.values()
]
WEALTH_FEEDS: Final[list[int]] = [
    sum(amount for kind, _, amount in effects if kind == FEED) for effects in WEALTH_EFFECTS
]

# -- the table --------------------------------------------------------------------------------

MOST_PLAYERS: Final = 4
WORKERS: Final[int] = _FACTS["table"]["workers"]
STARTING_WORKERS: Final[int] = _FACTS["table"]["starting_workers"]
SKULLS: Final[int] = _FACTS["table"]["skulls"]
BUILDING_SPACES: Final[int] = _FACTS["table"]["building_spaces"]
WEALTH_DEALT: Final[int] = _FACTS["table"]["wealth_dealt"]
WEALTH_KEPT: Final[int] = _FACTS["table"]["wealth_kept"]


def _by_players(name: str) -> list[int]:
    return [_FACTS["players"].get(str(players), {}).get(name, 0) for players in range(5)]


MONUMENTS_SHOWN: Final[list[int]] = _by_players("monuments")
FIELDS: Final[list[int]] = _by_players("fields")
NEUTRAL_WORKERS: Final[list[int]] = _by_players("neutral_workers")

# -- the calendar -----------------------------------------------------------------------------

CALENDAR_TEETH: Final[int] = _FACTS["calendar"]["teeth"]
FOOD_DAYS: Final[list[int]] = _FACTS["calendar"]["food_days"]
FEEDING_CORN: Final[int] = _FACTS["feeding"]["corn"]
UNFED_POINTS: Final[int] = _FACTS["feeding"]["points_lost"]
BEG_MOST_CORN: Final[int] = _FACTS["begging"]["most_corn"]
BEG_CORN_AFTER: Final[int] = _FACTS["begging"]["corn_after"]
