"""Libraries that do not come with Ceiba: what is said where one is missing."""

from types import TracebackType
from typing import Final

from ceiba.core.errors import NotInstalled


class extra:  # noqa: N801  # used like a word: `with extra("zoo"):`
    """Imports of what ``pip install ceiba[name]`` brings."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _: object, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not isinstance(problem, ModuleNotFoundError):
            return
        missing = problem.name or "a library"
        if missing.split(".")[0] != "ceiba":
            message = f'{missing} is not installed; pip install "ceiba[{self.name}]" brings it'
            raise NotInstalled(message, name=missing) from problem
