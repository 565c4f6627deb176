"""What the server says about itself: one line for each thing, with the request and the table.

Lines go to standard error, for people by default and as JSON for programs that collect logs.
Whatever is logged while a request or a socket is served carries its `request` and its `table`:
they are bound in `access`. No line ever holds a secret of a seat or an answer: what is told of a
failure is where it was, never the values there; a test plays a game, breaks the disk and more under
it and searches the logs for both.
"""

import logging
import sys
from typing import Any, Final, TextIO

import structlog

from ceiba.server.settings import Settings

SHARED: Final[list[structlog.typing.Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso"),
]
WITHOUT_LOCALS: Final = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
Stack = dict[str, Any]
"""An exception and the places it came by."""
STRANGERS: Final = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade")
"""How uvicorn begins what it says of them."""


def set_up(settings: Settings) -> None:
    """Everything that is logged in this process, ours and the libraries', in one shape."""
    if settings.log_format == "json":
        last: list[structlog.typing.Processor] = [
            structlog.processors.ExceptionRenderer(failure),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    else:
        last = [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=write_failure)]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    if settings.access_log:
        logging.getLogger("ceiba.access").setLevel(logging.INFO)


def failure(exc_info: structlog.typing.ExcInfo) -> list[Stack]:
    """What failed and where; not in which words, for these may name an answer."""
    return [_where(stack) for stack in WITHOUT_LOCALS(exc_info)]


def _where(stack: Stack) -> Stack:
    within = [_where(each) for stacks in stack["exceptions"] for each in stacks]
    return {"exc_type": stack["exc_type"], "frames": stack["frames"], "exceptions": within}


def write_failure(out: TextIO, exc_info: structlog.typing.ExcInfo) -> None:
    _write(out, failure(exc_info))


def _write(out: TextIO, stacks: list[Stack]) -> None:
    for stack in stacks:
        out.write("\nTraceback (most recent call last):")
        for frame in stack["frames"]:
            out.write(f'\n  File "{frame["filename"]}", line {frame["lineno"]}, in {frame["name"]}')
        out.write(f"\n{stack['exc_type']}")
        _write(out, stack["exceptions"])


def _is_ours(record: logging.LogRecord) -> bool:
    """Strangers who send nonsense are sent away; they do not get to fill the logs."""
    return not record.getMessage().startswith(STRANGERS)
