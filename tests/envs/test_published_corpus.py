"""The corpus that comes with the documentation: every table, strong games, and they replay."""

import pytest

import ceiba
from tests.testkit.share import FULL
from tools.corpus import FOLDER, TABLES, bot_for

REPLAYED = [
    table
    for table, (slug, players) in TABLES.items()
    if FULL or players == ceiba.find_game(slug).spec.min_players
]


def test_every_table_has_a_game_and_all_of_it_is_small() -> None:
    files = {file.stem: file.stat().st_size for file in FOLDER.glob("*.txt")}
    assert set(files) == set(TABLES)
    assert sum(files.values()) < 200_000


@pytest.mark.parametrize("table", REPLAYED)
def test_a_published_game_replays_to_its_end(table: str) -> None:
    slug, players = TABLES[table]
    log = ceiba.parse_log((FOLDER / f"{table}.txt").read_text("utf-8"))
    assert (log.game, log.players) == (slug, players)
    assert log.names == (bot_for(slug, players),) * players
    match = ceiba.replay(log)
    assert match.over
    assert match.log().text() == log.text()
