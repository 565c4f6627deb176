"""Moves and builds on many random tables, against the rules written a second time (oracle.py)."""

import json
import random
from typing import Any

import pytest

from tests.games.pacal import oracle
from tests.games.pacal.facts import DISTRICTS, ROWS, STRIP
from tests.games.pacal.kit import FACES, HEIGHTS, PLAYERS, Table, cells_of, table
from tests.games.pacal.oracle import seen
from tests.games.pacal.plans import changed
from tests.testkit.share import share
from tests.testkit.table import SEATS

LABYRINTH = changed(
    lambda plan: plan.update(
        rows_full={
            "rows": [
                *("~aa~a~aaaaaa", "aa~aaa~a~a~a", "a~a~SSS~aaaa", "aaaaS~Sa~a~a"),
                *("~a~aSSSaaa~a", "aaa~a~aa~aaa", "a~aaaaa~aa~a"),
            ]
        },
        districts={
            "list": [
                {"id": "sacred_district", "char": "S", "value": 7},
                {"id": "maze", "char": "a", "value": 4},
            ]
        },
    ),
    STRIP,
)
"""A map full of lakes, so that ways are narrow and dead ends many."""


def random_table(number: int, **facts: Any) -> Table:
    """Pyramids and stones of all players anywhere, more or less crowded."""
    picks = random.Random(number)
    players = picks.choice(PLAYERS)
    printed = picks.random() < 0.5
    rows = ROWS[players] if printed else LABYRINTH["rows_full"]["rows"]
    free = cells_of(rows, "".join(DISTRICTS))
    picks.shuffle(free)
    seats = SEATS[:players]
    pyramids: dict[str, dict[str, int]] = {}
    for seat in seats:
        heights = picks.sample(HEIGHTS, picks.choice([0, 2, 5, 8]))
        pyramids[seat] = {free.pop(): height for height in heights if len(free) > 25}
    rockets = {seat: free.pop() for seat in seats}
    stones = {seat: picks.sample(free, picks.choice([0, 3, 8, 10])) for seat in seats}
    options = {
        "map": "" if printed else json.dumps(LABYRINTH),
        "expert_variant": picks.random() < 0.3,
        "diagonal_squares": picks.random() < 0.3,
    }
    position = {
        "options": options,
        "puzzle": True,  # anything anywhere, whatever the round
        "die": picks.choice(FACES),
        "round": picks.choice([1, 2, 2, 2]),
        "rockets": rockets,
        "pyramids": pyramids,
        "stones": stones,
        "tokens": {"A": picks.choice([[], [4], [2, 4, 6]])},
    }
    return table(players, **{**position, **facts})


@pytest.mark.clause(
    "PR-4.5",
    "PR-4.6",
    "PR-4.9",
    "PR-4.10",
    "PR-4.11",
    "PR-4.13",
    "PR-4.18",
    "PR-R9",
    "PR-R10",
    "PR-R61",
)
@pytest.mark.parametrize("batch", range(4))
def test_moves(batch: int) -> None:
    asked = 0
    for number in range(share(60)):
        match = random_table(1000 * batch + number)
        if match.task() == "move":  # not made unasked, for want of a choice
            assert set(match.options_for("A")) == oracle.moves(seen(match)), match.position()
            asked += 1
    assert asked > share(40)


@pytest.mark.clause(
    "PR-6.4",
    "PR-6.5",
    "PR-6.6",
    "PR-6.7",
    "PR-6.13",
    "PR-6.16",
    "PR-6.19",
    "PR-R31",
    "PR-R37",
    "PR-R60",
)
@pytest.mark.parametrize("batch", range(4))
def test_builds(batch: int) -> None:
    asked = 0
    for number in range(share(40)):
        match = random_table(1000 * batch + number, step="build")
        if match.task() == "build" and match.waiting == ["A"]:
            expected = oracle.builds(seen(match))
            assert set(match.options_for("A")) == {*expected, "skip"}, match.position()
            for text, sets in list(expected.items())[:12]:
                told = match.hint(text)
                assert told["choices"] == len(sets), (text, match.position())
                assert told["stones"] == min(map(len, sets))
            asked += 1
    assert asked > share(15)


@pytest.mark.clause("PR-R33", "PR-6.10", "PR-6.18")
@pytest.mark.parametrize("batch", range(4))
def test_every_set_of_stones_can_be_chosen(batch: int) -> None:
    """And no other: all ways through the questions lead to the sets of the rules, each to one."""
    for number in range(share(12)):
        match = random_table(7000 * batch + number, step="build")
        if match.task() != "build" or match.waiting != ["A"]:
            continue
        crowded = sorted(oracle.builds(seen(match)).items(), key=lambda item: -len(item[1]))[:2]
        for text, sets in crowded:
            reached = set()
            open_ways = [[text]]
            while open_ways:
                answers = open_ways.pop()
                copy = random_table(7000 * batch + number, step="build")
                copy.answer("A", answers)
                if copy.task() == "choose_stones":
                    open_ways += [[*answers, option] for option in copy.options_for("A")]
                else:
                    told = [e for e in copy.events() if e.kind in ("built", "upgraded")]
                    reached.add(frozenset(told[0].data["stones"]))
            assert reached == sets, (text, match.position())
