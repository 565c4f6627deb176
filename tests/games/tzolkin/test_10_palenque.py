"""TZ-10: fishing, harvesting and burning."""

import pytest

from ceiba.games.tzolkin.names import Temple
from tests.games.tzolkin.kit import ALL_AT_BOTTOM, doing, table, worker_on

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
WITH_WOOD = pytest.mark.parametrize("action", [3, 4, 5])


@pytest.mark.clause("TZ-10.1")
@pytest.mark.parametrize("left", [[4, 4], [0, 0]])
def test_fishing(left: list[int]) -> None:
    empty = {2: [left[0], 0], 3: left, 4: left, 5: left}
    match = doing("palenque", 1, fields=empty)
    assert match.has("A") == {"corn": 3}
    assert match.fields() == {group: tuple(tiles) for group, tiles in empty.items()}
    assert match.player("A").corn_tiles == 0


@pytest.mark.clause("TZ-10.2")
def test_action_2() -> None:
    match = doing("palenque", 2)
    assert match.has("A") == {"corn": 4}
    assert match.fields() == {2: (3, 0), 3: (4, 4), 4: (4, 4), 5: (4, 4)}
    assert (match.player("A").corn_tiles, match.player("A").wood_tiles) == (1, 0)


@pytest.mark.clause("TZ-10.3", "TZ-10.4", "TZ-10.5", "TZ-10.12")
@WITH_WOOD
def test_corn_of_an_uncovered_field(action: int) -> None:
    match = doing("palenque", action, fields={action: [4, 3]})
    match.play("A harvest corn")
    assert match.has("A") == {"corn": CORN[action]}
    assert match.fields()[action] == (3, 3)
    assert (match.player("A").corn_tiles, match.player("A").wood_tiles) == (1, 0)


@pytest.mark.clause("TZ-10.3", "TZ-10.4", "TZ-10.5", "TZ-10.12")
@WITH_WOOD
def test_wood(action: int) -> None:
    match = doing("palenque", action)
    match.play("A harvest wood")
    assert match.has("A") == {"wood": WOOD[action]}
    assert match.fields()[action] == (4, 3)
    assert (match.player("A").corn_tiles, match.player("A").wood_tiles) == (0, 1)


@pytest.mark.clause("TZ-10.6")
@WITH_WOOD
def test_corn_under_wood_is_not_available(action: int) -> None:
    match = doing("palenque", action)
    assert match.options_for() == ["harvest wood", "harvest burn"]
    assert match.refused("A harvest corn") == ("TZ-10.6", "no-such-tile", {"group": action})


@pytest.mark.clause("TZ-10.7")
@WITH_WOOD
def test_the_choice_between_corn_and_wood(action: int) -> None:
    match = doing("palenque", action, fields={action: [2, 1]})
    assert match.options_for()[:2] == ["harvest corn", "harvest wood"]


@pytest.mark.clause("TZ-10.7")
def test_where_only_one_thing_can_be_taken_nothing_is_asked() -> None:
    match = doing("palenque", 4, fields={4: [2, 0]})
    assert match.has("A") == {"corn": 7}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-10.8")
@pytest.mark.parametrize("action", [2, 3, 4, 5])
@pytest.mark.parametrize("agriculture", [0, 1])
def test_an_empty_group_cannot_be_used(action: int, agriculture: int) -> None:
    match = worker_on(
        *("palenque", action),
        fields={action: [0, 0]},
        A={"technologies": {"agriculture": agriculture}, "corn": 9},
    )
    assert f"do palenque {action}" not in match.options_for()
    assert match.refused(f"A do palenque {action}")[0] in ("TZ-10.8", "TZ-R72")
    others = list(range(1, action))
    assert match.options_for() == [*(f"do palenque {a}" for a in others), "nothing"]


@pytest.mark.clause("TZ-10.9", "TZ-10.10", "TZ-10.12", "TZ-18.2")
@WITH_WOOD
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_burning(action: int, temple: Temple) -> None:
    match = doing("palenque", action)
    match.play("A", "harvest burn", f"anger {temple}")
    assert match.has("A") == {"corn": CORN[action]}
    assert match.fields()[action] == (3, 3)
    assert sum(one.wood_tiles for one in match.view().players) == 0
    assert match.player("A").corn_tiles == 1
    assert match.steps("A") == tuple(
        -int(temple == name) for name in ("chaac", "quetzalcoatl", "kukulcan")
    )


@pytest.mark.clause("TZ-10.9")
def test_nothing_to_burn_on_action_2() -> None:
    match = doing("palenque", 2)
    assert match.waiting == ["B"]  # nothing was asked
    assert match.has("A") == {"corn": 4}


@pytest.mark.clause("TZ-10.10", "TZ-17.10")
def test_not_where_one_is_at_the_bottom() -> None:
    match = doing("palenque", 5, A={"temples": {"chaac": -1}})
    match.play("A harvest burn")
    assert match.options_for() == ["anger quetzalcoatl", "anger kukulcan"]
    assert match.refused("A anger chaac") == ("TZ-17.10", "at-the-bottom", {})
    match = doing("palenque", 5, A={"temples": {"chaac": -1, "kukulcan": -1}})
    match.play("A harvest burn")
    assert match.steps("A") == (-1, -1, -1)  # the only one that was left, unasked
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-10.11")
@WITH_WOOD
def test_at_the_bottom_of_all_three_one_cannot_burn(action: int) -> None:
    match = doing("palenque", action, A={"temples": ALL_AT_BOTTOM}, fields={action: [4, 3]})
    assert match.options_for() == ["harvest corn", "harvest wood"]
    assert match.refused("A harvest burn") == ("TZ-10.11", "gods-too-angry", {})


@pytest.mark.clause("TZ-10.12")
def test_tiles_add_up_before_their_owner() -> None:
    match = table(
        gears={"palenque": {2: "A", 3: "A", 4: "A"}}, A={"corn_tiles": 1}, fields={2: [3, 0]}
    )
    match.play("A", "pick palenque 2", "do palenque 2")
    match.play("A", "pick palenque 3", "do palenque 3", "harvest wood")
    match.play("A", "pick palenque 4", "do palenque 4", "harvest wood")
    assert (match.player("A").corn_tiles, match.player("A").wood_tiles) == (2, 2)
    assert (match.player("B").corn_tiles, match.player("B").wood_tiles) == (0, 0)


@pytest.mark.clause("TZ-10.13")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_spaces_6_and_7(space: int, action: int) -> None:
    match = worker_on("palenque", space, fields={3: [4, 0], 4: [4, 0], 5: [4, 0]})
    match.play(f"A do palenque {action}")
    assert match.corn("A") == {1: 3, **CORN}[action]
    assert match.heard("paid") == []
    assert match.standing() == {}


@pytest.mark.clause("TZ-10.6", "TZ-10.9")
def test_a_group_from_the_first_tile_to_the_last() -> None:
    """Two fields: wood, corn, then burn the other: nothing is left."""
    match = table(2, gears={"palenque": {5: "A", 6: "A", 7: "A"}}, A={"workers": 4})
    assert match.fields()[5] == (2, 2)
    match.play("A", "pick palenque 5", "do palenque 5", "harvest wood")
    assert match.fields()[5] == (2, 1)
    match.play("A", "pick palenque 6", "do palenque 5", "harvest corn")
    assert match.fields()[5] == (1, 1)
    match.play("A", "pick palenque 7", "do palenque 5", "harvest burn", "anger chaac")
    assert match.fields()[5] == (0, 0)
    assert match.has("A") == {"wood": 4, "corn": 18}
