"""Rulings on the Katun cards (BA-R55 to BA-R66)."""

from typing import Any

import pytest

from tests.games.balam.kit import Table, city, last_card, new, round_of, table
from tests.testkit.table import SEATS


def struck(card: str, **cities: Any) -> Table:
    """A has flipped a catastrophe; nobody has king wealth."""
    match = round_of(card, "favourable_maize", cities=cities, A="", B="")
    match.play("A flip 1")
    return match


@pytest.mark.clause("BA-R55")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_the_king_chooses_which_card_he_flips(card: int) -> None:
    faces = ["favourable_jade", "favourable_cacao", "favourable_shell"]
    match = table(cards=faces, A="", B="")
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    match.play("A", f"flip {card}")
    assert match.has("A") == {faces[card - 1].removeprefix("favourable_"): 1}


@pytest.mark.clause("BA-R56")
def test_paying_is_a_choice() -> None:
    match = struck("drought", C1=city("A", "village", "village", "reserve maize"))
    assert match.options_for("A") == ["offer C1.3", "suffer"]
    match.play("A", "suffer")
    assert match.built("C1") == ["-", "-", "reserve", "-"]
    assert match.token("C1.3") == "maize"


@pytest.mark.clause("BA-R56")
def test_no_part_payment() -> None:
    cities = {
        "C5": city("A", "village"),
        "C1": city("A", "reserve prisoner", "reserve prisoner", "reserve prisoner"),
    }
    match = struck("volcanic_eruptions", **cities)
    match.play("A", "offer C1.1")
    assert match.options_for("A") == ["offer C1.2", "offer C1.3"]  # no way back
    assert match.refused("A suffer") == ("BA-12.4", "no-part-payment", {})
    match = struck("tidal_wave", A1=city("A", "village"), C1=city("A", "reserve prisoner"))
    assert (match.owner("A1"), match.token("C1.1")) == (None, "prisoner")


@pytest.mark.clause("BA-R57")
def test_the_king_chooses_what_he_loses_anywhere_on_the_board() -> None:
    match = struck(
        "toltec_raid",
        C1=city("A", "garrison", "garrison obsidian"),
        F5=city("A", "garrison", "village"),
        C2=city("B", "garrison"),
    )
    assert match.options_for("A") == ["lose C1.1", "lose C1.2", "lose F5.1"]
    assert match.refused("A lose C2.1") == ("BA-R57", "not-your-city", {"site": "C2"})
    assert match.refused("A lose F5.2") == ("BA-R57", "not-named", {"building": "village"})
    match.play("A", "lose F5.1", "lose C1.1")
    assert (match.built("C1")[:2], match.built("F5")) == (
        *(["-", "garrison"], ["-", "village", "-"]),
    )
    assert match.token("C1.2") == "obsidian"


@pytest.mark.clause("BA-R58")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("drought", "village"), ("pochteca_competition", "market"), ("toltec_raid", "garrison")],
)
def test_who_has_fewer_loses_all_he_has(card: str, kind: str) -> None:
    match = struck(card, C1=city("A", kind, "reserve"))
    assert (match.built("C1"), match.waiting) == (["-", "reserve", "-", "-"], ["B"])


@pytest.mark.clause("BA-R59")
@pytest.mark.parametrize(
    ("buildings", "after"),
    [
        (("ball_court", "ball_court"), ["-", "ball_court"]),
        (("observatory", "observatory"), ["-", "observatory"]),
        (("ball_court", "observatory"), ["-", "-"]),
    ],
)
def test_decadence_takes_one_of_each_kind_he_owns(
    buildings: tuple[str, ...], after: list[str]
) -> None:
    match = struck("decadence", D3=city("A", *buildings, "palace"))
    if match.task("A") == "lose_buildings":
        match.play("A", "lose D3.1")
    assert match.built("D3") == [*after, "palace", "="]
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-R59")
def test_and_applies_to_who_has_only_one_of_the_two_kinds() -> None:
    match = struck("decadence", D3=city("A", "observatory", "reserve prisoner"))
    assert match.options_for("A") == ["offer D3.2", "suffer"]


@pytest.mark.clause("BA-R60")
def test_a_lost_city_loses_everything_and_becomes_available() -> None:
    match = struck(
        "tidal_wave",
        A5=city("A", "reserve jade", "market", "garrison obsidian"),
        A1=city("A", "palace"),
    )
    for name in ("A5", "A1"):
        assert (match.owner(name), set(match.built(name)), set(match.tokens(name))) == (
            *(None, {"-"}, {"-"}),
        )
    assert (match.supply()["jade"], match.supply()["obsidian"]) == (8, 16)
    assert (match.player("A").large, match.player("A").small, match.marked("A")) == (12, 15, {})
    assert match.stock() == {
        "village_garrison": 51,
        "palace_temple": 16,
        "market_reserve": 16,
        "ball_court_observatory": 16,
    }
    assert [one["site"] for one in match.heard("city_lost")] == ["A1", "A5"]


@pytest.mark.clause("BA-R60")
def test_a_large_building_around_the_corner_of_the_ring_is_lost_once() -> None:
    """A temple on slots 4 and 1."""
    match = struck("volcanic_eruptions", D4={"king": "A", "4": "temple", "2": "village"})
    assert (match.built("D4"), match.stock()["palace_temple"]) == (["-"] * 4, 16)
    assert len(match.heard("lost")) == 2


@pytest.mark.clause("BA-R60")
def test_only_if_he_has_such_a_city() -> None:
    prisoners = city("A", "reserve prisoner", "reserve prisoner")
    for card in ("volcanic_eruptions", "tidal_wave"):
        match = struck(card, C1=prisoners, A1=city("B", "village"), C5=city("B", "village"))
        assert (match.heard("spared"), match.tokens("C1")[:2]) == (
            *([{"seat": "A", "card": card}], ["prisoner", "prisoner"]),
        )


@pytest.mark.clause("BA-R61")
def test_averting_tokens_need_no_transport() -> None:
    """F1 is closed on all sides, its own site included."""
    match = struck(
        "earthquake",
        F1=city("A", "reserve prisoner"),
        E1=city("B", "market"),
        A4=city("A", "temple"),
    )
    match.play("A", "offer F1.1")
    assert (match.token("F1.1"), match.built("A4")[0]) == ("-", "temple")


@pytest.mark.clause("BA-R61")
def test_only_maize_or_prisoners_as_the_card_says() -> None:
    match = struck(
        "insurrection",
        C1=city("A", "reserve prisoner", "garrison prisoner", "palace"),
        B1=city("A", "reserve jade", "garrison obsidian"),
    )
    assert (match.built("C1"), match.waiting) == (["reserve", "garrison", "-", "-"], ["B"])
    match = struck(
        "insurrection", C1=city("A", "reserve prisoner", "palace"), B1=city("A", "reserve maize")
    )
    assert match.options_for("A") == ["offer B1.1", "suffer"]
    useless = {"wealth": "prisoner", "card": "insurrection"}
    assert match.refused("A offer C1.1") == ("BA-12.4", "does-not-avert", useless)


@pytest.mark.clause("BA-R62")
def test_the_eclipse_takes_effect_in_the_same_round() -> None:
    match = table(cards=["eclipse", "earthquake", "tidal_wave"], A="", B="")
    match.play("A", "flip 1")
    match.play("B", "flip 2")
    match.play("A", "flip 3")
    assert match.view().round == 2
    assert [match.has(seat) for seat in "AB"] == [{}, {}]


@pytest.mark.clause("BA-R62")
def test_lying_face_down_it_has_no_effect() -> None:
    """It is the next card of the deck; and a king who has seen it does not flip it by that."""
    match = last_card(card="earthquake", deck=["eclipse", "drought", "drought"], A="", B="")
    assert [match.has(seat) for seat in "AB"] == [{"maize": 2}] * 2
    assert not match.view().eclipse
    assert [card.face for card in match.view().cards] == [None] * 3
    match = table(cards=["eclipse seen A", "earthquake", "tidal_wave"], A="", B="")
    assert not match.view("A").eclipse


@pytest.mark.clause("BA-R63")
def test_the_wedding_takes_from_a_sheet_and_if_no_other_king_has_wealth_nothing_happens() -> None:
    match = round_of(
        "princely_wedding",
        "drought",
        players=3,
        cities={"C1": city("B", "reserve jade")},
        A="maize 3",
        B="",
        C="",
    )
    match.play("A", "flip 1")
    assert (match.waiting, match.has("A"), match.token("C1.1")) == (["B"], {"maize": 3}, "jade")
    assert match.heard("wed") == []


@pytest.mark.clause("BA-R64")
@pytest.mark.parametrize(
    ("name", "cenotes"), [("C1", ["D1"]), ("C2", ["A2", "B2"]), ("A1", ["A2"]), ("D2", ["D1"])]
)
def test_a_cenote_is_entered_from_a_site_first_met_along_its_paths(
    name: str, cenotes: list[str]
) -> None:
    """Nobody passes any other site: B owns them all, as far as his pyramids go."""
    around = {"C1": "B1 E1 C2", "C2": "C1 D2 C3", "A1": "B1 A3", "D2": "C2 E2 D3"}[name].split()
    cities = {other: city("B", "village") for other in around}
    mine = city("A", "reserve jade", "reserve maize")
    match = round_of("cenote_worship", "drought", cities={**cities, name: mine})
    match.play("A", "flip 1")
    reached = []
    while match.task("A") == "worship":
        reached.append(match.prompt("A")[2]["cenote"])
        assert match.options_for("A") == [f"offer {name}.1", f"offer {name}.2", "done"]
        match.play("A", "done")
    assert reached == cenotes


@pytest.mark.clause("BA-R64")
def test_source_and_last_site_included() -> None:
    """B controls every site around the cenotes but A1: only A2 can be entered."""
    match = round_of(
        "cenote_worship",
        "drought",
        cities={
            "A4": city("A", "reserve jade", "reserve maize"),
            "C2": city("B", "market"),
            "B3": city("B", "village"),
            "B1": city("B", "village"),
            "E1": city("B", "village"),
        },
    )
    match.play("A", "flip 1")
    assert match.prompt("A")[2] == {"cenote": "A2"}
    match.play("A", "offer A4.1")
    assert (match.points("A"), match.waiting) == (4, ["B"])


@pytest.mark.clause("BA-R64")
def test_out_of_reach_is_said() -> None:
    match = round_of(
        "cenote_worship",
        "drought",
        cities={
            "C1": city("A", "reserve jade"),
            "F1": city("A", "reserve maize"),
            "E1": city("B", "village"),
            "F2": city("B", "village"),
        },
    )
    match.play("A", "flip 1")
    why = {"place": "F1.1"}
    assert match.refused("A offer F1.1") == ("BA-R64", "cenote-out-of-reach", why)
    assert match.options_for("A") == ["offer C1.1", "done"]


@pytest.mark.clause("BA-R65")
def test_one_token_for_each_cenote_per_card_points_at_once() -> None:
    match = table(
        cities={"B3": city("A", "reserve jade", "garrison prisoner", "garrison obsidian")},
        cards=["cenote_worship", "cenote_worship", "drought"],
        B="",
    )
    match.play("A", "flip 1", "offer B3.2")
    assert (match.points("A"), match.supply()["prisoner"]) == (6, 10)
    match.play("A", "done", "offer B3.3")
    assert (match.points("A"), match.tokens("B3")) == (10, ["jade", "-", "-", "-"])
    assert [(one["cenote"], one["wealth"]) for one in match.heard("worshipped")] == [
        *(("D1", "prisoner"), ("B2", "obsidian"))
    ]
    match.play("B", "flip 3")
    match.play("A", "flip 2", "offer B3.1")  # the same cenotes take tokens again
    assert match.points("A") == 14


@pytest.mark.clause("BA-R66")
def test_the_last_card_is_fully_applied_before_the_round_ends() -> None:
    match = last_card(
        card="drought", cities={"C1": city("A", "village", "village", "village", "reserve maize")}
    )
    assert (match.view().round, match.task("A")) == (1, "avert")
    assert "produced" not in match.kinds()
    match.play("A", "suffer", "lose C1.1", "lose C1.2")
    assert match.heard("produced") == [{"seat": "A", "wealth": "maize", "places": ["C1.3"]}]


@pytest.mark.clause("BA-R66", "BA-R55")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_round_of_a_new_game(players: int) -> None:
    match = new(players)
    for card in range(players + 1, 0, -1):
        [seat] = match.waiting
        match.play(seat, f"flip {card}", "gain points")
    assert match.view().round == 2
    assert sum(match.player(seat).points for seat in SEATS[:players]) == 2 * (players + 1)
