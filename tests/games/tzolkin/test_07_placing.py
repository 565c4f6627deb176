"""TZ-7: placing workers and what it costs."""

import itertools

import pytest

from tests.games.tzolkin.kit import GEARS, LAST, last_turn, new, table

PLACES = (*GEARS, "first")
SURCHARGE = {1: 0, 2: 1, 3: 3, 4: 6, 5: 10, 6: 15}


@pytest.mark.clause("TZ-7.1")
def test_only_free_workers() -> None:
    match = table(A={"corn": 20}, gears={"tikal": {4: "A", 5: "A"}})
    assert (match.player("A").free, match.player("A").bank) == (1, 3)
    match.play("A place palenque")
    assert match.waiting == ["B"]  # the bank's workers cannot be placed
    match = table(A={"corn": 20}, gears={"tikal": {3: "A", 4: "A", 5: "A"}})
    assert match.refused("A place palenque") == ("TZ-7.1", "no-free-worker", {})


@pytest.mark.clause("TZ-7.2")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_one_up_to_all_of_them(count: int) -> None:
    match = table(A={"corn": 99, "workers": 6})
    for _ in range(count):
        match.play("A place chichen_itza")
    assert match.standing() == {"chichen_itza": dict.fromkeys(range(count), "A")}
    assert match.waiting == (["A"] if count < 6 else ["B"])
    match.enough("A")
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-7.3")
@pytest.mark.parametrize("gear", GEARS)
def test_the_lowest_unoccupied_space(gear: str) -> None:
    match = table(A={"corn": 99}, gears={gear: {0: "B", 2: "C", 3: "D"}})
    match.play("A", f"place {gear}", f"place {gear}")
    assert match.standing()[gear] == {0: "B", 1: "A", 2: "C", 3: "D", 4: "A"}


@pytest.mark.clause("TZ-7.4")
def test_the_first_player_space_counts_as_0() -> None:
    match = table(A={"corn": 0})
    assert "place first" in match.options_for()
    match.play("A place first")
    assert match.view().first_space == 0
    assert match.corn("A") == 0


@pytest.mark.clause("TZ-7.4")
def test_only_if_it_is_empty() -> None:
    match = table(first_space="B", A={"corn": 50})
    assert "place first" not in match.options_for()
    assert match.refused("A place first") == ("TZ-15.1", "first-space-taken", {})


@pytest.mark.clause("TZ-7.5")
def test_workers_placed_before_count() -> None:
    match = table(A={"corn": 99, "workers": 5})
    match.play("A", "place uxmal", "place uxmal", "place uxmal", "place first")
    assert match.standing() == {"uxmal": {0: "A", 1: "A", 2: "A"}}
    assert match.refused("A place first")[0] == "TZ-15.1"


def placed_by_hand(
    sequence: tuple[str, ...], taken: dict[str, set[int]]
) -> tuple[int, dict[str, set[int]]]:
    """TZ-7.3 and TZ-7.6 once more: the price of a row of placements, and where they stand."""
    occupied = {gear: set(spaces) for gear, spaces in taken.items()}
    price = SURCHARGE[len(sequence)]
    mine: dict[str, set[int]] = {}
    for place in sequence:
        if place == "first":
            continue
        space = min(set(range(20)) - occupied.setdefault(place, set()))
        occupied[place].add(space)
        mine.setdefault(place, set()).add(space)
        price += space
    return price, mine


SEQUENCES = [
    sequence
    for count in (1, 2, 3)
    for sequence in itertools.product(PLACES, repeat=count)
    if sequence.count("first") < 2
]
LONG = [
    ("yaxchilan",) * 6,
    ("tikal", "first", "uxmal", "uxmal"),
    ("tikal", "first", "uxmal", "uxmal", "chichen_itza"),
    ("first", "palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"),
    ("uxmal", "palenque", "uxmal", "palenque", "uxmal", "first"),
]


@pytest.mark.clause("TZ-7.6", "TZ-7.7", "TZ-R18")
@pytest.mark.parametrize(
    "taken",
    [{}, {"palenque": {0, 1, 3}, "tikal": {1}, "chichen_itza": {0, 2}}],
    ids=["empty", "occupied"],
)
def test_the_price_of_every_row_of_placements(taken: dict[str, set[int]]) -> None:
    """All 1 to 3 placements and some longer ones; the n-th costs its space and n - 1 more."""
    gears = {gear: dict.fromkeys(spaces, "B") for gear, spaces in taken.items()}
    start = table(A={"corn": 99, "workers": 6}, gears=gears).position()
    prices: dict[tuple[str, ...], set[int]] = {}
    for sequence in SEQUENCES + LONG:
        match = table(4, **{key: start[key] for key in ("seats", "gears")})
        for number, place in enumerate(sequence, 1):
            before = match.corn("A")
            hint = match.costs()[f"place {place}"]
            match.play(f"A place {place}")
            assert before - match.corn("A") == hint["corn"] == hint["space"] + number - 1
        price, mine = placed_by_hand(sequence, taken)
        assert 99 - match.corn("A") == price
        found = {
            gear: {space for space, who in spaces.items() if who == "A"}
            for gear, spaces in match.standing().items()
        }
        assert {gear: spaces for gear, spaces in found.items() if spaces} == mine
        prices.setdefault(tuple(sorted(sequence)), set()).add(price)
    assert all(len(found) == 1 for found in prices.values())  # whatever the order (TZ-R18)


@pytest.mark.clause("TZ-7.6")
def test_the_surcharge_table() -> None:
    """Six workers on six spaces 0: only the surcharge is paid, 15 in all."""
    match = table(A={"corn": 15, "workers": 6})
    paid = []
    for place in PLACES:
        match.play(f"A place {place}")
        paid.append(15 - match.corn("A"))
    assert paid == [0, 1, 3, 6, 10, 15]


@pytest.mark.clause("TZ-7.8")
@pytest.mark.parametrize("purse", range(16))
def test_no_more_workers_than_corn_pays_for(purse: int) -> None:
    match = table(A={"corn": purse, "workers": 6})
    placed = 0
    while match.waiting == ["A"]:
        choices = match.costs()
        cheapest = min(choices, key=lambda text: choices[text].get("corn", 99))
        match.play(f"A {cheapest}")
        placed += cheapest != "done"
    # spaces 0 while there are any: the surcharge alone decides
    assert placed == max(count for count, price in SURCHARGE.items() if price <= purse)


@pytest.mark.clause("TZ-7.8")
def test_the_refusal_tells_both_numbers() -> None:
    match = table(A={"corn": 2}, gears={"tikal": {0: "B", 1: "C", 2: "D"}})
    assert match.refused("A place tikal") == ("TZ-7.8", "too-little-corn", {"cost": 3, "corn": 2})


@pytest.mark.clause("TZ-7.9")
def test_corn_on_the_teeth_does_not_pay() -> None:
    match = table(A={"corn": 0}, teeth_corn=10)
    match.play("A place first")
    assert match.corn("A") == 10
    assert match.waiting == ["B"]  # no second worker: it had no corn before the turn's end
    match = table(A={"corn": 1}, teeth_corn=10)
    match.play("A place first")
    assert match.refused("A place first")[0] == "TZ-15.1"
    assert match.corn("A") == 1
    match.play("A place tikal")
    assert match.corn("A") == 10


@pytest.mark.clause("TZ-7.10")
@pytest.mark.parametrize("gear", GEARS)
def test_placing_does_nothing_else(gear: str) -> None:
    others = dict.fromkeys(range(4), "B")
    match = table(A={"corn": 20, "skull": 1}, gears={gear: others})
    match.play("A", f"place {gear}", "done")
    assert match.has("A") == {"corn": 16, "skull": 1}
    assert (match.steps("A"), match.points("A")) == ((0, 0, 0), 0)
    assert match.heard("acted") == []


@pytest.mark.clause("TZ-7.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_first_round_all_place(players: int) -> None:
    match = new(players, "first-round")
    while match.decision(match.waiting[0]).task == "choose_wealth":
        seat = match.waiting[0]
        match.play(f"{seat} {match.options_for(seat)[0]}")
    for _ in range(players):
        seat = match.waiting[0]
        assert not [text for text in match.options_for(seat) if text.startswith("pick")]
        placing = [text for text in match.options_for(seat) if text.startswith("place")]
        match.play(f"{seat} {placing[0]}")
        match.enough(seat)
    assert match.view().tooth == 1


@pytest.mark.clause("TZ-7.3", "TZ-R20")
@pytest.mark.parametrize("gear", GEARS)
def test_a_full_gear(gear: str) -> None:
    owners = "BBBBBBCCCCCC"
    taken = {space: owners[space] for space in range(LAST[gear] + 1)}
    match = table(A={"corn": 99}, gears={gear: taken})
    assert f"place {gear}" not in match.options_for()
    assert match.refused(f"A place {gear}") == ("TZ-R20", "gear-full", {"gear": gear})


@pytest.mark.clause("TZ-7.2")
def test_the_last_worker_ends_the_turn_unasked() -> None:
    match = last_turn(2, A={"corn": 9}, B={"corn": 9})
    match.play("A", "place palenque", "place tikal", "place uxmal")
    assert match.waiting == ["B"]
