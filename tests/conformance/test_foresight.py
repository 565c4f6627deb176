"""What is shown before a choice is what then happens, as the table itself shows it.

That nothing hidden is told is part of `test_secrets.py`: outcomes belong to the question.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ceiba import Match
from ceiba.core.decision import Option
from ceiba.core.foresight import DUE
from tests.conformance.tables import Table, any_game, every_table, twin
from tests.testkit.share import ONE_IN
from tests.testkit.table import SEATS

EVERY = 4
"""How many steps lie between two looks."""
MOST = 12
"""So many options of a question are tried."""

Shown = dict[str, float]


def of_tzolkin(view: Any, seat: int) -> Shown:
    player = view.players[seat]
    kept = view.kept if seat == view.seat else []
    return {
        **player.materials,
        "points": player.points,
        **{f"step {name}": step for name, step in player.temples.items()},
        **{f"level {name}": level for name, level in player.technologies.items()},
        "building": len(player.buildings),
        "monument": len(player.monuments),
        "wealth_tile": len(player.wealth) + len(kept),
        "corn_tile": player.corn_tiles,
        "wood_tile": player.wood_tiles,
        "free_worker": player.free,
        "worker": -player.bank,
        "double_turn": int(player.light),
    }


def of_a_king(view: Any, seat: int) -> Shown:
    player = view.players[seat]
    own = [place for site in view.sites if site.owner == seat for place in site.places]
    shown = {
        "city": player.cities,
        **player.buildings,
        "mark": sum(site.marks[seat] for site in view.sites),
    }
    if view.plan is None:  # what is planned is no fact yet; see the second test
        held = sum(len(place.tokens) for place in own if not place.second)
        shown |= {**player.wealth, "points": player.points, "token": held}
    return shown


def of_pacal(view: Any, seat: int) -> Shown:
    player = view.players[seat]
    return {
        "points": player.score,
        "stone": player.stones,
        "storey": sum(pyramid.height for pyramid in view.pyramids if pyramid.seat == seat),
        "token": len(player.tokens),
    }


def of_gold(view: Any, seat: int) -> Shown:
    player = view.players[seat]
    shown: Shown = {"points": sum(base.points for base in player.bases)}
    if view.seat == seat:
        shown["pearl"] = player.pearls
        row = view.hand.row if view.hand else []
        shown["unit"] = sum(1 if piece is None else piece.units for piece in row)
    return shown


SHOWN: dict[str, Callable[[Any, int], Shown]] = {
    "tzolkin": of_tzolkin,
    "balam": of_a_king,
    "lapins": of_a_king,
    "pacal": of_pacal,
    "gold": of_gold,
}


def questions(table: Table, seed: str, every: int) -> Iterator[tuple[Match, int, list[Option]]]:
    match = table.match(seed)
    for step, (seat, _) in enumerate(any_game(match, seed, every)):
        decision = match.decision(seat)
        assert decision is not None
        options = list(decision.options)
        start = step % len(options)
        yield match, seat, (options[start:] + options[:start])[:MOST]


@every_table
def test_what_is_shown_before_is_what_happens(table: Table) -> None:
    if table.game not in SHOWN:
        pytest.skip("no outcomes are shown")
    assert_foreseen(table, "foresight", EVERY * ONE_IN)


def test_a_usual_answer_that_turns_something_over_is_told() -> None:
    """A worker fetched from Tikal 4 usually builds, and the next building comes from the pile."""
    assert_foreseen(Table("tzolkin", 2, {}), "foresight-other-3", EVERY)


def assert_foreseen(table: Table, seed: str, every: int) -> None:
    shown = SHOWN[table.game]
    for match, seat, options in questions(table, seed, every):
        for option in options:
            after = twin(match)
            for answer in (option.text, *option.foreseen.usual):
                after.answer(seat, [answer])
            if option.foreseen.open:
                assert_known_events(table, match, after, seat, option)
                continue
            views = match.view(seat), after.view(seat)
            for owner in range(table.players):
                before, then = (shown(view, owner) for view in views)
                both = before.keys() & then.keys()
                more = {name: then[name] - before[name] for name in both}
                said = {n: by for (o, n), by in told(option).items() if o == owner and n in both}
                assert said == {n: by for n, by in more.items() if by}, (match.seq, option.text)


def told(option: Option) -> dict[tuple[int, str], float]:
    changes = option.foreseen.changes
    return {(SEATS.index(change.seat.name), change.thing.name): change.by for change in changes}


TOLD_BY_EVENTS = {
    "tzolkin": {"points", "corn", "wood", "stone", "gold"},
    "balam": {"points", "maize", "cacao", "shell", "jade"},
    "lapins": {"points", "maize", "cacao", "shell", "jade"},
    "pacal": {"points"},
    "gold": {"pearl"},
}
"""What events and holdings name alike."""


def assert_known_events(
    table: Table, match: Match, after: Match, seat: int, option: Option
) -> None:
    """Up to what luck or something hidden decides, the outcome is what the events add up to."""
    if getattr(match.view(seat), "plan", None):
        return  # compared below, when it is carried out
    sums: dict[tuple[int, str], float] = defaultdict(float)
    for event in after.events(seat, since=match.seq):
        if event.kind in table.adapter.showing:
            break
        for change in event.changes:
            sums[SEATS.index(change.seat.name), change.thing.name] += change.by
    names = TOLD_BY_EVENTS[table.game]
    happened = {key: by for key, by in sums.items() if key[1] in names and by}
    assert {key: by for key, by in told(option).items() if key[1] in names} == happened, option.text


@pytest.mark.parametrize("game", ["balam", "lapins"])
def test_a_plan_brings_what_its_steps_showed(game: str) -> None:
    """Points of the ceremony and taxes, added up step by step, are those of the distribution."""
    match = Table(game, 3, {}).match("plans")
    said: dict[tuple[str, str], float] = defaultdict(float)
    done: dict[tuple[str, str], float] = defaultdict(float)
    planned = 0
    for seat, text in any_game(match, "plans"):
        decision = match.decision(seat)
        assert decision is not None
        if decision.task == "distribute":
            planned += 1
            option = next(option for option in decision.options if option.text == text)
            for change in option.foreseen.changes:
                if change.thing.name not in ("token", DUE):
                    said[change.seat.name, change.thing.name] += change.by
    for event in match.events():
        if event.kind == "scored" and event.data["what"] == "ceremony":
            done[event.data["seat"], "points"] += event.data["points"]
        if event.kind == "carried" and event.data["building"] == "palace":
            done[event.data["seat"], event.data["wealth"]] += 1
    assert planned > 30
    assert done
    assert {k: by for k, by in said.items() if by} == done


@pytest.mark.parametrize("game", ["tzolkin", "balam", "lapins"])
def test_a_choice_of_several_may_be_made_at_once(game: str) -> None:
    """The sensible choice, and any other within the stock, is taken answer by answer until what
    is left is no choice; and then it is paid or taken in full."""
    paid = 0
    for number in range(100):
        match = Table(game, 3, {}).match(f"together{number}")
        for seat, _ in any_game(match, f"together{number}"):
            if match.state.agenda[-1].basket(match.state, seat) is None:
                continue
            decision = match.decision(seat)
            assert decision is not None
            assert decision.together is not None
            amount, most = decision.together.amount, decision.together.most
            others: dict[str, int] = {}
            for text in reversed(most):
                others[text] = min(most[text], amount - sum(others.values()))
            for chosen in (decision.together.usual, others):
                row = [text for text, count in chosen.items() for _ in range(count)]
                assert len(row) == amount
                after = twin(match)
                for text in row:
                    now = after.decision(seat)
                    if now is None or now.task != decision.task or match.seq + amount == after.seq:
                        break
                    after.answer(seat, [text])
                sums: dict[str, float] = defaultdict(float)
                for event in after.events(seat, since=match.seq):
                    for change in event.changes:
                        if event.kind in ("paid", "gained") and change.seat.name == SEATS[seat]:
                            sums[change.thing.name] += abs(change.by)
                wanted = {text.split()[1]: n for text, n in chosen.items() if n}
                assert {name: sums[name] for name in wanted} == wanted
                paid += 1
        if paid >= 6:
            return
    raise AssertionError("there were too few such questions")
