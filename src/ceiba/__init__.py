"""Ceiba: a table for board games of the Maya world, and a library for those who study them.

>>> import ceiba
>>> ceiba.all_games()
['gold', 'tzolkin', 'balam', 'lapins', 'pacal']
>>> match = ceiba.new("gold", players=2, seed="example")
>>> match.waiting
['A', 'B']
>>> match.options_for("A")[:3]
['bid 0', 'bid 1', 'bid 2']
>>> match.play("A bid 2")
>>> match.play("B bid 1")
>>> match.waiting                               # A bought, and lays the piece on a base
['A']
>>> copy = ceiba.replay(match.log().text())     # a log is a text; it plays the game again
>>> copy.state.fingerprint() == match.state.fingerprint()
True
>>> ceiba.set_up({"game": "gold", "players": 2, "pearls": [3, 17]}).view("A").players[0].pearls
3

Answers are checked by the rules, and a refusal names the clause and the numbers:

>>> match = ceiba.new("gold", players=2, seed="example")
>>> match.play("A bid 11")
Traceback (most recent call last):
  ...
ceiba.core.errors.IllegalAction: GM-R8: A bid of 11 is too much: you have only 10 pearls.
"""

from collections.abc import Mapping

from ceiba.core.decision import Decision
from ceiba.core.errors import (
    BadLog,
    BadOption,
    BadOptions,
    BadPosition,
    CeibaError,
    IllegalAction,
    MalformedAction,
    StaleAction,
)
from ceiba.core.game import Game, GameSpec, Outcome, Position
from ceiba.core.log import GameLog, parse_log
from ceiba.core.match import Match
from ceiba.core.state import State
from ceiba.games import GAMES, find_game

__all__ = [
    "BadLog",
    "BadOption",
    "BadOptions",
    "BadPosition",
    "CeibaError",
    "Decision",
    "Game",
    "GameLog",
    "GameSpec",
    "IllegalAction",
    "MalformedAction",
    "Match",
    "Outcome",
    "Position",
    "StaleAction",
    "State",
    "all_games",
    "find_game",
    "new",
    "parse_log",
    "replay",
    "set_up",
]

__version__ = "0.1.0"


def all_games() -> list[str]:
    """The games there are, by slug, as on the start page."""
    return list(GAMES)


def new(
    game: str,
    players: int,
    options: Mapping[str, object] | None = None,
    seed: str | None = None,
) -> Match:
    """A new game. Without a seed, one that nobody can guess is drawn."""
    return Match(find_game(game), players, options, seed)


def replay(log: str | GameLog) -> Match:
    """The game a log tells, as far as it tells it."""
    if not isinstance(log, str | GameLog):
        raise BadLog("a log is a text, or what parse_log made of one")
    read = parse_log(log) if isinstance(log, str) else log
    try:
        return Match.from_log(find_game(read.game), read)
    except BadLog:
        raise
    except CeibaError as problem:
        raise BadLog(str(problem)) from problem


def set_up(position: Position, seed: str | None = None) -> Match:
    """A game that begins with a position; what it leaves out is filled in from the seed."""
    if not isinstance(position, dict):
        raise BadPosition("a position is a JSON object")
    if "game" not in position:
        raise BadPosition("object missing required field game")
    try:
        game = find_game(position["game"])
    except BadOptions as problem:
        raise BadPosition(f"game: {problem}") from problem
    return Match.from_position(game, position, seed)
