"""A new game cannot slip past the suite."""

from pathlib import Path

import pytest

from ceiba.games import KNOWN
from tests.conformance.adapter import adapter_for
from tests.conformance.tables import TABLES


@pytest.mark.parametrize("slug", KNOWN)
def test_has_an_adapter(slug: str) -> None:
    assert adapter_for(slug).showing, "says which events show something hidden"


def test_no_adapter_without_a_game() -> None:
    adapters = {path.stem for path in (Path(__file__).parent / "adapters").glob("*.py")}
    assert adapters - {"__init__"} == set(KNOWN)


@pytest.mark.parametrize("slug", KNOWN)
def test_is_played_with_every_number_of_players_and_every_option(slug: str) -> None:
    spec = KNOWN[slug].spec
    tables = [table for table in TABLES if table.game == slug]
    assert {t.players for t in tables} == set(range(spec.min_players, spec.max_players + 1))
    assert {name for t in tables for name in t.options} == {o.name for o in spec.options}


@pytest.mark.parametrize("slug", KNOWN)
def test_is_registered_under_its_own_name(slug: str) -> None:
    game = KNOWN[slug]
    assert game.spec.slug == slug
    assert 1 <= game.spec.min_players <= game.spec.max_players <= 5
    assert all(name.replace("_", "").isalpha() for name in game.tasks)
