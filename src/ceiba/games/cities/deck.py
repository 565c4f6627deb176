"""How a deck of Katun cards is made, and what can be known of it.

Matches lie between piles whose sizes are public but not their order; some cards are put on top;
Balam's eclipse is slipped in near the middle. So of a face-down card more is known than that it
is one of the rest. `deal_deck_anew` deals what a seat does not know, every deck that fits all it
has seen being equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.rng import Rng

NO_CARD: Final = -1
REST: Final = 0
TOP: Final = 1
MATCH: Final = 2
ECLIPSE: Final = 3
"""What kind of card belongs to a place of the deck."""


class Piles:
    """The making of a deck (BA-3, DL-1.8 to DL-1.10)."""

    def __init__(
        self,
        top: list[int],
        rest: list[int],
        sizes: list[int],
        match: i64,
        eclipse: i64,
        above: list[int],
    ) -> None:
        self.top: Final = top
        """The cards on top, to be shuffled among themselves."""
        self.rest: Final = rest
        """The cards shuffled and cut into piles."""
        self.match: Final[i64] = match
        self.eclipse: Final[i64] = eclipse
        """The face of the eclipse, NO_CARD in a game without one."""
        self.layouts: Final[list[list[int]]] = layouts(len(top), sizes, above)
        """Every deck there can be, as the places of the matches, then of the eclipse."""
        self.size: Final[i64] = (
            len(top) + len(rest) + len(sizes) - 1 + (0 if eclipse == NO_CARD else 1)
        )

    def make(self, rng: Rng) -> list[int]:
        """A new deck, the first card to be laid first."""
        deck = vec[i16]([NO_CARD] * self.size)
        seen = vec[i16]([0] * self.size)
        deal_deck_anew(deck, seen, 0, 0, 0, 0, self, True, rng)
        return list(deck)

    def is_regular(self, deck: vec[i16]) -> bool:
        """Whether a deck could have been made this way."""
        if len(deck) != self.size or sorted(deck) != self.all_cards():
            return False
        if sorted(deck[: len(self.top)]) != sorted(self.top):
            return False
        known: list[bool] = [True] * len(deck)
        return len(self.fitting(deck, known)) > 0

    def all_cards(self) -> list[int]:
        cards: list[int] = self.top + self.rest
        for _ in range(len(self.layouts[0]) - (0 if self.eclipse == NO_CARD else 1)):
            cards.append(self.match)
        if self.eclipse != NO_CARD:
            cards.append(self.eclipse)
        return sorted(cards)

    def fitting(self, deck: vec[i16], known: list[bool]) -> list[int]:
        """The numbers of the layouts that agree with the cards known."""
        special: i64 = 0
        for place in range(len(deck)):
            if known[place] and i64(deck[place]) in (self.match, self.eclipse):
                special += 1
        fit: list[int] = []
        for number in range(len(self.layouts)):
            places = self.layouts[number]
            found: i64 = 0
            agrees = True
            for i in range(len(places)):
                place = places[i]
                if known[place]:
                    wanted = self.match
                    if self.eclipse != NO_CARD and i == len(places) - 1:
                        wanted = self.eclipse
                    if i64(deck[place]) != wanted:
                        agrees = False
                        break
                    found += 1
            if agrees and found == special:
                fit.append(number)
        return fit


def layouts(top: i64, sizes: list[int], above: list[int]) -> list[list[int]]:
    """The places of the matches for each order of the piles, and those of the eclipse."""
    found: list[list[int]] = []
    for order in orders(sizes):
        matches: list[int] = []
        place: i64 = top
        for i in range(len(order) - 1):
            place += order[i]
            matches.append(place)
            place += 1
        if len(above) == 0:
            found.append(matches)
            continue
        for cards in range(above[0], above[1] + 1):
            moved: list[int] = [m + 1 if m >= cards else m for m in matches]
            moved.append(cards)
            found.append(moved)
    return found


def orders(sizes: list[int]) -> list[list[int]]:
    """Every order of the piles that can be told apart."""
    if len(sizes) == 0:
        return [[]]
    found: list[list[int]] = []
    tried: list[int] = []
    for i in range(len(sizes)):
        if sizes[i] in tried:
            continue
        tried.append(sizes[i])
        for order in orders(sizes[:i] + sizes[i + 1 :]):
            found.append([sizes[i], *order])
    return found


def deal_deck_anew(
    deck: vec[i16],
    seen: vec[i16],
    seat: i64,
    laid: i64,
    row: i64,
    flipped: i64,
    piles: Piles,
    regular: bool,
    rng: Rng,
) -> None:
    """Deal every card that a seat does not know, so that the deck could be."""
    known: list[bool] = []
    for place in range(len(deck)):
        number: i64 = place - (laid - row)
        up = place < laid - row or (place < laid and (flipped >> number) & 1 == 1)
        mine = seat >= 0 and (i64(seen[place]) >> seat) & 1 == 1
        known.append((up or mine) and deck[place] != NO_CARD)
    if not regular:
        spread(deck, known, rng)
        return
    fit = piles.fitting(deck, known)
    places = piles.layouts[fit[rng.below(len(fit))]]
    role: list[int] = [REST] * len(deck)
    for place in range(len(piles.top)):
        role[place] = TOP
    for i in range(len(places)):
        role[places[i]] = MATCH
    if piles.eclipse != NO_CARD:
        role[places[len(places) - 1]] = ECLIPSE
    top: list[int] = piles.top.copy()
    rest: list[int] = piles.rest.copy()
    for place in range(len(deck)):
        if known[place]:
            if role[place] == TOP:
                top.remove(deck[place])
            elif role[place] == REST:
                rest.remove(deck[place])
    rng.shuffle(top)
    rng.shuffle(rest)
    for place in range(len(deck)):
        if not known[place]:
            if role[place] == TOP:
                deck[place] = top.pop()
            elif role[place] == REST:
                deck[place] = rest.pop()
            elif role[place] == MATCH:
                deck[place] = i16(piles.match)
            else:
                deck[place] = i16(piles.eclipse)


def spread(deck: vec[i16], known: list[bool], rng: Rng) -> None:
    """A deck of unknown making: the cards not known, in any order."""
    cards: list[int] = []
    for place in range(len(deck)):
        if not known[place]:
            cards.append(deck[place])
    cards.sort()
    rng.shuffle(cards)
    for place in range(len(deck)):
        if not known[place]:
            deck[place] = cards.pop()
