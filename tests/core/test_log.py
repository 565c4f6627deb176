"""Logs: what is wrong with a file is said with its line, and nothing else is ever raised."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceiba
from ceiba import BadLog, BadOptions, CeibaError
from tests.testkit.share import steady

GOOD = """ceiba log 1
game: gold
rules: 1
players: 2
seed: example
options: {}

A bid 2
B bid 1
"""


def test_a_good_log() -> None:
    log = ceiba.parse_log(GOOD)
    assert (log.game, log.rules, log.players, log.seed) == ("gold", 1, 2, "example")
    assert [str(entry) for entry in log.entries] == ["A bid 2", "B bid 1"]
    assert ceiba.replay(GOOD).waiting == ["A"]


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        GOOD + "\n\n",
        GOOD.replace("\nA bid", "\n\n\n  A bid"),
        GOOD.replace("options: {}\n", ""),
    ],
    ids=["windows", "byte order mark", "blank lines at the end", "and between", "no options"],
)
def test_what_editors_and_mail_do_to_a_log(text: str) -> None:
    assert ceiba.replay(text).state.words() == ceiba.replay(GOOD).state.words()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", r"line 1: a game log starts with 'ceiba log 1'"),
        ("ceiba log 2\n", r"line 1"),
        (GOOD.replace("rules: 1", "rules 1"), r"line 3: expected 'name: value'"),
        (GOOD.replace("players: 2\n", ""), r"lacks players"),
        (GOOD.replace("seed: example\n", ""), r"lacks seed"),
        (GOOD.replace("game: gold\nrules: 1\n", ""), r"lacks game, rules"),
        (GOOD.replace("seed", "sead"), r"lacks seed"),
        (GOOD.replace("options", "optoins"), r"unknown optoins"),
        (GOOD.replace("players: 2", "players: two"), r"players cannot be read"),
        (GOOD.replace("players: 2", "players: 2.5"), r"wrong: players: expected int, got float"),
        (GOOD.replace("players: 2", "players: true"), r"header is wrong"),
        (GOOD.replace("options: {}", "options: []"), r"header is wrong"),
        (GOOD.replace("options: {}", "options: {"), r"options cannot be read"),
        (GOOD.replace("options: {}", "names: [1, 2]"), r"header is wrong"),
        (GOOD.replace("options: {}", r'names: ["\ud800", "Bo"]'), r"names cannot be read"),
        (
            GOOD.replace("options: {}", 'names: ["Ana", "Bo", "Chan"]'),
            r"names are 3, the players 2",
        ),
        (GOOD.replace("options: {}", "position: 7"), r"header is wrong"),
        (GOOD.replace("rules: 1", "rules: 1\nrules: 1"), r"line 4: the header says rules twice"),
        (GOOD.replace("{}", '{"x": 1, "x": 2}'), r"options cannot be read: x is there twice"),
        (GOOD.replace("A bid 2", "bid 2"), r"line 8: expected a seat"),
        (GOOD.replace("A bid 2", "A"), r"line 8: expected a seat"),
        (GOOD.replace("B bid 1", "Z bid 1"), r"line 9: expected a seat"),
    ],
)
def test_what_cannot_be_read(text: str, problem: str) -> None:
    with pytest.raises(BadLog, match=problem):
        ceiba.parse_log(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (GOOD.replace("rules: 1", "rules: 99"), r"version 99 .* version 1"),
        (GOOD.replace("A bid 2", "A bid 11"), r"entry 1 \('A bid 11'\).*GM-R8"),
        (GOOD.replace("B bid 1", "A bid 1"), r"entry 2 \('A bid 1'\)"),
        (GOOD.replace("B bid 1", "C bid 1"), r"entry 2 \('C bid 1'\).*no seat 'C'"),
        (GOOD.replace("B bid 1", "B jump"), r"entry 2 \('B jump'\).*not an answer"),
        (GOOD.replace("A bid 2", "A undo"), r"entry 1 \('A undo'\)"),
        (GOOD + "A undo\n", r"entry 3 \('A undo'\)"),
    ],
)
def test_what_cannot_be_replayed(text: str, problem: str) -> None:
    with pytest.raises(BadLog, match=problem):
        ceiba.replay(text)


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("game: gold", "game: silver"),
        GOOD.replace("players: 2", "players: 7"),
        GOOD.replace("options: {}", 'options: {"speed": true}'),
        GOOD.replace("options: {}", 'options: {"tied_lowest": "maybe"}'),
    ],
)
def test_a_table_that_does_not_exist(text: str) -> None:
    with pytest.raises((BadLog, BadOptions)):
        ceiba.replay(text)


@pytest.mark.parametrize(
    "position",
    [
        {"game": "gold", "players": 3},
        {"game": "gold", "players": 2, "options": {"contiguous_layout": False}},
        {"game": "lapins", "players": 2},
        {},
    ],
    ids=["players", "options", "game", "nothing"],
)
def test_a_position_that_contradicts_the_header(position: dict[str, object]) -> None:
    """The header says gold, 2 players and no gaps."""
    text = GOOD.replace("options: {}", f"options: {{}}\nposition: {json.dumps(position)}")
    with pytest.raises(CeibaError):
        ceiba.replay(text)


def test_names_come_back() -> None:
    match = ceiba.Match(
        ceiba.find_game("gold"), 2, seed="names", names=['Zoë: the "first"', "\u2028Bo\n"]
    )
    again = ceiba.replay(match.log().text())
    assert again.names == match.names
    assert again.log() == match.log()


def test_a_log_of_a_position_comes_back() -> None:
    match = ceiba.set_up({"game": "gold", "players": 2, "pearls": [3, 17]}, seed="position")
    match.play("B bid 17")
    again = ceiba.replay(match.log().text())
    assert again.state.words() == match.state.words()
    assert again.start == match.start


LINES = st.sampled_from([*GOOD.split("\n"), "names: []", "position: {}", "A undo agreed", ":", " "])


@given(st.lists(LINES, max_size=14) | st.lists(st.text(max_size=30), max_size=8))
@steady(150)
def test_whatever_is_in_the_file_the_answer_is_a_log_or_a_reason(lines: list[str]) -> None:
    for text in ("\n".join(lines), "ceiba log 1\n" + "\n".join(lines)):
        with contextlib.suppress(CeibaError):
            ceiba.replay(text)


@given(st.integers(0, len(GOOD) - 1), st.characters(codec="utf-8"))
@steady(300)
def test_one_wrong_letter(place: int, letter: str) -> None:
    text = GOOD[:place] + letter + GOOD[place + 1 :]
    with contextlib.suppress(CeibaError):
        ceiba.replay(text)
