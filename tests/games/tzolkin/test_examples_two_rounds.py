"""The worked examples TZ-E28 to TZ-E37: two rounds played out."""

import pytest

from tests.games.tzolkin.kit import Table, table

# Seats: A Green, B Blue, C Red, D Yellow. Wealth is given so that every step can be paid.


def first_turns(count: int) -> Table:
    """Green's turn of the first round, or Green's and Blue's first two workers."""
    match = table(4, A={"corn": 3}, B={"corn": 9}, C={"corn": 7}, D={"corn": 8})
    match.play("A", "place palenque", "place tikal", "place yaxchilan")
    if count == 2:
        match.play("B", "place palenque", "place palenque")
    return match


@pytest.mark.clause("TZ-E28")
def test_e28() -> None:
    match = first_turns(1)
    assert match.standing() == {"palenque": {0: "A"}, "tikal": {0: "A"}, "yaxchilan": {0: "A"}}
    assert match.corn("A") == 3 - 3
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-E29")
def test_e29() -> None:
    match = first_turns(2)
    assert match.standing()["palenque"] == {0: "A", 1: "B", 2: "B"}
    assert match.corn("B") == 9 - 4
    match.play("B place palenque")  # a third
    assert match.standing()["palenque"][3] == "B"
    assert match.corn("B") == 9 - 4 - 5


@pytest.mark.clause("TZ-E30")
def test_e30() -> None:
    match = first_turns(2)
    match.play("B done")
    match.play("C", "place yaxchilan", "place yaxchilan", "place tikal")
    assert match.standing()["yaxchilan"] == {0: "A", 1: "C", 2: "C"}
    assert match.standing()["tikal"] == {0: "A", 1: "C"}
    assert match.corn("C") == 7 - (1 + 2 + 1 + 3)
    assert match.waiting == ["D"]


def end_of_round_1() -> Table:
    match = first_turns(2)
    match.play("B done")
    match.play("C", "place yaxchilan", "place yaxchilan", "place tikal")
    match.play("D", "place tikal", "place first")
    return match


@pytest.mark.clause("TZ-E31")
def test_e31() -> None:
    match = end_of_round_1()
    assert match.standing()["tikal"] == {0: "A", 1: "C", 2: "D"}
    assert match.view().first_space == 3
    assert match.corn("D") == 8 - 3
    match.play("D done")
    assert match.corn("D") == 8 - 3  # no corn was on the teeth


@pytest.mark.clause("TZ-E32")
def test_e32() -> None:
    match = end_of_round_1()
    match.play("D", "done", "turn 1")
    assert match.view().first_space is None
    assert match.player("D").free == 2
    assert match.view().first_player == 3
    assert match.view().teeth_corn == 0
    assert match.standing() == {
        "palenque": {1: "A", 2: "B", 3: "B"},
        "tikal": {1: "A", 2: "C", 3: "D"},
        "yaxchilan": {1: "A", 2: "C", 3: "C"},
    }


def round_2() -> Table:
    match = end_of_round_1()
    match.play("D", "done", "turn 1")
    assert match.waiting == ["D"]
    match.play("D", "place palenque", "place palenque")
    return match


@pytest.mark.clause("TZ-E33")
def test_e33() -> None:
    match = round_2()
    assert match.standing()["palenque"] == {0: "D", 1: "A", 2: "B", 3: "B", 4: "D"}
    assert match.corn("D") == 5 - (0 + 4 + 1)
    assert match.waiting == ["A"]


def green_picks_up() -> Table:
    match = round_2()
    match.play("A", "pick yaxchilan 1", "do yaxchilan 1")
    assert match.has("A") == {"wood": 1}
    match.play("A", "pick tikal 1", "do tikal 1", "advance agriculture")
    return match


@pytest.mark.clause("TZ-E34")
def test_e34() -> None:
    match = round_2()
    assert not [text for text in match.options_for() if text.startswith("place")]
    match = green_picks_up()
    assert match.has("A") == {}
    assert match.levels("A") == (1, 0, 0, 0)
    assert match.standing()["palenque"][1] == "A"
    match.play("A", "pick palenque 1", "do palenque 1")  # what it would have given
    assert match.has("A") == {"corn": 3}


@pytest.mark.clause("TZ-E35")
def test_e35() -> None:
    match = green_picks_up()
    match.play("A done")
    before = match.corn("B")
    match.play("B place tikal")
    assert match.standing()["tikal"][0] == "B"
    assert match.corn("B") == before
    assert match.waiting == ["C"]  # it was the last


@pytest.mark.clause("TZ-E36")
def test_e36() -> None:
    match = green_picks_up()
    match.play("A", "done")
    match.play("B", "place tikal")
    assert match.player("C").free == 0
    match.play("C", "pick yaxchilan 3", "do yaxchilan 3", "done")
    assert match.has("C") == {"gold": 1, "corn": 2}
    assert match.standing()["yaxchilan"] == {3: "C"}  # the other one, a day later


@pytest.mark.clause("TZ-E37")
def test_e37() -> None:
    match = green_picks_up()
    match.play("A", "done")
    match.play("B", "place tikal")
    assert (match.view().tooth, match.view().teeth_corn) == (1, 0)
    match.play("C", "pick yaxchilan 3", "do yaxchilan 3", "done")
    assert (match.view().tooth, match.view().teeth_corn) == (2, 1)
    assert match.view().first_player == 3
