"""TZ-23: food days."""

import itertools

import pytest

from ceiba.games.tzolkin.hints import Hunger
from tests.games.tzolkin.facts import BONUS, STEP_POINTS
from tests.games.tzolkin.kit import TEMPLES, Table, last_turn, new, round_over, table

FED = {"corn": 6}


def steps_by_points(**printed: int) -> dict[str, int]:
    """Steps above the start by the points printed on them."""
    return {name: STEP_POINTS[name].index(value) - 1 for name, value in printed.items()}


def play_with_single_advances(players: int) -> list[int]:
    """Rounds of a whole game in which a food day was held, the calendar always turned by one."""
    match = new(players, "single")
    days, rounds, turn = [], 0, 0
    while not match.over:
        seat = match.waiting[0]
        choices = match.options_for(seat)
        text = choices[turn % len(choices)]
        if "turn 1" in choices:
            text = "turn 1"
        match.play(f"{seat} {text}")
        turn += 1
        for event in match.events(since=match.seq - 1):
            rounds += event.kind == "round"
            if event.kind == "food_day":
                days.append(rounds)
    assert match.view().tooth == rounds == 27
    return days


@pytest.mark.clause("TZ-23.1", "TZ-5.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_food_days_are_rounds_8_14_21_27(players: int) -> None:
    assert play_with_single_advances(players) == [8, 14, 21, 27]


@pytest.mark.clause("TZ-23.1")
@pytest.mark.parametrize(("tooth", "day"), [(7, 1), (13, 2), (20, 3), (26, 4)])
def test_their_teeth(tooth: int, day: int) -> None:
    assert round_over(2, tooth=tooth).heard("food_day") == [{"day": day}]
    assert [day.tooth for day in table(2).view().food_days] == [7, 13, 20, 26]


@pytest.mark.clause("TZ-23.2")
def test_the_first_round_is_none() -> None:
    match = round_over(2, tooth=0, A=FED, B=FED)
    assert match.heard("food_day") == []
    assert match.corn("A") == 6


@pytest.mark.clause("TZ-23.3")
@pytest.mark.parametrize("tooth", [7, 13, 20, 26])
def test_feeding_then_buildings_then_rewards(tooth: int) -> None:
    """The temple's gold cannot be eaten; the buildings change on the second day only."""
    match = round_over(2, tooth=tooth, A={**FED, "temples": {"chaac": 3}}, B=FED)
    kinds = [event.kind for event in match.events()]
    fed = max(i for i, kind in enumerate(kinds) if kind == "fed")
    if tooth in (7, 20):
        rewards = [i for i, kind in enumerate(kinds) if kind == "gained"]
    else:
        rewards = [i for i, kind in enumerate(kinds) if kind == "scored"]
    assert fed < min(rewards)
    assert ("second_period" in kinds) is (tooth == 13)
    if tooth == 13:
        assert fed < kinds.index("second_period") < min(rewards)


@pytest.mark.clause("TZ-23.3")
def test_feeding_comes_after_all_turns() -> None:
    """The last player's corn, gained in that turn, is eaten."""
    match = last_turn(2, tooth=7, gears={"palenque": {2: "A"}})
    match.play("A pick palenque 2")
    match.play("A do palenque 2")
    assert match.heard("fed")[0] == {"seat": "A", "workers": 2, "hungry": 1, "corn": 4}


@pytest.mark.clause("TZ-23.4")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_2_corn_for_each_worker_in_play(workers: int) -> None:
    match = round_over(
        2, tooth=7, A={"corn": 20, "workers": workers}, gears={"tikal": {1: "A"}, "uxmal": {2: "A"}}
    )
    assert match.corn("A") == 20 - 2 * workers


@pytest.mark.clause("TZ-23.4")
def test_also_one_on_the_first_player_space() -> None:
    match = last_turn(2, tooth=7, A={"corn": 6, "light": False})
    match.play("A place first")
    match.enough("A")
    assert match.corn("A") == 0


@pytest.mark.clause("TZ-23.5", "TZ-23.6")
@pytest.mark.parametrize("purse", range(14))
def test_as_many_as_possible(purse: int) -> None:
    match = round_over(2, tooth=7, A={"corn": purse, "workers": 5})
    fed = min(5, purse // 2)
    assert match.corn("A") == purse - 2 * fed
    assert match.points("A") == -3 * (5 - fed)


@pytest.mark.clause("TZ-23.4", "TZ-23.5")
@pytest.mark.parametrize("purse", range(11))
def test_what_will_be_lacking_is_told_with_its_points(purse: int) -> None:
    """As it then happens: the last worker of the day goes to a space that costs nothing."""
    match = last_turn(2, tooth=7, A={"corn": purse, "workers": 5, "light": False})
    told = match.game.awaits(match.state, 0)
    match.play("A place first")
    match.enough("A")
    lost = -int(match.points("A"))
    assert told == ([Hunger(10 - purse, 0, lost)] if purse < 10 else [])


@pytest.mark.clause("TZ-23.6")
def test_odd_corn_is_kept() -> None:
    match = round_over(2, tooth=7, A={"corn": 3})
    assert (match.corn("A"), match.points("A")) == (1, -6)


@pytest.mark.clause("TZ-23.7")
@pytest.mark.parametrize("tooth", [7, 20])
def test_mid_period_rewards(tooth: int) -> None:
    """On every temple the own step and all below."""
    given = steps_by_points(chaac=8, quetzalcoatl=4, kukulcan=7)
    match = round_over(2, tooth=tooth, A={**FED, "temples": given}, B=FED)
    assert match.has("A") == {"stone": 2, "gold": 1, "wood": 2, "skull": 1}
    assert match.has("B") == {}
    assert match.points("A") == match.points("B") == 0


def days_skulls(bank: int, *kukulcan: int) -> tuple[list[int], int, Table]:
    """The skulls each player got on a mid-period day with so many in the bank, and the rest."""
    seats = {
        seat: {**FED, "temples": {"kukulcan": step}}
        for seat, step in zip("ABCD", kukulcan, strict=False)
    }
    # skulls out of the bank lie with the last player
    seats["ABCD"[len(kukulcan) - 1]]["skull"] = 13 - bank
    match = round_over(len(kukulcan), tooth=7, **seats)
    got = [match.has(seat).get("skull", 0) for seat in "ABCD"[: len(kukulcan)]]
    got[-1] -= 13 - bank
    return got, match.view().skulls, match


@pytest.mark.clause("TZ-23.8")
@pytest.mark.parametrize("bank", range(6))
@pytest.mark.parametrize("entitled", [1, 2, 3, 4])
def test_skulls_for_all_or_for_none(bank: int, entitled: int) -> None:
    """Four players, so many of them on or above the step with the skull."""
    places = [4 if seat < entitled else 1 for seat in range(4)]
    got, left, match = days_skulls(bank, *places)
    enough_for_all = bank >= entitled
    assert got == [int(enough_for_all and seat < entitled) for seat in range(4)]
    assert left == bank - sum(got)
    assert [match.has(seat)["wood"] for seat in "ABCD"] == [
        2 if seat < entitled else 1 for seat in range(4)
    ]  # other rewards are unaffected


@pytest.mark.clause("TZ-23.8")
def test_exactly_enough_skulls_is_enough() -> None:
    got, left, _ = days_skulls(2, 4, 5)
    assert (got, left) == ([1, 1], 0)


@pytest.mark.clause("TZ-23.9", "TZ-23.10", "TZ-23.11", "TZ-23.12")
@pytest.mark.parametrize("period", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_end_of_period_points(period: int, players: int) -> None:
    """Many distributions of markers against the rule worked out by hand."""
    tops = {name: len(STEP_POINTS[name]) - 1 for name in TEMPLES}
    for number in range(40):
        placed = {
            seat: {
                name: (number * (seat + 2) + seat * seat + number // (i + 2)) % tops[name]
                for i, name in enumerate(TEMPLES)
            }
            for seat in range(players)
        }
        due = [0] * players
        for name in TEMPLES:
            highest = max(placed[seat][name] for seat in range(players))
            first = [seat for seat in range(players) if placed[seat][name] == highest]
            bonus = BONUS[name][period - 1]
            for seat in range(players):
                due[seat] += STEP_POINTS[name][placed[seat][name]]
                if seat in first:
                    due[seat] += bonus if len(first) == 1 else bonus // 2
        given = {
            "ABCD"[seat]: {**FED, "temples": {name: step - 1 for name, step in places.items()}}
            for seat, places in placed.items()
        }
        match = round_over(players, tooth={1: 13, 2: 26}[period], **given)
        if period == 2:
            assert match.over
            found = [match.sources(seat).get("temples", 0) for seat in "ABCD"[:players]]
        else:
            found = [match.points(seat) for seat in "ABCD"[:players]]
        assert found == due


@pytest.mark.clause("TZ-23.9")
def test_only_the_current_step_and_the_bottom_is_negative() -> None:
    low = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
    match = round_over(2, tooth=13, A={**FED, "temples": low}, B=FED)
    assert match.points("A") == -1 - 2 - 3
    assert match.points("B") == 6 + 2 + 4
    assert match.has("A") == {}  # no resources on such a day


@pytest.mark.clause("TZ-23.10", "TZ-23.12")
def test_each_temple_has_its_own_highest() -> None:
    match = round_over(
        2,
        tooth=13,
        A={**FED, "temples": {"chaac": 1, "kukulcan": -1}},
        B={**FED, "temples": {"quetzalcoatl": 1}},
    )
    assert match.points("A") == (2 + 6) + 0 - 3
    assert match.points("B") == 0 + (1 + 2) + (0 + 4)


@pytest.mark.clause("TZ-23.11")
def test_two_at_the_top_of_one_temple_share() -> None:
    match = round_over(
        3, tooth=13, A={**FED, "temples": {"chaac": 2}}, B={**FED, "temples": {"chaac": 2}}, C=FED
    )
    thirds = 2 // 2 + 4 // 2  # all three share the other temples: half each
    assert [match.points(seat) for seat in "ABC"] == [4 + 3 + thirds, 4 + 3 + thirds, thirds]


@pytest.mark.clause("TZ-23.7")
def test_steps_themselves_do_not_move() -> None:
    for tooth, step in itertools.product((7, 13), (0, 3)):
        match = round_over(2, tooth=tooth, A={**FED, "temples": {"chaac": step}})
        assert match.steps("A") == (step, 0, 0)
