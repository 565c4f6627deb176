"""The clauses both games name for what they share are their own, and exist."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from ceiba.games import GAMES
from ceiba.games.cities import clauses


@pytest.mark.parametrize(("game", "prefix"), [("balam", "BA-"), ("lapins", "DL-")])
def test_every_topic_has_a_clause_of_the_game(game: str, prefix: str) -> None:
    page = Path(clauses.__file__).parent.parent / game / "rules.en.md"
    known = set(re.findall(r"\*\*([A-Z]+-[R\d.]+)\*\*", page.read_text("utf-8")))
    named = GAMES[game].box.clauses  # type: ignore[attr-defined]
    for topic in fields(clauses.Clauses):
        clause = getattr(named, topic.name)
        assert clause.startswith(prefix)
        assert clause in known, topic.name
