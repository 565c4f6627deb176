"""Choices made before a game: those with a list of values, and those in free text."""

import pickle

import pytest

import ceiba
from ceiba import BadOption
from ceiba.core.game import LONGEST_TEXT, OptionSpec
from ceiba.games import KNOWN

CHOICE = OptionSpec("length", "usual", ("usual", "short"), "XX-1.1")
SWITCH = OptionSpec("experts", False, (False, True), "XX-1.2")
BOARD = OptionSpec("board", "", ("",), "XX-1.3", free=True)


def test_a_listed_value_is_taken() -> None:
    assert CHOICE.check("short") == "short"
    assert OptionSpec("matches", "2", ("2", "3"), "XX-1.4").check(3) == "3"
    assert SWITCH.check(True) is True
    assert BOARD.check("A1 B1; A2 B2") == "A1 B1; A2 B2"


@pytest.mark.parametrize(
    ("spec", "value", "reason"),
    [
        (CHOICE, "long", "length: XX-1.1: the values are usual, short, and “long” is none of them"),
        (SWITCH, 1, "experts: XX-1.2: the values are false, true, and “1” is none of them"),
        (BOARD, True, "board: XX-1.3: it takes a text, and “true” is none"),
        (
            BOARD,
            "A" * (LONGEST_TEXT + 1),
            "board: XX-1.3: the text has 20,001 characters, and 20,000 are the most",
        ),
    ],
)
def test_another_is_refused_with_the_reason(spec: OptionSpec, value: object, reason: str) -> None:
    with pytest.raises(BadOption) as problem:
        spec.check(value)
    assert str(problem.value) == reason
    assert problem.value.option == spec.name


def test_the_reason_is_told_in_french_as_well() -> None:
    with pytest.raises(BadOption) as problem:
        CHOICE.check("long")
    assert problem.value.reason("fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "les valeurs possibles sont usual, short, et « long » n’en est pas une"
    )


def test_it_travels_between_processes() -> None:
    with pytest.raises(BadOption) as problem:
        CHOICE.check("long")
    again = pickle.loads(pickle.dumps(problem.value))
    assert str(again) == str(problem.value)


@pytest.mark.parametrize("game", KNOWN)
def test_what_one_starts_from_when_writing_by_hand_is_accepted(game: str) -> None:
    spec = KNOWN[game].spec
    for option in spec.options:
        assert (option.start != "") == option.free
        if option.free:
            for players in range(spec.min_players, spec.max_players + 1):
                assert ceiba.new(game, players, {option.name: option.start}, "start").waiting
