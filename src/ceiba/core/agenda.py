"""An agenda written down, and read again: each task by its name and the words of its arguments.

``["use_worker A yaxchilan 3", "end_turn A"]``: the task that comes next is first.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ceiba.core.errors import BadPosition
from ceiba.core.seats import LETTERS
from ceiba.core.state import Task


class TaskForm(NamedTuple):
    """How a task is written in an agenda: its maker, and for each argument its words."""

    make: Callable[..., Task]
    words: tuple[Mapping[int, str], ...] = ()


SEAT: Final[Mapping[int, str]] = dict(enumerate(LETTERS))
"""The words of an argument that is a seat."""


def numbers(least: int, most: int) -> dict[int, str]:
    """The words of an argument that is a plain number."""
    return {value: str(value) for value in range(least, most + 1)}


def written(forms: Mapping[str, TaskForm], agenda: list[Task]) -> list[str]:
    return [_text(forms[task.name()], task) for task in reversed(agenda)]


def task_named(forms: Mapping[str, TaskForm], text: str, players: int) -> Task:
    """The task a text stands for, with arguments that are in its range."""
    name, *args = text.split() or [""]
    form = forms.get(name.lower())
    if form is None:
        raise BadPosition(f"agenda: there is no task '{name[:40]}'; there are {', '.join(forms)}")
    if len(args) != len(form.words):
        like = " ".join([name, *(next(iter(words.values())) for words in form.words)])
        raise BadPosition(f"agenda: '{text[:80]}' is not written like '{like}'")
    pairs = zip(args, form.words, strict=True)
    return form.make(*(_argument(text, arg, words, players) for arg, words in pairs))


def _text(form: TaskForm, task: Task) -> str:
    return " ".join([task.name(), *(form.words[i][arg] for i, arg in enumerate(task.args()))])


def _argument(text: str, arg: str, words: Mapping[int, str], players: int) -> int:
    """A word of the game, in either case, or its number as in older positions."""
    known = {value: word for value, word in words.items() if words is not SEAT or value < players}
    for value, word in known.items():
        if arg.lower() in (word.lower(), str(value)):
            return value
    listed = ", ".join(known.values())[:200]
    raise BadPosition(f"agenda: '{arg[:40]}' in '{text[:80]}' is none of {listed}")
