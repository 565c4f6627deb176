"""Chapter 2: setup."""

from collections import Counter

import pytest

from ceiba.games.gold.pieces import FACES, full_name
from tests.games.gold.kit import Table

PLAYERS = [2, 3, 4]


@pytest.mark.clause("GM-2.1", "GM-9.1")
@pytest.mark.parametrize(("players", "bases"), [(2, 2), (3, 1), (4, 1)])
def test_each_gets_a_base_and_ten_pearls(players: int, bases: int) -> None:
    match = Table.new(players)
    assert [len(player.bases) for player in match.view().players] == [bases] * players
    assert match.pearls() == [10] * players


@pytest.mark.clause("GM-2.1", "GM-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_screen_hides_the_pearls(players: int) -> None:
    match = Table.new(players)
    for me in range(players):
        seen = [player.pearls for player in match.view(me).players]
        assert seen == [10 if owner == me else None for owner in range(players)]
    assert [player.pearls for player in match.view().players] == [None] * players


@pytest.mark.clause("GM-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pieces_are_in_the_bag(players: int) -> None:
    match = Table.new(players)
    assert match.view().bag == 27  # 30 before the first three are drawn
    assert match.view().box == ()


@pytest.mark.clause("GM-2.3")
def test_the_bag_is_mixed() -> None:
    """Over 600 games each of the 30 faces comes first about equally often for its number."""
    first: Counter[str] = Counter(
        Table.new(2, f"mix{game}").position()["auction"][0] for game in range(600)
    )
    assert set(first) == {full_name(face) for face in range(FACES)}
    sizes = Counter(name.split()[1] for name in first.elements())
    for size, share in (("eighth", 10), ("sixth", 15), ("quarter", 5)):
        expected = 600 * share / 30
        assert abs(sizes[size] - expected) < 4 * expected**0.5


@pytest.mark.clause("GM-2.4", "GM-R39")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_start_player_is_chosen(players: int) -> None:
    starts = [Table.new(players, f"s{n}").heard("started") for n in range(60)]
    assert all(len(start) == 1 for start in starts)
    assert {start[0]["seat"] for start in starts} == set("ABCD"[:players])


@pytest.mark.clause("GM-2.5", "GM-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_draws_three_pieces(players: int) -> None:
    match = Table.new(players, "draw")
    [start] = match.heard("started")
    draws = match.heard("drawn")
    assert [draw["seat"] for draw in draws] == [start["seat"]] * 3
    assert [draw["bag"] for draw in draws] == [29, 28, 27]


@pytest.mark.clause("GM-2.5", "GM-3.4")
def test_all_see_one_face_only() -> None:
    match = Table.new(3, "flat")
    for listener in (None, "A", "B", "C"):
        assert all(piece.back is None for piece in match.view(listener).slots)
        for draw in match.heard("drawn", listener):
            assert "over" not in draw["piece"]


@pytest.mark.clause("GM-2.6", "GM-R13")
def test_on_the_slots_in_the_order_drawn() -> None:
    match = Table.new(4, "order")
    draws = match.heard("drawn")
    assert [draw["slot"] for draw in draws] == [1, 2, 3]
    assert match.board() == [draw["piece"] for draw in draws]


@pytest.mark.clause("GM-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_bases_start_empty(players: int) -> None:
    for player in Table.new(players).view().players:
        assert all(base.row == [] and base.units == 0 for base in player.bases)
