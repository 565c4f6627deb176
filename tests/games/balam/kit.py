"""Short ways to lay a table of Balam, to play on it and to look at it.

>>> match = table(A="maize 4", cities={"C1": city("A", "palace", "reserve prisoner", "village")})
>>> play(match, "A", "transform C1", "remove 4", "raise garrison 4", "done")
>>> built(match, "C1"), token(match, "C1.3"), has(match, "A")
(['palace', '=', 'reserve', 'garrison'], 'prisoner', {'maize': 2})

Unless a test says otherwise the reference board lies there (facts.py).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match
from ceiba.core.rng import Rng
from ceiba.games.balam.tables import BOX
from tests.games.balam.facts import BOARD, DOUBLE

SEATS = "ABCD"
SKULL = -1


# -- given ------------------------------------------------------------------------------------


def new(players: int = 2, seed: str = "test", **options: Any) -> Match:
    """The setup of the rules."""
    return ceiba.new("balam", players=players, seed=seed, options=options)


def table(players: int = 2, seed: str = "test", **facts: Any) -> Match:
    """A table with these things on it, A to move; `A="maize 2 jade"` is the wealth of a king."""
    told = {seat: facts.pop(seat) for seat in SEATS if seat in facts}
    given = {seat: wealth(told.get(seat, "maize 6")) for seat in SEATS[:players]}
    facts = {"board": BOARD, "wealth": given, "puzzle": "deck" in facts, **facts}
    return ceiba.set_up({"game": "balam", "players": players, **facts}, seed=seed)


def wealth(text: str) -> dict[str, int]:
    """
    >>> wealth("maize 2 jade")
    {'maize': 2, 'jade': 1}
    """
    found: dict[str, int] = {}
    name = ""
    for word in text.split():
        if word.isdigit():
            found[name] = int(word)
        else:
            name = word
            found[name] = 1
    return found


def city(king: str, *buildings: str, first: int = 1) -> dict[str, str]:
    """A city by its slots from the first on; "" leaves one free, large buildings take two.

    >>> city("A", "temple", "", "reserve jade")
    {'king': 'A', '1': 'temple', '4': 'reserve jade'}
    """
    found = {"king": king}
    slot = first
    for words in buildings:
        if words:
            found[str(slot)] = words
        slot += 2 if words in DOUBLE else 1
    return found


def round_of(*cards: str, players: int = 2, **facts: Any) -> Match:
    """A table where these cards lie face down and the others of the round are flipped already."""
    done = [
        "favourable_shell up",
        "favourable_shell up",
        "favourable_jade up",
        "favourable_jade up",
    ]
    laid = [*cards, *done][: players + 1]
    return table(players, cards=laid, **facts)


def last_card(players: int = 2, card: str = "eclipse", **facts: Any) -> Match:
    """A has just flipped the last card of the round.

    The eclipse, if nothing is said: it asks nothing, and Chaak gives nothing.
    """
    match = round_of(card, players=players, **facts)
    match.play("A flip 1")
    return match


def laden(players: int = 2, **cities: dict[str, str]) -> Match:
    """The distribution begins on these cities; A and B have no king wealth."""
    return last_card(players, cities=cities, A="", B="")


@cache
def generator(dice: tuple[int, ...]) -> list[int]:
    """A random generator that will roll these dice."""
    number = 0
    while True:
        number += 1
        words = [number, number * 7919, 3, 4]
        rng = Rng(*words)
        for _ in range(20):  # small numbers at first give no good spread
            rng.next32()
        words = rng.words()
        if all(BOX.faces[rng.below(len(BOX.faces))] == die for die in dice):
            return words


def war(*dice: int, players: int = 2, **facts: Any) -> Match:
    """A table where the next dice rolled show this."""
    return table(players, generator=generator(dice), **facts)


# -- when -------------------------------------------------------------------------------------


def play(match: Match, seat: str, *answers: str) -> None:
    """Answers of one seat, in a row."""
    for answer in answers:
        match.play(f"{seat} {answer}")


def carry(match: Match, seat: str, *moves: str) -> None:
    """Moves of a distribution, each as "B1.2 C1.1"; the plan stays open."""
    for move in moves:
        place, _, to = move.partition(" ")
        play(match, seat, f"take {place}", f"to {to}")


def plan(match: Match, seat: str, *moves: str) -> None:
    """The whole distribution of a king."""
    carry(match, seat, *moves)
    match.play(f"{seat} done")


def raze(match: Match, seat: str) -> None:
    """Destroy whatever can be destroyed, the lowest-numbered slots first."""
    while asked(match, seat) == "deal_damage":
        match.play(f"{seat} {options(match, seat)[0]}")


def refused(match: Match, line: str) -> tuple[str, str, dict[str, Any]]:
    """Clause, key and numbers of the refusal; and nothing on the table has changed."""
    before = match.state.words(), match.seq
    with pytest.raises(IllegalAction) as problem:
        match.play(line)
    assert (match.state.words(), match.seq) == before
    return problem.value.clause, problem.value.key, problem.value.data


# -- then -------------------------------------------------------------------------------------


def view(match: Match, seat: str | None = None) -> Any:
    return match.view(seat)


def player(match: Match, seat: str) -> Any:
    return view(match).players[SEATS.index(seat)]


def has(match: Match, seat: str) -> dict[str, int]:
    """The king wealth of which there is at least one token."""
    return {name: count for name, count in player(match, seat).wealth.items() if count}


def points(match: Match, seat: str) -> int:
    return int(player(match, seat).points)


def scores(match: Match) -> list[int]:
    return [king.points for king in view(match).players]


def sources(match: Match, seat: str) -> dict[str, int]:
    return {name: count for name, count in player(match, seat).sources.items() if count}


def site(match: Match, name: str) -> Any:
    return next(one for one in view(match).sites if one.site == name)


def owner(match: Match, name: str) -> str | None:
    seat = site(match, name).owner
    return None if seat is None else SEATS[seat]


def built(match: Match, name: str) -> list[str]:
    """Slot by slot: the building, "=" for the second slot of a large one, "-" for a free slot."""
    return ["=" if slot.second else slot.building or "-" for slot in site(match, name).places]


def tokens(match: Match, name: str) -> list[str]:
    """Slot by slot: the token on the building, "-" for none."""
    return [" ".join(slot.tokens) or "-" for slot in site(match, name).places]


def token(match: Match, place: str) -> str:
    name, _, slot = place.partition(".")
    return tokens(match, name)[int(slot) - 1]


def pyramids(match: Match, name: str) -> dict[str, int]:
    """Small pyramids on a site, by king."""
    counts = enumerate(site(match, name).marks)
    return {SEATS[seat]: count for seat, count in counts if count}


def marked(match: Match, seat: str) -> dict[str, int]:
    """The sites with small pyramids of a king."""
    counts = {one.site: one.marks[SEATS.index(seat)] for one in view(match).sites}
    return {name: count for name, count in counts.items() if count}


def passes(match: Match, name: str) -> str:
    """The kings whose tokens may pass a site."""
    return "".join(SEATS[seat] for seat in site(match, name).open_to)


def supply(match: Match) -> dict[str, int]:
    return dict(view(match).supply)


def stock(match: Match) -> dict[str, int]:
    return dict(view(match).stock)


def options(match: Match, seat: str, verb: str = "") -> list[str]:
    """What a seat may answer, or what comes after one verb."""
    found = match.options_for(seat)
    if not verb:
        return found
    return [text.partition(" ")[2] for text in found if text.split()[0] == verb]


def asked(match: Match, seat: str) -> str | None:
    """The question a seat is asked."""
    decision = match.decision(seat)
    return None if decision is None else decision.task


def prompt(match: Match, seat: str) -> dict[str, Any]:
    """The numbers told with the question."""
    decision = match.decision(seat)
    assert decision is not None
    return dict(decision.prompt.data)


def heard(match: Match, kind: str, seat: str | None = None, since: int = 0) -> list[dict[str, Any]]:
    """What a seat or a spectator was told of one kind of event."""
    return [event.data for event in match.events(seat, since) if event.kind == kind]


def kinds(match: Match, since: int = 0) -> list[str]:
    """The kinds of events since an entry, in their order."""
    return [event.kind for event in match.events(since=since)]


def rolled(match: Match) -> dict[str, Any]:
    """The last roll: dice, attack, defence, failures, damage."""
    return {name: value for name, value in heard(match, "rolled")[-1].items() if name != "seat"}


def ranks(match: Match) -> list[int]:
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return [score.rank for score in outcome.scores]
