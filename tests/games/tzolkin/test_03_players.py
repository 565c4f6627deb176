"""TZ-3: what each player starts with, and the wealth tiles."""

import pytest

from tests.games.tzolkin.facts import WEALTH, Wealth, things
from tests.games.tzolkin.kit import TEMPLES, TRACKS, Table, finished, new, round_over, table

DEALT_TO_B = ["tikal_3", "chichen_itza_5", "chichen_itza_10", "uxmal_7"]


def choosing(*mine: str) -> Table:
    """A holds these tiles, B four that give nothing but corn and resources."""
    return table(2, A={"dealt": list(mine)}, B={"dealt": DEALT_TO_B})


def keep(match: Table, seat: str, *tiles: str) -> None:
    for tile in tiles:
        match.play(f"{seat} keep {tile}")


@pytest.mark.clause("TZ-3.1", "TZ-3.2", "TZ-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_light_side_three_workers_level_0(players: int) -> None:
    match = new(players)
    for seat in "ABCD"[:players]:
        one = match.player(seat)
        assert (one.light, one.free, one.bank) == (True, 3, 3)
        assert match.levels(seat) == (0, 0, 0, 0)


@pytest.mark.clause("TZ-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_step_is_the_second_from_the_bottom(players: int) -> None:
    for one in new(players).view().players:
        assert one.temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


@pytest.mark.clause("TZ-3.3")
def test_the_start_step_is_worth_nothing() -> None:
    assert finished(A={"monuments": ["temple_points"]}).sources("A") == {}


@pytest.mark.clause("TZ-3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_tiles_dealt_two_kept(players: int) -> None:
    match = new(players)
    assert match.waiting == list("ABCD"[:players])
    dealt = [match.view(seat).dealt for seat in range(players)]
    assert [len(tiles) for tiles in dealt] == [4] * players
    assert len({tile for tiles in dealt for tile in tiles}) == 4 * players
    for seat, tiles in zip("ABCD", dealt, strict=False):
        assert match.options_for(seat) == [f"keep {tile}" for tile in tiles]
        match.play(f"{seat} keep {tiles[2]}")
        assert match.options_for(seat) == [f"keep {tiles[i]}" for i in (0, 1, 3)]
        match.play(f"{seat} keep {tiles[0]}")
        assert match.options_for(seat) == [] or match.waiting == [seat]  # the first player's turn
    for seat, tiles in zip("ABCD", dealt, strict=False):
        assert set(match.player(seat).wealth) == {tiles[0], tiles[2]}


@pytest.mark.clause("TZ-3.5")
def test_buildings_and_monuments_are_seen_before() -> None:
    view = new(3).view("A")
    assert len(view.dealt) == 4
    assert None not in view.buildings
    assert len(view.monuments) == 5


@pytest.mark.clause("TZ-3.5")
def test_only_own_tiles_can_be_kept() -> None:
    match = choosing("palenque_1", "palenque_3", "palenque_5", "palenque_7")
    assert match.refused("A keep tikal_3") == ("TZ-3.5", "tile-not-yours", {"tile": "tikal_3"})
    match.play("A keep palenque_1")
    assert match.refused("A keep palenque_1")[0] == "TZ-3.5"  # not twice


@pytest.mark.clause("TZ-3.6", "TZ-3.9")
def test_nothing_is_received_before_all_have_chosen() -> None:
    match = choosing("palenque_1", "palenque_3", "palenque_5", "palenque_7")
    keep(match, "A", "palenque_5", "palenque_7")
    assert match.has("A") == {}
    assert match.levels("A") == (0, 0, 0, 0)
    assert match.player("A").wealth == []
    keep(match, "B", "tikal_3", "uxmal_7")
    assert match.has("A") == {"corn": 9, "stone": 2, "gold": 1}
    assert match.levels("A") == (1, 0, 0, 0)
    assert match.has("B") == {"corn": 14, "stone": 2, "gold": 1}
    assert match.player("A").wealth == ["palenque_5", "palenque_7"]
    assert [told["tile"] for told in match.heard("wealth")] == [
        *("palenque_5", "palenque_7"),
        *("tikal_3", "uxmal_7"),
    ]
    assert match.waiting == ["A"]  # and the first round begins


@pytest.mark.clause("TZ-3.6", "TZ-3.8")
@pytest.mark.parametrize(("name", "tile"), WEALTH.items(), ids=WEALTH)
def test_what_each_tile_gives(name: str, tile: Wealth) -> None:
    """Kept together with one that gives 4 corn and 3 wood; A pays nothing for any of it."""
    other = "chichen_itza_5" if name != "chichen_itza_5" else "palenque_7"
    given = things("4c 3w") if name != "chichen_itza_5" else things("9c 1s")
    rest = [tile for tile in WEALTH if tile not in (name, other)]
    match = table(2, A={"dealt": [name, other, *rest[:2]]}, B={"dealt": rest[2:6]})
    keep(match, "A", name, other)
    keep(match, "B", rest[2], rest[3])
    for material, amount in things(tile.gain).items():
        given[material] = given.get(material, 0) + amount
    assert match.has("A") == given
    assert match.steps("A") == tuple(int(temple == tile.temple) for temple in TEMPLES)
    assert match.levels("A") == tuple(int(track == tile.track) for track in TRACKS)
    assert match.player("A").free == 3 + tile.workers
    assert match.player("A").bank == 3 - tile.workers
    assert match.points("A") == 0


@pytest.mark.clause("TZ-3.7")
@pytest.mark.parametrize("tooth", [7, 13, 20])
def test_the_feeding_tile_works_on_every_food_day(tooth: int) -> None:
    match = round_over(2, tooth=tooth, A={"corn": 9, "wealth": ["uxmal_3", "uxmal_5"]})
    assert match.corn("A") == 9 - 2 * 2
    assert match.player("A").wealth == ["uxmal_3", "uxmal_5"]  # they stay in front of A
    match = round_over(2, tooth=tooth, A={"corn": 9, "wealth": ["uxmal_5", "uxmal_7"]})
    assert match.corn("A") == 9 - 3 * 2


@pytest.mark.clause("TZ-3.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_wealth_nothing(players: int) -> None:
    match = new(players)
    for seat in "ABCD"[:players]:
        assert match.has(seat) == {}
        assert match.steps(seat) == (0, 0, 0)
