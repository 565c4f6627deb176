"""What an attack is worth to a king, from the odds of the dice."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.cities.worth import NEVER, Worth, buildings_on
from ceiba.bots.prices import Prices
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import EMPTY, GARRISON, KINDS, NOBODY

MOST_DICE: Final = 8
MOST_SUM: Final = 3 * MOST_DICE
_FACES: Final[list[int]] = [0, 0, 1, 2, 3, 0]
"""Successes of the six faces in both games; a failure is none."""
FAILURES: Final = 6
"""One die in so many fails."""


def _odds() -> list[list[int]]:
    """By number of dice: the chance of each sum, in millionths."""
    rows: list[list[float]] = [[1.0] + [0.0] * MOST_SUM]
    for _ in range(MOST_DICE):
        row: list[float] = [0.0] * (MOST_SUM + 1)
        for total in range(MOST_SUM + 1):
            for face in _FACES:
                if total >= face:
                    row[total] += rows[-1][total - face] / 6.0
        rows.append(row)
    return [[round(chance * 1_000_000) for chance in row] for row in rows]


_ODDS: Final[list[list[int]]] = _odds()


def _damage() -> list[list[int]]:
    """By dice, then by the defence that is left: the damage expected, in hundredths; at most 4."""
    table: list[list[int]] = []
    for dice in range(MOST_DICE + 1):
        row: list[int] = []
        for defence in range(MOST_SUM + 1):
            total = 0
            for sum_of_dice in range(defence, MOST_SUM + 1):
                total += _ODDS[dice][sum_of_dice] * min(4, sum_of_dice - defence)
            row.append(total // 10_000)
        table.append(row)
    return table


_DAMAGE: Final[list[list[int]]] = _damage()


def damage(dice: i64, defence: i64) -> i64:
    """What is left of the dice over a defence, in hundredths."""
    if defence < 0:
        return min(400, _DAMAGE[dice][0] - defence * 100)
    return _DAMAGE[dice][min(defence, MOST_SUM)]


class War:
    """Attacks."""

    def __init__(self, worth: Worth, prices: Prices) -> None:
        self.worth = worth
        self.spite: i64 = prices["spite"][0]

    def attack(self, s: CitiesState, seat: i64, start: i64, target: i64, levels: i64) -> i64:
        """What an attack is worth above its cost."""
        defence: i64 = s.defence(target) - self.worth.obsidians(s, start)
        hits: i64 = damage(levels, defence)
        places = buildings_on(s, target)
        size: i64 = 0
        loss: i64 = 0
        for place in places:
            size += s.box.slots[s.kind_at(place)]
            loss += self.worth.building(s, s.kind_at(place))
        hits = min(hits, size * 100)
        room: i64 = 0
        for place in buildings_on(s, start):
            if s.box.room[s.kind_at(place)] > 0 and s.token_at(place) == EMPTY:
                room += s.box.room[s.kind_at(place)]
        captives: i64 = min(hits * len(places) // max(1, size), room * 100)
        gain: i64 = captives * self.worth.prisoner(s) // 100
        gain += hits * loss * self.spite // (max(1, size) * 10_000)
        gain -= levels * self.worth.building(s, GARRISON) // FAILURES
        return gain - self.worth.attack_cost(s, levels) * self.worth.price

    def best_attack(self, s: CitiesState, seat: i64, start: i64) -> i64:
        """The best attack from a city, whatever its target and strength."""
        best: i64 = NEVER
        most: i64 = s.most_levels(seat, start)
        for target in s.land.near(start):
            if s.owner[target] != seat and s.owner[target] != NOBODY:
                for levels in range(1, most + 1):
                    worth: i64 = self.attack(s, seat, start, target, levels)
                    if worth > best:
                        best = worth
        return best

    def victim(self, s: CitiesState, place: i64) -> i64:
        """How gladly a building of an enemy is destroyed, by what it costs in damage."""
        kind: i64 = s.kind_at(place)
        if kind >= KINDS:
            return NEVER
        worth: i64 = self.worth.building(s, kind) * self.spite // 100 + self.worth.prisoner(s)
        return worth // s.box.slots[kind]
