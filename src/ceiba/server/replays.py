"""A whole game for the slider: built in a worker process, because a log may be anything."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, TypeVar, TypeVarTuple

import msgspec
from msgspec.structs import replace

from ceiba.core.errors import BadLog, CeibaError
from ceiba.core.log import Entry, GameLog, parse_log
from ceiba.core.match import Match
from ceiba.core.seats import LETTERS
from ceiba.games import find_game
from ceiba.server.forms import Eyes, Replay, ReplayStep, Standing
from ceiba.server.limits import LOG_ENTRIES, LOG_UNDOS, REPLAYS_KEPT_BYTES, REPLAYS_WAITING
from ceiba.server.problems import refused
from ceiba.server.workers import Workers

Args = TypeVarTuple("Args")
R = TypeVar("R")

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

    async def get(
        self, name: str, log: str | GameLog, eyes: Eyes = "spectator", *, live: bool = False
    ) -> bytes:
        """The replay of a log, kept under a name that no other log has."""
        name = f"{name} {eyes}"
        if name in self._kept:
            return self._kept[name]
        async with self._turn():
            if name not in self._kept:
                self._keep(name, await self._work(replay, log, eyes, live))
            return self._kept[name]

    async def beginning(self, log: str, at: int) -> GameLog:
        """A log as far as an entry, played through: what a new table can go on from."""
        async with self._turn():
            return await self._work(beginning, log, at)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._waiting >= REPLAYS_WAITING:
            raise refused("too_fast")
        self._waiting += 1
        try:
            async with self._one:
                yield
        finally:
            self._waiting -= 1

    async def _work(self, call: Callable[[*Args], R], *args: *Args) -> R:
        try:
            return await self._workers.run(REPLAY_S, call, *args)
        except TimeoutError as problem:
            raise refused("bad_log", reason="replaying it takes too long") from problem

    def _keep(self, name: str, replay: bytes) -> None:
        self._kept[name] = replay
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > REPLAYS_KEPT_BYTES:
            self._kept.pop(next(iter(self._kept)))


@contextmanager
def any_log() -> Iterator[None]:
    """Around work on a log somebody sent: whatever is wrong with it is a `BadLog`."""
    try:
        yield
    except BadLog:
        raise
    except Exception as problem:  # a position in a log may be any JSON at all
        raise BadLog(str(problem)[:200]) from problem


@any_log()
def replay(told: str | GameLog, eyes: Eyes, live: bool) -> bytes:
    """Every step that can be told from the one before, as the JSON of a `Replay`.

    A game that is `live` is seen as its table sees it: without what only the end tells.
    """
    log = read_log(told)
    match = _begun(log)
    look = _looker(match, eyes)
    steps = [look()]
    standings: list[Standing] = []
    for entry in log.entries:
        _take(match, entry)
        step = look()
        if step.events or entry.takes_back or step.view != steps[-1].view:
            steps.append(step)
        if entry.takes_back:
            standings = [one for one in standings if one.seq < match.seq]
        if not live and (match.over or any(one.opens == "round" for one in step.events)):
            standings.append(Standing(match.seq, match.game.outcome(match.state).scores))
    seed = None if live else log.seed
    names = list(log.names)
    whole = Replay(log.game, log.players, match.options, names, eyes, steps, seed, standings)
    return msgspec.json.encode(whole)


@any_log()
def beginning(text: str, at: int) -> GameLog:
    """A log up to entry number `at`, every entry accepted once more by the rules."""
    log = read_log(text)
    match = _begun(log)
    for entry in log.entries[:at]:
        _take(match, entry)
    if match.over:
        raise BadLog("the game is over there, and nothing is left to play")
    return match.log()


def read_log(told: str | GameLog) -> GameLog:
    """A log that is not too long to work on."""
    log = parse_log(told) if isinstance(told, str) else told
    undos = sum(entry.takes_back for entry in log.entries)
    if len(log.entries) > LOG_ENTRIES or undos > LOG_UNDOS:
        raise BadLog(f"it is too long: {len(log.entries)} entries, {undos} of them taken back")
    return log


def _begun(log: GameLog) -> Match:
    return Match.from_log(find_game(log.game), replace(log, entries=()))


def _take(match: Match, entry: Entry) -> None:
    try:
        match.take(entry)
    except CeibaError as problem:
        number = match.seq + 1
        raise BadLog(f"entry {number} ('{entry}') cannot be replayed: {problem}") from problem


def _looker(match: Match, eyes: Eyes) -> Callable[[], ReplayStep]:
    """Looks at the table as it is now, and at what the last entry, or the setup, led to."""
    if eyes not in ("open", "spectator", *LETTERS[: match.players]):
        raise BadLog(f"nobody sits at {eyes}")
    seat = LETTERS.index(eyes) if eyes in LETTERS else None

    def look() -> ReplayStep:
        since = max(0, match.seq - 1)
        told = match.whole_events(since) if eyes == "open" else match.events(seat, since)
        view = match.game.whole_view(match.state) if eyes == "open" else match.view(seat)
        events = [event for event in told if event.seq == match.seq]
        return ReplayStep(match.seq, events, view, match.outcome())

    return look
