"""A full position as JSON data, in and out.

A game declares its position as a struct (`games/<g>/position.py`) with the bounds of every number;
what all games share is here. Reading a position is two steps. `msgspec` checks the data against the
struct and says where it is wrong and why; then the game lays it on a bare table and refuses what
cannot lie there, with the clause. A position that says it is a puzzle may break what only counts
components or tells how a round must have gone; it is still safe to play.

Only `game` and `players` are needed; a position written by hand leaves out what does not matter.
"""

import re
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from ceiba.core import plain_facts
from ceiba.core.agenda import task_named, written
from ceiba.core.errors import BadLog, BadPosition, CeibaError
from ceiba.core.game import Game, OptionValue, Position
from ceiba.core.reading import LONGEST, where
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State

Word32 = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
MUCH: Final = 10**12
"""Bounds what no rule does: out of reach of any play that is set up below it, and still exact
everywhere, in quarters and in a browser, too."""
STEP: Final = re.compile(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]")
Growing = Annotated[int, Meta(ge=0, le=MUCH)]
"""What grows as long as a game goes on."""


class TablePosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every position says: which table, what is still owed, and the luck to come."""

    game: str
    rules: int | None = None
    """The version it is played by; without one, the present."""
    players: int
    options: dict[str, OptionValue | int] = {}
    puzzle: bool = False
    """Set up by hand and not to be doubted: pieces may be too many or too few."""
    agenda: list[str] | None = None
    """The tasks still owed, the next first: ``["lay_out", "refill", "next_auction"]``."""
    generator: Annotated[list[Word32], Meta(min_length=4, max_length=4)] | None = None
    reveals: Word32 = 0
    """How often something hidden was shown or chance was used."""


def dump(game: Game[Any], state: State) -> Position:
    """Everything `load` needs to set up exactly this state again."""
    position = game.dump(state)
    plain_facts.write(position, state)
    position.options = {**game.options_of(state)}
    position.agenda = written(game.tasks, state.agenda)
    position.generator = state.rng.words()
    plain: Position = msgspec.to_builtins(position)
    return plain


def load(game: Game[Any], position: Any, seed: str = "") -> State:
    """Set up a position; chance in what it leaves out, and later on, comes from `seed`."""
    try:
        game = at_its_rules(game, position)
    except BadLog as problem:
        raise BadPosition(str(problem)) from problem
    read = _read(game, plain(position))
    try:
        options = game.check_options(read.players, read.options)
    except CeibaError as problem:
        raise BadPosition(f"options: {problem}") from problem
    rng = seeded(seed)
    state: State = game.load(read, options, rng)
    if read.rules is None:
        state.rules = game.spec.rules_version
    if read.agenda is not None:
        state.agenda.clear()
        state.plan([task_named(game.tasks, text, read.players) for text in read.agenda])
    if read.generator is not None:
        if not any(read.generator):
            raise BadPosition("generator: its four numbers are not all 0")
        state.rng = Rng(*read.generator)
    game.check(state)
    state.settle(None)
    return state


def doubt(table: TablePosition | State, clause: str, why: str) -> None:
    """Refuse a table that the rules cannot lead to, unless it is a puzzle."""
    if not table.puzzle:
        raise BadPosition(f'{clause}: {why} (a position with "puzzle": true may)')


def at_its_rules(game: Game[Any], position: Any) -> Game[Any]:
    """The game by the version of its rules that a position names; the present one by default."""
    if not isinstance(position, dict):
        raise BadPosition("a position is a JSON object")
    rules = position.get("rules")
    if rules is not None and type(rules) is not int:
        raise BadPosition(f"rules: expected int, got {type(rules).__name__}")
    return game if rules is None else game.at(rules)


def plain(position: Any) -> Position:
    """A copy in what JSON knows; `BadPosition` where something else is inside."""
    try:
        copy: Position = msgspec.to_builtins(position)
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadPosition(f"a position is a JSON object: {problem}"[:LONGEST]) from problem
    return copy


def _read(game: Game[Any], position: Position) -> TablePosition:
    unknown = [key for key in position if key not in game.position_type.__struct_encode_fields__]
    if unknown:
        fields = ", ".join(game.position_type.__struct_encode_fields__)
        listed = ", ".join(sorted(map(str, unknown)))
        raise BadPosition(f"unknown: {listed[:200]}; a position has: {fields}")
    read = _converted(game, position)
    if isinstance(read, str):
        raise BadPosition(where(_spelled(game, position, read)))
    return read


def _converted(game: Game[Any], position: Position) -> TablePosition | str:
    """As its struct, or what msgspec says against it."""
    try:
        read: TablePosition = msgspec.convert(position, game.position_type)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as problem:
        return str(problem)
    return read


def _spelled(game: Game[Any], position: Position, problem: str) -> str:
    """The problem with the keys that msgspec leaves out, as in `$.seats[...].corn`: they are found
    by leaving one entry at a time in `position`."""
    reason, _, path = problem.partition(" - at `$")
    place: Any = position
    spelled = ""
    for name, index in STEP.findall(path):
        key: Any = name or index
        if index == "...":
            entries = dict(place)
            for key in entries:
                place.clear()
                place[key] = entries[key]
                if _converted(game, position) == problem:
                    break
        elif index:
            key = int(index)
        spelled += f"[{key}]" if isinstance(key, int) else f".{key}"
        place = place[key]
    return f"{reason} - at `${spelled}`" if path else problem
