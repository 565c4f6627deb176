"""Short ways to lay a table of Tzolk'in, to play on it and to look at it.

>>> match = table(A={"corn": 5, "workers": 4}, gears={"palenque": {1: "B"}})
>>> play(match, "A", "place palenque", "place palenque", "place yaxchilan")
>>> standing(match)
{'palenque': {0: 'A', 1: 'B', 2: 'A'}, 'yaxchilan': {0: 'A'}}
>>> corn(match, "A"), match.waiting
(0, ['B'])

Temples are told in steps above the start step, as positions write them: -1 is the bottom.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from ceiba.core import position as positions
from ceiba.core.errors import IllegalAction
from ceiba.core.match import Match, Seat
from ceiba.core.seed import seeded
from ceiba.games.tzolkin.actions import VOCABULARY
from ceiba.games.tzolkin.game import GAME
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.view import PlayerView, TzolkinView

SEATS = "ABCD"
SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
GEARS = (*SMALL, "chichen_itza")
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
LAST = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
FIELDS = {2: 2, 3: 3, 4: 4}
"""Fields used in each group, by players."""
STEPS = {"chaac": 7, "quetzalcoatl": 9, "kukulcan": 8}
ALL_AT_BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}


class Table(Match):
    """A match of Tzolk'in: its views are known by their type."""

    def view(self, seat: Seat | None = None) -> TzolkinView:
        return cast(TzolkinView, super().view(seat))


# -- given ------------------------------------------------------------------------------------


def new(players: int = 4, seed: str = "test") -> Table:
    """The setup of the rules: everybody is choosing wealth tiles."""
    return Table(GAME, players, seed=seed)


def table(players: int = 4, **facts: Any) -> Table:
    """A table with these things on it, A to move unless `turn` says otherwise.

    It is a puzzle: a test lays what it needs, at a time when that could not all be there.
    """
    seats = {seat: facts.pop(seat) for seat in SEATS if seat in facts}
    for key in ("slots", "fields"):
        if isinstance(facts.get(key), dict):
            facts[key] = {str(number): value for number, value in facts[key].items()}
    gears = {
        gear: {str(space): who for space, who in workers.items()}
        for gear, workers in facts.pop("gears", {}).items()
    }
    position = {"game": "tzolkin", "players": players, "seats": seats, "gears": gears, **facts}
    position.setdefault("puzzle", True)
    return Table.from_position(GAME, position, "test")


def last_turn(players: int = 4, **facts: Any) -> Table:
    """The same with everybody but A having had their turn: after A's the round ends."""
    return table(players, **{"first_player": "B", "turn": "A", **facts})


def worker_on(gear: str, space: int, players: int = 4, **facts: Any) -> Table:
    """A has one worker on a gear and has just picked it up."""
    gears = {name: dict(workers) for name, workers in facts.pop("gears", {}).items()}
    gears.setdefault(gear, {})[space] = "A"
    match = table(players, gears=gears, **facts)
    match.play(f"A pick {gear} {space}")
    return match


def doing(gear: str, action: int, players: int = 4, **facts: Any) -> Table:
    """A's worker has just done an action from the very space of its number."""
    match = worker_on(gear, action, players, **facts)
    match.play(f"A do {gear} {action}")
    return match


def round_over(players: int = 4, **facts: Any) -> Table:
    """A round has just ended: A took back a worker from Palenque 0, which does nothing."""
    gears = {name: dict(workers) for name, workers in facts.pop("gears", {}).items()}
    gears.setdefault("palenque", {})[0] = "A"
    match = last_turn(players, gears=gears, **facts)
    match.play("A pick palenque 0")
    enough(match, "A")
    return match


def finished(players: int = 4, **facts: Any) -> Table:
    """All four food days are over: the table is scored."""
    match = table(players, food_days=4, tooth=27, **facts)
    assert match.over
    return match


# -- when -------------------------------------------------------------------------------------


def play(match: Match, seat: str, *answers: str) -> None:
    """Answers of one seat, in a row."""
    for answer in answers:
        match.play(f"{seat} {answer}")


def enough(match: Match, seat: str) -> None:
    """The end of a placing or picking-up turn, said only where it is asked."""
    asked = match.decision(seat)
    if asked is not None and asked.task in ("place_more", "pick_more"):
        match.play(f"{seat} done")


def refused(match: Match, line: str) -> tuple[str, str, dict[str, Any]]:
    """Clause, key and numbers of the refusal; and nothing on the table has changed."""
    before = match.state.words(), match.seq
    with pytest.raises(IllegalAction) as problem:
        match.play(line)
    assert (match.state.words(), match.seq) == before
    return problem.value.clause, problem.value.key, problem.value.data


def random_states(
    players: int, seed: str, every: int = 1, ends: bool = True
) -> Iterator[TzolkinState]:
    """The states of a random game, before every so-manieth answer, and the last one."""
    state = GAME.setup(players, {}, seeded(seed))
    state.settle(None)
    picks = seeded(f"picks {seed}")
    step = 0
    while not state.over():
        if step % every == 0:
            yield state
        seat = state.decider()
        options = state.options(seat)
        state.apply(seat, options[picks.below(len(options))], None)
        step += 1
    if ends:
        yield state


def rich_table(players: int, number: int) -> TzolkinState:
    """A table in the middle of a game where everybody has something of everything."""
    rng = seeded(f"rich-{players}-{number}")
    gears: dict[str, dict[str, str]] = {gear: {} for gear in GEARS}
    seats = {}
    for seat in SEATS[:players]:
        for _ in range(rng.below(6)):
            gear = GEARS[rng.below(5)]
            gears[gear][str(rng.below(LAST[gear] + 1))] = seat
        seats[seat] = {
            "workers": 6,
            **{name: rng.below(7) for name in ("corn", "wood", "stone", "gold")},
            "skull": rng.below(3),
            "temples": {name: rng.below(STEPS[name] - 1) - 1 for name in TEMPLES},
            "technologies": {name: rng.below(4) for name in TRACKS},
            "light": rng.below(2) == 0,
        }
    tooth = rng.below(26)
    shown = {"game": "tzolkin", "players": players, "seats": seats, "gears": gears, "puzzle": True}
    fields = {
        str(group): [c := rng.below(FIELDS[players] + 1), rng.below(c + 1) if group > 2 else 0]
        for group in (2, 3, 4, 5)
    }
    position = {**shown, "tooth": tooth, "fields": fields, "teeth_corn": rng.below(5)}
    return cast(TzolkinState, positions.load(GAME, position, f"rich-{number}"))


def lively_states(players: int, tables: int, answers: int) -> Iterator[TzolkinState]:
    """The states of the next so many answers at each of so many rich tables."""
    for number in range(tables):
        state = rich_table(players, number)
        picks = seeded(f"lively-{players}-{number}")
        for _ in range(answers):
            if state.over():
                break
            yield state
            seat = state.decider()
            choices = state.options(seat)
            busy = [a for a in choices if VOCABULARY.verb(a) not in ("nothing", "done", "place")]
            if busy and picks.below(5) > 0:  # workers that do something, more often than not
                choices = busy
            state.apply(seat, choices[picks.below(len(choices))], None)


def match_at(state: TzolkinState) -> Table:
    """A match that stands at a state."""
    match = Table(GAME, state.players, seed="anything")
    match.state = state.clone()
    return match


# -- then -------------------------------------------------------------------------------------


def player(match: Table, seat: str) -> PlayerView:
    return match.view().players[SEATS.index(seat)]


def has(match: Table, seat: str) -> dict[str, int]:
    """The materials of a player, of which there is at least one."""
    return {name: count for name, count in player(match, seat).materials.items() if count}


def corn(match: Table, seat: str) -> int:
    return player(match, seat).materials["corn"]


def steps(match: Table, seat: str) -> tuple[int, ...]:
    """Steps above the start step on chaac, quetzalcoatl, kukulcan."""
    return tuple(player(match, seat).temples.values())


def levels(match: Table, seat: str) -> tuple[int, ...]:
    """Agriculture, extraction, architecture, theology."""
    return tuple(player(match, seat).technologies.values())


def points(match: Table, seat: str) -> float:
    return player(match, seat).points


def standing(match: Table) -> dict[str, dict[int, str]]:
    """Who stands where on the gears that are not empty."""
    found: dict[str, dict[int, str]] = {}
    for gear in match.view().gears:
        for space, who in enumerate(gear.spaces):
            if who is not None:
                name = "neutral" if who < 0 else SEATS[who]
                found.setdefault(gear.name, {})[space] = name
    return found


def fields(match: Table) -> dict[int, tuple[int, int]]:
    """Corn and wood tiles left in the groups of Palenque 2 to 5."""
    return {group.action: (group.corn, group.wood) for group in match.view().fields}


def slots(match: Table) -> dict[int, str]:
    """The skulls on Chichen Itza, and whose they were."""
    owners = enumerate(match.view().slots, 1)
    return {action: SEATS[owner] for action, owner in owners if owner is not None}


def options(match: Table, seat: str = "A") -> list[str]:
    return match.options_for(seat)


def question(match: Match, seat: str) -> str:
    """The task a seat is asked about."""
    asked = match.decision(seat)
    assert asked is not None, f"{seat} is not asked"
    return asked.task


def costs(match: Table, seat: str = "A") -> dict[str, dict[str, Any]]:
    """What each option is said to cost beforehand."""
    asked = match.decision(seat)
    assert asked is not None
    return {option.text: option.hint.data if option.hint else {} for option in asked.options}


def heard(match: Table, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """What a seat or a spectator was told of one kind of event."""
    return [event.data for event in match.events(seat) if event.kind == kind]


def total(match: Table, seat: str) -> float:
    """The final score of a seat."""
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.scores[SEATS.index(seat)].total


def sources(match: Table, seat: str) -> dict[str, float]:
    """The final score of a seat by source, nothing left out but zeros."""
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return {name: p for name, p in outcome.scores[SEATS.index(seat)].sources.items() if p}


def ranks(match: Table) -> list[int]:
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return [score.rank for score in outcome.scores]
