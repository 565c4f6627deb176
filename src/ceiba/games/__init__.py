"""The games of the house, by slug. A game is added here and nowhere else."""

from typing import Any, Final

from ceiba.core.errors import BadOptions
from ceiba.core.game import Game, Position
from ceiba.core.reading import number
from ceiba.games.balam.game import GAME as BALAM
from ceiba.games.gold.game import GAME as GOLD
from ceiba.games.lapins.game import GAME as LAPINS
from ceiba.games.pacal.game import GAME as PACAL
from ceiba.games.tzolkin.game import GAME as TZOLKIN

GAMES: Final[dict[str, Game[Any]]] = {
    game.spec.slug: game for game in (GOLD, TZOLKIN, BALAM, LAPINS, PACAL)
}


def game_of(position: Position) -> Game[Any]:
    """The game of a position, by the version of the rules it names."""
    game = find_game(str(position.get("game")))
    return game.at(number(position.get("rules", game.spec.rules_version), "rules"))


def find_game(slug: str) -> Game[Any]:
    """The game of that name.

    >>> find_game("gold").spec.authors
    ('Sylvie Barc', 'Jean-Charles Rodriguez')
    """
    if slug not in GAMES:
        raise BadOptions(f"there is no game '{slug}'; there are: {', '.join(GAMES)}")
    return GAMES[slug]
