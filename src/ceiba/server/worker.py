"""Inside a worker process: take a call, carry it out, say what came of it.

It reads from its standard input and answers on its standard output, one call at a time. Whatever
prints something inside a call prints to standard error. It ends with the server, even when that
is killed: then its input ends. Of the house it loads the games and bots only: a quarter of the
server's start, half of its memory.
"""

import contextlib
import os
import pickle
import queue
import struct
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO, Final

Call = tuple[Callable[..., Any], tuple[Any, ...]]

LENGTH: Final = struct.Struct("!Q")
NICE: Final = 5
"""Thinking gives way to the server, so that persons do not feel how much the bots have to do."""


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    calls: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=[sys.stdin.buffer, calls], daemon=True).start()
    import ceiba.bots  # noqa: F401  # the slow part of a start: before the first call comes

    if hasattr(os, "nice"):
        os.nice(NICE)
    _send(answers, b"")  # ready
    while True:
        _send(answers, _carry_out(calls.get()))


def framed(data: bytes) -> bytes:
    """As it travels, both ways: the length, then the data."""
    return LENGTH.pack(len(data)) + data


def _send(stream: BinaryIO, data: bytes) -> None:
    stream.write(framed(data))
    stream.flush()


def _carry_out(data: bytes) -> bytes:
    """The result, or what was raised, as (whether it went well, what)."""
    try:
        call, args = pickle.loads(data)
        return pickle.dumps((True, call(*args)))
    except Exception as problem:  # noqa: BLE001  # whoever asked hears of it
        with contextlib.suppress(Exception):
            return pickle.dumps((False, problem))
        return pickle.dumps((False, RuntimeError(repr(problem))))


def _read(stream: BinaryIO, calls: "queue.SimpleQueue[bytes]") -> None:
    """In a thread, so that the end of the server is noticed during a call, too."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        calls.put(stream.read(LENGTH.unpack(head)[0]))
    os._exit(0)
