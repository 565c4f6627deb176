"""Chapter 15: the negative cards, one by one."""

from typing import Any

import pytest

from tests.games.balam.facts import COASTAL, VOLCANIC
from tests.games.balam.kit import Table, city, round_of

# card, what averts it, what is lost: kind and number
LOSSES = pytest.mark.parametrize(
    ("card", "pays", "kind", "count"),
    [
        ("drought", "maize", "village", 2),  # BA-15.1
        ("insurrection", "maize", "palace", 1),  # BA-15.2
        ("earthquake", "prisoner", "temple", 1),  # BA-15.3
        ("pochteca_competition", "prisoner", "market", 2),  # BA-15.4
        ("toltec_raid", "prisoner", "garrison", 2),  # BA-15.5
    ],
)
BIG = pytest.mark.parametrize(
    ("card", "named"),
    [
        ("volcanic_eruptions", VOLCANIC),  # BA-15.7
        ("tidal_wave", COASTAL),  # BA-15.8
    ],
)


def struck(card: str, **cities: dict[str, str]) -> Table:
    """A has flipped a catastrophe."""
    facts: dict[str, Any] = {"cities": cities}
    match = round_of(card, "favourable_maize", **facts)
    match.play("A flip 1")
    return match


def three(kind: str) -> dict[str, dict[str, str]]:
    """Three cities with a building of a kind, next to something else."""
    return {name: city("A", "observatory", kind) for name in ("C1", "D3", "F2")}


@pytest.mark.clause("BA-15.1", "BA-15.2", "BA-15.3", "BA-15.4", "BA-15.5")
@LOSSES
def test_pay_with_one_token(card: str, pays: str, kind: str, count: int) -> None:
    """The question says what pays and how much of it there is; what does not pay says why."""
    lying = city("A", f"reserve {pays}", "reserve cacao")
    match = struck(card, **three(kind), E1=lying)
    assert match.task("A") == "avert"
    asked = {"card": card, "tokens": 1, "wealth": [pays], "found": 1}
    assert match.prompt("A")[2] == asked
    assert match.options_for("A") == ["offer E1.1", "suffer"]
    blocked = match.decision("A").blocked
    assert [(one.text, one.why.key) for one in blocked] == [("offer E1.2", "does-not-avert")]
    before = match.supply()[pays]
    match.play("A", "offer E1.1")
    assert match.player("A").buildings[kind] == 3
    assert (match.tokens("E1")[0], match.supply()[pays]) == ("-", before + 1)
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-15.1", "BA-15.2", "BA-15.3", "BA-15.4", "BA-15.5")
@LOSSES
def test_or_lose_so_many_buildings(card: str, pays: str, kind: str, count: int) -> None:
    match = struck(card, **three(kind), E1=city("A", f"reserve {pays}"))
    match.play("A", "suffer")
    assert match.prompt("A")[2] == {"left": count}
    for name in ("F2", "C1")[:count]:
        match.play("A", f"lose {name}.2")
    assert match.waiting == ["B"]
    assert match.player("A").buildings[kind] == 3 - count
    assert match.built("F2")[:2] == ["observatory", "-"]
    assert match.built("D3")[:2] == ["observatory", kind]
    assert match.tokens("E1")[0] == pays


@pytest.mark.clause("BA-15.1", "BA-15.2", "BA-15.3", "BA-15.4", "BA-15.5")
@LOSSES
@pytest.mark.parametrize("wealth", ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"])
def test_no_other_wealth_averts_it(
    card: str, pays: str, kind: str, count: int, wealth: str
) -> None:
    match = struck(card, **three(kind), E1=city("A", f"reserve {wealth}"))
    assert (match.task("A") == "avert") == (wealth == pays)


@pytest.mark.clause("BA-15.4")
def test_lost_markets_take_their_pyramids_back() -> None:
    match = struck("pochteca_competition", C1=city("A", "market", "market", "village"))
    assert (match.player("A").small, match.player("A").buildings["market"]) == (15, 0)


@pytest.mark.clause("BA-15.6")
def test_decadence_takes_one_prisoner_or_one_of_each() -> None:
    cities = {
        "C1": city("A", "ball_court", "ball_court", "observatory", "observatory"),
        "D2": city("A", "reserve prisoner"),
    }
    match = struck("decadence", **cities)
    assert match.prompt("A")[2] == {
        "card": "decadence",
        "tokens": 1,
        "wealth": ["prisoner"],
        "found": 1,
    }
    match.play("A", "suffer")
    assert match.options_for("A") == ["lose C1.1", "lose C1.2"]
    assert match.refused("A lose C1.3") == ("BA-R57", "not-named", {"building": "observatory"})
    match.play("A", "lose C1.2")
    assert match.options_for("A") == ["lose C1.3", "lose C1.4"]
    match.play("A", "lose C1.3")
    assert match.built("C1") == ["ball_court", "-", "-", "observatory"]
    assert match.waiting == ["B"]
    match = struck("decadence", **cities)
    match.play("A", "offer D2.1")
    assert (match.built("C1").count("ball_court"), match.waiting) == (2, ["B"])


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_all_own_cities_named_are_lost(card: str, named: set[str]) -> None:
    """A has twelve cities, the named among them; B's stay."""
    match = round_of("drought", cities={})
    every = [one.site for one in match.view().sites]
    mine = [*sorted(named), *[name for name in every if name not in named]][:12]
    his = [name for name in every if name not in mine][:12]
    cities = {name: city("A" if name in mine else "B", "village") for name in [*mine, *his]}
    match = struck(card, **cities)
    assert {name for name in mine if match.owner(name) is None} == named
    assert all(match.owner(name) == "B" for name in his)
    assert match.player("A").cities == 12 - len(named)
    assert match.player("A").buildings["village"] == 12 - len(named)


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_other_kings_cities_are_untouched(card: str, named: set[str]) -> None:
    first, second, *_ = sorted(named)
    match = struck(card, **{first: city("A", "village"), second: city("B", "village")})
    assert (match.owner(first), match.owner(second)) == (None, "B")


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_or_two_prisoners_are_paid(card: str, named: set[str]) -> None:
    first = min(named)
    prisoners = city("A", "reserve prisoner", "garrison prisoner", "reserve prisoner")
    match = struck(card, **{first: city("A", "village"), "C1": prisoners})
    assert match.prompt("A")[2] == {"card": card, "tokens": 2, "wealth": ["prisoner"], "found": 3}
    match.play("A", "offer C1.3")
    assert match.options_for("A") == ["offer C1.1", "offer C1.2"]
    match.play("A", "offer C1.1")
    assert match.tokens("C1") == ["-", "prisoner", "-", "-"]
    assert (match.owner(first), match.waiting) == ("A", ["B"])
    assert len(match.heard("averted")) == 2


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_one_prisoner_is_not_enough(card: str, named: set[str]) -> None:
    first = min(named)
    match = struck(card, **{first: city("A", "village"), "C1": city("A", "reserve prisoner")})
    assert (match.owner(first), match.tokens("C1")[0]) == (None, "prisoner")
