"""A whole game for the slider: built in a worker process, because a log may be anything."""

from ceiba.core.errors import BadLog, CeibaError
from ceiba.core.log import UNDO, UNDO_AGREED, GameLog, parse_log
from ceiba.core.match import Match
from ceiba.games import find_game
from ceiba.server.forms import Replay, ReplayStep
from ceiba.server.limits import LOG_ENTRIES, LOG_UNDOS

REPLAY_S = 20.0


def replay_text(text: str) -> Replay:
    """The replay of an uploaded log file; raises `BadLog` with the reason."""
    try:
        return replay(parse_log(text))
    except BadLog:
        raise
    except Exception as problem:  # a position in a log may be any JSON at all
        raise BadLog(str(problem)[:200]) from problem


def replay(log: GameLog) -> Replay:
    """Every step a spectator can tell from the one before."""
    undos = sum(entry.text in (UNDO, UNDO_AGREED) for entry in log.entries)
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
        back = entry.text in (UNDO, UNDO_AGREED)
        if step.events or back or step.view != steps[-1].view:
            steps.append(step)
    return Replay(log.game, log.players, match.options, list(log.names), steps, log.seed)


def _step(match: Match) -> ReplayStep:
    """The table now, and what the last entry, or the setup, led to."""
    events = [e for e in match.events(None, max(0, match.seq - 1)) if e.seq == match.seq]
    return ReplayStep(match.seq, events, match.view(None), match.outcome())
