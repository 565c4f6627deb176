"""Numbers for Prometheus at `/metrics`: requests by Litestar's plugin, and what a host asks first.

No label names a table, a person or an address. Of several processes behind one port (`processes`)
any can be asked: each keeps its numbers in files of one folder, and they are added up.
"""

import asyncio
import os
from typing import Any, Final

from litestar import Response, get
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from ceiba.server.processes import NUMBERS
from ceiba.server.rooms import Rooms
from ceiba.server.services import Services

COUNT_S: Final = 5.0

HTTP: Final = PrometheusConfig(app_name="ceiba", prefix="ceiba", group_path=True)

ANSWER_SECONDS: Final = Histogram(
    "ceiba_answer_seconds",
    "From an answer's arrival until it is durable and told",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
_TABLES: Final = Gauge("ceiba_tables_in_memory", "Tables in use", multiprocess_mode="livesum")
_LISTENERS: Final = Gauge(
    "ceiba_listeners", "Browsers at these tables", multiprocess_mode="livesum"
)


async def watch(rooms: Rooms) -> None:
    """For ever: the others, when they are asked, tell what was here a moment ago."""
    while True:
        _count(rooms)
        await asyncio.sleep(COUNT_S)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: Services) -> Response[Any]:
    _count(services.rooms)
    return Response(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)


def _count(rooms: Rooms) -> None:
    _TABLES.set(len(rooms))
    _LISTENERS.set(rooms.listeners())


def _registry() -> CollectorRegistry:
    if NUMBERS not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together
