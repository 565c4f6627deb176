"""The worked examples of the rules, each as printed or derived."""

import itertools

import pytest

from tests.games.gold.kit import bought, hands, last_sale, table

DISC_E25 = ["gold sixth", "silver sixth", "bronze sixth", "bronze eighth", "silver eighth"]
DISC_E25 += ["gold quarter"]


def is_lost(*bids: int) -> bool:
    """Whether the piece is lost with these bids; then nothing is paid and it is in the box."""
    match = hands(*bids, auction=["gold sixth over silver"])
    lost = bool(match.heard("lost"))
    assert match.box() == ([("gold sixth", None)] if lost else [])
    assert lost is not bool(match.heard("won"))
    if lost:
        assert match.heard("paid") == []
        assert match.pearls() == [10] * len(bids)
    return lost


def sale(*bids: int) -> tuple[str, str, int]:
    """Who buys, who is paid, how much."""
    [paid] = hands(*bids).heard("paid")
    return paid["seat"], paid["to"], paid["pearls"]


# -- auctions -------------------------------------------------------------------------------


@pytest.mark.clause("GM-E1")
def test_e1() -> None:
    assert sale(5, 3, 2, 0) == ("A", "D", 5)


@pytest.mark.clause("GM-E2")
def test_e2() -> None:
    assert sale(5, 5, 2, 0) == ("C", "D", 2)
    out = hands(5, 5, 2, 0).heard("knocked_out")
    assert out == [{"seats": ["A", "B"], "bid": 5}]


@pytest.mark.clause("GM-E3")
@pytest.mark.parametrize("payee", ["C", "D"])
def test_e3_by_the_ruling(payee: str) -> None:
    match = hands(5, 2, 0, 0)
    assert match.options_for("A") == ["pay C", "pay D"]
    match.play(f"A pay {payee}")
    assert match.heard("paid") == [{"seat": "A", "to": payee, "pearls": 5}]


@pytest.mark.clause("GM-E3")
def test_e3_as_printed() -> None:
    match = hands(5, 2, 0, 0, options={"tied_lowest": "eliminate"})
    assert match.heard("paid") == [{"seat": "A", "to": "B", "pearls": 5}]
    assert match.pearls() == [5, 15, 10, 10]


@pytest.mark.clause("GM-E4")
def test_e4() -> None:
    assert is_lost(5, 5, 0, 0)


@pytest.mark.clause("GM-E5")
def test_e5() -> None:
    assert sale(5, 3, 0) == ("A", "C", 5)


@pytest.mark.clause("GM-E6")
@pytest.mark.parametrize(("payee", "after"), [("A", [12, 10, 8]), ("B", [10, 12, 8])])
def test_e6(payee: str, after: list[int]) -> None:
    match = hands(5, 5, 2)
    assert match.options_for("C") == ["pay A", "pay B"]
    match.play(f"C pay {payee}")
    assert match.pearls() == after


@pytest.mark.clause("GM-E7")
def test_e7() -> None:
    assert is_lost(5, 5, 0)


@pytest.mark.clause("GM-E8")
def test_e8() -> None:
    assert is_lost(5, 5, 5)


@pytest.mark.clause("GM-E9")
def test_e9() -> None:
    assert sale(5, 0) == ("A", "B", 5)


@pytest.mark.clause("GM-E10")
def test_e10() -> None:
    assert is_lost(5, 5)


@pytest.mark.clause("GM-E14")
def test_e14() -> None:
    assert is_lost(5, 5, 2, 2)


@pytest.mark.clause("GM-E15")
def test_e15() -> None:
    match = hands(5, 2, 2, 2)
    assert match.options_for("A") == ["pay B", "pay C", "pay D"]
    match.play("A pay C")
    assert match.pearls() == [5, 10, 15, 10]


@pytest.mark.clause("GM-E17")
def test_e17() -> None:
    assert hands(5, 3, 2, 0).pearls() == [5, 10, 10, 15]


@pytest.mark.clause("GM-E18")
def test_e18() -> None:
    match = hands(3, 2)
    assert match.waiting == ["A"]
    assert match.pearls() == [7, 13]


@pytest.mark.clause("GM-E19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_e19(players: int) -> None:
    assert is_lost(*[0] * players)


# -- layout ---------------------------------------------------------------------------------


@pytest.mark.clause("GM-E11")
def test_e11() -> None:
    backs = {"gold": "silver", "silver": "bronze", "bronze": "jade", "jade": "stone"}
    may = {}
    for material in ("gold", "silver", "bronze", "jade", "stone"):
        added = f"{material} eighth over {backs.get(material, 'jade')}"
        match = bought(added, base=["gold sixth over stone"])
        match.place("gold sixth over stone")
        may[material] = f"lay {added}" in match.options_for("A")
    assert may == {"gold": True, "silver": True, "bronze": False, "jade": False, "stone": False}


@pytest.mark.clause("GM-E21")
def test_e21_a_sixth_may_close_it() -> None:
    twenty = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 2
    match = bought("gold sixth over stone", base=twenty)
    match.place(*twenty, "gold sixth over stone", "stop")
    assert match.view().players[0].bases[0].complete


@pytest.mark.clause("GM-E21")
def test_e21_a_quarter_does_not_fit() -> None:
    twenty = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 2
    match = bought("gold quarter over stone", base=twenty)
    match.place(*twenty)
    why = {"piece": "gold quarter", "units": 6, "free": 4}
    assert match.refused("A lay gold quarter over stone") == ("GM-5.9", "too-long", why)


@pytest.mark.clause("GM-E21")
def test_e21_unless_other_pieces_are_thrown_away() -> None:
    twenty = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 2
    match = bought("gold quarter over stone", base=twenty)
    match.place(*twenty[:4], "gold quarter over stone", "stop")
    assert match.view().players[0].bases[0].units == 22
    assert match.box() == [("gold sixth", "A")]


@pytest.mark.clause("GM-E24")
def test_e24() -> None:
    match = bought("gold sixth over silver", [], ["jade eighth over stone"], players=2)
    match.place("base 1", "gold sixth over silver")
    why = {"piece": "stone eighth"}
    assert match.refused("A lay stone eighth over jade") == ("GM-9.2", "other-base", why)
    match.place("stop")
    assert match.row("A", 2, seen_by="A") == ["jade eighth over stone"]


# -- scoring --------------------------------------------------------------------------------


@pytest.mark.clause("GM-E12")
@pytest.mark.parametrize(
    ("disc", "points"),
    [
        (["gold sixth"] * 6, 6 * 4),
        (["silver sixth"] * 6, 6 * 3),
        (["bronze sixth"] * 6, 6 * 2),
        (["jade sixth"] * 6, 6 * 1),
        (["stone sixth"] * 6, 0),
        (DISC_E25, 4 + 3 + 2 + 2 + 3 + 4),
    ],
)
def test_e12(disc: list[str], points: int) -> None:
    assert last_sale(3, bases={"A": disc}).sources("A").get("pieces", 0) == points


@pytest.mark.clause("GM-E25")
def test_e25() -> None:
    match = last_sale(3, bases={"A": DISC_E25}, pearls=[7, 11, 12])
    assert match.view().players[0].bases[0].units == 24
    assert match.sources("A") == {"discs": 10, "pieces": 18, "pearls": 7}
    assert match.total("A") == 35


@pytest.mark.clause("GM-E26")
def test_e26() -> None:
    disc = ["gold eighth"] * 4 + ["gold sixth"] * 3
    match = last_sale(3, bases={"A": disc}, pearls=[0, 15, 15])
    assert match.sources("A") == {"discs": 10, "material": 10, "pieces": 28}
    assert match.total("A") == 48


@pytest.mark.clause("GM-E26")
def test_e26_is_the_highest_disc_possible() -> None:
    """All ways to fill 24 units with the faces there are, whether they may touch or not."""
    values = {"gold": 4, "silver": 3, "bronze": 2, "jade": 1, "stone": 0}
    there_are = {3: 4, 4: 6, 6: 2}  # units: faces of each material

    def choices(units: int, count: int) -> list[tuple[int, ...]]:
        each = range(min(count, there_are[units]) + 1)
        return [c for c in itertools.product(each, repeat=5) if sum(c) == count]

    best = 0
    discs = 0
    for eighths, sixths, quarters in itertools.product(range(9), range(7), range(5)):
        if 3 * eighths + 4 * sixths + 6 * quarters != 24:
            continue
        for a in choices(3, eighths):
            for b in choices(4, sixths):
                for c in choices(6, quarters):
                    counts = [x + y + z for x, y, z in zip(a, b, c, strict=True)]
                    points = 10 + 10 * (sum(n > 0 for n in counts) == 1)
                    points += sum(n * v for n, v in zip(counts, values.values(), strict=True))
                    best = max(best, points)
                    discs += 1
    assert discs > 8_000
    assert best == 48


@pytest.mark.clause("GM-E27")
def test_e27() -> None:
    match = last_sale(3, bases={"A": ["stone sixth"] * 6}, pearls=[3, 13, 14])
    assert match.sources("A") == {"discs": 10, "material": 10, "pearls": 3}
    assert match.total("A") == 23


@pytest.mark.clause("GM-E29")
def test_e29() -> None:
    bases = {"A": [DISC_E25, ["jade sixth", "jade quarter over bronze"]]}
    match = last_sale(2, bases=bases, pearls=[6, 14])
    assert match.total("A") == 34
    assert table(2, bases=bases).view().players[0].bases[0].points == 28
