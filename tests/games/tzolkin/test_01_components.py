"""TZ-1: what is in the box, and how many play."""

from collections import Counter

import pytest

from ceiba.core.errors import BadOptions
from ceiba.games.tzolkin import tables
from tests.games.tzolkin.facts import BUILDINGS, MONUMENTS, WEALTH
from tests.games.tzolkin.kit import (
    GEARS,
    LAST,
    SMALL,
    TEETH,
    doing,
    last_turn,
    new,
    round_over,
    table,
)


@pytest.mark.clause("TZ-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert len(new(players).view().players) == players


@pytest.mark.clause("TZ-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_else_can(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4"):
        new(players)


@pytest.mark.clause("TZ-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_owns(players: int) -> None:
    for one in new(players).view().players:
        assert one.free + one.bank == 6
        assert len(one.temples) + len(one.technologies) == 7
        assert one.points == 0
        assert one.light is True


@pytest.mark.clause("TZ-1.2")
def test_the_player_board_has_a_dark_side() -> None:
    match = last_turn(2)
    match.play("A", "place first", "turn 2")
    assert match.player("A").light is False
    assert match.player("B").light is True


@pytest.mark.clause("TZ-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thirteen_skulls(players: int) -> None:
    assert new(players).view().skulls == 13


@pytest.mark.clause("TZ-1.3")
def test_the_thirteenth_skull_is_the_last() -> None:
    match = doing("yaxchilan", 4, B={"skull": 12})
    assert match.has("A") == {"skull": 1}
    match = doing("yaxchilan", 4, B={"skull": 13})
    assert match.has("A") == {}
    assert match.view().skulls == 0


@pytest.mark.clause("TZ-1.4")
@pytest.mark.parametrize(
    ("gear", "action", "gain"),
    [
        ("yaxchilan", 1, {"wood": 1}),
        ("yaxchilan", 5, {"gold": 1, "stone": 1, "corn": 2}),
        ("palenque", 1, {"corn": 3}),
    ],
)
def test_everything_else_is_unlimited(gear: str, action: int, gain: dict[str, int]) -> None:
    hoard = {"corn": 9999, "wood": 9999, "stone": 9999, "gold": 9999}
    match = doing(gear, action, A=hoard, B=hoard, C=hoard, D=hoard)
    assert match.has("A") == Counter(hoard) + Counter(gain)


@pytest.mark.clause("TZ-1.5")
def test_tiles() -> None:
    corn, wood = zip(*((group.corn, group.wood) for group in new(4).view().fields), strict=True)
    assert (sum(corn), sum(wood)) == (16, 12)
    assert (len(tables.WEALTH), len(tables.MONUMENTS), len(tables.BUILDINGS)) == (21, 13, 32)
    assert set(tables.WEALTH) == set(WEALTH)
    assert set(tables.MONUMENTS) == set(MONUMENTS)
    assert set(tables.BUILDINGS) == set(BUILDINGS)


@pytest.mark.clause("TZ-1.6")
def test_buildings_by_period_and_type() -> None:
    periods = dict(zip(tables.BUILDINGS, tables.BUILDING_PERIOD, strict=True))
    types = {
        name: tables.TYPES[kind]
        for name, kind in zip(tables.BUILDINGS, tables.BUILDING_TYPE, strict=True)
    }
    assert periods == {name: tile.period for name, tile in BUILDINGS.items()}
    assert types == {name: tile.type for name, tile in BUILDINGS.items()}
    assert Counter(periods.values()) == {1: 14, 2: 18}
    assert Counter(types.values()) == {"farm": 8, "civil": 8, "funerary": 8, "sacred": 8}


@pytest.mark.clause("TZ-1.7")
def test_monuments_by_type() -> None:
    types = {
        name: tables.TYPES[kind]
        for name, kind in zip(tables.MONUMENTS, tables.MONUMENT_TYPE, strict=True)
    }
    assert types == {name: kind for name, (kind, _) in MONUMENTS.items()}
    assert Counter(types.values()) == {"funerary": 5, "civil": 4, "sacred": 4}


@pytest.mark.clause("TZ-1.8")
def test_the_tzolkin_gear_has_26_teeth() -> None:
    """From one end of period to the same tooth again: 26 notches, and the game is over."""
    assert tables.CALENDAR_TEETH == 26
    match = round_over(2, tooth=25)
    assert (match.view().tooth, match.over) == (26, False)
    match = round_over(2, tooth=26)
    assert match.over


def a_notch_later(gear: str, space: int) -> int:
    """Where a neutral worker stands after one notch."""
    own = "tikal" if gear == "palenque" else "palenque"
    match = last_turn(2, gears={gear: {space: "neutral"}, own: {0: "A"}})
    match.play(f"A pick {own} 0")
    [(after, who)] = match.standing()[gear].items()
    assert who == "neutral"
    return after


@pytest.mark.clause("TZ-1.8", "TZ-1.9")
@pytest.mark.parametrize("gear", GEARS)
def test_a_neutral_worker_is_round_after_as_many_notches_as_teeth(gear: str) -> None:
    seen = [0]
    while (after := a_notch_later(gear, seen[-1])) != 0:
        seen.append(after)
    assert seen == list(range(TEETH[gear]))


@pytest.mark.clause("TZ-1.9")
@pytest.mark.parametrize("gear", GEARS)
def test_numbered_spaces_can_be_stood_on_by_players(gear: str) -> None:
    match = table(gears={gear: {LAST[gear]: "A"}})
    assert [text for text in match.options_for("A") if "pick" in text] == [
        f"pick {gear} {LAST[gear]}"
    ]
    for beyond in range(LAST[gear] + 1, TEETH[gear]):
        assert match.refused(f"A pick {gear} {beyond}")[0] == "TZ-8.1"
    assert [LAST[name] for name in (*SMALL, "chichen_itza")] == [7, 7, 7, 7, 10]
    assert [view.last for view in match.view().gears] == [7, 7, 7, 7, 10]
    assert [len(view.spaces) for view in match.view().gears] == [10, 10, 10, 10, 13]
