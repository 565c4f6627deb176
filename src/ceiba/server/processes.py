"""Several server processes on one machine, behind one port: started, watched, ended together."""

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

NUMBERS: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The folder in which each process keeps its metrics: the name is Prometheus's own."""
WATCH_S: Final = 0.2
PAUSE_S: Final = 1.0
"""Before a process that died is replaced: one that cannot start must not be tried in a frenzy."""
END_S: Final = 15.0

Serve = Callable[[socket.socket], None]


def serve_with(number: int, listening: socket.socket, serve: Serve) -> None:
    """Run `serve` in so many processes that all accept from one socket, until a signal ends it."""
    with tempfile.TemporaryDirectory(prefix="ceiba-metrics-") as numbers:
        os.environ[NUMBERS] = numbers
        _watch(number, listening, serve, numbers)


def _watch(number: int, listening: socket.socket, serve: Serve, numbers: str) -> None:
    context = multiprocessing.get_context("spawn")
    stop = threading.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: stop.set())

    def start() -> BaseProcess:
        process = context.Process(target=_run, args=(serve, listening))
        process.start()
        return process

    processes = [start() for _ in range(number)]
    while not stop.wait(WATCH_S):
        for index, process in enumerate(processes):
            if not process.is_alive():
                print(f"A server process ended ({process.exitcode}): starting another.", flush=True)
                mark_process_dead(process.pid, numbers)  # type: ignore[no-untyped-call]
                time.sleep(PAUSE_S)
                processes[index] = start()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(END_S)
        process.kill()
        process.join()


def _run(serve: Serve, listening: socket.socket) -> None:
    """In each process: Ctrl-C reaches all of them, but the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(listening)
    sys.exit(0)


def _end_with_parent() -> None:
    """A crew without its captain would serve on for ever, behind a port nobody can take."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        signal.raise_signal(signal.SIGTERM)
