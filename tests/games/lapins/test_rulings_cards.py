"""Rulings DL-R39 to DL-R41, DL-R43 to DL-R47, DL-R56, DL-R61: cards and divination."""

import pytest

from tests.games.lapins.facts import CATASTROPHES, STRUCK
from tests.games.lapins.kit import last_card, table

FOUR = {"B2": "A: observatory, observatory, observatory, observatory"}


@pytest.mark.clause("DL-R39")
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_he_chooses_which_card_he_flips(card: int) -> None:
    faces = ["favourable_cacao", "favourable_shell", "favourable_jade", "favourable_obsidian"]
    match = table(3, cards=faces, wealth={"A": ""})
    match.play("A", f"flip {card}")
    assert match.has("A") == {faces[card - 1].split("_")[1]: 1}
    left = [f"flip {n}" for n in (1, 2, 3, 4) if n != card]
    assert match.options_for("B", "flip") == left


@pytest.mark.clause("DL-R40")
def test_divination_commits_him() -> None:
    """He has seen a drought and must flip a card all the same, which one he likes."""
    match = table(cities={"B2": "A: observatory, village"}, cards=["drought", "favourable_jade"])
    match.play("A", "divine", "look 1")
    for answer in ("pass", "done", "build C1", "transform B2", "divine"):
        assert match.refused(f"A {answer}") == ("DL-R40", "not-now", {"asked": "flip-one"})
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    match.play("A", "flip 2")
    assert match.has("A") == {"maize": 9, "jade": 1}


@pytest.mark.clause("DL-R40")
def test_he_may_look_at_fewer() -> None:
    match = table(cities=FOUR, cards=["drought", "ball_match", "cacao_feast"])
    match.play("A", "divine", "look 3", "done")
    assert match.cards("A") == [None, None, "cacao_feast"]
    match = table(cities=FOUR)
    match.play("A", "divine", "done")  # even at none
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    assert match.has("A") == {"maize": 9}


@pytest.mark.clause("DL-R40")
def test_one_by_one_each_card_once_and_the_deck_stays_as_it_was() -> None:
    match = table(cities=FOUR, cards=["drought up", "ball_match", "cacao_feast"])
    before = [text.split()[0] for text in match.position()["deck"]]
    match.play("A", "divine", "look 2")
    assert match.options_for("A") == ["look 3", "look deck", "done"]
    assert match.refused("A look 2") == ("DL-4.2", "seen-already", {"card": 2})
    assert match.refused("A look 1") == ("DL-4.2", "card-gone", {"card": 1})
    match.play("A", "look deck", "look deck", "done", "flip 2")
    assert [text.split()[0] for text in match.position()["deck"]] == before
    match.play("B", "flip 3")
    assert match.position()["cards"] == [f"{face} seen A" for face in before[:2]] + before[2:3]


@pytest.mark.clause("DL-R41")
@pytest.mark.parametrize(
    ("observatories", "down", "deck"), [(1, 1, 0), (2, 1, 1), (3, 3, 0), (4, 3, 1), (4, 2, 2)]
)
def test_the_deck_only_for_what_the_cards_do_not_cover(
    observatories: int, down: int, deck: int
) -> None:
    cities = {"B2": f"A: {', '.join(['observatory'] * observatories)}"}
    row = ["favourable_maize up"] * (3 - down) + ["drought"] * down
    match = table(cities=cities, cards=row)
    match.play("A", "divine")
    for number in range(deck):
        assert "look deck" in match.options_for("A")
        match.play("A", "look deck")
        assert len(match.view("A").deck_seen) == number + 1
    assert "look deck" not in match.options_for("A")
    assert match.options_for("A", "look") == [f"look {n}" for n in (1, 2, 3) if n > 3 - down]


@pytest.mark.clause("DL-R41")
def test_as_far_as_the_deck_goes() -> None:
    """Four observatories, one card down, a deck of two."""
    row = ["drought up", "drought up", "cacao_feast"]
    match = table(cities=FOUR, cards=row, deck=["ball_match", "decadence"])
    match.play("A", "divine", "look deck", "look deck")
    assert match.options_for("A") == ["look 3", "done"]
    assert [card.face for card in match.view("A").deck_seen] == ["ball_match", "decadence"]


@pytest.mark.clause("DL-R43")
@pytest.mark.parametrize("face", CATASTROPHES)
def test_averting_is_a_choice(face: str) -> None:
    token = CATASTROPHES[face][0]
    cities = {"B2": f"A: {STRUCK[face]}, reserve {token}"}
    match = table(cities=cities, cards=[face])
    match.play("A", "flip 1", "suffer")
    slot = 3 if STRUCK[face] in ("palace", "temple") else 2
    assert match.buildings("A") == {"reserve": 1}
    assert match.city("B2") == f"A: {'-, ' * (slot - 1)}reserve {token}"


@pytest.mark.clause("DL-R43")
@pytest.mark.parametrize("face", ["drought", "pochteca_competition", "toltec_raid"])
def test_owning_fewer_than_named_he_loses_all_of_that_kind(face: str) -> None:
    match = table(cities={"B2": f"A: {STRUCK[face]}, temple"}, cards=[face])
    match.play("A", "flip 1")
    assert match.city("B2") == "A: -, temple"
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-R43")
def test_the_king_chooses_which_buildings() -> None:
    cities = {"B2": "A: village, reserve jade", "C2": "A: village", "D2": "A: village"}
    match = table(cities=cities, cards=["drought"])
    match.play("A", "flip 1", "lose B2.1", "lose D2.1")
    assert (match.city("B2"), match.city("C2"), match.city("D2")) == (
        *("A: -, reserve jade", "A: village"),
        None,
    )


@pytest.mark.clause("DL-R43")
def test_one_token_is_the_whole_price() -> None:
    """A maize averts the drought for both villages; a second one is not asked."""
    cities = {"B2": "A: village, village, reserve maize, reserve maize"}
    match = table(cities=cities, cards=["drought"])
    match.play("A", "flip 1", "offer B2.4")
    assert match.city("B2") == "A: village, village, reserve maize, reserve"
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-R44")
@pytest.mark.parametrize("face", ["earthquake", "pochteca_competition", "toltec_raid", "decadence"])
def test_tokens_on_garrisons_do_not_avert(face: str) -> None:
    cities = {"B2": f"A: {STRUCK[face]}", "C3": "A: garrison prisoner, reserve prisoner"}
    match = table(cities=cities, cards=[face])
    match.play("A", "flip 1")
    assert match.options_for("A") == ["offer C3.2", "suffer"]
    useless = {"building": "garrison"}
    assert match.refused("A offer C3.1") == ("DL-4.4", "not-from-there", useless)


@pytest.mark.clause("DL-R44")
def test_nor_those_of_other_kings() -> None:
    cities = {"B2": "A: village, reserve maize", "C3": "B: reserve maize"}
    match = table(cities=cities, cards=["drought"])
    match.play("A", "flip 1")
    assert match.refused("A offer C3.1") == ("DL-4.4", "not-your-token", {})


@pytest.mark.clause("DL-R45")
@pytest.mark.parametrize("kind", ["ball_court", "observatory"])
def test_decadence_applies_with_either(kind: str) -> None:
    match = table(cities={"B2": f"A: {kind}, village"}, cards=["decadence"])
    match.play("A", "flip 1")
    assert match.city("B2") == "A: -, village"


@pytest.mark.clause("DL-R45")
def test_he_chooses_the_kind_among_those_he_owns() -> None:
    cities = {"B2": "A: ball_court, observatory, observatory, village"}
    match = table(cities=cities, cards=["decadence"])
    match.play("A", "flip 1")
    assert match.options_for("A") == ["lose B2.1", "lose B2.2", "lose B2.3"]
    assert match.refused("A lose B2.4") == ("DL-R43", "not-named", {"building": "village"})
    match.play("A", "lose B2.3")
    assert match.city("B2") == "A: ball_court, observatory, -, village"


@pytest.mark.clause("DL-R46")
def test_without_a_ball_court_nobody_scores() -> None:
    match = table(cities={"B2": "A: village", "B3": "B: temple"}, cards=["ball_match"])
    match.play("A", "flip 1")
    assert [match.points(seat) for seat in "AB"] == [0, 0]
    assert match.view().matches_flipped == 1  # it counts for the length all the same
    assert match.heard("scored") == []


@pytest.mark.clause("DL-R47")
def test_the_last_card_is_fully_applied_first() -> None:
    """A drought as the last card: the village lost does not produce any more."""
    cities = {"A1": "A: village, reserve", "B1": "A: village"}
    match = last_card("drought", cities=cities)
    match.play("A", "flip 3", "lose B1.1")
    assert match.view().round == 2
    assert match.city("A1") == "A: -, reserve"
    cards = ["ball_match up", "favourable_maize up", "cacao_feast"]
    match = table(cards=cards, matches=4, wealth={"A": "", "B": ""})
    match.play("A", "flip 3")
    assert match.over
    assert [match.points(seat) for seat in "AB"] == [1, 1]  # the feast's cacao counts


@pytest.mark.clause("DL-R47")
def test_matches_after_the_agreed_one_still_score() -> None:
    cities = {"A1": "A: ball_court"}
    match = table(
        cities=cities, cards=["ball_match"] * 2 + ["drought"], matches=3, wealth={"A": "", "B": ""}
    )
    match.play("A", "flip 1")
    assert match.points("A") == 1
    match.play("B", "flip 2")
    assert match.points("A") == 2
    match.play("A", "flip 3")
    assert match.over
    assert match.view().matches_flipped == 5


@pytest.mark.clause("DL-R56")
def test_however_a_building_is_lost_tile_and_tokens_go_back() -> None:
    """A raid takes a garrison with its prisoner, the city its stele."""
    cities = {"B2": "A: garrison_2 prisoner prisoner"}
    match = table(cities=cities, cards=["toltec_raid"])
    match.play("A", "flip 1")
    assert (match.supply()["prisoner"], match.stock()["garrison"]) == (10, 24)
    assert match.city("B2") is None
    assert match.player("A").large == 12
    assert match.heard("city_lost") == [{"seat": "A", "site": "B2"}]


@pytest.mark.clause("DL-R56")
def test_buildings_go_one_by_one_in_the_order_he_chooses() -> None:
    """Two markets to lose in two cities, and one control token too few: the order decides.

    B2's market goes first: B2 is empty, and C2's market, still standing, marks it; then C2's
    goes as well and takes the token back. The other way round C2 is marked in between.
    """
    cities = {"B2": "A: market", "C2": "A: market"}
    match = table(cities=cities, cards=["pochteca_competition"])
    match.play("A", "flip 1")
    assert match.task("A") == "lose_buildings"
    assert match.options_for("A") == ["lose B2.1", "lose C2.1"]
    match.play("A", "lose C2.1")
    assert [e["sites"] for e in match.heard("marked")] == [["C2"]]
    assert match.marked() == {}
    assert match.marks("C2") == ""
    assert match.player("A").small == 12


@pytest.mark.clause("DL-R61")
def test_the_averting_token_needs_no_transport() -> None:
    """The reserve in A1 is shut in by enemy cities."""
    cities = {"A1": "A: reserve maize", "B1": "B: village", "A2": "B: village", "D4": "A: village"}
    match = table(cities=cities, cards=["drought"], wealth={"A": "", "B": ""})
    match.play("A", "flip 1", "offer A1.1")
    assert (match.city("A1"), match.city("D4")) == ("A: reserve", "A: village")
    assert match.supply()["maize"] == 40
    assert match.has("A") == {}
