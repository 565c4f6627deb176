"""Chapter 10: incomplete discs count."""

from __future__ import annotations

from typing import Any

import pytest

import ceiba
from tests.testkit.gold import last_sale, sources

COUNTING: dict[str, Any] = {"options": {"variant_incomplete_scores": True}}


@pytest.mark.clause("GM-10.1")
def test_every_piece_on_a_base_scores() -> None:
    bases = {"A": ["gold sixth", "silver sixth", "bronze eighth"], "B": ["stone quarter"]}
    match = last_sale(3, bases=bases, **COUNTING)
    assert sources(match, "A") == {"discs": 0, "material": 0, "pieces": 9, "pearls": 10}
    assert sources(match, "B") == {"discs": 0, "material": 0, "pieces": 0, "pearls": 10}


@pytest.mark.clause("GM-10.1")
def test_only_where_the_table_agreed_to_it() -> None:
    assert ceiba.new("gold", 3).options["variant_incomplete_scores"] is False
    match = last_sale(3, bases={"A": ["gold sixth", "silver sixth"]})
    assert sources(match, "A")["pieces"] == 0


@pytest.mark.clause("GM-10.1", "GM-9.3")
def test_on_both_bases_of_two_players() -> None:
    bases = {"A": [["gold sixth", "gold sixth"], ["jade sixth", "jade eighth", "jade eighth"]]}
    match = last_sale(2, bases=bases, **COUNTING)
    assert sources(match, "A")["pieces"] == 8 + 3


@pytest.mark.clause("GM-10.2")
def test_the_awards_are_still_for_complete_discs() -> None:
    bases = {"A": ["gold sixth"] * 5, "B": ["silver sixth over bronze"] * 3}
    match = last_sale(3, bases=bases, **COUNTING)
    assert sources(match, "A") == {"discs": 0, "material": 0, "pieces": 20, "pearls": 10}
    complete = last_sale(3, bases={"A": ["gold sixth"] * 6}, **COUNTING)
    assert sources(complete, "A") == {"discs": 10, "material": 10, "pieces": 24, "pearls": 10}


@pytest.mark.clause("GM-R33")
def test_an_incomplete_disc_of_one_material_gets_neither_award() -> None:
    match = last_sale(3, bases={"A": ["jade sixth", "jade quarter"]}, **COUNTING)
    assert sources(match, "A") == {"discs": 0, "material": 0, "pieces": 2, "pearls": 10}
