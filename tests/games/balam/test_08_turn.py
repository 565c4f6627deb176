"""Chapter 8: the turn."""

import pytest

from tests.games.balam.kit import city, table, war


@pytest.mark.clause("BA-8.1")
def test_one_of_four_actions() -> None:
    match = table(cities={"C1": city("A", "garrison"), "C2": city("B", "village")})
    verbs = {option.split()[0] for option in match.options_for("A")}
    assert verbs == {"build", "transform", "attack", "pass", "flip"}
    assert match.offered("flip") == ["1", "2", "3"]


@pytest.mark.clause("BA-8.1")
def test_exactly_one_and_the_turn_is_over() -> None:
    match = table(A="maize 6")
    match.play("A", "build C1", "raise village 1", "done")
    assert match.waiting == ["B"]
    match.play("B", "pass")
    assert match.waiting == ["A"]
    match.play("A", "flip 1", "gain points")
    assert match.waiting == ["B"]
    assert match.refused("A pass")[1] == "not-asked"


@pytest.mark.clause("BA-8.1", "BA-8.2")
def test_build_attack_and_pass_cost_one_each() -> None:
    match = table(A="maize 5")
    match.play("A", "build C1", "raise village 1", "done")
    assert match.has("A") == {"maize": 3}  # one for the turn, one for the village
    match = table(A="maize 5")
    match.play("A", "pass")
    assert match.has("A") == {"maize": 4}
    assert match.supply()["maize"] == 30 - 4 - 6
    match = war(0, cities={"C1": city("A", "garrison"), "C2": city("B", "garrison")}, A="maize 5")
    match.play("A", "attack C1")
    assert match.has("A") == {"maize": 4}


@pytest.mark.clause("BA-8.2")
@pytest.mark.parametrize("token", ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"])
def test_any_one_token_pays(token: str) -> None:
    match = table(A="maize cacao shell jade obsidian prisoner")
    before = match.supply()[token]
    match.play("A", "pass", f"pay {token}")
    assert [event.clause for event in match.events() if event.kind == "paid"] == ["BA-8.2"]
    assert token not in match.has("A")
    assert sum(match.has("A").values()) == 5
    assert match.supply()[token] == before + 1
    assert match.heard("paid") == [{"seat": "A", "wealth": token, "amount": 1}]


@pytest.mark.clause("BA-8.2")
def test_before_the_action() -> None:
    """The payment comes before the target of an attack is named, let alone the dice."""
    match = table(
        cities={
            "C2": city("A", "garrison"),
            "C1": city("B", "village"),
            "C3": city("B", "village"),
        },
        A="maize jade",
    )
    match.play("A", "attack C2")
    assert match.task("A") == "pay_any"
    assert match.refused("A pay cacao") == ("BA-R20", "none-held", {"wealth": "cacao"})
    match.play("A", "pay jade")
    assert (match.task("A"), match.has("A")) == ("choose_target", {"maize": 1})


@pytest.mark.clause("BA-8.3")
def test_flipping_is_free() -> None:
    match = table(cards=["earthquake", "drought", "eclipse"], A="maize 2")
    match.play("A", "flip 1")
    assert match.has("A") == {"maize": 2}
    assert match.heard("paid") == []


@pytest.mark.clause("BA-8.4")
def test_without_king_wealth_a_king_must_flip() -> None:
    match = table(
        cities={"C1": city("A", "garrison obsidian", "reserve maize"), "C2": city("B", "village")},
        A="",
    )
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    for answer in ("pass", "build D2", "transform C1", "attack C1"):
        assert match.refused(f"A {answer}") == ("BA-8.4", "no-wealth", {})


@pytest.mark.clause("BA-8.4")
def test_only_a_card_that_is_still_face_down() -> None:
    match = table(cards=["earthquake up", "drought", "eclipse up"], A="", turn="A")
    assert match.options_for("A") == ["flip 2"]
    assert match.refused("A flip 1") == ("BA-12.1", "card-gone", {"card": 1})
    assert [card.up for card in match.view().cards] == [True, False, True]
