"""Tables written by hand: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ceiba.core.errors import BadPosition
from ceiba.core.match import Match
from ceiba.games.tzolkin.game import GAME
from tests.games.tzolkin.facts import BUILDINGS
from tests.games.tzolkin.kit import fields, new, player, standing, table


def set_up(**facts: Any) -> Match:
    return Match.from_position(GAME, {"game": "tzolkin", "players": 3, **facts}, "test")


def test_an_empty_table_is_filled_in() -> None:
    match = set_up()
    assert match.waiting == ["A"]
    assert match.decision("A").task == "begin_turn"
    view = match.view()
    assert (view.tooth, view.skulls, view.first_player) == (0, 13, 0)
    assert len(view.monuments) == 5
    assert None not in view.buildings
    assert fields(match) == {2: (3, 0), 3: (3, 3), 4: (3, 3), 5: (3, 3)}
    assert (player(match, "C").free, player(match, "C").bank) == (3, 3)


def test_food_days_follow_from_the_tooth() -> None:
    held = {tooth: table(2, tooth=tooth).view().food_days_held for tooth in range(27)}
    assert [tooth for tooth in range(1, 27) if held[tooth] > held[tooth - 1]] == [8, 14, 21]


def test_workers_on_the_board_come_from_those_in_play_and_then_from_the_bank() -> None:
    match = set_up(gears={"tikal": {"1": "A", "2": "A"}}, first_space="A")
    assert (player(match, "A").free, player(match, "A").bank) == (0, 3)
    match = set_up(gears={"tikal": {"1": "A", "2": "A", "3": "A", "4": "A"}})
    assert (player(match, "A").free, player(match, "A").bank) == (0, 2)


def test_built_tiles_are_in_no_pile() -> None:
    match = set_up(seats={"A": {"buildings": ["small_farm_a", "large_farm_a"]}})
    laid = match.position()
    everywhere = laid["buildings"] + laid["pile1"] + laid["pile2"]
    assert sorted(everywhere) == sorted(set(BUILDINGS) - {"small_farm_a", "large_farm_a"})


def test_the_turn_may_be_anybodys() -> None:
    match = set_up(first_player="B", turn="C")
    assert match.waiting == ["C"]
    match.play("C place first")
    assert match.waiting == ["A"]


def test_a_seed_deals_what_is_left_out() -> None:
    one = Match.from_position(GAME, {"game": "tzolkin", "players": 2}, "one").position()
    same = Match.from_position(GAME, {"game": "tzolkin", "players": 2}, "one").position()
    two = Match.from_position(GAME, {"game": "tzolkin", "players": 2}, "two").position()
    assert one == same
    assert one["pile1"] != two["pile1"]


def test_written_down_and_set_up_again() -> None:
    match = new(2)
    again = Match.from_position(GAME, match.position(), "other")
    assert again.state.words() == match.state.words()
    assert standing(again) == standing(match)


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    # what is no table at all
    "an unknown key": {"weather": "rain"},
    "an unknown key of a seat": {"seats": {"A": {"pearls": 3}}},
    "seats that are a number": {"seats": 3},
    "a seat that is not there": {"seats": {"D": {}}},
    "too few seats": {"seats": [{}, {}]},
    "corn below 0": {"seats": {"A": {"corn": -1}}},
    "half a corn": {"seats": {"A": {"corn": 1.5}}},
    "corn in words": {"seats": {"A": {"corn": "many"}}},
    "corn that is true": {"seats": {"A": {"corn": True}}},
    "a board that is neither light nor dark": {"seats": {"A": {"light": 1}}},
    "an eighth of a point": {"seats": {"A": {"points": 0.125}}},
    "endless points": {"seats": {"A": {"points": float("inf")}}},
    "points that are no number": {"seats": {"A": {"points": float("nan")}}},
    "points for nothing": {"seats": {"A": {"points": {"beauty": 3}}}},
    # temples and technologies
    "a temple of the sun": {"seats": {"A": {"temples": {"sun": 1}}}},
    "below the bottom": {"seats": {"A": {"temples": {"chaac": -2}}}},
    "above the top": {"seats": {"A": {"temples": {"chaac": 6}}}},
    "half a step": {"seats": {"A": {"temples": {"chaac": 1.0}}}},
    "a step that is true": {"seats": {"A": {"temples": {"chaac": True}}}},
    "two on a top": {
        "seats": {"A": {"temples": {"chaac": 5}}, "B": {"temples": {"chaac": 5}}},
    },
    "level 4": {"seats": {"A": {"technologies": {"theology": 4}}}},
    "level 2.0": {"seats": {"A": {"technologies": {"theology": 2.0}}}},
    "level true": {"seats": {"A": {"technologies": {"theology": True}}}},
    # workers
    "seven workers": {"seats": {"A": {"workers": 7}}},
    "two workers": {"seats": {"A": {"workers": 2}}},
    "seven on the board": {"gears": {"tikal": {str(n): "A" for n in range(7)}}},
    "a sixth gear": {"gears": {"copan": {"1": "A"}}},
    "an eleventh tooth": {"gears": {"tikal": {"10": "neutral"}}},
    "a space in words": {"gears": {"tikal": {"first": "A"}}},
    "a space below 0": {"gears": {"tikal": {"-1": "A"}}},
    "a raised digit": {"gears": {"tikal": {"²": "A"}}},
    "one space named twice": {"gears": {"tikal": {"1": "A", "01": "B"}}},
    "a player beyond the last space": {"gears": {"tikal": {"8": "A"}}},
    "a stranger on a gear": {"gears": {"tikal": {"1": "D"}}},
    # the calendar
    "a fifth food day": {"food_days": 5},
    "a first player from elsewhere": {"first_player": "E"},
    "a turn of nobody": {"turn": None},
    # fields, skulls
    "a wood tile without corn": {"fields": {"3": [1, 2]}},
    "wood in group 2": {"fields": {"2": [1, 1]}},
    "too many fields": {"fields": {"3": [4, 4]}},
    "group 6": {"fields": {"6": [1, 1]}},
    "a field with one number": {"fields": {"3": [1]}},
    "too many corn tiles": {"fields": {}, "seats": {"A": {"corn_tiles": 1}}},
    "too many wood tiles": {"seats": {"A": {"wood_tiles": 10}}},
    "fourteen skulls": {"seats": {"A": {"skull": 14}}},
    "twelve skulls": {"skulls": 12},
    "a tenth slot": {"slots": {"10": "A"}},
    # tiles
    "an unknown building": {"buildings": ["pyramid"]},
    "seven buildings on offer": {
        "buildings": [name for name, tile in BUILDINGS.items() if tile.period == 1][:7],
    },
    "a building twice on offer": {"buildings": ["small_farm_a", "small_farm_a"]},
    "a building on offer and built": {
        "buildings": ["small_farm_a"],
        "seats": {"A": {"buildings": ["small_farm_a"]}},
    },
    "a building on offer and in the pile": {
        "buildings": ["small_farm_a"],
        "pile1": ["small_farm_a"],
    },
    "a building twice in the pile": {"pile1": ["small_farm_a", "small_farm_a"]},
    "a building before two players": {
        "seats": {"A": {"buildings": ["small_farm_a"]}, "B": {"buildings": ["small_farm_a"]}},
    },
    "a pile of the wrong period": {"pile1": ["large_farm_a"]},
    "a monument twice on offer": {"monuments": ["workers", "workers"]},
    "a monument on offer and built": {
        "monuments": ["workers"],
        "seats": {"A": {"monuments": ["workers"]}},
    },
    "a monument before two players": {
        "seats": {"A": {"monuments": ["workers"]}, "B": {"monuments": ["workers"]}},
    },
    # wealth
    "a wealth tile before two players": {
        "seats": {"A": {"wealth": ["uxmal_1"]}, "B": {"wealth": ["uxmal_1"]}},
    },
    "a wealth tile drawn and kept": {
        "drawn": ["uxmal_1"],
        "seats": {"A": {"wealth": ["uxmal_1"]}},
    },
    "three wealth tiles kept": {"seats": {"A": {"wealth": ["uxmal_1", "uxmal_3", "uxmal_5"]}}},
    "a tile kept that was not dealt": {
        "seats": {
            "A": {
                "dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7"],
                "wealth": ["chichen_itza_0"],
            },
            "B": {"dealt": ["palenque_1", "palenque_3", "palenque_5", "palenque_7"]},
            "C": {"dealt": ["tikal_1", "tikal_3", "tikal_5", "tikal_7"]},
        },
    },
    "five tiles dealt": {
        "seats": {
            "A": {"dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7", "palenque_1"]},
            "B": {"dealt": ["palenque_3", "palenque_5", "palenque_7", "chichen_itza_0"]},
            "C": {"dealt": ["tikal_1", "tikal_3", "tikal_5", "tikal_7"]},
        },
    },
    "tiles dealt to one player only": {
        "seats": {"A": {"dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7"]}},
    },
    "a wealth tile dealt to two": {
        "seats": {
            "A": {"dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7"]},
            "B": {"dealt": ["uxmal_1", "palenque_3", "palenque_5", "palenque_7"]},
            "C": {"dealt": ["tikal_1", "tikal_3", "tikal_5", "tikal_7"]},
        },
    },
}


@pytest.mark.parametrize("facts", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        set_up(**facts)


POSSIBLE: dict[str, dict[str, Any]] = {
    "a late food day": {"tooth": 8, "food_days": 0},
    "the last day, late": {"tooth": 27, "food_days": 3},
    "the end": {"tooth": 28, "food_days": 4},
    "fewer neutral workers than there are": {"gears": {"tikal": {"8": "neutral"}}},
    "no building left": {"buildings": [], "pile1": []},
    "gaps in the row": {"buildings": [None, "small_farm_a", None]},
    "a farm of period 2 before a player": {"seats": {"A": {"buildings": ["large_farm_a"]}}},
    "only some fields": {"fields": {"3": [1, 0]}},
    "seats as a list": {"seats": [{"corn": 1}, {"corn": 2}, {}]},
    "negative points": {"seats": {"A": {"points": -3.25}}},
}


@pytest.mark.parametrize("facts", POSSIBLE.values(), ids=POSSIBLE)
def test_what_can_be_is_accepted(facts: dict[str, Any]) -> None:
    match = set_up(**facts)
    again = Match.from_position(GAME, match.position(), "other")
    assert again.state.words() == match.state.words()
