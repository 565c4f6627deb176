"""Chapter 16: production."""

import pytest

from tests.games.balam.facts import PRODUCED, TILES
from tests.games.balam.kit import city, last_card, table


@pytest.mark.clause("BA-16.1")
def test_each_village_receives_one_token_of_its_site() -> None:
    match = last_card(
        3,
        cities={
            "C1": city("A", "village", "palace", "village"),
            "D2": city("B", "garrison", "village", "reserve"),
            "A5": city("C", "temple", "village"),
        },
    )
    assert match.tokens("C1") == ["maize", "-", "-", "maize"]
    assert match.tokens("D2") == ["-", "jade", "-"]
    assert match.tokens("A5") == ["-", "-", "shell"]
    assert match.supply() == {
        "maize": 30 - 18 - 2,
        "cacao": 10,
        "shell": 7,
        "jade": 7,
        "obsidian": 16,
        "prisoner": 10,
    }
    assert match.heard("produced") == [
        {"seat": "A", "wealth": "maize", "places": ["C1.1", "C1.4"]},
        {"seat": "B", "wealth": "jade", "places": ["D2.2"]},
        {"seat": "C", "wealth": "shell", "places": ["A5.3"]},
    ]


@pytest.mark.clause("BA-16.1")
def test_at_the_end_of_each_round() -> None:
    deck = ["earthquake", "tidal_wave", "insurrection"]
    match = last_card(cities={"C1": city("A", "village")}, deck=deck)
    match.play("A", "done")
    assert (match.view().round, match.tokens("C1")[0]) == (2, "-")
    for seat, card in (("B", 1), ("A", 2), ("B", 3)):
        match.play(seat, f"flip {card}")
    assert match.tokens("C1")[0] == "maize"


@pytest.mark.clause("BA-16.2")
def test_five_types_and_never_prisoners() -> None:
    assert {product for product, _ in TILES.values()} == set(PRODUCED)
    match = table(board="6x5")
    assert {one.product for one in match.view().sites} == set(PRODUCED)
    every = [one.site for one in match.view().sites][:12]
    match = last_card(board="6x5", cities={name: city("A", "village") for name in every})
    produced = {one["wealth"] for one in match.heard("produced")}
    assert produced <= set(PRODUCED)
    assert match.supply()["prisoner"] == 10


@pytest.mark.clause("BA-16.3")
def test_a_short_type_is_handed_out_in_turn_order() -> None:
    """Two jade are left; B flips the last card, so he comes before C and A."""
    match = table(
        3,
        cities={
            "D2": city("A", "village"),
            "E1": city("C", "village", "village"),
            "C1": city("B", "village"),
        },
        A="jade 3",
        B="jade 3",
        cards=["eclipse", "drought up", "drought up", "drought up"],
        turn="B",
    )
    match.play("B", "flip 1")
    assert match.tokens("E1") == ["jade", "jade", "-"]
    assert match.tokens("D2") == ["-", "-", "-"]
    assert match.supply()["jade"] == 0
    assert match.heard("ran_short") == [{"seat": "A", "wealth": "jade", "amount": 1}]


@pytest.mark.clause("BA-16.3")
@pytest.mark.parametrize(("flipper", "served"), [("A", "A"), ("B", "B")])
def test_beginning_with_whoever_flipped_the_last_card(flipper: str, served: str) -> None:
    match = table(
        cities={"D2": city("A", "village"), "E1": city("B", "village")},
        A="jade 7",
        cards=["eclipse", "drought up", "drought up"],
        turn=flipper,
    )
    match.play(flipper, "flip 1")
    assert [match.tokens(name)[0] for name in ("D2", "E1")] == [
        "jade" if seat == served else "-" for seat in "AB"
    ]


@pytest.mark.clause("BA-16.3", "BA-R28")
def test_and_who_falls_short_chooses_which_villages_stay_empty() -> None:
    match = last_card(
        cities={
            "D2": city("A", "village", "village"),
            "E1": city("A", "village"),
            "C1": city("A", "village"),
        },
        A="jade 6",
    )
    assert match.prompt("A")[2] == {"wealth": "jade", "supply": 2}
    assert match.options_for("A") == ["fill E1", "fill D2"]
    assert match.refused("A fill C1") == ("BA-16.1", "no-bare-village", {"wealth": "jade"})
    match.play("A", "fill D2", "fill D2")
    assert (match.tokens("D2"), match.tokens("E1")) == (["jade", "jade", "-"], ["-"] * 3)
    assert match.tokens("C1")[0] == "maize"
    assert match.heard("ran_short") == [{"seat": "A", "wealth": "jade", "amount": 1}]
