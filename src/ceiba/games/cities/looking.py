"""Looking at a Katun card in secret. Who may look, when, and for what price, each game says."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink, only
from ceiba.core.sentence import Refusal
from ceiba.core.value import Thing, who
from ceiba.games.cities import events, refusals
from ceiba.games.cities.answers import LOOK
from ceiba.games.cities.state import CitiesState


def cards_to_see(s: CitiesState, seat: i64) -> list[int]:
    """Looking at each of the round's face-down cards a king does not know."""
    actions: list[int] = []
    for card in range(s.cards()):
        if s.is_down(card) and (s.seen_by(s.card(card)) >> seat) & 1 == 0:
            actions.append(LOOK + card)
    return actions


def look_refusal(s: CitiesState, card: i64, clause: str) -> Refusal:
    """Why a card of the round cannot be looked at."""
    if s.is_down(card):
        return refusals.SeenAlready(clause, card + 1)
    return card_refusal(s, card, clause)


def card_refusal(s: CitiesState, card: i64, clause: str) -> Refusal:
    """A card that does not lie face down: there is none of that number, or it lies open."""
    if card >= s.cards():
        return refusals.NoSuchCard(clause, s.cards())
    return refusals.CardGone(clause, card + 1)


def look_at(s: CitiesState, seat: i64, card: i64, sink: Sink | None) -> None:
    """BA-R71, DL-R42: that he looked is public, what he saw is his alone."""
    place: i64 = s.card(card)
    s.look_at(seat, place)
    if sink is not None:
        clause = s.box.clauses.looking
        sink.tell(EVERYONE, events.Looked(clause, who(seat), card + 1))
        face = s.box.cards.names[s.face_at(place)]
        sink.tell(only(seat), events.Saw(clause, card + 1, Thing(face)))
