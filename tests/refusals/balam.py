"""The refusals of Balam, proven on the table."""

from typing import ClassVar

from tests.games.cities import claims
from tests.games.cities.claim import WEALTH, Claim
from tests.refusals.harness import Table

SUM = "sum_of_enemies"
TABLES = [
    Table(players, {"board": board, "matches": matches, "control_count": control})
    for players, board, matches, control in [
        (2, "default", "5", "strongest_single_enemy"),
        (3, "default", "default", "strongest_single_enemy"),
        (4, "5x4", "5", "strongest_single_enemy"),
        (2, "5x4", "5", SUM),
        (4, "default", "5", SUM),
        (3, "5x5 red", "5", "strongest_single_enemy"),
    ]
]


class BalamClaim(Claim):
    prices: ClassVar[dict[str, tuple[int, str]]] = {
        "village": (1, ""),
        "garrison": (1, ""),
        "palace": (2, ""),
        "temple": (2, ""),
        "reserve": (0, "maize"),
        "market": (0, "cacao"),
        "observatory": (0, "jade"),
        "ball_court": (0, "shell"),
    }
    temple_takes_equals = True
    palace_room = 2
    averts = ("reserve", "garrison")

    def site_price(self, site: int) -> int:
        return 1

    def market_needs(self, site: int) -> int:
        return 1 + len(self.s.land.near(site))

    def fits_on_garrison(self, wealth: str) -> bool:
        return wealth == "obsidian"

    def enemies(self, king: int, site: int) -> int:
        """What a king's pyramids on a site are compared with."""
        others = [n for k, n in enumerate(self.marks(site)) if k != king]
        return sum(others) if self.s.sum_of_enemies else max(others)

    def may_pass(self, king: int, site: int) -> bool:
        """BA-R35, BA-R36."""
        owner, marks = self.s.owner[site], self.marks(site)
        if owner == -1:
            return marks[king] >= self.enemies(king, site)
        if self.s.sum_of_enemies:
            ahead = marks[king] - self.enemies(king, site)
            return ahead >= 0 if king == owner else ahead > 0
        others = {k: n for k, n in enumerate(marks) if k != owner}
        strongest = [k for k, n in others.items() if n == max(others.values())]
        alone = len(strongest) == 1 and marks[strongest[0]] > marks[owner]
        return king == (strongest[0] if alone else owner)

    def road_clause(self, site: int, start: int, goal: int) -> str:
        if site in (start, goal):
            return "BA-17.6" if site == start else "BA-17.7"
        tied = self.marks(site)[self.seat] == self.enemies(self.seat, site)
        return "BA-17.4" if tied else "BA-17.3"

    def obsidians(self, site: int) -> int:
        places = [p for p in range(len(self.s.built)) if self.s.land.site_of(p) == site]
        return sum(self.token(p) == "obsidian" for p in places if self.building(p) == "garrison")


def too_many_obsidians(c: BalamClaim) -> bool:
    args = c.task.args()
    there = c.obsidians(args[1] if len(args) > 1 else c.s.war_from)
    most = there if len(args) > 1 else min(there, c.s.engaged)
    return bool(c.data["most"] == most < int(c.words[0]))


def not_on_the_card(c: BalamClaim) -> bool:
    shown = c.s.box.cards.wealth[c.task.args()[1]]
    return WEALTH.index(c.words[0]) not in shown and c.data["wealth"] == c.words[0]


def own_dowry(c: BalamClaim) -> bool:
    return c.words[0] == "ABCD"[c.seat]


def no_such_king(c: BalamClaim) -> bool:
    return c.data["players"] == c.s.players <= "ABCD".index(c.words[0])


def no_such_dowry(c: BalamClaim) -> bool:
    king = "ABCD".index(c.words[0])
    other = king != c.seat and c.data["seat"] == c.words[0]
    return other and c.wealth(king)[c.words[1]] == 0 and c.data["wealth"] == c.words[1]


def cenote_out_of_reach(c: BalamClaim) -> bool:
    """No walk over open sites from the city comes to a site the cenote is entered from."""
    entries = c.s.land.cenote_masks[c.task.args()[1]]
    found = {c.site()} if c.may_pass(c.seat, c.site()) else set()
    for _ in c.s.owner:
        near = {n for site in found for n in c.s.land.near(site) if c.may_pass(c.seat, n)}
        found |= near
    return not any(entries >> site & 1 for site in found)


def not_now(c: BalamClaim) -> bool:
    """BA-13.0, BA-13.3: points are gained by another card than a wealth of choice."""
    return c.words == ["points"] and c.task.name() == "gain_one"


def road_blocked_to_all(c: BalamClaim) -> bool:
    return claims.road_blocked(c)


PROVERS = claims.provers(
    BalamClaim,
    *(too_many_obsidians, not_on_the_card, own_dowry, no_such_king, no_such_dowry),
    *(cenote_out_of_reach, not_now, road_blocked_to_all),
)
