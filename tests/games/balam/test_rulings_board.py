"""Rulings on board, paths and dice (BA-R1 to BA-R12)."""

from typing import Any

import pytest

from ceiba import BadOption, BadOptions
from tests.games.balam.facts import BOARD, CENOTES, COASTAL, NEIGHBOURS, VOLCANIC
from tests.games.balam.kit import Table, city, generator, new, round_of, table

CURVED = (
    "sea_1 maize_01 maize_02 sea_2/90; "
    "maize_03 {curve} maize_04 maize_05; "
    "maize_06 maize_07 maize_08 maize_09; "
    "sea_3/270 maize_10 maize_11 sea_4/180"
)
"""A board with one curved tile on B2: around it B1, C2, B3 and A2."""


def near(match: Table, name: str) -> set[str]:
    return set(match.site(name).near)


@pytest.mark.clause("BA-R1")
def test_the_six_faces_of_a_die() -> None:
    """One generator after the other, by hand: 0, 0, 1, 2, 3 and a skull all come up."""
    seen = set()
    for die in (0, 1, 2, 3, -1):
        match = table(
            generator=generator(die),
            cities={"C1": city("A", "garrison"), "C2": city("B", "garrison")},
        )
        match.play("A", "attack C1")
        seen.add((tuple(match.rolled()["dice"]), match.rolled()["attack"]))
    assert seen == {((0,), 0), ((1,), 1), ((2,), 2), ((3,), 3), ((-1,), 0)}


@pytest.mark.clause("BA-R2")
def test_land_tiles_have_four_exits_sea_tiles_two() -> None:
    for seed in ("one", "two"):
        for tile in new(4, seed=seed, board="6x5 red").view().map.tiles:
            assert len(tile.exits) == len(set(tile.exits)) == (2 if tile.kind == "sea" else 4)


@pytest.mark.clause("BA-R3")
def test_a_path_needs_an_exit_on_both_sides_of_a_border() -> None:
    """A sea tile has no path on its sea sides, and nothing leads off the board."""
    match = table()
    assert near(match, "A1") == {"B1", "A3"}
    assert all("A6" not in one.near and len(one.near) <= 4 for one in match.view().sites)
    assert near(match, "C5") == {"C3", "B5", "D5"}  # its south exit is a dead end


@pytest.mark.clause("BA-R4")
def test_straight_links_on_default_tiles() -> None:
    siteless = [tile for tile in table().view().map.tiles if tile.kind in ("volcano", "cenote")]
    assert len(siteless) == 5
    assert all(sorted(tile.links) == ["EW", "NS"] for tile in siteless)


@pytest.mark.clause("BA-R4")
@pytest.mark.parametrize("curve", ["volcano_3", "forest_1"])
@pytest.mark.parametrize(
    ("turn", "pairs"),
    [
        ("", {"B1": "C2", "A2": "B3"}),
        ("/90", {"C2": "B3", "B1": "A2"}),
        ("/180", {"B1": "C2", "A2": "B3"}),
        ("/270", {"C2": "B3", "B1": "A2"}),
    ],
)
def test_curved_links_on_two_of_the_red_cross_tiles(
    curve: str, turn: str, pairs: dict[str, str]
) -> None:
    match = new(board=CURVED.format(curve=curve + turn))
    around = {"B1", "C2", "B3", "A2"}
    for one, other in pairs.items():
        assert near(match, one) & around == {other}
        assert near(match, other) & around == {one}


@pytest.mark.clause("BA-R5")
def test_the_neighbours_of_the_reference_board() -> None:
    match = table()
    found = {one.site: set(one.near) for one in match.view().sites}
    assert found == {name: set(names.split()) for name, names in NEIGHBOURS.items()}


@pytest.mark.clause("BA-R5")
def test_through_several_siteless_tiles() -> None:
    """A1 looks south through the cenote on A2; the row of three ends in the site after it."""
    board = (
        "sea_1 maize_01 maize_02 maize_03 sea_2/90; "
        "maize_04 volcano_1 volcano_2 cenote_1 maize_05; "
        "maize_06 maize_07 maize_08 maize_09 maize_10; "
        "sea_3/270 maize_11 maize_12 maize_13 sea_4/180"
    )
    match = new(board=board)
    assert near(match, "A2") == {"A1", "E2", "A3"}
    assert near(match, "B1") == {"A1", "C1", "B3"}


@pytest.mark.clause("BA-R5")
def test_two_paths_to_the_same_site_count_once_and_a_path_home_not_at_all() -> None:
    """volcano_3 and forest_1 side by side bend two paths of C1 and B3 back to one another."""
    board = (
        "maize_01 maize_02 maize_03 maize_04; "
        "maize_05 volcano_3/90 forest_1/180 maize_07; "
        "maize_08 maize_09 maize_10 maize_11; "
        "maize_12 maize_13 cacao_1 cacao_2"
    )
    match = new(board=board)
    for one in match.view().sites:
        assert one.site not in one.near
        assert len(one.near) == len(set(one.near))
    # B2 turned by 90: N-W and E-S; C2 turned by 180: N-E and S-W
    assert near(match, "B3") == {"A3", "C3", "B4"}  # twice to C3: over the border, and by B2 and C2
    assert near(match, "B1") == {"A1", "C1", "A2"}
    match.play("B", "build B3", "raise village 1", "done")
    assert match.owner("B3") == "B"


@pytest.mark.clause("BA-R6")
def test_the_default_board_is_always_one_network() -> None:
    for number in range(60):
        match = new(seed=f"net{number}")
        sites = {one.site: set(one.near) for one in match.view().sites}
        assert len(sites) == 25
        assert all(1 <= len(names) <= 4 for names in sites.values())
        assert reachable(sites) == set(sites)


def reachable(sites: dict[str, set[str]]) -> set[str]:
    found = {next(iter(sites))}
    while more := {other for name in found for other in sites[name]} - found:
        found |= more
    return found


@pytest.mark.clause("BA-R6")
def test_a_split_network_is_refused() -> None:
    """The siteless tiles around A1 bend all its paths off the board."""
    board = (
        "maize_01 forest_1/90 maize_02 maize_03; "
        "volcano_3/270 maize_04 maize_05 maize_06; "
        "maize_07 maize_08 maize_09 maize_10; "
        "maize_11 maize_12 maize_13 cacao_1"
    )
    with pytest.raises(BadOptions, match=r"BA-R7.*one network"):
        new(board=board)
    # turned otherwise they join it to its neighbours
    assert near(new(board=board.replace("forest_1/90", "forest_1")), "A1")


@pytest.mark.clause("BA-R7")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("2x8", "sides of at least 3"),
        ("8x2", "sides of at least 3"),
        ("3x5", "16 to 33 tiles"),
        ("6x6", "16 to 33 tiles"),
        ("17x2", "sides of at least 3"),
        ("4x4 sea 5", "sea 0"),
        ("5x5 sea", "sea 0"),
        ("nonsense", "no tile “nonsense”"),
        ("maize_01 maize_02; maize_03", "rectangle"),
        ("x", "no tile “x”"),
        ("0x0", "sides of at least 3"),
    ],
)
def test_boards_that_are_refused(board: str, why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        new(board=board)


@pytest.mark.clause("BA-R7")
@pytest.mark.parametrize("size", ["4x4", "3x6", "6x3", "3x11", "11x3", "4x8 sea 3", "8x4"])
def test_rectangles_of_sixteen_to_thirty_three_tiles(size: str) -> None:
    columns, rows = map(int, size.split()[0].split("x"))
    assert len(new(board=size).view().map.tiles) == columns * rows


@pytest.mark.clause("BA-R87")
@pytest.mark.parametrize("size", ["5x4", "5 x 4", "5X4", "5×4", " 5 × 4 sea 2 red", "5 x4"])
def test_a_size_is_written_as_people_write_it(size: str) -> None:
    laid = new(board=size).view().map
    assert (laid.columns, laid.rows) == (5, 4)


@pytest.mark.clause("BA-R7", "BA-R16")
@pytest.mark.parametrize("size", ["9x9", "9 x 9", "9X9", "9×9"])
def test_a_size_that_is_refused_is_no_board_laid_by_hand(size: str) -> None:
    with pytest.raises(BadOption) as problem:
        new(board=size)
    assert problem.value.option == "board"
    assert problem.value.reason("en") == (
        "a board has sides of at least 3 and 16 to 33 tiles, not 9 x 9"
    )
    assert problem.value.reason("fr") == (
        "un plateau a des côtés d’au moins 3 tuiles et compte de 16 à 33 tuiles, "
        "et celui-ci a 9 colonnes sur 9 rangées"
    )


@pytest.mark.clause("BA-R7")
def test_sea_only_in_corners_with_the_sea_outwards() -> None:
    for wrong in (
        BOARD.replace("sea_4/90", "sea_4"),  # sea inwards
        BOARD.replace("sea_3 cacao_1", "cacao_1 sea_3"),  # not in a corner
        BOARD.replace("sea_1/180", "sea_1/90"),
    ):
        with pytest.raises(BadOptions, match=r"BA-R7: sea_. must lie in a corner"):
            new(board=wrong)
    none = BOARD.replace("sea_3", "jade_3").replace("sea_4/90", "forest_1")
    assert {tile.kind for tile in new(board=none).view().map.tiles} >= {"sea", "forest"}


SIX = (
    "sea_1 maize_01 volcano_1 sea_2/90; cenote_1 cenote_2 cenote_3 volcano_2; "
    "maize_02 volcano_3 forest_1 maize_03; sea_3/270 maize_04 maize_05 sea_4/180"
)
"""Nine sites."""


@pytest.mark.clause("BA-R7")
def test_at_least_three_sites_for_each_king() -> None:
    assert len(new(3, board=SIX).view().sites) == 9
    with pytest.raises(BadOptions, match="4 kings need 12 sites, this board has 9"):
        new(4, board=SIX)


@pytest.mark.clause("BA-R7")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("maize_01/45", "0, 90, 180 or 270"),
        ("maize_99", "no tile “maize_99”"),
        ("maize_02", "laid twice"),
    ],
)
def test_tiles_that_are_not_there(wrong: str, why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        new(board=BOARD.replace("maize_01", wrong))


@pytest.mark.clause("BA-R8")
def test_the_score_track_is_never_part_of_the_landscape() -> None:
    """No tile of that name can be laid, and no market ever marks more than its neighbours."""
    with pytest.raises(BadOptions, match="no tile “score_track”"):
        new(board=BOARD.replace("maize_01", "score_track"))
    match = table(A="maize cacao")
    match.play("A", "build A1", "raise market 1", "done")
    assert match.marked("A") == {"A1": 1, "B1": 1, "A3": 1}


@pytest.mark.clause("BA-R9")
def test_on_the_seashore_is_on_a_sea_tile() -> None:
    match = table()
    assert {one.site for one in match.view().sites if one.coastal} == COASTAL
    cities: dict[str, Any] = {"A1": city("A", "village"), "B1": city("A", "village")}
    match = round_of("tidal_wave", "drought", cities=cities)
    match.play("A", "flip 1")
    assert (match.owner("A1"), match.owner("B1")) == (None, "A")  # B1 only touches the sea


@pytest.mark.clause("BA-R10")
def test_at_a_volcano_is_the_first_site_along_its_paths() -> None:
    match = table()
    assert {one.site for one in match.view().sites if one.volcanic} == VOLCANIC
    assert {cenote.cell: set(cenote.near) for cenote in match.view().cenotes} == CENOTES
    board = (
        "sea_1 maize_01 maize_02 maize_03 sea_2/90; "
        "maize_04 volcano_1 cenote_1 maize_05 maize_06; "
        "maize_07 maize_08 maize_09 maize_10 maize_11; "
        "sea_3/270 maize_12 maize_13 cacao_1 sea_4/180"
    )
    match = new(board=board)
    # through the cenote too
    assert {one.site for one in match.view().sites if one.volcanic} == {"B1", "A2", "D2", "B3"}


@pytest.mark.clause("BA-R11")
@pytest.mark.parametrize(
    ("name", "pairs"),
    [("C1", [(1, 2), (2, 3), (3, 4), (4, 1)]), ("D2", [(1, 2), (2, 3)]), ("A1", [(1, 2)])],
)
def test_slots_lie_on_a_ring(name: str, pairs: list[tuple[int, int]]) -> None:
    match = table()
    match.play("A", f"build {name}")
    firsts = [int(text.split()[1]) for text in match.offered("raise") if "temple" in text]
    assert firsts == [one for one, _ in pairs]
    for one, other in pairs:
        match = table()
        match.play("A", f"build {name}", f"raise temple {one}")
        slots = match.built(name)
        assert (slots[one - 1], slots[other - 1]) == ("temple", "=")


@pytest.mark.clause("BA-R11")
@pytest.mark.parametrize(("name", "last"), [("D2", 3), ("A1", 2)])
def test_a_ring_of_two_or_three_is_open(name: str, last: int) -> None:
    match = table()
    match.play("A", f"build {name}")
    why = {"building": "palace"}
    assert match.refused(f"A raise palace {last}") == ("BA-9.6", "no-adjacent-slot", why)


@pytest.mark.clause("BA-R12")
def test_turning_a_site_tile_changes_nothing() -> None:
    turned = BOARD.replace("maize_02", "maize_02/90").replace("volcano_1", "volcano_1/270")
    turned = turned.replace("jade_1", "jade_1/180").replace("cenote_2", "cenote_2/90")
    one, other = table(), table(board=turned)
    assert [(s.site, s.near, s.volcanic) for s in one.view().sites] == [
        (s.site, s.near, s.volcanic) for s in other.view().sites
    ]
    assert one.view().cenotes == other.view().cenotes
