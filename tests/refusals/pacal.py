"""What the refusals of Pacal's Rocket claim, proven on the table.

By the rules written a second time (tests/games/pacal/oracle.py), which see a view only; or by
changing the one thing a refusal names, and looking whether the answer is allowed then.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.games.pacal.answers import DONE, SPEND
from ceiba.games.pacal.game import GAME
from ceiba.games.pacal.state import ALL_ROWS, EMPTY, PacalState
from tests.games.pacal import oracle
from tests.games.pacal.oracle import SEATS, Cell, at, name
from tests.refusals.harness import Prover, Refused, Table, by_name

TABLES = [
    Table(players, GAME.check_options(players, options))
    for options in ({}, {"expert_variant": True, "diagonal_squares": True})
    for players in (2, 3, 4, 5)
]


class Claim:
    """A refused answer beside the table as the second rules see it."""

    def __init__(self, r: Refused) -> None:
        s = cast(PacalState, r.state)
        self.r = r
        self.clause = r.refusal.clause
        self.data = r.data
        self.view = cast(Any, r.game.view(s, None))
        self.table = oracle.Table(self.view, r.game.options_of(s), r.seat)
        self.me = self.view.players[r.seat]
        self.words = r.text.split()
        self.verb = self.words[0]
        self.options = s.options(r.seat)

    @property
    def cell(self) -> Cell:
        """The cell of the answer, which is the one the refusal names."""
        assert self.data["cell"] == self.words[1]
        return at(self.words[1])

    @property
    def height(self) -> int:
        """The height of a build, as the refusal tells it."""
        assert self.data["height"] == int(self.words[2])
        return int(self.words[2])

    def changed(self) -> PacalState:
        s = cast(PacalState, self.r.state.clone())
        s.new_rows = vec[i64]([ALL_ROWS] * s.players)
        return s

    def can_move(self) -> bool:
        """Whether the die lets the rocket go anywhere."""
        return bool(oracle.in_line(self.table) or oracle.turning_ends(self.table))


# -- cells --------------------------------------------------------------------------------------


def char_of(c: Claim) -> str:
    column, row = c.cell
    rows = c.view.board.rows
    return str(rows[row][column]) if row < len(rows) and column < c.view.board.columns else ""


def rocket_there(c: Claim) -> bool:
    rocket = c.view.players[SEATS.index(c.data["seat"])].rocket
    return rocket.cell == name(c.cell) and not rocket.lifted


def pyramid_there(c: Claim) -> bool:
    told = (name(c.cell), SEATS.index(c.data["seat"]), c.data["height"])
    return told in [(p.cell, p.seat, p.height) for p in c.view.pyramids]


def same_cell(c: Claim) -> bool:
    """Free for others to stand on, but not to stay on."""
    lifted = bool(c.me.rocket.lifted) and c.cell == c.table.start and c.cell in c.table.free
    shut_in = c.r.state.agenda[-1].name() == "move" and not c.me.tokens and not c.can_move()
    by_choice = "PR-R16" if shut_in else "PR-R13"
    return lifted and c.clause == {"fly": "PR-R6", "turn": "PR-R9"}.get(c.verb, by_choice)


def not_sacred(c: Claim) -> bool:
    return c.cell in c.table.free - c.table.sacred


# -- moves --------------------------------------------------------------------------------------


def way_to(c: Claim) -> Cell | None:
    """The direction of the cell, None if it is neither in the row nor in the column."""
    assert c.data["start"] == name(c.table.start)
    right, down = c.cell[0] - c.table.start[0], c.cell[1] - c.table.start[1]
    return None if right and down else ((right > 0) - (right < 0), (down > 0) - (down < 0))


def not_in_line(c: Claim) -> bool:
    clause = "PR-4.13" if c.view.die == "special" else "PR-4.5"
    return c.clause == clause and way_to(c) is None and c.cell in c.table.free


def steps_to(c: Claim) -> int:
    return abs(c.cell[0] - c.table.start[0]) + abs(c.cell[1] - c.table.start[1])


def walk_there(c: Claim) -> list[Cell]:
    """The straight move towards a free cell, as the refusal tells it."""
    way = way_to(c)
    assert way is not None
    assert c.cell in c.table.free
    walk = c.table.walk(way)
    if walk:  # else the way is shut, and nothing more is told
        assert str(c.data["points"]) == c.view.die
        assert c.data["end"] == name(walk[-1])
    return walk


def must_leave(c: Claim) -> bool:
    ends = oracle.in_line(c.table)
    return c.view.round == 1 and c.cell in ends & c.table.sacred and bool(ends - c.table.sacred)


def straight_ends_there(c: Claim) -> bool:
    also_turning = c.cell in oracle.turning_ends(c.table)
    right_clause = c.clause == ("PR-R61" if also_turning else "PR-R8")
    return right_clause and f"fly {name(c.cell)}" in oracle.moves(c.table)


def no_turning_way(c: Claim) -> bool:
    known = str(c.data["points"]) == c.view.die and c.data["start"] == name(c.table.start)
    return known and c.cell not in oracle.turning_ends(c.table)


def token_gone(c: Claim) -> bool:
    """With it, it could be spent; in the first round only if nothing else goes."""
    again = c.changed()
    again.tokens[c.r.seat] |= 1 << (c.r.action - SPEND)
    missing = c.data["token"] not in c.me.tokens
    return missing and c.r.allowed(again) == (c.view.round > 1 or not c.can_move())


def no_token_in_first_round(c: Claim) -> bool:
    later = c.changed()
    later.round = 2
    return c.view.round == 1 and c.data["token"] in c.me.tokens and c.r.allowed(later)


def spend_token_first(c: Claim) -> bool:
    after = c.changed()
    after.apply(c.r.seat, next(a for a in c.options if a >= SPEND), None)
    return c.r.allowed(after)


def only_with_token(c: Claim) -> bool:
    """The rocket can move by the die, and there is no token."""
    return c.me.tokens == [] and c.can_move() and c.cell in c.table.free


def no_standing_in_first_round(c: Claim) -> bool:
    return c.view.round == 1 and c.me.tokens != [] and c.can_move() and c.cell in c.table.free


# -- stones -------------------------------------------------------------------------------------


def supply_not_empty(c: Claim) -> bool:
    s = cast(PacalState, c.r.state)
    return bool(c.me.stones == c.data["supply"] > 0 and not s.in_hand)


def put_it_in_first(c: Claim) -> bool:
    return cast(PacalState, c.r.state).in_hand and DONE not in c.options


def no_own_stone(c: Claim) -> bool:
    return c.cell not in c.table.stones


def stones_come_first(c: Claim) -> bool:
    """What is refused belongs to building, and one can say that one is done."""
    return c.verb in ("build", "upgrade", "skip") and DONE in c.options


def no_such_rocket(c: Claim) -> bool:
    return SEATS.index(c.words[1]) >= len(c.view.players)


def supply_empty(c: Claim) -> bool:
    return c.me.stones == 0 and c.table.stones != set()


def own_rocket_done(c: Claim) -> bool:
    return c.words[1] == SEATS[c.r.seat] and not c.view.allowance.own


def only_own_rocket(c: Claim) -> bool:
    other = c.data["rocket"] == c.words[1] != SEATS[c.r.seat]
    return other and c.view.allowance.own and not c.view.allowance.other


# -- building -----------------------------------------------------------------------------------


def no_own_pyramid(c: Claim) -> bool:
    return c.cell not in c.table.pyramids


def not_taller(c: Claim) -> bool:
    return bool(c.height <= c.data["before"] == c.table.pyramids[c.cell])


def upgrade_instead(c: Claim) -> bool:
    return c.cell in c.table.pyramids and c.verb == "build"


def no_pyramid_left(c: Claim) -> bool:
    """With one in the supply the second rules decide, and the answer is allowed or not by them."""
    more = c.changed()
    more.left[c.r.seat * 5 + c.height - 1] += 1
    c.table.heights.add(c.height)
    missing = c.me.pyramids[c.height - 1] == 0
    return missing and c.r.allowed(more) == (c.r.text in oracle.builds(c.table))


def no_constellation(c: Claim) -> bool:
    """Such a pyramid is left, but no points at all with this cell have the shape of its height."""
    heights = {height for _, height in oracle.shapes(c.table, on=c.cell)}
    right_clause = c.clause == f"PR-6.{c.height + 2}"
    return right_clause and c.me.pyramids[c.height - 1] > 0 and c.height not in heights


def stands_in(c: Claim) -> list[Cell]:
    """The points the refusal names: they would earn the height. Which other pyramids are there."""
    points = tuple(sorted(map(at, c.data["points"])))
    [earned] = [height for shape, height in oracle.shapes(c.table, on=c.cell) if shape == points]
    assert c.height in oracle.heights_for(c.table, earned)
    return [point for point in points if point in c.table.pyramids and point != c.cell]


def with_stones(c: Claim, cells: list[Cell]) -> PacalState:
    """As if stones lay there instead of the player's pyramids."""
    s = c.changed()
    for column, row in cells:
        cell = row * 16 + column
        s.standing[cell] = EMPTY
        s.lay_stone(c.r.seat, cell)
    return s


def needs_stone(c: Claim) -> bool:
    """All points are pyramids; with one stone among them it is allowed."""
    others = stands_in(c)
    return len(others) == len(c.data["points"]) - 1 and all(
        c.r.allowed(with_stones(c, [other])) for other in others
    )


def pyramids_stand_in(c: Claim) -> bool:
    """Expert variant: with stones instead of the other pyramids it is allowed."""
    others = stands_in(c)
    clause = "PR-11.2" if c.verb == "build" else "PR-11.3"
    expert = bool(c.table.options["expert_variant"]) and others != []
    return expert and c.clause == clause and c.r.allowed(with_stones(c, others))


# -- which stones -------------------------------------------------------------------------------


def choices(c: Claim) -> tuple[str, list[frozenset[str]]]:
    """The build under way, and the sets of stones that hold all those named so far."""
    task = c.r.state.agenda[-1]
    text = c.r.game.vocabulary.text(task.args()[1])
    sets = oracle.builds(c.table)[text]
    return text, [stones for stones in sets if stones.issuperset(c.view.used)]


def stone_makes_no_difference(c: Claim) -> bool:
    _, sets = choices(c)
    return all(name(c.cell) in stones for stones in sets)


def stone_of_no_choice(c: Claim) -> bool:
    _, sets = choices(c)
    return c.cell in c.table.stones and not any(name(c.cell) in stones for stones in sets)


def too_few_stones(c: Claim) -> bool:
    text, sets = choices(c)
    height = int(text.split()[2])
    return c.data["height"] == height and frozenset.intersection(*sets) not in sets


CLAIMS = by_name(
    *(rocket_there, pyramid_there, same_cell, not_sacred, not_in_line, must_leave),
    *(straight_ends_there, no_turning_way, token_gone, no_token_in_first_round, spend_token_first),
    *(only_with_token, no_standing_in_first_round, supply_not_empty, put_it_in_first, no_own_stone),
    *(stones_come_first, no_such_rocket, supply_empty, own_rocket_done, only_own_rocket),
    *(no_own_pyramid, not_taller, upgrade_instead, no_pyramid_left, no_constellation, needs_stone),
    *(pyramids_stand_in, stone_makes_no_difference, stone_of_no_choice, too_few_stones),
) | {
    "outside": lambda c: char_of(c) == "",
    "lake": lambda c: char_of(c) == "~",
    "covered": lambda c: char_of(c) == "#",
    "way-shut": lambda c: walk_there(c) == [],
    "too-near": lambda c: c.cell in walk_there(c)[:-1],
    "stops-before": lambda c: len(walk_there(c)) < min(steps_to(c), c.data["points"]),
    "too-far": lambda c: len(walk_there(c)) == c.data["points"] < steps_to(c),
    "special-does-not-turn": lambda c: c.view.die == "special" and c.verb == "turn",
    "no-turn-in-first-round": lambda c: c.view.round == 1 and c.verb == "turn",
    "no-own-stone-there": no_own_stone,
}


def proven(claim: Callable[[Claim], bool], refused: Refused) -> bool:
    return claim(Claim(refused))


PROVERS: dict[str, Prover] = {key: partial(proven, claim) for key, claim in CLAIMS.items()}
