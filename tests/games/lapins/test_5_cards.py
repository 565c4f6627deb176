"""Chapter 5: the cards, one by one."""

import collections

import pytest

from tests.games.lapins.facts import CARDS, PRODUCED, TOKENS
from tests.games.lapins.kit import Table, table


def copies(*faces: str) -> int:
    """How many of these are in the deck of a new game."""
    position = Table.new(3, "copies").position()
    counted = collections.Counter([*position["cards"], *position["deck"]])
    assert all(counted[face] == CARDS[face] for face in faces)
    return sum(counted[face] for face in faces)


@pytest.mark.clause("DL-5.1")
@pytest.mark.parametrize("wealth", PRODUCED)
def test_favourable_katun(wealth: str) -> None:
    match = table(wealth={"A": ""}, cards=[f"favourable_{wealth}"])
    match.play("A", "flip 1")
    assert match.has("A") == {wealth: 1}
    assert match.has("B") == {"maize": 10}
    assert copies(*(f"favourable_{name}" for name in PRODUCED)) == 15


@pytest.mark.clause("DL-5.2")
@pytest.mark.parametrize("wealth", PRODUCED)
def test_exceptional_katun(wealth: str) -> None:
    match = table(wealth={"A": ""}, cards=[f"exceptional_{wealth}"])
    match.play("A", "flip 1")
    assert match.has("A") == {wealth: 2}
    assert copies(*(f"exceptional_{name}" for name in PRODUCED)) == 5


@pytest.mark.clause("DL-5.3")
@pytest.mark.parametrize("wealth", TOKENS)
def test_distant_expedition(wealth: str) -> None:
    match = table(wealth={"A": ""}, cards=["distant_expedition"])
    match.play("A", "flip 1")
    assert match.options_for("A") == [f"gain {name}" for name in TOKENS]
    match.play("A", f"gain {wealth}")
    assert match.has("A") == {wealth: 1}
    assert copies("distant_expedition") == 5
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-5.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cacao_feast(players: int) -> None:
    match = table(players, wealth={"A": "", "B": ""}, cards=["cacao_feast"])
    match.play("A", "flip 1")
    assert [player.wealth["cacao"] for player in match.view().players] == [1] * players
    assert copies("cacao_feast") == 2


@pytest.mark.clause("DL-5.5")
def test_a_ball_match_scores_a_point_per_city_for_the_most_courts() -> None:
    cities = {
        "B1": "B: ball_court",
        "B2": "B: ball_court",
        "B3": "B: village",
        "A1": "A: ball_court",
        "C1": "A: village",
        "C2": "A: village",
        "C3": "A: village",
    }
    match = table(cities=cities, cards=["ball_match"])
    match.play("A", "flip 1")
    assert (match.points("A"), match.points("B")) == (0, 3)
    assert match.heard("scored") == [{"seat": "B", "points": 3, "what": "matches"}]
    assert match.view().matches_flipped == 1
    assert copies("ball_match") == 5


@pytest.mark.clause("DL-5.5")
def test_courts_count_at_that_moment() -> None:
    """The second court is put up a turn too late."""
    cities = {"A1": "A: ball_court", "B2": "B: village", "B3": "B: village"}
    cards = ["ball_match", "ball_match", "favourable_maize"]
    match = table(cities=cities, cards=cards, wealth={"B": "9 shell"})
    match.play("A", "flip 1")
    match.play("B", "transform B2", "raise ball_court 2", "done")
    match.play("A", "flip 2")
    assert (match.points("A"), match.points("B")) == (1 + 0, 1)  # alone, then tied: 1/2 and 2/2


@pytest.mark.clause("DL-5.6")
@pytest.mark.parametrize(
    ("cities", "tied", "won"),
    [
        ((3, 5), "AB", [1, 2]),
        ((1, 2), "AB", [0, 1]),
        ((5, 3, 2), "ABC", [1, 1, 0]),
        ((2, 4, 3), "BC", [0, 2, 1]),
        ((3, 3, 4, 5), "ABCD", [0, 0, 1, 1]),
        ((2, 1, 4, 4), "ACD", [0, 0, 1, 1]),
    ],
)
def test_ties_share_by_the_number_tied(cities: tuple[int, ...], tied: str, won: list[int]) -> None:
    """Each divides his own cities by the number of kings tied, rounded down."""
    free = iter([f"{column}{row}" for row in (1, 2, 3, 4) for column in "ABCD"])
    laid = {}
    for seat, count in zip("ABCD", cities, strict=False):
        for number in range(count):
            court = number == 0 and seat in tied
            laid[next(free)] = f"{seat}: {'ball_court' if court else 'village'}"
    match = table(len(cities), cities=laid, cards=["ball_match"])
    assert [king.match for king in match.view().forecast] == won
    match.play("A", "flip 1")
    assert [match.points(seat) for seat in "ABCD"[: len(cities)]] == won


@pytest.mark.clause("DL-5.7")
def test_drought() -> None:
    cities = {"B2": "A: village, village, reserve maize", "C2": "A: village"}
    match = table(cities=cities, cards=["drought"])
    match.play("A", "flip 1")
    assert match.options_for("A") == ["offer B2.3", "suffer"]
    match.play("A", "suffer")
    assert match.options_for("A") == ["lose B2.1", "lose B2.2", "lose C2.1"]
    assert match.refused("A lose B2.3") == ("DL-R43", "not-named", {"building": "reserve"})
    match.play("A", "lose C2.1", "lose B2.1")
    assert match.buildings("A") == {"village": 1, "reserve": 1}
    assert match.city("C2") is None
    assert match.waiting == ["B"]
    assert copies("drought") == 12


@pytest.mark.clause("DL-5.8")
def test_insurrection() -> None:
    cities = {"B2": "A: palace, palace", "C2": "A: reserve maize, temple"}
    match = table(cities=cities, cards=["insurrection", "insurrection"])
    match.play("A", "flip 1", "offer C2.1")
    assert match.buildings("A") == {"palace": 2, "reserve": 1, "temple": 1}
    match.play("B", "pass")
    match.play("A", "flip 2")
    assert match.options_for("A") == ["lose B2.1", "lose B2.3"]  # the reserve is empty now
    match.play("A", "lose B2.3")
    assert match.city("B2") == "A: palace"
    assert match.buildings("A") == {"palace": 1, "reserve": 1, "temple": 1}
    assert copies("insurrection") == 4


@pytest.mark.clause("DL-5.9")
@pytest.mark.parametrize("token", ["jade", "prisoner"])
def test_earthquake(token: str) -> None:
    cities = {"B2": "A: temple, temple", "C2": f"A: reserve {token}, palace"}
    match = table(cities=cities, cards=["earthquake", "earthquake"])
    match.play("A", "flip 1", "offer C2.1")
    assert match.buildings("A")["temple"] == 2
    match.play("B", "pass")
    match.play("A", "flip 2", "lose B2.1")
    assert match.buildings("A") == {"temple": 1, "palace": 1, "reserve": 1}
    assert copies("earthquake") == 4


@pytest.mark.clause("DL-5.10")
@pytest.mark.parametrize("token", ["cacao", "prisoner"])
def test_pochteca_competition(token: str) -> None:
    cities = {"B2": "A: market, market", "C4": f"A: market, reserve {token}"}
    cards = ["pochteca_competition"] * 2
    match = table(cities=cities, cards=cards)
    match.play("A", "flip 1", "offer C4.2")
    assert match.buildings("A") == {"market": 3, "reserve": 1}
    match.play("B", "pass")
    match.play("A", "flip 2", "lose B2.1", "lose C4.1")
    assert match.buildings("A") == {"market": 1, "reserve": 1}
    assert copies("pochteca_competition") == 4


@pytest.mark.clause("DL-5.11")
@pytest.mark.parametrize(
    ("lost", "left"),
    [
        (("B2.1", "B2.2"), "A: -, -, garrison_2, garrison_2"),
        (("B2.3", "B2.3"), "A: garrison, garrison, -, garrison_2"),
        (("B2.3", "B2.4"), "A: garrison, garrison, garrison, garrison"),
        (("B2.4", "B2.1"), "A: -, garrison, garrison_2, garrison"),
    ],
)
def test_toltec_raid_takes_two_levels(lost: tuple[str, str], left: str) -> None:
    cities = {"B2": "A: garrison, garrison, garrison_2, garrison_2"}
    match = table(cities=cities, cards=["toltec_raid"])
    match.play("A", "flip 1", *(f"lose {place}" for place in lost))
    assert match.city("B2") == left
    assert match.waiting == ["B"]
    gone = sum(name == "-" for name in left.partition(": ")[2].split(", "))
    assert match.stock()["garrison"] == 24 - 4 + gone


@pytest.mark.clause("DL-5.12")
@pytest.mark.parametrize(("lost", "left"), [("B2.1", "observatory"), ("B2.2", "ball_court")])
def test_decadence_takes_one_or_the_other(lost: str, left: str) -> None:
    match = table(cities={"B2": "A: ball_court, observatory"}, cards=["decadence"])
    match.play("A", "flip 1")
    assert match.task("A") == "lose_buildings"
    match.play("A", f"lose {lost}")
    assert match.buildings("A") == {left: 1}
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-5.11", "DL-5.12")
@pytest.mark.parametrize(
    ("card", "struck", "own"),
    [("toltec_raid", "garrison_2", "obsidian"), ("decadence", "ball_court", "shell")],
)
def test_raid_and_decadence_averted(card: str, struck: str, own: str) -> None:
    for token in (own, "prisoner"):
        match = table(cities={"B2": f"A: {struck}, reserve {token}"}, cards=[card])
        match.play("A", "flip 1", "offer B2.2")
        assert match.city("B2") == f"A: {struck}, reserve"
        assert copies(card) == 4
