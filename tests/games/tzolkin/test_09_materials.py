"""TZ-9: the bank, and what can be paid with."""

import pytest

from tests.games.tzolkin.kit import doing, worker_on


@pytest.mark.clause("TZ-9.1")
def test_gained_from_the_bank() -> None:
    match = doing("yaxchilan", 4)
    assert match.view().skulls == 12
    assert match.has("A") == {"skull": 1}


@pytest.mark.clause("TZ-9.1", "TZ-R46")
def test_paid_to_the_bank() -> None:
    match = doing("tikal", 4, A={"gold": 4, "skull": 2}, monuments=["crystal_skulls"], buildings=[])
    assert match.has("A") == {"skull": 1}
    assert match.view().skulls == 12


@pytest.mark.clause("TZ-9.2")
@pytest.mark.parametrize(
    ("paid", "left"),
    [
        (("wood", "stone"), {"wood": 1, "stone": 1, "gold": 2}),
        (("gold", "gold"), {"wood": 2, "stone": 2}),
        (("stone", "gold"), {"wood": 2, "stone": 1, "gold": 1}),
        (("wood", "wood"), {"stone": 2, "gold": 2}),
    ],
)
def test_any_mix_pays_an_unspecified_cost(paid: tuple[str, str], left: dict[str, int]) -> None:
    """The second level of a technology: two resources."""
    match = doing(
        *("tikal", 1), A={"wood": 2, "stone": 2, "gold": 2, "technologies": {"theology": 1}}
    )
    match.play("A advance theology")
    for resource in paid:
        assert match.options_for() == ["pay wood", "pay stone", "pay gold"]
        match.play(f"A pay {resource}")
    assert match.has("A") == left


@pytest.mark.clause("TZ-9.2")
def test_where_there_is_no_choice_nothing_is_asked() -> None:
    for things in ({"wood": 5}, {"gold": 2}, {"wood": 1, "stone": 1}):
        match = doing("tikal", 1, A={**things, "technologies": {"theology": 1}})
        match.play("A advance theology")
        assert match.waiting == ["B"]
        assert sum(match.has("A").values()) == sum(things.values()) - 2


@pytest.mark.clause("TZ-9.2")
def test_corn_and_skulls_are_no_resources() -> None:
    match = worker_on("tikal", 5, A={"corn": 9, "skull": 3})
    assert match.options_for() == []  # nothing can be paid: no action was left
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-9.3")
def test_only_what_is_held_pays() -> None:
    match = doing("tikal", 5, A={"wood": 1, "gold": 1})
    assert match.options_for() == ["pay wood", "pay gold"]
    assert match.refused("A pay stone") == ("TZ-9.3", "none-held", {"material": "stone"})


@pytest.mark.clause("TZ-9.3")
def test_not_what_the_action_is_going_to_give() -> None:
    match = worker_on("yaxchilan", 3, A={"corn": 0})
    assert match.options_for() == ["do yaxchilan 3", "nothing"]  # its 2 corn do not pay the fee


@pytest.mark.clause("TZ-9.3")
def test_but_what_was_given_a_moment_ago() -> None:
    """Chichen Itza 6 gives the resource that pays the offering (theology 2)."""
    match = doing("chichen_itza", 6, A={"skull": 1, "technologies": {"theology": 2}})
    match.play("A", "take wood", "offer chaac")
    assert match.has("A") == {}
