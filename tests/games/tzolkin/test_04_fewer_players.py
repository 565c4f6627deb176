"""TZ-4: two and three players; the neutral workers."""

import pytest

from tests.games.tzolkin.facts import WEALTH
from tests.games.tzolkin.kit import last_turn, new, round_over, table

SEEDS = [f"neutral-{number}" for number in range(150)]
NEUTRAL_WORKERS = {2: 12, 3: 6, 4: 0}


def by_the_rule(players: int, drawn: list[tuple[str, int]]) -> dict[str, set[int]]:
    """TZ-4.5 to TZ-4.8 worked out again from the tiles drawn, each a gear and a space."""
    left = NEUTRAL_WORKERS[players]
    placed: dict[str, set[int]] = {}
    for gear, space in drawn:
        assert left > 0, "drawn although all are placed"
        is_first = gear not in placed
        on_gear = placed.setdefault(gear, set())
        assert space not in on_gear
        on_gear.add(space)
        left -= 1
        if is_first and gear != "chichen_itza" and left > 0:
            assert (space + 5) % 10 not in on_gear
            on_gear.add((space + 5) % 10)
            left -= 1
    assert left == 0
    return placed


@pytest.mark.clause("TZ-4.1")
@pytest.mark.parametrize(("players", "monuments"), [(2, 4), (3, 5)])
def test_monuments(players: int, monuments: int) -> None:
    assert len(set(new(players).view().monuments)) == monuments


@pytest.mark.clause("TZ-4.2")
@pytest.mark.parametrize(("players", "used"), [(2, 2), (3, 3)])
def test_fields(players: int, used: int) -> None:
    expected = {2: (used, 0), 3: (used, used), 4: (used, used), 5: (used, used)}
    assert new(players).fields() == expected


@pytest.mark.clause("TZ-4.3", "TZ-4.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_neutral_workers(players: int) -> None:
    for seed in SEEDS:
        found = [who for gear in new(players, seed).standing().values() for who in gear.values()]
        assert found == ["neutral"] * NEUTRAL_WORKERS[players]


@pytest.mark.clause("TZ-4.4")
def test_they_stand_before_anybody_chooses() -> None:
    match = new(2)
    assert match.waiting == ["A", "B"]
    assert len(match.heard("neutral")) == 12
    kinds = [event.kind for event in match.events("A")]
    assert kinds.index("neutral") > max(i for i, kind in enumerate(kinds) if kind == "dealt")


@pytest.mark.clause("TZ-4.5", "TZ-4.6", "TZ-4.7", "TZ-4.8", "TZ-R9", "TZ-R10")
@pytest.mark.parametrize("players", [2, 3])
def test_where_they_stand(players: int) -> None:
    """Many setups: from the tiles drawn, in their order, the rule gives what stands there."""
    halves = 0
    for seed in SEEDS:
        match = new(players, seed)
        workers = [(told["gear"], told["space"]) for told in match.heard("neutral")]
        drawn = [WEALTH[name] for name in match.position()["drawn"]]
        named = {(tile.gear, tile.space) for tile in drawn}
        in_order = [place for place in workers if place in named]
        assert len(in_order) == len(named) == len(drawn)
        placed = by_the_rule(players, in_order)
        assert {gear: set(spaces) for gear, spaces in match.standing().items()} == placed
        gears_begun = {gear for gear, _ in in_order} - {"chichen_itza"}
        halves += len(drawn) + len(gears_begun) > NEUTRAL_WORKERS[players]
        dealt = {tile for seat in range(players) for tile in match.view(seat).dealt}
        assert not dealt & set(match.position()["drawn"])
    assert halves > 0  # in some of them the last worker had no opposite


@pytest.mark.clause("TZ-4.5")
def test_every_tile_is_drawn_sometimes() -> None:
    seen = {tile for seed in SEEDS for tile in new(2, seed).position()["drawn"]}
    assert seen == set(WEALTH)


@pytest.mark.clause("TZ-4.9")
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_never_ejected(gear: str) -> None:
    match = last_turn(2, gears={gear: {7: "neutral", 9: "neutral"}, "chichen_itza": {0: "A"}})
    match.play("A pick chichen_itza 0")
    assert match.standing()[gear] == {8: "neutral", 0: "neutral"}
    assert match.heard("ejected") == []


@pytest.mark.clause("TZ-4.9")
def test_never_ejected_from_chichen_itza() -> None:
    spaces = {10: "neutral", 12: "neutral"}
    match = round_over(2, gears={"chichen_itza": spaces})
    assert match.standing()["chichen_itza"] == {11: "neutral", 0: "neutral"}


@pytest.mark.clause("TZ-4.9")
def test_never_picked_up() -> None:
    match = table(2, gears={"palenque": {3: "neutral", 4: "A"}})
    assert [text for text in match.options_for() if "pick" in text] == ["pick palenque 4"]
    assert match.refused("A pick palenque 3")[0] == "TZ-8.1"


@pytest.mark.clause("TZ-4.10")
def test_it_occupies_its_space() -> None:
    match = table(2, A={"corn": 9}, gears={"tikal": {0: "neutral", 1: "neutral", 3: "neutral"}})
    match.play("A", "place tikal", "place tikal")
    assert match.standing()["tikal"] == {0: "neutral", 1: "neutral", 3: "neutral", 2: "A", 4: "A"}
    assert match.view().players[0].materials["corn"] == 9 - 2 - (4 + 1)


@pytest.mark.clause("TZ-4.10")
def test_beyond_the_numbers_it_blocks_nothing() -> None:
    beyond = {8: "neutral", 9: "neutral"}
    match = table(2, A={"corn": 0}, gears={"tikal": beyond, "chichen_itza": {11: "neutral"}})
    match.play("A place tikal")
    assert match.standing()["tikal"] == {0: "A", **beyond}
