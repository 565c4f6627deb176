"""Looking at a Katun card in secret. Who may look, when, and for what price, each game says."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink, only
from ceiba.core.seats import letter
from ceiba.games.cities.clauses import LOOKING
from ceiba.games.cities.state import CitiesState


def look_at(s: CitiesState, seat: i64, card: i64, sink: Sink | None) -> None:
    """BA-R71, DL-R42: that he looked is public, what he saw is his alone."""
    place: i64 = s.card(card)
    one: i64 = 1
    s.seen[place] |= one << seat
    s.reveal()
    if sink is not None:
        clause = s.box.clauses[LOOKING]
        sink.emit("looked", EVERYONE, clause, {"seat": letter(seat), "card": card + 1})
        face = s.box.cards.names[s.deck[place]]
        sink.emit("saw", only(seat), clause, {"card": card + 1, "face": face})
