"""What is told explains what has changed: materials, steps, levels, points and workers."""

from collections import Counter
from typing import Any

import pytest

from ceiba.core.decision import EventTold
from ceiba.core.seed import seeded
from tests.games.tzolkin.kit import Table, new, rich_table
from tests.testkit.table import SEATS


def tally(match: Table) -> Counter[tuple[str, str]]:
    """Everything of every player that can be counted."""
    counts: Counter[tuple[str, str]] = Counter()
    view = match.view()
    for seat, one in zip(SEATS, view.players, strict=False):
        counts.update({(seat, name): count for name, count in one.materials.items()})
        counts.update({(seat, name): step for name, step in one.temples.items()})
        counts.update({(seat, name): level for name, level in one.technologies.items()})
        counts[seat, "quarters"] = int(one.points * 4)
        counts[seat, "free"] = one.free
        counts[seat, "bank"] = one.bank
        counts[seat, "buildings"] = len(one.buildings)
        counts[seat, "monuments"] = len(one.monuments)
        for gear in view.gears:
            counts[seat, gear.name] = gear.spaces.count(SEATS.index(seat))
    counts["", "teeth"] = view.teeth_corn
    counts["", "skulls"] = view.skulls
    counts["", "tooth"] = view.tooth
    return counts


def told_change(events: list[EventTold]) -> Counter[tuple[str, str]]:
    """The same counts, as far as events say that they changed."""
    change: Counter[tuple[str, str]] = Counter()
    for event in events:
        data: dict[str, Any] = event.data
        seat = data.get("seat", "")
        if event.kind in ("gained", "paid"):
            amount = data["amount"] if event.kind == "gained" else -data["amount"]
            change[seat, data["material"]] += amount
            if data["material"] == "skull":
                change["", "skulls"] -= amount
            if event.clause == "TZ-15.2":
                change["", "teeth"] -= amount
        elif event.kind == "fed":
            change[seat, "corn"] -= data["corn"]
        elif event.kind == "skull_placed":
            change[seat, "skull"] -= 1
        elif event.kind in ("climbed", "angered"):
            change[seat, data["temple"]] += 1 if event.kind == "climbed" else -1
        elif event.kind == "advanced":
            change[seat, data["track"]] += 1
        elif event.kind in ("scored", "lost_points"):
            change[seat, "quarters"] += 4 * data["points"] * (1 if event.kind == "scored" else -1)
        elif event.kind == "left_over":
            change[seat, "quarters"] += data["corn"]
        elif event.kind in ("placed", "picked_up", "ejected"):
            way = 1 if event.kind == "placed" else -1
            change[seat, data["gear"]] += way
            change[seat, "free"] -= way
        elif event.kind in ("placed_first", "came_home"):
            change[seat, "free"] += -1 if event.kind == "placed_first" else 1
        elif event.kind == "hired":
            change[seat, "free"] += 1
            change[seat, "bank"] -= 1
        elif event.kind == "built":
            change[seat, "buildings"] += 1
        elif event.kind == "raised":
            change[seat, "monuments"] += 1
        elif event.kind == "tooth_corn":
            change["", "teeth"] += 1
        elif event.kind == "calendar":
            change["", "tooth"] += data["notches"]
    return change


def differences(
    after: Counter[tuple[str, str]], before: Counter[tuple[str, str]]
) -> dict[tuple[str, str], int]:
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def check_events(match: Table, seed: str, answers: int) -> set[str]:
    """Plays so many answers at random; every change must have been told."""
    picks = seeded(seed)
    kinds = set()
    before = tally(match)
    for _ in range(answers):
        if match.over:
            break
        seat = match.waiting[picks.below(len(match.waiting))]
        choices = match.options_for(seat)
        busy = [text for text in choices if text not in ("done", "nothing")]
        if busy and picks.below(4):
            choices = busy
        match.play(f"{seat} {choices[picks.below(len(choices))]}")
        events = match.events(since=match.seq - 1)
        after = tally(match)
        told = {key: count for key, count in told_change(events).items() if count}
        assert told == differences(after, before), match.entries[-1]
        before = after
        kinds |= {event.kind for event in events}
    return kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_change_is_told(players: int) -> None:
    kinds = set()
    for number in range(12):
        state = rich_table(players, number)
        match = new(players)
        match.course.state = state
        kinds |= check_events(match, f"told-{number}", 25)
    kinds |= check_events(new(players, "told"), "told", 2000)
    assert kinds >= {
        *("gained", "paid", "fed", "skull_placed", "climbed", "angered", "advanced", "scored"),
        *("lost_points", "left_over", "placed", "picked_up", "ejected", "placed_first"),
        *("came_home", "hired", "built", "tooth_corn", "calendar", "harvested", "acted"),
        *("turned_dark", "first_player", "food_day", "second_period", "revealed", "ended"),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_names_its_clause(players: int) -> None:
    match = new(players, "clauses")
    check_events(match, "clauses", 2000)
    assert match.over
    for listener in (None, *range(players)):
        assert all(event.clause.startswith("TZ-") for event in match.events(listener))
