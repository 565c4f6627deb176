"""TZ-6: begging for corn, and mercy."""

import pytest

from ceiba.games.tzolkin.names import Temple
from tests.games.tzolkin.kit import ALL_AT_BOTTOM, GEARS, Table, table

BEGGING = ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]


def crowded(rows: int, **things: object) -> Table:
    """So many low spaces of every gear are taken, the first player space too; A has none there."""
    others = [*"BCDBCD"[:rows]]
    gears = {gear: dict(enumerate(others)) for gear in GEARS}
    gears["chichen_itza"] = dict(enumerate(("BCDDBC")[:rows]))
    return table(A=things, gears=gears, first_space="B" if rows < 4 else None)


@pytest.mark.clause("TZ-6.1", "TZ-6.2")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_with_2_corn_or_fewer_one_may_beg_and_then_has_3(before: int) -> None:
    match = table(A={"corn": before})
    assert match.options_for()[:3] == BEGGING
    match.play("A beg quetzalcoatl")
    assert match.corn("A") == 3
    assert match.steps("A") == (0, -1, 0)
    assert match.waiting == ["A"]


@pytest.mark.clause("TZ-6.1")
@pytest.mark.parametrize("before", [3, 4, 20])
def test_not_with_more(before: int) -> None:
    match = table(A={"corn": before})
    assert match.refused("A beg chaac") == ("TZ-6.1", "too-rich-to-beg", {"corn": before})


@pytest.mark.clause("TZ-6.1")
def test_not_later_in_the_turn() -> None:
    match = table(A={"corn": 2})
    match.play("A place palenque")
    assert not set(BEGGING) & set(match.options_for())
    assert match.refused("A beg chaac")[1] == "not-now"
    match = table(gears={"yaxchilan": {1: "A", 2: "A"}})
    match.play("A", "pick yaxchilan 1")
    assert match.refused("A beg chaac")[1] == "not-now"
    match.play("A", "do yaxchilan 1")
    assert match.refused("A beg chaac")[1] == "not-now"


@pytest.mark.clause("TZ-6.3")
@pytest.mark.parametrize(
    ("temple", "after"),
    [("chaac", (2, 4, 1)), ("quetzalcoatl", (3, 3, 1)), ("kukulcan", (3, 4, 0))],
)
def test_one_step_down_on_a_temple_of_choice(temple: Temple, after: tuple[int, int, int]) -> None:
    match = table(A={"temples": {"chaac": 3, "quetzalcoatl": 4, "kukulcan": 1}})
    match.play(f"A beg {temple}")
    assert match.steps("A") == after
    assert match.heard("angered") == [{"seat": "A", "temple": temple}]


@pytest.mark.clause("TZ-6.3", "TZ-17.10")
def test_not_where_one_is_at_the_bottom() -> None:
    match = table(A={"temples": {"chaac": -1, "quetzalcoatl": 0, "kukulcan": -1}})
    assert [text for text in match.options_for() if "beg" in text] == ["beg quetzalcoatl"]
    assert match.refused("A beg chaac")[:2] == ("TZ-6.3", "at-the-bottom")


@pytest.mark.clause("TZ-6.4")
def test_at_the_bottom_of_all_three_one_cannot_beg() -> None:
    match = table(A={"temples": ALL_AT_BOTTOM})
    assert not [text for text in match.options_for() if "beg" in text]
    assert match.refused("A beg chaac")[0] == "TZ-6.4"


@pytest.mark.clause("TZ-6.5")
def test_who_can_do_nothing_else_must_beg() -> None:
    match = crowded(1, corn=0)
    assert match.options_for() == BEGGING
    match.play("A beg kukulcan")
    assert match.corn("A") == 3
    assert match.options_for() == [f"place {gear}" for gear in GEARS]


@pytest.mark.clause("TZ-6.5")
def test_who_can_pay_a_placement_need_not() -> None:
    match = crowded(1, corn=1)
    assert match.options_for() == [*BEGGING, *(f"place {gear}" for gear in GEARS)]


@pytest.mark.clause("TZ-6.5")
def test_who_has_a_worker_on_a_gear_need_not() -> None:
    match = table(
        gears={"palenque": {0: "B", 5: "A"}, **{gear: {0: "C"} for gear in GEARS[1:3]}}
        | {gear: {0: "D"} for gear in GEARS[3:]},
        first_space="B",
    )
    assert match.options_for() == [*BEGGING, "pick palenque 5"]


@pytest.mark.clause("TZ-6.6")
def test_mercy() -> None:
    """All spaces 0 and 1 are taken but one 1: it alone costs 1, and A has nothing."""
    gears = {gear: {0: "B", 1: "C"} for gear in GEARS}
    gears["chichen_itza"] = {0: "D", 2: "D"}
    match = table(A={"temples": ALL_AT_BOTTOM}, gears=gears, first_space="D")
    assert match.options_for() == ["place chichen_itza"]
    match.play("A place chichen_itza")
    assert match.standing()["chichen_itza"] == {0: "D", 1: "A", 2: "D"}
    assert match.corn("A") == 0
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-6.6", "TZ-R16")
def test_by_mercy_all_corn_goes_to_the_bank() -> None:
    match = crowded(3, corn=2, temples=ALL_AT_BOTTOM)
    assert match.options_for() == [f"place {gear}" for gear in GEARS]  # all cost 3: A may choose
    match.play("A place uxmal")
    assert match.standing()["uxmal"][3] == "A"
    assert match.corn("A") == 0
    assert match.player("A").free == 2
    assert match.waiting == ["B"]  # exactly one worker, the turn is over


@pytest.mark.clause("TZ-6.6")
def test_no_mercy_for_who_can_pay() -> None:
    match = crowded(2, corn=2, temples=ALL_AT_BOTTOM)
    assert match.options_for() == [f"place {gear}" for gear in GEARS]
    match.play("A place uxmal")
    assert match.corn("A") == 0
    match = crowded(2, corn=5, temples=ALL_AT_BOTTOM)
    match.play("A place uxmal")
    assert match.corn("A") == 3
    assert match.waiting == ["A"]  # and more workers may follow
