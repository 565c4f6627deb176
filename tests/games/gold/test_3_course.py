"""Chapter 3: course of the game."""

import pytest

from tests.games.gold.kit import ALL_PIECES, Table, table

THREE = ["gold sixth", "jade eighth", "stone quarter"]


@pytest.mark.clause("GM-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_auction_sells_the_foremost_piece_and_every_player_takes_part(players: int) -> None:
    match = table(players, auction=THREE)
    assert match.waiting == list("ABCD"[:players])
    for seat in match.waiting:
        decision = match.decision(seat)
        assert decision is not None
        assert decision.task == "bidding"
        assert decision.prompt.data["piece"] == "gold sixth"
    match.bid(*range(players, 0, -1))
    [won] = match.heard("won")
    assert won["piece"] == "gold sixth"


@pytest.mark.clause("GM-3.1")
def test_a_series_of_auctions() -> None:
    match = table(3, auction=THREE)
    match.bid(0, 0, 0)
    [next_one] = match.heard("auction")
    assert next_one["piece"] == "jade eighth"
    assert match.waiting == ["A", "B", "C"]


@pytest.mark.clause("GM-3.2")
def test_the_slots_are_filled_before_the_first_auction() -> None:
    kinds = [event.kind for event in Table.new(3).events()]
    assert kinds == ["started", "drawn", "drawn", "drawn", "auction"]


@pytest.mark.clause("GM-3.3")
def test_pieces_move_up_and_the_next_player_draws() -> None:
    match = table(3, auction=THREE, drawer="B")
    match.bid(0, 0, 0)
    [draw] = match.heard("drawn")
    assert (draw["seat"], draw["slot"]) == ("C", 3)
    assert match.board() == ["jade eighth", "stone quarter", draw["piece"]]


@pytest.mark.clause("GM-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawing_goes_round_clockwise(players: int) -> None:
    match = table(players, drawer="ABCD"[players - 1])
    for _ in range(6):
        match.bid(*[0] * players)
    drawers = [draw["seat"] for draw in match.heard("drawn")]
    assert drawers == [("ABCD"[:players] * 6)[i] for i in range(6)]


@pytest.mark.clause("GM-3.3")
def test_the_draw_comes_after_a_sale_too() -> None:
    match = table(3, auction=THREE, drawer="A")
    match.bid(2, 1, 0)
    assert match.heard("drawn") == []
    assert match.board() == ["jade eighth", "stone quarter"]  # the piece sold is in A's hand
    match.place("stop")
    [draw] = match.heard("drawn")
    assert draw["seat"] == "B"


@pytest.mark.clause("GM-3.4")
@pytest.mark.parametrize("listener", [None, "A", "B", "C"])
def test_nobody_sees_the_underside_of_a_draw(listener: str | None) -> None:
    match = table(3, drawer="A")  # B draws
    match.bid(0, 0, 0)
    [draw] = match.heard("drawn", listener)
    assert set(draw) == {"seat", "piece", "slot", "bag"}
    assert len(draw["piece"].split()) == 2
    assert match.view(listener).slots[2].back is None


@pytest.mark.clause("GM-3.5")
def test_the_last_draw_is_announced_to_all() -> None:
    match = table(4, bag=2, drawer="D")
    match.bid(0, 0, 0, 0)
    assert match.heard("last_drawn") == []
    match.bid(0, 0, 0, 0)
    for listener in (None, "A", "B", "C", "D"):
        assert match.heard("last_drawn", listener) == [{"seat": "B"}]
    assert match.view().bag == 0


@pytest.mark.clause("GM-3.5")
def test_it_is_announced_once() -> None:
    match = Table.new(2, "once")
    match.play_out(lambda _, options: options[0])
    assert len(match.heard("last_drawn")) == 1


@pytest.mark.clause("GM-3.6")
def test_with_a_complete_disc_one_goes_on_bidding() -> None:
    match = table(3, bases={"A": ["gold sixth"] * 6}, auction=["jade sixth over stone"])
    assert match.view().players[0].bases[0].complete
    assert match.options_for("A") == [f"bid {pearls}" for pearls in range(11)]
    match.bid(3, 1, 0)
    assert match.waiting == ["A"]  # and may buy
    assert "lay jade sixth over stone" in match.options_for("A")


def test_the_thirty_pieces_are_those_of_the_box() -> None:
    assert len(ALL_PIECES) == 30
    assert table(3).row("A") == []
