"""The clauses both games name for what they share are theirs, topic by topic."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ceiba.games import GAMES
from ceiba.games.cities import clauses as topics


def names() -> list[str]:
    numbered = {name: n for name, n in vars(topics).items() if isinstance(n, int)}
    return sorted(numbered, key=numbered.__getitem__)


@pytest.mark.parametrize(("game", "prefix"), [("balam", "BA-"), ("lapins", "DL-")])
def test_every_topic_has_its_clause_in_order(game: str, prefix: str) -> None:
    folder = Path(topics.__file__).parent.parent
    source = (folder / game / "clauses.py").read_text("utf-8")
    assert re.findall(r'",  # ([A-Z_]+)', source) == names()
    clauses = GAMES[game].box.clauses  # type: ignore[attr-defined]
    assert len(clauses) == len(names())
    assert all(clause.startswith(prefix) for clause in clauses)
