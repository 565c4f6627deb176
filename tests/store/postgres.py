"""A PostgreSQL server of our own, where it is installed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tools.postgres import NotInstalled, Postgres
from tools.postgres import running as started


@contextmanager
def server() -> Iterator[Postgres]:
    """Skips the test where there is none."""
    try:
        with started() as postgres:
            yield postgres
    except NotInstalled as problem:
        pytest.skip(str(problem))
