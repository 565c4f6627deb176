"""What lies ahead of each king as the table stands: the next match, the end of the round, the end.

Everything it is made of lies open (BA-R72, DL-R42), so everybody sees the same.
"""

import msgspec

from ceiba.core.ranking import first, ranked
from ceiba.games.cities.facts import MERIT
from ceiba.games.cities.plans import in_reach, type_of
from ceiba.games.cities.sites import tokens_on
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.things import EMPTY, NOTHING, PALACE, TEMPLE, VILLAGE, WEALTH


class ForecastView(msgspec.Struct, frozen=True):
    """One king, if nothing changes until then.

    `match`: points of the next ball match. `looks`: cards he may look at when he next divines.
    `harvest`: tokens his villages will receive, as far as the supply goes. `ceremony`: the most
    points his temples can make of all his tokens then, `taxes`: the most of them his palaces can
    collect. `total`: his points if the game ended now; `leads`: nobody would stand before him.
    """

    match: int
    looks: int
    harvest: dict[str, int]
    ceremony: int
    taxes: int
    total: int
    leads: bool


def forecast(
    s: CitiesState, prizes: dict[int, int], looks: dict[int, int], over: bool
) -> list[ForecastView]:
    """`prizes`, `looks`: by seat, as the rules of each game give them out."""
    kings = range(s.players)
    totals = [int(s.points(king)) for king in kings]
    if not over:
        totals = [totals[king] + int(s.wealth_bonus(s.wealth(king))) for king in kings]
    # BA-R73, DL-8.4: on a tie the most cities decide
    leading = first(ranked([totals[king] * MERIT + s.cities(king) for king in kings]))
    seen = []
    for king in kings:
        grown, ceremony, taxes = _end_of_round(s, king)
        seen.append(
            ForecastView(
                match=prizes.get(king, 0),
                looks=looks.get(king, 0),
                harvest={
                    WEALTH[wealth]: min(grown.count(wealth), s.supply[wealth])
                    for wealth in sorted(set(grown))
                },
                ceremony=ceremony,
                taxes=taxes,
                total=totals[king],
                leads=bool(leading >> king & 1),
            )
        )
    return seen


def _end_of_round(s: CitiesState, king: int) -> tuple[list[int], int, int]:
    """BA-16 to BA-21, DL-6, DL-7: what villages are due, then the most points, the most taxes.

    Tokens come together where roads are open to them, each realm by itself.
    """
    grown: list[int] = []
    points = taxes = 0
    for reach in _realms(s, king):
        tokens: list[int] = []
        temples = palaces = 0
        for site in s.realm[king]:
            if not reach >> site & 1:
                continue
            start = s.land.first_place(site)
            for place in range(start, start + s.land.slots_on(site)):
                kind, held = s.kind_at(place), s.token_at(place)
                temples += kind == TEMPLE
                palaces += kind == PALACE
                if held != EMPTY:
                    tokens += [int(type_of(s, place))] * int(tokens_on(s, place))
                elif kind == VILLAGE:
                    grown.append(s.land.product_of(site))
                    tokens.append(grown[-1])
        if temples:
            points += best_ceremony(s, tokens, temples)
        taxes += min(len(tokens), palaces * s.box.palace_room)
    return grown, points, taxes


def _realms(s: CitiesState, king: int) -> list[int]:
    """Bit masks of sites: the cities of a king between which his tokens can go."""
    found: list[int] = []
    for site in s.realm[king]:
        if not any(mask >> site & 1 for mask in found):
            found.append(int(in_reach(s, king, site)))
    return found


def best_ceremony(s: CitiesState, tokens: list[int], temples: int) -> int:
    """The most points so many temples make of these tokens.

    The dearest tokens go first, each to the first temple that takes it. In Dix-Huit Lapins one
    large set is worth more than two small ones (DL-7.7), and this makes the largest first.
    """
    dearest = sorted(tokens, key=lambda wealth: -s.temple_points(s.temple_load(NOTHING, wealth)))
    loads = [NOTHING] * temples
    for wealth in dearest:
        for temple in range(temples):
            load = s.temple_load(loads[temple], wealth)
            if load != NO_PLAN:
                loads[temple] = load
                break
    return sum(int(s.temple_points(load)) for load in loads)
