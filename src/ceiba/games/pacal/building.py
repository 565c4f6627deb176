"""Steps 3 and 4 of a turn: building, and what it scores (chapters 6 to 8 of the rules)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice, ChoiceOf
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, blocked_among
from ceiba.core.value import Thing, who, who_all
from ceiba.games.pacal import events, hints, prompts, refusals
from ceiba.games.pacal.answers import BUILD, ENOUGH, SKIP, UPGRADE, USE, target_cell, target_height
from ceiba.games.pacal.constellations import (
    NO_SHAPE,
    NO_STONE,
    NONE_LEFT,
    NOT_TALLER,
    builds,
    check_build,
    figures_told,
    stone_sets,
)
from ceiba.games.pacal.grid import all_told, told
from ceiba.games.pacal.scoring import FINAL_SCORING, sole_leader, storeys_on
from ceiba.games.pacal.sky import cells_of, with_cell
from ceiba.games.pacal.state import (
    ALL_ROWS,
    ALL_SOURCES,
    EMPTY,
    FROM_BONUS,
    FROM_BUILDS,
    HOLDINGS_NEWS,
    NOBODY,
    PacalState,
    pyramid_height,
)
from ceiba.games.pacal.stones import visible_stones
from ceiba.games.pacal.tables import BONUS, HEIGHTS

SHAPE: Final = ["", "PR-6.3", "PR-6.4", "PR-6.5", "PR-6.6", "PR-6.7"]
"""By height: the clause that tells its constellation."""


class Build(Choice):
    """PR-6.1: at most one build or upgrade, or none."""

    def options(self, state: State, seat: i64) -> list[int]:
        offers = builds(cast(PacalState, state), self.seat)
        if len(offers) > 0:  # PR-R63
            offers.append(SKIP)
        return offers

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if action == SKIP:
            return
        sets = stone_sets(s, self.seat, target_cell(action), target_height(action))
        if len(sets) == 1:
            erect(s, self.seat, action, cells_of(sets[0]), sink)
        else:
            s.push(ChooseStones(self.seat, action))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Build("PR-6.1")

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if action == SKIP:
            return None
        s = cast(PacalState, state)
        cell: i64 = target_cell(action)
        height: i64 = target_height(action)
        sets = stone_sets(s, seat, cell, height)
        fewest = cells_of(sets[0])
        for code in sets:
            stones = cells_of(code)
            if len(stones) < len(fewest):
                fewest = stones
        one: i64 = 1
        return hints.Pyramid(
            build_points(s, seat, action),
            build_bonus(s, seat, action),
            s.board.told[s.board.land[cell]],
            pyramid_height(s.thing_on(cell)),
            len(fewest),
            len(sets),
            all_told(fewest) if len(sets) == 1 else [],
            who_all(s.stones_on(cell) & ~(one << seat)),
            figures_told(s, seat, cell, height),
        )

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        """Building nothing: what the best build would have brought at once."""
        if action != SKIP:
            return None
        s = cast(PacalState, state)
        offers = builds(s, seat)
        best: i64 = 0
        for offer in offers:
            best = max(best, build_points(s, seat, offer) + build_bonus(s, seat, offer))
        return hints.Unbuilt(len(offers), best)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """Other heights on the cells one could build on."""
        s = cast(PacalState, state)
        actions: list[int] = []
        for cell in visible_stones(s, seat, 0):
            for height in range(HEIGHTS):
                actions.append(BUILD + cell * HEIGHTS + height)
        for cell in s.board.cells:
            if s.owns_pyramid(seat, cell):
                for height in range(pyramid_height(s.thing_on(cell)), HEIGHTS):
                    actions.append(UPGRADE + cell * HEIGHTS + height)
        return blocked_among(self, state, seat, actions)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(PacalState, state)
        return build_refusal(s, seat, action) if BUILD <= action < USE else None


class ChooseStones(ChoiceOf):
    """PR-6.18, PR-R33: which stones go, where several constellations would do.

    The player names stones one by one until a single choice is left; `enough` takes what all the
    choices left have in common, if that is itself a choice.
    """

    def sets(self, s: PacalState) -> list[list[int]]:
        """The sets of stones that hold all those named so far."""
        cell: i64 = target_cell(self.of)
        found: list[list[int]] = []
        for code in stone_sets(s, self.seat, cell, target_height(self.of)):
            stones = cells_of(code)
            if holds_all(stones, cells_of(s.used)):
                found.append(stones)
        return found

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        sets = self.sets(s)
        offers: list[int] = []
        if len(sets) < 2:
            return offers
        common: i64 = 0
        for cell in all_cells(sets):
            if holding(sets, cell) < len(sets):
                offers.append(USE + cell)
            else:
                common += 1
        for stones in sets:
            if len(stones) == common:
                offers.append(ENOUGH)
        return offers

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        sets = self.sets(s)
        if action == ENOUGH:
            least = sets[0]
            for stones in sets:
                if len(stones) < len(least):
                    least = stones
            erect(s, self.seat, self.of, least, sink)
            return
        s.used = with_cell(s.used, action - USE)
        sets = self.sets(s)
        if len(sets) == 1:
            erect(s, self.seat, self.of, sets[0], sink)
        else:
            if sink is not None:
                chose = events.Chose("PR-R33", who(self.seat), told(action - USE))
                sink.tell(EVERYONE, chose)
            s.push(self)

    def prompt(self, state: State, seat: i64) -> Prompt:
        cell = told(target_cell(self.of))
        return prompts.ChooseStones("PR-R33", cell, target_height(self.of))

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        """The constellations that are left with this stone, or without any other."""
        s = cast(PacalState, state)
        cell: i64 = target_cell(self.of)
        height: i64 = target_height(self.of)
        sets = stone_sets(s, seat, cell, height)
        lines = figures_told(s, seat, cell, height)
        wanted = cells_of(s.used)
        if action < ENOUGH:
            wanted.append(action - USE)
        left: list[Thing] = []
        fewest: i64 = len(s.board.cells)
        for i in range(len(sets)):
            stones = cells_of(sets[i])
            if not holds_all(stones, wanted):
                continue
            if action == ENOUGH and len(stones) < fewest:
                left.clear()
                fewest = len(stones)
            if action != ENOUGH or len(stones) == fewest:
                left.append(lines[i])
        return hints.Constellations(left)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(PacalState, state)
        if USE <= action < ENOUGH:
            cell: i64 = action - USE
            if not s.lies(seat, cell):
                return refusals.NoOwnStone("PR-6.2", told(cell))
            if holding(self.sets(s), cell) == 0:
                return refusals.StoneOfNoChoice("PR-R33", told(cell))
            return refusals.StoneMakesNoDifference("PR-R33", told(cell))
        if action == ENOUGH:
            return refusals.TooFewStones("PR-R33", target_height(self.of))
        return None


def all_cells(sets: list[list[int]]) -> list[int]:
    """The cells in any of the sets, in grid order."""
    cells: list[int] = []
    for stones in sets:
        for cell in stones:
            if cell not in cells:
                cells.append(cell)
    cells.sort()
    return cells


def holding(sets: list[list[int]], cell: i64) -> i64:
    """How many of the sets have a cell."""
    count: i64 = 0
    for stones in sets:
        if cell in stones:
            count += 1
    return count


def holds_all(cells: list[int], wanted: list[int]) -> bool:
    return all(cell in cells for cell in wanted)


# -- building ---------------------------------------------------------------------------------


def erect(s: PacalState, seat: i64, action: i64, stones: list[int], sink: Sink | None) -> None:
    """PR-6.9, PR-6.20: the pyramid stands. PR-6.10, PR-6.17: its stones go back; PR-6.12: no other
    does, but those of others on its cell (PR-6.11)."""
    cell: i64 = target_cell(action)
    height: i64 = target_height(action)
    before: i64 = 0
    points: i64 = build_points(s, seat, action)
    for stone in stones:
        s.lift_stone(seat, stone)
        s.supply[seat] += 1
    others: i64 = s.stones_on(cell)  # PR-6.11
    for i in range(s.players):
        owner: i64 = i
        if (others >> owner) & 1:
            s.lift_stone(owner, cell)
            s.supply[owner] += 1
    if s.thing_on(cell) != EMPTY:  # PR-R34
        before = pyramid_height(s.thing_on(cell))
        s.new_rows[seat] = ALL_ROWS  # what earns the height that comes back is wanted again
        s.left[seat * HEIGHTS + before - 1] += 1
    s.left[seat * HEIGHTS + height - 1] -= 1
    s.news |= HOLDINGS_NEWS
    s.stand_pyramid(seat, cell, height)
    s.used = 0
    if sink is not None:
        tell_build(s, seat, action, before, stones, others, sink)
    if points > 0:
        score_district(s, seat, cell, points, sink)
    check_end(s, seat, before == 0, sink)


def tell_build(
    s: PacalState, seat: i64, action: i64, before: i64, stones: list[int], others: i64, sink: Sink
) -> None:
    cell: i64 = target_cell(action)
    height: i64 = target_height(action)
    builder = who(seat)
    district = s.board.told[s.board.land[cell]]
    gone = all_told(stones)
    back = who_all(others)
    if before > 0:
        upgraded = events.Upgraded(
            "PR-6.15", builder, told(cell), height, before, district, gone, back
        )
        sink.tell(EVERYONE, upgraded)
    else:
        built = events.Built("PR-6.9", builder, told(cell), height, district, gone, back)
        sink.tell(EVERYONE, built)


def build_points(s: PacalState, seat: i64, action: i64) -> i64:
    """PR-7.1, PR-7.2, PR-7.5, PR-R41: the value if the builder leads alone now and did not before
    (PR-7.4); nothing for a level or a lower place (PR-7.6), and nothing for others (PR-R43)."""
    cell: i64 = target_cell(action)
    district: i64 = s.board.land[cell]
    storeys = storeys_on(s, s.board.district_cells[district])
    if sole_leader(storeys) == seat:
        return 0
    added: i64 = target_height(action)
    if s.thing_on(cell) != EMPTY:  # PR-R42
        added -= pyramid_height(s.thing_on(cell))
    storeys[seat] += added
    return s.board.values[district] if sole_leader(storeys) == seat else 0


def build_bonus(s: PacalState, seat: i64, action: i64) -> i64:
    """The bonus a build would bring, as `check_end` gives it."""
    if action >= UPGRADE:
        return 0
    left: i64 = s.pyramids_left(seat) - 1
    score: i64 = s.score(seat) + build_points(s, seat, action)
    ending = s.reached != NOBODY or score >= s.threshold()
    return BONUS if left == 0 or (left == 1 and ending) else 0


def score_district(s: PacalState, seat: i64, cell: i64, points: i64, sink: Sink | None) -> None:
    """PR-7.3."""
    s.tally[seat * ALL_SOURCES + FROM_BUILDS] += points
    s.news |= HOLDINGS_NEWS
    if sink is not None:
        district: i64 = s.board.land[cell]
        storeys = storeys_on(s, s.board.district_cells[district])
        clause = "PR-7.1" if sum(storeys) == storeys[seat] else "PR-7.2"
        sink.tell(EVERYONE, events.Scored(clause, who(seat), points, s.board.told[district]))


def check_end(s: PacalState, seat: i64, new: bool, sink: Sink | None) -> None:
    """PR-8.1, PR-8.2, PR-8.3, PR-10.4: bonuses, and whether the game or the round ends.

    PR-R45: none left, that was the last; one left, the last but one. PR-R35: an upgrade is never
    either of them.
    """
    left: i64 = s.pyramids_left(seat) if new else -1
    if left == 0:
        score_bonus(s, seat, "PR-8.1", sink)  # PR-R46
    if s.reached == NOBODY and s.score(seat) >= s.threshold() and left != 0:  # PR-R44
        s.reached = seat
        if sink is not None:
            clause = "PR-8.2" if s.players > 2 else "PR-10.4"
            sink.tell(EVERYONE, events.Reached(clause, who(seat), s.score(seat), s.threshold()))
    if s.reached != NOBODY and left == 1:  # PR-R47, PR-R58
        score_bonus(s, seat, "PR-8.3", sink)
    if left == 0 or (s.reached != NOBODY and not s.rounds_are_finished()):
        s.agenda.clear()  # PR-R48
        s.push(FINAL_SCORING)


def score_bonus(s: PacalState, seat: i64, clause: str, sink: Sink | None) -> None:
    s.tally[seat * ALL_SOURCES + FROM_BONUS] += BONUS
    s.news |= HOLDINGS_NEWS
    if sink is not None:
        sink.tell(EVERYONE, events.Bonus(clause, who(seat), BONUS))


def build_refusal(s: PacalState, seat: i64, action: i64) -> Refusal:
    """Why no pyramid of that height can stand on that cell."""
    cell: i64 = target_cell(action)
    height: i64 = target_height(action)
    name = told(cell)
    own = s.owns_pyramid(seat, cell)
    if action >= UPGRADE and not own:
        return refusals.NoOwnPyramid("PR-6.15", name)
    if action < UPGRADE and own:
        return refusals.UpgradeInstead("PR-6.15", name)
    if not own and not s.lies(seat, cell):
        return refusals.NoOwnStoneThere("PR-6.9", name)
    reason, failing = check_build(s, seat, cell, height)
    if reason == NOT_TALLER:
        return refusals.NotTaller("PR-R34", name, height, pyramid_height(s.thing_on(cell)))
    if reason == NONE_LEFT:
        return refusals.NoPyramidLeft("PR-6.19", name, height)
    if reason == NO_SHAPE:
        return refusals.NoConstellation(SHAPE[height], name, height)
    points = all_told(cells_of(failing))
    if reason == NO_STONE:
        return refusals.NeedsStone("PR-6.14", name, height, points)
    return refusals.PyramidsStandIn("PR-11.3" if own else "PR-11.2", name, height, points)
