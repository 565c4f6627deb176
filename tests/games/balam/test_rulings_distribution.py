"""Rulings on the distribution (BA-R39 to BA-R44)."""

from typing import Any

import pytest

from tests.games.balam.kit import city, laden, last_card


@pytest.mark.clause("BA-R39")
def test_tokens_on_villages_reserves_and_garrisons_may_be_moved() -> None:
    match = laden(
        F2=city("A", "village", "reserve jade", "garrison prisoner", "garrison obsidian"),
        E2=city("B", "reserve jade"),
        F1=city("A", "market", "observatory"),
    )
    assert match.options_for("A") == ["take F2.1", "take F2.2", "take F2.3", "take F2.4", "done"]
    assert match.refused("A take E2.1") == ("BA-17.1", "not-your-token", {})
    assert match.refused("A take F1.1") == ("BA-17.1", "no-token-there", {})


@pytest.mark.clause("BA-R39")
def test_each_may_stay_move_once_or_be_given_up() -> None:
    match = laden(C1=city("A", "reserve jade", "reserve cacao", "reserve", "reserve shell"))
    match.play("A", "take C1.1", "keep")
    match.play("A", "take C1.2", "to C1.3")
    match.play("A", "take C1.4", "drop")
    match.play("A", "done")
    assert match.tokens("C1") == ["jade", "-", "cacao", "-"]
    assert (match.supply()["shell"], match.points("A")) == (8, 0)
    assert match.heard("given_up") == [{"seat": "A", "wealth": "shell", "place": "C1.4"}]


@pytest.mark.clause("BA-R39")
def test_a_plan_can_be_changed_until_it_is_done() -> None:
    match = laden(C1=city("A", "village", "palace"), B1=city("A", "temple"))
    match.carry("A", "C1.1 C1.2", "C1.1 B1.1")
    assert [(move.place, move.to) for move in match.view("A").plan.moves] == [("C1.1", "B1.1")]
    match.play("A", "done")
    assert match.refused("A take C1.1")[1] in ("plan-done", "not-asked")
    assert (match.has("A"), match.points("A")) == ({}, 1)


@pytest.mark.clause("BA-R40")
def test_inside_one_city_always() -> None:
    """Also in a city the enemy controls."""
    match = laden(D2=city("A", "village", "palace"), C2=city("B", "market"))
    assert match.passes("D2") == "B"
    match.plan("A", "D2.1 D2.2")
    assert match.has("A") == {"jade": 1}


@pytest.mark.clause("BA-R40")
@pytest.mark.parametrize(
    ("closed", "clause"),
    [
        ({}, None),
        ({"C2": ("B", "village")}, None),  # around by B1
        ({"C2": ("B", "village"), "B1": ("B", "village")}, None),  # around by E1
        ({"C2": ("B", "village"), "B1": ("B", "village"), "E1": ("B", "village")}, "BA-17.4"),
        ({"C5": ("B", "market")}, "BA-17.7"),  # the destination itself is controlled
        ({"E1": ("B", "market")}, "BA-17.6"),  # the source itself is
    ],
)
def test_a_chain_of_passable_sites_both_ends_included(
    closed: dict[str, tuple[str, str]], clause: str | None
) -> None:
    """From C1 to the palace on C3."""
    cities: dict[str, Any] = {
        name: city(king, building) for name, (king, building) in closed.items()
    }
    match = laden(C1=city("A", "village"), C3=city("A", "palace"), **cities)
    match.play("A", "take C1.1")
    assert ("to C3.1" in match.options_for("A")) == (clause is None)
    if clause is not None:
        assert match.refused("A to C3.1")[:2] == (clause, "road-blocked")


@pytest.mark.clause("BA-R40")
def test_what_cannot_be_reached_is_shown_with_the_reason() -> None:
    """B's market closes both ends, the one as well as the other."""
    match = laden(C1=city("A", "village"), D2=city("A", "palace"), C2=city("B", "market"))
    match.play("A", "take C1.1")
    decision = match.decision("A")
    assert decision is not None
    [blocked] = decision.blocked
    assert (blocked.text, blocked.why.clause) == ("to D2.1", "BA-17.6")
    assert (blocked.why.key, blocked.why.data) == ("roads-blocked", {"sites": ["C1", "D2"]})


@pytest.mark.clause("BA-R41")
def test_a_token_may_take_the_place_of_one_that_leaves() -> None:
    match = laden(B1=city("A", "village", "reserve maize"), C1=city("A", "temple"))
    match.play("A", "take B1.1")
    assert match.refused("A to B1.2")[:2] == ("BA-19.1", "holds-token")
    match.play("A", "keep", "take B1.2", "to C1.1", "take B1.1", "to B1.2", "done")
    assert (match.token("B1.2"), match.points("A")) == ("cacao", 1)


@pytest.mark.clause("BA-R41")
def test_two_reserves_may_swap_and_a_garrison_be_rearmed() -> None:
    match = laden(
        F2=city("A", "reserve jade", "garrison prisoner", "village", "reserve"),
        C1=city("A", "reserve cacao"),
    )
    match.play("A", "take F2.1", "drop", "take C1.1", "to F2.1", "take F2.1", "to C1.1", "done")
    assert (match.token("F2.1"), match.token("C1.1")) == ("cacao", "jade")
    match = laden(F2=city("A", "reserve", "garrison prisoner", "village"))
    match.plan("A", "F2.2 F2.1", "F2.3 F2.2")
    assert match.tokens("F2") == ["prisoner", "obsidian", "-", "-"]


@pytest.mark.clause("BA-R41")
def test_a_token_whose_place_is_promised_cannot_be_put_back() -> None:
    match = laden(B1=city("A", "village", "reserve maize"), C1=city("A", "temple"))
    match.carry("A", "B1.2 C1.1", "B1.1 B1.2")
    match.play("A", "take B1.2")
    assert match.options_for("A") == ["to C1.1", "drop"]
    for answer in ("keep", "to B1.2"):
        assert match.refused(f"A {answer}") == ("BA-R41", "place-promised", {"place": "B1.2"})
    match.play("A", "drop", "done")
    assert (match.token("B1.2"), match.points("A")) == ("cacao", 0)


@pytest.mark.clause("BA-R41")
@pytest.mark.parametrize(
    ("kind", "room"), [("temple", 2), ("palace", 2), ("reserve", 1), ("garrison", 1)]
)
def test_capacities(kind: str, room: int) -> None:
    match = laden(F2=city("A", "village", "village", "village"), F4=city("A", kind))
    for number in range(1, room + 1):
        match.play("A", f"take F2.{number}", "to F4.1")
    match.play("A", f"take F2.{room + 1}")
    assert match.options_for("A") == ["keep"]


@pytest.mark.clause("BA-R42")
def test_only_an_obsidian_onto_a_garrison_and_nothing_onto_a_village() -> None:
    match = laden(
        F2=city("A", "village", "garrison"), C1=city("A", "reserve obsidian", "reserve jade")
    )
    match.play("A", "take C1.1")
    assert match.options_for("A") == ["to F2.2", "keep", "drop"]
    useless = {"place": "F2.1", "building": "village"}
    assert match.refused("A to F2.1") == ("BA-17.1", "no-use-there", useless)
    match.play("A", "keep", "take C1.2")
    assert match.refused("A to F2.2") == ("BA-18.1", "not-on-garrison", {"wealth": "jade"})


@pytest.mark.clause("BA-R42")
def test_a_prisoner_does_not_move_from_garrison_to_garrison() -> None:
    match = laden(F2=city("A", "garrison prisoner", "garrison"))
    match.play("A", "take F2.1")
    assert match.options_for("A") == ["keep", "drop"]
    why = {"wealth": "prisoner"}
    assert match.refused("A to F2.2") == ("BA-18.1", "not-on-garrison", why)


@pytest.mark.clause("BA-R43")
def test_plans_are_applied_together_and_seen_only_then() -> None:
    match = last_card(
        3,
        cities={
            "C1": city("A", "village", "palace"),
            "B1": city("B", "village", "palace"),
            "D2": city("C", "village"),
        },
        A="",
        B="",
        C="",
    )
    match.plan("A", "C1.1 C1.2")
    for seat in ("B", "C", None):
        assert match.token("C1.1") == "maize"  # still where it was
        assert match.heard("carried", seat) == []
        assert match.view(seat).players[0].planned
    assert match.view("A").plan.done
    match.play("B", "take B1.1")
    for seat in ("A", "C", None):
        shown = match.view(seat).plan
        assert shown is None or (shown.hand is None and "B1.1" not in str(shown.moves))
    match.play("B", "to B1.2", "done")
    assert match.has("A") == {}
    match.play("C", "done")
    assert [match.has(seat) for seat in "ABC"] == [{"maize": 1}, {"cacao": 1}, {}]


@pytest.mark.clause("BA-R43")
def test_no_plan_hinders_another() -> None:
    """Both carry over the same available sites."""
    match = laden(
        C1=city("A", "village"),
        F2=city("A", "palace"),
        D2=city("B", "village"),
        F1=city("B", "palace"),
    )
    assert match.passes("E1") == match.passes("E2") == "AB"
    match.plan("B", "D2.1 F1.1")
    match.plan("A", "C1.1 F2.1")
    assert (match.has("A"), match.has("B")) == ({"maize": 1}, {"jade": 1})


@pytest.mark.clause("BA-R44")
def test_villages_are_empty_when_they_produce() -> None:
    """Whatever was left on them is lost at the end of each round."""
    deck = ["earthquake", "tidal_wave", "insurrection"]
    match = last_card(cities={"D2": city("A", "village", "reserve")}, A="", B="", deck=deck)
    match.play("A", "done")
    assert match.token("D2.1") == "-"
    match.play("B", "flip 1")
    match.play("A", "flip 2")
    match.play("B", "flip 3")
    assert (match.tokens("D2"), match.supply()["jade"]) == (["jade", "-", "-"], 7)
