"""Chapter 1: components and terms."""

import json
from collections import Counter

import pytest

import ceiba
from ceiba import BadOptions, BadPosition
from tests.games.gold.kit import ALL_PIECES, Table, bought, named, table

GOLD = ceiba.find_game("gold")


def pieces_of(match: Table) -> list[str]:
    """Every piece on the table, wherever it lies, as 'face size over back'."""
    position = match.position()
    rows = [r for rows in position["bases"].values() for r in rows]
    boxed = [b["piece"] for b in position["box"]]
    return [*position["bag"], *position["auction"], *boxed, *(p for r in rows for p in r)]


def either_side(piece: str) -> tuple[str, frozenset[str]]:
    """A piece no matter which side is up: its size and its two materials."""
    face, size, _, back = piece.split()
    return size, frozenset({face, back})


@pytest.mark.clause("GM-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_take_part(players: int) -> None:
    assert Table.new(players).waiting == list("ABCD"[:players])


@pytest.mark.clause("GM-1.1")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_nobody_else_can(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        Table.new(players)


@pytest.mark.clause("GM-1.2")
def test_what_is_in_the_box() -> None:
    match = Table.new(4, "box")
    view = match.view()
    assert view.bag + len(view.slots) == 30  # pieces
    assert sum(len(player.bases) for player in view.players) == 4
    assert len(view.slots) == 3  # the auction board is full at the start
    assert sum(match.view(seat).players[seat].pearls for seat in range(4)) == 40


@pytest.mark.clause("GM-1.2")
def test_the_auction_board_has_three_slots_and_no_more() -> None:
    with pytest.raises(BadPosition, match="3 slots"):
        table(auction=["gold sixth", "gold sixth", "jade sixth", "jade sixth"])


@pytest.mark.clause("GM-1.3", "GM-8.4")
@pytest.mark.parametrize(
    ("material", "value"), [("gold", 4), ("silver", 3), ("bronze", 2), ("jade", 1), ("stone", 0)]
)
def test_value_of_a_material(material: str, value: int) -> None:
    on_sale = table(auction=[f"{material} eighth"]).view().slots[0]
    assert (on_sale.material, on_sale.value) == (material, value)


@pytest.mark.clause("GM-1.4", "GM-1.5")
def test_the_back_is_limited_by_the_front() -> None:
    backs = {
        "gold": {"silver", "stone"},
        "silver": {"bronze", "gold"},
        "bronze": {"jade", "silver"},
        "jade": {"stone", "bronze"},
        "stone": {"gold", "jade"},
    }
    sides: dict[str, set[str]] = {face: set() for face in backs}
    for piece in pieces_of(Table.new(3, "backs")):
        face, _, _, back = piece.split()
        sides[face].add(back)
        sides[back].add(face)
    assert sides == backs  # and no material is its own back


@pytest.mark.clause("GM-1.4", "GM-1.5")
@pytest.mark.parametrize("piece", ["gold sixth over gold", "gold sixth over bronze"])
def test_a_piece_that_does_not_exist(piece: str) -> None:
    with pytest.raises(BadPosition, match="piece is written"):
        table(auction=[piece])


@pytest.mark.clause("GM-1.6")
@pytest.mark.parametrize(("size", "units"), [("eighth", 3), ("sixth", 4), ("quarter", 6)])
def test_size_in_units(size: str, units: int) -> None:
    assert table(auction=[f"gold {size}"]).view().slots[0].units == units


@pytest.mark.clause("GM-1.6")
@pytest.mark.parametrize(
    ("size", "materials"),
    [
        ("eighth", "gold gold silver silver bronze bronze silver silver"),
        ("sixth", "gold gold gold gold gold gold"),
        ("quarter", "silver gold silver bronze"),
    ],
)
def test_a_whole_disc_is_24_units(size: str, materials: str) -> None:
    """Eight eighths, six sixths or four quarters close a circle."""
    disc = [f"{material} {size}" for material in materials.split()]
    base = table(bases={"A": [disc]}).view("A").players[0].bases[0]
    assert (base.units, base.complete) == (24, True)
    one_less = table(bases={"A": [disc[1:]]}).view("A").players[0].bases[0]
    assert one_less.units == 24 - 24 // len(disc)
    assert not one_less.complete


@pytest.mark.clause("GM-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_pair_of_materials_is_one_cut_disc(players: int) -> None:
    lying = Counter(map(either_side, pieces_of(Table.new(players, "pairs"))))
    assert lying == Counter(map(either_side, ALL_PIECES))
    for pair in {materials for _, materials in lying}:
        sizes = {size: count for (size, materials), count in lying.items() if materials == pair}
        assert sizes == {"eighth": 2, "sixth": 3, "quarter": 1}
        assert 2 * 3 + 3 * 4 + 1 * 6 == 24


@pytest.mark.clause("GM-1.7")
def test_a_second_quarter_of_one_pair_cannot_be() -> None:
    with pytest.raises(BadPosition, match=r"GM-1\.7"):
        table(auction=["gold quarter over silver", "silver quarter over gold"])


@pytest.mark.clause("GM-1.8")
def test_each_material_is_on_twelve_pieces() -> None:
    faces: Counter[tuple[str, str]] = Counter()
    sizes: Counter[str] = Counter()
    for piece in pieces_of(Table.new(4, "twelve")):
        size, materials = either_side(piece)
        sizes[size] += 1
        for material in materials:
            faces[material, size] += 1
    for material in ("gold", "silver", "bronze", "jade", "stone"):
        assert [faces[material, size] for size in ("eighth", "sixth", "quarter")] == [4, 6, 2]
    assert sizes == {"eighth": 10, "sixth": 15, "quarter": 5}


@pytest.mark.clause("GM-1.8")
@pytest.mark.parametrize(("size", "most"), [("eighth", 4), ("sixth", 6), ("quarter", 2)])
def test_no_more_than_these_can_show_one_material(size: str, most: int) -> None:
    table(box=[f"jade {size}"] * most)
    with pytest.raises(BadPosition, match=r"GM-1\.8"):
        table(box=[f"jade {size}"] * (most + 1))


@pytest.mark.clause("GM-1.9")
def test_the_visible_face_lies_upwards_and_the_other_is_the_back() -> None:
    match = bought("gold sixth over silver")
    assert named(match.view("A").hand.new) == "gold sixth over silver"
    match.place("silver sixth over gold", "stop")  # turned over
    assert match.row("A", seen_by="A") == ["silver sixth over gold"]
    assert match.row("A", seen_by="B") == ["silver sixth"]


@pytest.mark.clause("GM-1.10", "GM-8.6")
def test_the_aim() -> None:
    """A complete disc of high value beats more pearls; the highest total wins."""
    disc = ["gold sixth"] * 6
    match = table(2, bases={"A": [disc]}, pearls=[0, 20], auction=["jade sixth"], bag=0)
    match.play("A bid 0")
    match.play("B bid 0")
    outcome = match.outcome()
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [44, 20]
    assert outcome.winners == (0,)


@pytest.mark.clause("GM-1.11")
def test_reminders_have_no_effect() -> None:
    """A screen is nobody's answer, asks nothing and is no thing on the table: it only hides."""
    match = Table.new(4, "screens")
    verbs = {GOLD.vocabulary.verb(action) for action in range(len(GOLD.vocabulary))}
    assert verbs == {"bid", "pay", "base", "lay", "skip", "stop"}
    assert "screen" not in json.dumps(match.position())
    assert "screen" not in " ".join(GOLD.tasks)


@pytest.mark.clause("GM-1.11", "GM-5.4")
def test_a_piece_is_only_its_materials_and_its_size() -> None:
    """What is printed on pieces as a reminder says nothing that the two faces do not say."""
    position = Table.new(2, "pieces").position()
    for piece in position["bag"]:
        assert len(piece.split()) == 4
    assert table(auction=["gold quarter over stone"]).board()[:1] == ["gold quarter"]
