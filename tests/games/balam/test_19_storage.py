"""Chapter 19: storage."""

from __future__ import annotations

import pytest

from tests.games.balam.kit import (
    built,
    city,
    laden,
    last_card,
    plan,
    play,
    points,
    refused,
    round_of,
    token,
    tokens,
    view,
)


@pytest.mark.clause("BA-19.1")
def test_a_reserve_holds_one_token() -> None:
    match = laden(B1=city("A", "village", "village", "reserve", "reserve prisoner"))
    play(match, "A", "take B1.1")
    full = {"place": "B1.4", "building": "reserve"}
    assert refused(match, "A to B1.4") == ("BA-19.1", "holds-token", full)
    play(match, "A", "to B1.3", "take B1.2")
    full = {"place": "B1.3", "building": "reserve"}
    assert refused(match, "A to B1.3") == ("BA-19.1", "holds-token", full)
    play(match, "A", "keep", "done")
    assert tokens(match, "B1") == ["-", "-", "cacao", "prisoner"]


@pytest.mark.clause("BA-19.2")
def test_a_stored_token_may_be_moved_in_any_later_round() -> None:
    deck = ["earthquake", "tidal_wave", "insurrection"]
    match = last_card(
        cities={"C1": city("A", "reserve jade", "palace"), "B1": city("A", "temple")},
        A="",
        B="",
        deck=[*deck, "decadence", "toltec_raid", "pochteca_competition"],
    )
    play(match, "A", "done")  # it stays
    assert (view(match).round, token(match, "C1.1")) == (2, "jade")
    play(match, "B", "flip 1")  # a temple is safe from B's cards
    play(match, "A", "flip 2")
    play(match, "B", "flip 3")
    plan(match, "A", "C1.1 B1.1")
    assert (token(match, "C1.1"), points(match, "A")) == ("-", 2)


@pytest.mark.clause("BA-19.3")
def test_stored_tokens_avert_catastrophes() -> None:
    match = round_of("insurrection", "drought", cities={"C1": city("A", "palace", "reserve maize")})
    play(match, "A", "flip 1", "offer C1.3")
    assert (built(match, "C1")[0], token(match, "C1.3")) == ("palace", "-")


@pytest.mark.clause("BA-19.3")
def test_or_are_sacrificed_in_cenotes() -> None:
    match = round_of("cenote_worship", "drought", cities={"C1": city("A", "reserve cacao")})
    play(match, "A", "flip 1", "offer C1.1")
    assert (points(match, "A"), token(match, "C1.1")) == (4, "-")
