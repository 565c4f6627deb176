"""``ceiba admin`` as a host types it, on databases a real server uses."""

import asyncio
import gzip
import io
import json
import logging
import os
import random
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest

from ceiba.cli import main
from ceiba.games import GAMES
from tests.logs.make import databases
from tests.server.house import GENEROUS, House, play_out

DATABASES = databases()
OLDEST, *_, NEWEST = DATABASES
OLD_DATABASE, DATABASE = DATABASES[OLDEST], DATABASES[NEWEST]


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


class Host:
    """Somebody at the command line, who looks after one database."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database

    def run(self, *words: str) -> Done:
        """In a thread of its own: the command has its own loop, too."""
        out, err = io.StringIO(), io.StringIO()
        line = ["admin", *words, "--data", str(self.data)]
        with (
            mock.patch.dict(os.environ, CEIBA_DATABASE=self.database),
            mock.patch.object(logging.getLogger(), "handlers", [logging.NullHandler()]),
            redirect_stdout(out),
            redirect_stderr(err),
            ThreadPoolExecutor(1) as thread,
        ):
            code = thread.submit(main, line).result()
        return Done(code, out.getvalue(), err.getvalue())

    def says(self, *words: str) -> list[str]:
        done = self.run(*words)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout.splitlines()

    def told(self, *words: str) -> Any:
        return json.loads("\n".join(self.says(*words, "--json")))

    def refused(self, *words: str) -> str:
        done = self.run(*words)
        assert done.returncode == 1
        assert done.stderr.startswith("ceiba admin: ")
        assert "Traceback" not in done.stderr
        return done.stderr


@pytest.fixture
def host(tmp_path: Path) -> Host:
    """Of each game one that is over and one that runs."""
    return host_of(DATABASE, tmp_path / "data")


def host_of(dump: str, folder: Path) -> Host:
    folder.mkdir()
    with sqlite3.connect(folder / "ceiba.sqlite3") as database:
        database.executescript(dump)
    database.close()
    return Host(folder)


def test_list_show_and_statistics(host: Host) -> None:
    assert len(host.says("list")) == 1 + 2 * len(GAMES)
    assert {row["game"] for row in host.told("list", "--game", "gold")} == {"gold"}
    assert host.told("show", "gold0")["status"] == "over"
    running_game = host.told("show", "gold1")
    assert (running_game["status"], running_game["names"]) == ("running", ["Ana d’Uxmal", "Chaac"])
    assert any("Auction" in line for line in host.says("show", "gold1"))
    numbers = host.told("stats")
    assert numbers["tables"] == 2 * len(GAMES)
    assert numbers["by_game"]["tzolkin"] == 2
    assert "no table nowhere" in host.refused("show", "nowhere")


async def test_export_import_and_play_on(
    host: Host, tmp_path: Path, houses: Callable[..., House]
) -> None:
    files = host.told("export", "--all", "--folder", str(tmp_path / "logs"))
    assert len(files) == 2 * len(GAMES)
    made = host.told("import", str(tmp_path / "logs" / "ceiba-gold1.txt"), "--play")
    archived = host.told("import", str(tmp_path / "logs" / "ceiba-gold0.txt"))
    assert archived["seats"] == {}
    over = str(tmp_path / "logs" / "ceiba-gold0.txt")
    assert "is over" in host.refused("import", over, "--play")
    (tmp_path / "poem.txt").write_text("Roses are red")
    assert "a game log starts with" in host.refused("import", str(tmp_path / "poem.txt"))
    assert "away.txt: No such file" in host.refused("import", str(tmp_path / "away.txt"))
    entries = host.told("show", "gold1")["entries"]
    house = houses(**GENEROUS)
    seats = [link.partition("#seat=")[2] for link in made["seats"].values()]
    async with house.sit(made["table"], seats[0]) as a, house.sit(made["table"], seats[1]) as b:
        assert a.now["seq"] == entries
        await asyncio.gather(play_out(a, random.Random(1)), play_out(b, random.Random(2)))
    answer = await house.ask("GET", f"/api/tables/{archived['table']}/replay")
    assert answer.status_code == 200


def test_delete_and_retention(host: Host) -> None:
    assert host.told("delete", "gold0", "gold1") == {"deleted": ["gold0", "gold1"]}
    assert "nothing was deleted" in host.refused("delete", "balam0", "gold0")
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        database.execute("UPDATE entries SET at = ?", (time.time() * 1000,))
    database.close()
    assert host.told("prune", "--older-than", "1h")["tables"] == []
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        database.execute("UPDATE entries SET at = 0 WHERE table_id = 'pacal0'")
    database.close()
    assert host.says("prune", "--older-than", "90d", "--dry-run")[-1] == "1 would be deleted"
    assert host.told("prune", "--older-than", "90d") == {"tables": ["pacal0"], "deleted": True}
    assert len(host.told("list")) == 2 * len(GAMES) - 3
    assert "write 90d" in host.refused("prune", "--older-than", "soon")


async def test_a_backup_while_people_play(
    tmp_path: Path, postgres: str, houses: Callable[..., House]
) -> None:
    """From SQLite into PostgreSQL and back, and damaged files are noticed."""
    house = houses(**GENEROUS)
    here = Host(house.data)
    table, tokens = await house.open_table("me", "random")
    async with house.sit(table, tokens[0]) as a:
        file = tmp_path / "monday.backup"
        async with asyncio.TaskGroup() as together:  # if playing fails, nobody waits for it
            together.create_task(play_out(a, random.Random(3)))
            while a.now["seq"] < 10:  # noqa: ASYNC110  # the other task hears of it
                await asyncio.sleep(0.01)
            said = await asyncio.to_thread(here.says, "backup", str(file))
    assert said[0].endswith("moves, checked")
    assert "never overwrites" in here.refused("backup", str(file))
    assert "has tables already" in here.refused("restore", str(file))
    there = Host(tmp_path / "none", postgres)
    assert there.told("restore", str(file))["rows"]["tables"] == 1
    [row] = there.told("list")
    assert (row["id"], row["entries"] >= 10) == (table, True)
    again = tmp_path / "tuesday.backup"
    there.says("backup", str(again))
    back = Host(tmp_path / "back")
    back.says("restore", str(again))
    assert back.told("list") == [row]
    moved = houses(database=postgres)
    async with moved.sit(table, tokens[0]) as a:  # the same secret opens the same seat
        assert a.now["seq"] == row["entries"]
    moved.kill()
    data = bytearray(again.read_bytes())
    again.write_bytes(data[:-30])
    empty = Host(tmp_path / "empty")
    assert "is damaged" in empty.refused("restore", str(again))
    assert empty.told("list") == []


def test_a_backup_is_damaged_in_any_place(host: Host, tmp_path: Path) -> None:
    whole = tmp_path / "whole.backup"
    host.says("backup", str(whole))
    empty, damaged = Host(tmp_path / "empty"), tmp_path / "damaged.backup"
    rng = random.Random(11)
    for _ in range(20):
        data = bytearray(whole.read_bytes())
        data[rng.randrange(20, len(data))] ^= 1 << rng.randrange(8)
        damaged.write_bytes(data)
        assert "is damaged" in empty.refused("restore", str(damaged))
    lines = gzip.decompress(whole.read_bytes()).decode().splitlines(keepends=True)
    for strange in (["[]\n"], [lines[0], "{}\n"], [lines[0], "7\n"], [lines[0], '["gold"]\n']):
        damaged.write_bytes(gzip.compress("".join(strange).encode()))
        assert "is damaged" in empty.refused("restore", str(damaged))
    assert empty.told("list") == []


def test_what_is_kept_about_somebody(host: Host) -> None:
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        database.execute("INSERT INTO people VALUES ('p1', 'Ana d’Uxmal', 'bat', '{}', 1)")
        database.execute("INSERT INTO browsers VALUES ('h1', 'p1', 1)")
        database.execute("UPDATE seats SET person = 'p1' WHERE kind = 'person'")
        told = '{"kind": "mail", "address": "ana@example.org"}'
        database.execute(f"INSERT INTO ways VALUES ('gold1', 'w1', 0, NULL, '{told}', NULL, 0)")
    database.close()
    kept = host.told("person", "Ana d’Uxmal")
    assert kept["persons"] == [
        {"emblem": "bat", "settings": {}, "created": 1, "browsers": 1, "passkeys": 0}
    ]
    [notices] = [table["notices"] for table in kept["tables"] if table["table"] == "gold1"]
    assert notices[0]["address"] == "ana@example.org"
    assert len(kept["tables"]) == 2 * len(GAMES)
    assert kept["tables"][0]["chat"][0]["text"] == 'À vous; c’est "bon"'
    assert kept["tables"][0]["answers"]
    assert host.told("person", "Ana d’Uxmal", "--delete")["deleted"] is True
    assert host.told("person", "Ana d’Uxmal")["tables"] == []
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        for left in ("people", "browsers", "ways", "seats WHERE person IS NOT NULL"):
            assert database.execute(f"SELECT count(*) FROM {left}").fetchone() == (0,)
    database.close()

    assert host.told("show", "gold1")["names"] == ["", "Chaac"]
    assert host.told("check")["differ"] == []


def test_a_bot_is_nobody_whose_data_one_can_ask_for(host: Host) -> None:
    """A person may call herself as a bot does: the bots stay what they are."""
    before = host.told("show", "gold1")
    assert "Chaac" in before["names"]
    assert host.told("person", "Chaac", "--delete")["tables"] == []
    assert host.told("show", "gold1") == before


async def test_who_left_for_good_is_found_and_forgotten(houses: Callable[..., House]) -> None:
    """A bot plays on under that name."""
    house = houses()
    table, tokens = await house.open_table("me", "local", "random")
    async with house.sit(table, tokens[1]) as bo:
        await bo.answer("bid 1")
        await bo.say(type="leave")
        assert await bo.closed() == 4001
    host = Host(house.data)
    [kept] = host.told("person", "Bo")["tables"]
    assert (kept["table"], kept["answers"][0]["text"]) == (table, "bid 1")
    host.says("person", "Bo", "--delete")
    assert host.told("show", table)["names"] == ["Ana", "", "Ix Chel"]
    assert host.told("person", "Bo")["tables"] == []


def test_check_says_what_would_differ(host: Host, tmp_path: Path) -> None:
    before = tmp_path / "before.json"
    assert host.says("check", "--save", str(before))[-1] == (
        f"{2 * len(GAMES)} games replayed, 0 differ"
    )
    assert host.says("check", "--against", str(before))[-1].endswith("0 differ")
    for wrong in ("[]", '{"gold1": 7}', "no JSON", ""):
        (tmp_path / "wrong.json").write_text(wrong)
        said = host.refused("check", "--against", str(tmp_path / "wrong.json"))
        assert "wrong.json is not what check --save wrote" in said
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        database.execute("UPDATE entries SET text = 'bid 38' WHERE table_id = 'gold1' AND seq = 1")
        database.execute("UPDATE tables SET seed = 'other' WHERE id = 'pacal1'")
    database.close()
    done = host.run("check", "--against", str(before))
    assert done.returncode == 1
    assert "gold1: entry 1 cannot be replayed" in done.stdout
    assert "38" not in done.stdout, "a sealed answer of a running game"
    assert "pacal1" in done.stdout


def test_a_row_that_no_ceiba_wrote_is_named(host: Host, tmp_path: Path) -> None:
    """The other tables are looked after all the same."""
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        database.execute("UPDATE tables SET options = '{broken' WHERE id = 'gold1'")
    database.close()
    assert len(host.told("list")) == host.told("stats")["tables"] == 2 * len(GAMES)
    done = host.run("check")
    assert done.returncode == 1
    assert "gold1: the database holds what no Ceiba wrote: Expecting property" in done.stdout
    assert done.stdout.endswith(f"{2 * len(GAMES)} games replayed, 1 differ\n")
    for words in (
        ["show", "gold1"],
        ["export", "--all", "--folder", str(tmp_path / "l")],
        ["backup", str(tmp_path / "b")],
    ):
        assert "what no Ceiba wrote" in host.refused(*words)
    assert not (tmp_path / "b").exists()
    assert "'\\udcff' is no text" in host.refused("show", "\udcff")


def test_a_database_of_an_older_version(tmp_path: Path) -> None:
    """It can be checked and copied first; everything else waits for the upgrade."""
    host = host_of(OLD_DATABASE, tmp_path / "data")
    assert "an older Ceiba made the database" in host.refused("list")
    assert host.told("check")["differ"] == []
    file = tmp_path / "before.backup"
    assert host.told("backup", str(file))["rows"]["tables"] == 2 * len(GAMES)
    assert host.told("upgrade") == {"from": "0001", "to": NEWEST}
    assert len(host.told("list")) == 2 * len(GAMES)
    assert "has shape 0001" in Host(tmp_path / "new").refused("restore", str(file))


def test_databases_of_other_versions(host: Host, tmp_path: Path) -> None:
    with sqlite3.connect(host.data / "ceiba.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "a newer Ceiba made it" in host.refused("list")
    assert "a newer Ceiba made it" in host.refused("upgrade")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "ceiba.sqlite3").write_text("no database at all" * 100)
    assert "not a database" in Host(tmp_path / "text").refused("list")
    assert "there is no folder" in Host(tmp_path / "mistyped").refused("list")
    assert not (tmp_path / "mistyped").exists()
    nobody = Host(tmp_path, "postgresql://nobody@127.0.0.1:1/none")
    assert "does not answer" in nobody.refused("list")
