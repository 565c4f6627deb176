"""Calls that need nothing of one another, spread over the cores here or over a Ray cluster."""

import importlib
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from ceiba.core.errors import BadOptions

T = TypeVar("T")
Calls = Sequence[tuple[Any, ...]]

AT_ONCE: Final = 2
"""Calls given out for each core: none waits for work, and a stop loses little."""


def spread(
    call: Callable[..., T], calls: Calls, workers: int | None, cluster: str | None
) -> Iterator[T]:
    """What each call returns, as they end. `workers`: processes, 0 for this one only; `cluster`:
    the address of a Ray cluster, "auto" for the one that is found, "local" to start one here."""
    if not calls:
        return
    if cluster is not None:
        yield from _on_ray(call, calls, cluster)
    elif workers == 0:
        yield from (call(*one) for one in calls)
    else:
        yield from _here(call, calls, min(workers or os.cpu_count() or 1, len(calls)))


def _here(call: Callable[..., T], calls: Calls, count: int) -> Iterator[T]:
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[T]] = set()
        for one in calls:
            waiting.add(pool.submit(call, *one))
            if len(waiting) >= AT_ONCE * count:
                ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in ended)
        yield from (future.result() for future in waiting)


def _on_ray(call: Callable[..., T], calls: Calls, address: str) -> Iterator[T]:
    """A machine that goes away is no loss: Ray gives its calls to another one."""
    try:
        ray: Any = importlib.import_module("ray")  # large, and its types differ by version
    except ImportError as problem:
        raise BadOptions("a cluster needs Ray: pip install ceiba[ray]") from problem
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
