"""Chapters 4 and 6 once more, slowly and straight from the specification, to compare with.

Cells are (column, row) pairs; nothing of the game's code is used but what a view shows.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any

from ceiba import Match

Cell = tuple[int, int]
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SEATS = "ABCDE"


def at(name: str) -> Cell:
    """
    >>> at("C10")
    (2, 9)
    """
    return ord(name[0]) - 65, int(name[1:]) - 1


def name(cell: Cell) -> str:
    return f"{chr(65 + cell[0])}{cell[1] + 1}"


class Table:
    """What stands and lies where for one seat, read from a view."""

    def __init__(self, view: Any, options: Mapping[str, object], seat: int) -> None:
        rows = view.board.rows
        self.view = view
        self.options = options
        self.seat = seat
        self.land = {
            (column, row)
            for row, line in enumerate(rows)
            for column, char in enumerate(line)
            if char not in "~#"
        }
        [sacred] = [district for district in view.districts if district.sacred]
        self.sacred = {at(cell) for cell in sacred.cells}
        rockets = {
            at(player.rocket.cell)
            for player in view.players
            if player.rocket.cell is not None and not player.rocket.lifted
        }
        cell = view.players[self.seat].rocket.cell
        self.start = (-9, -9) if cell is None else at(cell)
        self.free = self.land - rockets - {at(pyramid.cell) for pyramid in view.pyramids}
        mine = [p for p in view.pyramids if p.seat == self.seat]
        self.pyramids = {at(pyramid.cell): pyramid.height for pyramid in mine}
        self.stones = {at(stone.cell) for stone in view.stones if self.seat in stone.seats}
        counts = view.players[self.seat].pyramids
        self.heights = {height for height, count in enumerate(counts, 1) if count}
        self.tokens = view.players[self.seat].tokens

    def walk(self, way: Cell) -> list[Cell]:
        """The cells a straight move enters, by the number on the die."""
        cells = [self.start]
        while len(cells) <= int(self.view.die) and _step(cells[-1], way) in self.free:
            cells.append(_step(cells[-1], way))
        return cells[1:]


def seen(match: Match) -> Table:
    """For the player whose turn it is."""
    view: Any = match.view()
    return Table(view, match.options, view.turn)


# -- moving -----------------------------------------------------------------------------------


def moves(table: Table) -> set[str]:
    """Every answer the player whose rocket is lifted may give."""
    first_round = table.view.round == 1
    straight = in_line(table)
    if first_round:
        straight = straight - table.sacred or straight
    turning = set() if first_round else turning_ends(table) - straight
    found = {f"fly {name(cell)}" for cell in straight}
    found |= {f"turn {name(cell)}" for cell in turning}
    if not first_round or not found:
        found |= {f"spend {token}" for token in table.tokens}
    return found or {f"stand {name(cell)}" for cell in table.free - {table.start}}


def _step(cell: Cell, way: Cell) -> Cell:
    return cell[0] + way[0], cell[1] + way[1]


def in_line(table: Table) -> set[Cell]:
    """The ends of moves by the die without a turn."""
    if table.view.die != "special":
        return {walk[-1] for walk in map(table.walk, WAYS) if walk}
    column, row = table.start
    cross = {cell for cell in table.free if cell[0] == column or cell[1] == row}
    return cross - {table.start}


def turning_ends(table: Table) -> set[Cell]:
    """The ends of all paths of side steps, written out one by one."""
    if table.view.die == "special":
        return set()
    points = int(table.view.die)
    ends: set[Cell] = set()
    paths = [[table.start]]
    while paths:
        path = paths.pop()
        turned = _turns(path) > 0
        if len(path) - 1 == points:
            if turned:
                ends.add(path[-1])
            continue
        beside = [_step(path[-1], way) for way in WAYS]
        others = [cell for cell in beside if len(path) < 2 or cell != path[-2]]
        if turned and not any(cell in table.free for cell in others):
            ends.add(path[-1])
        paths += [[*path, cell] for cell in others if cell in table.free and cell not in path]
    return ends


def _turns(path: list[Cell]) -> int:
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    return sum(one != other for one, other in pairwise(ways))


# -- building ---------------------------------------------------------------------------------


def builds(table: Table) -> dict[str, set[frozenset[str]]]:
    """Every build and upgrade, with the sets of own stones that may go for it."""
    expert = table.options["expert_variant"]
    found: dict[str, set[frozenset[str]]] = {}
    for chosen, earned in shapes(table):
        used = frozenset(chosen) & table.stones
        standing = frozenset(chosen) - used
        if not used:
            continue
        for height in heights_for(table, earned):
            for cell in chosen:
                if expert and standing - {cell}:
                    continue
                if table.pyramids.get(cell, 0) >= height:
                    continue
                verb = "upgrade" if cell in standing else "build"
                text = f"{verb} {name(cell)} {height}"
                found.setdefault(text, set()).add(frozenset(map(name, used)))
    return found


def shapes(table: Table, on: Cell | None = None) -> Iterator[tuple[tuple[Cell, ...], int]]:
    """Every set of own points that has the shape of a constellation, with the height it earns;
    only those with a point `on` that cell where one is named."""
    points = sorted(table.stones | set(table.pyramids))
    for size in (1, 2, 3, 4):
        for chosen in combinations(points, size):
            if on is not None and on not in chosen:
                continue
            for earned in _earned(chosen, bool(table.options["diagonal_squares"])):
                yield chosen, earned


def heights_for(table: Table, earned: int) -> set[int]:
    """PR-6.19: what can be built with a height that is earned."""
    lower = {height for height in table.heights if height < earned}
    return {earned} if earned in table.heights else lower


def _earned(cells: tuple[Cell, ...], diagonal_squares: bool) -> set[int]:
    """The heights a set of points earns; the points are in order of columns, then of rows."""
    if len(cells) == 1:
        return {1}
    gaps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(cells)]
    right, down = gaps[0]
    if len(cells) == 2:
        return {2} if abs(right) + abs(down) == 1 else set()
    line = len(set(gaps)) == 1 and (right == 0 or down == 0 or abs(right) == abs(down))
    if len(cells) == 3:
        return {3} if line else set()
    found = {4} if line else set()
    distances = sorted((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in combinations(cells, 2))
    if len(set(distances[:4])) == 1 and distances[4] == distances[5] == 2 * distances[0]:
        upright = len({column for column, _ in cells}) == 2
        tilted = len({column + row for column, row in cells}) == 2
        if upright or (diagonal_squares and tilted):
            found.add(5)
    return found
