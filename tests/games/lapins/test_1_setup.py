"""Chapter 1: components and setup."""

import collections
from typing import Any

import pytest

from ceiba import BadOptions
from tests.games.lapins.facts import CARDS, DEFAULT, FACES, SITES, TILES, TOKENS
from tests.games.lapins.kit import BOARD, Table, table
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def deck(match: Table) -> list[str]:
    """All cards in order, the round's first."""
    position = match.position()
    return [*position["discard"], *position["cards"], *position["deck"]]


def kinds(match: Table) -> dict[str, int]:
    """The tiles of a board by product; forest for those without a site."""
    view = match.view()
    products = {s.site: s.product for s in view.sites}
    return dict(collections.Counter(products.get(t.cell, "forest") for t in view.map.tiles))


@pytest.mark.clause("DL-1.1")
def test_forty_site_tiles() -> None:
    match = Table.new(4, "all", board="8x5")
    view = match.view()
    assert len({tile.tile for tile in view.map.tiles}) == 40
    assert kinds(match) == SITES


@pytest.mark.clause("DL-1.1")
@EVERY_COUNT
def test_sixty_four_cards_and_eight_dice(players: int) -> None:
    match = Table.new(players, "cards")
    assert len(deck(match)) == 64
    assert collections.Counter(deck(match)) == CARDS
    four = "garrison_2, garrison_2, garrison_2, garrison_2"
    match = table(cities={"B2": f"A: {four}", "B3": "B: village"})
    match.play("A attack B2")
    assert match.options_for("A")[-1] == "engage 8"
    match.play("A engage 8")
    assert len(match.view().war.dice) == 8


@pytest.mark.clause("DL-1.2")
@EVERY_COUNT
def test_tokens(players: int) -> None:
    match = Table.new(players, "tokens")
    left = {**TOKENS, "maize": 40 - 10 * players}
    assert match.view().supply == left
    assert sum(TOKENS.values()) == 110


@pytest.mark.clause("DL-1.3")
def test_building_tiles() -> None:
    view = Table.new(2, "tiles").view()
    assert view.stock == TILES
    assert sum(TILES.values()) == 124
    assert len(TILES) == 5
    assert set(view.players[0].buildings) == set(FACES)
    assert len(FACES) == 9


@pytest.mark.clause("DL-1.3")
@pytest.mark.parametrize("building", FACES)
def test_both_faces_share_one_stock(building: str) -> None:
    match = table(cities={"B2": f"A: {building}"})
    assert match.view().stock == {**TILES, FACES[building]: TILES[FACES[building]] - 1}


@pytest.mark.clause("DL-1.4")
@EVERY_COUNT
def test_twelve_steles_and_twelve_control_tokens_each(players: int) -> None:
    match = Table.new(players, "pieces")
    for seat in SEATS[:players]:
        assert (match.player(seat).large, match.player(seat).small) == (12, 12)


@pytest.mark.clause("DL-1.5")
@EVERY_COUNT
def test_the_default_board(players: int) -> None:
    boards = set()
    for seed in ("one", "two", "three"):
        match = Table.new(players, seed)
        view = match.view()
        assert (view.map.columns, view.map.rows) == (6, 5)
        assert kinds(match) == DEFAULT
        assert len({tile.tile for tile in view.map.tiles}) == 30
        boards.add(match.position()["board"])
    assert len(boards) == 3  # at random


@pytest.mark.clause("DL-1.5")
def test_every_tile_can_lie_everywhere() -> None:
    """Over many games no cell of the default board is bound to a product."""
    seen: dict[str, set[str]] = collections.defaultdict(set)
    for seed in range(60):
        match = Table.new(2, f"board-{seed}")
        for tile in match.view().map.tiles:
            seen[tile.cell].add(tile.kind)
    assert all(kinds == {"land", "forest"} for kinds in seen.values())


@pytest.mark.clause("DL-1.6")
@pytest.mark.parametrize(
    ("size", "columns", "rows"), [("4x4", 4, 4), ("3x6", 3, 6), ("13x3", 13, 3)]
)
def test_other_rectangles_at_random(size: str, columns: int, rows: int) -> None:
    view = Table.new(2, "size", board=size).view()
    assert (view.map.columns, view.map.rows) == (columns, rows)
    assert len({tile.tile for tile in view.map.tiles}) == columns * rows


@pytest.mark.clause("DL-1.6")
def test_a_board_by_design() -> None:
    match = Table.new(2, "design", board=BOARD)
    laid = [tile.tile for tile in match.view().map.tiles]
    assert laid == BOARD.replace(";", "").split()


@pytest.mark.clause("DL-1.6", "DL-1.12")
def test_who_places_the_tiles_is_drawn_and_his_left_neighbour_opens() -> None:
    firsts = {Table.new(4, f"first-{n}").waiting[0] for n in range(40)}
    assert firsts == set("ABCD")


@pytest.mark.clause("DL-1.7")
@EVERY_COUNT
def test_ten_maize_and_an_empty_board(players: int) -> None:
    match = Table.new(players, "start")
    for seat in SEATS[:players]:
        assert match.has(seat) == {"maize": 10}
        assert match.player(seat).points == 0
    for one in match.view().sites:
        assert one.owner is None
        assert not any(one.marks)
        assert all(place.building is None and place.tokens == [] for place in one.places)


@pytest.mark.clause("DL-1.8", "DL-1.10")
@EVERY_COUNT
def test_favourable_maize_on_top(players: int) -> None:
    """2N of them; the others of the eleven are shuffled with the rest."""
    further = set()
    for seed in range(12):
        cards = deck(Table.new(players, f"top-{seed}"))
        assert cards[: 2 * players] == ["favourable_maize"] * (2 * players)
        assert cards.count("favourable_maize") == 11
        further.add(cards.index("favourable_maize", 2 * players))
    assert len(further) > 3


@pytest.mark.clause("DL-1.8", "DL-1.9")
@EVERY_COUNT
def test_six_piles_with_a_match_between_each_two(players: int) -> None:
    for seed in range(12):
        cards = deck(Table.new(players, f"piles-{seed}"))[2 * players :]
        piles = " ".join(cards).split("ball_match")
        sizes = [len(pile.split()) for pile in piles]
        assert len(sizes) == 6
        assert max(sizes) - min(sizes) <= 1
        assert sum(sizes) == 64 - 5 - 2 * players


@pytest.mark.clause("DL-1.11")
@pytest.mark.parametrize(("chosen", "target"), [("default", 4), ("3", 3), ("4", 4), ("5", 5)])
@EVERY_COUNT
def test_the_length(players: int, chosen: str, target: int) -> None:
    match = Table.new(players, "length", matches=chosen)
    assert match.view().target == target


@pytest.mark.clause("DL-1.11")
@pytest.mark.parametrize("chosen", ["2", "6", "0", 6, True])
def test_no_other_length(chosen: Any) -> None:
    with pytest.raises(BadOptions):
        Table.new(2, matches=chosen)


@pytest.mark.clause("DL-1.12")
@EVERY_COUNT
def test_the_king_left_of_the_host_opens_a_board_laid_by_hand(players: int) -> None:
    match = Table.new(players, "host", board=BOARD)
    assert match.waiting == ["B"]
    assert match.view().first == 1
