"""The rules of Milpa, clause by clause: the example of how a game is tested."""

import pytest

import ceiba


def table(*sky: str, players: int = 2, **facts: object) -> ceiba.Match:
    return ceiba.set_up({"game": "milpa", "players": players, "sky": [*sky], **facts})


def kernels(match: ceiba.Match) -> list[int]:
    owned: list[int] = match.position()["kernels"]
    return owned


def day(match: ceiba.Match, *fists: int) -> list[int]:
    """Everybody sows so much; what they own when the weather is over."""
    for seat, count in zip("ABCD", fists, strict=False):
        for _ in range(count):
            match.play(f"{seat} sow")
        match.play(f"{seat} close")
    return kernels(match)


@pytest.mark.clause("MI-1.1", "MI-1.2")
def test_six_kernels_each_and_a_sky_of_26_cards() -> None:
    match = ceiba.new("milpa", players=4, seed="x")
    assert kernels(match) == [6, 6, 6, 6]
    sky = match.position()["sky"]
    assert [sky.count(card) for card in ("rain", "sun", "drought")] == [10, 10, 6]


@pytest.mark.clause("MI-1.2")
def test_an_impossible_sky_is_refused_unless_it_is_a_puzzle() -> None:
    with pytest.raises(ceiba.BadPosition, match=r"MI-1\.2"):
        table(*["drought"] * 7)
    assert table(*["drought"] * 7, puzzle=True).waiting == ["A", "B"]


@pytest.mark.clause("MI-2.1")
def test_all_sow_at_once_and_unseen() -> None:
    match = table("sun", "sun", players=3)
    match.play("B sow")
    assert match.waiting == ["A", "B", "C"]
    assert [farmer.fist for farmer in match.view("A").farmers] == [0, None, None]
    assert [farmer.fist for farmer in match.view("B").farmers] == [None, 1, None]
    match.play("B close")
    assert match.waiting == ["A", "C"]


@pytest.mark.clause("MI-2.1")
def test_a_fist_holds_three() -> None:
    match = table("sun", fists=[3, 0])
    with pytest.raises(ceiba.IllegalAction, match=r"MI-2\.1: No more than 3 kernels"):
        match.play("A sow")


@pytest.mark.clause("MI-2.2")
def test_fists_open_when_all_are_closed() -> None:
    match = table("sun", "rain")
    day(match, 2, 0)
    assert match.position()["sky"] == ["rain"]
    assert [event.kind for event in match.events("A")][-1] == "harvest"
    assert match.events("A")[-1].data["sown"] == [2, 0]


@pytest.mark.clause("MI-2.3")
@pytest.mark.parametrize(("card", "owned"), [("rain", 10), ("sun", 8), ("drought", 4)])
def test_what_was_sown_bears_by_the_weather(card: str, owned: int) -> None:
    assert day(table(card), 2, 0) == [owned, 6]


@pytest.mark.clause("MI-2.4", "MI-1.3")
@pytest.mark.parametrize(("wide", "owned"), [(False, [8, 7]), (True, [10, 8])])
def test_where_all_have_sown_the_field_is_crowded_unless_it_is_wide(
    wide: bool, owned: list[int]
) -> None:
    assert day(table("rain", options={"wide_field": wide}), 2, 1) == owned


@pytest.mark.clause("MI-2.5")
def test_nobody_falls_below_three() -> None:
    assert day(table("drought", kernels=[4, 9]), 3, 3) == [3, 6]


@pytest.mark.clause("MI-3.1")
def test_most_kernels_win_and_equal_ones_share() -> None:
    match = table("sun", players=3, kernels=[9, 4, 9])
    day(match, 0, 1, 0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert match.events()[-1].data == {"winners": ["A", "C"]}
