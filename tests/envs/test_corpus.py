"""Corpora: logs that bots played, packed into one file, and read again."""

from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

import ceiba
from ceiba.cli import main
from ceiba.core.errors import BadLog, BadOptions
from ceiba.envs import corpus


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games of bots, as `ceiba simulate` writes them."""
    folder = tmp_path_factory.mktemp("logs")
    command = ["simulate", "gold", "--players", "2", "--games", "2", "--seed", "c"]
    assert main([*command, "--bots", "random", "greedy", "--output", str(folder)]) == 0
    return folder


def test_logs_are_readable_and_the_bots_change_seats(logs: Path) -> None:
    games = [ceiba.replay(file.read_text()) for file in sorted(logs.glob("*.txt"))]
    assert [game.names for game in games] == [("random", "greedy"), ("greedy", "random")]
    assert all(game.over for game in games)


def test_a_corpus_tells_the_games_answer_by_answer(logs: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert main(["corpus", str(logs), str(file)]) == 0
    table = corpus.read(file)
    first = sorted(logs.glob("*.txt"))[0]
    log = ceiba.parse_log(first.read_text())
    match = ceiba.new("gold", 2, seed=log.seed)
    rows = [row for row in table.to_pylist() if row["seed"] == log.seed]
    assert len(rows) == len(log.entries)
    for row in rows:
        text = match.game.vocabulary.text(row["answer"])
        assert row["observation"] == match.observe(row["seat"]).tolist()
        assert row["allowed"] == [n for n, may in enumerate(match.mask(row["seat"])) if may]
        match.answer(row["seat"], [text])
    outcome = match.outcome()
    assert outcome is not None
    assert rows[-1]["score"] == outcome.scores[rows[-1]["seat"]].total
    assert {row["reward"] for row in rows} == {1.0, -1.0}


def test_broken_logs_are_left_out_and_named(
    logs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = sorted(logs.glob("*.txt"))[0].read_text()
    (tmp_path / "a.txt").write_text(good)
    (tmp_path / "b.txt").write_text(good.rsplit("\n", 2)[0] + "\n")
    (tmp_path / "c.txt").write_text("no log")
    assert main(["corpus", str(tmp_path), str(tmp_path / "x.parquet")]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("1 games, ")
    assert "b.txt: the game is not over" in told.err
    assert "c.txt: " in told.err
    columns = pa.table({name: ["A"] for name in corpus.SCHEMA.names})
    parquet.write_table(columns, tmp_path / "words.parquet")
    with pytest.raises(BadLog, match="'game' is string, not dictionary"):
        corpus.read(tmp_path / "words.parquet")
    parquet.write_table(columns.drop_columns(["seat"]), tmp_path / "seatless.parquet")
    with pytest.raises(BadLog, match="no corpus: "):
        corpus.read(tmp_path / "seatless.parquet")
    with pytest.raises(BadLog, match="is no corpus"):
        corpus.read(tmp_path / "c.txt")


def test_files_may_be_named_by_text(logs: Path, tmp_path: Path) -> None:
    games = str(tmp_path / "games.parquet")
    packed = corpus.pack(map(str, logs.glob("*.txt")), games)
    assert packed.games == len(list(logs.glob("*.txt")))
    assert corpus.read(games).num_rows == packed.answers
    with pytest.raises(BadOptions, match="a corpus is made of several logs"):
        corpus.pack(str(logs), games)
    with pytest.raises(BadLog, match=r"there is no corpus .*nowhere\.parquet"):
        corpus.read("nowhere.parquet")


def test_where_there_are_no_logs_and_no_place_for_them(
    logs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["corpus", str(tmp_path), str(tmp_path / "x.parquet")]) == 2
    assert "there are no logs (*.txt) in" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["corpus", str(logs), str(tmp_path)])
    assert f"{tmp_path} is a folder: name a file in it" in capsys.readouterr().err
    assert main(["corpus", str(logs), str(tmp_path / "games.csv")]) == 2
    assert "a corpus is a Parquet file, as games.parquet" in capsys.readouterr().err
    assert not (tmp_path / "games.csv").exists()
    with pytest.raises(SystemExit):
        main(["corpus", str(logs), str(tmp_path / "nowhere" / "x.parquet")])
    assert "make it first" in capsys.readouterr().err
