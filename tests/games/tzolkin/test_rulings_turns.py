"""Rulings TZ-R13 to TZ-R25, TZ-R50, TZ-R52, TZ-R71, TZ-R72, TZ-R74: a player's turn."""

from typing import Any

import pytest

from tests.games.tzolkin.kit import (
    ALL_AT_BOTTOM,
    GEARS,
    Table,
    doing,
    random_states,
    table,
    worker_on,
)


@pytest.mark.clause("TZ-R13")
def test_begging_before_picking_up() -> None:
    match = table(gears={"yaxchilan": {3: "A"}})
    match.play("A", "beg chaac", "pick yaxchilan 3", "do yaxchilan 1")
    assert match.has("A") == {"corn": 1, "wood": 1}


@pytest.mark.clause("TZ-R13")
def test_begging_once_a_turn() -> None:
    match = table(A={"corn": 2})
    match.play("A beg chaac")
    assert match.refused("A beg kukulcan") == ("TZ-R13", "begged-already", {})
    assert not [text for text in match.options_for() if text.startswith("beg")]


@pytest.mark.clause("TZ-R13")
def test_and_again_in_the_next_turn() -> None:
    match = table(2, gears={"tikal": {0: "B"}})
    match.play("A", "beg chaac", "place palenque", "place palenque")
    assert match.corn("A") == 3 - 2
    match.enough("A")
    match.play("B pick tikal 0")
    assert "beg chaac" not in match.options_for()  # at the bottom there by now
    assert "beg kukulcan" in match.options_for()


@pytest.mark.clause("TZ-R14")
def test_begging_is_one_move() -> None:
    match = table(A={"corn": 1, "temples": ALL_AT_BOTTOM})
    assert not [text for text in match.options_for() if text.startswith("beg")]
    match = table(A={"corn": 1})
    match.play("A beg quetzalcoatl")
    assert (match.steps("A"), match.corn("A")) == ((0, -1, 0), 3)
    match.undo("A")
    assert (match.steps("A"), match.corn("A")) == ((0, 0, 0), 1)


@pytest.mark.clause("TZ-R15")
def test_after_begging_a_placement_can_be_paid() -> None:
    """The worst table: 17 workers of the others on spaces 0 to 3, the 18th is first."""
    others = iter("BBBBBCCCCCCDDDDDD")
    gears: dict[str, dict[int, str]] = {gear: {} for gear in GEARS}
    for space in range(4):
        for gear in GEARS:
            who = next(others, None)
            if who is not None:
                gears[gear][space] = who
    match = table(gears=gears, first_space="B")
    assert [text for text in match.options_for() if not text.startswith("beg")] == []
    match.play("A beg chaac")
    assert match.options_for() == [f"place {gear}" for gear in GEARS[2:]]  # three spaces 3 are left
    match.play("A place uxmal")
    assert match.corn("A") == 0


@pytest.mark.clause("TZ-R16")
def test_mercy_takes_the_cheapest_only() -> None:
    gears = {gear: {0: "B", 1: "C"} for gear in GEARS}
    gears["tikal"] = {0: "D"}
    gears["uxmal"] = {0: "D"}
    match = table(A={"temples": ALL_AT_BOTTOM}, gears=gears, first_space="D")
    assert match.options_for() == ["place tikal", "place uxmal"]  # 1 corn; elsewhere 2
    match.play("A place uxmal")
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-R17")
def test_who_can_pay_no_placement_picks_up_or_begs() -> None:
    gears = {gear: {0: "B"} for gear in GEARS}
    gears["tikal"][3] = "A"
    match = table(A={"corn": 0}, gears=gears, first_space="C")
    assert match.options_for() == ["beg chaac", "beg quetzalcoatl", "beg kukulcan", "pick tikal 3"]
    match = table(A={"corn": 0, "temples": ALL_AT_BOTTOM}, gears=gears, first_space="C")
    assert match.options_for() == ["pick tikal 3"]  # no mercy with a worker on a gear


@pytest.mark.clause("TZ-R18")
def test_the_order_of_gears_does_not_change_the_total() -> None:
    gears = {"tikal": {0: "B"}, "uxmal": {0: "C", 1: "C"}}
    for order in (("tikal", "uxmal", "palenque"), ("palenque", "uxmal", "tikal")):
        match = table(A={"corn": 10}, gears=gears)
        match.play("A", *(f"place {gear}" for gear in order))
        assert match.corn("A") == 10 - (1 + 2 + 0) - 3


@pytest.mark.clause("TZ-R19")
@pytest.mark.parametrize(
    ("gear", "space"),
    [*((gear, space) for gear in GEARS for space in (6, 7)), ("chichen_itza", 10)],
)
def test_high_spaces_can_be_placed_on(gear: str, space: int) -> None:
    taken = {number: "BBBBBCCCCCC"[number] for number in range(space)}
    match = table(A={"corn": space}, gears={gear: taken})
    match.play(f"A place {gear}")
    assert match.standing()[gear][space] == "A"
    assert match.corn("A") == 0
    match = table(A={"corn": space - 1}, gears={gear: taken})
    assert match.refused(f"A place {gear}")[2] == {"cost": space, "corn": space - 1}


@pytest.mark.clause("TZ-R20")
def test_unnumbered_positions_are_no_spaces() -> None:
    taken = {number: "BBBBBBCC"[number] for number in range(8)}
    match = table(2, A={"corn": 50}, gears={"tikal": dict.fromkeys(taken, "neutral")})
    assert "place tikal" not in match.options_for()
    assert match.refused("A place tikal") == ("TZ-R20", "gear-full", {"gear": "tikal"})


@pytest.mark.clause("TZ-R21")
def test_a_filled_slot_does_not_close_its_space() -> None:
    match = table(A={"corn": 9}, slots={1: "B"}, gears={"chichen_itza": {0: "C"}})
    match.play("A place chichen_itza")
    assert match.standing()["chichen_itza"] == {0: "C", 1: "A"}


@pytest.mark.clause("TZ-R22")
def test_space_0_with_theology() -> None:
    for level in (0, 1):
        match = table(
            A={"skull": 1, "technologies": {"theology": level}}, gears={"chichen_itza": {0: "A"}}
        )
        match.play("A pick chichen_itza 0")
        if level == 0:
            assert match.waiting == ["B"]
        else:
            assert match.options_for() == ["do chichen_itza 1", "nothing"]
    match = table(A={"technologies": {"theology": 3}}, gears={"tikal": {0: "A"}})
    match.play("A pick tikal 0")
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-R23")
@pytest.mark.parametrize(("purse", "offered"), [(5, False), (6, True)])
def test_fee_and_cost_together(purse: int, offered: bool) -> None:
    """From Uxmal 4 down to 1: three steps and three corn."""
    match = worker_on("uxmal", 4, A={"corn": purse})
    assert ("do uxmal 1" in match.options_for()) is offered
    if offered:
        match.play("A", "do uxmal 1", "climb chaac")
        assert match.corn("A") == 0


@pytest.mark.clause("TZ-R23")
@pytest.mark.parametrize(("purse", "offered"), [(2, False), (3, True)])
def test_fee_and_the_price_of_a_building(purse: int, offered: bool) -> None:
    match = worker_on("uxmal", 5, A={"corn": purse}, buildings=["small_farm_a"])
    assert ("do uxmal 4" in match.options_for()) is offered


@pytest.mark.clause("TZ-R24")
def test_corn_of_the_action_itself_does_not_pay_its_fee() -> None:
    match = worker_on("palenque", 2, A={"corn": 0})
    assert match.options_for() == ["do palenque 2", "nothing"]  # not fishing, although it gives 3


@pytest.mark.clause("TZ-R24")
def test_corn_of_an_earlier_worker_does() -> None:
    match = table(gears={"palenque": {1: "A"}, "yaxchilan": {4: "A"}})
    match.play("A", "pick palenque 1", "do palenque 1", "pick yaxchilan 4", "do yaxchilan 1")
    assert match.has("A") == {"wood": 1}


@pytest.mark.clause("TZ-R25")
def test_actions_without_effect_are_legal() -> None:
    match = doing("uxmal", 3, A={"workers": 6})
    assert (match.player("A").free, match.has("A")) == (6, {})
    match = doing("yaxchilan", 4, B={"skull": 13})
    assert match.has("A") == {}
    match = doing("uxmal", 2, A={"corn": 1})
    assert match.has("A") == {"corn": 1}
    assert match.waiting == ["B"]
    match = doing("uxmal", 2, A={"corn": 9})
    match.play("A done")
    assert match.has("A") == {"corn": 9}


@pytest.mark.clause("TZ-R50")
def test_theology_and_stepping_down_do_not_combine() -> None:
    """From 3 the fee for 2 is one corn, not two and not none; 4 is free; 5 is out of reach."""
    match = worker_on("chichen_itza", 3, A={"skull": 1, "corn": 9, "technologies": {"theology": 1}})
    fees = {text: cost.get("corn") for text, cost in match.costs().items()}
    assert fees == {
        "do chichen_itza 1": 2,
        "do chichen_itza 2": 1,
        "do chichen_itza 3": 0,
        "do chichen_itza 4": 0,
        "nothing": None,
    }


@pytest.mark.clause("TZ-R52")
def test_a_new_worker_is_fed_on_the_same_day() -> None:
    match = table(2, first_player="B", turn="A", tooth=7, A={"corn": 8}, gears={"uxmal": {3: "A"}})
    match.play("A", "pick uxmal 3", "do uxmal 3")
    assert match.corn("A") == 0
    assert match.points("A") == 0


@pytest.mark.clause("TZ-R52")
def test_a_new_worker_is_placed_from_the_next_turn_on() -> None:
    match = table(2, gears={"uxmal": {3: "A"}, "tikal": {0: "B", 1: "A", 2: "A"}}, A={"corn": 9})
    match.play("A", "pick uxmal 3", "do uxmal 3")
    assert match.refused("A place palenque")[0] == "TZ-5.5"
    match.play("A done")
    match.play("B pick tikal 0")
    match.play("A", "place palenque", "place palenque")
    assert match.player("A").free == 0


@pytest.mark.clause("TZ-R71")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_legal_turn(players: int) -> None:
    """In random games; mercy and forced begging only while the first player space is taken."""
    begun = begging = 0
    for game in range(20):
        for state in random_states(players, f"turn-{game}", ends=False):
            top = state.agenda[-1]
            seat = state.decider()
            assert state.options(seat)
            if top.name() != "begin_turn":
                continue
            begun += 1
            texts = Table.at(state).options_for(seat)
            if state.first_space < 0 and state.free[seat]:
                assert "place first" in texts
            can_beg = any(text.startswith("beg") for text in texts)
            begging += can_beg
            if all(text.startswith("beg") for text in texts):
                assert state.first_space >= 0
                assert state.on_gears(seat) == 0
            if state.on_gears(seat) == 0:
                assert can_beg or any(text.startswith("place") for text in texts)
    assert begun > 1000
    assert begging > 100


@pytest.mark.clause("TZ-R71")
def test_the_empty_first_player_space_is_always_a_turn() -> None:
    gears = {gear: {0: "B", 1: "C"} for gear in GEARS}
    match = table(A={"temples": ALL_AT_BOTTOM}, gears=gears)
    assert match.options_for() == ["place first"]


@pytest.mark.clause("TZ-R72")
@pytest.mark.parametrize(
    ("gear", "action", "enough_for_it", "too_little"),
    [
        ("tikal", 1, {"wood": 1}, {}),
        ("tikal", 3, {"gold": 1}, {}),
        ("tikal", 5, {"stone": 1}, {}),
        ("tikal", 2, {"wood": 1}, {"stone": 9, "gold": 9}),
        ("tikal", 4, {"wood": 1}, {"stone": 9}),
        ("uxmal", 1, {"corn": 3}, {"corn": 2}),
        ("uxmal", 4, {"corn": 2}, {"corn": 1, "wood": 9}),
        ("uxmal", 5, {"corn": 1}, {"wood": 9}),
        ("chichen_itza", 3, {"skull": 1}, {"corn": 9}),
    ],
)
def test_the_least_form_must_be_possible(
    gear: str, action: int, enough_for_it: dict[str, int], too_little: dict[str, int]
) -> None:
    facts: dict[str, Any] = {"buildings": ["small_farm_a"], "monuments": ["temple_points"]}
    match = worker_on(gear, action, A=enough_for_it, **facts)
    assert f"do {gear} {action}" in match.options_for()
    match = worker_on(
        gear,
        action,
        A=too_little,
        gears={"palenque": {1: "A"}} if gear != "palenque" else {},
        **facts,
    )
    assert f"do {gear} {action}" not in match.options_for()


@pytest.mark.clause("TZ-R72")
def test_once_chosen_that_much_is_done() -> None:
    for gear, action, things in [
        ("tikal", 1, {"wood": 3}),
        ("tikal", 3, {"wood": 3}),
        ("tikal", 2, {"wood": 3}),
        ("tikal", 4, {"wood": 3}),
        ("uxmal", 4, {"corn": 9}),
        ("palenque", 4, {}),
    ]:
        match = doing(gear, action, A=things, buildings=["small_farm_a", "small_farm_b"])
        assert not {"done", "nothing"} & set(match.options_for())


@pytest.mark.clause("TZ-R72")
def test_a_monument_alone_is_enough_for_tikal_4() -> None:
    match = worker_on(
        "tikal", 4, A={"wood": 3, "gold": 3}, buildings=[], pile1=[], monuments=["workers"]
    )
    assert match.options_for() == ["do tikal 4", "nothing"]  # no corn: no lower action


@pytest.mark.clause("TZ-R74")
def test_a_level_works_from_the_moment_it_is_gained() -> None:
    """Tikal 1 to extraction 1, then Yaxchilan 1 in the same turn: two wood."""
    match = table(A={"wood": 1}, gears={"tikal": {1: "A"}, "yaxchilan": {1: "A"}})
    match.play("A", "pick tikal 1", "do tikal 1", "advance extraction")
    assert match.levels("A") == (0, 1, 0, 0)
    match.play("A", "pick yaxchilan 1", "do yaxchilan 1")
    assert match.has("A") == {"wood": 2}


@pytest.mark.clause("TZ-R74")
def test_also_theology_for_a_worker_picked_up_later() -> None:
    match = table(A={"wood": 1, "skull": 1}, gears={"tikal": {1: "A"}, "chichen_itza": {0: "A"}})
    match.play("A", "pick tikal 1", "do tikal 1", "advance theology")
    match.play("A", "pick chichen_itza 0", "do chichen_itza 1")
    assert match.slots() == {1: "A"}
    assert match.heard("skull_placed") == [{"seat": "A", "action": 1}]
