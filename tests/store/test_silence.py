"""A PostgreSQL that is there and says nothing: it is given up in time, and found again."""

import asyncio
import socket

import pytest
from sqlalchemy import text

from ceiba.store import Store, StoreDown, database


async def test_a_statement_without_an_answer_is_given_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "STATEMENT_S", 2.0)
    store = await Store.open(postgres)
    sleep = text("SELECT pg_sleep(60)")
    with pytest.raises(StoreDown, match=database.SILENT):
        await store._read(lambda connection: connection.scalar(sleep))
    with pytest.raises(StoreDown, match=database.SILENT):
        await store._writer.write("", lambda connection: connection.scalar(sleep))
    await store.ping()
    assert await store._writer.write("", lambda it: it.scalar(text("SELECT 7"))) == 7
    await store.close()


async def test_a_line_on_which_nobody_speaks_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "CONNECT_S", 0.3)
    with socket.socket() as silent:  # connections come about; nobody takes them
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        async with asyncio.timeout(20):
            with pytest.raises(StoreDown):
                await Store.open(f"postgresql://ceiba@127.0.0.1:{port}/games")
