"""Short ways to lay a table of Dix-Huit Lapins, to play on it and to look at it.

>>> match = table(cities={"B2": "A: palace, village", "B3": "B: garrison_2 prisoner"})
>>> play(match, "A", "transform B2", "raise market 4")
Traceback (most recent call last):
  ...
ceiba.core.errors.IllegalAction: DL-3.10: To build a market takes 1 cacao, and you have none.
>>> play(match, "A", "raise village 4", "done")
>>> city(match, "B2"), has(match, "A"), match.waiting
('A: palace, village, village', {'maize': 8}, ['B'])

Cities are written by slot, `-` for a free one; a palace or temple takes its slot and the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.lapins.game import GAME
from ceiba.games.lapins.state import LapinsState
from tests.games.lapins.facts import FACES, SLOTS, TILES, TOKENS

SEATS = "ABCD"
DOUBLE = ("palace", "temple")
BOARD = (
    "jade_1 maize_01 maize_02 cacao_1; obsidian_1 maize_03 maize_04 maize_05; "
    "maize_06 maize_07 maize_08 maize_09; shell_1 maize_10 maize_11 shell_2"
)
"""A site on every tile, so neighbours are those that touch: A1 jade, D1 cacao, A2 obsidian,
A4 and D4 shell, the others maize."""
FOREST = (
    "maize_01 forest_1 maize_02 maize_03; maize_04 maize_05 forest_2 maize_06; "
    "forest_3 maize_07 maize_08 maize_09; jade_1 maize_10 forest_4 shell_1"
)
"""A1 is next to C1, B2 to D2, A2 to A4, B4 to D4; C1 to C3."""
BIG = (
    "maize_01 maize_02 maize_03 maize_04 maize_05 maize_06; "
    "maize_07 maize_08 maize_09 maize_10 maize_11 maize_12; "
    "maize_13 maize_14 maize_15 maize_16 maize_17 maize_18; "
    "cacao_1 cacao_2 cacao_3 jade_1 jade_2 jade_3; "
    "obsidian_1 obsidian_2 obsidian_3 jade_4 cacao_4 obsidian_4"
)
"""Thirty sites of four slots."""


# -- given ------------------------------------------------------------------------------------


def wealth_of(text: str) -> dict[str, int]:
    """
    >>> wealth_of("3 maize, 1 cacao")
    {'maize': 3, 'cacao': 1}
    """
    parts = [part.split() for part in text.split(",") if part.strip()]
    return {name: int(count) for count, name in parts}


def city_of(text: str) -> dict[str, str]:
    """
    >>> city_of("A: palace, -, reserve maize")
    {'king': 'A', '1': 'palace', '4': 'reserve maize'}
    """
    king, _, buildings = text.partition(":")
    found = {"king": king}
    slot = 1
    for words in buildings.split(","):
        if words.strip() != "-":
            found[str(slot)] = words.strip()
        slot += 2 if words.split()[0] in DOUBLE else 1
    return found


def table(players: int = 2, seed: str = "test", **facts: Any) -> Match:
    """A table with these things on it; kings not mentioned have 10 maize, A moves."""
    facts["cities"] = {site: city_of(text) for site, text in facts.get("cities", {}).items()}
    facts["wealth"] = {seat: wealth_of(text) for seat, text in facts.get("wealth", {}).items()}
    facts = {"board": BOARD, "puzzle": "deck" in facts, **facts}
    return ceiba.set_up({"game": "lapins", "players": players, **facts}, seed=seed)


def last_card(face: str, players: int = 2, **facts: Any) -> Match:
    """The same with one card left to flip, the last of the row."""
    up = iter(["favourable_maize up"] * players)
    return table(players, cards=[*up, face], **facts)


def end_of_round(players: int = 2, **facts: Any) -> Match:
    """The last card has just been applied: villages have produced, kings distribute."""
    return table(players, cards=["favourable_maize up"] * (players + 1), **facts)


@lru_cache
def rolling(*faces: int) -> tuple[int, ...]:
    """The words of a generator whose next dice show these faces (1 to 6)."""
    for number in range(1, 1_000_000):
        words: tuple[int, ...] = (number, 2, 3, 4)
        rng = Rng(*words)
        for _ in range(20):  # the first draws of small seeds are alike
            rng.next32()
        words = tuple(rng.words())
        if all(rng.below(6) == face - 1 for face in faces):
            return words
    raise AssertionError("no such dice")


def war(levels: int, dice: tuple[int, ...], players: int = 2, **facts: Any) -> Match:
    """A attacks from B2 with so many levels and rolls these faces; the target is named `at`."""
    target = facts.pop("at", None)
    match = table(players, generator=list(rolling(*dice)), **facts)
    match.play("A attack B2")
    if target is not None:
        match.play(f"A target {target}")
    asked = match.decision("A")
    if asked is not None and asked.task == "engage":
        match.play(f"A engage {levels}")
    assert match.view().war.levels == levels
    return match


# -- when -------------------------------------------------------------------------------------


def play(match: Match, seat: str, *answers: str) -> None:
    """Answers of one seat, in a row."""
    for answer in answers:
        match.play(f"{seat} {answer}")


def carry(match: Match, seat: str, *moves: str) -> None:
    """Moves of a distribution: "A1.3 B2.1" carries the token of A1.3 to B2.1."""
    for move in moves:
        place, to = move.split()
        play(match, seat, f"take {place}", f"to {to}")


def refused(match: Match, line: str) -> tuple[str, str, dict[str, Any]]:
    """Clause, key and numbers of the refusal; and nothing on the table has changed."""
    before = match.state.words(), match.seq
    with pytest.raises(IllegalAction) as problem:
        match.play(line)
    assert (match.state.words(), match.seq) == before
    return problem.value.clause, problem.value.key, problem.value.data


def random_states(
    players: int, seed: str, every: int = 1, options: dict[str, Any] | None = None
) -> Iterator[LapinsState]:
    """The states of a random game, before every so-manieth answer, and the last one.

    Kings pass and flip less often than they build, so that something happens.
    """
    chosen = GAME.check_options(players, options or {})
    state = GAME.setup(players, chosen, seeded(seed))
    state.settle(None)
    picks = seeded(f"picks {seed}")
    step = 0
    while not state.over():
        if step % every == 0:
            yield state
        seat = state.decider()
        actions = state.options(seat)
        texts = [GAME.vocabulary.text(action) for action in actions]
        busy = [a for a, t in zip(actions, texts, strict=True) if not t.startswith(IDLE)]
        if busy and picks.below(4) > 0:
            actions = busy
        state.apply(seat, actions[picks.below(len(actions))], None)
        step += 1
    yield state


def rich_table(players: int, number: int) -> LapinsState:
    """A table in the middle of a game: full of cities, tokens and rivals."""
    rng = seeded(f"rich-{players}-{number}")
    board = (BOARD, FOREST, BIG)[number % 3]
    stock = dict(TILES)
    laid: dict[str, str] = {}
    tiles = [row.split() for row in board.split(";")]
    for row, names in enumerate(tiles, 1):
        for column, tile in enumerate(names):
            if tile.startswith("forest") or rng.below(10) < 3:
                continue
            slots = 2 if tile.startswith("shell") else 4
            king = SEATS[rng.below(players)]
            if sum(text.startswith(king) for text in laid.values()) == 12:
                continue
            city = f"{king}: {', '.join(_some_buildings(rng, slots, stock))}"
            laid[f"{chr(65 + column)}{row}"] = city
    wealth = {
        seat: ", ".join(f"{rng.below(4)} {name}" for name in TOKENS if name != "prisoner")
        for seat in SEATS[:players]
    }
    return table(players, f"rich-{number}", board=board, cities=laid, wealth=wealth).state  # type: ignore[return-value]


def _some_buildings(rng: Rng, slots: int, stock: dict[str, int]) -> list[str]:
    """Buildings for a city of so many slots, some with a token, as far as there are tiles."""
    found: list[str] = []
    while slots > 0 and (not found or rng.below(6) > 0):
        kind = list(FACES)[rng.below(len(FACES))]
        court = kind == "ball_court" and any(text == kind for text in found)
        if court or SLOTS[kind] > slots or stock[FACES[kind]] == 0:
            continue
        stock[FACES[kind]] -= 1
        slots -= SLOTS[kind]
        token = rng.below(8)
        if kind == "reserve" and token < 5:
            kind += f" {list(TOKENS)[token]}"
        found.append(kind)
    return found


def lively_states(players: int, tables: int, answers: int) -> Iterator[LapinsState]:
    """The states of the next so many answers at each of so many rich tables."""
    for number in range(tables):
        state = rich_table(players, number)
        picks = seeded(f"lively-{players}-{number}")
        for _ in range(answers):
            if state.over():
                break
            yield state
            seat = state.decider()
            verbs: dict[str, list[int]] = {}
            for action in state.options(seat):
                verbs.setdefault(GAME.vocabulary.verb(action), []).append(action)
            same = list(verbs.values())[picks.below(len(verbs))]  # each verb equally often
            state.apply(seat, same[picks.below(len(same))], None)


def match_at(state: LapinsState) -> Match:
    """A match that stands at a state."""
    match = Match(GAME, state.players, seed="anything")
    match.state = state.clone()
    return match


IDLE = ("pass", "flip", "remove", "drop", "keep")


# -- then -------------------------------------------------------------------------------------


def player(match: Match, seat: str) -> Any:
    return match.view().players[SEATS.index(seat)]


def has(match: Match, seat: str) -> dict[str, int]:
    """King wealth, of which there is at least one."""
    return {name: count for name, count in player(match, seat).wealth.items() if count}


def points(match: Match, seat: str) -> int:
    return int(player(match, seat).points)


def buildings(match: Match, seat: str) -> dict[str, int]:
    """The buildings of a king by kind, nothing left out but zeros."""
    return {name: count for name, count in player(match, seat).buildings.items() if count}


def site(match: Match, name: str) -> Any:
    return next(site for site in match.view().sites if site.site == name)


def city(match: Match, name: str) -> str | None:
    """A city as positions write it here; None for an available site."""
    found = site(match, name)
    slots = []
    for place in found.places:
        if not place.second:
            slots.append(" ".join([place.building or "-", *place.tokens]))
    while slots and slots[-1] == "-":
        slots.pop()
    if found.owner is None:
        assert slots == []
        return None
    return f"{SEATS[found.owner]}: {', '.join(slots)}"


def marks(match: Match, name: str) -> str:
    """
    >>> marks(table(cities={"B2": "A: market, market"}), "B1")
    'AA'
    """
    return "".join(SEATS[king] * count for king, count in enumerate(site(match, name).marks))


def marked(match: Match) -> dict[str, str]:
    """Every site with control tokens on it."""
    return {s.site: marks(match, s.site) for s in match.view().sites if any(s.marks)}


def price(match: Match, name: str) -> list[int]:
    """What each king would pay for a site."""
    return list(site(match, name).price)


def supply(match: Match, wealth: str) -> int:
    return int(match.view().supply[wealth])


def stock(match: Match, tile: str) -> int:
    return int(match.view().stock[tile])


def task(match: Match, seat: str) -> str | None:
    """What a seat is asked."""
    asked = match.decision(seat)
    return None if asked is None else asked.task


def options(match: Match, seat: str, verb: str = "") -> list[str]:
    """What a seat may answer, of one verb."""
    return [text for text in match.options_for(seat) if text.startswith(verb)]


def heard(match: Match, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """What a seat or a spectator was told of one kind of event."""
    return [event.data for event in match.events(seat) if event.kind == kind]


def kinds(match: Match, since: int = 0) -> list[str]:
    """The kinds of events a spectator saw, in order."""
    return [event.kind for event in match.events(None, since)]


def cards(match: Match, seat: str | None = None) -> list[str | None]:
    """The faces of the round's cards, as far as a seat knows them."""
    return [card.face for card in match.view(seat).cards]
