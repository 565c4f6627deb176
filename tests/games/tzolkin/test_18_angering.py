"""TZ-18: what angers the gods, and what that costs."""

import pytest

from ceiba.core.seed import seeded
from ceiba.games.tzolkin.actions import VOCABULARY
from ceiba.games.tzolkin.game import GAME
from ceiba.games.tzolkin.names import Temple
from tests.games.tzolkin.kit import TEMPLES, doing, table


@pytest.mark.clause("TZ-18.1")
def test_begging_and_burning() -> None:
    match = table()
    match.play("A beg chaac")
    assert match.steps("A") == (-1, 0, 0)
    match = doing("palenque", 3)
    match.play("A", "harvest burn", "anger kukulcan")
    assert match.steps("A") == (0, 0, -1)


@pytest.mark.clause("TZ-18.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else(players: int) -> None:
    """In random games nobody steps down but by begging and burning."""
    downs = 0
    for game in range(12):
        state = GAME.setup(players, {}, seeded(f"anger-{game}"))
        state.settle(None)
        picks = seeded(f"picks-{game}")
        while not state.over():
            seat = state.decider()
            choices = state.options(seat)
            action = choices[picks.below(len(choices))]
            before = state.steps[:]
            state.apply(seat, action, None)
            fallen = sum(max(0, was - now) for was, now in zip(before, state.steps, strict=True))
            text = VOCABULARY.text(action)
            if text.startswith(("beg", "anger")):
                assert fallen == 1
            elif text == "harvest burn":  # the step follows at once if only one temple is left
                assert fallen <= 1
            else:
                assert fallen == 0
            downs += fallen
    assert downs > 20


@pytest.mark.clause("TZ-18.2")
@pytest.mark.parametrize("temple", TEMPLES)
def test_one_step_on_a_temple_of_choice(temple: Temple) -> None:
    match = doing("palenque", 4, A={"temples": {"chaac": 2, "quetzalcoatl": 3, "kukulcan": 4}})
    match.play("A harvest burn")
    assert match.options_for() == [f"anger {name}" for name in TEMPLES]
    match.play(f"A anger {temple}")
    expected = {"chaac": (1, 3, 4), "quetzalcoatl": (2, 2, 4), "kukulcan": (2, 3, 3)}
    assert match.steps("A") == expected[temple]
    assert match.heard("angered") == [{"seat": "A", "temple": temple}]


@pytest.mark.clause("TZ-18.2")
def test_not_at_the_bottom() -> None:
    match = doing("palenque", 4, A={"temples": {"quetzalcoatl": -1}})
    match.play("A harvest burn")
    assert match.options_for() == ["anger chaac", "anger kukulcan"]
    assert match.refused("A anger quetzalcoatl") == ("TZ-17.10", "at-the-bottom", {})
