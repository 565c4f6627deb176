"""For the time of the change: sentences of games that have no structs of their own yet."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from ceiba.core.errors import BadPosition, CeibaError
from ceiba.core.reading import a_list, an_object, number
from ceiba.core.rng import Rng
from ceiba.core.seats import LETTERS
from ceiba.core.seed import seeded
from ceiba.core.sentence import Hint, Prompt, Refusal, Said
from ceiba.core.value import Seat, Thing

S = TypeVar("S", bound=Said)

ENVELOPE = ("game", "players", "options", "agenda", "generator", "reveals")


def typed(base: type[S], key: str, clause: str | None, data: dict[str, Any]) -> S:
    struct = _struct(base, key, tuple(data))
    values = [_value(value) for value in data.values()]
    said: S = struct(*values) if clause is None else struct(clause, *values)
    return said


def prompt(given: Any) -> Prompt:
    return (
        given if isinstance(given, Prompt) else typed(Prompt, given.key, given.clause, given.data)
    )


def refusal(given: Any) -> Refusal:
    if isinstance(given, Refusal):
        return given
    return typed(Refusal, given.key, given.clause, given.data)


def hint(given: Any) -> Hint | None:
    if isinstance(given, Hint) or not given:
        return given or None
    return typed(Hint, "hint", None, given)


@cache
def _struct(base: type[Said], key: str, names: tuple[str, ...]) -> Any:
    camel = "".join(part.capitalize() for part in key.replace("_", "-").split("-"))
    return msgspec.defstruct(
        camel, [(n if n != "kind" else "kind_", Any) for n in names], bases=(base,)
    )


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return [_value(item) for item in value]
    if isinstance(value, str):
        return Seat(value) if value in LETTERS else Thing(value)
    return value


def dump(game: Any, state: Any) -> Any:
    return {
        "game": game.spec.slug,
        "players": state.players,
        "options": game.options_of(state),
        **game.dump(state),
        "agenda": [
            " ".join([task.name(), *map(str, task.args())]) for task in reversed(state.agenda)
        ],
        "generator": state.rng.words(),
        "reveals": state.reveals,
    }


def load(game: Any, position: Any, seed: str) -> Any:
    if not isinstance(position, dict):
        raise BadPosition("a position is a JSON object")
    try:
        players = number(position.get("players"), "players")
        options = game.check_options(players, an_object(position.get("options", {}), "options"))
    except CeibaError as problem:
        raise BadPosition(str(problem)) from problem
    facts = {key: value for key, value in position.items() if key not in ENVELOPE}
    state: Any = game.load(facts, players, options, seeded(seed))
    if "agenda" in position:
        tasks = [_task(game, text) for text in a_list(position["agenda"], "agenda")]
        state.agenda.clear()
        state.plan(tasks)
    if "generator" in position:
        words = [number(word, "generator") for word in a_list(position["generator"], "generator")]
        if len(words) != 4 or not any(words) or max(words) > 0xFFFFFFFF:
            raise BadPosition("generator is four numbers below 2**32, not all of them 0")
        state.rng = Rng(*words)
    if "reveals" in position:
        state.reveals = number(position["reveals"], "reveals", 0xFFFFFFFF)
    game.check(state)
    state.settle(None)
    return state


def _task(game: Any, text: Any) -> Any:
    name, *args = str(text).split() or [""]
    if name not in game.tasks:
        raise BadPosition(f"there is no task '{name}'; there are {', '.join(game.tasks)}")
    try:
        return game.tasks[name](*map(int, args))
    except (TypeError, ValueError) as problem:
        raise BadPosition(f"'{text}' is no task of this game") from problem
