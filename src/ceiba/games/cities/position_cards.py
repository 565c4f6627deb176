"""The Katun cards of a position: those flipped before, those of the round, the deck.

A card is written as its face, with ``up`` where it lies face up and ``seen AB`` where kings have
looked at it: ``"drought"``, ``"jade up"``, ``"ball_match seen A"``.
"""

from typing import TYPE_CHECKING, Annotated, NamedTuple

from msgspec import Meta

from ceiba.core.errors import BadPosition
from ceiba.core.position import doubt
from ceiba.core.reading import seat_named
from ceiba.core.seats import letters
from ceiba.games.cities.state import CitiesState

if TYPE_CHECKING:
    from ceiba.games.cities.position import CitiesPosition

CardText = Annotated[str, Meta(max_length=60)]


class Card(NamedTuple):
    """A face, whether it is up, and who has looked at it."""

    face: int
    up: bool = False
    seen: int = 0


def dump_cards(s: CitiesState) -> dict[str, list[str]]:
    first = s.laid - s.cards()
    return {
        "discard": [_card_text(s, place) for place in range(first)],
        "cards": [_card_text(s, place) for place in range(first, s.laid)],
        "deck": [_card_text(s, place) for place in range(s.laid, len(s.deck))],
    }


def _card_text(s: CitiesState, place: int) -> str:
    first = s.laid - s.cards()
    words = [s.box.cards.names[s.face_at(place)]]
    if first <= place < s.laid and s.flipped >> (place - first) & 1:
        words.append("up")
    if s.seen_by(place):
        words += ["seen", "".join(letters(s.seen_by(place)))]
    return " ".join(words)


def load_cards(given: "CitiesPosition", s: CitiesState) -> None:
    """What is not said is dealt: missing cards of the round, and the whole deck below them."""
    before = [_card(s, text, "discard") for text in given.discard]
    row = [_card(s, text, "cards") for text in given.cards]
    below = [_card(s, text, "deck") for text in given.deck or []]
    size = s.players + 1
    if len(row) > size:
        raise BadPosition(f"cards: a round has {size} cards, not {len(row)}")
    rest = s.piles().make(s.rng)
    for card in (*before, *row, *below):
        _take(given, s, rest, card.face)
    shown = [*(card.face for card in before), *(card.face for card in row if card.up)]
    for face, count in given.flipped(s).items():
        if shown.count(face) > count:
            why = f"{shown.count(face)} cards {s.box.cards.names[face]} lie face up, not {count}"
            doubt(given, s.box.clauses.flipping, why)
        for _ in range(count - shown.count(face)):
            _take(given, s, rest, face)
            before.append(Card(face))
    if given.deck is None and (before or row):
        s.rng.shuffle(rest)
    missing = [Card(face) for face in rest[: size - len(row)]]
    rest = rest[len(missing) :]
    if given.deck is None:
        below = [Card(face) for face in rest]
    elif rest:
        doubt(given, s.box.clauses.cards, f"{len(rest)} of the {s.piles().size} cards lie nowhere")
    cards = [*before, *row, *missing, *below]
    s.lay_deck([card.face for card in cards])
    for place, card in enumerate(cards):
        s.seen[place] = card.seen
    s.laid = len(before) + size
    s.flipped = sum(1 << number for number, card in enumerate(row) if card.up)
    if len(s.deck) < s.laid:
        raise BadPosition(f"cards: {s.laid} are said to lie out, but there are {len(s.deck)}")
    s.regular = s.piles().is_regular(s.deck)


def _take(given: "CitiesPosition", s: CitiesState, rest: list[int], face: int) -> None:
    """Out of the cards that are still to be placed."""
    if face in rest:
        rest.remove(face)
    else:
        named = s.box.cards.names[face]
        doubt(given, s.box.clauses.cards, f"there are not so many cards called {named}")


def _card(s: CitiesState, text: str, where: str) -> Card:
    words = text.split()
    names = s.box.cards.names
    if not words or words[0].lower() not in names:
        raise BadPosition(f"{where}: {text!r} is no card; there are {', '.join(names)}")
    up, seen = False, 0
    rest = words[1:]
    while rest:
        word = rest.pop(0).lower()
        if word == "up":
            up = True
        elif word == "seen" and rest:
            for name in rest.pop(0):
                seen |= 1 << seat_named(name, s.players, where)
        else:
            raise BadPosition(f"{where}: {text!r}: after the face come 'up' and 'seen' with seats")
    return Card(names.index(words[0].lower()), up, seen)
