"""The worked examples of the rules: given this table, when these answers, then this lies there."""

import pytest

from ceiba.core.rng import Rng
from ceiba.games.tzolkin.names import Temple
from ceiba.games.tzolkin.setup import place_neutral_workers
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import WEALTH
from tests.games.tzolkin.kit import Table, doing, finished, last_turn, round_over, table, worker_on

# -- neutral workers --------------------------------------------------------------------------


def drawing(players: int, *tiles: str) -> dict[str, dict[int, str]]:
    """Where neutral workers stand when these tiles lie on top of the undealt ones, in order."""
    state = TzolkinState(players, Rng(1, 2, 3, 4))
    rest = [tile for tile in range(len(WEALTH)) if WEALTH[tile] not in tiles]
    place_neutral_workers(state, rest + [WEALTH.index(tile) for tile in reversed(tiles)], None)
    return Table.at(state).standing()


@pytest.mark.clause("TZ-E1")
@pytest.mark.parametrize("players", [2, 3])
def test_e1_the_first_tile_of_a_gear_places_two(players: int) -> None:
    assert (
        drawing(players, "palenque_5")["palenque"].items() >= {5: "neutral", 0: "neutral"}.items()
    )


@pytest.mark.clause("TZ-E1")
def test_e1_with_one_worker_left_only_one() -> None:
    """Five tiles of Chichen Itza place one each; the sixth and last worker is Palenque's."""
    chichen = [f"chichen_itza_{space}" for space in (0, 3, 5, 7, 10)]
    assert drawing(3, *chichen, "palenque_5") == {
        "palenque": {5: "neutral"},
        "chichen_itza": dict.fromkeys((0, 3, 5, 7, 10), "neutral"),
    }


# -- placing ----------------------------------------------------------------------------------


def green_places_three() -> Table:
    """TZ-E2: A is Green, B is Red."""
    match = table(A={"corn": 5, "workers": 4}, gears={"palenque": {1: "B"}})
    match.play("A", "place palenque", "place palenque", "place yaxchilan")
    return match


@pytest.mark.clause("TZ-E2")
def test_e2() -> None:
    match = green_places_three()
    assert match.standing() == {"palenque": {0: "A", 1: "B", 2: "A"}, "yaxchilan": {0: "A"}}


@pytest.mark.clause("TZ-E3")
def test_e3() -> None:
    match = green_places_three()
    assert match.corn("A") == 0
    assert [paid["amount"] for paid in match.heard("paid")] == [2 + 1, 0 + 2]


@pytest.mark.clause("TZ-E4")
def test_e4_the_turn_is_over_unasked() -> None:
    match = green_places_three()
    assert match.player("A").free == 1
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-E4")
def test_e4_a_fourth_would_cost_at_least_3_more() -> None:
    match = table(A={"corn": 7, "workers": 4}, gears={"palenque": {1: "B"}})
    match.play("A", "place palenque", "place palenque", "place yaxchilan")
    assert match.corn("A") == 2  # two more than in the example, and still too little
    assert match.waiting == ["B"]
    match = table(A={"corn": 8, "workers": 4}, gears={"palenque": {1: "B"}})
    match.play("A", "place palenque", "place palenque", "place yaxchilan")
    assert match.options_for() == [
        *("place tikal", "place uxmal", "place chichen_itza", "place first", "done")
    ]
    assert match.refused("A place yaxchilan") == (
        "TZ-7.8",
        "too-little-corn",
        {"cost": 4, "corn": 3},
    )


@pytest.mark.clause("TZ-E5")
def test_e5() -> None:
    match = table(A={"corn": 8}, gears={"palenque": {0: "B", 1: "C", 2: "D"}, "tikal": {0: "A"}})
    assert match.player("A").free == 2
    match.play("A", "place palenque", "place palenque")
    assert match.standing()["palenque"] == {0: "B", 1: "C", 2: "D", 3: "A", 4: "A"}
    assert match.corn("A") == 0
    assert [paid["amount"] for paid in match.heard("paid")] == [3 + 0, 4 + 1]


# -- picking up -------------------------------------------------------------------------------


def red_on_yaxchilan() -> Table:
    return table(gears={"yaxchilan": {1: "A", 2: "A", 3: "A"}})


@pytest.mark.clause("TZ-E6")
def test_e6() -> None:
    match = red_on_yaxchilan()
    match.play("A", "pick yaxchilan 2", "do yaxchilan 2")
    assert match.has("A") == {"stone": 1, "corn": 1}
    match.play("A", "pick yaxchilan 3", "do yaxchilan 2", "done")
    assert match.has("A") == {"stone": 2, "corn": 1}
    assert match.heard("paid") == [{"seat": "A", "material": "corn", "amount": 1}]
    assert match.standing() == {"yaxchilan": {1: "A"}}


@pytest.mark.clause("TZ-E7")
def test_e7() -> None:
    match = red_on_yaxchilan()
    match.play("A pick yaxchilan 3")
    assert match.options_for() == ["do yaxchilan 3", "nothing"]
    assert match.refused("A do yaxchilan 2") == (
        "TZ-8.4",
        "too-little-corn",
        {"cost": 1, "corn": 0},
    )


@pytest.mark.clause("TZ-E8")
@pytest.mark.parametrize("architecture", [0, 1, 2])
def test_e8(architecture: int) -> None:
    """The shrine with the green temple costs 1 stone and 1 gold."""
    match = doing(
        *("tikal", 2),
        A={"stone": 3, "gold": 2, "technologies": {"architecture": architecture}},
        buildings=["theology_shrine_with_green"],
    )
    assert match.has("A") == {"stone": 2, "gold": 1} | ({"corn": 1} if architecture else {})
    assert match.player("A").buildings == ["theology_shrine_with_green"]


# -- harvesting -------------------------------------------------------------------------------


def red_on_palenque(corn: int = 0) -> Table:
    return table(A={"corn": corn}, gears={"palenque": {1: "A", 3: "A", 4: "A"}})


@pytest.mark.clause("TZ-E9")
@pytest.mark.parametrize("c", [0, 6])
def test_e9(c: int) -> None:
    match = red_on_palenque(c)
    match.play("A", "pick palenque 3", "do palenque 3", "harvest wood")
    assert match.has("A").get("wood") == 2
    match.play("A", "pick palenque 4", "do palenque 4", "harvest burn", "anger chaac", "done")
    assert match.has("A") == {"wood": 2, "corn": c + 7}
    assert (match.player("A").wood_tiles, match.player("A").corn_tiles) == (1, 1)
    assert match.fields() == {2: (4, 0), 3: (4, 3), 4: (3, 3), 5: (4, 4)}
    assert match.steps("A") == (-1, 0, 0)
    assert match.standing() == {"palenque": {1: "A"}}


@pytest.mark.clause("TZ-E10")
def test_e10() -> None:
    match = red_on_palenque(corn=1)
    match.play("A", "pick palenque 3", "do palenque 3", "harvest wood")
    match.play("A", "pick palenque 4", "do palenque 3", "harvest corn", "done")
    assert match.has("A") == {"wood": 2, "corn": 1 - 1 + 5}
    assert match.fields()[3] == (3, 3)
    assert (match.player("A").wood_tiles, match.player("A").corn_tiles) == (1, 1)
    assert match.steps("A") == (0, 0, 0)


@pytest.mark.clause("TZ-E10")
def test_e10_with_no_corn_it_is_illegal() -> None:
    match = red_on_palenque(corn=0)
    match.play("A", "pick palenque 3", "do palenque 3", "harvest wood", "pick palenque 4")
    assert match.options_for() == ["do palenque 4", "nothing"]
    assert match.refused("A do palenque 3")[0] == "TZ-8.4"


# -- Tikal and Uxmal --------------------------------------------------------------------------

FARMS = ["small_farm_a", "small_farm_b", "communal_farm_a", "agriculture_school"]


def yellow_on_tikal(**things: int) -> Table:
    return table(
        A={"wood": 9, **things},
        gears={"tikal": {3: "A", 4: "A"}},
        buildings=[*FARMS, "architecture_shrine", "tomb_of_the_builder"],
        pile1=["small_farm_c", "communal_farm_b", "extraction_school_with_corn"],
    )


@pytest.mark.clause("TZ-E11")
def test_e11() -> None:
    match = yellow_on_tikal()
    match.play("A", "pick tikal 3", "do tikal 3", "advance extraction", "advance theology")
    assert match.levels("A") == (0, 1, 0, 1)
    assert match.has("A") == {"wood": 7}


@pytest.mark.clause("TZ-E12")
def test_e12() -> None:
    match = yellow_on_tikal()
    match.play("A", "pick tikal 3", "do tikal 3", "advance extraction", "advance theology")
    match.play("A", "pick tikal 4", "do tikal 4", "build small_farm_b")
    assert match.view().buildings[1] is None  # not refilled before the end of the turn
    match.play("A", "build communal_farm_a")
    assert match.has("A") == {"wood": 7 - 1 - 4}
    assert match.player("A").buildings == ["small_farm_b", "communal_farm_a"]
    assert match.view().buildings == [
        *("small_farm_a", "small_farm_c", "communal_farm_b"),
        *("agriculture_school", "architecture_shrine", "tomb_of_the_builder"),
    ]
    assert match.view().pile == 1
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-E13")
def test_e13() -> None:
    match = yellow_on_tikal()
    match.play("A", "pick tikal 3", "do tikal 3", "advance extraction")
    assert match.has("A") == {"wood": 8}
    match.play("A", "advance extraction")
    assert match.levels("A") == (0, 2, 0, 0)
    assert match.has("A") == {"wood": 9 - 1 - 2}


@pytest.mark.clause("TZ-E14")
@pytest.mark.parametrize("architecture", [0, 1, 2])
def test_e14(architecture: int) -> None:
    """The agriculture school costs 2 wood, so 4 corn; A has just that, and no wood at all."""
    match = doing(
        *("uxmal", 4),
        A={"corn": 4, "technologies": {"architecture": architecture}},
        buildings=["agriculture_school"],
    )
    assert match.player("A").buildings == ["agriculture_school"]
    assert match.has("A") == ({"corn": 1} if architecture else {})


# -- Chichen Itza -----------------------------------------------------------------------------


@pytest.mark.clause("TZ-E15")
def test_e15() -> None:
    match = worker_on("chichen_itza", 7, A={"skull": 1, "corn": 1})
    match.play("A", "do chichen_itza 6")
    assert match.options_for() == ["take wood", "take stone", "take gold"]
    match.play("A", "take gold")
    assert match.has("A") == {"gold": 1}
    assert match.slots() == {6: "A"}
    assert match.points("A") == 8
    assert match.steps("A") == (0, 0, 1)


# -- buildings --------------------------------------------------------------------------------


@pytest.mark.clause("TZ-E17")
def test_e17() -> None:
    match = doing(
        *("tikal", 2),
        A={"wood": 1, "stone": 2, "gold": 1, "points": 10},
        tooth=14,
        buildings=["tomb_of_the_three_gods"],
    )
    assert match.steps("A") == (1, 1, 1)
    assert match.points("A") == 13
    assert match.has("A") == {}


# -- food days --------------------------------------------------------------------------------


@pytest.mark.clause("TZ-E19")
def test_e19() -> None:
    match = round_over(2, tooth=7, A={"corn": 5})
    assert match.corn("A") == 1
    assert match.points("A") == -3
    assert match.heard("fed")[0] == {"seat": "A", "workers": 2, "hungry": 1, "corn": 4}


# Steps named by their points: Red 2, 0, 9 (chaac, quetzalcoatl, kukulcan); Blue 6, 0, 5;
# Yellow 6, 0, -3.
RED = {"temples": {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 5}, "corn": 6}
BLUE = {"temples": {"chaac": 3, "quetzalcoatl": 0, "kukulcan": 3}, "corn": 6}
YELLOW = {"temples": {"chaac": 3, "quetzalcoatl": 0, "kukulcan": -1}, "corn": 6}


@pytest.mark.clause("TZ-E20")
@pytest.mark.parametrize("tooth", [7, 20])
def test_e20(tooth: int) -> None:
    match = round_over(3, tooth=tooth, A=RED, B=BLUE, C=YELLOW)
    assert match.has("A") == {"stone": 1, "wood": 2, "skull": 1}
    assert match.has("B") == {"stone": 2, "wood": 2}
    assert match.has("C") == {"stone": 2}
    assert [match.points(seat) for seat in "ABC"] == [0, 0, 0]
    assert match.view().skulls == 12


@pytest.mark.clause("TZ-E21")
def test_e21() -> None:
    match = round_over(3, tooth=13, A=RED, B=BLUE, C=YELLOW)
    assert match.points("A") == 2 + 0 + 9 + 4 + 1 == 16
    assert match.points("B") == 6 + 0 + 5 + 3 + 1 == 15
    assert match.points("C") == 6 + 0 - 3 + 3 + 1 == 7
    assert [match.has(seat) for seat in "ABC"] == [{}, {}, {}]


@pytest.mark.clause("TZ-E22")
def test_e22() -> None:
    match = round_over(3, tooth=26, A=RED, B=BLUE, C=YELLOW)
    assert match.over
    assert match.sources("A") == {"temples": 2 + 0 + 9 + 4 + 3} == {"temples": 18}
    assert match.sources("B") == {"temples": 6 + 0 + 5 + 1 + 3} == {"temples": 15}
    assert match.sources("C") == {"temples": 6 + 0 - 3 + 1 + 3} == {"temples": 7}


@pytest.mark.clause("TZ-E23")
def test_e23() -> None:
    """Three workers eat 6 of the 11 corn from the teeth; the other 5 are worth 5/4."""
    match = last_turn(2, tooth=26, teeth_corn=11)
    match.play("A place first")
    assert match.over  # nothing was asked: no double advance
    assert match.heard("fed")[0] == {"seat": "A", "workers": 3, "hungry": 0, "corn": 6}
    # tied with B on the three start steps: half of 2, 6 and 4
    assert match.sources("A") == {"temples": 1 + 3 + 2, "corn": 1.25}
    assert match.total("A") == 7.25
    assert match.heard("calendar") == [{"notches": 1}]
    assert match.player("A").light


# -- technologies and monuments ---------------------------------------------------------------


@pytest.mark.clause("TZ-E25")
def test_e25_no_wood_with_harvested_corn() -> None:
    match = doing("palenque", 2, A={"technologies": {"extraction": 1}})
    assert match.has("A") == {"corn": 4}
    match = doing("palenque", 3, A={"technologies": {"extraction": 1}}, fields={3: [4, 3]})
    match.play("A harvest corn")
    assert match.has("A") == {"corn": 5}


@pytest.mark.clause("TZ-E25")
def test_e25_no_wood_with_yaxchilan_2() -> None:
    match = doing("yaxchilan", 2, A={"technologies": {"extraction": 1}})
    assert match.has("A") == {"stone": 1, "corn": 1}


@pytest.mark.clause("TZ-E27")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_e27(temple: Temple) -> None:
    match = finished(A={"monuments": ["temple_steps"], "temples": {temple: 4}})
    assert match.sources("A") == {"monuments": 12}
