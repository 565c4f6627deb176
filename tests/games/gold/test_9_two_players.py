"""Chapter 9 and the rulings for two players."""

import itertools

import pytest

from ceiba import BadPosition
from tests.games.gold.kit import Table, bought, hands, last_sale, table

ONE = ["gold sixth over silver", "silver sixth over bronze"]
TWO = ["jade eighth over stone"]


@pytest.mark.clause("GM-9.1")
def test_two_bases_and_ten_pearls_each() -> None:
    match = Table.new(2)
    assert [len(player.bases) for player in match.view().players] == [2, 2]
    assert match.pearls() == [10, 10]


@pytest.mark.clause("GM-9.2", "GM-R34")
@pytest.mark.parametrize(("base", "changed", "same"), [(1, 1, 2), (2, 2, 1)])
def test_the_piece_goes_to_one_base_and_only_that_changes(
    base: int, changed: int, same: int
) -> None:
    match = bought("bronze sixth over jade", ONE, TWO, players=2)
    before = match.row("A", same, seen_by="A")
    decision = match.decision("A")
    assert decision is not None
    assert decision.task == "choose_base"
    assert match.options_for("A") == ["base 1", "base 2"]
    match.place(f"base {base}", "bronze sixth over jade", "stop")
    assert match.row("A", changed) == ["bronze sixth"]
    assert match.row("A", same, seen_by="A") == before


@pytest.mark.clause("GM-9.3", "GM-R37")
def test_both_discs_and_the_pearls_are_added() -> None:
    discs = [["gold sixth"] * 6, ["silver eighth", "silver eighth", "silver quarter"] * 2]
    match = last_sale(2, bases={"A": discs}, pearls=[6, 14])
    assert match.sources("A") == {"discs": 20, "material": 20, "pieces": 42, "pearls": 6}
    assert match.total("A") == 88


@pytest.mark.clause("GM-R34")
def test_the_base_is_named_with_the_layout() -> None:
    match = bought("bronze sixth over jade", ONE, TWO, players=2)
    asked = ("GM-9.2", "not-now", {"asked": "choose-base"})
    assert match.refused("A lay bronze sixth over jade") == asked
    assert match.refused("A stop") == asked
    match.place("base 2", "stop")
    assert match.heard("laid_out", "B") == [{"seat": "A", "base": 2, "row": []}]


@pytest.mark.clause("GM-R35")
def test_pieces_never_change_from_one_base_to_the_other() -> None:
    match = bought("bronze sixth over jade", ONE, TWO, players=2)
    match.place("base 1")
    why = {"piece": "jade eighth"}
    assert match.refused("A lay jade eighth over stone") == ("GM-9.2", "other-base", why)
    assert "lay jade eighth over stone" not in match.options_for("A")


@pytest.mark.clause("GM-R35")
def test_only_the_chosen_base_and_the_new_piece_can_be_thrown_away() -> None:
    match = bought("bronze sixth over jade", ONE, TWO, players=2)
    match.place("base 1", "stop")
    thrown = [("gold sixth", "A"), ("silver sixth", "A"), ("bronze sixth", "A")]
    assert match.box() == thrown
    assert match.row("A", 2, seen_by="A") == TWO


@pytest.mark.clause("GM-R36")
@pytest.mark.parametrize("face", ["gold quarter over stone", "stone quarter over gold"])
def test_an_empty_second_base_takes_any_piece(face: str) -> None:
    match = bought("gold quarter over stone", ["jade sixth over bronze"], [], players=2)
    match.place("base 2", face, "stop")
    assert match.row("A", 2, seen_by="A") == [face]
    assert match.row("A", 1, seen_by="A") == ["jade sixth over bronze"]


@pytest.mark.clause("GM-R37")
def test_each_disc_earns_its_own_awards() -> None:
    mixed = ["silver sixth", "silver sixth", "silver sixth", "bronze quarter", "bronze quarter"]
    match = last_sale(2, bases={"A": [["gold sixth"] * 6, mixed]}, pearls=[0, 20])
    assert match.sources("A") == {"discs": 20, "material": 10, "pieces": 37}


@pytest.mark.clause("GM-R37")
def test_one_material_means_within_one_disc() -> None:
    discs = [["gold sixth"] * 6, ["jade sixth over bronze"] * 2 + ["jade sixth over stone"]]
    discs[1] += ["jade eighth", "jade eighth", "jade quarter over stone"]
    match = table(2, bases={"B": discs}, bag=0, auction=["bronze sixth"])
    match.bid(0, 0)
    assert match.sources("B")["material"] == 20


@pytest.mark.clause("GM-R38")
@pytest.mark.parametrize(("a", "b"), list(itertools.product(range(5), repeat=2)))
def test_the_payee_is_the_other_player_and_equal_bids_cancel(a: int, b: int) -> None:
    match = hands(a, b, auction=["gold sixth"])
    if a == b:
        assert [lost["piece"] for lost in match.heard("lost")] == ["gold sixth"]
        assert match.pearls() == [10, 10]
    else:
        paid = max(a, b)
        winner = "A" if a > b else "B"
        other = "B" if a > b else "A"
        assert match.heard("paid") == [{"seat": winner, "to": other, "pearls": paid}]
        assert match.decision(winner) is not None  # lays out at once, has nobody to choose


@pytest.mark.clause("GM-9.1")
def test_three_players_have_no_second_base() -> None:
    with pytest.raises(BadPosition, match=r"GM-2\.1"):
        table(3, bases={"A": [["gold sixth"], ["jade sixth"]]})
