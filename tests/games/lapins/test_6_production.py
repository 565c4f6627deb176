"""Chapter 6: production."""

import pytest

from tests.games.lapins.facts import TOKENS
from tests.games.lapins.kit import end_of_round, last_card


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
    match.play("A", "flip 3")
    assert match.city("A1") == "A: village jade, temple"
    assert match.city("A2") == "B: village obsidian, village obsidian"
    assert match.city("D1") == "A: village cacao"
    assert match.city("A4") == "B: village shell"
    assert match.city("C3") == "A: village maize, reserve"
    assert match.supply()["obsidian"] == 13
    assert match.heard("produced")[0] == {"seat": "A", "wealth": "maize", "places": ["C3.1"]}
    assert match.has("A") == {"maize": 1}  # the card; production is no king wealth


@pytest.mark.clause("DL-6.1")
def test_nothing_else_produces() -> None:
    cities = {
        "A1": "A: temple, garrison, garrison_2",
        "B1": "A: palace, reserve, market",
        "C1": "A: observatory, ball_court",
    }
    match = end_of_round(cities=cities)
    assert match.view().round == 2  # nobody had anything to distribute
    assert [match.city(name) for name in cities] == list(cities.values())


@pytest.mark.clause("DL-6.2")
def test_prisoners_are_never_produced() -> None:
    cities = dict.fromkeys(("A1", "A2", "A4", "D1", "B1"), "A: village")
    match = end_of_round(cities=cities, wealth={"A": "", "B": ""})
    produced = {match.city(name).split()[-1] for name in cities}
    assert produced == set(TOKENS) - {"prisoner"}
    assert match.supply()["prisoner"] == 10
