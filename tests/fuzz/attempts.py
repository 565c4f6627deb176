"""Whatever is set up or replayed is refused with a reason, or plays to its end."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

import ceiba
from ceiba.core import position as positions
from ceiba.core.errors import BadLog, BadPosition
from ceiba.core.game import Game, Position
from ceiba.core.match import Match
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import find_game
from tests.fuzz.mutations import any_agenda, damaged, damaged_text, mixed, places

LONGEST: Final = 20_000
"""Answers after which a game that is not over counts as one that never ends."""
SPROUTS: Final = 100
"""Damaged copies made of one position or log."""
LONG_GAMES: Final = 4
"""One accepted position in so many is played to its end, the others only SOME answers on."""
SOME: Final = 30
LINES: Final = 40
"""Answers of a log at most, so that a million can be replayed."""


class Wrong(Exception):
    """What must not happen, with the input that made it happen."""


def set_ups(game: Game[Any], count: int, seed: str) -> Counter[str]:
    """Try damaged positions of random games; how many were refused and how many were played."""
    seen: Counter[str] = Counter()
    luck = seeded(f"positions {seed}")
    other: Position = {}
    while seen.total() < count:
        for good in grown(game, luck):
            inside = places(good)
            for _ in range(SPROUTS):
                seen[set_up(game, spoiled(game, good, inside, other, luck), luck)] += 1
            other = good
    return seen


def spoiled(game: Game[Any], good: Position, inside: Any, other: Position, luck: Rng) -> Any:
    """A position with damages, with facts of another, or with something else owed."""
    how = luck.below(5)
    if how == 0:
        return mixed(good, other, luck)
    if how == 1:
        return {**good, "agenda": any_agenda(game.tasks, good["players"], luck)}
    return damaged(good, inside, luck)


def replays(game: Game[Any], count: int, seed: str) -> Counter[str]:
    """The same for logs."""
    seen: Counter[str] = Counter()
    luck = seeded(f"logs {seed}")
    while seen.total() < count:
        text = recorded(game, luck)
        for _ in range(SPROUTS):
            seen[replay(damaged_text(text, luck))] += 1
    return seen


WAYS: Final = {"positions": set_ups, "logs": replays}


def share(slug: str, way: str, count: int, seed: str) -> Counter[str] | str:
    """What a process tries; with the first that goes wrong it ends and tells that."""
    try:
        return WAYS[way](find_game(slug), count, seed)
    except Wrong as problem:
        return str(problem)


def set_up(game: Game[Any], position: Any, luck: Rng) -> str:
    try:
        state = positions.load(game, position, "fuzz")
    except BadPosition as refusal:
        return "refused" if str(refusal) else _wrong("refused without a reason", position)
    except Exception as problem:
        raise Wrong(f"{problem!r} from {_text(position)}") from problem
    try:
        read_back(game, state, position)
        play_on(game, state, luck)
        read_back(game, state, position)
    except Wrong:
        raise
    except Exception as problem:
        raise Wrong(f"{problem!r} in play after {_text(position)}") from problem
    return "played"


def read_back(game: Game[Any], state: State, position: Any) -> None:
    """A table written down is the same table, set up at once or after some answers."""
    written = msgspec.json.encode(positions.dump(game, state))
    if positions.load(game, msgspec.json.decode(written), "other").words() != state.words():
        _wrong("does not read back", position)


def play_on(game: Game[Any], state: State, luck: Rng) -> None:
    """By any answers, to the end or only for a while; as somebody sees it."""
    msgspec.json.encode(game.view(state, luck.below(state.players)))
    to_the_end = luck.below(LONG_GAMES) == 0
    for _ in range(LONGEST if to_the_end else SOME):
        if state.over():
            game.outcome(state)
            return
        seat = state.decider()
        if seat < 0:
            _wrong("nobody is asked, and it is not over", positions.dump(game, state))
        options = state.options(seat)
        state.apply(seat, options[luck.below(len(options))], None)
    if to_the_end:
        _wrong("never ends", positions.dump(game, state))


def replay(text: str) -> str:
    try:
        match = ceiba.replay(text)
    except BadLog as refusal:
        return "refused" if str(refusal) else _wrong("refused without a reason", text)
    except Exception as problem:
        raise Wrong(f"{problem!r} from the log {text!r}") from problem
    if ceiba.replay(match.log().text()).state.words() != match.state.words():
        _wrong("does not read back", text)
    return "replayed"


def grown(game: Game[Any], luck: Rng) -> Iterator[Position]:
    """Positions at some moments of a random game."""
    state = any_table(game, luck).state.clone()
    rest = 1 + luck.below(30)
    while not state.over():
        rest -= 1
        if rest == 0:
            yield positions.dump(game, state)
            rest = 1 + luck.below(60)
        seat = state.decider()
        options = state.options(seat)
        state.apply(seat, options[luck.below(len(options))], None)
    yield positions.dump(game, state)


def recorded(game: Game[Any], luck: Rng) -> str:
    """The log of the beginning of a random game, or of a game from a position."""
    match = any_table(game, luck)
    if luck.below(2):
        match = Match.from_position(game, next(grown(game, luck)), "fuzz")
    for _ in range(luck.below(LINES)):
        if match.over:
            break
        seat = match.waiting[luck.below(len(match.waiting))]
        options = match.options_for(seat)
        match.play(f"{seat} {options[luck.below(len(options))]}")
        if luck.below(8) == 0 and match.undo_kind(seat) == "free":
            match.play(f"{seat} undo")
    return match.log().text()


def any_table(game: Game[Any], luck: Rng) -> Match:
    spec = game.spec
    players = spec.min_players + luck.below(spec.max_players - spec.min_players + 1)
    options = {o.name: o.values[luck.below(len(o.values))] for o in spec.options}
    try:
        return Match(game, players, options, f"fuzz-{luck.next32()}")
    except ceiba.BadOptions:  # these options do not go together
        return Match(game, players, None, f"fuzz-{luck.next32()}")


def _wrong(what: str, given: Any) -> str:
    raise Wrong(f"{what}: {_text(given)}")


def _text(given: Any) -> str:
    digits = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)  # Python writes no number as long as those tried here
    try:
        return json.dumps(given, default=repr)[:6000]
    finally:
        sys.set_int_max_str_digits(digits)
