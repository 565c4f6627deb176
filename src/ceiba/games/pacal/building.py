"""Steps 3 and 4 of a turn: building, and what it scores (chapters 6 to 8 of the rules)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.items import add
from ceiba.core.seats import letter, letters
from ceiba.core.state import Blocked, Prompt, Refusal, State, blocked_among
from ceiba.games.pacal.answers import (
    BUILD,
    ENOUGH,
    SKIP,
    UPGRADE,
    USE,
    target_cell,
    target_height,
)
from ceiba.games.pacal.constellations import (
    NO_SHAPE,
    NO_STONE,
    NONE_LEFT,
    NOT_TALLER,
    builds,
    check_build,
    figure_names,
    stone_sets,
)
from ceiba.games.pacal.grid import cell_name, cell_names
from ceiba.games.pacal.scoring import FINAL_SCORING, sole_leader, storeys_on
from ceiba.games.pacal.sky import cells_of, with_cell
from ceiba.games.pacal.state import (
    ALL_ROWS,
    ALL_SOURCES,
    EMPTY,
    FROM_BONUS,
    FROM_BUILDS,
    NOBODY,
    PacalState,
    pyramid_height,
)
from ceiba.games.pacal.stones import visible_stones
from ceiba.games.pacal.tables import BONUS, HEIGHTS


class Build(Choice):
    """PR-6.1: at most one build or upgrade, or none."""

    def name(self) -> str:
        return "build"

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
        return Prompt("PR-6.1", "build", {})

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        if action == SKIP:
            return {}
        s = cast(PacalState, state)
        cell: i64 = target_cell(action)
        sets = stone_sets(s, seat, cell, target_height(action))
        fewest: i64 = len(cells_of(sets[0]))
        for code in sets:
            fewest = min(fewest, len(cells_of(code)))
        one: i64 = 1
        hint: dict[str, Value] = {
            "points": build_points(s, seat, action),
            "district": s.board.ids[s.board.land[cell]],
            "stones": fewest,
            "choices": len(sets),
            "returned": letters(s.stones_on(cell) & ~(one << seat)),
            "lines": figure_names(s, seat, cell, target_height(action)),
        }
        if len(sets) == 1:
            hint["cells"] = cell_names(cells_of(sets[0]))
        if s.owns_pyramid(seat, cell):
            hint["before"] = pyramid_height(s.standing[cell])
        bonus: i64 = build_bonus(s, seat, action)
        if bonus > 0:
            hint["bonus"] = bonus
        return hint

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """Other heights on the cells one could build on."""
        s = cast(PacalState, state)
        actions: list[int] = []
        for cell in visible_stones(s, seat, 0):
            for height in range(HEIGHTS):
                actions.append(BUILD + cell * HEIGHTS + height)
        for cell in s.board.cells:
            if s.owns_pyramid(seat, cell):
                for height in range(pyramid_height(s.standing[cell]), HEIGHTS):
                    actions.append(UPGRADE + cell * HEIGHTS + height)
        return blocked_among(self, state, seat, actions)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(PacalState, state)
        if not BUILD <= action < USE:
            return Refusal("", "not-now", {})
        return build_refusal(s, seat, action)


class ChooseStones(Choice):
    """PR-R33: which stones go, where several constellations would do.

    The player names stones one by one until a single choice is left; `enough` takes what all the
    choices left have in common, if that is itself a choice.
    """

    def __init__(self, seat: i64, build: i64) -> None:
        super().__init__(seat)
        self.build: i64 = build

    def name(self) -> str:
        return "choose_stones"

    def args(self) -> list[int]:
        return [self.seat, self.build]

    def sets(self, s: PacalState) -> list[list[int]]:
        """The sets of stones that hold all those named so far."""
        cell: i64 = target_cell(self.build)
        found: list[list[int]] = []
        for code in stone_sets(s, self.seat, cell, target_height(self.build)):
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
            erect(s, self.seat, self.build, least, sink)
            return
        s.used = with_cell(s.used, action - USE)
        sets = self.sets(s)
        if len(sets) == 1:
            erect(s, self.seat, self.build, sets[0], sink)
        else:
            if sink is not None:
                data: dict[str, Value] = {
                    "seat": letter(self.seat),
                    "cell": cell_name(action - USE),
                }
                sink.emit("chose", EVERYONE, "PR-R33", data)
            s.push(self)

    def prompt(self, state: State, seat: i64) -> Prompt:
        data: dict[str, Value] = {
            "cell": cell_name(target_cell(self.build)),
            "height": target_height(self.build),
        }
        return Prompt("PR-R33", "choose-stones", data)

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        """The constellations that are left with this stone, or without any other."""
        s = cast(PacalState, state)
        cell: i64 = target_cell(self.build)
        height: i64 = target_height(self.build)
        sets = stone_sets(s, seat, cell, height)
        lines = figure_names(s, seat, cell, height)
        wanted = cells_of(s.used)
        if action < ENOUGH:
            wanted.append(action - USE)
        left: list[str] = []
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
        return {"lines": left}

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(PacalState, state)
        if USE <= action < ENOUGH:
            cell: i64 = action - USE
            data: dict[str, Value] = {"cell": cell_name(cell)}
            if not s.lies(seat, cell):
                return Refusal("PR-6.2", "no-own-stone", data)
            if holding(self.sets(s), cell) == 0:
                return Refusal("PR-R33", "stone-of-no-choice", data)
            return Refusal("PR-R33", "stone-makes-no-difference", data)
        if action == ENOUGH:
            return Refusal("PR-R33", "too-few-stones", {"height": target_height(self.build)})
        return Refusal("", "not-now", {})


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
    """PR-6.9 to PR-6.12, PR-6.17, PR-6.20: the stones go back, the pyramid stands."""
    cell: i64 = target_cell(action)
    height: i64 = target_height(action)
    before: i64 = 0
    points: i64 = build_points(s, seat, action)
    for stone in stones:
        s.lift_stone(seat, stone)
        add(s.supply, seat, 1)
    others: i64 = s.stones_on(cell)  # PR-6.11
    for i in range(s.players):
        owner: i64 = i
        if (others >> owner) & 1:
            s.lift_stone(owner, cell)
            add(s.supply, owner, 1)
    if s.standing[cell] != EMPTY:  # PR-R34
        before = pyramid_height(s.standing[cell])
        s.new_rows[seat] = ALL_ROWS  # what earns the height that comes back is wanted again
        add(s.left, seat * HEIGHTS + before - 1, 1)
    add(s.left, seat * HEIGHTS + height - 1, -1)
    s.stand_pyramid(seat, cell, height)
    s.used = 0
    if sink is not None:
        data: dict[str, Value] = {
            "seat": letter(seat),
            "cell": cell_name(cell),
            "height": height,
            "district": s.board.ids[s.board.land[cell]],
            "stones": cell_names(stones),
            "returned": letters(others),
        }
        if before > 0:
            data["before"] = before
            sink.emit("upgraded", EVERYONE, "PR-6.15", data)
        else:
            sink.emit("built", EVERYONE, "PR-6.9", data)
    if points > 0:
        score_district(s, seat, cell, points, sink)
    check_end(s, seat, before == 0, sink)


def build_points(s: PacalState, seat: i64, action: i64) -> i64:
    """PR-7.1 to PR-7.6, PR-R41: the value if the builder leads alone now and did not before."""
    cell: i64 = target_cell(action)
    district: i64 = s.board.land[cell]
    storeys = storeys_on(s, s.board.district_cells[district])
    if sole_leader(storeys) == seat:
        return 0
    added: i64 = target_height(action)
    if s.standing[cell] != EMPTY:  # PR-R42
        added -= pyramid_height(s.standing[cell])
    add(storeys, seat, added)
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
    add(s.tally, seat * ALL_SOURCES + FROM_BUILDS, points)
    if sink is not None:
        district: i64 = s.board.land[cell]
        storeys = storeys_on(s, s.board.district_cells[district])
        data: dict[str, Value] = {
            "seat": letter(seat),
            "points": points,
            "district": s.board.ids[district],
        }
        first = sum(storeys) == storeys[seat]
        sink.emit("scored", EVERYONE, "PR-7.1" if first else "PR-7.2", data)


def check_end(s: PacalState, seat: i64, new: bool, sink: Sink | None) -> None:
    """PR-8.1 to PR-8.3, PR-10.4: bonuses, and whether the game or the round ends.

    PR-R35: an upgrade is never the last or the last pyramid but one.
    """
    left: i64 = s.pyramids_left(seat) if new else -1
    if left == 0:
        score_bonus(s, seat, "PR-8.1", sink)  # PR-R46
    if s.reached == NOBODY and s.score(seat) >= s.threshold() and left != 0:  # PR-R44
        s.reached = seat
        if sink is not None:
            data: dict[str, Value] = {
                "seat": letter(seat),
                "score": s.score(seat),
                "threshold": s.threshold(),
            }
            sink.emit("reached", EVERYONE, "PR-8.2" if s.players > 2 else "PR-10.4", data)
    if s.reached != NOBODY and left == 1:  # PR-R47, PR-R58
        score_bonus(s, seat, "PR-8.3", sink)
    if left == 0 or (s.reached != NOBODY and not s.rounds_are_finished()):
        s.agenda.clear()  # PR-R48
        s.push(FINAL_SCORING)


def score_bonus(s: PacalState, seat: i64, clause: str, sink: Sink | None) -> None:
    add(s.tally, seat * ALL_SOURCES + FROM_BONUS, BONUS)
    if sink is not None:
        data: dict[str, Value] = {"seat": letter(seat), "points": BONUS}
        sink.emit("bonus", EVERYONE, clause, data)


def build_refusal(s: PacalState, seat: i64, action: i64) -> Refusal:
    """Why no pyramid of that height can stand on that cell."""
    cell: i64 = target_cell(action)
    height: i64 = target_height(action)
    data: dict[str, Value] = {"cell": cell_name(cell), "height": height}
    own = s.owns_pyramid(seat, cell)
    if action >= UPGRADE:
        if not own:
            return Refusal("PR-6.15", "no-own-pyramid", data)
        data["before"] = pyramid_height(s.standing[cell])
    elif own:
        return Refusal("PR-6.15", "upgrade-instead", data)
    elif not s.lies(seat, cell):
        return Refusal("PR-6.9", "no-own-stone-there", data)
    reason, failing = check_build(s, seat, cell, height)
    if reason == NOT_TALLER:
        return Refusal("PR-R34", "not-taller", data)
    if reason == NONE_LEFT:
        return Refusal("PR-6.19", "no-pyramid-left", data)
    if reason == NO_SHAPE:
        return Refusal(f"PR-6.{height + 2}", "no-constellation", data)
    data["points"] = cell_names(cells_of(failing))
    if reason == NO_STONE:
        return Refusal("PR-6.14", "needs-a-stone", data)
    return Refusal("PR-11.3" if own else "PR-11.2", "pyramids-stand-in", data)
