"""Rulings DL-R25 to DL-R30, DL-R58, DL-R59: control tokens."""

import pytest

from tests.games.lapins.kit import BIG, Table, end_of_round, random_states, table, war

SHORT = {"C3": "A: market, market, market", "A1": "A: temple", "B2": "B: village"}
"""On the big board: A's three markets have placed all 12."""


@pytest.mark.clause("DL-R25")
def test_a_site_bears_a_token_per_neighbouring_market() -> None:
    """Followed through a few turns: built, taken, emptied, removed."""
    cities = {"B2": "A: village", "B3": "B: village", "C2": "B: village"}
    match = table(cities=cities, wealth={"A": "9 cacao", "B": "6 cacao"})
    match.play("A", "transform B2", "raise market 2", "raise market 3", "done")
    assert match.marked() == {"B1": "AA", "A2": "AA"}
    match.play("B", "transform B3", "raise market 2", "done")
    assert match.marked() == {"B1": "AA", "A2": "AA", "A3": "B", "B4": "B", "C3": "B"}
    match.play("A", "build A2", "raise market 1", "done")  # taken, and a market there
    assert match.marked() == {"B1": "AA", "A1": "A", "A3": "AB", "B4": "B", "C3": "B"}
    match.play("B", "transform C2", "remove 1", "done")  # emptied between B2 and nothing of B
    assert match.marks("C2") == "AA"
    match.play("A", "transform B2", "remove 2", "done")
    assert (match.marks("B1"), match.marks("C2")) == ("A", "A")
    assert [match.player(seat).small for seat in "AB"] == [12 - 4, 12 - 3]


def check_marks(match: Table) -> None:
    view = match.view()
    near = {s.site: s.near for s in view.sites}
    markets = {s.site: [s.owner, sum(p.building == "market" for p in s.places)] for s in view.sites}
    for one in view.sites:
        for king in range(len(view.players)):
            due = sum(markets[n][1] for n in near[one.site] if markets[n][0] == king)
            if one.owner is not None:
                due = 0
            assert one.marks[king] == due


@pytest.mark.clause("DL-R25", "DL-R26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_it_is_in_every_game(players: int) -> None:
    """As long as nobody runs out of tokens, at every turn of random games."""
    seen = 0
    for game in range(25):
        lacking = False
        for state in random_states(players, f"marks-{game}"):
            lacking = lacking or min(state.small) == 0
            if lacking or state.over() or state.agenda[-1].name() != "turn":
                continue
            if any(state.marks):
                check_marks(Table.at(state))
                seen += 1
    assert seen > 20


@pytest.mark.clause("DL-R26")
@pytest.mark.parametrize("how", ["war", "catastrophe", "removal"])
def test_however_a_site_was_emptied(how: str) -> None:
    """B's village in B3 goes; A's market in C3 and B's in A3 mark the site."""
    cities = {"B2": "A: garrison", "B3": "B: village", "C3": "A: market", "A3": "B: market"}
    if how == "war":
        match = war(1, (3,), cities=cities)
        match.play("A", "done")
    elif how == "catastrophe":
        match = table(cities=cities, cards=["drought"], turn="B")
        match.play("B", "flip 1")
    else:
        match = table(cities=cities, turn="B")
        match.play("B", "transform B3", "remove 1", "done")
    assert match.city("B3") is None
    assert match.marks("B3") == "AB"


@pytest.mark.clause("DL-R26")
def test_the_own_city_lost_by_failures_too() -> None:
    cities = {"B2": "A: garrison", "B3": "B: market", "B1": "A: market"}
    match = war(1, (6,), cities=cities)
    assert match.city("B2") is None
    assert match.marks("B2") == "AB"


@pytest.mark.clause("DL-R27")
def test_a_market_needs_its_control_tokens() -> None:
    match = table(board=BIG, cities=SHORT, wealth={"A": "5 cacao"})
    assert match.player("A").small == 0
    match.play("A", "transform A1")
    data = {"needed": 2, "left": 0}
    assert match.refused("A raise market 3") == ("DL-R27", "too-few-marks", data)
    match.play("A", "raise village 3", "done")


@pytest.mark.clause("DL-R27")
def test_exactly_enough_is_enough() -> None:
    cities = {"C3": "A: market, market", "A1": "A: village, market", "F5": "A: village"}
    match = table(board=BIG, cities=cities, wealth={"A": "5 cacao"})
    assert match.player("A").small == 2
    match.play("A", "transform F5", "raise market 2", "done")
    assert match.player("A").small == 0
    assert (match.marks("F4"), match.marks("E5")) == ("A", "A")


@pytest.mark.clause("DL-R27")
def test_a_forced_placing_takes_what_he_has() -> None:
    """C2 lies next to A's three markets; A has two tokens left when it is emptied."""
    cities = {"C3": "A: market, market, market", "C2": "B: village", "A1": "A: market, village"}
    match = table(
        board=BIG,
        cities=cities,
        turn="B",
        marks={"C4": {"A": 3}, "B3": {"A": 3}, "D3": {"A": 2}, "A2": {"A": 1}, "B1": {"A": 1}},
    )
    assert match.player("A").small == 2
    match.play("B", "transform C2", "remove 1", "done")
    assert match.marks("C2") == "AA"
    assert match.player("A").small == 0


@pytest.mark.clause("DL-R28")
def test_a_market_without_available_neighbour() -> None:
    """It places nothing now; when a neighbour is emptied it does."""
    cities = {"A1": "A: village", "B1": "B: village", "A2": "B: temple"}
    match = table(cities=cities, wealth={"A": "1 maize, 1 cacao"})
    match.play("A", "transform A1", "raise market 2", "done")
    assert match.marked() == {}
    assert match.player("A").small == 12
    match.play("B", "transform B1", "remove 1", "done")
    assert match.marked() == {"B1": "A"}


CLOSING = {
    "A2": "A: temple, market",
    "C2": "A: village",
    "B1": "B: village, market",
    "B3": "C: village, market",
    "B4": "C: village",
}
"""Tokens of A from C2 to A2 must pass B2, which bears one control token of each king."""


@pytest.mark.clause("DL-R29")
def test_each_enemy_is_compared_separately() -> None:
    match = end_of_round(3, cities=CLOSING)
    assert match.marks("B2") == "ABC"
    assert match.site("B2").open_to == [0, 1, 2]  # a tie lets all concerned pass
    match.carry("A", "C2.1 A2.1")
    for seat in "ABC":
        match.play(seat, "done")
    assert match.points("A") == 1


@pytest.mark.clause("DL-R29")
def test_a_single_enemy_with_more_closes_it() -> None:
    cities = {**CLOSING, "B3": "C: village, market, market"}
    match = end_of_round(3, cities=cities)
    assert match.marks("B2") == "ABCC"
    assert match.site("B2").open_to == [2]
    match.play("A", "take C2.1")
    assert match.refused("A to A2.1")[1] == "road-blocked"


@pytest.mark.clause("DL-R29")
def test_or_all_enemies_together_where_the_table_says_so() -> None:
    match = end_of_round(3, cities=CLOSING, options={"control_count": "sum_of_enemies"})
    assert match.site("B2").open_to == []
    match.play("A", "take C2.1")
    assert match.refused("A to A2.1")[1] == "road-blocked-to-all"
    cities = {**CLOSING, "A2": "A: temple, market, market"}
    match = end_of_round(3, cities=cities, options={"control_count": "sum_of_enemies"})
    assert match.site("B2").open_to == [0]  # 2 against 1 + 1


@pytest.mark.clause("DL-R30")
def test_the_price_counts_all_enemies_together() -> None:
    cities = {"B1": "B: market, market", "B3": "C: market", "A2": "A: market"}
    match = table(3, cities=cities)
    assert match.marks("B2") == "ABBC"
    assert match.price("B2") == [1 + 3 - 1, 1 + 2 - 2, 1 + 3 - 1]
    match.play("A", "build B2", "raise village 1", "done")
    assert match.has("A") == {"maize": 10 - 3 - 1}


@pytest.mark.clause("DL-R58")
def test_a_gap_is_not_filled_later() -> None:
    """C2 bears two of three; tokens that come back do not fill it."""
    cities = {"C3": "A: market, market, market", "A1": "A: market, village"}
    gap = {
        "C4": {"A": 3},
        "B3": {"A": 3},
        "D3": {"A": 2},
        "C2": {"A": 2},
        "A2": {"A": 1},
        "B1": {"A": 1},
    }
    match = table(board=BIG, cities=cities, marks=gap)
    assert match.player("A").small == 0
    match.play("A", "transform A1", "remove 1", "done")  # two tokens come back
    assert match.player("A").small == 2
    assert (match.marks("C2"), match.marks("D3")) == ("AA", "AA")


@pytest.mark.clause("DL-R58")
def test_a_lost_market_takes_back_down_to_the_markets_left() -> None:
    """Of three markets two are left: sites with three tokens give one back, those with two none."""
    cities = {"C3": "A: market, market, market"}
    gap = {"C4": {"A": 3}, "B3": {"A": 3}, "D3": {"A": 2}, "C2": {"A": 1}}
    match = table(board=BIG, cities=cities, marks=gap)
    match.play("A", "transform C3", "remove 1", "done")
    assert match.marked() == {"C4": "AA", "B3": "AA", "D3": "AA", "C2": "A"}
    assert match.player("A").small == 12 - 7
    assert match.heard("unmarked") == [{"seat": "A", "sites": ["B3", "C4"]}]


@pytest.mark.clause("DL-R58")
def test_of_the_markets_king_only() -> None:
    cities = {"B2": "A: market, village", "D2": "B: market, village"}
    match = table(cities=cities)
    assert match.marks("C2") == "AB"
    match.play("A", "transform B2", "remove 1", "done")
    assert match.marks("C2") == "B"


@pytest.mark.clause("DL-R59")
def test_control_tokens_on_a_site_taken_may_serve_a_market_there() -> None:
    """A has none left; taking B3 gives back three, and a market there needs three."""
    cities = {"C3": "A: market, market, market"}
    match = table(board=BIG, cities=cities, wealth={"A": "3 cacao"})
    assert match.player("A").small == 0
    match.play("A", "build B3")
    assert match.player("A").small == 3
    match.play("A", "raise market 1", "done")
    assert match.marked() == {
        "B2": "A",
        "A3": "A",
        "B4": "A",
        "C2": "AAA",
        "D3": "AAA",
        "C4": "AAA",
    }
    assert match.player("A").small == 0
    assert match.has("A") == {"cacao": 2}


@pytest.mark.clause("DL-R59")
def test_even_where_a_market_is_all_he_can_build() -> None:
    """No village and no garrison tile is left, A's 12 control tokens lie on A2 and A3, and he has
    one cacao: taking A2 gives him back the token that a market there needs."""
    cities = dict.fromkeys(("A1", "A4", "B3"), "A: market, market, market, market")
    around = ["B1", "B4", "A5", "B2", "C3", "C1", "D1", "E1", "F1", "C2"]
    cities |= dict.fromkeys(around, "B: village, village, village, village")
    walls = ["D2", "E2", "F2", "D3", "E3", "F3"]
    cities |= dict.fromkeys(walls, "C: garrison, garrison, garrison, garrison")
    match = table(3, board=BIG, cities=cities, wealth={"A": "1 cacao"})
    assert (match.stock()["village"], match.stock()["garrison"]) == (0, 0)
    assert match.marked() == {"A2": "AAAA", "A3": "AAAAAAAA"}
    assert match.player("A").small == 0
    assert match.price("A2")[0] == 0
    assert match.options_for("A", "build") == ["build A2", "build A3"]
    match.play("A", "build A2", "raise market 1", "done")
    assert match.marked() == {"A3": "AAAAAAAAA"}
    assert (match.has("A"), match.player("A").small) == ({}, 3)
