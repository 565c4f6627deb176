"""Are the reasons of Tzolk'in true? Each prover counts again, or grants what is said to lack.

Many answers are barred by several things at once. So a prover makes the seat rich in everything
the refusal does not speak of: then the answer stays refused, and the one fact named decides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.tzolkin.state import EMPTY, NO_TILE, NOBODY
from ceiba.games.tzolkin.tables import (
    BUILDING_COST,
    BUILDINGS,
    FIELDS,
    FIRST_SPACE,
    MONUMENT_COST,
    MONUMENTS,
    TRACKS,
    WEALTH,
)
from tests.games.tzolkin.claims import (
    CORN,
    GEARS,
    GOLD,
    MATERIALS,
    PLENTY,
    SKULL,
    TEMPLES,
    WOOD,
    give,
    give_resources,
    held,
    on_the_board,
    rich,
    standing,
    table,
    words,
)
from tests.games.tzolkin.kit import rich_table
from tests.refusals.harness import Refused, Table, by_name


def rich_in_the_middle(players: int, luck: Rng) -> State:
    return rich_table(players, luck.below(1_000_000))


TABLES = [Table(players, {}, lay) for lay in (None, rich_in_the_middle) for players in (2, 3, 4)]

# -- corn -------------------------------------------------------------------------------------


def too_little_corn(r: Refused) -> bool:
    """With just the corn it is said to take it is allowed, with one less it is not."""
    s = table(r)
    if r.data["corn"] != held(s, r.seat)[CORN] or r.data["corn"] >= r.data["cost"]:
        return False
    give(s, r.seat, corn=r.data["cost"])
    enough = r.allowed(s)
    give(s, r.seat, corn=r.data["cost"] - 1)
    return enough and not r.allowed(s)


def too_rich_to_beg(r: Refused) -> bool:
    s = table(r)
    if r.data["corn"] != held(s, r.seat)[CORN] or r.data["corn"] <= 2 or s.begged:
        return False
    give(s, r.seat, corn=2)
    s.steps = vec[i64]([2] * len(s.steps))
    return r.allowed(s)


def begged_already(r: Refused) -> bool:
    s = table(r)
    was = s.begged
    s.begged = False
    give(s, r.seat, corn=2)
    s.steps = vec[i64]([2] * len(s.steps))
    return was and r.allowed(s)


# -- placing and picking up -------------------------------------------------------------------


def place_or_pick(r: Refused) -> bool:
    """The turn began with the other of the two: workers were placed, or none was."""
    s = table(r)
    picks = words(r)[0] == "pick"
    return (s.placed > 0) == picks and s.agenda[-1].name() == (
        "place_more" if picks else "pick_more"
    )


def no_worker_there(r: Refused) -> bool:
    _, gear, space = words(r)
    s = table(r)
    return s.worker_at(FIRST_SPACE[GEARS.index(gear)] + int(space)) != r.seat


def no_free_worker(r: Refused) -> bool:
    """All that are in play stand somewhere."""
    s = table(r)
    return on_the_board(s, r.seat) == 6 - s.bank[r.seat]


def first_space_taken(r: Refused) -> bool:
    s = table(r)
    if s.first_space == NOBODY or words(r) != ["place", "first"]:
        return False
    s.first_space = NOBODY
    give(s, r.seat, corn=PLENTY)
    return r.allowed(s)


def gear_full(r: Refused) -> bool:
    gear = GEARS.index(r.data["gear"])
    return words(r) == ["place", GEARS[gear]] and EMPTY not in standing(table(r), gear)


def other_gear(r: Refused) -> bool:
    """The worker under way came from the gear named, and the answer is no action of it."""
    _, gear, _ = r.state.agenda[-1].args()
    verb, other, _ = words(r)
    return verb == "do" and r.data["gear"] == GEARS[gear] != other


def action_too_high(r: Refused) -> bool:
    """Whatever the seat has: the number is above the space, and above the next with theology."""
    s = table(r)
    _, gear, action = words(r)
    reach: int = r.data["space"]
    if gear == "chichen_itza" and s.level(r.seat, TRACKS.index("theology")) > 0:
        reach += 1
    return reach < int(action) and reach < (10 if gear == "chichen_itza" else 6)


def not_lent(r: Refused) -> bool:
    """Neither with corn nor with skulls: only Chichen Itza and Uxmal 5 are never lent."""
    return words(r) in (["do", "uxmal", "5"],) or words(r)[1] == "chichen_itza"


# -- what actions need ------------------------------------------------------------------------


def group_empty(r: Refused) -> bool:
    s = rich(r)
    group = r.data["group"] - 2
    if words(r) != ["do", "palenque", str(group + 2)] or s.corn_fields[group] or r.allowed(s):
        return False
    s.corn_fields[group] = 1
    return r.allowed(s)


def slot_filled(r: Refused) -> bool:
    s = rich(r)
    action = r.data["action"]
    if words(r) != ["do", "chichen_itza", str(action)] or s.slots[action - 1] == NOBODY:
        return False
    if r.allowed(s):
        return False
    s.slots[action - 1] = NOBODY
    return r.allowed(s)


def no_skull(r: Refused) -> bool:
    s = rich(r)
    give(s, r.seat, skull=1)
    with_one = r.allowed(s)
    give(s, r.seat, skull=0)
    return held(r.state, r.seat)[SKULL] == 0 and with_one and not r.allowed(s)


def no_resource(r: Refused) -> bool:
    s = rich(r)
    give_resources(s, r.seat, 0)
    without = r.allowed(s)
    give(s, r.seat, wood=1)
    return sum(held(r.state, r.seat)[WOOD:SKULL]) == 0 and r.allowed(s) and not without


def no_advance(r: Refused) -> bool:
    """With plenty it is allowed; with what is held, not even with all corn of the world."""
    mine = held(r.state, r.seat)
    if r.data["resources"] != sum(mine[WOOD:SKULL]):
        return False
    s = rich(r)
    give(s, r.seat, wood=mine[1], stone=mine[2], gold=mine[3])
    return not r.allowed(s) and r.allowed(rich(r))


def nothing_to_build(r: Refused) -> bool:
    """The same, unless nothing at all is on offer."""
    mine = held(r.state, r.seat)
    s = rich(r)
    give(s, r.seat, wood=mine[1], stone=mine[2], gold=mine[3], skull=mine[4])
    if r.allowed(s):
        return False
    tikal_4 = words(r) == ["do", "tikal", "4"]
    nothing = all(tile == NO_TILE for tile in s.row) and not (tikal_4 and s.offered)
    return nothing or r.allowed(rich(r))


# -- resources --------------------------------------------------------------------------------


def none_held(r: Refused) -> bool:
    s = table(r)
    material = MATERIALS.index(r.data["material"])
    if words(r)[1] != r.data["material"] or held(s, r.seat)[material] != 0:
        return False
    give(s, r.seat, **{r.data["material"]: 1})
    return r.allowed(s)


def sell_first(r: Refused) -> bool:
    """Something was bought on this visit: even who has plenty of it cannot sell."""
    return (
        words(r)[0] == "sell" and not r.allowed(rich(r)) and r.state.agenda[-1].name() == "trade_on"
    )


def not_in_the_cost(r: Refused) -> bool:
    cost = BUILDING_COST[BUILDINGS.index(r.data["tile"])]
    return cost[MATERIALS.index(words(r)[1])] == 0 and not r.allowed(rich(r))


def waive_the_missing(r: Refused) -> bool:
    """Were the resource named not lacking, this one could be saved."""
    s = table(r)
    give_resources(s, r.seat, 0)
    cost = BUILDING_COST[BUILDINGS.index(r.data["tile"])]
    mine = held(r.state, r.seat)
    short = [m for m in range(WOOD, GOLD + 1) if mine[m] < cost[m]]
    return [MATERIALS[m] for m in short] == [r.data["material"]] and r.allowed(rich(r))


# -- temples ----------------------------------------------------------------------------------


def at_the_bottom(r: Refused) -> bool:
    s = table(r)
    temple = TEMPLES.index(words(r)[1])
    place = r.seat * 3 + temple
    if s.steps[place] != 0:
        return False
    if r.refusal.clause == "TZ-6.4" and sum(s.steps[r.seat * 3 : r.seat * 3 + 3]) != 0:
        return False
    s.steps[place] = 1
    return r.allowed(s)


def another_temple(r: Refused) -> bool:
    """Tikal 5: the step already made was on this temple, and the two others are open."""
    others = {TEMPLES.index(name) for name in TEMPLES if name != r.data["temple"]}
    options = {
        action - r.game.vocabulary.parse("climb chaac") for action in r.state.options(r.seat)
    }
    return words(r)[1] == r.data["temple"] and options == others


def gods_too_angry(r: Refused) -> bool:
    s = table(r)
    if any(s.steps[r.seat * 3 : r.seat * 3 + 3]):
        return False
    s.steps[r.seat * 3] = 1
    return r.allowed(s)


# -- harvest ----------------------------------------------------------------------------------


def group_asked(r: Refused) -> int:
    return r.state.agenda[-1].args()[1] - 2


def take_the_tile(r: Refused) -> bool:
    """With the open corn tiles away, and agriculture, it can be harvested without."""
    s = table(r)
    group = group_asked(r)
    s.levels[r.seat * 4] = 2
    barred = not r.allowed(s)
    s.corn_fields[group] = s.wood_fields[group]
    return barred and r.allowed(s)


def needs_agriculture(r: Refused) -> bool:
    s = table(r)
    level = s.levels[r.seat * 4]
    s.levels[r.seat * 4] = 2
    return r.data["level"] == level < 2 and r.allowed(s)


def no_such_tile(r: Refused) -> bool:
    """With one more tile of the kind in the group it can be taken."""
    s = table(r)
    group = group_asked(r)
    s.steps = vec[i64]([2] * len(s.steps))
    if r.data["group"] != group + 2 or r.allowed(s):
        return False
    s.corn_fields[group] = FIELDS[s.players] + 1
    if words(r)[1] != "corn":
        s.wood_fields[group] += 1
    return r.allowed(s)


# -- tiles ------------------------------------------------------------------------------------


def tile_not_yours(r: Refused) -> bool:
    s = table(r)
    tile = WEALTH.index(words(r)[1])
    return r.data["tile"] == WEALTH[tile] and not s.dealt[r.seat] >> tile & 1


def tile_kept_already(r: Refused) -> bool:
    s = table(r)
    tile = WEALTH.index(words(r)[1])
    s.wealth[r.seat] ^= 1 << tile
    return r.data["tile"] == WEALTH[tile] and r.allowed(s)


def not_on_offer(r: Refused) -> bool:
    """Laid on the board, it can be built by who has plenty."""
    s = rich(r)
    tile = r.data["tile"]
    if words(r)[1] != tile or r.allowed(s):
        return False
    if words(r)[0] == "raise":
        monument = MONUMENTS.index(tile)
        raised = any(built >> monument & 1 for built in s.monuments)
        if raised != (r.refusal.clause == "TZ-21.2"):
            return False
        s.offered.append(monument)
    else:
        s.row[0] = BUILDINGS.index(tile)
    return r.allowed(s)


def nothing_to_keep(r: Refused) -> bool:
    """Plain building is open only for the first building of Tikal 4, with architecture."""
    s = rich(r)
    level = s.levels[r.seat * 4 + TRACKS.index("architecture")]
    first_of_tikal_4 = s.agenda[-1].args()[1] == 3
    return words(r)[-1] == "plain" and not (first_of_tikal_4 and level > 0)


def building_too_dear(r: Refused) -> bool:
    """Just so many resources of the right kinds are missing."""
    s = table(r)
    monument = words(r)[0] == "raise"
    names, costs = (MONUMENTS, MONUMENT_COST) if monument else (BUILDINGS, BUILDING_COST)
    cost = costs[names.index(r.data["tile"])]
    mine = held(s, r.seat)
    short = [m for m in range(WOOD, 5) for _ in range(max(0, cost[m] - mine[m]))]
    level = s.levels[r.seat * 4 + TRACKS.index("architecture")]
    second_plain = s.agenda[-1].args()[1] == 5
    spared = level == 3 and not (monument or second_plain or words(r)[-1] == "plain")
    if words(r)[1] != r.data["tile"] or r.data["missing"] != len(short) - spared:
        return False
    for material in short[: len(short) - spared]:
        if r.allowed(s):
            return False
        s.materials[r.seat * 5 + material] += 1
    return r.allowed(s)


def monument_needs_tikal(r: Refused) -> bool:
    """The permission used is none of Tikal 4."""
    permit = r.state.agenda[-1].args()[1]
    return words(r)[:2] == ["raise", r.data["tile"]] and permit in (0, 1, 2)


def buildings_begun(r: Refused) -> bool:
    """Tikal 4 has built its first building already."""
    return words(r)[0] == "raise" and r.state.agenda[-1].args()[1] in (4, 5)


def advance_too_dear(r: Refused) -> bool:
    s = table(r)
    track = TRACKS.index(r.data["track"])
    level = s.levels[r.seat * 4 + track]
    mine = sum(held(s, r.seat)[WOOD:SKULL])
    clause = "TZ-22.3" if level == 3 else "TZ-22.2"
    cost = [1, 2, 3, 1][level]
    if (r.data["cost"], r.data["resources"], r.refusal.clause) != (cost, mine, clause):
        return False
    give(s, r.seat, wood=cost, stone=0, gold=0)
    enough = r.allowed(s)
    give(s, r.seat, wood=cost - 1)
    return words(r)[1] == TRACKS[track] and enough and not r.allowed(s)


PROVERS: Final = by_name(
    *(action_too_high, advance_too_dear, buildings_begun, another_temple, at_the_bottom),
    *(begged_already, building_too_dear, first_space_taken, gear_full, gods_too_angry, group_empty),
    *(monument_needs_tikal, needs_agriculture, no_advance, no_free_worker, no_resource, no_skull),
    *(no_such_tile, no_worker_there, none_held, not_in_the_cost, not_lent, not_on_offer),
    *(nothing_to_build, nothing_to_keep, other_gear, place_or_pick, sell_first, slot_filled),
    *(take_the_tile, tile_kept_already, tile_not_yours, too_little_corn, too_rich_to_beg),
    *(waive_the_missing,),
)
