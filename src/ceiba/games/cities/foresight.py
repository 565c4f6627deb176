"""What kings have, for a look ahead. Goods that are being distributed count as they will lie."""

from typing import cast

from ceiba.games.cities.building import BuildOn
from ceiba.games.cities.distribution import carry_out, spoil
from ceiba.games.cities.sites import tokens_on
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import PayAny
from ceiba.games.cities.things import BUILDINGS, TYPES, WEALTH


def holdings(s: CitiesState, owner: int) -> dict[str, float]:
    planned = carried_out(s, owner) if len(s.ready) > 0 else s
    return {
        **{WEALTH[i]: int(planned.has(owner, i)) for i in range(TYPES)},
        "due": -_due(s, owner),
        "points": int(planned.points(owner)),
        "city": int(s.cities(owner)),
        **{BUILDINGS[kind]: int(s.buildings(owner, kind)) for kind in s.box.kinds},
        "token": tokens(planned, owner),
        "mark": int(s.box.small - s.small[owner]),
    }


def holdings_after(before: CitiesState, after: CitiesState, owner: int) -> dict[str, float]:
    """Where an answer leads to a distribution, what will be lost of the tokens is not decided yet:
    they are not counted, else all that are still to be carried would seem lost by that answer."""
    held = holdings(after, owner)
    if len(after.ready) > len(before.ready):
        del held["token"]
    return held


def carried_out(s: CitiesState, king: int) -> CitiesState:
    """The table after a king's plan alone, and after what spoils of his."""
    after = cast(CitiesState, s.clone())
    carry_out(after, king, None)
    spoil(after, king, None)
    return after


def tokens(s: CitiesState, king: int) -> int:
    """Tokens on a king's buildings."""
    land = s.land
    return sum(
        tokens_on(s, place)
        for site in s.realm[king]
        for place in range(land.first_place(site), land.first_place(site) + land.slots_on(site))
    )


def _due(s: CitiesState, king: int) -> int:
    """Tokens of any type a king has still to pay for what he is doing."""
    bills = [task.amount for task in s.agenda if isinstance(task, PayAny) and task.seat == king]
    building = any(isinstance(task, BuildOn) and task.seat == king for task in s.agenda)
    return sum(bills) + (s.owed if building else 0)
