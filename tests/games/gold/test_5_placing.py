"""Chapter 5: buying and placing."""

import itertools

import pytest

import ceiba
from ceiba import BadPosition
from tests.games.gold.kit import bought, hands, named, table

VALUES = {"gold": 4, "silver": 3, "bronze": 2, "jade": 1, "stone": 0}
BACK = {"gold": "silver", "silver": "bronze", "bronze": "jade", "jade": "stone", "stone": "gold"}


@pytest.mark.clause("GM-5.1")
def test_the_buyer_looks_secretly_at_the_back() -> None:
    match = hands(3, 1, 0, auction=["gold sixth over stone"])
    assert match.heard("back_seen", "A") == [{"piece": "gold sixth", "back": "stone"}]
    assert named(match.view("A").hand.new) == "gold sixth over stone"
    for listener in (None, "B", "C"):
        assert match.heard("back_seen", listener) == []
        assert match.view(listener).hand is None
        assert match.view(listener).bought.back is None


@pytest.mark.clause("GM-5.1")
@pytest.mark.parametrize("face", ["gold sixth over stone", "stone sixth over gold"])
def test_and_chooses_the_face_of_a_first_piece(face: str) -> None:
    match = hands(3, 1, 0, auction=["gold sixth over stone"])
    match.place(face, "stop")
    assert match.row("A", seen_by="A") == [face]


@pytest.mark.clause("GM-5.2")
def test_a_second_piece_is_laid_against_the_first() -> None:
    match = bought("silver sixth over bronze", base=["gold sixth over stone"])
    match.place("gold sixth over stone")
    assert not any(option.startswith("skip") for option in match.options_for("A"))
    assert match.refused("A skip silver sixth over bronze") == ("GM-R15", "no-gaps", {})
    match.place("silver sixth over bronze", "stop")
    assert match.row("A") == ["gold sixth", "silver sixth"]
    assert match.view().players[0].bases[0].units == 8  # nothing lies between them


@pytest.mark.clause("GM-5.3")
@pytest.mark.parametrize(("left", "right"), list(itertools.product(VALUES, repeat=2)))
def test_touching_values_differ_by_at_most_one(left: str, right: str) -> None:
    lying = f"{left} sixth over {BACK[left]}"
    added = f"{right} eighth over {BACK[right]}"
    match = bought(added, base=[lying])
    match.place(lying)
    if abs(VALUES[left] - VALUES[right]) <= 1:
        match.place(added, "stop")
        assert match.row("A") == [f"{left} sixth", f"{right} eighth"]
    else:
        why = {"piece": f"{right} eighth", "neighbour": f"{left} sixth"}
        assert match.refused(f"A lay {added}") == ("GM-5.3", "cannot-touch", why)


@pytest.mark.clause("GM-5.4")
def test_which_materials_may_touch() -> None:
    def may_lie(left: str, right: str) -> bool:
        try:
            table(bases={"A": [f"{left} sixth", f"{right} sixth"]})
        except BadPosition:
            return False
        return True

    joined = {frozenset(pair) for pair in itertools.product(VALUES, repeat=2) if may_lie(*pair)}
    assert joined == {
        *(frozenset({material}) for material in VALUES),
        frozenset({"gold", "silver"}),
        frozenset({"silver", "bronze"}),
        frozenset({"bronze", "jade"}),
        frozenset({"jade", "stone"}),
    }


@pytest.mark.clause("GM-5.5")
@pytest.mark.parametrize("sizes", list(itertools.product(["eighth", "sixth", "quarter"], repeat=2)))
def test_size_plays_no_part_in_touching(sizes: tuple[str, str]) -> None:
    one, other = sizes
    for right, open_ in (("silver", True), ("bronze", False)):
        lying, added = f"gold {one} over stone", f"{right} {other} over {BACK[right]}"
        match = bought(added, base=[lying])
        match.place(lying)
        assert (f"lay {added}" in match.options_for("A")) is open_


@pytest.mark.clause("GM-5.6")
def test_after_buying_everything_may_be_rearranged() -> None:
    """Old and new in another order, two of them turned over."""
    old = ["gold sixth over silver", "silver eighth over bronze", "bronze quarter over jade"]
    match = bought("stone sixth over jade", base=old)
    match.place(
        "jade quarter over bronze",
        "jade sixth over stone",
        "bronze eighth over silver",
        "silver sixth over gold",
        "stop",
    )
    assert match.row("A") == ["jade quarter", "jade sixth", "bronze eighth", "silver sixth"]
    assert match.row("A", seen_by="A")[1] == "jade sixth over stone"
    assert match.box() == []


@pytest.mark.clause("GM-5.6")
def test_but_touching_pieces_must_match_afterwards() -> None:
    match = bought("stone sixth over jade", base=["gold sixth over silver"])
    match.place("stone sixth over jade")
    assert match.options_for("A") == ["stop"]  # neither gold nor silver fits against stone
    assert match.refused("A lay silver sixth over gold")[0] == "GM-5.3"


@pytest.mark.clause("GM-5.7")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_any_number_may_be_thrown_away(kept: int) -> None:
    old = ["gold sixth over silver", "gold eighth over silver"]
    match = bought("gold quarter over stone", base=old)
    pieces = ["gold quarter over stone", *old][:kept]
    match.place(*pieces, "stop")
    assert match.row("A", seen_by="A") == pieces
    thrown = {"gold sixth", "gold eighth", "gold quarter"} - set(match.row("A"))
    assert {name for name, _ in match.box()} == thrown
    assert all(by == "A" for _, by in match.box())


@pytest.mark.clause("GM-5.7")
def test_and_are_out_of_the_game_for_good() -> None:
    match = bought("gold quarter over stone", base=["gold sixth over silver"])
    match.place("gold quarter over stone", "stop")
    assert match.box() == [("gold sixth", "A")]
    match.play("A bid 1")
    match.play("B bid 0")
    match.play("C bid 0")
    match.play("A pay B")
    hand = [named(piece) for piece in match.view("A").hand.left]
    assert "gold sixth over silver" not in hand[:-1]  # the last is the one just bought
    assert match.box() == [("gold sixth", "A")]


@pytest.mark.clause("GM-5.8", "GM-R26", "GM-R27")
def test_backs_stay_secret_from_the_others() -> None:
    match = table(3, bases={"A": ["gold sixth over stone", "silver eighth over bronze"]})
    assert match.row("A", seen_by="A") == ["gold sixth over stone", "silver eighth over bronze"]
    for listener in (None, "B", "C"):
        assert match.row("A", seen_by=listener) == ["gold sixth", "silver eighth"]


@pytest.mark.clause("GM-5.8")
def test_a_layout_tells_the_others_no_back() -> None:
    match = bought("gold sixth over stone")
    match.place("stone sixth over gold", "stop")
    for listener in (None, "B", "C"):
        told = [event for event in match.events(listener) if event.kind == "laid_out"]
        assert [event.data for event in told] == [{"seat": "A", "base": 1, "row": ["stone sixth"]}]
        assert match.heard("laid", listener) == []


@pytest.mark.clause("GM-5.9")
def test_a_piece_that_does_not_fit_into_the_circle() -> None:
    old = ["gold quarter over stone", "gold quarter over silver"]
    old += ["gold eighth over stone", "gold eighth over stone", "gold eighth over silver"]  # 21
    match = bought("gold sixth over stone", base=old)
    match.place(*old)
    why = {"piece": "gold sixth", "units": 4, "free": 3}
    assert match.refused("A lay gold sixth over stone") == ("GM-5.9", "too-long", why)
    assert match.refused("A lay stone sixth over gold")[0] == "GM-5.9"
    assert match.options_for("A") == ["stop"]


@pytest.mark.clause("GM-5.9")
def test_a_row_longer_than_a_circle_is_no_position() -> None:
    with pytest.raises(ceiba.BadPosition, match=r"GM-5.9"):
        table(bases={"A": [*["gold sixth"] * 6, "gold eighth"]})
