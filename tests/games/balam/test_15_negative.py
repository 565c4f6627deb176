"""Chapter 15: the negative cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from ceiba import Match
from tests.games.balam.facts import COASTAL, VOLCANIC
from tests.games.balam.kit import (
    asked,
    built,
    city,
    heard,
    options,
    owner,
    play,
    player,
    prompt,
    refused,
    round_of,
    supply,
    tokens,
    view,
)

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


def struck(card: str, **cities: dict[str, str]) -> Match:
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
    match = struck(card, **three(kind), E1=city("A", f"reserve {pays}"))
    assert asked(match, "A") == "avert"
    assert prompt(match, "A") == {"card": card, "tokens": 1}
    assert options(match, "A") == ["offer E1.1", "suffer"]
    before = supply(match)[pays]
    play(match, "A", "offer E1.1")
    assert player(match, "A").buildings[kind] == 3
    assert (tokens(match, "E1")[0], supply(match)[pays]) == ("-", before + 1)
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-15.1", "BA-15.2", "BA-15.3", "BA-15.4", "BA-15.5")
@LOSSES
def test_or_lose_so_many_buildings(card: str, pays: str, kind: str, count: int) -> None:
    match = struck(card, **three(kind), E1=city("A", f"reserve {pays}"))
    play(match, "A", "suffer")
    assert prompt(match, "A") == {"left": count}
    for name in ("F2", "C1")[:count]:
        play(match, "A", f"lose {name}.2")
    assert match.waiting == ["B"]
    assert player(match, "A").buildings[kind] == 3 - count
    assert built(match, "F2")[:2] == ["observatory", "-"]
    assert built(match, "D3")[:2] == ["observatory", kind]
    assert tokens(match, "E1")[0] == pays


@pytest.mark.clause("BA-15.1", "BA-15.2", "BA-15.3", "BA-15.4", "BA-15.5")
@LOSSES
@pytest.mark.parametrize("wealth", ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"])
def test_no_other_wealth_averts_it(
    card: str, pays: str, kind: str, count: int, wealth: str
) -> None:
    match = struck(card, **three(kind), E1=city("A", f"reserve {wealth}"))
    assert (asked(match, "A") == "avert") == (wealth == pays)


@pytest.mark.clause("BA-15.4")
def test_lost_markets_take_their_pyramids_back() -> None:
    match = struck("pochteca_competition", C1=city("A", "market", "market", "village"))
    assert (player(match, "A").small, player(match, "A").buildings["market"]) == (15, 0)


@pytest.mark.clause("BA-15.6")
def test_decadence_takes_one_prisoner_or_one_of_each() -> None:
    cities = {
        "C1": city("A", "ball_court", "ball_court", "observatory", "observatory"),
        "D2": city("A", "reserve prisoner"),
    }
    match = struck("decadence", **cities)
    assert prompt(match, "A") == {"card": "decadence", "tokens": 1}
    play(match, "A", "suffer")
    assert options(match, "A") == ["lose C1.1", "lose C1.2"]
    assert refused(match, "A lose C1.3") == ("BA-R57", "not-named", {"building": "observatory"})
    play(match, "A", "lose C1.2")
    assert options(match, "A") == ["lose C1.3", "lose C1.4"]
    play(match, "A", "lose C1.3")
    assert built(match, "C1") == ["ball_court", "-", "-", "observatory"]
    assert match.waiting == ["B"]
    match = struck("decadence", **cities)
    play(match, "A", "offer D2.1")
    assert (built(match, "C1").count("ball_court"), match.waiting) == (2, ["B"])


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_all_own_cities_named_are_lost(card: str, named: set[str]) -> None:
    """A has twelve cities, the named among them; B's stay."""
    match = round_of("drought", cities={})
    every = [one.site for one in view(match).sites]
    mine = [*sorted(named), *[name for name in every if name not in named]][:12]
    his = [name for name in every if name not in mine][:12]
    cities = {name: city("A" if name in mine else "B", "village") for name in [*mine, *his]}
    match = struck(card, **cities)
    assert {name for name in mine if owner(match, name) is None} == named
    assert all(owner(match, name) == "B" for name in his)
    assert player(match, "A").cities == 12 - len(named)
    assert player(match, "A").buildings["village"] == 12 - len(named)


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_other_kings_cities_are_untouched(card: str, named: set[str]) -> None:
    first, second, *_ = sorted(named)
    match = struck(card, **{first: city("A", "village"), second: city("B", "village")})
    assert (owner(match, first), owner(match, second)) == (None, "B")


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_or_two_prisoners_are_paid(card: str, named: set[str]) -> None:
    first = min(named)
    prisoners = city("A", "reserve prisoner", "garrison prisoner", "reserve prisoner")
    match = struck(card, **{first: city("A", "village"), "C1": prisoners})
    assert prompt(match, "A") == {"card": card, "tokens": 2}
    play(match, "A", "offer C1.3")
    assert options(match, "A") == ["offer C1.1", "offer C1.2"]
    play(match, "A", "offer C1.1")
    assert tokens(match, "C1") == ["-", "prisoner", "-", "-"]
    assert (owner(match, first), match.waiting) == ("A", ["B"])
    assert len(heard(match, "averted")) == 2


@pytest.mark.clause("BA-15.7", "BA-15.8")
@BIG
def test_one_prisoner_is_not_enough(card: str, named: set[str]) -> None:
    first = min(named)
    match = struck(card, **{first: city("A", "village"), "C1": city("A", "reserve prisoner")})
    assert (owner(match, first), tokens(match, "C1")[0]) == (None, "prisoner")
