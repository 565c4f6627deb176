"""The facts of a game as tables: `components.toml` beside its rules, read once."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def facts(slug: str) -> dict[str, Any]:
    """What lies in the box, and who the game is (``[game]``)."""
    return tomllib.loads((files(f"ceiba.games.{slug}") / "components.toml").read_text("utf-8"))
