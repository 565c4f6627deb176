"""Chapter 6: the complete disc."""

import itertools

import pytest

from ceiba.games.gold.layout import is_complete
from ceiba.games.gold.pieces import FACES, face_name
from tests.games.gold.kit import bought, table

FACE_OF = {face_name(face): face for face in range(FACES)}


@pytest.mark.clause("GM-6.1")
def test_the_pieces_fill_the_circle_exactly() -> None:
    match = bought("gold sixth over stone", base=["gold sixth over silver"] * 3)
    assert not match.view().players[0].bases[0].complete
    match.place(*["gold sixth over silver"] * 3, "gold sixth over stone", "stop")
    base = match.view().players[0].bases[0]
    assert (base.units, base.complete) == (16, False)
    assert match.heard("completed") == []

    match = bought("gold sixth over stone", base=["gold sixth"] * 5)
    hand = [option for option in match.options_for("A") if option.startswith("lay gold")]
    assert hand
    while (options := [o for o in match.options_for("A") if o.startswith("lay gold")]) != []:
        match.play(f"A {options[0]}")
    match.play("A stop")
    base = match.view().players[0].bases[0]
    assert (base.units, base.complete) == (24, True)
    assert match.heard("completed", "B") == [{"seat": "A", "base": 1, "points": 44}]


@pytest.mark.clause("GM-6.1")
@pytest.mark.parametrize("listener", [None, "A", "B"])
def test_23_units_are_not_a_disc(listener: str | None) -> None:
    """5 eighths and 2 sixths are 23 units: the last unit stays open for ever (GM-R19)."""
    pieces = ["gold eighth"] * 4 + ["silver eighth"] + ["gold sixth"] * 2
    base = table(bases={"A": pieces}).view(listener).players[0].bases[0]
    assert (base.units, base.complete, base.points) == (23, False, 0)


@pytest.mark.clause("GM-6.2")
def test_the_nine_mixes_of_sizes_and_no_others() -> None:
    eighth, sixth, quarter = (FACE_OF[f"gold {size}"] for size in ("eighth", "sixth", "quarter"))
    complete = {
        (a, b, c)
        for a, b, c in itertools.product(range(10), range(10), range(10))
        if is_complete([eighth] * a + [sixth] * b + [quarter] * c)
    }
    assert complete == {
        (8, 0, 0),
        (6, 0, 1),
        (4, 0, 2),
        (2, 0, 3),
        (0, 0, 4),
        (4, 3, 0),
        (2, 3, 1),
        (0, 3, 2),
        (0, 6, 0),
    }


@pytest.mark.clause("GM-6.2")
@pytest.mark.parametrize(
    "disc",
    [
        "gold8 gold8 silver8 silver8 bronze8 bronze8 silver8 silver8",
        "gold8 gold8 silver8 silver8 silver8 gold8 gold4",
        "gold8 gold8 gold8 gold8 gold4 gold4",
        "gold8 gold4 silver4 bronze4 silver8",
        "silver4 gold4 silver4 bronze4",
        "gold8 gold8 gold8 gold8 gold6 gold6 gold6",
        "jade8 jade8 jade6 jade6 jade6 jade4",
        "stone6 stone6 stone6 stone4 stone4",
        "bronze6 bronze6 bronze6 bronze6 bronze6 bronze6",
    ],
)
def test_each_mix_can_be_laid_with_the_pieces_there_are(disc: str) -> None:
    size = {"8": "eighth", "6": "sixth", "4": "quarter"}
    names = [f"{part[:-1]} {size[part[-1]]}" for part in disc.split()]
    assert table(bases={"A": [names]}).view().players[0].bases[0].complete


@pytest.mark.clause("GM-6.3")
def test_a_complete_disc_may_be_changed_when_its_owner_buys() -> None:
    disc = ["bronze sixth over jade"] * 3 + ["bronze sixth over silver"] * 3
    match = bought("silver sixth over gold", base=disc)
    assert match.view().players[0].bases[0].complete
    better = ["silver sixth over gold", *["silver sixth over bronze"] * 3]
    match.place(*better, *["bronze sixth over jade"] * 2, "stop")
    assert match.row("A") == ["silver sixth"] * 4 + ["bronze sixth"] * 2
    base = match.view().players[0].bases[0]
    assert (base.complete, base.points) == (True, 10 + 4 * 3 + 2 * 2)


@pytest.mark.clause("GM-6.3", "GM-R22")
def test_and_not_when_another_buys() -> None:
    match = table(3, bases={"A": ["bronze sixth"] * 6})
    match.play("A bid 0")
    match.play("B bid 2")
    match.play("C bid 1")
    assert match.waiting == ["B"]
    assert match.options_for("A") == []
