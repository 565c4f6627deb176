"""Games of every released version replay for ever, from their files and in their databases."""

import json
import sqlite3
from pathlib import Path

import asyncpg
import pytest

import ceiba
from ceiba.core.log import VERSION
from ceiba.games import GAMES
from ceiba.store import OtherShape, Store
from ceiba.store.database import open_database
from ceiba.store.shape import migrate
from tests.logs.make import FOLDER, SCORES, databases, ending

ENDED = json.loads(SCORES.read_text())
DUMPS = databases()


@pytest.mark.parametrize("name", ENDED)
def test_a_released_game_ends_as_it_ended(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text()
    match = ceiba.replay(text)
    assert ending(match) == ENDED[name]
    assert match.log().text() == text


def test_every_version_has_its_games() -> None:
    assert set(ENDED) == {file.stem for file in FOLDER.glob("*.txt")}
    for slug, game in GAMES.items():
        for players in range(game.spec.min_players, game.spec.max_players + 1):
            name = f"{slug}-{players}-rules{game.spec.rules_version}-log{VERSION}"
            assert name in ENDED, "run python -m tests.logs.make"


def test_the_present_shape_has_a_database() -> None:
    heads = [file.stem[1:5] for file in (Path(ceiba.__file__).parent / "store").rglob("v0*.py")]
    assert set(DUMPS) == set(heads), "run python -m tests.logs.make"


@pytest.mark.parametrize("shape", DUMPS)
async def test_a_released_database_goes_on_in_sqlite(shape: str, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as database:
        database.executescript(DUMPS[shape])
    database.close()
    await goes_on(f"sqlite:///{file}")


@pytest.mark.parametrize("shape", DUMPS)
async def test_a_released_database_goes_on_in_postgresql(shape: str, postgres: str) -> None:
    plain = await asyncpg.connect(postgres)
    await plain.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    database = open_database(postgres)
    await database.write(lambda connection: migrate(connection, shape))
    await database.close()
    lines = DUMPS[shape].splitlines()
    wanted = [line for line in lines if line.startswith('INSERT INTO "')]
    order = ("tables", "seats", "tokens", "entries", "chat")
    for table in order:
        for line in wanted:
            if line.startswith(f'INSERT INTO "{table}"'):
                await plain.execute(line)
    await plain.close()
    await goes_on(postgres)


async def goes_on(address: str) -> None:
    """Finished games are whole, running ones can be played, and everybody still has the seat."""
    store = await Store.open(address)
    for slug, game in GAMES.items():
        for number, over in ((0, True), (1, False)):
            loaded = await store.load(f"{slug}{number}")
            assert loaded is not None
            table = loaded.table
            match = ceiba.Match(game, table.players, table.options, table.seed, rules=table.rules)
            for entry in loaded.entries:
                match.take(entry)
            assert match.over is over
            assert table.tokens == {"0" * 64: 0}
            assert [line.text for line in await store.chat(table.id)] == ['À vous; c’est "bon"']
            if not over:
                before = match.seq
                match.answer(match.waiting[0], match.options_for(match.waiting[0])[:1])
                await store.append(table.id, before, match.entries[before:])
    await store.close()


async def test_a_database_of_a_newer_ceiba_says_so(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    await (await Store.open(f"sqlite:///{file}")).close()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(OtherShape, match="a newer Ceiba made it"):
        await Store.open(f"sqlite:///{file}")


def test_a_log_of_a_newer_ceiba_says_so() -> None:
    text = (FOLDER / f"{next(iter(ENDED))}.txt").read_text()
    with pytest.raises(ceiba.BadLog, match="written in a newer way"):
        ceiba.replay(text.replace("ceiba log 1", "ceiba log 2"))
    with pytest.raises(ceiba.BadLog, match="follows version 7 of the rules"):
        ceiba.replay(text.replace("rules: 1", "rules: 7"))
