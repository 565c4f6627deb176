"""TZ-16: how the calendar advances."""

import pytest

from tests.games.tzolkin.kit import (
    GEARS,
    LAST,
    TEETH,
    Table,
    last_turn,
    new,
    random_states,
    round_over,
    table,
)


@pytest.mark.clause("TZ-16.1")
@pytest.mark.parametrize("before", [0, 1, 7])
def test_corn_on_the_tooth_if_nobody_used_the_space(before: int) -> None:
    match = round_over(2, tooth=3, teeth_corn=before)
    assert (match.view().teeth_corn, match.view().tooth) == (before + 1, 4)
    assert match.heard("calendar") == [{"notches": 1}]


@pytest.mark.clause("TZ-16.2")
@pytest.mark.parametrize("notches", [1, 2])
def test_none_if_somebody_did(notches: int) -> None:
    match = last_turn(2, tooth=3, teeth_corn=4)
    match.play("A", "place first", f"turn {notches}")
    assert (match.view().teeth_corn, match.corn("A")) == (0, 4)


@pytest.mark.clause("TZ-16.2")
def test_none_even_if_it_was_the_first_of_the_round() -> None:
    match = table(2, teeth_corn=4, A={"light": False}, gears={"tikal": {0: "B"}})
    match.play("A place first")
    match.play("B pick tikal 0")
    assert (match.view().teeth_corn, match.view().tooth) == (0, 1)


@pytest.mark.clause("TZ-16.3")
@pytest.mark.parametrize("gear", GEARS)
def test_every_worker_rides_one_position(gear: str) -> None:
    for space in range(LAST[gear]):
        if (gear, space) == ("palenque", 0):
            continue  # where A's worker stands in `round_over`
        match = round_over(2, gears={gear: {space: "B"}})
        assert match.standing() == {gear: {space + 1: "B"}}


@pytest.mark.clause("TZ-16.3")
def test_all_gears_together() -> None:
    before = {
        "palenque": {1: "B", 5: "A"},
        "yaxchilan": {0: "A", 1: "B", 2: "neutral"},
        "tikal": {6: "neutral", 3: "B"},
        "uxmal": {0: "neutral"},
        "chichen_itza": {9: "A", 8: "B"},
    }
    match = round_over(2, gears=before)
    assert match.standing() == {
        gear: {space + 1: who for space, who in workers.items()} for gear, workers in before.items()
    }


@pytest.mark.clause("TZ-16.4")
@pytest.mark.parametrize("gear", GEARS)
def test_pushed_off_the_last_space(gear: str) -> None:
    things = {"corn": 9, "wood": 9, "skull": 1}
    match = round_over(2, gears={gear: {LAST[gear]: "B"}}, B=things)
    assert match.standing() == {}
    assert match.player("B").free == 3
    assert match.has("B") == things  # no action
    assert match.heard("ejected") == [{"seat": "B", "gear": gear}]


@pytest.mark.clause("TZ-16.5")
@pytest.mark.parametrize("gear", GEARS)
def test_a_neutral_worker_rides_all_the_way_round(gear: str) -> None:
    for space in range(TEETH[gear]):
        gears = {gear: {space: "neutral"}}
        own = "tikal" if gear == "palenque" else "palenque"
        match = last_turn(2, gears={**gears, own: {0: "A"}})
        match.play(f"A pick {own} 0")
        assert match.standing() == {gear: {(space + 1) % TEETH[gear]: "neutral"}}


@pytest.mark.clause("TZ-16.6")
def test_worker_then_marker_then_advance() -> None:
    match = last_turn(2)
    match.play("A place first")
    assert match.options_for() == ["turn 1", "turn 2"]
    assert (match.player("A").free, match.view().first_player) == (3, 0)  # both done already
    assert match.view().tooth == 0
    match.play("A turn 2")
    kinds = [event.kind for event in match.events()]
    assert kinds.index("first_player") < kinds.index("calendar")


@pytest.mark.clause("TZ-16.7", "TZ-24.1")
@pytest.mark.parametrize("gear", GEARS)
def test_also_after_the_last_food_day(gear: str) -> None:
    match = round_over(2, tooth=26, gears={gear: {LAST[gear]: "B", 2: "B"}})
    assert match.over
    assert match.standing() == {gear: {3: "B"}}
    assert match.view().tooth == 27
    kinds = [event.kind for event in match.events()]
    assert kinds.index("food_day") < kinds.index("calendar") < kinds.index("ended")


@pytest.mark.clause("TZ-16.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_other_way_home(players: int) -> None:
    """In random games free workers appear only where one was picked up, ejected, hired or sent
    home from the first player space."""
    match = new(players, f"home-{players}")
    answers = 0
    turned = False
    while not match.over and answers < 400:
        seat = match.waiting[answers % len(match.waiting)]
        before = [one.free for one in match.view().players]
        user = match.view().first_space
        text = match.options_for(seat)[answers * 7 % len(match.options_for(seat))]
        match.play(f"{seat} {text}")
        gained = [one.free - was for one, was in zip(match.view().players, before, strict=True)]
        told = list(match.events(since=match.seq - 1))
        for number, letter in enumerate("ABCD"[:players]):
            mine = [e.kind for e in told if e.data.get("seat") == letter]
            came = sum(mine.count(kind) for kind in ("picked_up", "ejected", "hired"))
            went = sum(mine.count(kind) for kind in ("placed", "placed_first"))
            used = user == number or "placed_first" in mine
            home = used and match.view().first_space is None
            assert gained[number] == came - went + home
            turned = turned or home
        answers += 1
    assert turned


@pytest.mark.clause("TZ-16.3", "TZ-16.4")
def test_the_forecast_shows_the_days_ahead() -> None:
    """What the view shows for one day on is what really comes."""
    seen = 0
    for state in random_states(3, "forecast", every=5):
        if state.over():
            continue
        match = Table.at(state)
        ahead = match.view().ahead
        now = {gear.name: gear.spaces for gear in match.view().gears}
        for days, gears in enumerate(ahead, 1):
            for gear in gears:
                for space, who in enumerate(now[gear.name]):
                    if who is None:
                        continue
                    goal = space + days
                    if who == -1:
                        assert gear.spaces[goal % TEETH[gear.name]] == -1
                    elif goal <= LAST[gear.name]:
                        assert gear.spaces[goal] == who
                        seen += 1
    assert seen > 100
