"""TZ-20: farms on food days."""

import pytest

from tests.games.tzolkin.kit import doing, finished, round_over

SMALL_FARMS = ["small_farm_a", "small_farm_b", "small_farm_c"]
LARGE_FARMS = ["large_farm_a", "large_farm_b", "large_farm_c"]
COMMUNAL = ["communal_farm_a", "communal_farm_b"]


def eaten(workers: int, *farms: str, tooth: int = 7) -> int:
    """The corn a food day costs, when there is plenty; nobody goes hungry."""
    match = round_over(2, tooth=tooth, A={"corn": 50, "workers": workers, "buildings": [*farms]})
    assert match.points("A") >= 0
    return 50 - match.corn("A")


@pytest.mark.clause("TZ-20.1")
@pytest.mark.parametrize("tooth", [7, 13, 20])
def test_on_every_food_day(tooth: int) -> None:
    assert eaten(3, tooth=tooth) == 6
    assert eaten(3, "small_farm_a", tooth=tooth) == 4


@pytest.mark.clause("TZ-20.1")
def test_on_the_last_one_too() -> None:
    match = round_over(2, tooth=26, A={"corn": 4, "buildings": ["small_farm_a"]})
    assert "hunger" not in match.sources("A")
    match = round_over(2, tooth=26, A={"corn": 4})
    assert match.sources("A")["hunger"] == -3


@pytest.mark.clause("TZ-20.1")
@pytest.mark.parametrize("farm", ["small_farm_a", "communal_farm_a"])
def test_not_when_built(farm: str) -> None:
    match = doing("tikal", 2, A={"wood": 4, "corn": 3}, buildings=[farm])
    assert match.has("A")["corn"] == 3


@pytest.mark.clause("TZ-20.2")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_small_and_large(workers: int) -> None:
    for count in range(4):
        assert eaten(workers, *SMALL_FARMS[:count]) == 2 * (workers - count)
    assert eaten(workers, LARGE_FARMS[0]) == 2 * (workers - 3)
    assert eaten(workers, *LARGE_FARMS[:2]) == 0


@pytest.mark.clause("TZ-20.3")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_a_communal_farm(workers: int) -> None:
    assert eaten(workers, COMMUNAL[0]) == workers


@pytest.mark.clause("TZ-20.4")
@pytest.mark.parametrize("workers", [3, 6])
def test_two_communal_farms(workers: int) -> None:
    assert eaten(workers, *COMMUNAL) == 0
    match = round_over(2, tooth=7, A={"corn": 0, "workers": workers, "buildings": COMMUNAL})
    assert match.points("A") == 0  # free: nobody hungers


@pytest.mark.clause("TZ-20.5")
def test_they_add_up() -> None:
    assert eaten(6, "small_farm_a", "large_farm_a", "communal_farm_a") == (6 - 4) * 1
    assert eaten(6, "small_farm_a", "small_farm_b", "large_farm_b") == (6 - 5) * 2


@pytest.mark.clause("TZ-20.5")
def test_never_less_than_0() -> None:
    assert eaten(3, *SMALL_FARMS, *LARGE_FARMS) == 0
    assert eaten(3, *SMALL_FARMS, *COMMUNAL) == 0


@pytest.mark.clause("TZ-20.6", "TZ-R66")
def test_a_farm_has_no_type_but_is_a_building() -> None:
    farms = [*SMALL_FARMS, *COMMUNAL, *LARGE_FARMS]
    for name in ("civil", "funerary", "sacred"):
        match = finished(A={"buildings": farms, "monuments": [name]})
        assert match.sources("A") == {"monuments": 4}  # the monument itself
    match = finished(A={"buildings": farms, "monuments": ["construction"]})
    assert match.sources("A") == {"monuments": 2 * (8 + 1)}
