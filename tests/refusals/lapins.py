"""The refusals of Dix-Huit Lapins, proven on the table."""

from typing import ClassVar

from tests.games.cities import claims
from tests.games.cities.claim import LEVELS, Claim
from tests.refusals.harness import Table

TABLES = [
    Table(
        players, {"board": board, "matches": matches, "control_count": control, "listed_59": listed}
    )
    for players, board, matches, control, listed in [
        (2, "default", "default", "strongest_single_enemy", False),
        (3, "default", "5", "strongest_single_enemy", True),
        (4, "4x4", "5", "strongest_single_enemy", False),
        (3, "4x4", "5", "sum_of_enemies", False),
        (4, "8x5", "3", "sum_of_enemies", False),
    ]
]


class LapinsClaim(Claim):
    prices: ClassVar[dict[str, tuple[int, str]]] = {
        "village": (1, ""),
        "garrison": (1, ""),
        "garrison_2": (1, "obsidian"),
        "palace": (2, ""),
        "temple": (2, ""),
        "reserve": (0, "maize"),
        "market": (0, "cacao"),
        "observatory": (0, "jade"),
        "ball_court": (0, "shell"),
    }
    temple_takes_equals = False
    palace_room = 3
    averts = ("reserve",)

    def site_price(self, site: int) -> int:
        """DL-3.6."""
        marks = self.marks(site)
        return max(0, 1 + sum(marks) - 2 * marks[self.seat])

    def attack_price(self, levels: int) -> int:
        """DL-3.25."""
        return -(-levels // 2)

    def market_needs(self, site: int) -> int:
        return sum(self.s.owner[near] == -1 for near in self.s.land.near(site))

    def marks_back(self, site: int) -> int:
        return self.marks(site)[self.seat]

    def fits_on_garrison(self, wealth: str) -> bool:
        return False

    def may_pass(self, king: int, site: int) -> bool:
        """DL-7.3, DL-7.4, DL-R29."""
        if self.s.owner[site] != -1:
            return self.s.owner[site] == king
        others = [n for k, n in enumerate(self.marks(site)) if k != king]
        enemies = sum(others) if self.s.sum_of_enemies else max(others)
        return enemies <= self.marks(site)[king]

    def road_clause(self, site: int, start: int, goal: int) -> str:
        return "DL-7.4" if self.s.owner[site] == -1 else "DL-7.3"


def no_room_for_prisoner(c: LapinsClaim) -> bool:
    held = c.s.held[c.place()]
    prisoners = 0 if held == 0 else 1 + (held == 7)
    return prisoners >= LEVELS.get(c.building(c.place()), 0)


def no_observatory(c: LapinsClaim) -> bool:
    return all("observatory" not in c.standing(n) for n, k in enumerate(c.s.owner) if k == c.seat)


def deck_not_in_sight(c: LapinsClaim) -> bool:
    """DL-R41: as many cards of the deck as observatories go beyond the round's cards."""
    own = [name for n, k in enumerate(c.s.owner) if k == c.seat for name in c.standing(n)]
    down = c.s.players + 1 - int(c.s.flipped).bit_count()
    looked = c.task.args()[3]
    return looked >= min(max(0, own.count("observatory") - down), len(c.s.deck) - c.s.laid)


def road_blocked_to_all(c: LapinsClaim) -> bool:
    return claims.road_blocked(c)


PROVERS = claims.provers(
    LapinsClaim,
    *(claims.levels_too_dear, claims.one_per_city, no_room_for_prisoner, no_observatory),
    *(deck_not_in_sight, road_blocked_to_all),
)
