"""Chapter 1: components."""

import json
from collections import Counter

import pytest

import ceiba
from ceiba import BadOptions, BadPosition
from tests.games.pacal.facts import COVERS, DISTRICTS, LAKE, RIVER_SIDES, ROWS, SACRED
from tests.games.pacal.kit import (
    CORNERS,
    PLAYERS,
    building,
    cells_of,
    new,
    placed,
    putting_in,
    table,
    words,
)
from tests.testkit.table import SEATS

PACAL = ceiba.find_game("pacal")


# -- the table --------------------------------------------------------------------------------


@pytest.mark.clause("PR-1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_take_part(players: int) -> None:
    match = placed(players)
    assert len(match.view().players) == players
    assert sorted(turn["seat"] for turn in match.heard("placed")) == list(SEATS[:players])


@pytest.mark.clause("PR-1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_else_can(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        new(players)


@pytest.mark.clause("PR-1.1")
def test_things_belong_to_one_player_each() -> None:
    """The colour of a stone or a pyramid is its owner's seat, and seats differ."""
    match = table(die=3, stones={seat: ["A8"] for seat in SEATS}, pyramids={"B": {"H8": 1}})
    assert match.stones() == {"A8": "ABCDE"}
    assert [match.supply(seat) for seat in SEATS] == [9] * 5
    assert [match.left(seat)[0] for seat in SEATS] == [1, 0, 1, 1, 1]
    with pytest.raises(BadPosition, match="'D' is no seat"):
        table(3, stones={"D": ["A8"]})


# -- the board --------------------------------------------------------------------------------


@pytest.mark.clause("PR-1.2")
def test_each_cell_is_lake_or_of_one_district() -> None:
    view = new(5).view()
    assert view.board.rows == ROWS[5]
    assert view.board.columns == 11
    land = [cell for district in view.districts for cell in district.cells]
    assert len(land) == len(set(land)) == 117
    assert sorted([*land, *LAKE]) == sorted(cells_of(["x" * 11] * 11, "x"))


@pytest.mark.clause("PR-1.2", "PR-1.3")
@pytest.mark.parametrize("char", DISTRICTS)
def test_a_district_its_value_and_its_cells(char: str) -> None:
    name, value = DISTRICTS[char]
    [district] = [d for d in new(5).view().districts if d.char == char]
    assert (district.id, district.value) == (name, value)
    assert district.cells == cells_of(ROWS[5], char)


@pytest.mark.clause("PR-1.3")
def test_sixteen_districts_of_3_to_7() -> None:
    values = [district.value for district in new(5).view().districts]
    assert sorted(values) == [3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 7]


@pytest.mark.clause("PR-1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_sacred_district(players: int) -> None:
    match = new(players)
    [sacred] = [d for d in match.view().districts if d.sacred]
    assert (sacred.id, sacred.value, sacred.cells) == ("sacred_district", 7, SACRED)
    assert not sacred.covered
    assert set(match.offered("stand", match.waiting[0])) == set(SACRED)


@pytest.mark.clause("PR-1.5")
@pytest.mark.parametrize("cell", LAKE)
def test_nothing_is_ever_placed_on_the_lake(cell: str) -> None:
    for facts in (
        {"rockets": {"A": cell}},
        {"stones": {"A": [cell]}},
        {"pyramids": {"A": {cell: 1}}},
    ):
        with pytest.raises(BadPosition, match=f"'{cell}' is no cell of the board in play"):
            table(**facts)
    above = f"{cell[0]}8"  # in the same column
    match = table(die="special", rockets={"A": above, **CORNERS})
    assert match.refused(f"A fly {cell}") == ("PR-1.5", "lake", {"cell": cell})
    match.play("A spend 2")
    assert match.refused(f"A stand {cell}") == ("PR-1.5", "lake", {"cell": cell})
    assert not set(match.offered("stand")) & set(LAKE)


@pytest.mark.clause("PR-1.6", "PR-4.7")
@pytest.mark.parametrize(("bank", "other"), [*RIVER_SIDES, *(s[::-1] for s in RIVER_SIDES)])
def test_crossing_the_river_costs_nothing(bank: str, other: str) -> None:
    beyond = chr(2 * ord(other[0]) - ord(bank[0])) + str(2 * int(other[1:]) - int(bank[1:]))
    match = table(die=2, rockets={"A": bank, **CORNERS})
    assert match.hint(f"fly {beyond}") == {
        "kind": "straight",
        "allowance": 2,
        "distance": 2,
        "lost": 0,
    }


@pytest.mark.clause("PR-1.6")
def test_the_river_takes_up_no_cell() -> None:
    """Its 22 bank cells are land like any other: a rocket, a stone, a pyramid."""
    view = new(5).view()
    land = {cell for district in view.districts for cell in district.cells}
    assert len(view.river.cells) == 22
    assert set(view.river.cells) <= land
    match = building(rockets={"A": "C6", **CORNERS}, stones={"A": ["D6"]})
    match.play("A build D6 1")
    assert (match.rocket("A"), match.pyramids()) == ("C6", {"D6": "A1"})


# -- the pieces -------------------------------------------------------------------------------


@pytest.mark.clause("PR-1.7")
def test_stones_inside_a_rocket_lie_on_its_cell_unseen() -> None:
    match = table(
        die=2,
        turn="B",
        start="B",
        rockets={"A": "H8", "B": "F6", "C": "K1", "D": "A11", "E": "K11"},
        inside={"A": ["A", "B"]},
    )
    for seat in (None, *SEATS):
        assert match.view(seat).stones == []
        assert [p.rocket.contents for p in match.view(seat).players] == [None] * 5
    match.play("B", "fly F4")
    match.end_turn("B")
    for seat in "CDE":
        match.whole_turn(seat)
    assert match.waiting == ["A"]  # and has lifted the rocket
    assert match.stones() == {"H8": "AB"}


@pytest.mark.clause("PR-1.7")
def test_there_is_one_rocket_each() -> None:
    assert [p.rocket.cell for p in placed(5).view().players].count(None) == 0
    with pytest.raises(BadPosition, match="5 players, but 6 entries"):
        table(rockets=["E5", "F5", "G5", "E6", "F6", "G6"])


@pytest.mark.clause("PR-1.7")
def test_a_rocket_holds_any_number_of_stones() -> None:
    full = ["A"] * 9 + ["B"] * 9 + ["C"] * 9 + ["D"] * 10 + ["E"] * 10
    match = putting_in(inside={"C": full})
    match.play("A", "drop C")
    assert match.inside("C") == "A" * 10 + "B" * 9 + "C" * 9 + "D" * 10 + "E" * 10
    assert match.supply("A") == 0


@pytest.mark.clause("PR-1.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_eleven_pyramids_each(players: int) -> None:
    match = new(players)
    for seat in SEATS[:players]:
        counts = match.left(seat)
        assert counts == [1, 3, 3, 2, 2]
        assert sum(counts) == 11
        assert sum(count * height for height, count in enumerate(counts, 1)) == 34


@pytest.mark.clause("PR-1.8")
@pytest.mark.parametrize(("height", "most"), [(1, 1), (2, 3), (3, 3), (4, 2), (5, 2)])
def test_no_more_pyramids_than_there_are(height: int, most: int) -> None:
    cells = ["A1", "B1", "C1", "D1"]
    match = building(pyramids={"A": dict.fromkeys(cells[:most], height)})
    assert match.left("A")[height - 1] == 0
    with pytest.raises(BadPosition, match=rf"PR-1\.8: A has not so many pyramids of {height}"):
        building(pyramids={"A": dict.fromkeys(cells[: most + 1], height)})


@pytest.mark.clause("PR-1.9")
def test_ten_stones_are_played() -> None:
    cells = [f"{column}1" for column in "ABCDEFGHIJ"]
    match = building(stones={"A": cells})
    assert (match.supply("A"), len(match.stones())) == (0, 10)
    with pytest.raises(BadPosition, match=r"PR-1\.9: A has 11 stones on the board, of 10"):
        building(stones={"A": [*cells, "K1"]})


@pytest.mark.clause("PR-1.10")
def test_three_tokens_each() -> None:
    match = new(5)
    assert [match.tokens(seat) for seat in SEATS] == [[2, 4, 6]] * 5
    for wrong in ([3], [2, 2], [2, 4, 6, 6]):
        with pytest.raises(BadPosition, match=r"PR-1\.10"):
            table(tokens={"A": wrong})


@pytest.mark.clause("PR-1.11")
def test_the_faces_of_the_die() -> None:
    assert new(2).view().faces == ["2", "3", "3", "4", "5", "special"]
    for wrong in (1, 6, 0, "arrow"):
        with pytest.raises(BadPosition, match=r"PR-1\.11"):
            table(die=wrong)


@pytest.mark.clause("PR-1.11", "PR-3.1")
def test_each_face_comes_up_equally_often() -> None:
    rolled = Counter(table(3, seed=f"roll{n}", turn=None).view().die for n in range(600))
    assert set(rolled) == {"2", "3", "4", "5", "special"}
    for face, expected in {"2": 100, "3": 200, "4": 100, "5": 100, "special": 100}.items():
        assert abs(rolled[face] - expected) < 4 * expected**0.5


@pytest.mark.clause("PR-1.12")
def test_three_covers_hide_whole_districts() -> None:
    seen = {}
    for players in PLAYERS:
        view = new(players).view()
        seen[players] = view.board.covers
        for district in view.districts:
            drawn = {
                view.board.rows[int(c[1:]) - 1]["ABCDEFGHIJK".index(c[0])] for c in district.cells
            }
            assert drawn == ({"#"} if district.covered else {district.char})
    assert seen == COVERS
    assert {mark for marks in seen.values() for mark in marks} == {"2", "2/3", "4"}


@pytest.mark.clause("PR-1.13")
def test_the_guide_card_has_no_effect() -> None:
    """It is nobody's answer, asks nothing and is no thing on the table: it only reminds."""
    verbs = {PACAL.vocabulary.verb(action) for action in range(len(PACAL.vocabulary))}
    assert verbs == words("stand fly turn spend drop take done build upgrade use enough skip")
    assert "guide" not in json.dumps(placed(5).position())
    assert "guide" not in " ".join(PACAL.tasks)
