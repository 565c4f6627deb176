"""Fixed games come to the stored fingerprints; the compiled run checks the same table."""

import json

import pytest

from tests.conformance.fingerprints import FILE, SEEDS, trace
from tests.conformance.tables import TABLES, Table

STORED = json.loads(FILE.read_text())


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_fixed_game_comes_to_the_stored_fingerprint(table: Table, seed: str) -> None:
    assert trace(table, seed) == STORED[f"{table} {seed}"]


def test_the_table_is_complete() -> None:
    assert set(STORED) == {f"{table} {seed}" for table in TABLES for seed in SEEDS}
