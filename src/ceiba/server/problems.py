"""Everything the server says no to: a code, a sentence for people, and an HTTP status."""

from typing import Final

from ceiba.core.errors import (
    BadLog,
    BadOption,
    BadOptions,
    CeibaError,
    IllegalAction,
    MalformedAction,
    StaleAction,
)
from ceiba.core.value import Value
from ceiba.server.protocol import Closing, Problem

STATUS: Final = {
    "illegal": 409,
    "stale": 409,
    "malformed": 400,
    "bad_request": 400,
    "bad_option": 400,
    "bad_log": 400,
    "bad_address": 400,
    "too_many_ways": 409,
    "unknown_game": 404,
    "no_table": 404,
    "not_your_seat": 403,
    "not_started": 409,
    "not_over": 409,
    "no_undo": 409,
    "undo_sealed": 409,
    "no_hints": 409,
    "not_away": 409,
    "no_clock": 409,
    "out_of_time": 409,
    "full": 409,
    "sit_first": 409,
    "unknown_person": 403,
    "no_open_tables": 403,
    "used_link": 410,
    "wrong_passkey": 403,
    "gone": 410,
    "newer": 409,
    "too_large": 413,
    "too_fast": 429,
    "internal": 500,
}


class Refused(Exception):
    """Raised wherever something is not accepted; said to whoever asked, and nothing changed."""

    def __init__(
        self, problem: Problem, close: int | None = None, option: str | None = None
    ) -> None:
        self.problem = problem
        self.status = STATUS[problem.code]
        self.option = option
        """The option of a table it is about."""
        self.close = close
        """The code a socket is closed with, None to leave it open."""
        super().__init__(problem.code)

    @property
    def for_good(self) -> bool:
        """Whether it is about a table that cannot be opened, now or later."""
        return self.close == Closing.NO_TABLE


def refused(code: str, *, close: int | None = None, **data: Value) -> Refused:
    """A refusal whose sentence is the text `problem-<code>`."""
    message = f"problem-{code.replace('_', '-')}"
    return Refused(Problem(code, {"message": message, "clause": "", **data}), close)


def from_rules(error: CeibaError) -> Refused:
    """What the core refused, for people."""
    match error:
        case IllegalAction():
            return Refused(Problem("illegal", error.refusal))
        case MalformedAction():
            return refused("malformed", text=error.text)
        case StaleAction():
            return refused("stale")
        case BadLog():
            return refused("bad_log", reason=str(error))
        case BadOption():
            said = {"message": error.key, "clause": error.clause, **error.data}
            return Refused(Problem("bad_option", said), option=error.option)
        case BadOptions():
            return refused("bad_request", reason=str(error))
    return refused("internal")
