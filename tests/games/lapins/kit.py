"""Short ways to lay a table of Dix-Huit Lapins, to play on it and to look at it.

>>> match = table(cities={"B2": "A: palace, village", "B3": "B: garrison_2 prisoner"})
>>> match.play("A", "transform B2", "raise market 4")
Traceback (most recent call last):
  ...
ceiba.core.errors.IllegalAction: DL-3.10: To build a market takes 1 cacao, and you have none.
>>> match.play("A", "raise village 4", "done")
>>> match.city("B2"), match.has("A"), match.waiting
('A: palace, village, village', {'maize': 8}, ['B'])

Cities are written by slot, `-` for a free one; a palace or temple takes its slot and the next.
"""

from collections.abc import Iterator
from typing import Any, cast

from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.lapins.game import GAME
from ceiba.games.lapins.state import LapinsState
from tests.games.cities.kit import CitiesTable, rolling
from tests.games.lapins.facts import FACES, SLOTS, TILES, TOKENS
from tests.testkit.share import share
from tests.testkit.table import SEATS
from tests.testkit.walks import Pick, begun, rather_not, walk

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
IDLE = ("pass", "flip", "remove", "drop", "keep")


class Table(CitiesTable):
    GAME = GAME

    def buildings(self, seat: str) -> dict[str, int]:
        """The buildings of a king by kind, nothing left out but zeros."""
        return {name: count for name, count in self.player(seat).buildings.items() if count}

    def city(self, name: str) -> str | None:
        """A city as positions write it here; None for an available site."""
        found = self.site(name)
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

    def marks(self, name: str) -> str:
        """
        >>> table(cities={"B2": "A: market, market"}).marks("B1")
        'AA'
        """
        return "".join(SEATS[king] * count for king, count in enumerate(self.site(name).marks))

    def marked(self) -> dict[str, str]:
        """Every site with control tokens on it."""
        return {s.site: self.marks(s.site) for s in self.view().sites if any(s.marks)}

    def price(self, name: str) -> list[int]:
        """What each king would pay for a site."""
        return list(self.site(name).price)

    def cards(self, seat: str | None = None) -> list[str | None]:
        """The faces of the round's cards, as far as a seat knows them."""
        return [card.face for card in self.view(seat).cards]


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


def table(players: int = 2, seed: str = "test", **facts: Any) -> Table:
    """A table with these things on it; kings not mentioned have 10 maize, A moves."""
    facts["cities"] = {site: city_of(text) for site, text in facts.get("cities", {}).items()}
    facts["wealth"] = {seat: wealth_of(text) for seat, text in facts.get("wealth", {}).items()}
    facts = {"board": BOARD, "puzzle": "deck" in facts, **facts}
    return Table.lay(players, seed, **facts)


def last_card(face: str, players: int = 2, **facts: Any) -> Table:
    """The same with one card left to flip, the last of the row."""
    up = iter(["favourable_maize up"] * players)
    return table(players, cards=[*up, face], **facts)


def end_of_round(players: int = 2, **facts: Any) -> Table:
    """The last card has just been applied: villages have produced, kings distribute."""
    return table(players, cards=["favourable_maize up"] * (players + 1), **facts)


def war(levels: int, dice: tuple[int, ...], players: int = 2, **facts: Any) -> Table:
    """A attacks from B2 with so many levels and rolls these faces; the target is named `at`."""
    target = facts.pop("at", None)
    match = table(players, generator=rolling(dice, tuple(range(1, 7))), **facts)
    match.play("A attack B2")
    if target is not None:
        match.play(f"A target {target}")
    if match.task() == "engage":
        match.play(f"A engage {levels}")
    assert match.view().war.levels == levels
    return match


# -- random play ------------------------------------------------------------------------------


def random_states(
    players: int, seed: str, every: int = 1, options: dict[str, Any] | None = None
) -> Iterator[LapinsState]:
    """The states of a random game, before every so-manieth answer, and the last one.

    Kings pass and flip less often than they build, so that something happens.
    """
    pick = rather_not(GAME, IDLE, 4, seeded(f"picks {seed}"))
    return walk(begun(GAME, players, seed, options), pick, every)


def lively_states(players: int, tables: int, answers: int) -> Iterator[LapinsState]:
    """The states of the next so many answers at each of (a share of) so many rich tables."""
    for number in range(share(tables)):
        pick = any_verb(seeded(f"lively-{players}-{number}"))
        yield from walk(rich_table(players, number), pick, answers=answers, ends=False)


def any_verb(picks: Rng) -> Pick:
    """Each verb equally often."""

    def pick(actions: list[int]) -> int:
        verbs: dict[str, list[int]] = {}
        for action in actions:
            verbs.setdefault(GAME.vocabulary.verb(action), []).append(action)
        same = list(verbs.values())[picks.below(len(verbs))]
        return same[picks.below(len(same))]

    return pick


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
    match = table(players, f"rich-{number}", board=board, cities=laid, wealth=wealth)
    return cast(LapinsState, match.state)


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
