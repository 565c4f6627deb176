"""The worked examples of the specification."""

import pytest

from tests.games.lapins.facts import CATASTROPHES, PILES, STEPS, STRUCK
from tests.games.lapins.kit import Table, end_of_round, last_card, table, war


@pytest.mark.clause("DL-E1")
def test_the_war_of_the_rulebook() -> None:
    """Purple is A in B2; orange is B in B1 (defence 1) and B3 (defence 2)."""
    cities = {
        "B2": "A: garrison, garrison, garrison",
        "B1": "B: garrison",
        "B3": "B: temple, village",
        "B4": "B: garrison_2",
    }
    match = table(cities=cities)
    assert (match.site("B1").defence, match.site("B3").defence) == (1, 2)
    match = war(3, (3, 5, 6), cities=cities, at="B3")
    assert match.has("A") == {"maize": 8}
    rolled = match.heard("rolled")[0]
    assert (rolled["attack"], rolled["defence"], rolled["damage"]) == (3, 2, 1)
    assert rolled["failures"] == 1
    match.play("A", "lose B2.1")
    assert match.city("B3") == "B: temple"  # the temple stands, the village is gone
    match.play("A", "put 2")
    assert match.city("B2") == "A: -, garrison prisoner, garrison"
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-E2")
@pytest.mark.parametrize(
    ("levels", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_the_price_of_war(levels: int, cost: int) -> None:
    """Exactly that wealth is enough, one less is not."""
    four = "garrison_2, garrison_2, garrison_2, garrison_2"
    cities = {"B2": f"A: {four}", "B3": "B: temple"}
    match = table(cities=cities, wealth={"A": f"{cost} jade"})
    match.play("A", "attack B2", f"engage {levels}")
    assert match.has("A") == {}
    if cost > 1:
        match = table(cities=cities, wealth={"A": f"{cost - 1} jade"})
        match.play("A", "attack B2")
        data = {"levels": 2 * (cost - 1), "price": cost, "wealth": cost - 1}
        assert match.refused(f"A engage {levels}") == ("DL-3.25", "levels-too-dear", data)


EIGHT_THREES = [2008218596, 2581184211, 999142267, 3492232406]
"""The words of a generator whose next eight dice show a 3."""


@pytest.mark.clause("DL-E3")
def test_bounds_of_attack_and_defence() -> None:
    """24 against 8 x (1 + 3) = 32; without the friends 24 - 8 raze any city."""
    four = "garrison_2, garrison_2, garrison_2, garrison_2"
    cities = {"B2": f"A: {four}", "B3": f"B: {four}"}
    friends = {"A3": f"B: {four}", "C3": f"B: {four}", "B4": f"B: {four}"}
    match = table(cities={**cities, **friends}, generator=EIGHT_THREES)
    assert match.site("B3").defence == 32
    match.play("A", "attack B2")
    assert match.options_for("A")[-1] == "engage 8"
    match.play("A", "engage 8")
    rolled = match.heard("rolled")[0]
    assert (rolled["attack"], rolled["defence"], rolled["damage"]) == (24, 32, 0)
    assert match.city("B3") == f"B: {four}"
    match = table(cities=cities, generator=EIGHT_THREES)
    match.play("A", "attack B2", "engage 8")
    assert match.heard("rolled")[0]["damage"] == 24 - 8


def roads(purple: str) -> Table:
    """Orange is A: cities A in A1 (jade), B in C1 (obsidian), C in D1 (maize), S in D2 (shell).

    The available site D is B1, the purple city P is A2. The curved path of B2 joins P and D, so
    that the links are A-D, A-P, P-D, D-B, B-C and C-S.
    """
    board = (
        "jade_1 maize_01 obsidian_1 maize_02; maize_03 forest_6/90 maize_04 shell_1; "
        "maize_05 maize_06 maize_07 maize_08; maize_09 maize_10 maize_11 maize_12"
    )
    cities = {
        "A1": "A: temple, village",
        "C1": "A: palace, village, village",
        "D1": "A: village, village, reserve",
        "D2": "A: village, village",
        "A2": f"B: {purple}",
    }
    match = end_of_round(board=board, cities=cities, wealth={"A": "", "B": ""})
    assert set(match.site("B1").near) == {"A1", "A2", "C1"}
    assert set(match.site("A1").near) == {"B1", "A2"}
    produced = sorted(token for s in match.view().sites for p in s.places for token in p.tokens)
    assert produced == [*("jade", "maize", "maize", "obsidian", "obsidian", "shell", "shell")]
    return match


@pytest.mark.clause("DL-E4")
def test_transport_with_the_road_closed() -> None:
    """D bears a purple control token: A is cut off, B, C and S are not."""
    match = roads("market")
    assert match.marks("B1") == "B"
    assert match.site("B1").open_to == [1]
    assert (match.ahead("A").ceremony, match.ahead("A").taxes) == (1, 3)
    match.play("A", "take A1.3")
    assert match.options_for("A", "to") == ["to A1.1"]
    match.play("A", "to A1.1")
    match.play("A", "take D1.1")
    data = {"site": "B1", "seats": ["B"]}
    assert match.refused("A to A1.1") == ("DL-7.4", "road-blocked", data)
    assert match.options_for("A", "to") == ["to C1.1", "to D1.3"]
    match.play("A", "to C1.1")
    match.carry("A", "D2.1 C1.1", "C1.3 C1.1", "D2.2 D1.3")
    match.play("A", "take D1.2")
    assert match.options_for("A", "to") == []  # the palace has three, the reserve one
    match.play("A", "keep", "done")
    assert match.points("A") == 1
    assert match.has("A") == {"maize": 1, "shell": 1, "obsidian": 1}
    assert match.city("D1") == "A: village, village, reserve shell"
    assert match.heard("spoiled") == [{"seat": "A", "places": ["C1.4", "D1.2"]}]


@pytest.mark.clause("DL-E5")
def test_transport_with_the_road_open() -> None:
    match = roads("temple")
    assert match.marked() == {}
    assert (match.ahead("A").ceremony, match.ahead("A").taxes) == (7, 3)
    match.carry("A", "A1.3 A1.1", "C1.3 A1.1", "D1.1 A1.1", "D2.1 A1.1")
    match.carry("A", "C1.4 C1.1", "D1.2 C1.1", "D2.2 C1.1")
    match.play("A", "done")
    assert match.points("A") == 7
    assert match.has("A") == {"maize": 1, "shell": 1, "obsidian": 1}
    assert match.heard("spoiled") == []


@pytest.mark.clause("DL-E6")
@pytest.mark.parametrize("face", CATASTROPHES)
def test_a_maize_and_a_prisoner_avert_everything(face: str) -> None:
    cities = {"B2": f"A: {STRUCK[face]}", "C3": "A: reserve maize, reserve prisoner"}
    match = table(cities=cities, cards=[face])
    match.play("A", "flip 1")
    token = "C3.1" if face in ("drought", "insurrection") else "C3.2"
    assert match.options_for("A") == [f"offer {token}", "suffer"]
    match.play("A", f"offer {token}")
    assert match.city("B2") == f"A: {STRUCK[face]}"


@pytest.mark.clause("DL-E7")
@pytest.mark.parametrize("markets", [1, 2, 3])
def test_own_control_tokens_make_a_site_free(markets: int) -> None:
    match = table(cities={"B2": f"A: {', '.join(['market'] * markets)}"})
    assert match.marks("B1") == "A" * markets
    assert match.price("B1") == [0, 1 + markets]
    match.play("A", "build B1", "raise village 1", "done")
    assert match.has("A") == {"maize": 9}


@pytest.mark.clause("DL-E8")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_the_ceremony_table(count: int) -> None:
    wealth = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"][:count]
    reserves = [f"reserve {name}" for name in wealth]
    cities = {"B2": "A: temple", "B3": f"A: {', '.join(reserves[:4])}"}
    if reserves[4:]:
        cities["C3"] = f"A: {', '.join(reserves[4:])}"
    match = end_of_round(cities=cities)
    places = [f"B3.{n}" for n in (1, 2, 3, 4)] + ["C3.1", "C3.2"]
    match.carry("A", *(f"{place} B2.1" for place in places[:count]))
    match.play("A", "done")
    assert match.points("A") == STEPS[count] == [1, 3, 5, 7, 10, 15][count - 1]


@pytest.mark.clause("DL-E10")
def test_the_opening() -> None:
    match = table()
    match.play("A", "build B2", "raise palace 1", "raise village 3", "raise village 4", "done")
    assert match.has("A") == {"maize": 5}
    assert match.player("A").large == 11
    assert match.city("B2") == "A: palace, village, village"
    assert all(place.building for place in match.site("B2").places)


@pytest.mark.clause("DL-E11")
@pytest.mark.parametrize(("players", "top", "rest"), [(2, 4, 55), (3, 6, 53), (4, 8, 51)])
def test_the_deck(players: int, top: int, rest: int) -> None:
    match = Table.new(players, "deck")
    position = match.position()
    deck = [*position["cards"], *position["deck"]]
    assert len(deck) == 64 == top + rest + 5
    assert deck[:top] == ["favourable_maize"] * top
    piles = [len(pile.split()) for pile in " ".join(deck[top:]).split("ball_match")]
    assert len(piles) == 6
    assert sorted(piles, reverse=True) == PILES[players]
    assert sum(piles) == rest


@pytest.mark.clause("DL-E14")
def test_markets_and_control_tokens() -> None:
    """The market of A in B2; X is A2, Y is C2, Z is B3, a city of B; B1 is A's own."""
    cities = {"B2": "A: garrison_2, market", "B1": "A: temple", "B3": "B: village"}
    match = war(1, (3,), cities=cities)
    assert match.marked() == {"A2": "A", "C2": "A"}
    assert match.options_for("A") == ["build B3", "done"]
    match.play("A", "done")  # Z is emptied and not taken
    assert match.marked() == {"A2": "A", "C2": "A", "B3": "A"}
    match.play("B", "pass")
    match.play("A", "transform B2", "remove 2", "done")
    assert match.marked() == {}
    assert match.player("A").small == 12


@pytest.mark.clause("DL-E17")
def test_the_final_bonus_and_the_tie() -> None:
    six = dict.fromkeys(["A1", "A2", "A3", "B1", "B2", "B3"], "A: temple")
    five = dict.fromkeys(["C1", "C2", "C3", "D1", "D2"], "B: temple")
    match = last_card(
        "ball_match",
        matches=3,
        cities={**six, **five},
        points=[43, 50],
        wealth={"A": "5 maize, 2 jade", "B": ""},
    )
    match.play("A", "flip 3")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores[0].sources["wealth"] == 7
    assert [score.total for score in outcome.scores] == [50, 50]
    assert [score.rank for score in outcome.scores] == [1, 2]
