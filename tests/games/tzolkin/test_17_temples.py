"""TZ-17: the steps of the temples, climbing them, and their tops."""

from typing import Any

import pytest

from ceiba.games.tzolkin.names import Temple
from tests.games.tzolkin.facts import BONUS, STEP_POINTS, STEP_REWARDS
from tests.games.tzolkin.kit import TEMPLES, Table, doing, finished, round_over, table, worker_on

TOP = {temple: len(STEP_POINTS[temple]) - 2 for temple in TEMPLES}
"""Steps above the start."""
EVERY_TEMPLE = pytest.mark.parametrize("temple", TEMPLES)
FED = {"corn": 6}


def climbed(temple: Temple, **facts: Any) -> Table:
    """A has paid 3 corn at Uxmal 1 to climb there."""
    match = doing("uxmal", 1, **facts)
    match.play(f"A climb {temple}")
    return match


@pytest.mark.clause("TZ-17.1", "TZ-17.2", "TZ-17.3")
@EVERY_TEMPLE
def test_the_points_of_every_step(temple: Temple) -> None:
    """By the temple-points monument, which scores the number printed on the current step."""
    for index, printed in enumerate(STEP_POINTS[temple]):
        match = finished(A={"monuments": ["temple_points"], "temples": {temple: index - 1}})
        assert match.sources("A").get("monuments", 0) == printed


@pytest.mark.clause("TZ-17.1", "TZ-17.2", "TZ-17.3")
@EVERY_TEMPLE
def test_there_are_no_further_steps(temple: Temple) -> None:
    match = climbed(temple, A={"corn": 3, "temples": {temple: TOP[temple]}})
    assert match.player("A").temples[temple] == len(STEP_POINTS[temple]) - 2
    assert [len(STEP_POINTS[name]) for name in TEMPLES] == [7, 9, 8]


@pytest.mark.clause("TZ-17.1", "TZ-17.2", "TZ-17.3", "TZ-23.7")
@EVERY_TEMPLE
@pytest.mark.parametrize("tooth", [7, 20])
def test_the_rewards_of_every_step(temple: Temple, tooth: int) -> None:
    """Everything printed on the step and below it."""
    for index in range(len(STEP_POINTS[temple])):
        match = round_over(2, tooth=tooth, A={**FED, "temples": {temple: index - 1}}, B=FED)
        below = [STEP_REWARDS[temple].get(p) for p in STEP_POINTS[temple][: index + 1]]
        due: dict[str, int] = {}
        for material in filter(None, below):
            due[material] = due.get(material, 0) + 1
        assert match.has("A") == due
        assert match.has("B") == {}


@pytest.mark.clause("TZ-17.4")
@EVERY_TEMPLE
@pytest.mark.parametrize("period", [1, 2])
def test_the_bonus_of_the_highest(temple: Temple, period: int) -> None:
    """A stands one step above everybody on one temple; all share the other two."""
    match = round_over(2, tooth={1: 13, 2: 26}[period], A={**FED, "temples": {temple: 1}}, B=FED)
    shared = sum(BONUS[other][period - 1] // 2 for other in TEMPLES if other != temple)
    printed = STEP_POINTS[temple][2]
    assert match.points("A") == printed + BONUS[temple][period - 1] + shared
    assert match.points("B") == shared


@pytest.mark.clause("TZ-17.5")
def test_lower_steps_are_shared() -> None:
    match = climbed("kukulcan", A={"corn": 3}, B={"temples": {"kukulcan": 1}})
    assert match.steps("A") == match.steps("B") == (0, 0, 1)


@pytest.mark.clause("TZ-17.5", "TZ-17.6")
@EVERY_TEMPLE
def test_an_occupied_top_step(temple: Temple) -> None:
    below = {"corn": 3, "temples": {temple: TOP[temple] - 1}}
    match = climbed(temple, A=below, C={"temples": {temple: TOP[temple]}})
    assert match.player("A").temples[temple] == TOP[temple] - 1
    assert match.has("A") == {}
    assert match.heard("stayed") == [{"seat": "A", "temple": temple}]
    match = climbed(temple, A=below)
    assert match.player("A").temples[temple] == TOP[temple]


@pytest.mark.clause("TZ-17.7")
@EVERY_TEMPLE
def test_on_the_top_one_stays(temple: Temple) -> None:
    match = climbed(temple, A={"corn": 3, "light": False, "temples": {temple: TOP[temple]}})
    assert match.player("A").temples[temple] == TOP[temple]
    assert match.player("A").light is False  # nothing else happens
    assert match.points("A") == 0


@pytest.mark.clause("TZ-17.8")
@EVERY_TEMPLE
def test_free_again_when_its_occupant_steps_down(temple: Temple) -> None:
    match = table(
        2,
        A={"temples": {temple: TOP[temple]}},
        B={"corn": 3, "temples": {temple: TOP[temple] - 1}},
        gears={"uxmal": {1: "B"}},
    )
    match.play("A", f"beg {temple}", "place palenque", "done")
    match.play("B", "pick uxmal 1", "do uxmal 1", f"climb {temple}")
    assert match.player("B").temples[temple] == TOP[temple]
    assert match.player("A").temples[temple] == TOP[temple] - 1


@pytest.mark.clause("TZ-17.9")
@EVERY_TEMPLE
def test_the_top_turns_the_board_light(temple: Temple) -> None:
    given = {"corn": 3, "temples": {temple: TOP[temple] - 1}}
    match = climbed(temple, A={**given, "light": False})
    assert match.player("A").light is True
    assert match.heard("turned_light") == [{"seat": "A"}]
    match = climbed(temple, A={**given, "light": True})
    assert match.player("A").light is True
    assert match.heard("turned_light") == []


@pytest.mark.clause("TZ-17.9")
def test_only_the_top_does() -> None:
    match = climbed("chaac", A={"corn": 3, "light": False, "temples": {"chaac": TOP["chaac"] - 2}})
    assert match.player("A").light is False


@pytest.mark.clause("TZ-17.10", "TZ-18.2")
def test_never_below_the_bottom() -> None:
    match = table(A={"temples": {"chaac": -1, "quetzalcoatl": -1, "kukulcan": 0}})
    assert [text for text in match.options_for() if text.startswith("beg")] == ["beg kukulcan"]
    match.play("A beg kukulcan")
    assert match.steps("A") == (-1, -1, -1)


@pytest.mark.clause("TZ-17.11")
def test_the_ways_up() -> None:
    """Chichen Itza, Uxmal 1, Tikal 5, a building, a technology (wealth tiles: test_03)."""
    match = doing("chichen_itza", 1, A={"skull": 1})
    assert match.steps("A") == (1, 0, 0)
    match = doing("uxmal", 1, A={"corn": 3})
    match.play("A climb quetzalcoatl")
    assert match.steps("A") == (0, 1, 0)
    match = doing("tikal", 5, A={"gold": 1})
    match.play("A", "climb quetzalcoatl", "climb kukulcan")
    assert match.steps("A") == (0, 1, 1)
    match = doing("tikal", 2, A={"wood": 2, "stone": 1}, buildings=["tomb_of_brown_and_yellow"])
    assert match.steps("A") == (1, 1, 0)
    match = doing("tikal", 1, A={"wood": 1, "technologies": {"agriculture": 3}})
    match.play("A", "advance agriculture", "climb kukulcan")
    assert match.steps("A") == (0, 0, 1)


@pytest.mark.clause("TZ-17.11")
@pytest.mark.parametrize(
    ("gear", "action"),
    [("palenque", 1), ("palenque", 2), ("yaxchilan", 1), ("yaxchilan", 5), ("uxmal", 3)],
)
def test_no_other_way_up(gear: str, action: int) -> None:
    assert doing(gear, action).steps("A") == (0, 0, 0)
    assert worker_on(gear, action).steps("A") == (0, 0, 0)
