"""TZ-2: the table before the game, for all player counts."""

from typing import Any

import pytest

from tests.games.tzolkin.facts import BUILDINGS, MONUMENTS
from tests.games.tzolkin.kit import last_turn, new, round_over

SEEDS = [f"setup-{number}" for number in range(60)]
GEAR_OF = {"A": "palenque", "B": "tikal", "C": "uxmal"}
EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.clause("TZ-2.1")
@EVERY_COUNT
def test_the_bank_holds_everything(players: int) -> None:
    view = new(players).view()
    assert view.skulls == 13
    assert view.teeth_corn == 0
    for one in view.players:
        assert one.bank == 3
        assert set(one.materials.values()) == {0}


@pytest.mark.clause("TZ-2.2", "TZ-2.3", "TZ-2.4")
def test_the_jungle_of_four_players() -> None:
    assert new(4).fields() == {2: (4, 0), 3: (4, 4), 4: (4, 4), 5: (4, 4)}


@pytest.mark.clause("TZ-2.5")
@EVERY_COUNT
def test_the_calendar_starts_on_the_tooth_where_it_ends(players: int) -> None:
    view = new(players).view()
    assert view.tooth == 0
    assert (
        view.food_days[-1].tooth == 26
    )  # one revolution further: the same tooth, an end of period
    assert view.food_days_held == 0


@pytest.mark.clause("TZ-2.6", "TZ-R4")
@EVERY_COUNT
def test_one_first_player_by_chance(players: int) -> None:
    firsts = {new(players, seed).view().first_player for seed in SEEDS}
    assert firsts == set(range(players))


@pytest.mark.clause("TZ-2.6", "TZ-15.6")
def test_the_marker_does_not_rotate() -> None:
    match = round_over(3, first_player="B", A={"corn": 9}, B={"corn": 9}, C={"corn": 9})
    for _ in range(3):
        assert match.view().first_player == 1
        for seat in "BCA":
            assert match.waiting == [seat]
            match.play(f"{seat} place {GEAR_OF[seat]}")
            match.enough(seat)
    assert match.view().first_player == 1
    assert match.heard("first_player") == []


@pytest.mark.clause("TZ-2.7")
@EVERY_COUNT
def test_scores_start_at_0(players: int) -> None:
    assert [one.points for one in new(players).view().players] == [0] * players


@pytest.mark.clause("TZ-2.8")
def test_three_separately_shuffled_piles() -> None:
    orders = set()
    firsts: dict[str, set[str]] = {"pile1": set(), "pile2": set(), "monuments": set()}
    for seed in SEEDS:
        laid = new(4, seed).position()
        period_1 = laid["buildings"] + laid["pile1"]
        assert sorted(period_1) == sorted(n for n, tile in BUILDINGS.items() if tile.period == 1)
        assert sorted(laid["pile2"]) == sorted(n for n, b in BUILDINGS.items() if b.period == 2)
        assert set(laid["monuments"]) <= set(MONUMENTS)
        orders.add((tuple(period_1), tuple(laid["pile2"]), tuple(laid["monuments"])))
        firsts["pile1"].add(period_1[0])
        firsts["pile2"].add(laid["pile2"][0])
        firsts["monuments"].update(laid["monuments"])
    assert len(orders) == len(SEEDS)
    assert len(firsts["pile1"]) == 14
    assert len(firsts["pile2"]) >= 15
    assert len(firsts["monuments"]) == 13


@pytest.mark.clause("TZ-2.8", "TZ-2.10")
def test_the_piles_lie_face_down() -> None:
    """Other orders of both piles look the same to everybody."""
    match = new(4)
    before = [match.view(seat) for seat in (None, 0, 1, 2, 3)]
    state: Any = match.state
    state.pile1.reverse()
    state.pile2.reverse()
    assert [match.view(seat) for seat in (None, 0, 1, 2, 3)] == before


@pytest.mark.clause("TZ-2.9", "TZ-R67")
def test_six_monuments_and_no_other_ever() -> None:
    for seed in SEEDS[:10]:
        shown = new(4, seed).view().monuments
        assert len(set(shown)) == 6
    match = last_turn(2, A={"wood": 9, "stone": 9, "gold": 9}, gears={"tikal": {4: "A"}})
    shown = match.view().monuments
    match.play("A", "pick tikal 4", "do tikal 4", f"raise {shown[0]}")
    assert match.view().monuments == shown[1:]


@pytest.mark.clause("TZ-2.10")
@EVERY_COUNT
def test_six_buildings_of_period_1(players: int) -> None:
    view = new(players).view()
    assert len(view.buildings) == 6
    assert {BUILDINGS[str(name)].period for name in view.buildings} == {1}
    assert view.pile == 14 - 6


@pytest.mark.clause("TZ-2.1")
def test_nobody_starts_with_anything() -> None:
    match = new(4)
    assert [match.has(seat) for seat in "ABCD"] == [{}, {}, {}, {}]
