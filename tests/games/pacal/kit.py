"""Short ways to lay a table of Pacal's Rocket, to play on it and to look at it.

>>> match = table(die=3, rockets={"A": "F6", **CORNERS}, stones={"A": ["H4", "H5"]})
>>> play(match, "A", "fly F3", "drop A", "done", "build H4 2")
>>> rocket(match, "A"), inside(match, "A"), supply(match, "A"), pyramids(match)
('F3', 'A', 9, {'H4': 'A2'})
>>> match.waiting, score(match, "A")
(['B'], 5)

Cells are told by name, seats by letter; a pyramid is its owner and its height.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match
from ceiba.core.sentence import snake

SEATS = "ABCDE"
CORNERS = {"B": "A1", "C": "K1", "D": "A11", "E": "K11"}
"""The rockets of the others out of the way (five players)."""
AWAY = {"B": "I1", "C": "H11"}
"""The same with three players, where the corners on the right are covered."""
HEIGHTS = [1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]
"""The pyramids of a player (PR-1.8)."""
PLAYERS = [2, 3, 4, 5]
FACES = ["2", "3", "4", "5", "special"]


# -- given ------------------------------------------------------------------------------------


def new(players: int = 5, seed: str = "test", **options: Any) -> Match:
    """The setup of the rules: the start player is about to stand the rocket somewhere."""
    return ceiba.new("pacal", players, options, seed)


def table(players: int = 5, seed: str = "test", **facts: Any) -> Match:
    """A table with these things on it; the rest is filled in, the same way every time."""
    return ceiba.set_up({"game": "pacal", "players": players, **facts}, seed=seed)


def building(players: int = 5, **facts: Any) -> Match:
    """The same in step 3 of a turn of A, with the rockets in the sacred district."""
    return table(players, **{"die": 3, "step": "build", **facts})


def putting_in(players: int = 5, **facts: Any) -> Match:
    """The same in step 2 of a turn of A after a straight move."""
    return table(players, **{"die": 3, "step": "stones", **facts})


def wall(*cells: str) -> dict[str, int]:
    """Pyramids of one player on these cells, whatever their heights."""
    return dict(zip(cells, HEIGHTS, strict=False))


def placed(players: int = 5, seed: str = "test", **options: Any) -> Match:
    """A new game whose rockets stand on the first cells of the sacred district: round 1 begins."""
    match = new(players, seed, **options)
    for _ in range(players):
        [seat] = match.waiting
        match.play(f"{seat} {match.options_for(seat)[0]}")
    return match


def laid(plan: dict[str, Any], players: int = 5, **facts: Any) -> Match:
    """A table on a map laid by hand."""
    options = {**facts.pop("options", {}), "map": json.dumps(plan)}
    return table(players, options=options, **facts)


# -- when -------------------------------------------------------------------------------------


def play(match: Match, seat: str, *answers: str) -> None:
    """Answers of one seat, in a row."""
    for answer in answers:
        match.play(f"{seat} {answer}")


def end_turn(match: Match, seat: str) -> None:
    """Put in no further stone and build nothing, said only where it is asked."""
    for answer in ("done", "skip"):
        if answer in match.options_for(seat):
            match.play(f"{seat} {answer}")


def whole_turn(match: Match, seat: str) -> None:
    """A turn of which only the duty is done: the first move there is."""
    match.play(f"{seat} {match.options_for(seat)[0]}")
    if match.decision(seat) is not None and match.decision(seat).task == "land":
        match.play(f"{seat} {match.options_for(seat)[0]}")
    end_turn(match, seat)


def refused(match: Match, line: str) -> tuple[str, str, dict[str, Any]]:
    """Clause, key and numbers of the refusal; and nothing on the table has changed."""
    before = match.state.words(), match.seq
    with pytest.raises(IllegalAction) as problem:
        match.play(line)
    assert (match.state.words(), match.seq) == before
    return problem.value.clause, problem.value.key, problem.value.data


# -- then -------------------------------------------------------------------------------------


def options(match: Match, seat: str = "A") -> list[str]:
    return match.options_for(seat)


def offered(match: Match, verb: str, seat: str = "A") -> set[str]:
    """What follows a verb among the options: the cells of 'fly', 'F4 3' of 'build' …"""
    texts = [text.partition(" ") for text in match.options_for(seat)]
    return {rest for first, _, rest in texts if first == verb}


def words(text: str) -> set[str]:
    """
    >>> sorted(words("A1 K11"))
    ['A1', 'K11']
    """
    return set(text.split())


def hint(match: Match, text: str, seat: str = "A") -> dict[str, Any]:
    """What an option tells beforehand, of which kind it is included."""
    asked = match.decision(seat)
    assert asked is not None, f"{seat} is not asked"
    [told] = [option.hint for option in asked.options if option.text == text]
    return {} if told is None else {"kind": snake(type(told).__name__), **told.data}


def task(match: Match, seat: str = "A") -> str | None:
    asked = match.decision(seat)
    return None if asked is None else asked.task


def prompt(match: Match, seat: str = "A") -> tuple[str, str, dict[str, Any]]:
    asked = match.decision(seat)
    assert asked is not None, f"{seat} is not asked"
    return asked.prompt.clause, asked.prompt.key, dict(asked.prompt.data)


def player(match: Match, seat: str) -> Any:
    return match.view().players[SEATS.index(seat)]


def rocket(match: Match, seat: str) -> str | None:
    """The cell it stands on, or was lifted from."""
    return player(match, seat).rocket.cell


def stones(match: Match) -> dict[str, str]:
    """The stones in sight: whose, by cell."""
    return {s.cell: "".join(SEATS[seat] for seat in s.seats) for s in match.view().stones}


def inside(match: Match, seat: str) -> str:
    """Whose stones lie under a rocket, which no view shows."""
    return "".join(match.position()["inside"][seat])


def pyramids(match: Match) -> dict[str, str]:
    return {p.cell: f"{SEATS[p.seat]}{p.height}" for p in match.view().pyramids}


def supply(match: Match, seat: str) -> int:
    """Stones."""
    return player(match, seat).stones


def left(match: Match, seat: str) -> list[int]:
    """Pyramids of 1, 2, 3, 4, 5 storeys in the supply."""
    return player(match, seat).pyramids


def tokens(match: Match, seat: str) -> list[int]:
    return player(match, seat).tokens


def score(match: Match, seat: str) -> int:
    return player(match, seat).score


def allowance(match: Match) -> tuple[bool, bool]:
    """Whether a stone may still go into the own rocket, into another's."""
    allowed = match.view().allowance
    return allowed.own, allowed.other


def heard(match: Match, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """What a seat or a spectator was told of one kind of event."""
    return [event.data for event in match.events(seat) if event.kind == kind]


def kinds(match: Match, since: int = 0) -> list[str]:
    """The kinds of all events after so many answers."""
    return [event.kind for event in match.events(since=since)]


def steps(cell: str, right: int, down: int) -> str:
    """
    >>> steps("F6", -1, 5)
    'E11'
    """
    return f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}"


def cells_of(rows: Iterable[str], chars: str) -> list[str]:
    """The cells of a drawn map that show one of these characters, row by row."""
    return [
        steps("A1", column, row)
        for row, line in enumerate(rows)
        for column, char in enumerate(line)
        if char in chars
    ]
