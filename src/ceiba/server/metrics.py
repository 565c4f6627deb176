"""Numbers for Prometheus at `/metrics`: requests by Litestar's plugin, and what a host asks first.

No label names a table, a person or an address.
"""

from typing import Any, Final

from litestar import Response, get
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Gauge, Histogram, generate_latest

from ceiba.server.rooms import Rooms

HTTP: Final = PrometheusConfig(app_name="ceiba", prefix="ceiba", group_path=True)

ANSWER_SECONDS: Final = Histogram(
    "ceiba_answer_seconds",
    "From an answer's arrival until it is durable and told",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
_TABLES: Final = Gauge("ceiba_tables_in_memory", "Tables in use")
_LISTENERS: Final = Gauge("ceiba_listeners", "Browsers at these tables")


def watch(rooms: Rooms) -> None:
    """What is counted when somebody looks."""
    _TABLES.set_function(lambda: len(rooms))
    _LISTENERS.set_function(rooms.listeners)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[Any]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
