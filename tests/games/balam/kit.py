"""Short ways to lay a table of Balam, to play on it and to look at it.

>>> match = table(A="maize 4", cities={"C1": city("A", "palace", "reserve prisoner", "village")})
>>> match.play("A", "transform C1", "remove 4", "raise garrison 4", "done")
>>> match.built("C1"), match.token("C1.3"), match.has("A")
(['palace', '=', 'reserve', 'garrison'], 'prisoner', {'maize': 2})

Unless a test says otherwise the reference board lies there (facts.py).
"""

from typing import Any

from ceiba.games.balam.game import GAME
from tests.games.balam.facts import BOARD, DICE, DOUBLE
from tests.games.cities.kit import CitiesTable, rolling
from tests.testkit.table import SEATS

SKULL = -1


class Table(CitiesTable):
    GAME = GAME

    # -- when ---------------------------------------------------------------------------------

    def plan(self, seat: str, *moves: str) -> None:
        """The whole distribution of a king."""
        self.carry(seat, *moves)
        self.play(f"{seat} done")

    def raze(self, seat: str) -> None:
        """Destroy whatever can be destroyed, the lowest-numbered slots first."""
        while self.task(seat) == "deal_damage":
            self.play(f"{seat} {self.options_for(seat)[0]}")

    # -- then ---------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [king.points for king in self.view().players]

    def sources(self, seat: str) -> dict[str, float]:
        """Points by source, as far as the game went."""
        return {name: count for name, count in self.player(seat).sources.items() if count}

    def owner(self, name: str) -> str | None:
        seat = self.site(name).owner
        return None if seat is None else SEATS[seat]

    def built(self, name: str) -> list[str]:
        """Slot by slot: the building, "=" for the second slot of a large one, "-" for none."""
        return ["=" if slot.second else slot.building or "-" for slot in self.site(name).places]

    def tokens(self, name: str) -> list[str]:
        """Slot by slot: the token on the building, "-" for none."""
        return [" ".join(slot.tokens) or "-" for slot in self.site(name).places]

    def token(self, place: str) -> str:
        name, _, slot = place.partition(".")
        return self.tokens(name)[int(slot) - 1]

    def pyramids(self, name: str) -> dict[str, int]:
        """Small pyramids on a site, by king."""
        counts = enumerate(self.site(name).marks)
        return {SEATS[seat]: count for seat, count in counts if count}

    def marked(self, seat: str) -> dict[str, int]:
        """The sites with small pyramids of a king."""
        counts = {one.site: one.marks[SEATS.index(seat)] for one in self.view().sites}
        return {name: count for name, count in counts.items() if count}

    def passes(self, name: str) -> str:
        """The kings whose tokens may pass a site."""
        return "".join(SEATS[seat] for seat in self.site(name).open_to)

    def rolled(self) -> dict[str, Any]:
        """The last roll: dice, attack, defence, failures, damage."""
        return {name: value for name, value in self.heard("rolled")[-1].items() if name != "seat"}


# -- given ------------------------------------------------------------------------------------


def new(players: int = 2, seed: str = "test", **options: Any) -> Table:
    """The setup of the rules."""
    return Table.new(players, seed, **options)


def table(players: int = 2, seed: str = "test", **facts: Any) -> Table:
    """A table with these things on it, A to move; `A="maize 2 jade"` is the wealth of a king."""
    told = {seat: facts.pop(seat) for seat in SEATS if seat in facts}
    given = {seat: wealth(told.get(seat, "maize 6")) for seat in SEATS[:players]}
    facts = {"board": BOARD, "wealth": given, "puzzle": "deck" in facts, **facts}
    return Table.lay(players, seed, **facts)


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


def round_of(*cards: str, players: int = 2, **facts: Any) -> Table:
    """A table where these cards lie face down and the others of the round are flipped already."""
    done = ["favourable_shell up"] * 2 + ["favourable_jade up"] * 2
    laid = [*cards, *done][: players + 1]
    return table(players, cards=laid, **facts)


def last_card(players: int = 2, card: str = "eclipse", **facts: Any) -> Table:
    """A has just flipped the last card of the round.

    The eclipse, if nothing is said: it asks nothing, and Chaak gives nothing.
    """
    match = round_of(card, players=players, **facts)
    match.play("A flip 1")
    return match


def laden(players: int = 2, **cities: dict[str, str]) -> Table:
    """The distribution begins on these cities; A and B have no king wealth."""
    return last_card(players, cities=cities, A="", B="")


def generator(*dice: int) -> list[int]:
    """A random generator that will roll these dice."""
    return rolling(dice, DICE)


def war(*dice: int, players: int = 2, **facts: Any) -> Table:
    """A table where the next dice rolled show this."""
    return table(players, generator=generator(*dice), **facts)
