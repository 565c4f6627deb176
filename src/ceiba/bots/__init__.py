"""Bots: random, greedy, and the tree search in its three levels.

>>> import ceiba
>>> match = ceiba.new("gold", players=3, seed="example")
>>> [text] = choose(match.position(), seat=0, level="random", seed="any")
>>> text in match.options_for("A")
True
"""

from collections.abc import Callable
from typing import Final

from ceiba.bots.bot import Bot
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.gold import GoldEvaluation
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.core import position as positions
from ceiba.core.errors import BadOptions
from ceiba.core.game import Position
from ceiba.core.seed import seeded
from ceiba.games import find_game

__all__ = ["LEVELS", "NAMES", "Bot", "Knowledge", "bot", "choose"]

LEVELS: Final = ("novice", "adept", "master")
"""The tree search by how long it may think; named in the texts as ``bot-<level>``."""

NAMES: Final = ("random", "greedy", *LEVELS)
"""Every bot there is."""


EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {"gold": GoldEvaluation}
"""What the bots know about each game; a new game adds a line."""

ITERATIONS: Final = {"novice": 60, "adept": 300, "master": 1500}


def bot(name: str, game: str = "gold") -> Bot:
    """The bot of that name, for a game."""
    if name not in NAMES:
        raise BadOptions(f"there is no bot '{name}'; there are: {', '.join(NAMES)}")
    if name == "random":
        return RandomBot()
    evaluation = EVALUATIONS[game]()
    if name == "greedy":
        return GreedyBot(evaluation, 4)
    return SearchBot(evaluation, ITERATIONS[name], 12, 400.0)


def choose(position: Position, seat: int, level: str, seed: str) -> list[str]:
    """What a bot answers in a position in which `seat` is asked, in words.

    Several answers in a row where nothing is revealed in between (a layout). The same position
    and seed give the same answers, and what the seat cannot know does not matter: so take a new
    seed for each decision, and never one that says something about the position.
    """
    game = find_game(str(position.get("game")))
    known = Knowledge(positions.load(game, position), seat)
    answers = bot(level, game.spec.slug).walk(known, seeded(seed))
    return [game.vocabulary.text(action) for action in answers]
