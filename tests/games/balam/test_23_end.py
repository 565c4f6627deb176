"""Chapter 23: the end of the game."""

import pytest

from tests.games.balam.kit import city, last_card, table


@pytest.mark.clause("BA-23.1")
def test_after_the_full_end_of_the_round() -> None:
    """Production, ceremony, taxes and Chaak still come; no new round does."""
    match = last_card(
        card="ball_match",
        matches=1,
        cities={"C1": city("A", "village", "temple", "ball_court"), "B1": city("B", "village")},
        A="",
        B="",
    )
    assert not match.over
    match.plan("A", "C1.1 C1.2")
    match.play("B", "done")
    assert match.over
    # 1 city at the match, 1 maize sacrificed, half of Chaak's 2 maize
    assert match.sources("A") == {"matches": 1, "ceremony": 1, "wealth": 1}
    assert match.has("B") == {"maize": 2}
    assert match.heard("round") == []
    last = match.kinds()[match.kinds().index("clemency") :]
    assert last.index("clemency") < last.index("ended") < last.index("winners")
    assert match.refused("A pass") == ("", "over", {})
    assert (match.waiting, match.decision("A")) == ([], None)


@pytest.mark.clause("BA-23.2")
@pytest.mark.parametrize(
    ("wealth", "bonus"),
    [("", 0), ("maize", 0), ("maize 2", 1), ("jade 2 prisoner", 1), ("maize 9", 4)],
)
def test_half_a_point_for_each_token_of_king_wealth(wealth: str, bonus: int) -> None:
    match = last_card(card="ball_match", matches=1, eclipse=True, A=wealth, points=[10, 0])
    assert match.points("A") == 10 + bonus
    assert match.sources("A").get("wealth", 0) == bonus
    assert sum(match.has("A").values()) == bonus * 2 + sum(match.has("A").values()) % 2


@pytest.mark.clause("BA-23.3")
def test_the_most_points_win() -> None:
    match = last_card(
        3, card="ball_match", matches=2, eclipse=True, points=[12, 20, 19], A="", B="", C="maize 4"
    )
    assert (match.scores(), match.ranks()) == ([12, 20, 21], [3, 2, 1])
    assert match.heard("winners") == [{"seats": ["C"]}]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "matches_played"
    assert match.view().outcome == outcome


@pytest.mark.clause("BA-23.3")
def test_while_the_game_lasts_nobody_has_won() -> None:
    match = table(points=[50, 0])
    assert (match.outcome(), match.view().outcome) == (None, None)
