"""Chapter 1: components and limits."""

from collections import Counter
from typing import Any

import pytest

from ceiba import BadPosition
from tests.games.balam.facts import (
    BOARD,
    CARDS,
    NEGATIVE,
    NEUTRAL,
    POSITIVE,
    RED_CROSS,
    SITELESS,
    STOCK,
    TILES,
    WEALTH,
)
from tests.games.balam.kit import city, generator, new, table

EVERYTHING = (
    "sea_1 maize_01 maize_02 maize_03 maize_04 maize_05 maize_06 maize_07 maize_08 maize_09 "
    "sea_2/90; volcano_3 forest_1 jade_3 jade_1 jade_2 cacao_1 cacao_2 cacao_3 obsidian_1 "
    "obsidian_2 obsidian_3; sea_3/270 maize_10 maize_11 maize_12 maize_13 volcano_1 volcano_2 "
    "cenote_1 cenote_2 cenote_3 sea_4/180"
)


@pytest.mark.clause("BA-1.1")
def test_thirty_three_tiles_thirty_of_them_for_the_default_board() -> None:
    """All 33 fit on one board of 11 by 3; the default board has all but the red crosses."""
    laid = table(board=EVERYTHING).view().map.tiles
    assert len(laid) == 33
    assert {tile.tile for tile in laid} == {*TILES, *SITELESS}
    default = {tile.tile for tile in new().view().map.tiles}
    assert len(default) == 30
    assert {tile.tile for tile in laid} - default == RED_CROSS
    assert sum(tile.kind == "sea" for tile in new().view().map.tiles) == 4


@pytest.mark.clause("BA-1.1", "BA-0.2")
def test_what_the_tiles_show() -> None:
    shown = table(board=EVERYTHING).view()
    tiles = {tile.cell: tile.tile for tile in shown.map.tiles}
    sites = {tiles[one.site]: (one.product, len(one.places)) for one in shown.sites}
    assert sites == TILES
    kinds = {tile.tile: tile.kind for tile in shown.map.tiles if tile.tile not in TILES}
    assert kinds == SITELESS
    default = [tile for tile in TILES if tile not in RED_CROSS]
    assert sum(TILES[tile][1] for tile in default) == 80


@pytest.mark.clause("BA-1.1")
def test_each_tile_is_there_once() -> None:
    with pytest.raises(BadPosition, match="maize_01"):
        table(board=BOARD.replace("maize_02", "maize_01"))


@pytest.mark.clause("BA-1.2")
def test_seventy_two_cards() -> None:
    assert [sum(family.values()) for family in (POSITIVE, NEUTRAL, NEGATIVE)] == [34, 6, 32]
    laid = table(deck=[], cards=["drought", "drought", "drought"])
    assert laid.view().deck == 0
    position = new(3).position()
    cards = Counter(position["cards"] + position["deck"])
    assert cards == CARDS
    assert cards.total() == 72


@pytest.mark.clause("BA-1.2")
@pytest.mark.parametrize("card", CARDS)
def test_there_is_no_card_more_than_that(card: str) -> None:
    copies = CARDS[card]
    over: Any = {"cards": ["drought up"] * 3, "agenda": []} if card == "ball_match" else {}
    table(discard=[card] * copies, **over)
    with pytest.raises(BadPosition, match=card):
        table(discard=[card] * (copies + 1))


@pytest.mark.clause("BA-1.3")
def test_eighty_two_tokens() -> None:
    match = table(A="", B="")
    assert match.supply() == WEALTH
    assert sum(match.supply().values()) == 82


@pytest.mark.clause("BA-1.3")
@pytest.mark.parametrize("wealth", WEALTH)
def test_the_numbers_of_tokens_are_limits(wealth: str) -> None:
    most = WEALTH[wealth]
    reserve = {"C1": city("A", f"reserve {wealth}")}
    assert table(A=f"{wealth} {most - 1}", B="", cities=reserve).supply()[wealth] == 0
    with pytest.raises(BadPosition, match=wealth):
        table(A=f"{wealth} {most}", B="", cities=reserve)


@pytest.mark.clause("BA-1.4")
def test_ninety_nine_building_tiles_in_four_pairings() -> None:
    match = table(A="maize 9 cacao shell jade")
    assert match.stock() == STOCK
    assert sum(match.stock().values()) == 99
    for kinds, pair in [
        (("village", "garrison"), "village_garrison"),
        (("palace", "temple"), "palace_temple"),
        (("reserve", "market"), "market_reserve"),
        (("ball_court", "observatory"), "ball_court_observatory"),
    ]:
        match = table(A="maize 9 cacao shell jade")
        match.play("A", "build C1", f"raise {kinds[0]} 1", f"raise {kinds[1]} 3")
        assert match.stock() == {**STOCK, pair: STOCK[pair] - 2}


@pytest.mark.clause("BA-1.5", "BA-4.3")
def test_the_pyramids_of_a_king() -> None:
    """13 large and 16 small, one of each on the score track."""
    king = table().player("A")
    assert (king.large + 1, king.small + 1) == (13, 16)


def full(sites: list[str]) -> dict[str, Any]:
    return {name: city("A", "village") for name in sites}


@pytest.mark.clause("BA-1.5")
def test_no_king_can_have_a_thirteenth_city() -> None:
    sites = [one.site for one in table().view().sites]
    match = table(cities=full(sites[:12]))
    assert match.player("A").large == 0
    assert match.refused(f"A build {sites[12]}") == ("BA-R25", "no-pyramid-left", {})
    with pytest.raises(BadPosition):
        table(cities=full(sites[:13]))


@pytest.mark.clause("BA-1.6")
def test_four_dice_with_these_faces() -> None:
    """Rolled many times, a die shows each of its six faces about equally often."""
    faces: Counter[int] = Counter()
    cities = {"C1": city("A", *["garrison"] * 4), "C2": city("B", "village")}
    for number in range(250):
        match = table(seed=f"dice{number}", cities=cities)
        match.play("A", "attack C1", "engage 4")
        dice = match.rolled()["dice"]
        assert len(dice) == 4
        faces.update(dice)
    assert set(faces) == {0, 1, 2, 3, -1}
    # 1000 dice: about 333 blanks and 167 of each other face; five standard deviations either way
    assert 260 < faces[0] < 410
    assert all(105 < faces[face] < 230 for face in (1, 2, 3, -1))


@pytest.mark.clause("BA-1.6")
@pytest.mark.parametrize("dice", [(0, 1, 2, 3), (3, 3, 3, 3), (-1, -1, 0, 0)])
def test_a_roll_counts_successes_and_skulls(dice: tuple[int, ...]) -> None:
    cities = {"C1": city("A", *["garrison"] * 4), "C2": city("B", "village")}
    match = table(generator=generator(*dice), cities=cities)
    match.play("A", "attack C1", "engage 4")
    assert match.rolled()["dice"] == list(dice)
    assert match.rolled()["attack"] == sum(die for die in dice if die > 0)
    assert match.rolled()["failures"] == dice.count(-1)
