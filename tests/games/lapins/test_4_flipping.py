"""Chapter 4: flipping a Katun card."""

import pytest

from tests.games.lapins.facts import CATASTROPHES, STRUCK, TOKENS
from tests.games.lapins.kit import table

OBSERVATORIES = {"B2": "A: observatory, observatory", "C2": "A: observatory, observatory"}


@pytest.mark.clause("DL-4.1")
def test_one_of_the_cards_of_the_round_is_flipped_and_applied() -> None:
    match = table(cards=["drought", "exceptional_jade", "favourable_cacao"])
    assert match.options_for("A", "flip") == ["flip 1", "flip 2", "flip 3"]
    match.play("A", "flip 2")
    assert match.cards() == [None, "exceptional_jade", None]
    assert match.has("A") == {"maize": 10, "jade": 2}
    data = {"card": 2}
    assert match.refused("B flip 2") == ("DL-4.1", "card-gone", data)
    assert match.refused("B flip 4") == ("DL-4.1", "no-such-card", {"cards": 3})


@pytest.mark.clause("DL-4.1")
@pytest.mark.parametrize("face", [*STRUCK, "favourable_jade", "exceptional_maize"])
def test_the_others_are_not_touched(face: str) -> None:
    """B has every building and every kind of wealth; A flips."""
    cities = {
        "B2": "B: village, palace, market",
        "C2": "B: temple, garrison, observatory",
        "C3": "B: village, ball_court, market, reserve maize",
    }
    match = table(cities=cities, cards=[face])
    match.play("A", "flip 1")
    assert [match.city(name) for name in cities] == list(cities.values())
    assert match.has("B") == {"maize": 10}


@pytest.mark.clause("DL-4.1")
def test_but_by_the_feast_and_the_match() -> None:
    match = table(3, cities={"B2": "C: ball_court"}, cards=["cacao_feast", "ball_match"])
    match.play("A", "flip 1")
    assert [match.has(seat)["cacao"] for seat in "ABC"] == [1, 1, 1]
    match.play("B", "flip 2")
    assert [match.points(seat) for seat in "ABC"] == [0, 0, 1]


@pytest.mark.clause("DL-4.2")
def test_divination_just_before_flipping() -> None:
    """Two observatories, three cards down: two looks, then he flips one of the three."""
    match = table(
        cities={"B2": "A: observatory, observatory"}, cards=["drought", "cacao_feast", "ball_match"]
    )
    match.play("A", "divine")
    assert match.has("A") == {"maize": 9}
    assert match.options_for("A") == ["look 1", "look 2", "look 3", "done"]
    match.play("A", "look 2", "look 3")
    assert match.cards("A") == [None, "cacao_feast", "ball_match"]
    assert match.cards("B") == [None, None, None]
    assert match.task("A") == "flip_one"
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    match.play("A", "flip 2")
    assert match.has("A") == {"maize": 9, "cacao": 1}
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-4.2")
def test_any_wealth_pays_for_it() -> None:
    match = table(cities={"B2": "A: observatory"}, wealth={"A": "1 maize, 1 prisoner"})
    match.play("A", "divine", "pay prisoner", "look 1")
    assert match.has("A") == {"maize": 1}


@pytest.mark.clause("DL-4.2")
def test_no_observatory_no_divination() -> None:
    match = table(cities={"B2": "B: observatory", "C2": "A: village"})
    assert match.refused("A divine") == ("DL-4.2", "no-observatory", {})
    match = table(cities={"B2": "A: observatory"}, wealth={"A": ""})
    assert match.refused("A divine") == ("DL-3.3", "no-wealth", {})


@pytest.mark.clause("DL-4.3")
def test_the_rest_of_the_looks_go_to_the_deck() -> None:
    """Four observatories, two cards down: two of the deck."""
    match = table(cities=OBSERVATORIES, cards=["drought up", "cacao_feast", "ball_match"])
    top = match.position()["deck"]
    match.play("A", "divine", "look 2", "look deck", "look deck", "look 3")
    seen = [card.face for card in match.view("A").deck_seen]
    assert seen == top[:2]
    assert match.cards("A") == ["drought", "cacao_feast", "ball_match"]
    assert match.position()["deck"] == [f"{face} seen A" for face in top[:2]] + top[2:]
    match.play("A", "flip 2")


@pytest.mark.clause("DL-4.3")
def test_not_before() -> None:
    """Four observatories, five cards down."""
    match = table(4, cities=OBSERVATORIES)
    match.play("A", "divine")
    assert "look deck" not in match.options_for("A")
    assert match.refused("A look deck") == ("DL-R41", "deck-not-in-sight", {})


@pytest.mark.clause("DL-4.4")
@pytest.mark.parametrize("face", CATASTROPHES)
def test_king_wealth_never_averts(face: str) -> None:
    wealth = ", ".join(f"2 {name}" for name in TOKENS)
    match = table(cities={"B2": f"A: {STRUCK[face]}"}, wealth={"A": wealth}, cards=[face])
    match.play("A", "flip 1")
    assert match.city("B2") is None
    assert match.has("A") == dict.fromkeys(TOKENS, 2)


@pytest.mark.clause("DL-4.4", "DL-4.5")
@pytest.mark.parametrize("face", CATASTROPHES)
@pytest.mark.parametrize("token", TOKENS)
def test_what_in_a_reserve_averts_what(face: str, token: str) -> None:
    cities = {"B2": f"A: {STRUCK[face]}", "C4": f"A: reserve {token}"}
    match = table(cities=cities, wealth={"A": "", "B": ""}, cards=[face])
    match.play("A", "flip 1")
    if token in CATASTROPHES[face]:
        assert match.options_for("A") == ["offer C4.1", "suffer"]
        match.play("A", "offer C4.1")
        assert match.city("C4") == "A: reserve"
        assert match.city("B2") == f"A: {STRUCK[face]}"
        assert match.supply()[token] == TOKENS[token]
        assert match.heard("averted") == [{"seat": "A", "place": "C4.1", "wealth": token}]
    else:
        assert match.city("B2") is None
        assert match.city("C4") == f"A: reserve {token}"


@pytest.mark.clause("DL-4.5")
@pytest.mark.parametrize("face", ["drought", "insurrection"])
def test_a_prisoner_replaces_no_maize(face: str) -> None:
    cities = {"B2": f"A: {STRUCK[face]}", "C4": "A: reserve prisoner, reserve maize"}
    match = table(cities=cities, cards=[face])
    match.play("A", "flip 1")
    assert match.options_for("A") == ["offer C4.2", "suffer"]
    useless = {"wealth": "prisoner", "card": face}
    assert match.refused("A offer C4.1") == ("DL-4.4", "does-not-avert", useless)


@pytest.mark.clause("DL-4.6")
@pytest.mark.parametrize("face", CATASTROPHES)
def test_without_the_buildings_named_nothing_is_paid_or_lost(face: str) -> None:
    """He has all other kinds, and the tokens that would avert it."""
    lacking = {STRUCK[face], "garrison_2" if face == "toltec_raid" else "", ""}
    lacking |= {"ball_court"} if face == "decadence" else set()
    singles = ["village", "market", "garrison", "garrison_2", "observatory", "ball_court"]
    kept = [name for name in singles if name not in lacking]
    large = [name for name in ("palace", "temple") if name not in lacking]
    cities = {
        "B2": f"A: {', '.join(kept[:4])}",
        "C2": f"A: {', '.join([*kept[4:], 'reserve maize', 'reserve prisoner'])}",
        "C3": f"A: {', '.join(large)}",
    }
    match = table(cities=cities, cards=[face])
    match.play("A", "flip 1")
    assert match.waiting == ["B"]
    assert [match.city(name) for name in cities] == list(cities.values())
    assert match.heard("spared") == [{"seat": "A", "card": face}]
