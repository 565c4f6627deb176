"""Das Gold der Maya: what its refusals claim, shown on the table itself."""

from typing import Any, Final, cast

from ceiba.core import position
from ceiba.core.state import State
from ceiba.games.gold.game import GAME
from ceiba.games.gold.state import GoldState
from tests.refusals.harness import Refused, Table, by_name

VALUE: Final = {"gold": 4, "silver": 3, "bronze": 2, "jade": 1, "stone": 0}
UNITS: Final = {"eighth": 3, "sixth": 4, "quarter": 6, "gap": 1}

TABLES: Final = [
    Table(players, GAME.check_options(players, options))
    for players in (2, 3, 4)
    for options in (
        {},
        {"contiguous_layout": False},
        {"tied_lowest": "eliminate", "variant_incomplete_scores": True},
    )
]


def gold(refused: Refused) -> GoldState:
    return cast(GoldState, refused.state)


def facts(refused: Refused) -> dict[str, Any]:
    """The table as it is written down: by another way than the rules look at it."""
    return position.dump(GAME, gold(refused))


def held(refused: Refused) -> list[str]:
    """The pieces in hand as full names, either side up."""
    table = facts(refused)
    layout = table["layout"]
    row = [name for name in layout["row"] if name != "gap"]
    hand = [
        layout["piece"],
        *(n for n in table["bases"][table["winner"]][(layout["base"] or 1) - 1]),
    ]
    hand = [turned(name) for name in hand if name != "gap"]
    for name in row:
        hand.remove(turned(name))
    return hand


def turned(name: str) -> str:
    """One name for both sides of a piece."""
    face, size, _, back = name.split()
    return f"{min(face, back)} {size} {max(face, back)}"


def wanted(refused: Refused) -> str:
    """The piece the answer names."""
    return refused.text.split(maxsplit=1)[1]


def bid_too_high(refused: Refused) -> bool:
    pearls = facts(refused)["pearls"][refused.seat]
    asked = int(wanted(refused))
    enough: State = gold(refused).clone()
    cast(GoldState, enough).pearls[refused.seat] = asked
    said = refused.data == {"bid": asked, "pearls": pearls}
    return said and pearls < asked and refused.allowed(enough)


def pay_self(refused: Refused) -> bool:
    return wanted(refused) == "ABCD"[refused.seat] == facts(refused)["winner"]


def pay_nobody(refused: Refused) -> bool:
    return "ABCD".index(wanted(refused)) >= refused.state.players


def pay_not_lowest(refused: Refused) -> bool:
    table = facts(refused)
    to = "ABCD".index(wanted(refused))
    others = [bid for seat, bid in enumerate(table["bids"]) if seat != refused.seat]
    said = refused.data == {"to": wanted(refused), "bid": table["bids"][to], "lowest": min(others)}
    lower = gold(refused).clone()
    lower.bids[to] = min(others)
    ties = [bid for bid in others if bid == min(others)]
    highest = sorted(table["bids"])[-1]
    all_but_one = table["bids"].count(highest) == refused.state.players - 1
    clause = "GM-4.7" if all_but_one else "GM-4.6"
    if gold(refused).eliminate_lowest:
        clause = "GM-R4"
    right = refused.refusal.clause == clause
    return said and right and len(ties) > 1 and refused.allowed(lower)


def not_in_hand(refused: Refused) -> bool:
    face, size, _, _ = wanted(refused).split()
    looks_alike = [name for name in held(refused) if size in name.split() and face in name.split()]
    return turned(wanted(refused)) not in held(refused) and not looks_alike


def other_back(refused: Refused) -> bool:
    face, size, _, _ = wanted(refused).split()
    back = refused.data["back"]
    mine = turned(f"{face} {size} over {back}")
    return turned(wanted(refused)) not in held(refused) and mine in held(refused)


def other_base(refused: Refused) -> bool:
    table = facts(refused)
    base = 2 - table["layout"]["base"]
    there = [turned(name) for name in table["bases"][table["winner"]][base] if name != "gap"]
    return turned(wanted(refused)) in there and turned(wanted(refused)) not in held(refused)


def length(names: list[str]) -> int:
    return sum(UNITS[name.split()[1] if " " in name else name] for name in names)


def too_long(refused: Refused) -> bool:
    row = facts(refused)["layout"]["row"]
    size = wanted(refused).split()[1]
    gap = refused.text.startswith("skip")
    free = 24 - length(row) - gap
    said = refused.data["units"] == UNITS[size] and refused.data["free"] == max(0, free)
    return said and UNITS[size] > free


def values_differ(one: str, other: str) -> bool:
    return abs(VALUE[one.split()[0]] - VALUE[other.split()[0]]) > 1


def cannot_touch(refused: Refused) -> bool:
    last = facts(refused)["layout"]["row"][-1]
    said = last.startswith(refused.data["neighbour"])
    return said and values_differ(wanted(refused), last)


def ends_cannot_touch(refused: Refused) -> bool:
    row = facts(refused)["layout"]["row"]
    whole = length(row) + UNITS[wanted(refused).split()[1]] + refused.text.startswith("skip")
    said = row[0].startswith(refused.data["neighbour"])
    return said and whole == 24 and values_differ(wanted(refused), row[0])


def no_gaps(refused: Refused) -> bool:
    return refused.text.startswith("skip") and gold(refused).contiguous


def no_gap_first(refused: Refused) -> bool:
    laid_first = gold(refused).clone()
    without_gap = refused.action - 30
    return facts(refused)["layout"]["row"] == [] and refused.allowed(laid_first, without_gap)


PROVERS: Final = by_name(
    *(bid_too_high, pay_self, pay_nobody, pay_not_lowest, not_in_hand, other_back, other_base),
    *(too_long, cannot_touch, ends_cannot_touch, no_gaps, no_gap_first),
)
