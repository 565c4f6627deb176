"""Tables one after the other, those that come next fetched from memory meanwhile.

Thousands of tables do not fit into a processor's cache. A step then waits for dozens of lines of
memory, one after the other; asked for a few tables earlier they come together. Python cannot ask
for memory without waiting for it, so ahead.c does, and stands in for this module where it is
compiled. It changes nothing but the time a step takes.
"""

from collections.abc import Iterator

from ceiba.core.state import State


class Ahead:
    """Walks along `states`, at each of which a menu, observation and mask will be written anew:
    of an observation so many `changing` numbers, the first."""

    def __init__(
        self,
        states: list[State],
        menus: list[list[int]],
        observations: object,
        masks: object,
        changing: int,
    ) -> None:
        self.states = states

    def __iter__(self) -> Iterator[State]:
        return iter(self.states)
