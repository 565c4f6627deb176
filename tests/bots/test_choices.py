"""Bots through the public doors: matches, positions and words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ceiba
from ceiba.bots import NAMES, Knowledge, bot, choose
from ceiba.core.errors import BadOptions
from ceiba.core.seed import seeded
from ceiba.games.gold.game import GAME
from tests.bots.moments import small_bots


@given(seed=st.integers(0, 10_000), players=st.integers(2, 4), which=st.integers(0, 3))
@settings(max_examples=12, deadline=None)
def test_whole_games_end(seed: int, players: int, which: int) -> None:
    """Only the bots' own answers, through the gate that checks them."""
    match = ceiba.new("gold", players, seed=f"whole-{seed}")
    luck = seeded(f"bots {seed}")
    chosen = small_bots("gold")[which]
    while not match.over:
        for letter in match.waiting:
            known = Knowledge(match.state, "ABCD".index(letter))
            texts = [GAME.vocabulary.text(action) for action in chosen.walk(known, luck)]
            match.answer(letter, texts)
    assert match.outcome() is not None


@pytest.mark.parametrize("name", NAMES)
def test_choose_answers_in_words(name: str) -> None:
    match = ceiba.new("gold", players=3, seed="words")
    match.play("A bid 3")
    match.play("B bid 2")
    texts = choose(match.position(), 2, name, "any")
    assert texts == choose(match.position(), 2, name, "any")
    assert len(texts) == 1
    assert texts[0] in match.options_for("C")
    match.play("C bid 0")
    match.answer("A", choose(match.position(), 0, name, "any"))


def test_goes_on_where_another_began_to_lay_out() -> None:
    """Somebody left in the middle of a layout; the bot cannot start it again."""
    match = ceiba.set_up(
        {
            "game": "gold",
            "players": 3,
            "bases": {"A": [["silver sixth over bronze", "silver sixth over bronze"]]},
            "winner": "A",
            "bids": [3, 1, 0],
            "opened": True,
            "payee": "C",
            "layout": {"piece": "bronze quarter over jade", "row": ["silver sixth over bronze"]},
        },
        seed="left",
    )
    match.answer("A", choose(match.position(), 0, "adept", "any"))
    assert match.decision("A") is None or match.decision("A").task == "bidding"
    row = match.view("A").players[0].bases[0].row
    assert row[0].material == "silver"  # what was laid already stays


def test_there_is_no_other_bot() -> None:
    everybody = "there are: random, greedy, beginner, novice, adept, master, seer"
    with pytest.raises(BadOptions, match=everybody):
        bot("grandmaster")
