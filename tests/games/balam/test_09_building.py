"""Chapter 9: building and changing a site."""

from __future__ import annotations

import pytest

from tests.games.balam.facts import COST, DOUBLE
from tests.games.balam.kit import (
    built,
    city,
    has,
    heard,
    options,
    owner,
    play,
    player,
    prompt,
    refused,
    stock,
    supply,
    table,
    token,
)


@pytest.mark.clause("BA-9.1")
def test_tokens_on_the_board_cannot_pay() -> None:
    match = table(cities={"C1": city("A", "reserve jade", "reserve maize")}, A="maize 2", B="maize")
    play(match, "A", "transform C1")
    assert refused(match, "A raise observatory 3") == (
        *("BA-9.9", "needs-wealth", {"building": "observatory", "wealth": "jade"}),
    )
    play(match, "A", "raise village 3")
    why = {"building": "village", "cost": 1, "left": 0}
    assert refused(match, "A raise village 4") == ("BA-9.9", "too-dear", why)
    play(match, "A", "done")
    assert has(match, "A") == {}
    assert [token(match, place) for place in ("C1.1", "C1.2")] == ["jade", "maize"]


@pytest.mark.clause("BA-9.2")
def test_an_own_city_or_an_available_site_anywhere() -> None:
    match = table(cities={"C1": city("A", "village"), "C2": city("B", "village")})
    sites = {"A1", "B1", "E1", "F1", "D2", "E2", "F2", "A3", "B3", "C3", "D3", "E3", "F3"}
    sites |= {"A4", "B4", "D4", "F4", "A5", "B5", "C5", "D5", "E5", "F5"}
    assert set(options(match, "A", "build")) == sites
    assert options(match, "A", "transform") == ["C1"]
    taken = {"site": "C2", "seat": "B"}
    assert refused(match, "A build C2") == ("BA-9.2", "site-taken", taken)
    assert refused(match, "A transform C2") == ("BA-9.2", "not-your-city", {"site": "C2"})
    assert refused(match, "A transform D2") == ("BA-9.2", "not-your-city", {"site": "D2"})
    assert refused(match, "A build C1") == ("BA-9.2", "your-city", {"site": "C1"})
    assert refused(match, "A build D1") == ("BA-9.2", "no-site", {})  # a cenote


@pytest.mark.clause("BA-9.2")
def test_on_one_site_only() -> None:
    match = table(cities={"C1": city("A", "village")})
    play(match, "A", "build D2", "raise village 1")
    assert {option.split()[0] for option in options(match, "A")} == {"raise", "done"}
    assert refused(match, "A transform C1")[1] == "not-now"
    play(match, "A", "done")
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-9.3")
def test_several_buildings_in_one_turn() -> None:
    match = table(A="maize 3 cacao jade shell")
    play(match, "A", "build C1", "raise market 1", "raise observatory 2", "raise ball_court 3")
    play(match, "A", "raise reserve 4", "done")
    assert built(match, "C1") == ["market", "observatory", "ball_court", "reserve"]
    assert has(match, "A") == {"maize": 1}


@pytest.mark.clause("BA-9.4")
def test_the_site_itself_is_free_and_gets_a_large_pyramid() -> None:
    match = table(A="maize 2")
    play(match, "A", "build F5")
    assert prompt(match, "A") == {"site": "F5", "owed": 1, "left": 1}
    play(match, "A", "raise garrison 2", "done")
    assert (owner(match, "F5"), player(match, "A").large, has(match, "A")) == ("A", 11, {})
    assert heard(match, "founded") == [{"seat": "A", "site": "F5"}]


@pytest.mark.clause("BA-9.5")
@pytest.mark.parametrize(("site", "slots"), [("A1", 2), ("D2", 3), ("C1", 4)])
def test_no_more_than_the_slots_of_the_site(site: str, slots: int) -> None:
    match = table(A="maize 9")
    play(match, "A", f"build {site}", *[f"raise village {n + 1}" for n in range(slots)])
    assert built(match, site) == ["village"] * slots
    assert options(match, "A") == ["done"]
    taken = {"place": f"{site}.1"}
    assert refused(match, "A raise garrison 1") == ("BA-9.5", "slot-taken", taken)
    if slots < 4:
        why = {"site": site, "slots": slots}
        assert refused(match, f"A raise village {slots + 1}") == ("BA-9.5", "no-such-slot", why)


@pytest.mark.clause("BA-9.6")
@pytest.mark.parametrize("building", COST)
def test_how_many_slots_a_building_takes(building: str) -> None:
    match = table(A="maize 5 cacao shell jade")
    play(match, "A", "build C1", f"raise {building} 2")
    after = ["-", building, "=", "-"] if building in DOUBLE else ["-", building, "-", "-"]
    assert built(match, "C1") == after


@pytest.mark.clause("BA-9.6")
def test_two_slots_that_are_adjacent() -> None:
    match = table(cities={"C1": city("A", "village", "", "village")})
    play(match, "A", "transform C1")
    for slot in (2, 4):
        assert refused(match, f"A raise palace {slot}") == (
            *("BA-9.6", "no-adjacent-slot", {"building": "palace"}),
        )
    assert "raise village 2" in options(match, "A")
    play(match, "A", "remove 3", "raise palace 3")
    assert built(match, "C1") == ["village", "-", "palace", "="]


@pytest.mark.clause("BA-9.7")
def test_own_buildings_are_removed_free_and_at_once() -> None:
    match = table(
        cities={"C1": city("A", "palace", "reserve jade", "village")}, A="maize 4", B="maize"
    )
    play(match, "A", "transform C1", "remove 1", "remove 3")
    assert built(match, "C1") == ["-", "-", "-", "village"]
    assert (stock(match)["palace_temple"], supply(match)["jade"]) == (16, 8)
    play(match, "A", "raise temple 2", "done")
    assert built(match, "C1") == ["-", "temple", "=", "village"]
    assert has(match, "A") == {"maize": 1}  # one for the turn, two for the temple


@pytest.mark.clause("BA-9.7")
def test_only_own_buildings_of_this_site() -> None:
    match = table(cities={"C1": city("A", "village"), "C2": city("B", "village")})
    play(match, "A", "transform C1")
    assert options(match, "A", "remove") == ["1"]
    assert refused(match, "A remove 2") == ("BA-9.7", "no-building", {"site": "C1"})


@pytest.mark.clause("BA-9.8")
def test_a_building_is_never_moved() -> None:
    """There is no such answer: removed and built anew it costs its price, and the token is gone."""
    match = table(cities={"C1": city("A", "reserve jade")}, A="maize 2")
    play(match, "A", "transform C1", "remove 1", "raise reserve 2", "done")
    assert built(match, "C1") == ["-", "reserve", "-", "-"]
    assert (token(match, "C1.2"), has(match, "A"), supply(match)["jade"]) == ("-", {}, 8)


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize("building", ["village", "garrison", "palace", "temple"])
def test_basic_buildings_are_paid_with_any_types(building: str) -> None:
    cost = 2 if building in DOUBLE else 1
    match = table(A="maize 2 obsidian prisoner")
    play(match, "A", "build C1", f"raise {building} 1", "done", "pay obsidian", "pay prisoner")
    if cost == 2:
        assert (has(match, "A"), match.waiting) == ({"maize": 1}, ["B"])
    else:
        assert (has(match, "A"), match.waiting) == ({"maize": 2}, ["B"])


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize(
    ("building", "needs"),
    [("reserve", "maize"), ("market", "cacao"), ("observatory", "jade"), ("ball_court", "shell")],
)
def test_the_others_need_one_given_type(building: str, needs: str) -> None:
    others = [w for w in ("maize", "cacao", "shell", "jade", "obsidian", "prisoner") if w != needs]
    match = table(A=" ".join(f"{wealth} 2" for wealth in others))
    play(match, "A", "build C1")
    why = {"building": building, "wealth": needs}
    assert refused(match, f"A raise {building} 1") == ("BA-9.9", "needs-wealth", why)
    match = table(A=f"{needs} 2")
    play(match, "A", "build C1", f"raise {building} 1", "done")
    assert (built(match, "C1")[0], has(match, "A")) == (building, {})
