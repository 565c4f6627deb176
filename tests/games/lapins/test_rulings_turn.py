"""Rulings on turns, payment and supply: DL-R13 to DL-R24, DL-R53 to DL-R55, DL-R57, DL-R62,
DL-R63, DL-R66, DL-R67."""

import pytest

from tests.games.lapins.facts import TOKENS
from tests.games.lapins.kit import BIG, Table, end_of_round, last_card, table


@pytest.mark.clause("DL-R13")
@pytest.mark.parametrize(("flipper", "opens"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_king_after_the_last_flipper_opens(flipper: str, opens: str) -> None:
    """Whoever opened the round before."""
    match = last_card("favourable_maize", 3, first="B", turn=flipper)
    match.play(flipper, "flip 4")
    assert match.waiting == [opens]
    assert match.view().first == "ABC".index(opens)


@pytest.mark.clause("DL-R14")
def test_an_action_is_payable_as_a_whole() -> None:
    """3 maize: the site 1, a village 1; a second palace on top is refused, nothing is paid yet."""
    match = table(wealth={"A": "3 maize"})
    match.play("A", "build B2", "raise village 1")
    assert match.has("A") == {"maize": 3}
    data = {"building": "palace", "cost": 2, "left": 1}
    assert match.refused("A raise palace 2") == ("DL-3.10", "too-dear", data)
    match.play("A", "raise village 2", "done")
    assert match.has("A") == {}


@pytest.mark.clause("DL-R14")
def test_what_was_paid_is_never_refunded() -> None:
    """A garrison removed the turn after it was built gives nothing back."""
    match = table(cities={"B2": "A: village"})
    match.play("A", "transform B2", "raise garrison 2", "done")
    match.play("B", "pass")
    match.play("A", "transform B2", "remove 2", "done")
    assert match.has("A") == {"maize": 10 - 2 - 1}
    match.play("B", "pass")
    match.play("A", "transform B2", "raise village 2")
    assert match.refused("A remove 2") == ("DL-R17", "just-built", {})


@pytest.mark.clause("DL-R15")
def test_a_free_site_needs_a_payable_building() -> None:
    """Price 0 and no wealth: no. Price 0 and one cacao: any basic building, or a market."""
    match = table(cities={"B2": "A: market"}, wealth={"A": ""})
    assert match.price("B1")[0] == 0
    assert match.options_for("A", "build") == []
    match = table(cities={"B2": "A: market"}, wealth={"A": "1 cacao"})
    assert match.options_for("A", "build") == ["build B1", "build A2", "build C2", "build B3"]
    match.play("A", "build B1")
    assert {text.split()[1] for text in match.options_for("A", "raise")} == {
        *("village", "garrison", "market")
    }
    assert "done" not in match.options_for("A")


@pytest.mark.clause("DL-R16")
def test_transforming_changes_something() -> None:
    match = table(cities={"B2": "A: garrison"}, wealth={"A": "1 maize, 1 obsidian"})
    match.play("A", "transform B2")
    assert match.refused("A done") == ("DL-R16", "nothing-changed", {})
    match.play("A", "raise garrison_2 1", "done")  # an improvement is a change
    assert match.city("B2") == "A: garrison_2"
    assert match.has("A") == {}


@pytest.mark.clause("DL-R16")
def test_emptying_a_city_makes_its_site_available() -> None:
    match = table(cities={"B2": "A: village, temple"})
    match.play("A", "transform B2", "remove 1", "remove 2", "done")
    assert match.city("B2") is None
    assert match.player("A").large == 12
    assert match.heard("city_lost") == [{"seat": "A", "site": "B2"}]
    assert match.has("A") == {"maize": 9}
    assert "build B2" in match.options_for("B")


@pytest.mark.clause("DL-R17")
def test_tiles_and_control_tokens_freed_can_be_reused() -> None:
    """All 20 market and reserve tiles are out, and A has no control token left."""
    cities = {
        "B2": "A: market, market, market",  # 4 sites each
        "A5": "A: reserve jade, reserve, reserve, reserve",
        "C5": "B: reserve, reserve, reserve, reserve",
        "E5": "B: reserve, reserve, reserve, reserve",
        "F4": "B: reserve, reserve, reserve, reserve",
        "F1": "B: reserve",
    }
    wealth = {"A": "5 maize, 5 cacao"}
    match = table(cities=cities, board=BIG, wealth=wealth)
    assert (match.stock()["market_reserve"], match.player("A").small) == (0, 0)
    match.play("A", "transform B2")
    data = {"building": "market"}
    assert match.refused("A raise market 4") == ("DL-R19", "no-tile-left", data)
    match.play("A", "remove 1", "raise market 4", "done")
    while match.task("A") == "pay_any":
        match.play("A", "pay maize")
    assert match.city("B2") == "A: -, market, market, market"
    assert match.player("A").small == 0
    assert match.has("A") == {"maize": 4, "cacao": 4}


@pytest.mark.clause("DL-R17")
def test_tokens_on_removed_buildings_are_discarded() -> None:
    cities = {"B2": "A: garrison_2 prisoner prisoner, reserve jade, village"}
    match = table(cities=cities)
    match.play("A", "transform B2", "remove 1", "remove 2", "done")
    assert (match.supply()["prisoner"], match.supply()["jade"]) == (10, 15)
    assert match.has("A") == {"maize": 9}


@pytest.mark.clause("DL-R18")
def test_rebuilding_costs_the_full_price() -> None:
    """A palace from slots 1 and 2 to slots 2 and 3: removed, then paid again."""
    match = table(cities={"B2": "A: palace"})
    match.play("A", "transform B2", "remove 1", "raise palace 2", "done")
    assert match.has("A") == {"maize": 10 - 1 - 2}
    match = table(cities={"B2": "A: garrison"}, wealth={"A": "5 maize, 2 obsidian"})
    match.play("A", "transform B2", "raise garrison_2 1", "done")
    match.play("A", "pay maize")
    assert match.has("A") == {"maize": 4, "obsidian": 1}


@pytest.mark.clause("DL-R19")
def test_tiles_are_limits() -> None:
    """All 24 garrison tiles stand on the board: none can be built, one can be improved."""
    four = "garrison, garrison, garrison, garrison"
    names = ("A1", "B1", "C1", "D1", "E1")
    cities = dict.fromkeys(names, f"B: {four}")
    cities["F5"] = "A: garrison, garrison, garrison"
    cities["A5"] = "A: garrison, village"
    match = table(cities=cities, board=BIG, wealth={"A": "5 obsidian"})
    assert match.stock()["garrison"] == 0
    match.play("A", "transform F5")
    for building in ("garrison", "garrison_2"):
        data = {"building": building}
        assert match.refused(f"A raise {building} 4") == ("DL-R19", "no-tile-left", data)
    match.play("A", "raise garrison_2 1", "done")
    assert match.city("F5") == "A: garrison_2, garrison, garrison"
    assert match.stock()["garrison"] == 0


TWELVE = [f"{column}{row}" for row in (1, 2) for column in "ABCDEF"]


@pytest.mark.clause("DL-R20")
def test_without_a_stele_no_site_can_be_taken() -> None:
    cities = dict.fromkeys(TWELVE, "A: temple")
    match = table(cities=cities, board=BIG)
    assert match.player("A").large == 0
    assert match.options_for("A", "build") == []
    assert match.refused("A build A5") == ("DL-R20", "no-pyramid-left", {})
    match.play("A", "transform A1", "remove 1", "done")
    match.play("B", "pass")
    assert "build A5" in match.options_for("A")


@pytest.mark.clause("DL-R21")
def test_a_gain_the_supply_cannot_give_is_lost() -> None:
    """Four kings hold all 40 maize; of 2 jade one is left."""
    cards = ["favourable_maize", "exceptional_jade", "exceptional_maize"]
    match = table(4, cards=cards, wealth={"B": "10 maize, 14 jade"})
    assert match.supply()["maize"] == 0
    match.play("A", "flip 1")
    assert match.has("A") == {"maize": 10}
    assert match.heard("ran_short") == [{"seat": "A", "wealth": "maize", "amount": 1}]
    match.play("B", "flip 2")
    assert match.has("B") == {"maize": 10, "jade": 15}
    assert match.heard("ran_short")[1] == {"seat": "B", "wealth": "jade", "amount": 1}


@pytest.mark.clause("DL-R21")
def test_a_choice_is_limited_to_types_in_stock() -> None:
    match = table(cards=["distant_expedition"], wealth={"B": "15 jade, 10 prisoner"})
    match.play("A", "flip 1")
    assert match.options_for("A") == ["gain maize", "gain cacao", "gain shell", "gain obsidian"]
    assert match.refused("A gain jade")[1:] == ("none-in-supply", {"wealth": "jade"})


@pytest.mark.clause("DL-R21")
def test_an_expedition_to_an_empty_supply_brings_nothing() -> None:
    every = ", ".join(f"{count} {name}" for name, count in TOKENS.items())
    match = table(cards=["distant_expedition"], wealth={"A": "", "B": every})
    match.play("A", "flip 1")
    assert match.has("A") == {}
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-R22")
@pytest.mark.parametrize(("flipper", "got"), [("A", [1, 1, 0]), ("B", [0, 1, 1]), ("C", [1, 0, 1])])
def test_a_feast_runs_short_clockwise_from_the_flipper(flipper: str, got: list[int]) -> None:
    cities = {"D1": "A: reserve cacao"}
    wealth = {"A": "4 cacao", "B": "4 cacao", "C": "4 cacao"}
    match = table(3, cities=cities, wealth=wealth, cards=["cacao_feast"], turn=flipper)
    assert match.supply()["cacao"] == 2
    match.play(flipper, "flip 1")
    assert [match.has(seat)["cacao"] - 4 for seat in "ABC"] == got


@pytest.mark.clause("DL-R22")
def test_production_runs_short_from_the_king_who_flipped_the_last_card() -> None:
    """Three jade left; B flipped last and takes both of his, A chooses one of two cities."""
    board = BIG
    cities = {"D4": "A: village, village", "E4": "B: village, village", "F4": "A: village"}
    match = last_card(
        "favourable_maize", board=board, cities=cities, turn="B", wealth={"A": "12 jade"}
    )
    match.play("B", "flip 3")
    assert match.city("E4") == "B: village jade, village jade"
    assert match.task("A") == "fill"
    assert match.options_for("A") == ["fill D4", "fill F4"]
    assert match.refused("A fill E4") == ("DL-6.1", "no-bare-village", {"wealth": "jade"})
    match.play("A", "fill F4")
    assert (match.city("D4"), match.city("F4")) == ("A: village, village", "A: village jade")
    assert match.heard("ran_short") == [{"seat": "A", "wealth": "jade", "amount": 2}]
    assert match.supply()["jade"] == 0


@pytest.mark.clause("DL-R22")
def test_what_is_short_of_one_type_does_not_touch_the_others() -> None:
    cities = {"A1": "A: village", "B1": "A: village"}
    match = end_of_round(cities=cities, wealth={"B": "15 jade"})
    assert match.city("A1") == "A: village"
    assert match.city("B1") == "A: village maize"


@pytest.mark.clause("DL-R23")
def test_an_expedition_may_bring_a_prisoner() -> None:
    match = table(cards=["distant_expedition"])
    match.play("A", "flip 1", "gain prisoner")
    assert match.has("A") == {"maize": 10, "prisoner": 1}
    assert match.supply()["prisoner"] == 9


@pytest.mark.clause("DL-R24")
def test_a_king_without_cities_plays_on_and_nobody_trades() -> None:
    match = table(3, wealth={"B": ""}, cities={"B2": "A: village"}, turn="B")
    assert match.options_for("B") == ["flip 1", "flip 2", "flip 3", "flip 4"]
    verbs = {text.split()[0] for text in match.options_for("B")}
    assert verbs == {"flip"}
    match = table(3, cities={"B2": "A: village"}, turn="B")
    assert {text.split()[0] for text in match.options_for("B")} == {"build", "pass", "flip"}


@pytest.mark.clause("DL-R53")
def test_what_one_wealth_allows() -> None:
    cities = {"B2": "A: garrison_2, garrison, observatory", "B3": "B: temple", "C2": "A: market"}
    match = table(cities=cities, wealth={"A": "1 maize"})
    assert match.options_for("A") == [
        "build C1",  # free by the market; the others cost 1 and leave nothing
        *("transform B2", "attack B2", "transform C2", "build D2", "build C3"),
        *("pass", "flip 1", "flip 2", "flip 3", "divine"),
    ]
    match.play("A", "attack B2")
    assert match.options_for("A") == ["engage 1", "engage 2"]
    match = table(cities=cities, wealth={"A": "1 maize"})
    match.play("A", "build C1")
    assert {text.split()[1] for text in match.options_for("A")} == {
        "village",
        "garrison",
        "reserve",
    }
    match = table(cities=cities, wealth={"A": "1 obsidian"})
    match.play("A", "transform B2")
    assert match.options_for("A") == ["remove 1", "remove 2", "remove 3"]
    match = table(cities=cities, wealth={"A": "1 maize"}, cards=["insurrection"])
    match.play("A", "divine", "look 1", "flip 1")
    assert match.has("A") == {}


@pytest.mark.clause("DL-R54")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_rules_for_two_to_four(players: int) -> None:
    match = Table.new(players, "kings")
    assert match.view().target == 4
    assert (match.view().map.columns, match.view().map.rows) == (6, 5)
    assert all(one.wealth["maize"] == 10 for one in match.view().players)


@pytest.mark.clause("DL-R55")
def test_any_wealth_is_any_of_six_and_the_king_chooses() -> None:
    match = table(wealth={"A": ", ".join(f"1 {name}" for name in TOKENS)})
    match.play("A", "build B2", "raise village 1", "done")
    assert match.options_for("A") == [f"pay {name}" for name in TOKENS]
    match.play("A", "pay prisoner")
    assert match.refused("A pay prisoner") == ("DL-R55", "none-held", {"wealth": "prisoner"})
    match.play("A", "pay obsidian")
    assert match.has("A") == {"maize": 1, "cacao": 1, "shell": 1, "jade": 1}


@pytest.mark.clause("DL-R55")
def test_all_prices_of_an_action_must_be_payable_together() -> None:
    """1 jade, 1 maize: the site takes one, so an observatory leaves maize to pay the site."""
    match = table(wealth={"A": "1 jade, 1 maize"})
    match.play("A", "build B2", "raise observatory 1")
    assert match.refused("A raise reserve 2")[1] == "too-dear"
    match.play("A", "done")
    assert match.has("A") == {}
    assert match.buildings("A") == {"observatory": 1}


@pytest.mark.clause("DL-R55")
def test_a_prisoner_replaces_nothing_in_a_price() -> None:
    match = table(wealth={"A": "9 prisoner"})
    match.play("A", "build B2")
    buildable = {text.split()[1] for text in match.options_for("A", "raise")}
    assert buildable == {"village", "garrison", "palace", "temple"}


@pytest.mark.clause("DL-R57")
def test_a_removal_takes_a_whole_building() -> None:
    match = table(cities={"B2": "A: garrison_2, village"})
    match.play("A", "transform B2", "remove 1", "done")
    assert match.city("B2") == "A: -, village"
    assert match.stock()["garrison"] == 24


@pytest.mark.clause("DL-R57")
def test_an_improved_garrison_keeps_its_prisoner() -> None:
    match = table(cities={"B2": "A: garrison prisoner"}, wealth={"A": "2 obsidian"})
    match.play("A", "transform B2", "raise garrison_2 1", "done")
    assert match.city("B2") == "A: garrison_2 prisoner"
    assert match.supply()["prisoner"] == 9


@pytest.mark.clause("DL-R63")
def test_flipped_cards_stay_in_the_discard() -> None:
    cards = ["favourable_cacao", "favourable_jade", "exceptional_shell"]
    match = table(cards=cards, discard=["drought", "drought", "decadence"], round=2)
    match.play("A", "flip 2")
    assert match.view().discard == ["drought", "drought", "decadence", "favourable_jade"]
    assert match.waiting == ["B"]  # the jade serves from his next turn on
    match.play("B", "flip 1")
    match.play("A", "flip 3")
    assert match.view().round == 3
    assert match.view().discard == ["drought", "drought", "decadence", *cards]
    assert not {"favourable_jade", "exceptional_shell"} & {*match.position()["deck"]}


@pytest.mark.clause("DL-R66")
def test_the_king_chooses_the_slots_and_they_stay() -> None:
    match = table(cities={"A1": "A: village"})
    match.play("A", "build B2", "raise village 3", "raise palace 4", "done")
    places = [place.building for place in match.site("B2").places]
    assert places == ["palace", None, "village", "palace"]
    assert match.site("B2").places[0].second
    match.play("B", "pass")
    match.play("A", "transform B2", "remove 3", "done")
    assert [place.building for place in match.site("B2").places] == ["palace", None, None, "palace"]


@pytest.mark.clause("DL-R67")
def test_gains_cannot_be_refused() -> None:
    """Divination and averting are options; a card's gain comes unasked."""
    match = table(cards=["favourable_jade", "cacao_feast", "distant_expedition"])
    match.play("A", "flip 1")
    assert match.has("A")["jade"] == 1
    match.play("B", "flip 2")
    assert (match.has("A")["cacao"], match.has("B")["cacao"]) == (1, 1)
    match.play("A", "flip 3")
    assert match.options_for("A") == [f"gain {name}" for name in TOKENS]  # which, not whether
    match = table(cities={"B2": "A: observatory, village, reserve maize"}, cards=["drought"])
    match.play("A", "flip 1")  # without divination
    assert match.options_for("A") == ["offer B2.3", "suffer"]
    assert match.marked() == {}
