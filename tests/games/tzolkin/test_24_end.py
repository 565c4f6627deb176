"""TZ-24: the end of the game and the winner."""

import itertools

import pytest

from tests.games.tzolkin.kit import finished, round_over, table


@pytest.mark.clause("TZ-24.1")
def test_food_day_advance_scoring() -> None:
    match = round_over(2, tooth=26, gears={"tikal": {7: "B"}}, A={"corn": 10})
    kinds = [event.kind for event in match.events()]
    order = [kinds.index(kind) for kind in ("food_day", "calendar", "ejected", "ended")]
    assert order == sorted(order)
    assert match.over
    assert match.waiting == []
    assert match.sources("A")["corn"] == 1.0  # 10 - 6 eaten: 4 quarters


@pytest.mark.clause("TZ-24.1")
def test_no_double_advance_at_the_end() -> None:
    match = table(2, tooth=26, first_player="B", turn="A")
    match.play("A place first")
    assert match.over


@pytest.mark.clause("TZ-24.2", "TZ-24.3", "TZ-R45")
def test_every_small_holding_in_quarters() -> None:
    for c, w, s, g in itertools.product(range(4), range(3), range(3), range(3)):
        match = finished(2, A={"corn": c, "wood": w, "stone": s, "gold": g})
        assert match.total("A") * 4 == c + 2 * w + 3 * s + 4 * g


@pytest.mark.clause("TZ-24.2", "TZ-24.3")
def test_the_corn_that_is_left_is_told() -> None:
    match = round_over(2, tooth=26, A={"corn": 7, "wood": 1})
    assert match.heard("left_over")[0]["corn"] == 1 + 2
    assert match.sources("A")["corn"] == 0.75


@pytest.mark.clause("TZ-24.4")
@pytest.mark.parametrize("skulls", [0, 1, 5, 13])
def test_skulls_held(skulls: int) -> None:
    match = finished(2, A={"skull": skulls})
    assert match.total("A") == 3 * skulls
    assert match.sources("A").get("skulls", 0) == 3 * skulls


@pytest.mark.clause("TZ-24.4")
def test_not_those_on_chichen_itza() -> None:
    assert finished(2, slots={1: "A", 5: "A"}).total("A") == 0


@pytest.mark.clause("TZ-24.5")
def test_monuments_score_last() -> None:
    """After the last food day, corn and skulls; and only then."""
    match = round_over(
        2, tooth=26, A={"corn": 8, "skull": 1, "monuments": ["workers"], "workers": 4, "points": 10}
    )
    last = [event for event in match.events() if event.kind == "scored"][-1]
    assert (last.clause, last.data["points"]) == ("TZ-24.5", 6)
    kept = {"temples": 10 + 1 + 3 + 2, "skulls": 3, "monuments": 6}
    assert match.sources("A") == kept
    assert match.total("A") == sum(kept.values())


@pytest.mark.clause("TZ-24.6")
def test_most_points_win() -> None:
    match = finished(4, A={"points": 30}, B={"points": 30.25}, C={"points": 12}, D={"points": -1})
    assert match.ranks() == [2, 1, 3, 4]
    assert match.outcome().winners == (1,)


@pytest.mark.clause("TZ-24.7")
def test_tied_the_one_with_most_workers_on_gears() -> None:
    match = finished(
        3,
        A={"points": 20},
        B={"points": 20},
        C={"points": 19},
        gears={"tikal": {1: "A", 2: "C", 3: "C"}, "uxmal": {0: "B", 4: "B"}},
    )
    assert match.ranks() == [2, 1, 3]


@pytest.mark.clause("TZ-24.7")
def test_workers_in_front_of_a_player_do_not_count() -> None:
    """A has six workers, four of them free; B has three, two of them free."""
    match = finished(
        2,
        A={"points": 20, "workers": 6},
        B={"points": 20},
        gears={"tikal": {1: "A", 2: "A"}, "uxmal": {0: "B"}},
    )
    assert match.ranks() == [1, 2]


@pytest.mark.clause("TZ-24.7")
def test_counted_after_the_last_advance() -> None:
    """B's second worker is pushed off on the very last day."""
    match = round_over(
        2,
        tooth=26,
        A={"corn": 6},
        B={"corn": 6},
        gears={"tikal": {7: "B", 2: "B"}, "uxmal": {1: "A", 2: "A"}},
    )
    assert match.standing() == {"tikal": {3: "B"}, "uxmal": {2: "A", 3: "A"}}
    assert match.total("A") == match.total("B")
    assert match.ranks() == [1, 2]


@pytest.mark.clause("TZ-24.8")
def test_still_tied_all_of_them_win() -> None:
    match = finished(
        4,
        A={"points": 20},
        B={"points": 20},
        C={"points": 20},
        D={"points": 19},
        gears={"tikal": {1: "A"}, "uxmal": {0: "B"}},
    )
    assert match.ranks() == [1, 1, 3, 4]
    assert match.outcome().winners == (0, 1)
