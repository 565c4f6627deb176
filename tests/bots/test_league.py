"""Leagues: all bots from all seats on the same deals; nothing is lost when one is stopped."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import ceiba
from ceiba.arena.ladder import climbed
from ceiba.arena.league import League, Notes, Result, Table, play_rest
from ceiba.arena.players import BotFailed, OfAClass, Program, player
from ceiba.arena.ratings import standings
from ceiba.cli import main
from ceiba.core.errors import BadOptions
from ceiba.core.rng import Rng

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
LEAGUE = League("gold", 2, ("random", "greedy"), 8, "league")


def played(league: League) -> list[Result]:
    results = list(play_rest(league, (), workers=0))
    return sorted(results, key=lambda result: result.number)


def program(code: str) -> str:
    return f"run:{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


def environment() -> dict[str, str]:
    """Processes of their own run the same package."""
    return {**os.environ, "PYTHONPATH": str(Path(ceiba.__file__).parents[1])}


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    league = League("gold", 3, ("a", "b", "c", "d"), 24, "s")
    tables = league.schedule()
    assert len(tables) == 24
    for deal in ("s-0", "s-1"):
        seats = [table.names for table in tables if table.seed == deal]
        assert len(seats) == len(set(seats)) == 12
        for seat in range(3):
            assert sorted(names[seat] for names in seats) == sorted("abcd" * 3)


def test_ratings_tell_who_is_better() -> None:
    results = played(LEAGUE)
    best, worst = standings(LEAGUE.bots, results)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating > worst.rating
    assert 0 < best.within < 15
    assert best.wins.rate == 1
    assert best.games == len(results) == 8


def test_a_league_that_is_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    command = [sys.executable, "-m", "ceiba", "arena", "gold", "--players", "2", "--bots"]
    command += ["random", "greedy", "--games", "8", "--seed", "league", "--file", str(file)]
    command += ["--workers", "1"]
    env = environment()
    first = subprocess.Popen(command, env=env, stdout=subprocess.PIPE)
    deadline = time.monotonic() + 240
    while not (file.exists() and file.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    first.kill()
    first.communicate()  # its output ends when the last of its processes has gone, too
    with file.open("ab") as torn:
        torn.write(b'{"number":7,"tab')  # a line that was being written
    command[-1] = "0"
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1].startswith("greedy")
    league = League("gold", 2, ("random", "greedy"), 8, "league", options_of(file))
    results = sorted(Notes(file, league).played, key=lambda result: result.number)
    assert results == played(league)
    with pytest.raises(BadOptions, match="holds another league"):
        Notes(file, LEAGUE)


def options_of(file: Path) -> dict[str, bool | str]:
    assert file.exists()
    return ceiba.find_game("gold").check_options(2, {})


def test_bots_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    python = f"run:{shlex.quote(sys.executable)} {EXAMPLES / 'thrifty.py'}"
    node = f"run:node {EXAMPLES / 'last.mjs'}"
    league = League("gold", 3, ("own:Middle", python, node), 3, "own")
    league.check()
    results = played(league)
    assert [result.lost for result in results] == ["", "", ""]
    assert len({result.totals for result in results}) > 1


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pass", "has ended"),
        ("input(); print('bid 500')", "'bid 500' is not an answer here"),
        ("input(); print('pay A')", "'pay A' is not allowed to seat"),
        ("input(); raise SystemExit(3)", "has ended"),
        ("import os; input(); os.write(1, b'\\xff\\n')", "is not an answer here"),
        ("input(); print('\\33[2Jbid 1')", "'�[2Jbid 1' is not an answer here"),
    ],
)
def test_a_program_that_fails_loses_its_games_and_no_others(code: str, said: str) -> None:
    league = League("gold", 2, ("random", "greedy", program(code)), 6, "fails")
    results = played(league)
    for result in results:
        met = any(name.startswith("run:") for name in result.table.names)
        assert (said in result.lost) == met
        assert (result.ranks != ()) == (not met)
    games = {standing.bot: standing.games for standing in standings(league.bots, results)}
    assert sorted(games.values()) == [0, 2, 2]


OWN = """
import os, sys, time
class Dies:
    def answer(self, asked):
        os._exit(3)
class Leaves:
    def answer(self, asked):
        sys.exit("enough")
class Sleeps:
    def answer(self, asked):
        time.sleep(60)
class Cheats:
    def answer(self, asked):
        asked.options.append("bid 40")
        return "bid 40"
class Nameless:
    def __str__(self):
        raise ValueError("no words")
class Wordless:
    def answer(self, asked):
        return Nameless()
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("failing_bots.py").write_text(OWN)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("own")
def test_a_class_that_ends_its_process_loses_its_games_and_no_others() -> None:
    bots = ("random", "greedy", "failing_bots:Dies", "failing_bots:Leaves")
    league = League("gold", 2, bots, 1, "dies")
    for result in play_rest(league, (), workers=1):
        if "failing_bots:Dies" in result.table.names and result.lost.startswith("the process"):
            assert ", ".join(result.table.names) in result.lost
        elif "failing_bots:Leaves" in result.table.names:
            assert result.lost == "failing_bots:Leaves: SystemExit: enough"
        else:
            assert result.lost == ""
            assert result.table.names in {("random", "greedy"), ("greedy", "random")}


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Cheats", "'bid 40' is not allowed to seat A; there are: bid 0"),
        ("Wordless", "ValueError: no words"),
    ],
)
def test_a_class_that_allows_itself_what_is_not_allowed_or_has_no_words(
    name: str, said: str
) -> None:
    made = player(f"failing_bots:{name}", "gold", 2)
    state = ceiba.new("gold", 2, seed="own").state
    with pytest.raises(BotFailed, match=said):
        made.answers(ceiba.find_game("gold"), state, 0, Rng(1, 2, 3, 4))


@pytest.mark.usefixtures("own")
def test_a_class_that_does_not_answer() -> None:
    made = player("failing_bots:Sleeps", "gold", 2)
    assert isinstance(made, OfAClass)
    made.seconds = 0.2
    state = ceiba.new("gold", 2, seed="slow").state
    with pytest.raises(BotFailed, match=r"Sleeps: no answer in 0\.2 seconds"):
        made.answers(ceiba.find_game("gold"), state, 0, Rng(1, 2, 3, 4))


def test_a_file_that_was_torn_or_damaged(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    Notes(file, LEAGUE)
    whole = file.read_bytes()
    file.write_bytes(whole[:20])  # killed while it was begun
    assert Notes(file, LEAGUE).played == []
    assert file.read_bytes() == whole
    file.write_bytes(whole + b"no game\n")
    with pytest.raises(BadOptions, match="line 2 is not the result of a game"):
        Notes(file, LEAGUE)


def test_a_program_that_does_not_answer() -> None:
    slow = Program(program("import time; time.sleep(60)"), seconds=0.2)
    game = ceiba.find_game("gold")
    state = ceiba.new("gold", 2, seed="slow").state
    with pytest.raises(BotFailed, match=r"no answer in 0\.2 seconds"):
        slow.answers(game, state, 0, Rng(1, 2, 3, 4))
    slow.close()


@pytest.mark.parametrize(
    ("league", "said"),
    [
        (League("gold", 2, ("random",), 2, "s"), "at least two bots"),
        (League("gold", 2, ("random", "random"), 2, "s"), "each named once"),
        (League("gold", 5, ("random", "greedy"), 2, "s"), "players"),
        (League("gold", 2, ("random", "nobody:Nothing"), 2, "s"), "there is no bot"),
        (League("gold", 2, ("random", "gredy"), 2, "s"), "module:Class and run:COMMAND"),
        (League("gold", 2, ("random", "json:JSONDecoder"), 2, "s"), "no method answer"),
        (League("gold", 2, ("random", "greedy"), 0, "s"), "at least one game"),
    ],
)
def test_leagues_that_cannot_be(league: League, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        league.check()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("run:no-such-program", "cannot be started: .*no-such-program"),
        ("run:", "cannot be started: no command is named"),
        ("run:python3 'my bot.py", "cannot be started: No closing quotation"),
        ("json:JSONDecodeError", "cannot be made: TypeError"),
    ],
)
def test_players_that_cannot_be(name: str, said: str) -> None:
    with pytest.raises(BotFailed, match=said):
        player(name, "gold", 2)


def test_on_a_ladder_only_neighbours_meet_and_the_better_goes_up() -> None:
    ladder = League("gold", 2, ("greedy", "random", "own:Middle"), 2, "ladder", ladder=True)
    outcome = {("random", "greedy"): "greedy", ("own:Middle", "greedy"): "greedy"}
    known: list[Result] = []
    met = []
    while (pair := climbed(ladder, known).to_meet) is not None:
        met.append(pair)
        better = outcome.get((pair[1], pair[0])) or outcome.get(pair) or pair[1]
        for names in (pair, pair[::-1]):
            ranks = tuple(1 if name == better else 2 for name in names)
            known.append(Result(len(known), Table("s", names), (0.0, 0.0), ranks))
    assert met == [("greedy", "random"), ("greedy", "own:Middle"), ("random", "own:Middle")]
    assert climbed(ladder, known).order == ("random", "own:Middle", "greedy")


def test_three_that_beat_one_another_in_a_ring_do_not_climb_for_ever() -> None:
    ladder = League("gold", 2, ("a", "b", "c"), 2, "ring", ladder=True)
    known = [
        Result(number, Table("s", names), (0.0, 0.0), (1, 2) if names[0] == better else (2, 1))
        for number, (pair, better) in enumerate([("ab", "a"), ("bc", "b"), ("ac", "c")])
        for names in (tuple(pair), tuple(pair[::-1]))
    ]
    assert climbed(ladder, known).to_meet is None


@pytest.mark.usefixtures("own")
def test_what_was_lost_is_told_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "gold", "--players", "2", "--bots", "random", "failing_bots:Leaves"]
    command += ["--games", "2", "--workers", "0"]
    assert main(command) == 0
    assert "2 of 2 games were lost:\n  2 × failing_bots:Leaves" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["lost"] == {"failing_bots:Leaves: SystemExit: enough": 2}


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        (("--report", "."), "is a folder: name a file in it"),
        (("--picture", "nowhere/p.svg"), "there is no folder nowhere: make it first"),
        (("--workers", "-1"), "-1 is too few"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    setting: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "gold", "--players", "2", "--bots", "random", "greedy", *setting])
    assert said in capsys.readouterr().err


def test_a_ladder_with_its_report_and_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, report, picture = (tmp_path / name for name in ("l.jsonl", "r.html", "p.svg"))
    command = ["arena", "gold", "--players", "2", "--bots", "greedy", "random", "--games", "2"]
    command += ["--ladder", "--workers", "0", "--seed", "rung", "--file", str(file)]
    assert main([*command, "--report", str(report), "--picture", str(picture)]) == 0
    assert "the ladder, the best first: greedy, random" in capsys.readouterr().out
    drawn = ET.parse(picture)
    names = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert names.index("greedy") < names.index("random")
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2
    page = report.read_text("utf-8")
    assert "100.0% [34.2%, 100.0%]" in page  # greedy came before random in both games
    assert "http-equiv" not in page
    assert "src=" not in page
    before = file.read_bytes()
    assert main(command) == 0  # nothing is left to be played
    assert file.read_bytes() == before


def test_on_a_cluster(tmp_path: Path) -> None:
    """A real one, of this machine alone; the same games as anywhere else."""
    pytest.importorskip("ray")
    file = tmp_path / "league.jsonl"
    command = [sys.executable, "-m", "ceiba", "arena", "gold", "--players", "2", "--bots"]
    command += ["random", "greedy", "--games", "4", "--seed", "league", "--file", str(file)]
    command += ["--ray", "local"]
    if shutil.which("unshare") and os.geteuid() == 0:
        # Ray opens ports to all the world: here it gets a network with nobody else in it
        inside = f"ip link set lo up && exec {shlex.join(command)}"
        command = ["unshare", "--net", "sh", "-c", inside]
    subprocess.run(command, env=environment(), check=True, capture_output=True, timeout=250)
    league = League("gold", 2, ("random", "greedy"), 4, "league", options_of(file))
    results = sorted(Notes(file, league).played, key=lambda result: result.number)
    assert results == played(league)


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadOptions, match="there is no Ray cluster at '127"):
        list(play_rest(LEAGUE, (), cluster="127.0.0.1:1"))
