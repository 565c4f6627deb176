"""Rulings on setup and length (BA-R13 to BA-R17), and random boards (BA-R87)."""

from collections import Counter

import pytest

from ceiba import BadOptions
from tests.games.balam.facts import BOARD, RED_CROSS
from tests.games.balam.kit import city, new, table
from tests.testkit.table import SEATS


def deck(seed: str) -> list[str]:
    position = new(seed=seed).position()
    return [*position["cards"], *position["deck"]]


@pytest.mark.clause("BA-R13")
def test_piles_of_ten_and_nine_in_random_order_the_eclipse_under_33_to_38_cards() -> None:
    orders, above = Counter[tuple[int, ...]](), Counter[int]()
    for number in range(400):
        cards = deck(f"piles{number}")
        above[cards.index("eclipse")] += 1
        cards.remove("eclipse")
        piles = " ".join(cards[10:]).split("ball_match")
        orders[tuple(len(pile.split()) for pile in piles)] += 1
    assert {tuple(sorted(order)) for order in orders} == {(9, 9, 9, 9, 10, 10)}
    assert len(orders) == 15  # every place for the two large piles
    assert set(above) == {33, 34, 35, 36, 37, 38}
    assert min(above.values()) > 35  # about 67 each
    assert min(orders.values()) > 8  # about 27 each


@pytest.mark.clause("BA-R14")
def test_the_deck_cannot_run_out() -> None:
    """Nine cards at least below the fifth match, and a round needs five at most."""
    for number in range(40):
        cards = deck(f"below{number}")
        last = max(place for place, card in enumerate(cards) if card == "ball_match")
        assert len(cards) - 1 - last >= 9


@pytest.mark.clause("BA-R15")
def test_the_target_is_public_and_later_matches_of_the_round_still_score() -> None:
    match = table(
        matches=1,
        cards=["ball_match", "ball_match", "ball_match"],
        cities={"C1": city("A", "ball_court")},
    )
    assert match.view().target == 2
    match.play("A", "flip 1")
    assert (match.view().matches_flipped, match.scores(), match.over) == (2, [1, 0], False)
    match.play("B", "flip 2")
    match.play("A", "flip 3")
    assert match.over
    assert match.view().matches_flipped == 4
    assert match.view().players[0].sources["matches"] == 3


@pytest.mark.clause("BA-R15")
def test_the_target_is_never_asked_for_again() -> None:
    match = new(4, matches="2")
    assert match.view().target == 2
    assert not any("match" in option for option in match.options_for(match.waiting[0]))


@pytest.mark.clause("BA-R16")
def test_who_placed_the_tiles() -> None:
    """At random for a random board, whatever its size; the host, at A, for one laid by hand."""
    assert {new(4, seed=f"r{n}").view().first for n in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed=f"r{n}", board="6x5").view().first for n in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed=f"r{n}", board=BOARD).view().first for n in range(10)} == {1}


@pytest.mark.clause("BA-R17")
def test_the_same_seed_gives_the_same_game() -> None:
    one, other, third = new(3, "x"), new(3, "x"), new(3, "y")
    assert one.position() == other.position() != third.position()
    for match in (one, other):
        for _ in range(30):
            seat = match.waiting[0]
            choices = match.options_for(seat)
            match.play(f"{seat} {choices[len(choices) // 2]}")
    assert one.state.fingerprint() == other.state.fingerprint()
    again = one.replayed()
    assert again.state.fingerprint() == one.state.fingerprint()
    assert again.heard("flipped") == one.heard("flipped")


@pytest.mark.clause("BA-R17")
def test_dice_come_from_the_seed_too() -> None:
    cities = {"C1": city("A", *["garrison"] * 4), "C2": city("B", "village")}
    rolls = []
    for seed in ("one", "one", "two", "three", "four"):
        match = table(seed=seed, cities=cities)
        match.play("A", "attack C1", "engage 4")
        rolls.append(tuple(match.heard("rolled")[0]["dice"]))
    assert rolls[0] == rolls[1]
    assert len(set(rolls)) > 1


# -- random boards of other sizes -------------------------------------------------------------

CORNER = {"NW": 0, "NE": 90, "SE": 180, "SW": 270}


@pytest.mark.clause("BA-R87")
@pytest.mark.parametrize("sea", [0, 1, 2, 3, 4])
def test_the_chosen_number_of_sea_tiles_in_random_corners(sea: int) -> None:
    used = set()
    for number in range(20):
        tiles = {
            tile.cell: tile
            for tile in new(seed=f"s{number}", board=f"5x4 sea {sea}").view().map.tiles
        }
        corners = {"A1": "NW", "E1": "NE", "E4": "SE", "A4": "SW"}
        seas = [cell for cell, tile in tiles.items() if tile.kind == "sea"]
        assert len(seas) == sea
        assert all(tiles[cell].rotation == CORNER[corners[cell]] for cell in seas)
        used.update(seas)
    assert len(used) == (4 if sea else 0)


@pytest.mark.clause("BA-R87")
def test_red_crosses_only_if_the_host_says_so_or_the_others_do_not_suffice() -> None:
    def crosses(board: str) -> set[str]:
        boards = [new(seed=f"c{n}", board=board).view().map.tiles for n in range(15)]
        return {tile.tile for tiles in boards for tile in tiles} & RED_CROSS

    assert crosses("6x5") == set()  # 4 sea tiles and all 26 others
    assert crosses("5x5 sea 0") == set()
    assert crosses("5x5 red") == RED_CROSS
    assert crosses("6x5 sea 3") <= RED_CROSS  # 27 others are needed
    assert crosses("6x5 sea 3")
    assert crosses("11x3") == RED_CROSS  # everything there is


@pytest.mark.clause("BA-R87")
def test_more_than_there_are_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"BA-R87.*more sea tiles than 3"):
        new(board="11x3 sea 3")


@pytest.mark.clause("BA-R87")
def test_tiles_are_turned_at_random_and_the_board_is_valid() -> None:
    turns = Counter[int]()
    for number in range(25):
        match = new(4, seed=f"t{number}", board="4x4 sea 0 red")
        turns.update(tile.rotation for tile in match.view().map.tiles)
        sites = match.view().sites
        assert len(sites) >= 12
        assert all(one.near for one in sites)
    assert set(turns) == {0, 90, 180, 270}
    assert min(turns.values()) > 60  # 400 tiles


@pytest.mark.clause("BA-R16", "BA-R87")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_size_can_be_played(players: int) -> None:
    match = new(players, board="5x4 sea 2 red")
    assert match.waiting == [SEATS[match.view().first]]
    match.play(match.waiting[0], "pass")
