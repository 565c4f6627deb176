"""Chapter 17: transport."""

import pytest

from tests.games.balam.kit import city, laden, table


@pytest.mark.clause("BA-17.1")
def test_any_distance_to_a_temple_a_palace_a_garrison_or_a_reserve() -> None:
    """From the south-east corner to the north-west one."""
    match = laden(
        F4=city("A", "village", "village", "village"),
        F5=city("A", "village"),
        A1=city("A", "garrison", "reserve"),
        B1=city("A", "temple", "palace"),
    )
    assert match.tokens("F4") == ["obsidian"] * 3
    match.play("A", "take F4.1")
    assert match.offered("to") == ["A1.1", "A1.2", "B1.1", "B1.3"]
    match.play("A", "to A1.1")
    match.carry("A", "F4.2 A1.2", "F4.3 B1.1")
    match.plan("A", "F5.1 B1.3")
    assert match.tokens("A1") == ["obsidian", "obsidian"]
    assert (match.points("A"), match.has("A")) == (2, {"shell": 1})


@pytest.mark.clause("BA-17.1")
def test_to_nothing_else() -> None:
    match = laden(
        C1=city("A", "village"),
        B1=city("A", "village", "market", "observatory", "ball_court"),
        C2=city("B", "palace"),
    )
    match.play("A", "take C1.1")
    assert match.options_for("A") == ["keep"]
    for slot, building in enumerate(match.built("B1"), 1):
        useless = {"place": f"B1.{slot}", "building": building}
        assert match.refused(f"A to B1.{slot}") == ("BA-17.1", "no-use-there", useless)
    assert match.refused("A to C2.1") == ("BA-17.1", "not-your-city", {"site": "C2"})
    assert match.refused("A to D3.1") == ("BA-17.1", "not-your-city", {"site": "D3"})
    assert match.refused("A to D1.1") == ("BA-0.2", "no-site", {})
    assert match.refused("A to C1.4") == ("BA-17.1", "no-building", {"site": "C1"})
    assert match.refused("A to C1.1") == ("BA-17.1", "lies-there-already", {"place": "C1.1"})
    assert match.refused("A to C2.2") == ("BA-17.1", "not-your-city", {"site": "C2"})
    assert match.refused("A drop") == ("BA-22.1", "spoils-anyway", {"place": "C1.1"})


@pytest.mark.clause("BA-17.2")
def test_the_sites_on_the_way_need_not_be_his() -> None:
    match = laden(C1=city("A", "village"), C5=city("A", "palace"))
    assert match.passes("C2") == match.passes("C3") == "AB"
    match.plan("A", "C1.1 C5.1")
    assert match.has("A") == {"maize": 1}


@pytest.mark.clause("BA-17.3")
def test_not_past_a_site_with_more_enemy_pyramids_own_city() -> None:
    """F1 has two ways out; B's market on E1 puts a pyramid on F1, so A's token is stuck there."""
    match = laden(F1=city("A", "village"), F2=city("A", "palace"), E1=city("B", "market"))
    assert (match.pyramids("F1"), match.passes("F1")) == ({"B": 1}, "B")
    match.play("A", "take F1.1")
    blocked = {"site": "F1", "seats": ["B"]}
    assert match.refused("A to F2.1") == ("BA-17.6", "road-blocked", blocked)


@pytest.mark.clause("BA-17.3")
def test_not_past_a_site_with_more_enemy_pyramids_available_site() -> None:
    """A5 is joined to the rest by A4 and B5 alone; B has marked both, which nobody owns."""
    match = laden(A5=city("A", "village"), A1=city("A", "palace"), B4=city("B", "market"))
    assert (match.pyramids("A4"), match.passes("A4"), match.passes("B5")) == ({"B": 1}, "B", "B")
    match.play("A", "take A5.1")
    blocked = {"site": "A4", "seats": ["B"]}
    assert match.refused("A to A1.1") == ("BA-17.3", "road-blocked", blocked)


@pytest.mark.clause("BA-17.3")
def test_more_own_pyramids_open_an_enemy_city() -> None:
    """A's market on A4 marks A5, B's own city: A passes it, B does not."""
    match = laden(
        A4=city("A", "market", "village"),
        A5=city("B", "village"),
        A3=city("B", "village"),
        B4=city("B", "village"),
        B5=city("A", "palace"),
    )
    assert (match.pyramids("A5"), match.passes("A5")) == ({"A": 1}, "A")
    match.plan("A", "A4.2 B5.1")
    match.play("B", "take A5.1")
    assert match.options_for("B") == ["keep"]


@pytest.mark.clause("BA-17.4")
def test_a_tie_in_a_city_leaves_it_to_its_owner() -> None:
    """One pyramid each on C2, B's city."""
    match = laden(
        C1=city("A", "market", "village"),
        D2=city("B", "market", "village"),
        C2=city("B", "palace"),
        C3=city("A", "palace"),
    )
    assert (match.pyramids("C2"), match.passes("C2")) == ({"A": 1, "B": 1}, "B")
    match.plan("B", "D2.2 C2.1")
    match.play("A", "take C1.2", "to C3.1")  # by B1 and B3
    match.play("A", "done")
    assert (match.has("A"), match.has("B")) == ({"maize": 1}, {"jade": 1})


@pytest.mark.clause("BA-17.4")
def test_an_enemy_city_without_any_pyramid_cannot_be_crossed() -> None:
    match = laden(F1=city("A", "village"), E1=city("B", "village"), F2=city("B", "village"))
    assert (match.pyramids("E1"), match.passes("E1"), match.passes("F2")) == ({}, "B", "B")
    match = laden(
        F1=city("A", "village"),
        E1=city("B", "village"),
        F2=city("B", "village"),
        F3=city("A", "palace"),
    )
    match.play("A", "take F1.1")
    assert match.refused("A to F3.1")[:2] == ("BA-17.4", "road-blocked")


@pytest.mark.clause("BA-17.5")
def test_on_a_tie_on_an_available_site_all_concerned_may_pass() -> None:
    match = table(
        3, cities={"C2": city("A", "market"), "E2": city("B", "market"), "F5": city("C", "market")}
    )
    assert match.pyramids("D2") == {"A": 1, "B": 1}
    assert match.passes("D2") == "AB"
    assert (match.pyramids("A5"), match.passes("A5")) == ({}, "ABC")


@pytest.mark.clause("BA-17.6")
def test_production_of_a_controlled_city_is_used_only_inside_it() -> None:
    match = laden(
        D2=city("A", "village", "village", "reserve"),
        C2=city("B", "market"),
        D3=city("A", "palace"),
    )
    assert match.passes("D2") == "B"
    match.play("A", "take D2.1")
    assert match.options_for("A") == ["to D2.3", "keep"]
    why = {"site": "D2", "seats": ["B"]}
    assert match.refused("A to D3.1") == ("BA-17.6", "road-blocked", why)
    match.play("A", "to D2.3", "done")
    assert match.token("D2.3") == "jade"


@pytest.mark.clause("BA-17.7")
def test_nothing_can_be_brought_into_a_controlled_city() -> None:
    match = laden(B1=city("A", "village"), D2=city("A", "palace"), C2=city("B", "market"))
    assert (match.passes("B1"), match.passes("D2")) == ("A", "B")
    match.play("A", "take B1.1")
    assert match.options_for("A") == ["keep"]
    assert match.refused("A to D2.1")[:2] == ("BA-17.7", "road-blocked")


@pytest.mark.clause("BA-17.8")
def test_transport_equipping_storage_ceremony_and_taxes_are_one_step() -> None:
    match = laden(
        F4=city("A", "village", "village"),
        F2=city("A", "garrison", "reserve"),
        E2=city("A", "temple", "palace"),
        E3=city("A", "village", "village"),
    )
    seq = match.seq
    match.carry("A", "E3.2 E2.3", "F4.1 F2.1", "E3.1 E2.1", "F4.2 F2.2")  # in any order
    assert match.heard("carried", "A") == []
    match.play("A", "done")
    assert [(one["to"], one["building"]) for one in match.heard("carried", None, seq)] == [
        *(("E2.1", "temple"), ("E2.3", "palace")),
        *(("F2.1", "garrison"), ("F2.2", "reserve")),
    ]
    assert (match.points("A"), match.has("A"), match.view().round) == (1, {"maize": 1}, 2)
    assert match.tokens("F2") == ["obsidian", "obsidian", "-", "-"]
