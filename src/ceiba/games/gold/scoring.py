"""What discs and pearls are worth (chapters 6, 8 and 10 of the rules)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.ranking import first, ranked
from ceiba.core.state import State, Task
from ceiba.core.value import who, who_all
from ceiba.games.gold.events import Ended, Scored, Winners
from ceiba.games.gold.layout import is_complete
from ceiba.games.gold.pieces import COMPLETE_DISC, GAP, MATERIAL, ONE_MATERIAL, VALUE
from ceiba.games.gold.state import GoldState


def disc_points(row: list[int]) -> i64:
    """GM-8.2, GM-10.2: 10 points for a complete disc; GM-8.1, GM-R31: none for another."""
    return COMPLETE_DISC if is_complete(row) else 0


def material_points(row: list[int]) -> i64:
    """GM-8.3, GM-R30, GM-R33: 10 more when a complete disc shows one single material, any of the
    five; GM-R29: as it lies."""
    return ONE_MATERIAL if is_complete(row) and is_single(row) else 0


def is_single(row: list[int]) -> bool:
    """Whether all pieces of a row show one material."""
    for face in row:
        if face != GAP and MATERIAL[face] != MATERIAL[row[0]]:
            return False
    return len(row) > 0


def piece_points(row: list[int], incomplete_scores: bool) -> i64:
    """GM-8.4: visible values of a complete disc; with GM-10.1 of every disc."""
    if not incomplete_scores and not is_complete(row):
        return 0
    total: i64 = 0
    for face in row:
        if face != GAP:
            total += VALUE[face]
    return total


def row_points(row: list[int], incomplete_scores: bool) -> i64:
    """All points of one disc."""
    return disc_points(row) + material_points(row) + piece_points(row, incomplete_scores)


def whole_points(row: list[int]) -> i64:
    """What a row would be worth as a complete disc, with what it shows."""
    material: i64 = ONE_MATERIAL if is_single(row) else 0
    return COMPLETE_DISC + material + piece_points(row, True)


def total_points(state: GoldState, seat: i64) -> i64:
    """GM-8.6, GM-9.3, GM-R37: every disc counted by itself, plus 1 for each pearl (GM-8.5)."""
    total: i64 = state.pearls[seat]
    for row in state.rows_of(seat):
        total += row_points(row, state.incomplete_scores)
    return total


def totals(s: GoldState) -> list[int]:
    """The points of every seat."""
    points: list[int] = []
    for seat in range(s.players):
        points.append(total_points(s, seat))
    return points


class Scoring(Task):
    """GM-7.1: the last piece has been auctioned; all count their points and the game is over."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.reveal()
        if sink is None:
            return
        sink.tell(EVERYONE, Ended("GM-7.1"))
        points = totals(s)
        for seat in range(s.players):
            discs: i64 = 0
            material: i64 = 0
            pieces: i64 = 0
            for row in s.rows_of(seat):
                discs += disc_points(row)
                material += material_points(row)
                pieces += piece_points(row, s.incomplete_scores)
            scored = Scored(
                "GM-8.5", who(seat), discs, material, pieces, s.pearls[seat], points[seat]
            )
            sink.tell(EVERYONE, scored)
        # GM-8.6, GM-R32: tied totals share the win
        winners = who_all(first(ranked(points)))
        sink.tell(EVERYONE, Winners("GM-8.6", winners, max(points)))


SCORING: Final = Scoring()
