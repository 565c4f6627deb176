"""Chapter 19: storage."""

import pytest

from tests.games.balam.kit import city, laden, last_card, round_of


@pytest.mark.clause("BA-19.1")
def test_a_reserve_holds_one_token() -> None:
    match = laden(B1=city("A", "village", "village", "reserve", "reserve prisoner"))
    match.play("A", "take B1.1")
    full = {"place": "B1.4", "building": "reserve"}
    assert match.refused("A to B1.4") == ("BA-19.1", "holds-token", full)
    match.play("A", "to B1.3", "take B1.2")
    full = {"place": "B1.3", "building": "reserve"}
    assert match.refused("A to B1.3") == ("BA-19.1", "holds-token", full)
    match.play("A", "keep", "done")
    assert match.tokens("B1") == ["-", "-", "cacao", "prisoner"]


@pytest.mark.clause("BA-19.2")
def test_a_stored_token_may_be_moved_in_any_later_round() -> None:
    deck = ["earthquake", "tidal_wave", "insurrection"]
    match = last_card(
        cities={"C1": city("A", "reserve jade", "palace"), "B1": city("A", "temple")},
        A="",
        B="",
        deck=[*deck, "decadence", "toltec_raid", "pochteca_competition"],
    )
    match.play("A", "done")  # it stays
    assert (match.view().round, match.token("C1.1")) == (2, "jade")
    match.play("B", "flip 1")  # a temple is safe from B's cards
    match.play("A", "flip 2")
    match.play("B", "flip 3")
    match.plan("A", "C1.1 B1.1")
    assert (match.token("C1.1"), match.points("A")) == ("-", 2)


@pytest.mark.clause("BA-19.3")
def test_stored_tokens_avert_catastrophes() -> None:
    match = round_of("insurrection", "drought", cities={"C1": city("A", "palace", "reserve maize")})
    match.play("A", "flip 1", "offer C1.3")
    assert (match.built("C1")[0], match.token("C1.3")) == ("palace", "-")


@pytest.mark.clause("BA-19.3")
def test_or_are_sacrificed_in_cenotes() -> None:
    match = round_of("cenote_worship", "drought", cities={"C1": city("A", "reserve cacao")})
    match.play("A", "flip 1", "offer C1.1")
    assert (match.points("A"), match.token("C1.1")) == (4, "-")
