"""TZ-8: picking up workers, and which action each may do."""

import itertools

import pytest

from tests.games.tzolkin.kit import GEARS, LAST, SMALL, table, worker_on

RICH = {"corn": 50, "wood": 20, "stone": 20, "gold": 20, "skull": 2}
TOP_ACTION = {**dict.fromkeys(SMALL, 5), "chichen_itza": 9}


@pytest.mark.clause("TZ-8.1")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_several_or_all(count: int) -> None:
    match = table(gears={"yaxchilan": {1: "A", 3: "A"}, "palenque": {1: "A"}})
    workers = [("palenque", 1), ("yaxchilan", 1), ("yaxchilan", 3)]
    assert [text for text in match.options_for() if "pick" in text] == [
        f"pick {gear} {space}" for gear, space in workers
    ]
    for gear, space in workers[:count]:
        match.play("A", f"pick {gear} {space}", f"do {gear} {space}")
    if count < 3:
        assert match.options_for()[-1] == "done"
        match.play("A done")
    assert match.waiting == ["B"]
    left = [(gear, space) for gear, spaces in match.standing().items() for space in spaces]
    assert sorted(left) == workers[count:]
    assert match.player("A").free == count


@pytest.mark.clause("TZ-8.1")
def test_only_own_workers() -> None:
    match = table(gears={"yaxchilan": {1: "B", 2: "A"}})
    assert match.refused("A pick yaxchilan 1") == ("TZ-8.1", "no-worker-there", {})
    assert match.refused("A pick yaxchilan 5") == ("TZ-8.1", "no-worker-there", {})


@pytest.mark.clause("TZ-8.2")
def test_in_any_order() -> None:
    workers = [("palenque", 1), ("yaxchilan", 2), ("uxmal", 1)]
    for order in itertools.permutations(workers):
        match = table(gears={gear: {space: "A"} for gear, space in workers}, A={"corn": 3})
        for gear, space in order:
            match.play("A", f"pick {gear} {space}", f"do {gear} {space}")
            if gear == "uxmal":
                match.play("A", "climb chaac")
        assert match.has("A") == {"corn": 3 + 3 + 1 - 3, "stone": 1}


@pytest.mark.clause("TZ-8.2")
def test_each_action_is_finished_before_the_next_worker() -> None:
    match = table(A={"wood": 3}, gears={"tikal": {3: "A"}, "yaxchilan": {1: "A"}})
    match.play("A", "pick tikal 3", "do tikal 3", "advance theology")
    assert match.refused("A pick yaxchilan 1")[1] == "not-now"
    match.play("A", "done", "pick yaxchilan 1")
    assert match.refused("A pick tikal 3")[1] == "not-now"


def offered(gear: str, space: int, **things: object) -> list[int]:
    """The actions a worker may do from a space; 'nothing' is always among the options."""
    match = worker_on(gear, space, A={**RICH, **things}, gears={"palenque": {0: "A"}})
    assert match.options_for()[-1] == "nothing"
    return [int(text.split()[-1]) for text in match.options_for()[:-1]]


@pytest.mark.clause("TZ-8.3")
@pytest.mark.parametrize("gear", GEARS)
def test_the_action_of_the_space_or_a_lower_one_or_none(gear: str) -> None:
    for space in range(1, TOP_ACTION[gear] + 1):
        if (gear, space) != ("palenque", 0):
            assert offered(gear, space) == list(range(1, space + 1))


@pytest.mark.clause("TZ-8.3")
def test_not_a_higher_one() -> None:
    match = worker_on("yaxchilan", 2, A=RICH)
    assert match.refused("A do yaxchilan 3") == ("TZ-8.3", "action-too-high", {"space": 2})


@pytest.mark.clause("TZ-8.3")
def test_not_that_of_another_gear() -> None:
    match = worker_on("yaxchilan", 2, A=RICH)
    refused = ("TZ-8.3", "other-gear", {"gear": "yaxchilan"})
    assert match.refused("A do palenque 1") == refused
    assert match.refused("A do chichen_itza 9") == refused


@pytest.mark.clause("TZ-8.3")
@pytest.mark.parametrize("gear", GEARS)
def test_nothing_is_nothing(gear: str) -> None:
    match = worker_on(gear, 3, A=RICH)
    match.play("A nothing")
    assert match.has("A") == RICH
    assert (match.steps("A"), match.points("A"), match.standing()) == ((0, 0, 0), 0, {})


@pytest.mark.clause("TZ-8.4")
@pytest.mark.parametrize(
    ("space", "action"), [(s, a) for s in range(1, 6) for a in range(1, s + 1)]
)
def test_one_corn_for_each_step_down(space: int, action: int) -> None:
    """Yaxchilan: the gains of each action are known (TZ-11), the fee is what is missing."""
    gains = {1: {}, 2: {"corn": 1}, 3: {"corn": 2}, 4: {}, 5: {"corn": 2}}[action]
    match = worker_on("yaxchilan", space, A={"corn": 10})
    assert match.costs()[f"do yaxchilan {action}"] == {"corn": space - action}
    match.play(f"A do yaxchilan {action}")
    assert match.corn("A") == 10 - (space - action) + gains.get("corn", 0)


@pytest.mark.clause("TZ-8.4")
@pytest.mark.parametrize("purse", range(5))
def test_it_is_paid_before_the_action(purse: int) -> None:
    """From 5 only as far down as the corn reaches, whatever the action would give."""
    match = worker_on("yaxchilan", 5, A={"corn": purse})
    reach = [action for action in range(1, 6) if 5 - action <= purse]
    assert match.options_for() == [*(f"do yaxchilan {action}" for action in reach), "nothing"]
    if purse < 4:
        assert match.refused("A do yaxchilan 1") == (
            "TZ-8.4",
            "too-little-corn",
            {"cost": 4, "corn": purse},
        )


@pytest.mark.clause("TZ-8.4")
def test_the_lower_space_may_be_occupied() -> None:
    match = worker_on("yaxchilan", 3, A={"corn": 2}, gears={"yaxchilan": {1: "B", 2: "C"}})
    match.play("A do yaxchilan 1")
    assert match.has("A") == {"wood": 1}
    assert match.standing()["yaxchilan"] == {1: "B", 2: "C"}


@pytest.mark.clause("TZ-8.5")
@pytest.mark.parametrize("gear", GEARS)
def test_space_0_has_no_action(gear: str) -> None:
    match = table(A=RICH, gears={gear: {0: "A"}})
    match.play(f"A pick {gear} 0")
    assert match.waiting == ["B"]  # nothing was asked
    assert match.has("A") == RICH
    assert match.heard("acted") == []


@pytest.mark.clause("TZ-8.6")
@pytest.mark.parametrize(
    ("gear", "space"),
    [*((gear, space) for gear in SMALL for space in (6, 7)), ("chichen_itza", 10)],
)
def test_free_choice_spaces(gear: str, space: int) -> None:
    match = worker_on(gear, space, A=RICH)
    actions = range(1, TOP_ACTION[gear] + 1)
    assert match.options_for() == [*(f"do {gear} {action}" for action in actions), "nothing"]
    assert {cost.get("corn", 0) for cost in match.costs().values()} == {0}


@pytest.mark.clause("TZ-8.6")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", range(1, 6))
def test_without_corn_one_chooses_all_the_same(space: int, action: int) -> None:
    match = worker_on("yaxchilan", space, A={"corn": 0})
    match.play(f"A do yaxchilan {action}")
    assert match.heard("paid") == []
    assert match.heard("acted") == [{"seat": "A", "gear": "yaxchilan", "action": action}]


@pytest.mark.clause("TZ-8.6")
def test_chichen_itza_10_without_corn() -> None:
    match = worker_on("chichen_itza", 10, A={"skull": 1})
    match.play("A do chichen_itza 2")
    assert (match.points("A"), match.slots(), match.has("A")) == (5, {2: "A"}, {})


@pytest.mark.clause("TZ-8.7")
def test_the_cost_of_the_action_is_due_on_free_choice_spaces() -> None:
    match = worker_on("uxmal", 7, A={"corn": 3})
    match.play("A do uxmal 1")
    assert match.corn("A") == 0
    match = worker_on("uxmal", 7, A={"corn": 2})
    assert "do uxmal 1" not in match.options_for()
    match = worker_on("tikal", 6, A={"wood": 1})
    match.play("A do tikal 5")
    assert match.has("A") == {}


@pytest.mark.clause("TZ-8.8")
@pytest.mark.parametrize("gear", ["tikal", "uxmal", "chichen_itza"])
def test_what_cannot_be_paid_cannot_be_done(gear: str) -> None:
    match = worker_on(gear, LAST[gear], buildings=["small_farm_a"])
    payable = {"tikal": [], "uxmal": [2, 3], "chichen_itza": []}[gear]
    if not payable:
        assert match.waiting == ["B"]  # only 'nothing' was left, so nothing was asked
    else:
        assert match.options_for() == [*(f"do {gear} {action}" for action in payable), "nothing"]
        assert match.refused(f"A do {gear} 1")[0] in ("TZ-13.1", "TZ-R72")


@pytest.mark.clause("TZ-8.9")
def test_a_picked_up_worker_is_free_but_not_placed_in_this_turn() -> None:
    match = table(A={"corn": 9}, gears={"yaxchilan": {1: "A"}, "palenque": {1: "A"}})
    match.play("A", "pick yaxchilan 1", "do yaxchilan 1")
    assert match.player("A").free == 2
    assert not [text for text in match.options_for() if text.startswith("place")]
    assert match.refused("A place uxmal")[0] == "TZ-5.5"


@pytest.mark.clause("TZ-8.9")
def test_but_in_the_next() -> None:
    match = table(2, gears={"yaxchilan": {1: "A", 0: "B"}})
    match.play("A", "pick yaxchilan 1", "do yaxchilan 1")
    match.play("B pick yaxchilan 0")
    assert match.waiting == ["A"]
    assert "place yaxchilan" in match.options_for()
