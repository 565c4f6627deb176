"""A whole game for the slider: built in a worker process, because a log may be anything."""

import asyncio
from typing import Final

import msgspec

from ceiba.core.errors import BadLog, CeibaError
from ceiba.core.log import GameLog, parse_log
from ceiba.core.match import Match
from ceiba.games import find_game
from ceiba.server.forms import Replay, ReplayStep
from ceiba.server.limits import LOG_ENTRIES, LOG_UNDOS, REPLAYS_KEPT_BYTES, REPLAYS_WAITING
from ceiba.server.problems import refused
from ceiba.server.workers import Workers

REPLAY_S: Final = 20.0


class Replays:
    """Replays as JSON. Those asked for lately are kept; others are built one at a time.

    So the other workers stay free for the bots, whoever looks at how many games. A few may wait;
    who comes after them is sent away.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: dict[str, bytes] = {}
        self._one = asyncio.Lock()
        self._waiting = 0

    async def get(self, name: str, log: str | GameLog) -> bytes:
        """The replay of a log, kept under a name that nothing else has."""
        if name in self._kept:
            return self._kept[name]
        if self._waiting >= REPLAYS_WAITING:
            raise refused("too_fast")
        self._waiting += 1
        try:
            async with self._one:
                if name not in self._kept:
                    self._keep(name, await self._build(log))
                return self._kept[name]
        finally:
            self._waiting -= 1

    async def _build(self, log: str | GameLog) -> bytes:
        try:
            if isinstance(log, str):
                return await self._workers.run(REPLAY_S, replay_text, log)
            return await self._workers.run(REPLAY_S, replay, log)
        except TimeoutError as problem:
            raise refused("bad_log", reason="replaying it takes too long") from problem

    def _keep(self, name: str, replay: bytes) -> None:
        self._kept[name] = replay
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > REPLAYS_KEPT_BYTES:
            self._kept.pop(next(iter(self._kept)))


def replay_text(text: str) -> bytes:
    """The replay of an uploaded log file; raises `BadLog` with the reason."""
    try:
        return replay(parse_log(text))
    except BadLog:
        raise
    except Exception as problem:  # a position in a log may be any JSON at all
        raise BadLog(str(problem)[:200]) from problem


def replay(log: GameLog) -> bytes:
    """Every step a spectator can tell from the one before, as the JSON of a `Replay`."""
    undos = sum(entry.takes_back for entry in log.entries)
    if len(log.entries) > LOG_ENTRIES or undos > LOG_UNDOS:
        raise BadLog(f"it is too long: {len(log.entries)} entries, {undos} of them taken back")
    start = GameLog(
        log.game, log.rules, log.players, log.seed, log.options, (), log.names, log.position
    )
    match = Match.from_log(find_game(log.game), start)
    steps = [_step(match)]
    for number, entry in enumerate(log.entries, 1):
        try:
            match.take(entry)
        except CeibaError as problem:
            raise BadLog(f"entry {number} ('{entry}') cannot be replayed: {problem}") from problem
        step = _step(match)
        if step.events or entry.takes_back or step.view != steps[-1].view:
            steps.append(step)
    told = Replay(log.game, log.players, match.options, list(log.names), steps, log.seed)
    return msgspec.json.encode(told)


def _step(match: Match) -> ReplayStep:
    """The table now, and what the last entry, or the setup, led to."""
    events = [e for e in match.events(None, max(0, match.seq - 1)) if e.seq == match.seq]
    return ReplayStep(match.seq, events, match.view(None), match.outcome())
