"""Further rulings on turns and buildings (BA-R77 to BA-R82, BA-R84, BA-R85)."""

import pytest

from tests.games.balam.kit import city, generator, new, round_of, table, war


@pytest.mark.clause("BA-R77")
def test_with_exactly_one_wealth() -> None:
    """Flip, pass, attack, or remove."""
    cities = {"C1": city("A", "garrison", "village"), "C2": city("B", "village")}
    match = table(cities=cities, A="jade")
    assert {option.split()[0] for option in match.options_for("A")} == {
        *("flip", "pass", "attack", "transform")
    }
    why = {"site": "D2", "price": 1, "wealth": 1}
    assert match.refused("A build D2") == ("BA-R77", "site-too-dear", why)
    match.play("A", "transform C1")
    assert match.options_for("A") == ["remove 1", "remove 2"]
    assert match.refused("A raise village 3") == (
        *("BA-9.9", "too-dear", {"building": "village", "cost": 1, "left": 0}),
    )
    why_jade = {"building": "observatory", "cost": 1, "left": 0}
    assert match.refused("A raise observatory 3") == ("BA-9.9", "too-dear", why_jade)
    match.play("A", "remove 1", "done")
    assert (match.built("C1"), match.has("A")) == (["-", "village", "-", "-"], {})


@pytest.mark.clause("BA-R77")
def test_the_one_wealth_pays_an_attack() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="prisoner")
    match.play("A", "attack C1")
    assert (match.has("A"), match.owner("C2")) == ({}, None)


@pytest.mark.clause("BA-R78")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_always_ends(players: int) -> None:
    """All pass as long as they can: then all that is left is to flip."""
    match = new(players)
    turns = 0
    while match.view().round == 1:
        [seat] = match.waiting
        choices = match.options_for(seat)
        match.play(f"{seat} {'pass' if 'pass' in choices else choices[-1]}")
        turns += 1
        assert turns < 100
    assert sum(match.supply().values()) <= 82


@pytest.mark.clause("BA-R79")
def test_what_a_card_gives_is_used_from_the_next_turn_on() -> None:
    match = round_of("exceptional_katun", "drought", A="", B="maize")
    match.play("A", "flip 1")
    assert (match.has("A"), match.waiting) == ({"maize": 2}, ["B"])
    match.play("B", "pass")
    match.play("A", "build D2", "raise village 1", "done")
    assert match.has("A") == {}


@pytest.mark.clause("BA-R80")
def test_two_kings_use_the_same_rules() -> None:
    cities = {"D3": city("A", "observatory", "observatory"), "E2": city("B", "observatory")}
    cards = ["drought", "eclipse", "tidal_wave"]
    match = table(cities=cities, cards=cards, agenda=["divination", "first_turn"])
    assert match.prompt("A")[2] == {"left": 2}
    match.play("A", "look 1", "look 3")
    assert match.prompt("B")[2] == {"left": 1}
    match.play("B", "look 2")
    assert match.task("A") == "turn"
    faces = [[card.face for card in match.view(seat).cards] for seat in "AB"]
    assert faces == [["drought", None, "tidal_wave"], [None, "eclipse", None]]


HOW = ["war", "skull", "catastrophe", "removal"]


@pytest.mark.clause("BA-R81")
@pytest.mark.parametrize("how", HOW)
def test_however_a_building_leaves_its_tile_and_token_return(how: str) -> None:
    """A garrison with an obsidian, the last building of A's city on C1."""
    cities = {"C1": city("A", "garrison obsidian"), "C2": city("B", "garrison", "garrison")}
    if how == "war":
        match = table(cities=cities, generator=generator(2), turn="B")
        match.play("B", "attack C2", "engage 1")
        match.play("A", "spend 0")
    elif how == "skull":
        match = war(-1, cities=cities)
        match.play("A", "attack C1", "spend 0")
    elif how == "catastrophe":
        match = round_of("toltec_raid", "drought", cities=cities)
        match.play("A", "flip 1")
    else:
        match = table(cities=cities)
        match.play("A", "transform C1", "remove 1", "done")
    assert (match.built("C1"), match.owner("C1")) == (["-"] * 4, None)
    assert (match.supply()["obsidian"], match.stock()["village_garrison"]) == (16, 51 - 2)
    assert match.player("A").large == 12
    assert [one["site"] for one in match.heard("city_lost")] == ["C1"]


@pytest.mark.clause("BA-R81")
def test_the_pyramids_of_its_markets_return_too() -> None:
    cities = {"C1": city("A", "market", "market"), "C2": city("B", "garrison", "garrison")}
    match = table(cities=cities, generator=generator(2), turn="B", B="maize")
    match.play("B", "attack C2", "engage 1")
    match.raze("B")
    assert (match.owner("C1"), match.marked("A"), match.player("A").small) == (None, {}, 15)
    assert match.stock()["market_reserve"] == 16


@pytest.mark.clause("BA-R82")
def test_the_king_chooses_the_slots_and_they_stay() -> None:
    match = table(A="maize 9")
    match.play("A", "build C1", "raise village 3")
    slots = {int(text.split()[1]) for text in match.offered("raise") if "garrison" in text}
    assert slots == {1, 2, 4}
    match.play("A", "raise palace 4", "done")
    assert match.built("C1") == ["=", "-", "village", "palace"]
    match.play("B", "pass")
    match.play("A", "transform C1", "raise reserve 2", "done")
    assert match.built("C1") == ["=", "reserve", "village", "palace"]


@pytest.mark.clause("BA-R84")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_card_to_flip(players: int) -> None:
    match = new(players, seed="always")
    for step in range(150):
        if match.over:
            break
        for seat in match.waiting[:1]:
            choices = match.options_for(seat)
            assert choices
            if match.task(seat) == "turn":
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
    assert match.stock()["village_garrison"] == 0
    assert match.offered("build") == []
    assert match.refused("A build C5") == ("BA-R84", "nothing-to-build", {"site": "C5"})
    assert len(match.offered("transform")) == 8  # a removal is possible everywhere
    match = table(cities=cities, A="obsidian 3")  # two for a palace
    assert "C5" in match.offered("build")


@pytest.mark.clause("BA-R84")
def test_attack_is_offered_only_with_a_garrison_and_an_enemy_neighbour() -> None:
    cities = {"C1": city("A", "village"), "F5": city("A", "garrison"), "C2": city("B", "village")}
    assert table(cities=cities).offered("attack") == []
    cities["C1"] = city("A", "village", "garrison")
    assert table(cities=cities).offered("attack") == ["C1"]


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
    match.play("A", "flip 1")
    if match.task("A"):
        assert match.refused("A done")[1] == "not-now"
        assert not {"done", "drop", "keep"} & set(match.options_for("A"))
        match.play("A", match.options_for("A")[0])
    assert sum(match.has("A").values()) >= 1


@pytest.mark.clause("BA-R85")
def test_divination_and_each_sacrifice_are_optional() -> None:
    match = table(
        cities={"D3": city("A", "observatory")},
        cards=["drought", "eclipse", "tidal_wave"],
        agenda=["divination", "first_turn"],
    )
    match.play("A", "done")
    assert match.task("A") == "turn"
    four = city("A", *["reserve jade"] * 2)
    match = round_of("cenote_worship", "drought", cities={"B3": four})
    match.play("A", "flip 1", "done", "offer B3.1", "done")
    assert (match.player("A").points, match.token("B3.2"), match.waiting) == (4, "jade", ["B"])
