"""Chapter 2: setting up the board."""

import pytest

from ceiba import BadOptions
from tests.games.balam.facts import BOARD, RED_CROSS, SITELESS, TILES
from tests.games.balam.kit import new

CORNERS = {"A1": ("ES", 0), "F1": ("SW", 90), "F5": ("NW", 180), "A5": ("NE", 270)}
"""Cell: the land sides of the sea tile there, and how it is turned."""


@pytest.mark.clause("BA-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_default_board_has_the_tiles_without_a_red_cross(players: int) -> None:
    board = new(players).view().map
    assert (board.columns, board.rows) == (6, 5)
    assert {tile.tile for tile in board.tiles} == {*TILES, *SITELESS} - RED_CROSS
    assert [tile.cell for tile in board.tiles[:7]] == ["A1", "B1", "C1", "D1", "E1", "F1", "A2"]


@pytest.mark.clause("BA-2.2")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_sea_in_the_corners(seed: str) -> None:
    tiles = {tile.cell: tile for tile in new(seed=seed).view().map.tiles}
    assert {cell for cell, tile in tiles.items() if tile.kind == "sea"} == set(CORNERS)
    for cell, (exits, turned) in CORNERS.items():
        assert set(tiles[cell].exits) == set(exits)
        assert tiles[cell].rotation == turned


@pytest.mark.clause("BA-2.3")
def test_the_other_tiles_lie_at_random() -> None:
    boards = [[tile.tile for tile in new(seed=f"b{n}").view().map.tiles] for n in range(30)]
    assert len({tuple(board) for board in boards}) == 30
    assert len({board[0] for board in boards}) == 4  # any sea tile in any corner
    assert len({board[14] for board in boards}) > 12  # and anything in the middle


@pytest.mark.clause("BA-2.3")
def test_or_as_the_placing_king_likes() -> None:
    match = new(board=BOARD)
    tiles = [tile.tile for tile in match.view().map.tiles]
    assert tiles == [word.split("/")[0] for word in BOARD.replace(";", "").split()]


@pytest.mark.clause("BA-2.4")
def test_the_placing_king_is_picked_at_random() -> None:
    """Whoever it is, the king to his left opens: over many tables it is everybody's turn."""
    firsts = [new(3, seed=f"p{n}").view().first for n in range(60)]
    assert {firsts.count(seat) > 8 for seat in range(3)} == {True}


@pytest.mark.clause("BA-2.4")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_or_the_one_who_lays_the_tiles(seed: str) -> None:
    """Who lays them by hand sits at A, so B opens."""
    match = new(4, seed=seed, board=BOARD)
    assert (match.view().first, match.waiting) == (1, ["B"])


@pytest.mark.clause("BA-2.5")
def test_the_score_track_lies_beside_the_board() -> None:
    """No cell of the map belongs to it, and no path leads off the board."""
    board = new().view().map
    assert len(board.tiles) == 5 * 6
    assert not [tile.tile for tile in board.tiles if "track" in tile.tile or "score" in tile.kind]


@pytest.mark.clause("BA-2.6")
@pytest.mark.parametrize(
    ("board", "size"),
    [("5x4", (5, 4)), ("5x5", (5, 5)), ("4x8", (4, 8)), ("11x3 red", (11, 3)), ("3x6", (3, 6))],
)
def test_other_sizes(board: str, size: tuple[int, int]) -> None:
    laid = new(2, board=board).view().map
    assert (laid.columns, laid.rows) == size
    assert len({tile.tile for tile in laid.tiles}) == size[0] * size[1]


@pytest.mark.clause("BA-2.6")
def test_the_red_cross_tiles_if_the_kings_agree() -> None:
    red = [{t.tile for t in new(board="5x5 red", seed=f"r{n}").view().map.tiles} for n in range(12)]
    assert set.union(*red) >= RED_CROSS
    plain = [{t.tile for t in new(board="5x5", seed=f"r{n}").view().map.tiles} for n in range(12)]
    assert not set.union(*plain) & RED_CROSS
    with pytest.raises(BadOptions):
        new(board="5x5 blue")
