"""Chapter 6: production."""

from __future__ import annotations

import pytest

from tests.games.lapins.facts import TOKENS
from tests.games.lapins.kit import city, end_of_round, has, heard, last_card, play, supply


@pytest.mark.clause("DL-6.1")
def test_every_village_receives_a_token_of_its_site() -> None:
    cities = {
        "A1": "A: village, temple",
        "A2": "B: village, village",
        "D1": "A: village",
        "A4": "B: village",
        "C3": "A: village, reserve",
    }
    match = last_card("favourable_maize", cities=cities, wealth={"A": "", "B": ""})
    play(match, "A", "flip 3")
    assert city(match, "A1") == "A: village jade, temple"
    assert city(match, "A2") == "B: village obsidian, village obsidian"
    assert city(match, "D1") == "A: village cacao"
    assert city(match, "A4") == "B: village shell"
    assert city(match, "C3") == "A: village maize, reserve"
    assert supply(match, "obsidian") == 13
    assert heard(match, "produced")[0] == {"seat": "A", "wealth": "maize", "places": ["C3.1"]}
    assert has(match, "A") == {"maize": 1}  # the card; production is no king wealth


@pytest.mark.clause("DL-6.1")
def test_nothing_else_produces() -> None:
    cities = {
        "A1": "A: temple, garrison, garrison_2",
        "B1": "A: palace, reserve, market",
        "C1": "A: observatory, ball_court",
    }
    match = end_of_round(cities=cities)
    assert match.view().round == 2  # nobody had anything to distribute
    assert [city(match, name) for name in cities] == list(cities.values())


@pytest.mark.clause("DL-6.2")
def test_prisoners_are_never_produced() -> None:
    cities = dict.fromkeys(("A1", "A2", "A4", "D1", "B1"), "A: village")
    match = end_of_round(cities=cities, wealth={"A": "", "B": ""})
    produced = {city(match, name).split()[-1] for name in cities}
    assert produced == set(TOKENS) - {"prisoner"}
    assert supply(match, "prisoner") == 10
