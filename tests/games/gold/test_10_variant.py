"""Chapter 10: incomplete discs count."""

from typing import Any

import pytest

from tests.games.gold.kit import Table, last_sale

COUNTING: dict[str, Any] = {"options": {"variant_incomplete_scores": True}}


@pytest.mark.clause("GM-10.1")
def test_every_piece_on_a_base_scores() -> None:
    bases = {"A": ["gold sixth", "silver sixth", "bronze eighth"], "B": ["stone quarter"]}
    match = last_sale(3, bases=bases, **COUNTING)
    assert match.sources("A") == {"pieces": 9, "pearls": 10}
    assert match.sources("B") == {"pearls": 10}


@pytest.mark.clause("GM-10.1")
def test_only_where_the_table_agreed_to_it() -> None:
    assert Table.new(3).options["variant_incomplete_scores"] is False
    match = last_sale(3, bases={"A": ["gold sixth", "silver sixth"]})
    assert match.sources("A").get("pieces", 0) == 0


@pytest.mark.clause("GM-10.1", "GM-9.3")
def test_on_both_bases_of_two_players() -> None:
    bases = {"A": [["gold sixth", "gold sixth"], ["jade sixth", "jade eighth", "jade eighth"]]}
    match = last_sale(2, bases=bases, **COUNTING)
    assert match.sources("A")["pieces"] == 8 + 3


@pytest.mark.clause("GM-10.2")
def test_the_awards_are_still_for_complete_discs() -> None:
    bases = {"A": ["gold sixth"] * 5, "B": ["silver sixth over bronze"] * 3}
    match = last_sale(3, bases=bases, **COUNTING)
    assert match.sources("A") == {"pieces": 20, "pearls": 10}
    complete = last_sale(3, bases={"A": ["gold sixth"] * 6}, **COUNTING)
    assert complete.sources("A") == {"discs": 10, "material": 10, "pieces": 24, "pearls": 10}


@pytest.mark.clause("GM-R33")
def test_an_incomplete_disc_of_one_material_gets_neither_award() -> None:
    match = last_sale(3, bases={"A": ["jade sixth", "jade quarter"]}, **COUNTING)
    assert match.sources("A") == {"pieces": 2, "pearls": 10}
