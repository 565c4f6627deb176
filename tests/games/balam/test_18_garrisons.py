"""Chapter 18: equipping garrisons."""

import pytest

from ceiba import BadPosition
from tests.games.balam.kit import city, laden, table


@pytest.mark.clause("BA-18.1")
def test_one_obsidian_at_most_on_each_garrison() -> None:
    match = laden(F2=city("A", "village", "village", "garrison", "garrison"))
    match.carry("A", "F2.1 F2.4")
    match.play("A", "take F2.2")
    why = {"place": "F2.4", "building": "garrison"}
    assert match.refused("A to F2.4") == ("BA-18.1", "holds-token", why)
    match.play("A", "to F2.3", "done")
    assert match.tokens("F2") == ["-", "-", "obsidian", "obsidian"]


@pytest.mark.clause("BA-18.1")
@pytest.mark.parametrize("wealth", ["maize", "cacao", "shell", "jade", "prisoner"])
def test_nothing_but_an_obsidian(wealth: str) -> None:
    match = laden(C1=city("A", f"reserve {wealth}", "garrison"))
    match.play("A", "take C1.1")
    assert match.refused("A to C1.2") == ("BA-18.1", "not-on-garrison", {"wealth": wealth})


@pytest.mark.clause("BA-18.2")
@pytest.mark.parametrize("held", ["obsidian", "prisoner"])
def test_either_an_obsidian_or_a_prisoner(held: str) -> None:
    match = laden(F2=city("A", "village", f"garrison {held}"))
    match.play("A", "take F2.1")
    why = {"place": "F2.2", "building": "garrison"}
    assert match.refused("A to F2.2") == ("BA-18.1", "holds-token", why)
    with pytest.raises(BadPosition):
        table(cities={"F2": city("A", "garrison obsidian prisoner")})


@pytest.mark.clause("BA-18.3")
@pytest.mark.parametrize(("held", "kept"), [("obsidian", "obsidian"), ("prisoner", "-")])
def test_from_round_to_round_only_an_obsidian_stays(held: str, kept: str) -> None:
    match = laden(F2=city("A", f"garrison {held}"))
    match.play("A", "done")
    assert (match.view().round, match.token("F2.1")) == (2, kept)
