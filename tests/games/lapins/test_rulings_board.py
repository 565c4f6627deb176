"""Rulings DL-R1 to DL-R12, DL-R64, DL-R65: board, dice, deck."""

import collections
import itertools

import pytest

from ceiba import BadOption, BadOptions
from tests.games.lapins.facts import CARDS, DIE, LISTED, LISTED_PILES, PILES, SITES
from tests.games.lapins.kit import BOARD, FOREST, Table, table, war

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
REFERENCE = (
    "maize_12 maize_06 shell_3 cacao_1 jade_1 forest_2; "
    "obsidian_2 shell_1 forest_1 forest_3 maize_05 maize_10; "
    "forest_4 shell_2 maize_02 maize_09 obsidian_1 maize_13; "
    "maize_11 jade_2 maize_08 maize_04 maize_14 cacao_2; "
    "forest_5 maize_07 maize_16 maize_03 maize_01 maize_15"
)
NEIGHBOURS = {
    "A1": "B1 A2",
    "B1": "A1 C1 B2",
    "C1": "B1 D1 C3",
    "D1": "C1 E1 D3",
    "E1": "D1 E2",
    "A2": "A1 B2 A4",
    "B2": "B1 A2 E2 B3",
    "E2": "E1 B2 F2 E3",
    "F2": "E2 F3",
    "B3": "B2 C3 B4",
    "C3": "C1 B3 D3 C4",
    "D3": "D1 C3 E3 D4",
    "E3": "E2 D3 F3 E4",
    "F3": "F2 E3 F4",
    "A4": "A2 B4",
    "B4": "B3 A4 C4 B5",
    "C4": "C3 B4 D4 C5",
    "D4": "D3 C4 E4 D5",
    "E4": "E3 D4 F4 E5",
    "F4": "F3 E4 F5",
    "B5": "B4 C5",
    "C5": "C4 B5 D5",
    "D5": "D4 C5 E5",
    "E5": "E4 D5 F5",
    "F5": "F4 E5",
}
"""The reference board of the specification."""


def deck(match: Table) -> list[str]:
    position = match.position()
    return [*position["cards"], *position["deck"]]


def pile_sizes(match: Table, players: int) -> list[int]:
    piles = " ".join(deck(match)[2 * players :]).split("ball_match")
    return [len(pile.split()) for pile in piles]


@pytest.mark.clause("DL-R1")
def test_the_six_faces_of_the_die() -> None:
    """Each draw from 0 to 5 is a face; 3 is three successes, 5 nothing, 6 a failure."""
    cities = {"B2": "A: garrison, village", "B3": "B: palace, palace"}
    found = [war(1, (f,), cities=cities).heard("rolled")[0]["dice"][0] for f in range(1, 7)]
    assert found == DIE == [1, 2, 3, 0, 0, -1]


@pytest.mark.clause("DL-R1")
def test_all_faces_come_equally_often() -> None:
    """Of 1600 dice a sixth each for 1, 2, 3 and failure, a third for nothing."""
    four = "garrison_2, garrison_2, garrison_2, garrison_2"
    wall = "garrison_2, garrison_2, garrison_2, garrison_2"
    cities = {"B2": f"A: {four}", "B3": f"B: {wall}", "A3": f"B: {wall}", "C3": f"B: {wall}"}
    counted: collections.Counter[int] = collections.Counter()
    for number in range(200):
        match = table(cities=cities, seed=f"dice-{number}")
        match.play("A", "attack B2", "engage 8")
        counted.update(match.view().war.dice)
    assert sum(counted.values()) == 1600
    for face in (1, 2, 3, -1):
        assert 200 < counted[face] < 340
    assert 450 < counted[0] < 620


@pytest.mark.clause("DL-R2")
def test_four_exits_and_straight_paths_through_the_forest() -> None:
    match = Table.new(2, "exits", board="8x5")
    for tile in match.view().map.tiles:
        assert tile.exits == "NESW"
        if tile.kind == "land":
            assert tile.links == []
        elif tile.tile == "forest_6":
            straight = tile.rotation % 180 == 0
            assert set(tile.links) == ({"NE", "SW"} if straight else {"NW", "ES"})
        else:
            assert set(tile.links) == {"NS", "EW"}


@pytest.mark.clause("DL-R2", "DL-R3")
def test_the_reference_board() -> None:
    match = table(board=REFERENCE)
    found = {s.site: set(s.near) for s in match.view().sites}
    assert found == {name: set(near.split()) for name, near in NEIGHBOURS.items()}


@pytest.mark.clause("DL-R2", "DL-R3")
def test_the_curved_path() -> None:
    """forest_6 in B2 joins north to east and south to west; turned by 90, east to south."""
    rows = BOARD.split("; ")
    laid = rows[1].replace("maize_03", "forest_6")
    match = table(board="; ".join([rows[0], laid, *rows[2:]]))
    assert "C2" in match.site("B1").near
    assert "A2" in match.site("B3").near
    assert "B3" not in match.site("B1").near
    laid = rows[1].replace("maize_03", "forest_6/90")
    match = table(board="; ".join([rows[0], laid, *rows[2:]]))
    assert "B3" in match.site("C2").near
    assert "A2" in match.site("B1").near
    assert "C2" not in match.site("B1").near


@pytest.mark.clause("DL-R3")
def test_off_the_board_is_a_dead_end() -> None:
    match = table(board=FOREST)
    assert set(match.site("C1").near) == {"A1", "D1", "C3"}  # nothing to the north
    assert set(match.site("A4").near) == {"A2", "B4"}


@pytest.mark.clause("DL-R4")
def test_shell_sites_have_two_slots_all_others_four() -> None:
    match = Table.new(2, "slots", board="8x5")
    for one in match.view().sites:
        assert len(one.places) == (2 if one.product == "shell" else 4)


@pytest.mark.clause("DL-R5")
def test_slots_lie_on_a_ring() -> None:
    """Slots 4 and 1 are adjacent, 1 and 3 are not."""
    match = table(cities={"B2": "A: -, village, market"})
    match.play("A", "transform B2")
    assert match.options_for("A", "raise palace") == ["raise palace 4"]
    match.play("A", "raise palace 4", "done")
    assert [p.building for p in match.site("B2").places] == [
        "palace",
        "village",
        "market",
        "palace",
    ]
    match = table(cities={"B2": "A: village, -, village, -"})
    match.play("A", "transform B2")
    assert match.options_for("A", "raise temple") == []
    data = {"building": "temple"}
    assert match.refused("A raise temple 2") == ("DL-3.9", "no-adjacent-slot", data)


@pytest.mark.clause("DL-R5")
def test_two_slots_are_adjacent_once() -> None:
    match = table()
    match.play("A", "build A4")
    assert match.options_for("A", "raise palace") == ["raise palace 1"]
    match.play("A", "raise palace 1", "done")
    assert match.city("A4") == "A: palace"


@pytest.mark.clause("DL-R6", "DL-R65")
@EVERY_COUNT
def test_sixty_four_cards_half_of_them_catastrophes(players: int) -> None:
    counted = collections.Counter(deck(Table.new(players, "deck")))
    assert counted == CARDS
    assert counted.total() == 64
    assert sum(counted[face] for face in [*LISTED, "drought"]) == 32
    assert all(counted[face] == 4 for face in LISTED)


@pytest.mark.clause("DL-R7")
@pytest.mark.parametrize(("players", "rest"), [(2, 55), (3, 53), (4, 51)])
def test_the_rest_is_shuffled_into_the_piles(players: int, rest: int) -> None:
    """Favourable cards that are not set aside lie anywhere below."""
    match = Table.new(players, "rest")
    below = deck(match)[2 * players :]
    assert sum(pile_sizes(match, players)) == rest
    counted = collections.Counter(below)
    assert counted["favourable_maize"] == 11 - 2 * players
    assert counted["favourable_jade"] == 1


@pytest.mark.clause("DL-R8")
@EVERY_COUNT
def test_pile_sizes_differ_by_one_at_most_in_random_order(players: int) -> None:
    found = set()
    for seed in range(30):
        sizes = pile_sizes(Table.new(players, f"sizes-{seed}"), players)
        assert sorted(sizes, reverse=True) == PILES[players]
        found.add(tuple(sizes))
    assert len(found) >= 4


@pytest.mark.clause("DL-R9")
@EVERY_COUNT
def test_the_variant_of_the_printed_list(players: int) -> None:
    match = Table.new(players, "listed", listed_59=True)
    assert collections.Counter(deck(match)) == {**CARDS, **LISTED}
    assert len(deck(match)) == 59
    assert sorted(pile_sizes(match, players), reverse=True) == LISTED_PILES[players]
    assert Table.new(players).options["listed_59"] is False


@pytest.mark.clause("DL-R10")
@EVERY_COUNT
@pytest.mark.parametrize(("listed", "least"), [(False, 8), (True, 7)])
def test_below_the_last_match_lie_enough_cards(players: int, listed: bool, least: int) -> None:
    for seed in range(10):
        match = Table.new(players, f"below-{seed}", listed_59=listed)
        assert pile_sizes(match, players)[-1] >= least > players + 1


@pytest.mark.clause("DL-R11")
@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("3x5", "16 to 40 tiles, not 3 x 5"),
        ("2x8", "sides of at least 3"),
        ("7x6", "not 7 x 6"),
        ("14x3", "not 14 x 3"),
        ("maize_01 maize_02; maize_03", "a board is a rectangle"),
        ("maize_01 maize_02 jade_1; maize_03 jade_2 jade_3", "not 3 x 2"),
        (BOARD.replace("maize_03", "maize_01"), "maize_01 is laid twice"),
        (BOARD.replace("maize_03", "volcano_1"), "there is no tile “volcano_1”"),
        (BOARD.replace("maize_03", "forest_6/45"), "forest_6 by “45”"),
    ],
)
def test_boards_that_are_refused(board: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Table.new(2, board=board)


@pytest.mark.clause("DL-R64")
@pytest.mark.parametrize("size", ["7x4", "7 x 4", "7X4", "7×4", " 7 × 4 "])
def test_a_size_is_written_as_people_write_it(size: str) -> None:
    laid = Table.new(2, board=size).view().map
    assert (laid.columns, laid.rows) == (7, 4)


@pytest.mark.clause("DL-R11", "DL-R64")
@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("9 x 9", "et celui-ci a 9 colonnes sur 9 rangées"),
        ("2×1", "et celui-ci a 2 colonnes sur 1 rangée"),
        ("7x4 red", "sans « red »"),
        ("maize_01 maize_02; maize_03", "la rangée 2 compte une tuile et la première 2"),
    ],
)
def test_the_reason_in_french(board: str, reason: str) -> None:
    with pytest.raises(BadOption) as problem:
        Table.new(2, board=board)
    assert reason in problem.value.reason("fr").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.clause("DL-R11")
def test_a_board_must_hang_together() -> None:
    """A1 is shut in: its paths leave the board, east by a curve to the north, south straight."""
    board = (
        "maize_01 forest_6/90 maize_02 maize_03; forest_1 maize_05 maize_06 maize_07; "
        "forest_2 maize_09 maize_10 maize_11; forest_3 maize_13 maize_14 maize_15"
    )
    with pytest.raises(BadOptions, match="DL-R11: the paths must join all sites"):
        Table.new(2, board=board)
    turned = board.replace("forest_6/90", "forest_6")  # now west leads to south, to B2
    assert "B2" in Table.new(2, board=turned).site("A1").near


@pytest.mark.clause("DL-R11")
def test_three_sites_per_king() -> None:
    """Eleven sites are enough for three kings, not for four."""
    board = (
        "maize_01 forest_1 maize_02 maize_03; maize_04 maize_05 forest_2 maize_06; "
        "forest_3 maize_07 maize_08 forest_5; jade_1 forest_4 maize_09 shell_1"
    )
    assert len(Table.new(3, board=board).view().sites) == 11
    with pytest.raises(BadOptions, match="4 kings need 12 sites, this board has 11"):
        Table.new(4, board=board)


@pytest.mark.clause("DL-R12")
@EVERY_COUNT
def test_one_seed_one_game(players: int) -> None:
    one, two = (Table.new(players, "same") for _ in range(2))
    assert one.position() == two.position()
    other = Table.new(players, "other")
    assert other.position()["board"] != one.position()["board"]
    assert other.position()["deck"] != one.position()["deck"]


@pytest.mark.clause("DL-R12")
def test_who_places_is_drawn_but_the_host_places_by_hand() -> None:
    drawn = {Table.new(3, f"n{n}").waiting[0] for n in range(25)}
    assert drawn == {"A", "B", "C"}
    assert {Table.new(3, f"n{n}", board=BOARD).waiting[0] for n in range(9)} == {"B"}


@pytest.mark.clause("DL-R64")
def test_random_boards_draw_from_all_tiles_and_turn_them() -> None:
    tiles: set[str] = set()
    turns: set[int] = set()
    sizes = itertools.cycle(["4x4", "6x4", "3x7", "8x5"])
    for number, size in zip(range(24), sizes, strict=False):
        match = Table.new(4, f"random-{number}", board=size)
        view = match.view()
        names = [tile.tile for tile in view.map.tiles]
        assert len(set(names)) == len(names)
        tiles.update(names)
        turns.update(tile.rotation for tile in view.map.tiles)
        assert len(view.sites) >= 12
        reached = {view.sites[0].site}
        near = {s.site: s.near for s in view.sites}
        while grown := {n for name in reached for n in near[name]} - reached:
            reached |= grown
        assert reached == set(near)
    assert len(tiles) == sum(SITES.values()) == 40
    assert turns == {0, 90, 180, 270}


@pytest.mark.clause("DL-R64")
def test_no_site_is_its_own_neighbour_and_none_counts_twice() -> None:
    for number in range(40):
        match = Table.new(2, f"loops-{number}", board="4x4")
        for one in match.view().sites:
            assert one.site not in one.near
            assert 1 <= len(set(one.near)) == len(one.near) <= 4
            assert all(one.site in match.site(other).near for other in one.near)


@pytest.mark.clause("DL-R64")
def test_turning_other_tiles_changes_nothing() -> None:
    turned = "; ".join(" ".join(f"{word}/270" for word in row.split()) for row in FOREST.split(";"))
    plain = {s.site: s.near for s in table(board=FOREST).view().sites}
    assert {s.site: s.near for s in table(board=turned).view().sites} == plain


@pytest.mark.clause("DL-R65")
def test_fifteen_favourable_and_five_exceptional() -> None:
    counted = collections.Counter(deck(Table.new(4, "shown")))
    favourable = {f: n for f, n in counted.items() if f.startswith("favourable")}
    assert sorted(favourable.values()) == [1, 1, 1, 1, 11]
    assert favourable["favourable_maize"] == 11
    assert sum(n for f, n in counted.items() if f.startswith("exceptional")) == 5
    assert all(n == 1 for f, n in counted.items() if f.startswith("exceptional"))
