"""Small damages to JSON data and to texts, the kind that hands, scripts and bad will make."""

from collections.abc import Mapping
from typing import Any, Final

from ceiba.core.agenda import TaskForm
from ceiba.core.game import shown
from ceiba.core.rng import Rng

ODD: Final[list[Any]] = [
    *(-1, 0, 1, 2, 3, 7, 13, 99, 2**31, 2**63, 10**25, -(10**25), 10**5000, 0.5, 1e300),
    *(True, False, None, "", "A", "B", "e", "Z", "gap", "nobody", "0", "-1", "1 1", "x" * 300),
    *([], {}, [[]], [None], {"A": 1}, {"A": []}, ["A", "A"], [1, 2, 3, 4], "\ud800", "\x00"),
    float("nan"),
]

TABLE: Final = ("game", "rules", "players", "options")
"""What makes two positions ones of the same table."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside."""
    found = [path]
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    for key in keys:
        found += places(value[key], (*path, key))
    return found


def damaged(whole: dict[str, Any], inside: list[tuple[Any, ...]], luck: Rng) -> Any:
    """A copy with one to three damages, or with much left out; `inside` are its `places`."""
    if luck.below(500) == 0:
        return ODD[luck.below(len(ODD))]
    if luck.below(10) == 0:
        return {**thinned(whole, luck, 2), "game": whole["game"], "players": whole["players"]}
    value, facts = whole, list(whole)
    for _ in range(1 + luck.below(3)):
        path = inside[luck.below(len(inside))]
        if luck.below(2):  # as often a whole fact: most places are inside a few long lists
            path = (facts[luck.below(len(facts))],)
        other = look(whole, inside[luck.below(len(inside))])
        if path:
            value = _changed(value, path, other, luck)
    return value


def mixed(one: dict[str, Any], other: dict[str, Any], luck: Rng) -> dict[str, Any]:
    """One table with some facts of another: each may be, but together?"""
    taken = [key for key in other if key not in TABLE and luck.below(5) == 0]
    return {**one, **{key: other[key] for key in taken}}


def any_agenda(tasks: Mapping[str, TaskForm], players: int, luck: Rng) -> list[str]:
    """One to three tasks, with words they may have."""
    names = list(tasks)
    agenda = []
    for _ in range(1 + luck.below(3)):
        name = names[luck.below(len(names))]
        pools = [list(words.values()) for words in tasks[name].words]
        chosen = [pool[luck.below(players if pool[0] == "A" else len(pool))] for pool in pools]
        agenda.append(" ".join([name, *chosen]))
    return agenda


def thinned(value: Any, luck: Rng, depth: int) -> Any:
    """What somebody writes by hand: some of the facts, and some of what is in them."""
    if depth < 0 or not isinstance(value, dict):
        return value
    kept = luck.below(4)
    return {k: thinned(v, luck, depth - 1) for k, v in value.items() if luck.below(4) <= kept}


def look(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _changed(value: Any, path: tuple[Any, ...], other: Any, luck: Rng) -> Any:
    """A copy with something changed at a path; only what leads there is copied."""
    key = path[0]
    inside = key in value if isinstance(value, dict) else isinstance(value, list)
    if not inside or (isinstance(value, list) and not (isinstance(key, int) and key < len(value))):
        return value  # an earlier damage went this way
    holder: Any = value.copy()
    if len(path) > 1:
        holder[key] = _changed(value[key], path[1:], other, luck)
    else:
        _damage(holder, key, other, luck)
    return holder


def _damage(holder: Any, key: Any, other: Any, luck: Rng) -> None:
    old = holder[key]
    how = luck.below(8)
    if how == 0:
        del holder[key]
    elif how == 1:
        holder[key] = other
    elif how == 2 and isinstance(old, int) and not isinstance(old, bool):
        holder[key] = old + luck.below(5) - 2
    elif how == 3 and isinstance(holder, list):
        holder.insert(key, old)
    elif how == 4 and isinstance(holder, list):
        place = luck.below(len(holder))
        holder[key], holder[place] = holder[place], holder[key]
    elif how == 5 and isinstance(holder, dict):
        holder[f"{key}x"] = old
    elif how == 6 and isinstance(old, str) and old:
        words = old.split() or [old]
        words[luck.below(len(words))] = _odd_text(luck)
        holder[key] = " ".join(words)
    else:
        holder[key] = ODD[luck.below(len(ODD))]


def _odd_text(luck: Rng) -> str:
    value = ODD[luck.below(len(ODD))]
    return value if isinstance(value, str) else shown(value)


def damaged_text(text: str, luck: Rng) -> str:
    """A copy of a text file with one to three damages to its lines."""
    lines = text.split("\n")
    for _ in range(1 + luck.below(3)):
        row = luck.below(len(lines))
        how = luck.below(7)
        if how == 0:
            del lines[row]
        elif how == 1:
            lines.insert(row, lines[luck.below(len(lines))])
        elif how == 2:
            other = luck.below(len(lines))
            lines[row], lines[other] = lines[other], lines[row]
        elif how == 3:
            lines[row] = _odd_text(luck)
        elif how == 4:
            words = lines[row].split(" ")
            words[luck.below(len(words))] = _odd_text(luck)
            lines[row] = " ".join(words)
        elif how == 5:
            cut = luck.below(len(lines[row]) + 1)
            lines[row] = lines[row][:cut] + lines[row][cut + 1 :]
        else:
            lines[row] += ["", " ", ":", " undo", "\t", '"', "{", "[" * 5000][luck.below(8)]
        lines = lines or [""]
    return "\n".join(lines)
