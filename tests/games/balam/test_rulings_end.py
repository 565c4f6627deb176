"""Rulings on ranking, knowledge and the end (BA-R67 to BA-R75)."""

from typing import Any

import pytest

from tests.games.balam.facts import CARDS
from tests.games.balam.kit import Table, city, last_card, new, round_of, table


def looking(players: int = 3, **facts: Any) -> Table:
    """The start of a round with three or more cards whose faces are all different."""
    cards = ["drought", "eclipse", "ball_match", "tidal_wave", "decadence"][: players + 1]
    return table(players, cards=cards, agenda=["divination", "first_turn"], **facts)


@pytest.mark.clause("BA-R67")
def test_without_an_observatory_nobody_looks() -> None:
    """None at all: no tie of three for first place; one alone: no second place."""
    match = looking(3)
    assert (match.waiting, match.task("A")) == (["A"], "turn")
    match = looking(2, cities={"D3": city("B", "observatory")})
    assert match.waiting == ["B"]
    match.play("B", "look 1", "look 2")
    assert match.task("A") == "turn"


@pytest.mark.clause("BA-R67")
@pytest.mark.parametrize(("building", "expected"), [("village", [0, 0]), ("ball_court", [1, 0])])
def test_without_a_ball_court_nobody_scores(building: str, expected: list[int]) -> None:
    cities = {"D3": city("A", building), "C1": city("B", "village"), "C2": city("B", "village")}
    match = round_of("ball_match", "drought", cities=cities)
    match.play("A", "flip 1")
    assert match.scores() == expected


@pytest.mark.clause("BA-R68")
def test_behind_two_tied_kings_there_is_no_second_place() -> None:
    match = looking(
        3,
        cities={
            "D3": city("A", "observatory", "observatory"),
            "E2": city("B", "observatory", "observatory"),
            "C1": city("C", "observatory"),
        },
    )
    match.play("A", "look 1")
    match.play("B", "look 1")
    assert match.task("A") == "turn"
    courts = {
        "D3": city("A", "ball_court", "ball_court"),
        "E2": city("B", "ball_court", "ball_court"),
        **{name: city("C", "village") for name in ("A1", "B1", "A3")},
        "C1": city("C", "ball_court"),
    }
    match = round_of("ball_match", "drought", players=3, cities=courts)
    match.play("A", "flip 1")
    assert match.scores() == [0, 0, 0]  # half of one city each, and nothing for C


@pytest.mark.clause("BA-R69")
@pytest.mark.parametrize(("cities", "expected"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_halves_are_rounded_down_for_second_place_too(cities: int, expected: int) -> None:
    sites = ["A1", "B1", "A3", "B3", "A4"][:cities]
    mine = {name: city("B", "ball_court" if name == "A1" else "village") for name in sites}
    match = round_of(
        *("ball_match", "drought"), cities={**mine, "D3": city("A", "ball_court", "ball_court")}
    )
    match.play("A", "flip 1")
    assert match.scores() == [1, expected]


@pytest.mark.clause("BA-R70")
def test_first_place_looks_before_second() -> None:
    cities = {"D3": city("A", "observatory"), "E2": city("C", "observatory", "observatory")}
    match = looking(3, cities=cities)
    assert match.waiting == ["C"]
    match.play("C", "look 2", "look 3", "look 1")
    assert match.waiting == ["A"]
    match.play("A", "look 2")  # a card another king saw
    assert (match.waiting, match.task("A")) == (["A"], "turn")
    assert [card.seen_by for card in match.view().cards] == [[2], [0, 2], [2], []]


@pytest.mark.clause("BA-R70")
@pytest.mark.parametrize(("first", "order"), [("A", "AC"), ("B", "CA"), ("C", "CA")])
def test_tied_kings_in_the_turn_order_of_the_round(first: str, order: str) -> None:
    cities = {"D3": city("A", "observatory"), "E2": city("C", "observatory")}
    match = looking(3, cities=cities, first=first)
    for seat in order:
        assert match.waiting == [seat]
        match.play(seat, "done")
    assert match.waiting == [first]


@pytest.mark.clause("BA-R70")
def test_one_by_one_after_seeing_each_or_fewer() -> None:
    match = looking(3, cities={"D3": city("A", "observatory")})
    match.play("A", "look 4")
    assert match.view("A").cards[3].face == "tidal_wave"
    assert match.options_for("A") == ["look 1", "look 2", "look 3", "done"]
    match.play("A", "done")
    assert match.task("A") == "turn"
    assert [card.up for card in match.view("A").cards] == [False] * 4
    match = looking(3, cities={"D3": city("A", "observatory")})
    match.play("A", "done")  # none at all
    assert match.heard("looked") == []


@pytest.mark.clause("BA-R71")
@pytest.mark.parametrize("other", ["B", "C", None])
def test_that_he_looked_is_public_what_he_saw_is_not(other: str | None) -> None:
    match = looking(3, cities={"D3": city("A", "observatory")})
    match.play("A", "look 2", "done")
    assert match.heard("looked", other) == [{"seat": "A", "card": 2}]
    assert match.heard("saw", other) == []
    assert match.view(other).cards[1].seen_by == [0]
    assert match.view(other).cards[1].face is None
    assert (match.heard("saw", "A"), match.view("A").cards[1].face) == (
        *([{"card": 2, "face": "eclipse"}], "eclipse"),
    )
    match.play("A", "flip 2")
    assert match.view(other).cards[1].face == "eclipse"


@pytest.mark.clause("BA-R71")
def test_he_knows_it_until_it_is_flipped() -> None:
    match = looking(2, cities={"D3": city("A", "observatory")}, A="maize 6", B="maize 6")
    match.play("A", "look 2", "done", "pass")
    match.play("B", "pass")
    assert [card.face for card in match.view("A").cards] == [None, "eclipse", None]
    assert [card.face for card in match.view("B").cards] == [None, None, None]


@pytest.mark.clause("BA-R72")
def test_what_is_public() -> None:
    match = table(
        3,
        A="jade 2",
        B="prisoner",
        C="",
        points=[3, 4, 5],
        discard=["drought", "eclipse", "decadence", "tidal_wave"],
        cards=["ball_match up", "earthquake", "toltec_raid", "drought"],
        cities={"C1": city("B", "reserve jade", "market")},
    )
    spectator = match.view()
    for seat in "ABC":
        seen = match.view(seat)
        assert (seen.players, seen.sites, seen.supply, seen.stock) == (
            *(spectator.players, spectator.sites, spectator.supply, spectator.stock),
        )
        assert seen.deck == 72 - 8
        assert seen.discard == ["drought", "eclipse", "decadence", "tidal_wave", "ball_match"]
    assert [king.points for king in spectator.players] == [3, 4, 5]
    assert spectator.players[0].wealth["jade"] == 2


@pytest.mark.clause("BA-R72")
@pytest.mark.parametrize("seat", ["A", "B", None])
def test_what_is_hidden(seat: str | None) -> None:
    """Nothing a view holds names a card that lies face down."""
    match = table(cards=["ball_match up", "earthquake", "toltec_raid"])
    shown = str(match.view(seat)) + str(match.events(seat)) + match.picture(seat)
    asked_now = match.decision(seat) if seat is not None else None
    shown += str(asked_now)
    shown = shown.replace("eclipse=False", "")  # whether it has been flipped is public
    assert [card for card in CARDS if card in shown] == ["ball_match"]


@pytest.mark.clause("BA-R73")
def test_on_a_tie_the_most_cities_win() -> None:
    cities = {
        "C1": city("A", "reserve"),
        "B1": city("B", "reserve"),
        "A1": city("B", "reserve"),
        "D2": city("C", "reserve"),
    }
    match = last_card(
        3,
        card="ball_match",
        matches=2,
        eclipse=True,
        cities=cities,
        points=[9, 9, 8],
        A="",
        B="",
        C="",
    )
    assert (match.scores(), match.ranks()) == ([9, 9, 8], [2, 1, 3])
    assert match.heard("winners") == [{"seats": ["B"]}]
    assert match.events()[-1].clause == "BA-R73"


@pytest.mark.clause("BA-R73")
def test_still_tied_the_victory_is_shared() -> None:
    cities = {"C1": city("A", "reserve"), "B1": city("C", "reserve")}
    match = last_card(
        3,
        card="ball_match",
        matches=2,
        eclipse=True,
        cities=cities,
        points=[9, 9, 9],
        A="",
        B="",
        C="",
    )
    assert match.ranks() == [1, 3, 1]
    assert match.heard("winners") == [{"seats": ["A", "C"]}]


@pytest.mark.clause("BA-R74")
@pytest.mark.parametrize(
    ("wealth", "bonus"),
    [("maize jade cacao", 1), ("maize jade cacao shell", 2), ("prisoner 5 obsidian 4", 4)],
)
def test_the_bonus_halves_the_total_once(wealth: str, bonus: int) -> None:
    match = last_card(
        card="ball_match",
        matches=1,
        eclipse=True,
        A=wealth,
        cities={"C1": city("A", "reserve jade", "reserve jade", "garrison obsidian")},
    )
    match.play("A", "done")
    assert match.over
    assert match.sources("A") == {"wealth": bonus}  # Maya wealth gives nothing


@pytest.mark.clause("BA-R75")
def test_scores_pass_ninety_nine_and_never_fall() -> None:
    match = round_of("prosperous_shell_jade", "drought", points=[99, 0])
    match.play("A", "flip 1", "gain points")
    assert match.points("A") == 101
    assert "101" in match.picture()
    match = round_of("tidal_wave", "drought", points=[7, 0], cities={"A1": city("A", "temple")})
    match.play("A", "flip 1")
    assert match.points("A") == 7


@pytest.mark.clause("BA-R75")
def test_no_score_ever_falls_in_a_game() -> None:
    match = new(3, seed="falls")
    before = [0, 0, 0]
    for step in range(400):
        if match.over:
            break
        seat = match.waiting[-1]
        choices = match.options_for(seat)
        match.play(f"{seat} {choices[step * 7 % len(choices)]}")
        assert all(now >= then for now, then in zip(match.scores(), before, strict=True))
        before = match.scores()
    assert max(before) > 0


@pytest.mark.clause("BA-R71")
def test_a_king_who_may_not_look_is_told_nothing() -> None:
    match = looking(2, cities={"D3": city("A", "observatory")})
    assert match.refused("B look 1")[1] == "not-asked"
    assert match.has("B") == {"maize": 6}
