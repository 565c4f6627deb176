"""Who plays in the arena: bots of the house, classes of one's own, and programs that speak lines.

::

    greedy, adept, …           a bot of the house
    my_module:MyBot            a class with `answer(asked) -> str`; see `Asked`
    net:200:40:0:gold-2.net    a search of so many iterations, each so many answers long beyond its
                               tree, that a network leads and judges; 0 iterations: just what it
                               leans to. With a trust (not 0) games are played to their end, and
                               what it says right after an answer counts as much as so many
    judge:200:40:0:gold-2.net  the same, led by the suggestions; the network only judges
    table:200:40:0:gold-2.net  the same, led by the network, also in what the others answer
    run:python3 my_bot.py      a program: a question on each line of its input, as JSON, and its
                               answer on a line of its output; see `Program`
"""

import importlib
import re
import sys
from pathlib import Path
from typing import Any, Final, Protocol

from ceiba.arena.asked import Asked, BotFailed, question, told
from ceiba.arena.guests import BEGINNING, RUN, OfAClass, Program, within
from ceiba.bots import CRAFTS, NAMES, Bot, Knowledge, bot
from ceiba.bots.net import NetBot
from ceiba.bots.seer import Thinking, judging_by
from ceiba.core.errors import BadOptions
from ceiba.core.game import Game
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.nets.files import unpack

__all__ = ["Asked", "BotFailed", "OfAClass", "Player", "Program", "player", "question"]

BY_A_FILE: Final = {"net:": (True, False), "judge:": (False, False), "table:": (True, True)}
"""Whether a network leads, and whether it answers for the others, too."""
_THERE_ARE: Final = (
    f"there are: {', '.join(NAMES)}, {' or '.join(BY_A_FILE)}ITERATIONS:ANSWERS:TRUST:FILE, "
    f"module:Class and {RUN}COMMAND"
)


class Player(Protocol):
    def answers(self, game: Game[Any], state: State, seat: int, luck: Rng) -> list[int]:
        """One answer, or several of which only the last reveals something."""

    def close(self) -> None: ...


class OfTheHouse:
    def __init__(self, made: Bot) -> None:
        self._bot = made

    def answers(self, game: Game[Any], state: State, seat: int, luck: Rng) -> list[int]:
        return self._bot.walk(Knowledge(state, seat), luck)

    def close(self) -> None:
        """Nothing to give back."""


def player(name: str, game: str, players: int) -> Player:
    """The player of that name, at a table of so many; `BadOptions` or `BotFailed` if none is."""
    if name.startswith(RUN):
        return Program(name)
    if name.startswith(tuple(BY_A_FILE)):
        return OfTheHouse(_of_a_file(name, game))
    module, colon, kind = name.partition(":")
    if not colon:
        if name not in NAMES:
            raise BadOptions(f"there is no bot '{name}'; {_THERE_ARE}")
        return OfTheHouse(bot(name, game, players))
    here = str(Path.cwd())  # the command `ceiba`, unlike `python -m ceiba`, does not look there
    if here not in sys.path:
        sys.path.append(here)
    late = f"{name}: cannot be made: not done in {BEGINNING:g} seconds"
    try:
        make = within(BEGINNING, lambda: getattr(importlib.import_module(module), kind), late)
    except BotFailed:
        raise
    except (Exception, SystemExit) as problem:
        raise BadOptions(f"there is no bot '{name}' ({told(problem)}); {_THERE_ARE}") from problem
    try:
        made = within(BEGINNING, make, late)
    except BotFailed:
        raise
    except (Exception, SystemExit) as problem:
        raise BotFailed(f"{name}: cannot be made: {told(problem)}") from problem
    if not callable(getattr(made, "answer", None)):
        raise BadOptions(f"the bot '{name}' has no method answer(asked)")
    return OfAClass(name, made)


def _of_a_file(name: str, game: str) -> NetBot:
    kind, *numbers = name.split(":", 4)
    file = numbers.pop()
    if len(numbers) < 3 or not all(re.fullmatch("[0-9]{1,9}", number) for number in numbers):
        form = f"{kind}:ITERATIONS:ANSWERS:TRUST:FILE, as {kind}:150:40:0:my.net"
        raise BadOptions(f"there is no bot '{name}'; one with a network is written {form}")
    iterations, answers, trust = map(int, numbers)
    thinking = Thinking(iterations, answers, trust, *BY_A_FILE[f"{kind}:"])
    try:
        return thinking_with(Path(file).read_bytes(), game, thinking)
    except (OSError, ValueError, BadOptions) as problem:
        raise BadOptions(f"there is no bot '{name}': {problem}") from problem


def thinking_with(packed: bytes, game: str, thinking: Thinking) -> NetBot:
    """A search with a network from outside."""
    made = unpack(packed)
    if made.card.game != game:
        raise BadOptions(f"the network is for {made.card.game}, not for {game}")
    craft = CRAFTS[game]
    return judging_by(made, craft.evaluation(craft.prices), thinking)
