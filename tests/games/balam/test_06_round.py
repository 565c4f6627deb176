"""Chapter 6: the round."""

import pytest

from tests.games.balam.kit import city, last_card, new, round_of, table
from tests.testkit.table import SEATS


@pytest.mark.clause("BA-6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_card_more_than_kings_from_the_top_face_down(players: int) -> None:
    match = new(players)
    on_top = match.position()["cards"]
    cards = match.view().cards
    assert len(cards) == players + 1
    assert {(card.up, card.face) for card in cards} == {(False, None)}
    assert all(card.startswith("prosperous") for card in on_top)
    assert match.view().deck == 72 - players - 1


@pytest.mark.clause("BA-6.1")
def test_the_next_round_takes_the_next_cards() -> None:
    deck = ["drought", "insurrection", "earthquake", "decadence"]
    match = last_card(deck=deck)
    assert (match.view().round, match.view().deck) == (2, 1)
    assert match.position()["cards"] == deck[:3]
    assert match.heard("round") == [{"round": 2, "cards": 3, "seat": "B"}]


@pytest.mark.clause("BA-6.2")
def test_divination_comes_before_the_turns() -> None:
    match = last_card(cities={"D2": city("A", "observatory")})
    assert match.view().round == 2
    assert (match.waiting, match.options_for("A")) == (
        ["A"],
        ["look 1", "look 2", "look 3", "done"],
    )
    match.play("A", "done")
    assert match.waiting == ["B"]  # it is B who opens the round


@pytest.mark.clause("BA-6.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    match = table(players, turn="B", first="B")
    order = []
    for _ in range(2 * players):
        [seat] = match.waiting
        order.append(seat)
        match.play(f"{seat} pass")
    kings = SEATS[:players]
    assert "".join(order) == (kings[1:] + kings[0]) * 2


@pytest.mark.clause("BA-6.3")
@pytest.mark.parametrize(("last", "opens"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_king_left_of_the_last_one_opens_the_next_round(last: str, opens: str) -> None:
    """Whoever had opened this one."""
    match = round_of("earthquake", players=3, first="B", turn=last)
    match.play(f"{last} flip 1")
    assert (match.view().round, match.waiting) == (2, [opens])


@pytest.mark.clause("BA-6.4")
def test_laps_go_on_until_the_last_card_is_flipped() -> None:
    match = table(cards=["earthquake", "tidal_wave", "drought"])
    for _ in range(4):
        match.play("A", "pass")
        match.play("B", "pass")
    match.play("A", "flip 2")
    match.play("B", "pass")
    match.play("A", "flip 1")
    assert (match.view().round, match.waiting) == (1, ["B"])
    match.play("B", "flip 3")
    assert match.view().round == 2


@pytest.mark.clause("BA-6.4")
def test_the_round_ends_at_once_after_the_effect_of_the_last_card() -> None:
    """B had no turn in this round, and gets none."""
    match = last_card(card="exceptional_katun", A="maize", eclipse=True)
    assert match.has("A") == {"maize": 3}
    assert match.waiting == ["B"]
    assert match.heard("round")[0]["round"] == match.view().round


@pytest.mark.clause("BA-6.5")
def test_the_order_of_the_end_of_a_round() -> None:
    match = last_card(
        cities={"C1": city("A", "village", "temple"), "B1": city("B", "village")}, card="ball_match"
    )
    match.play("A", "take C1.1", "to C1.2", "done")
    match.play("B", "done")
    order = [
        kind
        for kind in match.kinds()
        if kind
        in ("flipped", "produced", "distribution", "distributed", "spoiled", "clemency", "round")
    ]
    assert order == [
        *("flipped", "produced", "produced", "distribution", "distributed"),
        *("spoiled", "clemency", "round"),
    ]


@pytest.mark.clause("BA-6.5", "BA-22.1")
def test_losses_come_before_clemency() -> None:
    """With all maize out, the two that spoil are the only ones Chaak can give."""
    match = last_card(
        cities={"C1": city("A", "village", "village")}, card="earthquake", A="maize 28", B=""
    )
    assert match.supply()["maize"] == 0
    match.play("A", "done")
    assert match.has("A") == {"maize": 30}
    assert match.has("B") == {}


@pytest.mark.clause("BA-6.6", "BA-17.8")
def test_all_kings_plan_at_the_same_time() -> None:
    match = last_card(
        3,
        cities={"C1": city("A", "village"), "B1": city("B", "village"), "D2": city("C", "village")},
    )
    assert match.waiting == ["A", "B", "C"]
    assert [match.token(place) for place in ("C1.1", "B1.1", "D2.1")] == ["maize", "cacao", "jade"]
    match.play("C", "done")
    assert match.waiting == ["A", "B"]
    match.play("A", "done")
    match.play("B", "done")
    assert match.view().round == 2


@pytest.mark.clause("BA-6.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chaak_gives_two_maize_to_each_king(players: int) -> None:
    match = last_card(players, card="earthquake", A="jade", B="", C="maize", D="maize 9")
    after = [{"jade": 1, "maize": 2}, {"maize": 2}, {"maize": 3}, {"maize": 11}]
    assert [match.has(seat) for seat in SEATS[:players]] == after[:players]


@pytest.mark.clause("BA-6.7")
def test_but_not_after_the_eclipse() -> None:
    match = last_card(3, card="earthquake", eclipse=True)
    assert [match.has(seat) for seat in "ABC"] == [{"maize": 6}] * 3
    assert match.heard("clemency") == []


@pytest.mark.clause("BA-6.8")
def test_the_game_ends_when_the_target_is_reached() -> None:
    assert not last_card(3, card="ball_match", matches=1).over
    match = last_card(3, card="ball_match", matches=2)
    assert match.over
    assert match.heard("round") == []
    assert match.heard("ended") == [{"matches": 3}]


@pytest.mark.clause("BA-6.8", "BA-23.1")
def test_not_before_the_end_of_the_round() -> None:
    """The target match is the first of three cards: the others are still to be flipped."""
    match = table(matches=1, cards=["ball_match", "exceptional_katun", "tidal_wave"])
    match.play("A", "flip 1")
    assert not match.over
    match.play("B", "build C1", "raise village 1", "done")
    match.play("A", "flip 2")
    assert match.has("A") == {"maize": 8}
    match.play("B", "flip 3")
    assert match.built("C1")[0] == "village"
    assert not match.over  # B distributes what his village has produced
    match.play("B", "done")
    assert match.over
    # 8 + 2 of Chaak; 6 - 2 + 2: half of it
    assert match.scores() == [5, 3]
    assert match.points("B") == 3
