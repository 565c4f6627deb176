"""Rulings GM-R29 to GM-R33, GM-R39 and GM-R40: scoring and start."""

from collections import Counter

import msgspec
import pytest

import ceiba
from ceiba import MalformedAction
from tests.games.gold.kit import Table, last_sale, table


@pytest.mark.clause("GM-R29")
def test_only_visible_faces_count() -> None:
    """Six stone sixths, three of them with gold on the back: one material, and worth nothing."""
    disc = ["stone sixth over gold"] * 3 + ["stone sixth over jade"] * 3
    match = last_sale(3, bases={"A": disc}, pearls=[0, 15, 15])
    assert match.sources("A") == {"discs": 10, "material": 10}


@pytest.mark.clause("GM-R29")
def test_backs_play_no_part_in_touching() -> None:
    match = table(3, bases={"A": ["gold sixth over stone", "silver sixth over bronze"]})
    assert match.view().players[0].bases[0].units == 8
    with pytest.raises(ceiba.BadPosition, match=r"GM-5\.3"):
        table(3, bases={"A": ["stone sixth over gold", "gold sixth over silver"]})


@pytest.mark.clause("GM-R30")
def test_the_bonus_holds_for_stone() -> None:
    match = last_sale(3, bases={"A": ["stone sixth"] * 6})
    assert match.sources("A")["material"] == 10


@pytest.mark.clause("GM-R31")
def test_no_deduction() -> None:
    for seat_base in ([], ["stone sixth"], ["gold sixth"] * 5):
        match = last_sale(3, bases={"A": seat_base}, pearls=[0, 15, 15])
        assert match.total("A") == 0


@pytest.mark.clause("GM-R32")
@pytest.mark.parametrize(
    ("pearls", "winners"),
    [([10, 10, 10], ("A", "B", "C")), ([12, 6, 12], ("A", "C")), ([0, 15, 15], ("B", "C"))],
)
def test_tied_totals_share_the_win(pearls: list[int], winners: tuple[str, ...]) -> None:
    match = last_sale(3, pearls=pearls)
    outcome = match.outcome()
    assert outcome is not None
    assert tuple("ABC"[seat] for seat in outcome.winners) == winners
    assert match.heard("winners") == [{"seats": list(winners), "total": max(pearls)}]


@pytest.mark.clause("GM-R32")
def test_a_disc_breaks_no_tie() -> None:
    """24 with a disc and 24 in pearls are the same."""
    disc = ["silver sixth", "silver sixth", "silver sixth", "bronze quarter", "bronze quarter"]
    match = last_sale(3, bases={"A": disc}, pearls=[1, 5, 24])
    outcome = match.outcome()
    assert outcome is not None
    assert [score.rank for score in outcome.scores] == [1, 3, 1]


@pytest.mark.clause("GM-R39")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_at_random(players: int) -> None:
    games = 240
    starts = Counter(
        Table.new(players, f"start{game}").heard("started")[0]["seat"] for game in range(games)
    )
    for seat in "ABCD"[:players]:
        assert abs(starts[seat] - games / players) < 4 * (games / players) ** 0.5


@pytest.mark.clause("GM-R39")
def test_drawing_is_the_only_effect_of_the_role() -> None:
    """The same table with another drawer: all is the same but who draws."""
    tables = {seat: table(3, auction=["gold sixth"], drawer=seat) for seat in "ABC"}
    for match in tables.values():
        match.bid(3, 3, 1)
    views = [msgspec.to_builtins(match.view("A")) for match in tables.values()]
    for view in views:
        del view["drawer"]
    assert views[0] == views[1] == views[2]
    options = [[match.options_for(seat) for seat in "ABC"] for match in tables.values()]
    assert options[0] == options[1] == options[2]


@pytest.mark.clause("GM-R40")
def test_how_one_turns_the_fist_is_no_answer() -> None:
    """Bidding knows a number and nothing else: no gesture can be said, asked for or told."""
    match = Table.new(3, "fist")
    for text in ("turn fist", "fist", "bid 3 palm up", "open"):
        with pytest.raises(MalformedAction):
            match.play(f"A {text}")
    decision = match.decision("A")
    assert decision is not None
    assert {tuple(option.args) for option in decision.options} == {("pearls",)}
    match.play("A bid 3")
    assert match.heard("committed") == [{"seat": "A"}]
