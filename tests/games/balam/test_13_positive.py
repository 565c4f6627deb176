"""Chapter 13: the positive cards, one by one."""

import pytest

from tests.games.balam.facts import PROSPEROUS, VALUES
from tests.games.balam.kit import city, round_of


@pytest.mark.clause("BA-13.0")
@pytest.mark.parametrize("card", PROSPEROUS)
def test_prosperous_one_of_the_wealths_shown_or_points(card: str) -> None:
    _, one, other = card.split("_")
    match = round_of(card, "drought", A="", B="")
    match.play("A", "flip 1")
    assert match.options_for("A") == [f"gain {one}", f"gain {other}", "gain points"]
    match.play("A", f"gain {other}")
    assert (match.has("A"), match.points("A")) == ({other: 1}, 0)
    assert (match.has("B"), match.waiting) == ({}, ["B"])


@pytest.mark.clause("BA-13.0")
def test_prosperous_two_points() -> None:
    match = round_of("prosperous_shell_jade", "drought", A="maize")
    match.play("A", "flip 1")
    assert match.prompt("A")[2] == {"points": 2}
    why = {"wealth": "maize"}
    assert match.refused("A gain maize") == ("BA-13.0", "not-on-the-card", why)
    match.play("A", "gain points")
    assert (match.has("A"), match.sources("A")) == ({"maize": 1}, {"katun": 2})


@pytest.mark.clause("BA-13.1")
@pytest.mark.parametrize("wealth", ["maize", "cacao", "shell", "jade", "obsidian"])
def test_favourable_the_wealth_shown(wealth: str) -> None:
    match = round_of(f"favourable_{wealth}", "drought", A="", B="")
    before = match.supply()[wealth]
    match.play("A", "flip 1")
    assert (match.has("A"), match.has("B")) == ({wealth: 1}, {})
    assert match.supply()[wealth] == before - 1
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-13.2")
def test_exceptional_two_maize() -> None:
    match = round_of("exceptional_katun", "drought", A="maize", B="")
    match.play("A", "flip 1")
    assert (match.has("A"), match.has("B")) == ({"maize": 3}, {})
    assert match.heard("gained") == [{"seat": "A", "wealth": "maize", "amount": 2}]


@pytest.mark.clause("BA-13.3")
@pytest.mark.parametrize("wealth", ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"])
def test_an_expedition_returns_with_one_wealth_of_choice(wealth: str) -> None:
    match = round_of("expedition_return", "drought", A="")
    match.play("A", "flip 1")
    assert len(match.options_for("A")) == 6
    match.play("A", f"gain {wealth}")
    assert (match.has("A"), match.waiting) == ({wealth: 1}, ["B"])


@pytest.mark.clause("BA-13.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cacao_feast_for_every_king(players: int) -> None:
    match = round_of("cacao_feast", "drought", players=players, A="", B="", C="", D="")
    match.play("A", "flip 1")
    assert [match.has(seat) for seat in "ABCD"[:players]] == [{"cacao": 1}] * players
    assert match.supply()["cacao"] == 10 - players


@pytest.mark.clause("BA-13.5")
def test_a_wedding_takes_a_wealth_of_choice_from_another_king() -> None:
    match = round_of(
        "princely_wedding", "drought", players=3, A="maize", B="cacao 2", C="jade prisoner"
    )
    match.play("A", "flip 1")
    assert match.options_for("A") == ["dowry B cacao", "dowry C jade", "dowry C prisoner"]
    assert match.refused("A dowry A maize") == ("BA-13.5", "own-dowry", {})
    none = {"wealth": "jade", "seat": "B"}
    assert match.refused("A dowry B jade") == ("BA-R63", "no-such-dowry", none)
    assert match.refused("A dowry D jade") == ("BA-R63", "no-such-king", {"players": 3})
    match.play("A", "dowry C prisoner")
    assert [match.has(seat) for seat in "ABC"] == [
        {"maize": 1, "prisoner": 1},
        {"cacao": 2},
        {"jade": 1},
    ]
    assert match.heard("wed") == [{"seat": "A", "giver": "C", "wealth": "prisoner"}]


@pytest.mark.clause("BA-13.6")
@pytest.mark.parametrize("wealth", VALUES)
def test_a_token_in_a_cenote_scores_twice_its_temple_value(wealth: str) -> None:
    match = round_of("cenote_worship", "drought", cities={"C1": city("A", f"reserve {wealth}")})
    before = match.supply()[wealth]
    match.play("A", "flip 1", "offer C1.1")
    assert match.sources("A") == {"cenotes": 2 * VALUES[wealth]}
    assert (match.supply()[wealth], match.tokens("C1")) == (before + 1, ["-"] * 4)
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-13.6")
def test_one_token_to_each_of_the_three_cenotes() -> None:
    four = ("reserve prisoner", "reserve prisoner", "reserve prisoner", "reserve prisoner")
    match = round_of("cenote_worship", "drought", cities={"B3": city("A", *four)})
    match.play("A", "flip 1")
    cenotes = []
    for place in ("B3.1", "B3.2", "B3.3"):
        cenotes.append(match.prompt("A")[2]["cenote"])
        match.play("A", f"offer {place}")
    assert cenotes == ["D1", "A2", "B2"]
    assert (match.points("A"), match.waiting) == (18, ["B"])
    assert match.tokens("B3") == ["-", "-", "-", "prisoner"]
    assert match.scores() == [18, 0]


@pytest.mark.clause("BA-13.6")
def test_the_mayas_may_but_need_not() -> None:
    match = round_of("cenote_worship", "drought", cities={"C1": city("A", "reserve jade")})
    match.play("A", "flip 1", "done", "done", "done")
    assert (match.points("A"), match.tokens("C1")[0], match.waiting) == (0, "jade", ["B"])


@pytest.mark.clause("BA-13.7")
def test_king_wealth_is_of_no_use_to_the_cenotes() -> None:
    match = round_of("cenote_worship", "drought", A="jade 3 prisoner 2")
    match.play("A", "flip 1")
    assert (match.points("A"), match.waiting) == (0, ["B"])
    assert match.has("A") == {"jade": 3, "prisoner": 2}


@pytest.mark.clause("BA-13.7")
def test_nor_are_the_tokens_of_others() -> None:
    match = round_of(
        "cenote_worship",
        "drought",
        cities={"C1": city("A", "reserve jade"), "B3": city("B", "reserve jade", "reserve")},
    )
    match.play("A", "flip 1")
    assert match.options_for("A") == ["offer C1.1", "done"]
    assert match.refused("A offer B3.1") == ("BA-13.7", "not-your-token", {})
    assert match.refused("A offer B3.2") == ("BA-13.7", "no-token-there", {})


@pytest.mark.clause("BA-13.7")
def test_tokens_travel_under_the_transport_rules() -> None:
    """From F5 the way to every cenote is closed: B holds F4 and E5."""
    ring = {"F4": city("B", "village"), "E5": city("B", "village")}
    match = round_of("cenote_worship", "drought", cities={"F5": city("A", "reserve jade"), **ring})
    match.play("A", "flip 1")
    assert (match.waiting, match.points("A")) == (["B"], 0)
    match = round_of(
        "cenote_worship",
        "drought",
        cities={"F5": city("A", "reserve jade"), "F4": city("B", "village")},
    )
    assert match.passes("E5") == "AB"
    match.play("A", "flip 1", "offer F5.1")  # around by E5
    assert (match.points("A"), match.player("A").sources["cenotes"]) == (4, 4)
