"""What lies ahead of each king as the table stands: the next match, the end of the round, the end.

Everything it is made of lies open (BA-R72, DL-R42), so everybody sees the same.
"""

import msgspec
from mypy_extensions import i64

from ceiba.core.ranking import first, ranked
from ceiba.games.cities.facts import MERIT
from ceiba.games.cities.plans import in_reach, type_of
from ceiba.games.cities.production import bare_villages
from ceiba.games.cities.sites import tokens_on
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.things import NOTHING, PALACE, PRISONER, TEMPLE, WEALTH


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
        bare = [bare_villages(s, king, wealth) for wealth in range(PRISONER)]
        ceremony, taxes = _end_of_round(s, king, bare)
        harvest = {
            WEALTH[wealth]: min(len(places), s.supply[wealth])
            for wealth, places in enumerate(bare)
            if places
        }
        seen.append(
            ForecastView(
                match=prizes.get(king, 0),
                looks=looks.get(king, 0),
                harvest=harvest,
                ceremony=ceremony,
                taxes=taxes,
                total=totals[king],
                leads=bool(leading >> king & 1),
            )
        )
    return seen


def _end_of_round(s: CitiesState, king: int, bare: list[list[int]]) -> tuple[int, int]:
    """BA-17 to BA-21, DL-7: the most points, or the most taxes, in each realm its tokens share."""
    grown = {place: wealth for wealth, places in enumerate(bare) for place in places}
    points = taxes = 0
    for reach in {in_reach(s, king, site) for site in s.realm[king]}:
        tokens: list[int] = []
        temples = palaces = 0
        for site in s.realm[king]:
            if reach >> site & 1:
                start = s.land.first[site]
                for place in range(start, start + s.land.slots[site]):
                    temples += s.built[place] == TEMPLE
                    palaces += s.built[place] == PALACE
                    tokens += [int(type_of(s, place))] * int(tokens_on(s, place))
                    if place in grown:
                        tokens.append(grown[place])
        points += best_ceremony(s, tokens, temples)
        taxes += min(len(tokens), palaces * s.box.palace_room)
    return points, taxes


def best_ceremony(s: CitiesState, tokens: list[int], temples: int) -> int:
    """The most points so many temples make of these tokens.

    The dearest tokens go first, each to the first temple that takes it. In Dix-Huit Lapins one
    large set is worth more than two small ones (DL-7.7), and this makes the largest first.
    """
    dearest = sorted(tokens, key=lambda wealth: -s.temple_points(s.temple_load(NOTHING, wealth)))
    loads = [NOTHING] * temples
    for wealth in dearest:
        for temple in range(temples):
            load: i64 = s.temple_load(loads[temple], wealth)
            if load != NO_PLAN:
                loads[temple] = load
                break
    return sum(int(s.temple_points(load)) for load in loads)
