"""The command line as a person types it."""

import io
import json
from pathlib import Path

import pytest

import ceiba
from ceiba.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    out, err = capsys.readouterr()
    return status, out, err


def test_simulate_reports_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "gold", "--players", "3", "--games", "20", "--seed", "x", "--json")
    status, out, _ = run(capsys, *words)
    report = json.loads(out)
    assert status == 0
    assert report["games"] == 20
    assert report["decisions"] > 20 * 90  # thirty auctions with three bids each
    assert len(report["mean_scores"]) == 3
    assert report["decisions_per_second"] > 0
    again = json.loads(run(capsys, *words)[1])
    assert again["fingerprint"] == report["fingerprint"]


def test_simulate_takes_options(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("-o", "tied_lowest=eliminate", "-o", "contiguous_layout=false")
    _, out, _ = run(capsys, "simulate", "gold", "-g", "2", "-s", "x", "--json", *chosen)
    assert json.loads(out)["options"]["contiguous_layout"] is False


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "gold", "-p", "7"), "2 to 4 players"),
        (("simulate", "gold", "-g", "0"), "at least one game"),
        (("simulate", "gold", "-o", "tied_lowest"), "NAME=VALUE"),
        (("simulate", "gold", "-o", "colour=red"), "no option “colour”"),
        (("simulate", "gold", "-g", "-1", "-b", "random", "--output", "x"), "at least one game"),
        (("simulate", "gold", "-g", "1", "-b", "random", "--output", "/dev/null"), "/dev/null: "),
        (("play", "gold", "-p", str(10**25)), "2 to 4 players"),
        (("replay", "/nowhere/at/all.log"), "/nowhere/at/all.log: No such file"),
    ],
)
def test_what_goes_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *words)
    assert status == 2
    assert said in err
    assert err.count("\n") == 1
    assert out == ""


def test_a_game_that_could_not_be_saved_is_not_begun(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "gold", "--save", "/nowhere/at/all.log"])
    told = capsys.readouterr()
    assert "there is no folder /nowhere/at: make it first" in told.err
    assert told.out == ""


def test_a_port_there_is_not(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The system itself takes 99999 for 34463."""
    status, out, err = run(capsys, "serve", "--port", "99999", "--data", str(tmp_path))
    assert (status, out) == (1, "")
    assert err == "There is no port 99999: ports go up to 65535.\n"


def test_a_game_in_the_terminal_is_saved_and_told_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = "?\nbid 99\nhello\nbid 10\nu\n" + "1\n" * 400
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    kept = tmp_path / "game.log"
    status, out, _ = run(
        *(capsys, "play", "gold", "--players", "2", "--level", "novice", "--lang", "en"),
        *("--seed", "terminal", "--name", "Ana", "--save", str(kept)),
    )
    assert status == 0
    assert "GM-R8" in out  # 99 pearls are too many
    assert "none of the answers" in out
    assert "Ana" in out

    match = ceiba.replay(kept.read_text("utf-8"))
    assert match.names[0] == "Ana"
    status, told, _ = run(capsys, "replay", str(kept), "--lang", "fr")
    assert status == 0
    assert "Ana" in told
    assert told.strip().endswith(match.state.fingerprint())


def played(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    answers: str,
    *words: str,
) -> str:
    """What a player in the terminal reads who gives these answers."""
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    status, out, _ = run(capsys, "play", game, "--level", "novice", "--lang", "en", *words)
    assert status == 0
    return out


def test_a_number_that_is_an_answer_means_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At bidding 3 means three pearls; where answers count nothing it is the third of the list."""
    out = played(capsys, monkeypatch, "gold", "3\n2\nq\n", "--seed", "a", "--players", "3")
    assert "  3  bid 3 " in out
    assert "Hands open: 3 " in out
    assert "  2  pay C " in out
    assert "Traveller gives 3 pearls to Bot 2." in out


def test_a_number_that_is_none_of_the_answers_is_refused_with_the_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = f"12\n{'9' * 5000}\nq\n"
    out = played(capsys, monkeypatch, "gold", said, "--seed", "x", "--players", "2")
    assert "GM-R8  A bid of 12 is too much: you have only 10 pearls." in out
    assert "That is none of the answers." in out


def test_what_the_bots_did_is_told_before_the_next_question(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = played(capsys, monkeypatch, "gold", "q\n", "--seed", "x", "--players", "3")
    told, asked, _ = out.partition("How many pearls")
    assert asked
    assert "Bot 1 holds out a fist." in told
    assert "Bot 2 holds out a fist." in told


def test_after_an_undo_the_story_goes_on_and_is_not_told_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = played(capsys, monkeypatch, "gold", "5\n1\nU\n1\nQ\n", "--seed", "x", "--players", "2")
    assert out.count("opens the bag") == 1
    assert out.count("Hands open") == 1
    assert out.count("Which base is it for") == 2  # chosen, taken back, asked again
    assert out.count("You take your first base.") == 2
    assert "takes back an answer.\n" in out  # and no clause, since none says so


def test_bots_agree_to_a_taking_back_but_not_behind_opened_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = played(capsys, monkeypatch, "gold", "5\nu\nq\n", "--seed", "x", "--players", "2")
    assert "bots do not go back behind that" in out
    turn = "place palenque\ndone\n"
    out = played(
        capsys, monkeypatch, "tzolkin", f"1\n1\n{turn}u\nq\n", "--seed", "x", "--players", "2"
    )
    assert "takes back" in out
    assert "Ask the others" not in out


def test_a_broken_log_says_which_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = tmp_path / "broken.log"
    log.write_text("ceiba log 1\ngame: gold\nrules: 1\nplayers: 2\nseed: x\n\nZ bid 1\n", "utf-8")
    status, _, err = run(capsys, "replay", str(log))
    assert status == 2
    assert "line 7" in err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    for command in ("play", "serve", "simulate", "replay"):
        assert command in shown
