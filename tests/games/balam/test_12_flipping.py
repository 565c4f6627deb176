"""Chapter 12: flipping a Katun card."""

import pytest

from tests.games.balam.facts import NEGATIVE
from tests.games.balam.kit import city, round_of, table


@pytest.mark.clause("BA-12.1")
def test_one_of_the_cards_of_the_round_is_flipped_and_applied() -> None:
    match = table(cards=["favourable_jade", "exceptional_katun", "favourable_shell"], A="", B="")
    match.play("A", "flip 2")
    assert match.has("A") == {"maize": 2}
    assert [(card.up, card.face) for card in match.view().cards] == [
        (False, None),
        (True, "exceptional_katun"),
        (False, None),
    ]
    assert match.heard("flipped") == [{"seat": "A", "card": 2, "face": "exceptional_katun"}]
    assert match.options_for("B") == ["flip 1", "flip 3"]
    assert match.refused("B flip 2") == ("BA-12.1", "card-gone", {"card": 2})


@pytest.mark.clause("BA-12.2")
@pytest.mark.parametrize("card", NEGATIVE)
def test_only_the_king_who_flipped_it_is_affected(card: str) -> None:
    """B has one of everything the catastrophes take, also by the sea and at a volcano."""
    his = {
        "C5": city("B", "palace", "village", "village"),
        "A1": city("B", "temple"),
        "B1": city("B", "market", "garrison", "ball_court", "observatory"),
    }
    match = round_of(card, "drought", cities=his)
    match.play("A", "flip 1")
    assert match.heard("spared") == [{"seat": "A", "card": card}]
    assert match.waiting == ["B"]
    assert match.built("C5") == ["palace", "=", "village", "village"]
    assert match.built("A1") == ["temple", "="]
    assert match.built("B1") == ["market", "garrison", "ball_court", "observatory"]


@pytest.mark.clause("BA-12.3")
def test_gains_are_king_wealth() -> None:
    match = round_of("favourable_jade", "drought", cities={"C1": city("A", "reserve")}, A="")
    match.play("A", "flip 1")
    assert match.has("A") == {"jade": 1}
    assert match.tokens("C1") == ["-"] * 4


@pytest.mark.clause("BA-12.4")
def test_king_wealth_never_averts() -> None:
    match = round_of("insurrection", "drought", cities={"C1": city("A", "palace", "village")})
    match.play("A", "flip 1")
    assert match.built("C1") == ["-", "-", "village", "-"]
    assert match.has("A") == {"maize": 6}


@pytest.mark.clause("BA-12.4")
def test_tokens_in_reserves_and_on_garrisons_do() -> None:
    cities = {
        "C1": city("A", "temple", "reserve prisoner"),
        "F5": city("A", "garrison prisoner"),
        "B1": city("B", "reserve prisoner"),
    }
    match = round_of("earthquake", "drought", cities=cities)
    match.play("A", "flip 1")
    assert match.options_for("A") == ["offer C1.3", "offer F5.1", "suffer"]
    assert match.refused("A offer B1.1") == ("BA-12.4", "not-your-token", {})
    match.play("A", "offer F5.1")
    assert (match.token("F5.1"), match.token("C1.3")) == ("-", "prisoner")
    assert match.built("C1")[0] == "temple"
    assert match.heard("averted") == [{"seat": "A", "place": "F5.1", "wealth": "prisoner"}]


@pytest.mark.clause("BA-12.5")
@pytest.mark.parametrize("card", NEGATIVE)
def test_a_king_with_none_of_the_buildings_named_neither_pays_nor_loses(card: str) -> None:
    safe = {
        "drought": ("palace", "C1"),
        "insurrection": ("temple", "C1"),
        "earthquake": ("palace", "C1"),
        "pochteca_competition": ("village", "C1"),
        "toltec_raid": ("village", "C1"),
        "decadence": ("market", "C1"),
        "volcanic_eruptions": ("village", "A1"),
        "tidal_wave": ("village", "C5"),
    }
    building, site = safe[card]
    cities = {
        site: city("A", building),
        "C2": city("A", "reserve prisoner", "reserve prisoner"),
        "D2": city("A", "reserve maize"),
    }
    match = round_of(card, "drought", cities=cities)
    match.play("A", "flip 1")
    assert match.waiting == ["B"]
    assert match.heard("spared") == [{"seat": "A", "card": card}]
    assert match.built(site)[0] == building
    assert (match.tokens("C2"), match.token("D2.1")) == (["prisoner", "prisoner"], "maize")
