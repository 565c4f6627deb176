"""What nobody may tell: faces of cards that lie face down, and plans (BA-R43, BA-R71, BA-R72).

Two tables are compared that differ only in what a listener cannot see. Views, events, questions,
pictures, previews and refusals must be the same, letter by letter.
"""

from typing import Any

import msgspec
import pytest

from ceiba import IllegalAction
from ceiba.games.balam.actions import VOCABULARY
from tests.games.balam.kit import Table, city, last_card, table
from tests.testkit.table import SEATS

ANSWERS = [VOCABULARY.text(action) for action in range(len(VOCABULARY))]
FACES = [
    ["drought", "eclipse", "ball_match", "tidal_wave"],
    ["tidal_wave", "drought", "eclipse", "ball_match"],
    ["favourable_jade", "exceptional_katun", "princely_wedding", "cenote_worship"],
]


def told(match: Table, listener: str | None, answers: list[str] = ANSWERS) -> dict[str, Any]:
    """Everything a listener can get to know without changing anything."""
    found: dict[str, Any] = {
        "view": msgspec.to_builtins(match.view(listener)),
        "events": msgspec.to_builtins(match.events(listener)),
        "picture": match.picture(listener),
        "waiting": match.waiting,
    }
    if listener is not None:
        found["question"] = msgspec.to_builtins(match.decision(listener))
        found["undo"] = match.undo_kind(listener)
        found["refusals"] = [_refusal(match, listener, text) for text in answers]
        found["previews"] = [
            msgspec.to_builtins(match.preview(listener, [text]).view)
            for text in match.options_for(listener)
        ]
    return found


def _refusal(match: Table, seat: str, text: str) -> tuple[str, str, str] | None:
    """Only refusals: what is allowed is not played."""
    if text in match.options_for(seat):
        return None
    with pytest.raises(IllegalAction) as problem:
        match.play(f"{seat} {text}")
    return problem.value.clause, problem.value.key, str(problem.value)


SOME = [text for text in ANSWERS if text.split()[0] in ("look", "flip", "done", "pass", "gain")]
PLACES = [
    f"{verb} {name}.{slot}"
    for verb in ("take", "to")
    for name in ("B1", "C1")
    for slot in (1, 2, 3, 4)
]


# -- divination -------------------------------------------------------------------------------


def divined(faces: list[str]) -> Table:
    """A and B have looked, C has not."""
    match = table(
        3,
        cards=faces,
        deck=["drought", "drought"],
        cities={"D3": city("A", "observatory", "observatory"), "E2": city("B", "observatory")},
        agenda=["divination", "first_turn"],
    )
    match.play("A", "look 1", "look 2", "done")
    match.play("B", "look 1")
    return match


@pytest.mark.clause("BA-R71", "BA-R72")
@pytest.mark.parametrize("listener", ["C", None])
def test_who_did_not_look_learns_nothing(listener: str | None) -> None:
    one, *others = [told(divined(faces), listener, SOME) for faces in FACES]
    assert all(other == one for other in others)


@pytest.mark.clause("BA-R71")
def test_who_looked_knows_those_cards_and_no_other() -> None:
    """The cards A has not seen may be any."""
    same = ["drought", "eclipse"]
    one = told(divined([*same, "ball_match", "tidal_wave"]), "A", SOME)
    assert one == told(divined([*same, "decadence", "toltec_raid"]), "A", SOME)
    assert one != told(divined(["drought", "decadence", "ball_match", "tidal_wave"]), "A", SOME)


@pytest.mark.clause("BA-R71")
def test_even_while_he_is_looking() -> None:
    """B is asked nothing yet, and what A has just seen changes nothing for him."""
    seen = []
    for faces in FACES:
        match = table(
            3,
            cards=faces,
            deck=["drought", "drought"],
            cities={"D3": city("A", "observatory")},
            agenda=["divination", "first_turn"],
        )
        match.play("A", "look 3")
        seen.append(told(match, "B", SOME))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("BA-R71", "BA-R72")
@pytest.mark.parametrize("answer", ["look 2", "flip 2"])
def test_a_preview_shows_no_face(answer: str) -> None:
    agenda = ["divination", "first_turn"] if answer.startswith("look") else ["turn 0"]
    match = table(
        cards=["drought", "eclipse", "tidal_wave"],
        cities={"D3": city("A", "observatory")},
        agenda=agenda,
    )
    seen = match.preview("A", [answer])
    assert (seen.accepted, seen.refusal) == (1, None)
    assert [card.face for card in seen.view.cards] == [None] * 3  # type: ignore[attr-defined]


@pytest.mark.clause("BA-R71")
def test_a_look_is_not_taken_back_freely() -> None:
    match = table(
        cards=["drought", "eclipse", "tidal_wave"],
        cities={"D3": city("A", "observatory")},
        agenda=["divination", "first_turn"],
    )
    match.play("A", "look 2")
    assert match.undo_kind("A") == "ask"
    match.play("A", "done", "flip 1")
    assert match.undo_kind("A") == "ask"
    assert match.refused("A undo")[1] == "undo-revealed"


@pytest.mark.clause("BA-R72")
def test_the_order_of_the_deck_shows_nowhere() -> None:
    decks = [["eclipse", "drought", "ball_match"], ["tidal_wave", "ball_match", "eclipse"]]
    tables = [table(cards=["drought", "decadence", "earthquake"], deck=deck) for deck in decks]
    for listener in (*SEATS[:2], None):
        one, other = (told(match, listener, SOME) for match in tables)
        assert one == other


# -- distribution -----------------------------------------------------------------------------


def planning(*steps: str) -> Table:
    """A has taken these steps of his plan; B has not begun."""
    match = last_card(
        cities={
            "C1": city("A", "village", "palace", "reserve jade"),
            "D2": city("A", "temple", "reserve"),
            "B1": city("B", "village", "palace", "reserve"),
        },
        A="",
        B="",
    )
    match.play("A", *steps)
    return match


PLANS = [
    [
        ("take C1.1", "to C1.2", "take C1.4", "to D2.1"),
        ("take C1.4", "drop", "take C1.1", "to C1.4"),
        ("take C1.1", "keep", "take C1.4", "keep"),
        ("take C1.1", "to D2.3", "take C1.1", "to D2.1"),
    ],
    [
        ("take C1.1", "to C1.2", "done"),
        ("take C1.1", "to D2.1", "done"),
        ("take C1.4", "drop", "done"),
    ],
    [("take C1.1",), ("take C1.4",)],
]


@pytest.mark.clause("BA-R43")
@pytest.mark.parametrize("plans", PLANS)
@pytest.mark.parametrize("listener", ["B", None])
def test_plans_are_seen_by_nobody_else(plans: list[tuple[str, ...]], listener: str | None) -> None:
    one, *others = [told(planning(*plan), listener, PLACES) for plan in plans]
    assert all(other == one for other in others)
    assert others


@pytest.mark.clause("BA-R43")
def test_only_that_he_is_done() -> None:
    match = planning("take C1.1", "to C1.2")
    assert not match.view("B").players[0].planned
    match.play("A", "done")
    assert match.view("B").players[0].planned
    assert match.heard("planned", "B") == [{"seat": "A"}]
    assert match.view("B").plan.moves == []
    assert match.heard("carried", "A") == []


@pytest.mark.clause("BA-R43")
def test_the_own_plan_is_his_to_see_and_to_take_back() -> None:
    match = planning("take C1.1", "to D2.1", "take C1.4")
    plan = match.view("A").plan
    assert ([(move.place, move.wealth, move.to) for move in plan.moves], plan.hand) == (
        *([("C1.1", "maize", "D2.1")], "C1.4"),
    )
    assert match.undo_kind("A") == "free"
    match.play("A", "undo")
    assert match.view("A").plan.hand is None


@pytest.mark.clause("BA-R43")
def test_even_a_finished_plan_may_be_taken_back_until_all_are_done() -> None:
    match = planning("take C1.1", "to D2.1", "done")
    assert match.undo_kind("A") == "free"
    match.play("A", "undo", "take C1.1", "to C1.2", "done")
    match.play("B", "done")
    assert match.undo_kind("A") == "ask"
    assert match.view().players[0].wealth["maize"] == 1


# -- war --------------------------------------------------------------------------------------


@pytest.mark.clause("BA-R46")
def test_the_dice_are_not_known_before_both_have_decided() -> None:
    seen = []
    for number in (1, 2):
        match = table(
            generator=[number, number * 77, number * 5, 9],
            cities={
                "C1": city("A", "garrison obsidian"),
                "C2": city("B", "garrison obsidian", "village"),
            },
        )
        match.play("A", "attack C1")
        spend = [f"spend {n}" for n in range(5)]
        before = (told(match, "A", spend), told(match, "B", spend))
        match.play("A", "spend 1")
        seen.append((before, told(match, "A", spend), told(match, "B", spend)))
    assert seen[0] == seen[1]
