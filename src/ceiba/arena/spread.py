"""Calls that need nothing of one another, spread over the cores here or over a Ray cluster."""

import importlib
import os
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from ceiba.core.errors import BadOptions
from ceiba.core.extras import extra

T = TypeVar("T")
Calls = Sequence[tuple[Any, ...]]

AT_ONCE: Final = 2
"""Calls given out for each core: none waits for work, and a stop loses little."""


def spread(
    call: Callable[..., T],
    calls: Calls,
    lost: Callable[..., T],
    workers: int | None,
    cluster: str | None,
) -> Iterator[T]:
    """What each call returns, as they end; where its process dies, what `lost` does. `workers`:
    processes, 0 for this one only; `cluster`: the address of a Ray cluster, "auto" for the one that
    is found, "local" to start one here."""
    if not calls:
        return
    if cluster is not None:
        yield from _on_ray(call, calls, cluster)
    elif workers == 0:
        yield from (call(*one) for one in calls)
    else:
        yield from _here(call, calls, lost, min(workers or os.cpu_count() or 1, len(calls)))


def _here(call: Callable[..., T], calls: Calls, lost: Callable[..., T], count: int) -> Iterator[T]:
    """A process that dies takes with it what the others were at: that is done again, each call in
    a process of its own, so that only the one to blame is lost."""
    left = deque(calls)
    while left:
        suspects: list[tuple[Any, ...]] = []
        with _processes(count) as pool:
            waiting: dict[Future[T], tuple[Any, ...]] = {}
            while (left or waiting) and not suspects:
                while left and len(waiting) < AT_ONCE * count:
                    one = left.popleft()
                    try:
                        waiting[pool.submit(call, *one)] = one
                    except BrokenProcessPool:
                        suspects.append(one)
                        break
                ended = wait(waiting, return_when=FIRST_COMPLETED).done
                for future in ended:
                    one = waiting.pop(future)
                    try:
                        yield future.result()
                    except BrokenProcessPool:
                        suspects.append(one)
            if suspects:
                suspects += waiting.values()
        yield from (_alone(call, one, lost) for one in suspects)


def _alone(call: Callable[..., T], one: tuple[Any, ...], lost: Callable[..., T]) -> T:
    with _processes(1) as pool:
        try:
            return pool.submit(call, *one).result()
        except BrokenProcessPool:
            return lost(*one)


def _processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """When who gave us work is killed nobody tells us: we look for ourselves, and go. And what a
    bot of one's own prints does not get among the lines of a report."""
    with suppress(OSError):  # who started us may have closed its error output
        os.dup2(2, 1)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _on_ray(call: Callable[..., T], calls: Calls, address: str) -> Iterator[T]:
    """A machine that goes away is no loss: Ray gives its calls to another one."""
    with extra("ray"):
        ray: Any = importlib.import_module("ray")  # large, and its types differ by version
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError) as problem:
        raise BadOptions(f"there is no Ray cluster at '{address}': {problem}") from problem
    try:
        remote = ray.remote(max_retries=-1)(call)
        count = AT_ONCE * int(ray.cluster_resources().get("CPU", 1))
        waiting: list[Any] = []
        for one in calls:
            waiting.append(remote.remote(*one))
            if len(waiting) >= count:
                ended, waiting = ray.wait(waiting)
                yield from ray.get(ended)
        while waiting:
            ended, waiting = ray.wait(waiting)
            yield from ray.get(ended)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would wait for minutes before it says that nobody is there."""
    place = urlsplit(address if "//" in address else f"//{address}")
    if place.port is not None:
        socket.create_connection((place.hostname, place.port), timeout=5).close()
