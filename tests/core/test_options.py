"""Choices made before a game: those with a list of values, and those in free text."""

import pytest

from ceiba.core.errors import BadOptions
from ceiba.core.game import LONGEST_TEXT, OptionSpec

CHOICE = OptionSpec("length", "usual", ("usual", "short"), "XX-1.1")
SWITCH = OptionSpec("experts", False, (False, True), "XX-1.2")
BOARD = OptionSpec("board", "", ("",), "XX-1.3", free=True)


def test_a_listed_value_is_taken() -> None:
    assert CHOICE.check("short") == "short"
    assert SWITCH.check(True) is True
    assert BOARD.check("A1 B1; A2 B2") == "A1 B1; A2 B2"


@pytest.mark.parametrize(
    ("spec", "value", "reason"),
    [
        (CHOICE, "long", r"'length' is one of \['usual', 'short'\], not 'long'"),
        (SWITCH, 1, r"'experts' is one of \[False, True\], not 1"),
        (BOARD, True, "'board' is a text, not True"),
        (BOARD, "A" * (LONGEST_TEXT + 1), "'board' has 20001 characters; 20000 are the most"),
    ],
)
def test_another_is_refused_with_the_reason(spec: OptionSpec, value: object, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        spec.check(value)
