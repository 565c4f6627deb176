"""Chapter 22: losses."""

import pytest

from tests.games.balam.kit import city, laden


@pytest.mark.clause("BA-22.1", "BA-22.2")
def test_all_is_discarded_but_what_is_in_reserves_and_obsidians_on_garrisons() -> None:
    match = laden(
        F2=city("A", "village", "garrison obsidian", "garrison prisoner", "reserve prisoner"),
        C1=city("B", "village", "reserve maize", "village"),
    )
    match.play("A", "done")
    assert match.tokens("F2") == ["obsidian", "obsidian", "prisoner", "prisoner"]  # not yet
    match.play("B", "done")
    assert match.tokens("F2") == ["-", "obsidian", "-", "prisoner"]
    assert match.tokens("C1") == ["-", "maize", "-", "-"]
    assert (match.supply()["obsidian"], match.supply()["prisoner"], match.supply()["maize"]) == (
        *(15, 9, 29),
    )
    assert match.heard("spoiled") == [
        {"seat": "A", "places": ["F2.1", "F2.3"]},
        {"seat": "B", "places": ["C1.1", "C1.3"]},
    ]
