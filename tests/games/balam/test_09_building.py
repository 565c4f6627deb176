"""Chapter 9: building and changing a site."""

import pytest

from tests.games.balam.facts import COST, DOUBLE
from tests.games.balam.kit import city, table


@pytest.mark.clause("BA-9.1")
def test_tokens_on_the_board_cannot_pay() -> None:
    match = table(cities={"C1": city("A", "reserve jade", "reserve maize")}, A="maize 2", B="maize")
    match.play("A", "transform C1")
    assert match.refused("A raise observatory 3") == (
        *("BA-9.9", "needs-wealth", {"building": "observatory", "wealth": "jade"}),
    )
    match.play("A", "raise village 3")
    why = {"building": "village", "cost": 1, "left": 0}
    assert match.refused("A raise village 4") == ("BA-9.9", "too-dear", why)
    match.play("A", "done")
    assert match.has("A") == {}
    assert [match.token(place) for place in ("C1.1", "C1.2")] == ["jade", "maize"]


@pytest.mark.clause("BA-9.2")
def test_an_own_city_or_an_available_site_anywhere() -> None:
    match = table(cities={"C1": city("A", "village"), "C2": city("B", "village")})
    sites = {"A1", "B1", "E1", "F1", "D2", "E2", "F2", "A3", "B3", "C3", "D3", "E3", "F3"}
    sites |= {"A4", "B4", "D4", "F4", "A5", "B5", "C5", "D5", "E5", "F5"}
    assert set(match.offered("build")) == sites
    assert match.offered("transform") == ["C1"]
    taken = {"site": "C2", "seat": "B"}
    assert match.refused("A build C2") == ("BA-9.2", "site-taken", taken)
    assert match.refused("A transform C2") == ("BA-9.2", "not-your-city", {"site": "C2"})
    assert match.refused("A transform D2") == ("BA-9.2", "not-your-city", {"site": "D2"})
    assert match.refused("A build C1") == ("BA-9.2", "your-city", {"site": "C1"})
    assert match.refused("A build D1") == ("BA-0.2", "no-site", {})  # a cenote


@pytest.mark.clause("BA-9.2")
def test_on_one_site_only() -> None:
    match = table(cities={"C1": city("A", "village")})
    match.play("A", "build D2", "raise village 1")
    assert {option.split()[0] for option in match.options_for("A")} == {"raise", "done"}
    assert match.refused("A transform C1")[1] == "not-now"
    match.play("A", "done")
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-9.3")
def test_several_buildings_in_one_turn() -> None:
    match = table(A="maize 3 cacao jade shell")
    match.play("A", "build C1", "raise market 1", "raise observatory 2", "raise ball_court 3")
    match.play("A", "raise reserve 4", "done")
    assert match.built("C1") == ["market", "observatory", "ball_court", "reserve"]
    assert match.has("A") == {"maize": 1}


@pytest.mark.clause("BA-9.4")
def test_the_site_itself_is_free_and_gets_a_large_pyramid() -> None:
    match = table(A="maize 2")
    match.play("A", "build F5")
    assert match.prompt("A")[2] == {"site": "F5", "owed": 1, "left": 1}
    match.play("A", "raise garrison 2", "done")
    assert (match.owner("F5"), match.player("A").large, match.has("A")) == ("A", 11, {})
    assert match.heard("founded") == [{"seat": "A", "site": "F5"}]


@pytest.mark.clause("BA-9.5")
@pytest.mark.parametrize(("site", "slots"), [("A1", 2), ("D2", 3), ("C1", 4)])
def test_no_more_than_the_slots_of_the_site(site: str, slots: int) -> None:
    match = table(A="maize 9")
    match.play("A", f"build {site}", *[f"raise village {n + 1}" for n in range(slots)])
    assert match.built(site) == ["village"] * slots
    assert match.options_for("A") == ["done"]
    taken = {"place": f"{site}.1"}
    assert match.refused("A raise garrison 1") == ("BA-9.5", "slot-taken", taken)
    if slots < 4:
        why = {"site": site, "slots": slots}
        assert match.refused(f"A raise village {slots + 1}") == ("BA-9.5", "no-such-slot", why)


@pytest.mark.clause("BA-9.6")
@pytest.mark.parametrize("building", COST)
def test_how_many_slots_a_building_takes(building: str) -> None:
    match = table(A="maize 5 cacao shell jade")
    match.play("A", "build C1", f"raise {building} 2")
    after = ["-", building, "=", "-"] if building in DOUBLE else ["-", building, "-", "-"]
    assert match.built("C1") == after


@pytest.mark.clause("BA-9.6")
def test_two_slots_that_are_adjacent() -> None:
    match = table(cities={"C1": city("A", "village", "", "village")})
    match.play("A", "transform C1")
    for slot in (2, 4):
        assert match.refused(f"A raise palace {slot}") == (
            *("BA-9.6", "no-adjacent-slot", {"building": "palace"}),
        )
    assert "raise village 2" in match.options_for("A")
    match.play("A", "remove 3", "raise palace 3")
    assert match.built("C1") == ["village", "-", "palace", "="]


@pytest.mark.clause("BA-9.7")
def test_own_buildings_are_removed_free_and_at_once() -> None:
    match = table(
        cities={"C1": city("A", "palace", "reserve jade", "village")}, A="maize 4", B="maize"
    )
    match.play("A", "transform C1", "remove 1", "remove 3")
    assert match.built("C1") == ["-", "-", "-", "village"]
    assert (match.stock()["palace_temple"], match.supply()["jade"]) == (16, 8)
    match.play("A", "raise temple 2", "done")
    assert match.built("C1") == ["-", "temple", "=", "village"]
    assert match.has("A") == {"maize": 1}  # one for the turn, two for the temple


@pytest.mark.clause("BA-9.7")
def test_only_own_buildings_of_this_site() -> None:
    match = table(cities={"C1": city("A", "village"), "C2": city("B", "village")})
    match.play("A", "transform C1")
    assert match.offered("remove") == ["1"]
    assert match.refused("A remove 2") == ("BA-9.7", "no-building", {"site": "C1"})


@pytest.mark.clause("BA-9.8")
def test_a_building_is_never_moved() -> None:
    """There is no such answer: removed and built anew it costs its price, and the token is gone."""
    match = table(cities={"C1": city("A", "reserve jade")}, A="maize 2")
    match.play("A", "transform C1", "remove 1", "raise reserve 2", "done")
    assert match.built("C1") == ["-", "reserve", "-", "-"]
    assert (match.token("C1.2"), match.has("A"), match.supply()["jade"]) == ("-", {}, 8)


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize("building", ["village", "garrison", "palace", "temple"])
def test_basic_buildings_are_paid_with_any_types(building: str) -> None:
    cost = 2 if building in DOUBLE else 1
    match = table(A="maize 2 obsidian prisoner")
    match.play("A", "build C1", f"raise {building} 1", "done", "pay obsidian", "pay prisoner")
    if cost == 2:
        assert (match.has("A"), match.waiting) == ({"maize": 1}, ["B"])
    else:
        assert (match.has("A"), match.waiting) == ({"maize": 2}, ["B"])


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize(
    ("building", "needs"),
    [("reserve", "maize"), ("market", "cacao"), ("observatory", "jade"), ("ball_court", "shell")],
)
def test_the_others_need_one_given_type(building: str, needs: str) -> None:
    others = [w for w in ("maize", "cacao", "shell", "jade", "obsidian", "prisoner") if w != needs]
    match = table(A=" ".join(f"{wealth} 2" for wealth in others))
    match.play("A", "build C1")
    why = {"building": building, "wealth": needs}
    assert match.refused(f"A raise {building} 1") == ("BA-9.9", "needs-wealth", why)
    match = table(A=f"{needs} 2")
    match.play("A", "build C1", f"raise {building} 1", "done")
    assert (match.built("C1")[0], match.has("A")) == (building, {})
