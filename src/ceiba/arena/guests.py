"""Bots that are not of the house: an object with a method `answer`, or a program that speaks lines.

Whatever they do costs them their game, and nobody else more than a moment: nothing here waits for
them longer than it says, or keeps more of what they write than a few lines.
"""

import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ceiba.arena.asked import BotFailed, question, told, understood
from ceiba.core.game import Game
from ceiba.core.rng import Rng
from ceiba.core.state import State

RUN: Final = "run:"
SECONDS: Final = 10.0
"""For one answer."""
BEGINNING: Final = 60.0
"""For importing and making a class: some load a large library for it."""
LONGEST: Final = 1 << 16
"""Bytes of one line of a program; the longest answers have a few dozen."""
AHEAD: Final = 100
"""Lines a program may write that nobody has asked for yet."""


def within(seconds: float, call: Callable[[], Any], late: str) -> Any:
    """What a call of foreign code returns. It runs in a thread, so that one that never returns can
    be left behind; what it raises is raised here, `SystemExit` too: it is meant for the bot."""
    heard: queue.Queue[tuple[Any, BaseException | None]] = queue.Queue()

    def think() -> None:
        try:
            heard.put((call(), None))
        except BaseException as problem:  # noqa: BLE001
            heard.put((None, problem))

    threading.Thread(target=think, daemon=True).start()
    try:
        said, problem = heard.get(timeout=seconds)
    except queue.Empty as problem:
        raise BotFailed(late) from problem
    if problem is not None:
        raise problem
    return said


def too_late(name: str, seconds: float) -> str:
    return f"{name}: no answer in {seconds:g} seconds"


class OfAClass:
    """An object with `answer(asked)`; it never sees the table itself."""

    def __init__(self, name: str, made: Any, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        self._made = made

    def answers(self, game: Game[Any], state: State, seat: int, luck: Rng) -> list[int]:
        asked = question(game, state, seat)
        allowed = tuple(asked.options)  # the bot may do with its own list as it likes
        late = too_late(self.name, self.seconds)
        try:
            said = within(self.seconds, lambda: str(self._made.answer(asked)), late)
        except BotFailed:
            raise
        except BaseException as problem:
            raise BotFailed(f"{self.name}: {told(problem)}") from problem
        return [understood(self.name, said, asked.seat, allowed, game)]

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
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as problem:
            raise BotFailed(f"{name}: cannot be started: {problem}") from problem
        self._questions: queue.Queue[bytes] = queue.Queue()
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._fault = ""
        """Why nothing it wrote is listened to any more."""
        for work in (self._speak, self._listen):
            threading.Thread(target=work, daemon=True).start()

    def answers(self, game: Game[Any], state: State, seat: int, luck: Rng) -> list[int]:
        asked = question(game, state, seat)
        self._questions.put(json.dumps(msgspec.to_builtins(asked)).encode() + b"\n")
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty as problem:
            raise BotFailed(too_late(self.name, self.seconds)) from problem
        if self._fault:
            raise BotFailed(f"{self.name}: {self._fault}")
        if not line:
            raise BotFailed(f"{self.name}: has ended")
        # what is no text is no answer either, and is told as such
        return [
            understood(self.name, line.decode(errors="replace"), asked.seat, asked.options, game)
        ]

    def close(self) -> None:
        self._questions.put(b"")
        try:
            self._process.wait(1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _speak(self) -> None:
        """Questions are written beside: a program that does not read would hold us up for ever."""
        assert self._process.stdin is not None
        try:
            with self._process.stdin as lines:
                while said := self._questions.get():
                    lines.write(said)
                    lines.flush()
        except OSError:
            return  # it has ended, or closed its input: then no answer comes

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            while line := lines.readline(LONGEST):
                if len(line) == LONGEST:
                    self._fault = "writes a line without an end"
                elif self._lines.qsize() == AHEAD:
                    self._fault = f"writes more than {AHEAD} lines that nobody asked for"
                if self._fault:
                    self._process.kill()
                    break
                self._lines.put(line)
        self._lines.put(b"")
