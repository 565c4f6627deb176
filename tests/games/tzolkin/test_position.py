"""Tables written by hand: what is left out is filled in, what cannot be is refused."""

from typing import Any

import pytest

import ceiba
from ceiba.core.errors import BadPosition
from ceiba.games.tzolkin.game import GAME
from tests.games.tzolkin.facts import BUILDINGS, MONUMENTS
from tests.games.tzolkin.kit import SMALL, Table, new, table


def set_up(**facts: Any) -> Table:
    return Table.from_position(GAME, {"game": "tzolkin", "players": 3, **facts}, "test")


def test_an_empty_table_is_filled_in() -> None:
    match = set_up()
    assert match.waiting == ["A"]
    assert match.task("A") == "begin_turn"
    view = match.view()
    assert (view.tooth, view.skulls, view.first_player) == (0, 13, 0)
    assert len(view.monuments) == 5
    assert None not in view.buildings
    assert match.fields() == {2: (3, 0), 3: (3, 3), 4: (3, 3), 5: (3, 3)}
    assert (match.player("C").free, match.player("C").bank) == (3, 3)


def test_food_days_follow_from_the_tooth() -> None:
    held = {tooth: table(2, tooth=tooth).view().food_days_held for tooth in range(27)}
    assert [tooth for tooth in range(1, 27) if held[tooth] > held[tooth - 1]] == [8, 14, 21]


def test_workers_on_the_board_come_from_those_in_play_and_then_from_the_bank() -> None:
    match = set_up(gears={"tikal": {"0": "A", "1": "A"}}, first_space="A", turn="B")
    assert (match.player("A").free, match.player("A").bank) == (0, 3)
    match = set_up(tooth=1, gears={"tikal": {"1": "A", "2": "A", "3": "A", "4": "A"}})
    assert (match.player("A").free, match.player("A").bank) == (0, 2)


def test_built_tiles_are_in_no_pile() -> None:
    built = ["small_farm_a", "large_farm_a"]
    match = set_up(seats={"A": {"buildings": built}}, puzzle=True)
    laid = match.position()
    everywhere = laid["buildings"] + laid["pile1"] + laid["pile2"]
    assert sorted(everywhere) == sorted(set(BUILDINGS) - {"small_farm_a", "large_farm_a"})


def test_the_turn_may_be_anybodys() -> None:
    match = set_up(first_player="B", turn="C")
    assert match.waiting == ["C"]
    match.play("C place first")
    assert match.waiting == ["A"]


def test_a_seed_deals_what_is_left_out() -> None:
    one = Table.from_position(GAME, {"game": "tzolkin", "players": 2}, "one").position()
    same = Table.from_position(GAME, {"game": "tzolkin", "players": 2}, "one").position()
    two = Table.from_position(GAME, {"game": "tzolkin", "players": 2}, "two").position()
    assert one == same
    assert one["pile1"] != two["pile1"]


def test_written_down_and_set_up_again() -> None:
    match = new(2)
    again = Table.from_position(GAME, match.position(), "other")
    assert again.state.words() == match.state.words()
    assert again.standing() == match.standing()


END_OF_ROUND = ["food_day", "advance_calendar", "round"]
LATER = ["turn B", "turn C"]
AFTER_AN_ACTION = ["pick_more A", "end_turn A", *LATER, *END_OF_ROUND]

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
    "two on a top": {"seats": {"A": {"temples": {"chaac": 5}}, "B": {"temples": {"chaac": 5}}}},
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
    "a calendar beyond its end": {"tooth": 10**25},
    "a food day forgotten": {"tooth": 9, "food_days": 0},
    # numbers without end
    "corn for all times": {"seats": {"A": {"corn": 10**20}}},
    "points for all times": {"seats": {"A": {"points": 1e300}}},
    "corn on all teeth": {"teeth_corn": 99, "puzzle": True},
    "32 neutral workers": {
        "gears": {gear: {str(space): "neutral" for space in range(8)} for gear in SMALL},
        "puzzle": True,
    },
    "fewer workers than stand there": {
        "gears": {"tikal": {str(space): "A" for space in range(4)}},
        "seats": {"A": {"workers": 3}},
    },
    # the agenda
    "a gear and a space that do not exist": {"agenda": ["use_worker 0 9 99"]},
    "the turn of nobody at the table": {"agenda": ["begin_turn 7"]},
    "a turn after the last food day": {
        "tooth": 27,
        "food_days": 4,
        "agenda": ["begin_turn A", "end_turn A", *LATER, *END_OF_ROUND],
    },
    "a calendar that has turned too far": {
        "tooth": 28,
        "food_days": 4,
        "agenda": ["advance_calendar", "round"],
    },
    "a turn without an end": {"agenda": ["begin_turn A"]},
    "a turn in another order": {"agenda": ["begin_turn C", "end_turn C", *LATER, *END_OF_ROUND]},
    "the answer of another player": {
        "agenda": ["pick_more B", "end_turn A", *LATER, *END_OF_ROUND]
    },
    "over before the end": {"agenda": []},
    "a worker picked up where another stands": {
        "agenda": ["use_worker A tikal 3", *AFTER_AN_ACTION],
        "gears": {"tikal": {"3": "B"}},
    },
    "a worker from a position without a number": {
        "agenda": ["use_worker A tikal 8", *AFTER_AN_ACTION]
    },
    "a harvest in an empty group": {
        "agenda": ["harvest A 3", *AFTER_AN_ACTION],
        "fields": {"3": [0, 0]},
    },
    "more to pay than there is": {
        "agenda": ["pay_resources A 2", "level_up A theology", *AFTER_AN_ACTION],
        "seats": {"A": {"wood": 1, "technologies": {"theology": 1}}},
    },
    "more to pay than it costs": {
        "agenda": ["pay_resources A 2", "level_up A theology", *AFTER_AN_ACTION],
        "seats": {"A": {"wood": 9}},
    },
    "a building paid for that is on offer": {
        "agenda": [
            *("pay_building A small_farm_a tikal_2 0", "finish A small_farm_a 0"),
            *AFTER_AN_ACTION,
        ],
        "buildings": ["small_farm_a"],
        "seats": {"A": {"wood": 9}},
    },
    "an effect of a building one does not have": {
        "agenda": ["free_advance A", "effect A points 0 8 tomb_of_the_ruler", *AFTER_AN_ACTION]
    },
    "two notches for a dark board": {
        "agenda": ["choose_advance A", "round"],
        "seats": {"A": {"light": False}},
    },
    "a worker placed before the turn": {"placed": 1},
    "no worker placed, and another": {
        "agenda": ["place_more A", "end_turn A", *LATER, *END_OF_ROUND]
    },
    # fields, skulls
    "a wood tile without corn": {"fields": {"3": [1, 2]}},
    "wood in group 2": {"fields": {"2": [1, 1]}},
    "too many fields": {"fields": {"3": [5, 5]}},
    "group 6": {"fields": {"6": [1, 1]}},
    "a field with one number": {"fields": {"3": [1]}},
    "too many corn tiles": {"fields": {}, "seats": {"A": {"corn_tiles": 1}}},
    "too many wood tiles": {"seats": {"A": {"wood_tiles": 10}}},
    "fourteen skulls": {"seats": {"A": {"skull": 14}}},
    "a tenth slot": {"slots": {"10": "A"}},
    # tiles
    "an unknown building": {"buildings": ["pyramid"]},
    "seven buildings on offer": {
        "buildings": [name for name, tile in BUILDINGS.items() if tile.period == 1][:7]
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
        "seats": {"A": {"buildings": ["small_farm_a"]}, "B": {"buildings": ["small_farm_a"]}}
    },
    "a monument twice on offer": {"monuments": ["workers", "workers"]},
    "a monument on offer and built": {
        "monuments": ["workers"],
        "seats": {"A": {"monuments": ["workers"]}},
    },
    "a monument before two players": {
        "seats": {"A": {"monuments": ["workers"]}, "B": {"monuments": ["workers"]}}
    },
    # wealth
    "a wealth tile before two players": {
        "seats": {"A": {"wealth": ["uxmal_1"]}, "B": {"wealth": ["uxmal_1"]}}
    },
    "a wealth tile drawn and kept": {"drawn": ["uxmal_1"], "seats": {"A": {"wealth": ["uxmal_1"]}}},
    "three wealth tiles kept": {"seats": {"A": {"wealth": ["uxmal_1", "uxmal_3", "uxmal_5"]}}},
    "a tile kept that was not dealt": {
        "seats": {
            "A": {
                "dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7"],
                "wealth": ["chichen_itza_0"],
            },
            "B": {"dealt": ["palenque_1", "palenque_3", "palenque_5", "palenque_7"]},
            "C": {"dealt": ["tikal_1", "tikal_3", "tikal_5", "tikal_7"]},
        }
    },
    "five tiles dealt": {
        "seats": {
            "A": {"dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7", "palenque_1"]},
            "B": {"dealt": ["palenque_3", "palenque_5", "palenque_7", "chichen_itza_0"]},
            "C": {"dealt": ["tikal_1", "tikal_3", "tikal_5", "tikal_7"]},
        }
    },
    "tiles dealt to one player only": {
        "seats": {"A": {"dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7"]}}
    },
    "a wealth tile dealt to two": {
        "seats": {
            "A": {"dealt": ["uxmal_1", "uxmal_3", "uxmal_5", "uxmal_7"]},
            "B": {"dealt": ["uxmal_1", "palenque_3", "palenque_5", "palenque_7"]},
            "C": {"dealt": ["tikal_1", "tikal_3", "tikal_5", "tikal_7"]},
        }
    },
}


@pytest.mark.parametrize("facts", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        set_up(**facts)


PUZZLES: dict[str, tuple[str, dict[str, Any]]] = {
    "a food day too early": ("TZ-23.1", {"tooth": 6, "food_days": 1}),
    "corn on teeth that never turned": ("TZ-16.1", {"teeth_corn": 1}),
    "seven neutral workers": (
        "TZ-4.3",
        {"gears": {"tikal": {str(space): "neutral" for space in range(7)}}},
    ),
    "six monuments for three": ("TZ-4.1", {"monuments": list(MONUMENTS)[:6]}),
    "a monument too many, one of them built": (
        "TZ-4.1",
        {"monuments": list(MONUMENTS)[:5], "seats": {"A": {"monuments": ["crystal_skulls"]}}},
    ),
    "a building of period 2 on offer": ("TZ-19.7", {"buildings": ["large_farm_a"]}),
    "a building of period 2 built": ("TZ-19.7", {"seats": {"A": {"buildings": ["large_farm_a"]}}}),
    "a building of period 1 on offer late": (
        "TZ-19.7",
        {"tooth": 14, "buildings": ["small_farm_a"]},
    ),
    "a pile of the wrong period": ("TZ-19.7", {"pile1": ["large_farm_a"], "pile2": []}),
    "a pile of a period that is over": ("TZ-19.8", {"tooth": 14, "pile1": ["small_farm_a"]}),
    "twelve skulls": ("TZ-1.3", {"skulls": 12}),
    "four fields for three": ("TZ-4.2", {"fields": {"3": [4, 3]}}),
    "the first player space before the turn": ("TZ-15.4", {"first_space": "B"}),
    "points in the first round": ("TZ-7.11", {"seats": {"A": {"points": 0.25}}}),
    "a monument in the first round": ("TZ-7.11", {"seats": {"A": {"monuments": ["civil"]}}}),
    "a field harvested in the first round": ("TZ-7.11", {"seats": {"B": {"corn_tiles": 1}}}),
    "a skull of the first round": ("TZ-7.11", {"slots": ["A"]}),
    "two notches in the first round": ("TZ-7.11", {"seats": {"C": {"light": False}}}),
    "a space left free in the first round": ("TZ-7.3", {"gears": {"uxmal": {"0": "A", "2": "B"}}}),
}


@pytest.mark.parametrize(("clause", "facts"), PUZZLES.values(), ids=PUZZLES)
def test_what_only_a_puzzle_may_be(clause: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=clause):
        set_up(**facts)
    match = set_up(puzzle=True, **facts)
    assert match.waiting
    assert Table.from_position(GAME, match.position(), "other").state.words() == match.state.words()


POSSIBLE: dict[str, dict[str, Any]] = {
    "a late food day": {"tooth": 8, "food_days": 0},
    "the last day, late": {"tooth": 27, "food_days": 3},
    "the end": {"tooth": 28, "food_days": 4},
    "fewer neutral workers than there are": {"gears": {"tikal": {"8": "neutral"}}},
    "no building left": {"buildings": [], "pile1": []},
    "gaps in the row": {"buildings": [None, "small_farm_a", None]},
    "a farm of period 2 before a player": {
        "seats": {"A": {"buildings": ["large_farm_a"]}},
        "tooth": 14,
    },
    "letters in either case": {"seats": {"b": {"corn": 1}}, "first_player": "b", "turn": "C"},
    "an agenda in words": {"agenda": ["pick_more B", "end_turn B", "turn C", *END_OF_ROUND]},
    "an agenda in numbers": {"agenda": ["begin_turn 0", "end_turn 0", *LATER, *END_OF_ROUND]},
    "the end of a round": {"agenda": END_OF_ROUND},
    "only some fields": {"fields": {"3": [1, 0]}},
    "seats as a list": {"seats": [{"corn": 1}, {"corn": 2}, {}]},
    "a first round": {"gears": {"uxmal": {"0": "A", "1": "neutral", "2": "B", "5": "neutral"}}},
    "negative points": {"tooth": 8, "seats": {"A": {"points": -3.25}}},
}


@pytest.mark.parametrize("facts", POSSIBLE.values(), ids=POSSIBLE)
def test_what_can_be_is_accepted(facts: dict[str, Any]) -> None:
    match = set_up(**facts)
    again = Table.from_position(GAME, match.position(), "other")
    assert again.state.words() == match.state.words()


@pytest.mark.clause("TZ-3.5")
def test_nobody_has_advanced_while_wealth_tiles_are_chosen() -> None:
    """Beyond the last level a tile would ask what to climb, in the middle of all the others."""
    position = dict(new(2).position())
    position["seats"]["B"]["technologies"]["agriculture"] = 2
    for puzzle in (False, True):
        with pytest.raises(BadPosition, match=r"seats\.B\.technologies: TZ-3\.5"):
            set_up(**position | {"puzzle": puzzle})


@pytest.mark.clause("TZ-23.1")
def test_a_round_begins_before_the_food_day_of_its_tooth() -> None:
    assert set_up(tooth=7, food_days=0, agenda=["round"]).waiting == ["A"]
    with pytest.raises(BadPosition, match=r"TZ-23\.1"):
        set_up(tooth=7, food_days=1, agenda=["round"])


@pytest.mark.clause("TZ-16.6")
def test_the_calendar_advances_after_the_food_day() -> None:
    set_up(tooth=7, food_days=1, agenda=["advance_calendar", "round"])
    with pytest.raises(BadPosition, match=r"food_days: TZ-16\.6"):
        set_up(tooth=7, food_days=0, agenda=["advance_calendar", "round"])


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        (["begin_turn A"], "'begin_turn' is not the last that is owed: .* up to 'round'"),
        (["end_turn A", "round"], "nothing begins with 'end_turn': name first what is asked now"),
    ],
)
def test_an_agenda_that_is_not_whole_is_told_what_it_lacks(agenda: list[str], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        ceiba.set_up({"game": "tzolkin", "players": 2, "agenda": agenda})


@pytest.mark.clause("TZ-1.8", "TZ-5.6")
@pytest.mark.parametrize(("locale", "said"), [("en", "Notch 26 of 26"), ("fr", "Cran 26 sur 26")])
def test_the_calendar_is_told_within_its_teeth_when_the_game_is_over(
    locale: str, said: str
) -> None:
    """The last two turns of the gear, at most, lie beyond the fourth food day."""
    match = ceiba.set_up({"game": "tzolkin", "players": 2, "tooth": 27})
    assert match.over
    assert match.picture(None, locale).startswith(said)
