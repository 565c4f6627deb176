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
import json
import queue
import shlex
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from ceiba.bots import CRAFTS, NAMES, Bot, Knowledge, bot
from ceiba.bots.net import NetBot
from ceiba.bots.seer import Thinking, judging_by
from ceiba.core.errors import BadOptions, CeibaError, MalformedAction
from ceiba.core.game import Game
from ceiba.core.rng import Rng
from ceiba.core.seats import letter
from ceiba.core.state import State
from ceiba.nets.files import unpack

BY_A_FILE: Final = {"net:": (True, False), "judge:": (False, False), "table:": (True, True)}
"""Whether a network leads, and whether it answers for the others, too."""
RUN: Final = "run:"
_THERE_ARE: Final = (
    f"there are: {', '.join(NAMES)}, {' or '.join(BY_A_FILE)}ITERATIONS:ANSWERS:TRUST:FILE, "
    f"module:Class and {RUN}COMMAND"
)
SECONDS: Final = 10.0
"""For one answer of a bot that is not of the house."""


class BotFailed(CeibaError):
    """A bot died, was too slow, or gave an answer that is not allowed."""


class Asked(msgspec.Struct, frozen=True):
    """What a bot is asked, and what its seat knows."""

    game: str
    players: int
    seat: str
    task: str
    """What kind of question it is."""
    options: list[str]
    """Every answer that is allowed."""
    view: Any
    """What the seat sees; docs/reference has its fields."""


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


class OfAClass:
    """An object with `answer(asked)`; it never sees the table itself. It thinks in a thread, so
    that one that never answers can be left behind."""

    def __init__(self, name: str, made: Any, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        self._made = made

    def answers(self, game: Game[Any], state: State, seat: int, luck: Rng) -> list[int]:
        asked = question(game, state, seat)
        allowed = tuple(asked.options)  # the bot may do with its own list as it likes
        heard: queue.Queue[object] = queue.Queue()

        def think() -> None:
            try:
                heard.put(str(self._made.answer(asked)))
            except BaseException as problem:  # noqa: BLE001  # SystemExit, too: it is for the bot
                heard.put(BotFailed(f"{self.name}: {type(problem).__name__}: {problem}"))

        threading.Thread(target=think, daemon=True).start()
        try:
            said = heard.get(timeout=self.seconds)
        except queue.Empty as problem:
            raise too_late(self.name, self.seconds) from problem
        if isinstance(said, BotFailed):
            raise said
        return [understood(self.name, str(said), asked.seat, allowed, game)]

    def close(self) -> None:
        """Nothing to give back."""


class Program:
    """A process of its own. It gets `Asked` as one line of JSON and answers with one line, such as
    ``bid 5``; when its input ends it should end, too."""

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        try:
            command = shlex.split(name.removeprefix(RUN))
            if not command:
                raise ValueError("no command is named")
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",  # what is no text is no answer either, and is told as such
                bufsize=1,
            )
        except (OSError, ValueError) as problem:
            raise BotFailed(f"{name}: cannot be started: {problem}") from problem
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def answers(self, game: Game[Any], state: State, seat: int, luck: Rng) -> list[int]:
        asked = question(game, state, seat)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(msgspec.to_builtins(asked)) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self.seconds)
        except OSError as problem:
            raise BotFailed(f"{self.name}: has ended") from problem
        except queue.Empty as problem:
            raise too_late(self.name, self.seconds) from problem
        if not line:
            raise BotFailed(f"{self.name}: has ended")
        return [understood(self.name, line, asked.seat, asked.options, game)]

    def close(self) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
            self._process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put("")


def too_late(name: str, seconds: float) -> BotFailed:
    return BotFailed(f"{name}: no answer in {seconds:g} seconds")


def question(game: Game[Any], state: State, seat: int) -> Asked:
    return Asked(
        game.spec.slug,
        state.players,
        letter(seat),
        state.agenda[-1].asks(state),
        [game.vocabulary.text(action) for action in state.options(seat)],
        game.view(state, seat),
    )


def understood(name: str, text: str, seat: str, allowed: Sequence[str], game: Game[Any]) -> int:
    """The number of an answer in words, if it is allowed. What cannot be printed is no answer, and
    stays out of the report."""
    words = "".join(sign if sign.isprintable() else "�" for sign in " ".join(text.split()))
    try:
        action = game.vocabulary.parse(words)
    except MalformedAction as problem:
        raise BotFailed(f"{name}: {problem}") from problem
    said = game.vocabulary.text(action)
    if said not in allowed:
        few = ", ".join(allowed[:5])
        raise BotFailed(f"{name}: '{said}' is not allowed to seat {seat}; there are: {few}")
    return action


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
    try:
        make = getattr(importlib.import_module(module), kind)
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
        raise BadOptions(f"there is no bot '{name}' ({why}); {_THERE_ARE}") from problem
    try:
        made = make()
    except Exception as problem:
        raise BotFailed(f"{name}: cannot be made: {type(problem).__name__}: {problem}") from problem
    if not callable(getattr(made, "answer", None)):
        raise BadOptions(f"the bot '{name}' has no method answer(asked)")
    return OfAClass(name, made)


def _of_a_file(name: str, game: str) -> NetBot:
    try:
        kind, iterations, answers, trust, file = name.split(":", 4)
        led = BY_A_FILE[f"{kind}:"]
        thinking = Thinking(int(iterations), int(answers), int(trust), *led)
        return thinking_with(Path(file).read_bytes(), game, thinking)
    except (OSError, ValueError) as problem:
        raise BadOptions(f"there is no bot '{name}': {problem}") from problem


def thinking_with(packed: bytes, game: str, thinking: Thinking) -> NetBot:
    """A search with a network from outside."""
    made = unpack(packed)
    if made.card.game != game:
        raise BadOptions(f"the network is for {made.card.game}, not for {game}")
    craft = CRAFTS[game]
    return judging_by(made, craft.evaluation(craft.prices), thinking)
