"""A full position as JSON data, in and out.

The envelope is the same for all games::

    {"game": "gold", "rules": 1, "players": 3, "options": {...},     which table
     "agenda": ["bidding", ...], "generator": [a, b, c, d], "reveals": 7,
     ...}                                                             and the facts of the game

Only `game` and `players` are needed; a position written by hand leaves out what does not matter.
Without `rules` it is played by the present ones.
"""

from typing import Any

from ceiba.core.errors import BadPosition, CeibaError
from ceiba.core.game import Game, Position
from ceiba.core.reading import a_list, an_object, number
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State, Task

ENVELOPE = ("game", "rules", "players", "options", "agenda", "generator", "reveals")


def dump(game: Game[Any], state: State) -> Position:
    """Everything `load` needs to set up exactly this state again."""
    return {
        "game": game.spec.slug,
        "rules": state.rules,
        "players": state.players,
        "options": game.options_of(state),
        **game.dump(state),
        "agenda": [_task_text(task) for task in reversed(state.agenda)],
        "generator": state.rng.words(),
        "reveals": state.reveals,
    }


def load(game: Game[Any], position: Position, seed: str = "") -> State:
    """Set up a position; chance in what it leaves out, and later on, comes from `seed`."""
    if not isinstance(position, dict):
        raise BadPosition("a position is a JSON object")
    try:
        rules = number(position.get("rules", game.spec.rules_version), "rules")
        game = game.at(rules)
        players = number(position.get("players"), "players")
        options = game.check_options(players, an_object(position.get("options", {}), "options"))
    except CeibaError as problem:
        raise BadPosition(str(problem)) from problem
    facts = {key: value for key, value in position.items() if key not in ENVELOPE}
    state: State = game.load(facts, players, options, seeded(seed))
    state.rules = rules
    if "agenda" in position:
        tasks = [_task(game, text) for text in a_list(position["agenda"], "agenda")]
        state.agenda.clear()
        state.plan(tasks)
    if "generator" in position:
        state.rng = _generator(position["generator"])
    if "reveals" in position:
        state.reveals = number(position["reveals"], "reveals", 0xFFFFFFFF)
    game.check(state)
    state.settle(None)
    return state


def _task_text(task: Task) -> str:
    return " ".join([task.name(), *map(str, task.args())])


def _task(game: Game[Any], text: Any) -> Task:
    name, *args = str(text).split() or [""]
    if name not in game.tasks:
        raise BadPosition(f"there is no task '{name}'; there are {', '.join(game.tasks)}")
    try:
        return game.tasks[name](*map(int, args))
    except (TypeError, ValueError) as problem:
        raise BadPosition(f"'{text}' is no task of this game") from problem


def _generator(words: Any) -> Rng:
    numbers = [number(word, "generator") for word in a_list(words, "generator")]
    if len(numbers) != 4 or not any(numbers) or max(numbers) > 0xFFFFFFFF:
        raise BadPosition("generator is four numbers below 2**32, not all of them 0")
    return Rng(*numbers)
