"""The games of this house, by the name somebody asks for."""

from typing import Any

from ceiba.core.game import Game
from ceiba.games import GAMES
from ceiba.server.problems import refused


def offered_game(slug: str) -> Game[Any]:
    """Refused where there is no such game."""
    if slug not in GAMES:
        raise refused("unknown_game", game=slug[:40])
    return GAMES[slug]
