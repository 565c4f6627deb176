"""The Katun cards of a position: those flipped before, those of the round, the deck.

A card is written as its face, with ``up`` where it lies face up and ``seen AB`` where kings have
looked at it: ``"drought"``, ``"jade up"``, ``"ball_match seen A"``.
"""

from typing import Any

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import a_list, seat_named
from ceiba.core.seats import letters
from ceiba.games.cities.state import CitiesState


def dump_cards(s: CitiesState) -> Position:
    first = s.laid - s.cards()
    return {
        "discard": [_card_text(s, place) for place in range(first)],
        "cards": [_card_text(s, place) for place in range(first, s.laid)],
        "deck": [_card_text(s, place) for place in range(s.laid, len(s.deck))],
    }


def _card_text(s: CitiesState, place: int) -> str:
    first = s.laid - s.cards()
    words = [s.box.cards.names[s.deck[place]]]
    if first <= place < s.laid and s.flipped >> (place - first) & 1:
        words.append("up")
    if s.seen[place]:
        words += ["seen", "".join(letters(s.seen[place]))]
    return " ".join(words)


def load_cards(facts: Position, s: CitiesState) -> None:
    """What is not said is dealt: missing cards of the round, and the whole deck below them."""
    before = [_card(s, text) for text in a_list(facts.get("discard", []), "discard")]
    row = [_card(s, text) for text in a_list(facts.get("cards", []), "cards")]
    below = [_card(s, text) for text in a_list(facts.get("deck", []), "deck")]
    if len(row) > s.players + 1:
        raise BadPosition(f"a round has {s.players + 1} cards, not {len(row)}")
    told = [face for face, _, _ in (*before, *row, *below)]
    rest = s.piles().make(s.rng)
    for face in told:
        if face not in rest:
            raise BadPosition(f"there are not so many cards '{s.box.cards.names[face]}'")
        rest.remove(face)
    if "deck" not in facts and told:
        s.rng.shuffle(rest)
    missing = [(face, False, 0) for face in rest[: s.players + 1 - len(row)]]
    if "deck" in facts and "cards" in facts and len(row) == s.players + 1:
        cards = [*before, *row, *below]
    else:
        rest = rest[len(missing) :]
        cards = [*before, *row, *missing, *below]
        cards += [] if "deck" in facts else [(face, False, 0) for face in rest]
    s.deck = [face for face, _, _ in cards]
    s.seen = [seen for _, _, seen in cards]
    s.laid = len(before) + s.players + 1
    s.flipped = sum(1 << number for number, (_, up, _) in enumerate(row) if up)
    if len(s.deck) < s.laid:
        raise BadPosition(f"there are {len(s.deck)} cards, but {s.laid} are said to lie out")
    s.regular = s.piles().is_regular(s.deck)


def _card(s: CitiesState, text: Any) -> tuple[int, bool, int]:
    """Face, whether it is up, and who has seen it."""
    words = str(text).split()
    names = s.box.cards.names
    if not words or words[0] not in names:
        raise BadPosition(f"{text!r} is no card; there are {', '.join(names)}")
    up, seen = False, 0
    rest = words[1:]
    while rest:
        word = rest.pop(0)
        if word == "up":
            up = True
        elif word == "seen" and rest:
            for name in rest.pop(0):
                seen |= 1 << seat_named(name, s.players)
        else:
            raise BadPosition(f"{text!r}: after the face come 'up' and 'seen' with seats")
    return names.index(words[0]), up, seen
