"""One server and one PostgreSQL for all tests that do not harm them; others start their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from tests.server.house import GENEROUS, House
from tests.store.postgres import server
from tools.postgres import Postgres


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    started = House(tmp_path_factory.mktemp("house") / "data", **GENEROUS)
    yield started
    assert started.stop() == 0
    assert started.said() == ""


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Starts servers on this test's own folder; whatever still runs is ended afterwards."""
    started: list[House] = []

    def start(**more: Any) -> House:
        # Whole games are played out here, faster than people answer.
        started.append(House(tmp_path / "data", **{"messages_per_second": "1000"} | more))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            each.kill()


@pytest.fixture(scope="session")
def databases() -> Iterator[Postgres]:
    with server() as started:
        yield started


@pytest.fixture(scope="module")
def postgres(databases: Postgres, request: pytest.FixtureRequest) -> str:
    """An empty database of a test file's own, however often a worker comes back to the file."""
    return databases.new_database(f"{request.module.__name__.replace('.', '_')}_{token_hex(4)}")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One test, both databases."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    return str(request.getfixturevalue("postgres"))
