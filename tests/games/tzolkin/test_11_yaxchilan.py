"""TZ-11: resources and skulls."""

import pytest

from tests.games.tzolkin.kit import doing, worker_on

GAINS = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skull": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}


@pytest.mark.clause("TZ-11.1", "TZ-11.2", "TZ-11.3", "TZ-11.4", "TZ-11.5", "TZ-R1")
@pytest.mark.parametrize("action", GAINS)
def test_what_each_action_gives(action: int) -> None:
    match = doing("yaxchilan", action)
    assert match.has("A") == GAINS[action]
    assert match.view().skulls == (12 if action == 4 else 13)


@pytest.mark.clause("TZ-11.4", "TZ-R25")
def test_action_4_without_effect() -> None:
    match = doing("yaxchilan", 4, C={"skull": 13})
    assert match.has("A") == {}
    assert match.heard("acted") == [{"seat": "A", "gear": "yaxchilan", "action": 4}]


@pytest.mark.clause("TZ-11.6")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", GAINS)
def test_spaces_6_and_7(space: int, action: int) -> None:
    match = worker_on("yaxchilan", space)
    match.play(f"A do yaxchilan {action}")
    assert match.has("A") == GAINS[action]
