"""A short evening on each database; ``make soak`` makes it long."""

import json
from pathlib import Path

import msgspec
import pytest

import ceiba
from ceiba.store import Loaded, StoredTable
from tests.soak import judging
from tests.soak.evening import evening
from tests.soak.people import Frame, Person, Sent
from tests.soak.report import table
from tests.store.postgres import server

SECONDS = 12
TABLES = 4


@pytest.mark.slow
async def test_on_sqlite(tmp_path: Path) -> None:
    result = await evening(tmp_path, None, SECONDS, TABLES)
    assert result.clean, table({"SQLite": result})
    assert result.kills


@pytest.mark.slow
async def test_on_postgresql(tmp_path: Path) -> None:
    with server() as database:
        result = await evening(tmp_path, database, SECONDS, TABLES)
    assert result.clean, table({"PostgreSQL": result})
    assert result.kills


def test_the_judge_notices() -> None:
    """Two sealed bids: what is lost, doubled or told to the wrong seat is counted."""
    match = ceiba.new("gold", 2, seed="secret-seed")
    match.play("A bid 5")
    table = StoredTable("t", "gold", 1, 2, match.options, match.seed, (), {})
    loaded = Loaded(table, tuple(match.entries), 0)

    def frame(seat: int | None, **more: object) -> Frame:
        told = {"view": match.view(seat), "events": match.events(seat), "since": 0, **more}
        return Frame(1, msgspec.json.encode(told).decode())

    ana = Person(0, "t", 0, "token-of-ana", "")
    bo = Person(0, "t", 1, "token-of-bo", "")
    ana.sent = ana.acknowledged = [Sent(0, "bid 5", 0)]
    ana.frames, bo.frames = [frame(0)], [frame(1)]
    people = [ana, bo]
    assert (judging.lost(loaded, ana), judging.doubled(loaded, ana)) == (0, 0)
    assert judging.leaks(loaded, people) == 0
    assert json.loads(frame(0).text)["view"] != json.loads(frame(1).text)["view"]
    bo.frames = [frame(0), frame(1, said="token-of-ana"), frame(1, seed="secret-seed")]
    assert judging.leaks(loaded, people) == 3
    ana.acknowledged = [Sent(0, "bid 5", 0), Sent(2, "bid 1", 0)]
    assert judging.lost(loaded, ana) == 1
    ana.sent = []
    assert judging.doubled(loaded, ana) == 1
