"""The worked examples of the specification (BA-E1 to BA-E22)."""

import pytest

from tests.games.balam.kit import SKULL, Table, city, laden, last_card, new, round_of, table, war
from tests.testkit.table import SEATS


@pytest.mark.clause("BA-E1")
@pytest.mark.parametrize(
    ("choice", "left", "kept"),
    [
        ("destroy 1", ["-", "garrison", "village", "-"], False),
        ("destroy 3", ["garrison", "garrison", "-", "-"], True),
        ("destroy 2", ["garrison", "-", "village", "-"], True),
    ],
)
def test_war(choice: str, left: list[str], kept: bool) -> None:
    """Purple is A, on the sea tile A1; grey is B, on B1 and C1."""
    match = war(
        *(3, SKULL),
        cities={
            "A1": city("A", "garrison obsidian", "garrison"),
            "B1": city("B", "garrison obsidian", "garrison", "village"),
            "C1": city("B", "garrison"),
        },
        A="maize",
    )
    match.play("A", "attack A1", "engage 2", "spend 1")
    match.play("B", "spend 0")
    assert match.rolled() == {
        "dice": [3, -1],
        "attack": 4,
        "defence": 3,
        "failures": 1,
        "damage": 1,
    }
    match.play("A", "lose A1.1")
    assert match.options_for("A") == ["destroy 1", "destroy 2", "destroy 3"]
    match.play("A", choice)
    assert match.built("A1") == ["-", "garrison"]
    assert match.tokens("A1") == ["-", "prisoner"]
    assert match.built("B1") == left
    assert (match.token("B1.1") == "obsidian") == kept
    assert match.supply()["obsidian"] == (15 if kept else 16)
    assert match.supply()["prisoner"] == 9


TRADE = (
    "sea_1 maize_08 maize_03 maize_01; "
    "maize_09 jade_1 cacao_1 obsidian_1; "
    "maize_10 maize_11 volcano_1 maize_02; "
    "maize_12 maize_13 volcano_2 cacao_2"
)
"""V1 is A1, V2 B1, F C1, V3 D1; V4 B2, G1 C2, G2 D2; G3 D3. South of C2 is a dead end."""


def trade() -> Table:
    """Purple is A, grey is B; the last card has just been flipped."""
    return last_card(
        board=TRADE,
        cities={
            "A1": city("A", "village", "village", "village"),
            "B1": city("A", "palace", "reserve prisoner"),
            "D1": city("A", "temple", "village", "village"),
            "B2": city("A", "village", "reserve"),
            "C2": city("B", "market", "village", "village", "garrison prisoner"),
            "D2": city("B", "palace", "village", "garrison obsidian"),
            "D3": city("B", "temple", "village", "garrison"),
        },
        A="",
        B="",
    )


@pytest.mark.clause("BA-E2")
def test_transport_purple() -> None:
    match = trade()
    assert match.marked("B") == {"C1": 1, "B2": 1, "C2": 1, "D2": 1}
    produced = {one["wealth"]: len(one["places"]) for one in match.heard("produced")[:3]}
    assert produced == {"maize": 2, "shell": 3, "jade": 1}
    assert (match.ahead("A").ceremony, match.ahead("A").taxes) == (2, 2)
    # the jade cannot leave V4
    match.play("A", "take B2.1")
    assert match.options_for("A") == ["to B2.2", "keep"]
    why = {"site": "B2", "seats": ["B"]}
    assert match.refused("A to B1.1") == ("BA-17.6", "road-blocked", why)
    match.play("A", "to B2.2")
    # shells reach the palace but not the temple
    match.play("A", "take A1.1")
    assert match.options_for("A") == ["to B1.1", "keep"]
    assert match.refused("A to D1.1")[:2] == ("BA-17.3", "road-blocked")
    match.play("A", "to B1.1")
    match.carry("A", "A1.2 B1.1")
    match.play("A", "take A1.3")
    assert match.options_for("A") == ["keep"]
    match.play("A", "keep")
    match.plan("A", "D1.3 D1.1", "D1.4 D1.1")
    match.play("B", "done")
    assert (match.has("A"), match.sources("A")) == ({"shell": 2}, {"ceremony": 2})
    assert (match.token("B2.2"), match.token("B1.3")) == ("jade", "prisoner")
    assert match.heard("spoiled")[0] == {"seat": "A", "places": ["A1.3"]}


@pytest.mark.clause("BA-E3")
def test_transport_grey() -> None:
    match = trade()
    produced = {one["wealth"]: len(one["places"]) for one in match.heard("produced")[3:]}
    assert produced == {"maize": 1, "cacao": 2, "obsidian": 1}
    assert (match.ahead("B").ceremony, match.ahead("B").taxes) == (3 + 2, 2)
    match.carry("B", "C2.2 D2.1", "D3.3 D2.1")  # taxes
    match.carry("B", "D2.3 D3.4")  # equipment
    match.plan("B", "C2.4 D3.1", "C2.3 D3.1")  # ceremony
    match.play("A", "done")
    assert match.has("B") == {"cacao": 1, "maize": 1}
    assert match.sources("B") == {"ceremony": 3 + 2}
    assert (match.token("D3.4"), match.token("D2.4")) == ("obsidian", "obsidian")
    assert [one["seat"] for one in match.heard("spoiled")] == ["A"]  # grey lost nothing


@pytest.mark.clause("BA-E4")
def test_no_road_through_an_enemy_city_without_pyramids() -> None:
    """F1 is joined to the rest by E1 and F2, both B's."""
    match = laden(
        F1=city("A", "village"),
        E1=city("B", "garrison"),
        F2=city("B", "garrison"),
        C1=city("A", "palace"),
    )
    assert (match.pyramids("E1"), match.passes("E1")) == ({}, "B")
    match.play("A", "take F1.1")
    why = {"site": "E1", "seats": ["B"]}
    assert match.refused("A to C1.1") == ("BA-17.4", "road-blocked", why)


@pytest.mark.clause("BA-E5")
@pytest.mark.parametrize(("players", "around"), [(2, 31), (3, 42), (4, 52)])
def test_the_default_length(players: int, around: int) -> None:
    rounds = set()
    for number in range(20):
        match = new(players, seed=f"length{number}")
        assert match.view().target == players
        position = match.position()
        cards = [*position["cards"], *position["deck"]]
        places = [place for place, card in enumerate(cards, 1) if card == "ball_match"]
        target = places[players - 1]
        assert abs(target - around) <= 2
        rounds.add(-(-target // (players + 1)))
    assert rounds <= {10, 11}


@pytest.mark.clause("BA-E6")
def test_thirty_seven_points() -> None:
    """On the track the large pyramid stands on 3, the small one on 7; we show the number."""
    match = table(points=[37, 0])
    assert divmod(match.points("A"), 10) == (3, 7)
    assert [line.split()[1] for line in match.picture().splitlines()[-2:]] == ["37", "0"]


@pytest.mark.clause("BA-E7")
def test_opening() -> None:
    match = table()
    match.play("A", "build C1", "raise palace 1", "raise village 3", "raise village 4", "done")
    assert match.has("A") == {"maize": 1}
    assert match.player("A").large == 11
    assert match.built("C1") == ["palace", "=", "village", "village"]
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-E8")
@pytest.mark.parametrize(("freed", "firsts"), [(1, [1, 4]), (3, [2, 3])])
def test_slots(freed: int, firsts: list[int]) -> None:
    """Slots 0 and 2 of the specification are 1 and 3 here."""
    match = table(cities={"C1": city("A", "village", "", "village")})
    match.play("A", "transform C1")
    for slot in (2, 4):
        assert match.refused(f"A raise temple {slot}")[:2] == ("BA-9.6", "no-adjacent-slot")
    match.play("A", f"remove {freed}")
    temples = [text for text in match.offered("raise") if text.startswith("temple")]
    assert temples == [f"temple {slot}" for slot in firsts]


@pytest.mark.clause("BA-E9")
def test_markets() -> None:
    match = table(A="maize 5 cacao 5")
    match.play("A", "build E2")
    for slot, left in ((1, 10), (2, 5), (3, 0)):
        match.play("A", f"raise market {slot}")
        assert match.player("A").small == left
    why = {"needed": 5, "left": 0}
    assert match.refused("A raise market 4") == ("BA-10.7", "too-few-marks", why)
    match.play("A", "done", "pay maize")
    match.play("B", "pass")
    match.play("A", "transform E2", "remove 2")
    assert match.player("A").small == 5


@pytest.mark.clause("BA-E10")
@pytest.mark.parametrize(
    ("markets", "expected"),
    [({"C2": "A", "B3": "B"}, "AB"), ({"C2": "AA", "B3": "B", "D3": "C"}, "A"), ({}, "ABC")],
)
def test_control_of_an_available_site(markets: dict[str, str], expected: str) -> None:
    """C3 lies between C2, B3, D3 and C5."""
    cities = {name: city(kings[0], *["market"] * len(kings)) for name, kings in markets.items()}
    match = table(3, cities=cities)
    counts = {kings[0]: len(kings) for kings in markets.values()}
    assert (match.pyramids("C3"), match.passes("C3")) == (counts, expected)


@pytest.mark.clause("BA-E12")
@pytest.mark.parametrize(
    ("counts", "looks"),
    [
        ((2, 1, 1, 0), {"A": 4}),
        ((2, 2, 1, 0), {"A": 1, "B": 1}),
        ((1, 1, 1, 0), {}),
        ((1, 0, 0, 0), {"A": 4}),
    ],
)
def test_divination(counts: tuple[int, ...], looks: dict[str, int]) -> None:
    sites = ["D3", "E2", "D4", "E3"]
    cities = {
        sites[seat]: city(SEATS[seat], *["observatory"] * count)
        for seat, count in enumerate(counts)
        if count
    }
    match = table(4, cities=cities, agenda=["divination", "first_turn"])
    while match.task(match.waiting[0]) == "look":
        [seat] = match.waiting
        match.play(seat, match.options_for(seat)[0])
    found = [SEATS[seat] for card in match.view().cards for seat in card.seen_by]
    assert {seat: found.count(seat) for seat in found} == looks


@pytest.mark.clause("BA-E14")
@pytest.mark.parametrize("wealth", ["", "maize 3"])
def test_drought_on_one_village(wealth: str) -> None:
    match = round_of("drought", "eclipse", cities={"C1": city("A", "village", "palace")}, A=wealth)
    match.play("A", "flip 1")
    assert match.built("C1") == ["-", "palace", "=", "-"]
    assert sum(match.has("A").values()) == (3 if wealth else 0)


@pytest.mark.clause("BA-E16")
def test_damage_three_on_a_temple_and_two_villages() -> None:
    """He may not stop at one building: the temple and a village, or both villages."""
    cities = {
        "C1": city("A", "garrison", "garrison"),
        "B1": city("B", "temple", "village", "village"),
    }
    match = war(3, 0, cities=cities)
    match.play("A", "attack C1", "engage 2")
    assert match.refused("A done") == ("BA-R50", "damage-left", {"damage": 3})
    match.play("A", "destroy 1")
    assert match.refused("A done") == ("BA-R50", "damage-left", {"damage": 1})
    match.play("A", "destroy 3")
    assert match.built("B1") == ["-", "-", "-", "village"]
    assert match.tokens("C1") == ["prisoner", "prisoner", "-", "-"]
    match = war(3, 0, cities=cities)
    match.play("A", "attack C1", "engage 2", "destroy 3", "destroy 4")
    assert match.built("B1") == ["temple", "=", "-", "-"]
    assert match.tokens("C1")[:2] == ["prisoner", "prisoner"]


@pytest.mark.clause("BA-R50")
@pytest.mark.parametrize("first", ["1", "3"])
def test_one_point_left_takes_no_large_building(first: str) -> None:
    match = war(
        *(3, 0),
        cities={"C1": city("A", "garrison", "garrison"), "B1": city("B", "temple", "palace")},
    )
    match.play("A", "attack C1", "engage 2")
    assert match.rolled()["damage"] == 3
    match.play("A", f"destroy {first}")
    assert match.waiting == ["B"]
    assert match.built("B1") == (
        ["-", "-", "palace", "="] if first == "1" else ["temple", "=", "-", "-"]
    )


@pytest.mark.clause("BA-E18")
def test_cenotes() -> None:
    match = round_of(
        *("cenote_worship", "eclipse"),
        cities={"C1": city("A", "reserve prisoner", "reserve maize")},
    )
    match.play("A", "flip 1", "offer C1.1", "offer C1.2")
    assert [one["points"] for one in match.heard("scored")] == [6, 2]
    assert (match.sources("A"), match.waiting) == ({"cenotes": 8}, ["B"])


@pytest.mark.clause("BA-E20")
@pytest.mark.parametrize(("wealth", "bonus"), [("maize 4 jade 3", 3), ("prisoner", 0)])
def test_final_bonus(wealth: str, bonus: int) -> None:
    match = last_card(card="ball_match", matches=1, eclipse=True, A=wealth, B="")
    assert match.over
    assert match.scores() == [bonus, 0]


@pytest.mark.clause("BA-E22")
def test_the_eclipse_as_third_card_of_a_round() -> None:
    match = table(cards=["earthquake", "tidal_wave", "eclipse"], A="", B="")
    match.play("A", "flip 1")
    match.play("B", "flip 2")
    match.play("A", "flip 3")
    assert (match.view().round, match.has("A"), match.has("B")) == (2, {}, {})
    assert match.heard("clemency") == []
