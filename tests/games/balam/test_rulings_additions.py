"""Further rulings on turns and buildings (BA-R77 to BA-R82, BA-R84, BA-R85)."""

from __future__ import annotations

import pytest

from tests.games.balam.kit import (
    asked,
    built,
    city,
    generator,
    has,
    heard,
    marked,
    new,
    options,
    owner,
    play,
    player,
    prompt,
    raze,
    refused,
    round_of,
    stock,
    supply,
    table,
    token,
    view,
    war,
)


@pytest.mark.clause("BA-R77")
def test_with_exactly_one_wealth() -> None:
    """Flip, pass, attack, or remove."""
    cities = {"C1": city("A", "garrison", "village"), "C2": city("B", "village")}
    match = table(cities=cities, A="jade")
    assert {option.split()[0] for option in options(match, "A")} == {
        *("flip", "pass", "attack", "transform"),
    }
    why = {"site": "D2", "price": 1, "wealth": 1}
    assert refused(match, "A build D2") == ("BA-R77", "site-too-dear", why)
    play(match, "A", "transform C1")
    assert options(match, "A") == ["remove 1", "remove 2"]
    assert refused(match, "A raise village 3") == (
        *("BA-9.9", "too-dear", {"building": "village", "cost": 1, "left": 0}),
    )
    why_jade = {"building": "observatory", "cost": 1, "left": 0}
    assert refused(match, "A raise observatory 3") == ("BA-9.9", "too-dear", why_jade)
    play(match, "A", "remove 1", "done")
    assert (built(match, "C1"), has(match, "A")) == (["-", "village", "-", "-"], {})


@pytest.mark.clause("BA-R77")
def test_the_one_wealth_pays_an_attack() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="prisoner")
    play(match, "A", "attack C1")
    assert (has(match, "A"), owner(match, "C2")) == ({}, None)


@pytest.mark.clause("BA-R78")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_always_ends(players: int) -> None:
    """All pass as long as they can: then all that is left is to flip."""
    match = new(players)
    turns = 0
    while view(match).round == 1:
        [seat] = match.waiting
        choices = options(match, seat)
        match.play(f"{seat} {'pass' if 'pass' in choices else choices[-1]}")
        turns += 1
        assert turns < 100
    assert sum(supply(match).values()) <= 82


@pytest.mark.clause("BA-R79")
def test_what_a_card_gives_is_used_from_the_next_turn_on() -> None:
    match = round_of("exceptional_katun", "drought", A="", B="maize")
    play(match, "A", "flip 1")
    assert (has(match, "A"), match.waiting) == ({"maize": 2}, ["B"])
    play(match, "B", "pass")
    play(match, "A", "build D2", "raise village 1", "done")
    assert has(match, "A") == {}


@pytest.mark.clause("BA-R80")
def test_two_kings_use_the_same_rules() -> None:
    cities = {"D3": city("A", "observatory", "observatory"), "E2": city("B", "observatory")}
    cards = ["drought", "eclipse", "tidal_wave"]
    match = table(cities=cities, cards=cards, agenda=["divination", "first_turn"])
    assert prompt(match, "A") == {"left": 2}
    play(match, "A", "look 1", "look 3")
    assert prompt(match, "B") == {"left": 1}
    play(match, "B", "look 2")
    assert asked(match, "A") == "turn"
    faces = [[card.face for card in view(match, seat).cards] for seat in "AB"]
    assert faces == [["drought", None, "tidal_wave"], [None, "eclipse", None]]


HOW = ["war", "skull", "catastrophe", "removal"]


@pytest.mark.clause("BA-R81")
@pytest.mark.parametrize("how", HOW)
def test_however_a_building_leaves_its_tile_and_token_return(how: str) -> None:
    """A garrison with an obsidian, the last building of A's city on C1."""
    cities = {"C1": city("A", "garrison obsidian"), "C2": city("B", "garrison", "garrison")}
    if how == "war":
        match = table(cities=cities, generator=generator((2,)), turn="B")
        play(match, "B", "attack C2", "engage 1")
        play(match, "A", "spend 0")
    elif how == "skull":
        match = war(-1, cities=cities)
        play(match, "A", "attack C1", "spend 0")
    elif how == "catastrophe":
        match = round_of("toltec_raid", "drought", cities=cities)
        play(match, "A", "flip 1")
    else:
        match = table(cities=cities)
        play(match, "A", "transform C1", "remove 1", "done")
    assert (built(match, "C1"), owner(match, "C1")) == (["-"] * 4, None)
    assert (supply(match)["obsidian"], stock(match)["village_garrison"]) == (16, 51 - 2)
    assert player(match, "A").large == 12
    assert [one["site"] for one in heard(match, "city_lost")] == ["C1"]


@pytest.mark.clause("BA-R81")
def test_the_pyramids_of_its_markets_return_too() -> None:
    cities = {"C1": city("A", "market", "market"), "C2": city("B", "garrison", "garrison")}
    match = table(cities=cities, generator=generator((2,)), turn="B", B="maize")
    play(match, "B", "attack C2", "engage 1")
    raze(match, "B")
    assert (owner(match, "C1"), marked(match, "A"), player(match, "A").small) == (None, {}, 15)
    assert stock(match)["market_reserve"] == 16


@pytest.mark.clause("BA-R82")
def test_the_king_chooses_the_slots_and_they_stay() -> None:
    match = table(A="maize 9")
    play(match, "A", "build C1", "raise village 3")
    slots = {int(text.split()[1]) for text in options(match, "A", "raise") if "garrison" in text}
    assert slots == {1, 2, 4}
    play(match, "A", "raise palace 4", "done")
    assert built(match, "C1") == ["=", "-", "village", "palace"]
    play(match, "B", "pass")
    play(match, "A", "transform C1", "raise reserve 2", "done")
    assert built(match, "C1") == ["=", "reserve", "village", "palace"]


@pytest.mark.clause("BA-R84")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_card_to_flip(players: int) -> None:
    match = new(players, seed="always")
    for step in range(150):
        if match.over:
            break
        for seat in match.waiting[:1]:
            choices = options(match, seat)
            assert choices
            if asked(match, seat) == "turn":
                assert [choice for choice in choices if choice.startswith("flip")]
            match.play(f"{seat} {choices[(step * 5 + 3) % len(choices)]}")


@pytest.mark.clause("BA-R84")
def test_build_is_offered_only_if_a_building_can_be_put_up_or_removed() -> None:
    """Two tokens, no village tile left, and neither a maize nor another given type."""
    sites = {"B1": 4, "E1": 3, "D2": 3, "E2": 4, "F2": 4, "A3": 3, "B3": 4, "D3": 4, "E3": 4}
    sites |= {"F3": 3, "A4": 3, "B4": 3, "D4": 4, "F4": 3, "C1": 2}
    cities = {
        name: city("AB"[number % 2], *["village"] * slots)
        for number, (name, slots) in enumerate(sites.items())
    }
    match = table(cities=cities, A="obsidian 2")
    assert stock(match)["village_garrison"] == 0
    assert options(match, "A", "build") == []
    assert refused(match, "A build C5") == ("BA-R84", "nothing-to-build", {"site": "C5"})
    assert len(options(match, "A", "transform")) == 8  # a removal is possible everywhere
    match = table(cities=cities, A="obsidian 3")  # two for a palace
    assert "C5" in options(match, "A", "build")


@pytest.mark.clause("BA-R84")
def test_attack_is_offered_only_with_a_garrison_and_an_enemy_neighbour() -> None:
    cities = {"C1": city("A", "village"), "F5": city("A", "garrison"), "C2": city("B", "village")}
    assert options(table(cities=cities), "A", "attack") == []
    cities["C1"] = city("A", "village", "garrison")
    assert options(table(cities=cities), "A", "attack") == ["C1"]


@pytest.mark.clause("BA-R85")
@pytest.mark.parametrize(
    "card",
    [
        *("prosperous_maize_cacao", "favourable_maize", "exceptional_katun"),
        *("expedition_return", "cacao_feast", "princely_wedding"),
    ],
)
def test_gains_cannot_be_refused(card: str) -> None:
    match = round_of(card, "drought", A="", B="maize 2 jade")
    play(match, "A", "flip 1")
    if asked(match, "A"):
        assert refused(match, "A done")[1] == "not-now"
        assert not {"done", "drop", "keep"} & set(options(match, "A"))
        play(match, "A", options(match, "A")[0])
    assert sum(has(match, "A").values()) >= 1


@pytest.mark.clause("BA-R85")
def test_divination_and_each_sacrifice_are_optional() -> None:
    match = table(
        cities={"D3": city("A", "observatory")},
        cards=["drought", "eclipse", "tidal_wave"],
        agenda=["divination", "first_turn"],
    )
    play(match, "A", "done")
    assert asked(match, "A") == "turn"
    four = city("A", *["reserve jade"] * 2)
    match = round_of("cenote_worship", "drought", cities={"B3": four})
    play(match, "A", "flip 1", "done", "offer B3.1", "done")
    assert (player(match, "A").points, token(match, "B3.2"), match.waiting) == (4, "jade", ["B"])
