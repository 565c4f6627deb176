"""The games of the house, by slug. A game is registered here; docs/add-a-game.md has the rest."""

from typing import Any, Final

from ceiba.core.errors import BadOptions
from ceiba.core.game import Game
from ceiba.games.balam.game import GAME as BALAM
from ceiba.games.gold.game import GAME as GOLD
from ceiba.games.lapins.game import GAME as LAPINS
from ceiba.games.milpa.game import GAME as MILPA
from ceiba.games.pacal.game import GAME as PACAL
from ceiba.games.tzolkin.game import GAME as TZOLKIN

GAMES: Final[dict[str, Game[Any]]] = {
    game.spec.slug: game for game in (GOLD, TZOLKIN, BALAM, LAPINS, PACAL)
}
"""What is offered on the start page, in this order."""

KNOWN: Final[dict[str, Game[Any]]] = {**GAMES, MILPA.spec.slug: MILPA}
"""What can be played by name: Milpa, too, which shows how a game is made."""


def find_game(slug: object) -> Game[Any]:
    """The game of that name; those who call from outside may give anything.

    >>> find_game("gold").spec.authors
    ('Sylvie Barc', 'Jean-Charles Rodriguez')
    """
    named = slug if isinstance(slug, str) else type(slug).__name__
    if named is not slug or named not in KNOWN:
        raise BadOptions(f"there is no game '{named[:40]}'; there are: {', '.join(GAMES)}")
    return KNOWN[named]
