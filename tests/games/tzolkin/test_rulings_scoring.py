"""Rulings TZ-R42 to TZ-R46, TZ-R53 to TZ-R66, TZ-R80, TZ-R81, TZ-R83: temples, food, scoring."""

import itertools
from typing import Any

import pytest

from ceiba.games.tzolkin.names import Temple
from ceiba.games.tzolkin.tables import TEMPLE_BONUS
from tests.games.tzolkin.facts import BUILDINGS, STEP_POINTS
from tests.games.tzolkin.kit import (
    ALL_AT_BOTTOM,
    TEMPLES,
    doing,
    finished,
    last_turn,
    round_over,
    table,
)

TOP = {name: len(STEP_POINTS[name]) - 2 for name in TEMPLES}
FED = {"corn": 6}


@pytest.mark.clause("TZ-R42")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_temple_that_cannot_be_climbed_may_be_chosen(temple: Temple) -> None:
    match = doing(
        *("uxmal", 1),
        A={"corn": 3, "temples": {temple: TOP[temple] - 1}},
        B={"temples": {temple: TOP[temple]}},
    )
    assert f"climb {temple}" in match.options_for()
    match.play(f"A climb {temple}")
    assert match.player("A").temples[temple] == TOP[temple] - 1
    assert match.has("A") == {}  # paid all the same


@pytest.mark.clause("TZ-R42")
def test_tikal_5_still_needs_two_different_temples() -> None:
    match = doing("tikal", 5, A={"wood": 1, "temples": {"chaac": TOP["chaac"]}})
    match.play("A climb chaac")
    assert match.options_for() == ["climb quetzalcoatl", "climb kukulcan"]
    match.play("A climb kukulcan")
    assert (match.steps("A"), match.has("A")) == ((TOP["chaac"], 0, 1), {})


@pytest.mark.clause("TZ-R43")
@pytest.mark.parametrize(
    ("start", "taken", "after"),
    [(TOP["quetzalcoatl"] - 2, True, -1), (TOP["quetzalcoatl"] - 2, False, 0), (0, False, -5)],
)
def test_a_climb_of_two_is_two_steps(start: int, taken: bool, after: int) -> None:
    match = doing(
        *("tikal", 2),
        A={"gold": 3, "temples": {"quetzalcoatl": start}},
        B={"temples": {"quetzalcoatl": TOP["quetzalcoatl"]}} if taken else {},
        tooth=14,
        buildings=["great_shrine_of_yellow"],
    )
    assert match.steps("A") == (0, TOP["quetzalcoatl"] + after, 0)
    assert match.points("A") == 4


@pytest.mark.clause("TZ-R44")
def test_scores_may_be_negative() -> None:
    match = round_over(2, tooth=13, A={"temples": ALL_AT_BOTTOM}, B={"corn": 6})
    assert match.points("A") == -9 - 1 - 2 - 3
    match = finished(2, A={"points": -4}, B={"points": -3.75})
    assert (match.total("A"), match.ranks()) == (-4, [2, 1])


@pytest.mark.clause("TZ-R45")
def test_a_quarter_decides() -> None:
    match = finished(2, A={"points": 20}, B={"points": 20, "corn": 1})
    assert (match.total("A"), match.total("B"), match.ranks()) == (20, 20.25, [2, 1])
    match = finished(2, A={"points": 20, "corn": 3}, B={"points": 21})
    assert (match.total("A"), match.ranks()) == (20.75, [2, 1])


@pytest.mark.clause("TZ-R46")
def test_the_skull_of_the_monument_can_be_gained_again() -> None:
    match = table(
        2,
        A={"gold": 4, "skull": 13},
        gears={"tikal": {4: "A"}, "yaxchilan": {4: "B"}},
        buildings=[],
        pile1=[],
        monuments=["crystal_skulls"],
    )
    match.play("A", "pick tikal 4", "do tikal 4")
    assert match.view().skulls == 1
    match.play("B", "pick yaxchilan 4", "do yaxchilan 4")
    assert (match.has("A"), match.has("B"), match.view().skulls) == ({"skull": 12}, {"skull": 1}, 0)


@pytest.mark.clause("TZ-R46")
def test_a_skull_in_a_slot_never_returns() -> None:
    match = doing("chichen_itza", 5, A={"skull": 1}, B={"skull": 12})
    assert (match.slots(), match.view().skulls) == ({5: "A"}, 0)


# -- food days --------------------------------------------------------------------------------


def fed_by_hand(
    workers: int, purse: int, small: int, large: int, tile: int, communal: int
) -> tuple[int, int]:
    """Corn left and points lost, worker by worker: the free ones first, then one by one."""
    hungry = lost = 0
    for worker in range(workers):
        if worker < small + 3 * large + tile:
            continue
        price = 2 - communal
        if purse >= price:
            purse -= price
        else:
            hungry += 1
    lost = 3 * hungry
    return purse, lost


@pytest.mark.clause("TZ-R53", "TZ-20.2", "TZ-20.3", "TZ-20.4", "TZ-20.5")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
@pytest.mark.parametrize("communal", [0, 1, 2])
def test_feeding_over_a_grid(workers: int, communal: int) -> None:
    """Corn, small and large farms, the feeding tile: every combination, counted by hand."""
    for purse, small, large, tile in itertools.product(range(14), range(3), range(2), range(2)):
        farms = [f"small_farm_{letter}" for letter in "abc"[:small]]
        farms += [f"large_farm_{letter}" for letter in "abc"[:large]]
        farms += [f"communal_farm_{letter}" for letter in "ab"[:communal]]
        mine = {"corn": purse, "workers": workers, "buildings": farms}
        if tile:
            mine["wealth"] = ["uxmal_3"]
        match = round_over(2, tooth=7, A=mine)
        left, lost = fed_by_hand(workers, purse, small, large, tile, communal)
        assert (match.corn("A"), match.points("A")) == (left, -lost)


@pytest.mark.clause("TZ-R53")
def test_feeding_asks_nothing() -> None:
    match = round_over(2, tooth=7, A={"corn": 3})
    assert match.task("B") == "begin_turn"
    assert match.heard("fed")[0] == {"seat": "A", "workers": 1, "hungry": 2, "corn": 2}


@pytest.mark.clause("TZ-R54")
@pytest.mark.parametrize("tooth", [7, 13])
def test_no_order_matters(tooth: int) -> None:
    """Three players on any of the seats get the same."""
    people = [
        {"corn": 5, "temples": {"chaac": 3, "kukulcan": 4}},
        {"corn": 0, "temples": {"quetzalcoatl": 5, "kukulcan": 4}},
        {"corn": 9, "temples": {"kukulcan": 2}},
    ]
    found = set()
    for order in itertools.permutations(range(3)):
        seats = {"ABC"[place]: people[person] for place, person in enumerate(order)}
        match = round_over(3, tooth=tooth, **seats)
        after = {}
        for place, person in enumerate(order):
            seat = "ABC"[place]
            after[person] = (tuple(sorted(match.has(seat).items())), match.points(seat))
        found.add(tuple(sorted(after.items())))
    assert len(found) == 1


@pytest.mark.clause("TZ-R55")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("step", [-1, 0, 2])
def test_everybody_tied_gets_half(players: int, step: int) -> None:
    seats = {seat: {**FED, "temples": {"chaac": step}} for seat in "ABCD"[:players]}
    match = round_over(players, tooth=13, **seats)
    due = STEP_POINTS["chaac"][step + 1] + 3 + 1 + 2
    assert [match.points(seat) for seat in "ABCD"[:players]] == [due] * players


@pytest.mark.clause("TZ-R56")
def test_halves_are_whole() -> None:
    assert TEMPLE_BONUS == [[6, 2], [2, 6], [4, 4]]
    for tooth, halves in ((13, (3, 1, 2)), (26, (1, 3, 2))):
        match = round_over(2, tooth=tooth, A=FED, B=FED)
        assert match.points("A") == sum(halves)


@pytest.mark.clause("TZ-R57")
@pytest.mark.parametrize(
    ("tooth", "held", "due"),
    [
        *((tooth, 0, tooth >= 7) for tooth in range(5, 9)),
        *((tooth, 1, tooth >= 13) for tooth in range(8, 15)),
        *((tooth, 2, tooth >= 20) for tooth in range(14, 22)),
        *((tooth, 3, tooth >= 26) for tooth in range(21, 28)),
    ],
)
def test_which_rounds_are_food_days(tooth: int, held: int, due: bool) -> None:
    match = round_over(2, tooth=tooth, food_days=held)
    assert match.heard("food_day") == ([{"day": held + 1}] if due else [])


@pytest.mark.clause("TZ-R58")
def test_a_late_second_food_day() -> None:
    match = last_turn(2, tooth=14, food_days=1, gears={"tikal": {2: "A"}}, A={"wood": 9, "gold": 9})
    assert {BUILDINGS[str(name)].period for name in match.view().buildings} == {1}
    row = match.view().buildings
    match.play("A", "pick tikal 2")
    assert {name for name in row if f"build {name}" in match.options_for()} == set()
    match.play("A do tikal 2")
    built = [text for text in match.options_for() if text.startswith("build")]
    assert {BUILDINGS[text.split()[1]].period for text in built} == {1}
    match.play(f"A {built[0]}")
    while match.waiting == ["A"] and match.task("A") != "begin_turn":
        match.play(f"A {match.options_for()[-1]}")
    assert match.heard("food_day") == [{"day": 2}]
    assert {BUILDINGS[str(name)].period for name in match.view().buildings} == {2}


@pytest.mark.clause("TZ-R59")
def test_a_double_advance_before_the_last_food_day() -> None:
    match = last_turn(2, tooth=25, gears={"tikal": {0: "A"}, "uxmal": {0: "B"}})
    match.play("A", "place first", "turn 2")
    assert (match.view().tooth, match.over) == (27, False)
    match.play("A pick tikal 2")
    match.play("B pick uxmal 2")
    match.play("B nothing")
    assert match.heard("food_day") == [{"day": 4}]
    assert match.over
    assert match.view().tooth == 28


@pytest.mark.clause("TZ-R60")
@pytest.mark.parametrize("tooth", [26, 27])
def test_no_double_advance_after_the_last(tooth: int) -> None:
    match = last_turn(2, tooth=tooth, food_days=3)
    match.play("A place first")
    assert match.over
    assert match.heard("calendar") == [{"notches": 1}]


@pytest.mark.clause("TZ-R61")
def test_corn_on_the_teeth_is_one_heap() -> None:
    """Three days without a user, then all of it at once."""
    match = table(2, A={"corn": 9, "workers": 6}, B={"corn": 9, "workers": 6})
    for day in range(1, 4):
        for seat in "AB":
            match.play(f"{seat} place {'tikal' if seat == 'A' else 'uxmal'}")
            match.enough(seat)
        assert match.view().teeth_corn == day
    before = match.corn("A")
    match.play("A place first")
    match.enough("A")
    assert (match.corn("A"), match.view().teeth_corn) == (before + 3, 0)


@pytest.mark.clause("TZ-R62")
def test_the_tie_break_counts_gears_only() -> None:
    """A's worker on the first player space does not count; B has one on a gear."""
    match = last_turn(2, tooth=26, A={"corn": 6}, B={"corn": 6}, gears={"tikal": {1: "B"}})
    match.play("A place first")
    match.enough("A")
    assert match.over
    assert match.total("A") == match.total("B")
    assert match.standing() == {"tikal": {2: "B"}}
    assert match.ranks() == [2, 1]


@pytest.mark.clause("TZ-R63")
def test_the_temple_points_monument_adds_no_bonus() -> None:
    given = {"chaac": 5, "quetzalcoatl": -1, "kukulcan": 2}
    match = finished(2, A={"monuments": ["temple_points"], "temples": given})
    assert match.sources("A") == {"monuments": 8 - 2 + 3}
    match = finished(2, A={"monuments": ["temple_points"], "temples": ALL_AT_BOTTOM})
    assert match.sources("A") == {"monuments": -6}


@pytest.mark.clause("TZ-R65")
def test_the_feeding_tile_is_no_building() -> None:
    match = finished(2, A={"monuments": ["construction"], "wealth": ["uxmal_3", "uxmal_1"]})
    assert match.sources("A") == {"monuments": 2}


@pytest.mark.clause("TZ-R80")
def test_light_again_as_often_as_the_top_is_reached() -> None:
    """A falls from the top by begging, climbs back with the dark side up: light again."""
    match = table(
        2,
        A={"corn": 2, "light": False, "temples": {"chaac": TOP["chaac"]}},
        gears={"tikal": {5: "A"}, "palenque": {0: "B"}},
    )
    match.play("A", "beg chaac")
    assert match.player("A").light is False
    match = table(
        2,
        A={"corn": 0, "wood": 1, "light": False, "temples": {"chaac": TOP["chaac"]}},
        gears={"tikal": {5: "A"}, "palenque": {0: "B"}},
    )
    match.play("A", "beg chaac", "pick tikal 5", "do tikal 5", "climb chaac", "climb kukulcan")
    assert match.player("A").temples["chaac"] == TOP["chaac"]
    assert match.player("A").light is True
    assert match.heard("turned_light") == [{"seat": "A"}]


@pytest.mark.clause("TZ-R81")
@pytest.mark.parametrize("marker", ["A", "B"])
def test_the_user_decides_after_the_marker_has_moved(marker: str) -> None:
    match = table(2, first_player=marker, turn="A", gears={"tikal": {0: "B"}})
    match.play("A place first")
    if match.waiting == ["B"]:
        match.play("B pick tikal 0")
    assert match.waiting == ["A"]
    assert match.task("A") == "choose_advance"
    assert match.view().first_player == (1 if marker == "A" else 0)
    assert match.options_for() == ["turn 1", "turn 2"]  # never forced


@pytest.mark.clause("TZ-R81")
@pytest.mark.parametrize(
    "facts",
    [
        {"A": {"light": False}},
        {"gears": {"uxmal": {6: "A"}}},
        {"gears": {"chichen_itza": {9: "B"}}},
        {"tooth": 26},
    ],
)
def test_asked_only_when_it_is_allowed(facts: dict[str, Any]) -> None:
    match = last_turn(2, **facts)
    match.play("A place first")
    assert match.over or match.task("A") == "begin_turn"
    assert match.heard("calendar") == [{"notches": 1}]


@pytest.mark.clause("TZ-R83")
@pytest.mark.parametrize(
    ("scores", "on_gears", "places"),
    [
        ((30, 20, 20, 10), (0, 1, 2, 0), [1, 3, 2, 4]),
        ((30, 20, 20, 20), (0, 1, 1, 0), [1, 2, 2, 4]),
        ((5, 5, 5, 5), (1, 1, 1, 1), [1, 1, 1, 1]),
        ((5, 5, 5, 6), (3, 3, 0, 0), [2, 2, 4, 1]),
    ],
)
def test_all_places(scores: tuple[Any, ...], on_gears: tuple[Any, ...], places: list[int]) -> None:
    gears = ("palenque", "yaxchilan", "tikal", "uxmal")
    match = finished(
        4,
        gears={gear: dict.fromkeys(range(n), s) for gear, n, s in zip(gears, on_gears, "ABCD")},
        **{seat: {"points": score} for seat, score in zip("ABCD", scores, strict=True)},
    )
    assert match.ranks() == places
