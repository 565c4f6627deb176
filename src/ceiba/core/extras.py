"""Libraries that do not come with Ceiba: what is said where one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from ceiba.core.errors import NotInstalled


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports of what ``pip install ceiba[name]`` brings."""
    try:
        yield
    except ModuleNotFoundError as problem:
        missing = problem.name or "a library"
        if missing.split(".")[0] == "ceiba":
            raise
        message = f'{missing} is not installed; pip install "ceiba[{name}]" brings it'
        raise NotInstalled(message, name=missing) from problem
