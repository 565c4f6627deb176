"""The 108 answers, and every refusal with its clause and its numbers."""

from typing import Any

import pytest

import ceiba
from ceiba.core.sentence import declared, kebab
from ceiba.games.gold import refusals as game_refusals
from tests.games.gold.kit import bought, hands, last_sale, table

GOLD = ceiba.find_game("gold")
GAPS: dict[str, Any] = {"options": {"contiguous_layout": False}}


def test_the_vocabulary() -> None:
    texts = [GOLD.vocabulary.text(action) for action in range(len(GOLD.vocabulary))]
    assert len(texts) == 41 + 4 + 2 + 30 + 30 + 1 == 108
    assert texts[:3] == ["bid 0", "bid 1", "bid 2"]
    assert texts[40:47] == ["bid 40", "pay A", "pay B", "pay C", "pay D", "base 1", "base 2"]
    assert texts[47] == "lay gold eighth over silver"
    assert texts[-1] == "stop"


@pytest.mark.clause("GM-1.5")
def test_every_side_of_every_kind_can_be_named() -> None:
    ring = ["gold", "silver", "bronze", "jade", "stone"]
    sides = {
        f"{one} {size} over {other}"
        for i, first in enumerate(ring)
        for one, other in ((first, ring[(i + 1) % 5]), (ring[(i + 1) % 5], first))
        for size in ("eighth", "sixth", "quarter")
    }
    texts = {GOLD.vocabulary.text(action) for action in range(len(GOLD.vocabulary))}
    assert {text[4:] for text in texts if text.startswith("lay")} == sides
    assert {text[5:] for text in texts if text.startswith("skip")} == sides


def refusals() -> dict[str, tuple[str, str, dict[str, Any]]]:
    """One situation for every refusal the game can give."""
    found = {}
    bidding = table(3, pearls=[4, 13, 13])
    found["bid-too-high"] = bidding.refused("A bid 5")
    found["not-now"] = bidding.refused("A stop")
    bidding.play("A bid 1")
    found["bid-in"] = bidding.refused("A bid 2")

    choosing = hands(5, 0, 0, 2)
    found["not-asked"] = choosing.refused("B pay C")
    found["pay-self"] = choosing.refused("A pay A")
    found["pay-nobody"] = hands(5, 0, 0).refused("A pay D")
    found["pay-not-lowest"] = choosing.refused("A pay D")

    laying_out = bought("jade sixth over stone", base=["gold sixth over silver"])
    laying_out.place("gold sixth over silver")
    found["not-in-hand"] = laying_out.refused("A lay gold sixth over silver")
    found["other-back"] = laying_out.refused("A lay jade sixth over bronze")
    found["cannot-touch"] = laying_out.refused("A lay jade sixth over stone")
    found["no-gaps"] = laying_out.refused("A skip jade sixth over stone")

    disc = ["gold sixth over silver", "silver sixth over bronze", "bronze sixth over jade"]
    disc += ["bronze sixth over jade", "jade sixth over stone"]
    closing = bought("jade sixth over bronze", base=disc)
    closing.place(*disc)
    found["ends-cannot-touch"] = closing.refused("A lay jade sixth over bronze")
    long = bought("jade quarter over bronze", base=disc)
    long.place(*disc)
    found["too-long"] = long.refused("A lay jade quarter over bronze")

    two = bought("gold sixth over silver", [], ["jade sixth over stone"], players=2)
    two.place("base 1")
    found["other-base"] = two.refused("A lay jade sixth over stone")
    gaps = bought("gold sixth over silver", **GAPS)
    found["no-gap-first"] = gaps.refused("A skip gold sixth over silver")
    found["over"] = last_sale(3).refused("A bid 0")
    return found


EXPECTED: dict[str, tuple[str, dict[str, Any]]] = {
    "bid-too-high": ("GM-R8", {"bid": 5, "pearls": 4}),
    "not-now": ("GM-4.1", {"asked": "bid"}),
    "bid-in": ("GM-R8", {"seats": ["B", "C"]}),
    "not-asked": ("GM-4.6", {"seats": ["A"], "task": "asked choose_payee"}),
    "pay-self": ("GM-R5", {}),
    "pay-nobody": ("GM-R5", {"to": "D"}),
    "pay-not-lowest": ("GM-4.6", {"to": "D", "bid": 2, "lowest": 0}),
    "not-in-hand": ("GM-R18", {"piece": "gold sixth"}),
    "other-back": ("GM-R18", {"piece": "jade sixth", "back": "stone"}),
    "cannot-touch": ("GM-5.3", {"piece": "jade sixth", "neighbour": "gold sixth"}),
    "no-gaps": ("GM-R15", {}),
    "ends-cannot-touch": ("GM-R16", {"piece": "jade sixth", "neighbour": "gold sixth"}),
    "too-long": ("GM-5.9", {"piece": "jade quarter", "units": 6, "free": 4}),
    "other-base": ("GM-9.2", {"piece": "jade sixth"}),
    "no-gap-first": ("GM-R41", {}),
    "over": ("", {}),
}


def test_every_refusal_names_its_clause_and_its_numbers() -> None:
    found = refusals()
    assert set(found) == set(EXPECTED)
    for key, (clause, data) in EXPECTED.items():
        assert found[key] == (clause, key, data)


def test_every_refusal_the_game_declares_can_be_given() -> None:
    assert {kebab(struct.__name__) for struct in declared(game_refusals)} <= set(EXPECTED)


def test_blocked_says_why_pieces_in_hand_do_not_fit() -> None:
    match = bought("jade sixth over stone", base=["gold sixth over silver"])
    match.place("gold sixth over silver")
    decision = match.decision("A")
    assert decision is not None
    blocked = {option.text: (option.why.clause, option.why.key) for option in decision.blocked}
    assert blocked == {
        "lay jade sixth over stone": ("GM-5.3", "cannot-touch"),
        "lay stone sixth over jade": ("GM-5.3", "cannot-touch"),
    }


@pytest.mark.parametrize(
    ("prepare", "task", "prompt", "data"),
    [
        ("bidding", "bidding", "bid", {"piece": "gold sixth", "pearls": 10}),
        ("payee", "choose_payee", "choose-payee", {"seats": ["B", "C"], "pearls": 5}),
        ("base", "choose_base", "choose-base", {"piece": "gold sixth", "back": "silver"}),
        ("row", "lay_out", "lay-out", {"left": 1, "units": 0, "free": 24, "value": 0, "now": 0}),
        (
            "done",
            "lay_out",
            "lay-out-all",
            {"units": 4, "value": 4, "material": 10, "now": 0, "whole": 24},
        ),
    ],
)
def test_what_is_asked(prepare: str, task: str, prompt: str, data: dict[str, Any]) -> None:
    match = {
        "bidding": lambda: table(3, auction=["gold sixth"]),
        "payee": lambda: hands(5, 1, 1),
        "base": lambda: bought("gold sixth over silver", [], [], players=2),
        "row": lambda: bought("gold sixth over silver"),
        "done": lambda: bought("gold sixth over silver"),
    }[prepare]()
    if prepare == "done":
        match.place("gold sixth over silver")
    decision = match.decision("A")
    assert decision is not None
    assert (decision.task, decision.prompt.key) == (task, prompt)
    assert {name: decision.prompt.data[name] for name in data} == data


def test_pieces_alike_are_one_option() -> None:
    match = bought("gold sixth over silver", base=["gold sixth over silver"] * 2)
    assert match.options_for("A") == [
        "lay gold sixth over silver",
        "lay silver sixth over gold",
        "stop",
    ]


def test_a_whole_auction_in_a_batch_is_for_the_buyer_alone() -> None:
    match = table(3, auction=["gold sixth over silver"])
    match.bid(3, 1, 0)
    match.answer("A", ["lay gold sixth over silver", "stop"])
    assert match.waiting == ["A", "B", "C"]
