"""What a plan comes to while it is made: taxes, points and losses, by carrying it out on a copy."""

from typing import cast

import msgspec

from ceiba.games.cities.distribution import carry_out, leaving, spoil
from ceiba.games.cities.plans import type_of
from ceiba.games.cities.sites import tokens_on
from ceiba.games.cities.state import GIVEN_UP, CitiesState
from ceiba.games.cities.things import TYPES, WEALTH


class LedgerView(msgspec.Struct, frozen=True):
    """The own plan as it stands, were it handed in now.

    `taxes`: tokens for the own sheet. `points`: of the ceremonies. `given`: tokens given away.
    `spoils`: where a token is left lying and lost, once for each.
    """

    taxes: dict[str, int]
    points: int
    given: dict[str, int]
    spoils: list[str]


def ledger(s: CitiesState, king: int) -> LedgerView:
    """BA-20.3, BA-21.2, BA-22.1, DL-7.7, DL-7.9, DL-7.10."""
    given = [type_of(s, token) for token in leaving(s, king) if s.goal_of(token) == GIVEN_UP]
    after = cast(CitiesState, s.clone())
    carry_out(after, king, None)
    left = [tokens_on(after, place) for place in range(len(after.held))]
    spoil(after, king, None)
    collected = [
        after.sheet[king * TYPES + wealth] - s.sheet[king * TYPES + wealth]
        for wealth in range(TYPES)
    ]
    return LedgerView(
        taxes={name: more for name, more in zip(WEALTH, collected, strict=True) if more},
        points=int(after.points(king) - s.points(king)),
        given={WEALTH[wealth]: given.count(wealth) for wealth in sorted(set(given))},
        spoils=[
            s.land.place_name(place)
            for place, tokens in enumerate(left)
            for _ in range(tokens - tokens_on(after, place))
        ],
    )
