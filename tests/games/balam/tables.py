"""Tables of Balam in the middle of a game, and random play on them."""

from collections.abc import Iterator
from typing import Any

from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from tests.games.balam.facts import BOARD, CARDS, COST, DOUBLE, PAIR, STOCK, TILES, WEALTH
from tests.games.balam.kit import Table, new
from tests.testkit.table import SEATS

BOARDS = [BOARD, "default", "5x4", "5x5 sea 2 red", "4x4 sea 0 red", "11x3", "6x5 sea 1"]
KINDS = [*COST, "garrison", "market", "reserve"]
QUIET = ("pass", "done", "keep", "flip")


def rich(players: int, number: int) -> Table:
    """A table where everybody has something of everything, at the start or end of a round."""
    rng = seeded(f"rich-{players}-{number}")
    board = BOARDS[number % len(BOARDS)]
    if players == 4 and board.startswith("4x4"):
        board = "5x5"
    facts: dict[str, Any] = {} if board == "default" else {"board": board}
    options = {"control_count": "sum_of_enemies"} if rng.below(5) == 0 else {}
    empty = Table.lay(players, f"rich{number}", options=options, **facts).position()
    supply = dict(WEALTH)
    cities = _cities(empty["board"], players, rng, supply)
    wealth: dict[str, dict[str, int]] = {seat: {} for seat in SEATS[:players]}
    for sheet in wealth.values():
        for name in WEALTH:
            sheet[name] = min(int(rng.below(4)), supply[name])
            supply[name] -= sheet[name]
    faces = list(CARDS)
    cards = [faces[rng.below(len(faces))] for _ in range(players + 1)]
    cards = [card for at, card in enumerate(cards) if cards[:at].count(card) < CARDS[card]]
    laid = {
        "options": options,
        "board": empty["board"],
        "cities": cities,
        "wealth": wealth,
        "cards": cards,
        "first": SEATS[rng.below(players)],
        "matches": int(rng.below(players)),
    }
    if number % 3 == 0:
        laid["cards"] = ["drought up"] * (players + 1)  # the end of the round
    else:
        laid["agenda"] = ["divination", "first_turn"]
    return Table.lay(players, f"rich{number}", **laid)


def _cities(board: str, players: int, rng: Rng, supply: dict[str, int]) -> dict[str, Any]:
    cities: dict[str, Any] = {}
    stock = dict(STOCK)
    count = dict.fromkeys(SEATS[:players], 0)
    markets = dict.fromkeys(SEATS[:players], 0)
    for y, row in enumerate(board.split(";")):
        for x, word in enumerate(row.split()):
            tile = word.split("/")[0]
            seat = SEATS[rng.below(players)]
            if tile not in TILES or rng.below(4) == 0 or count[seat] == 12:
                continue
            found, slot, size = {"king": seat}, 1, TILES[tile][1]
            while slot <= size:
                kind = KINDS[rng.below(len(KINDS))]
                width = 2 if kind in DOUBLE else 1
                fits = stock[PAIR[kind]] > 0 and slot + width - 1 <= size
                if kind == "market" and markets[seat] == 3:
                    fits = False
                if fits and rng.below(6):
                    stock[PAIR[kind]] -= 1
                    markets[seat] += kind == "market"
                    found[str(slot)] = _with_token(kind, rng, supply)
                    slot += width
                else:
                    slot += 1
            if len(found) > 1:
                count[seat] += 1
                cities["ABCDEFGHIJK"[x] + str(y + 1)] = found
    return cities


def _with_token(kind: str, rng: Rng, supply: dict[str, int]) -> str:
    names = {"reserve": [*WEALTH], "garrison": ["obsidian", "prisoner"]}.get(kind, [])
    if not names or rng.below(3) == 0:
        return kind
    name = names[rng.below(len(names))]
    if supply[name] == 0:
        return kind
    supply[name] -= 1
    return f"{kind} {name}"


def wander(match: Table, seed: str, answers: int, lively: bool = True) -> Iterator[Table]:
    """The match before each of so many random answers; lively kings rather do something."""
    picks = seeded(seed)
    for _ in range(answers):
        if match.over:
            return
        yield match
        seat = match.waiting[picks.below(len(match.waiting))]
        choices = match.options_for(seat)
        busy = [text for text in choices if text.split()[0] not in QUIET]
        if lively and busy and picks.below(3):
            wars = [text for text in busy if text.startswith("attack")]
            choices = wars if wars and picks.below(3) == 0 else busy
        match.play(f"{seat} {choices[picks.below(len(choices))]}")


def whole_game(players: int, number: int, **options: str) -> Iterator[Table]:
    """The match before each answer of a random game, and at its end."""
    match = new(players, seed=f"whole{number}", **options)
    yield from wander(match, f"whole{players}-{number}", 20_000, lively=number % 2 == 0)
    yield match
