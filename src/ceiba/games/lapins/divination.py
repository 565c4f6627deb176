"""Divination before flipping (DL-4.2, DL-4.3): the round's cards, then those of the deck."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink, only
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who
from ceiba.games.cities.answers import DONE, FLIP, GAIN, LOOK
from ceiba.games.cities.looking import card_refusal, cards_to_see, look_at, look_refusal
from ceiba.games.cities.supply import bill
from ceiba.games.cities.things import OBSERVATORY
from ceiba.games.cities.turns import flip
from ceiba.games.lapins import events, prompts, refusals
from ceiba.games.lapins.answers import LOOK_DECK
from ceiba.games.lapins.state import LapinsState
from ceiba.games.lapins.tables import DIVINATION_PRICE

FITS: Final = 0
NO_OBSERVATORY: Final = 1
NO_WEALTH: Final = 2


def check_divining(s: LapinsState, seat: i64) -> i64:
    """DL-4.2: for a king with an observatory, and the price of it, or why not."""
    if s.buildings(seat, OBSERVATORY) == 0:
        return NO_OBSERVATORY
    return FITS if s.wealth(seat) >= DIVINATION_PRICE else NO_WEALTH


def sight(s: LapinsState, seat: i64) -> i64:
    """DL-4.2, DL-R41: how many cards a king could look at if it were his turn to flip."""
    if check_divining(s, seat) != FITS:
        return 0
    return min(s.buildings(seat, OBSERVATORY), s.cards_down() + len(s.deck) - s.laid)


def divine(s: LapinsState, seat: i64, sink: Sink | None) -> list[Task]:
    """DL-4.2: pay, look at a card for each observatory, then flip one (DL-R40)."""
    looks: i64 = s.buildings(seat, OBSERVATORY)
    beyond: i64 = looks - s.cards_down()  # DL-R41: what the round's cards do not cover
    in_deck: i64 = min(max(0, beyond), len(s.deck) - s.laid)
    if sink is not None:
        sink.tell(EVERYONE, events.Divined("DL-4.2", who(seat), looks))
    return [
        bill(s, seat, DIVINATION_PRICE, "DL-4.2"),
        Observe(seat, looks, in_deck, 0),
        FlipOne(seat),
    ]


class Observe(Choice):
    """DL-R40, DL-R41: one card after the other, or enough."""

    def __init__(self, seat: i64, left: i64, in_deck: i64, deck_seen: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.in_deck: i64 = in_deck
        """How many of them may still be cards of the deck."""
        self.deck_seen: i64 = deck_seen

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(LapinsState, state)
        actions: list[int] = []
        if self.left > 0:
            actions = cards_to_see(s, seat)
            if self.in_deck > 0:
                actions.append(LOOK_DECK)
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(LapinsState, state)
        if action == DONE:
            return
        if action == LOOK_DECK:
            look_at_deck(s, self.seat, self.deck_seen, sink)
            s.push(Observe(self.seat, self.left - 1, self.in_deck - 1, self.deck_seen + 1))
        else:
            look_at(s, self.seat, action - LOOK, sink)
            s.push(Observe(self.seat, self.left - 1, self.in_deck, self.deck_seen))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Observe("DL-4.2", self.left, self.in_deck)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if LOOK <= action < GAIN:
            return look_refusal(cast(LapinsState, state), action - LOOK, "DL-4.2")
        if action == LOOK_DECK:
            return refusals.DeckNotInSight("DL-R41")
        return None


def look_at_deck(s: LapinsState, seat: i64, number: i64, sink: Sink | None) -> None:
    """DL-4.3: the cards on top, in order; they stay where they lie."""
    place: i64 = s.laid + number
    s.look_at(seat, place)
    if sink is not None:
        sink.tell(EVERYONE, events.LookedDeck("DL-4.3", who(seat), number + 1))
        face = s.box.cards.names[s.face_at(place)]
        sink.tell(only(seat), events.SawDeck("DL-4.3", number + 1, Thing(face)))


class FlipOne(Choice):
    """DL-R40: who has divined must flip one of the round's cards."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(LapinsState, state)
        return [FLIP + card for card in range(s.cards()) if s.is_down(card)]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        flip(cast(LapinsState, state), self.seat, action - FLIP, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.FlipOne("DL-R40")

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if FLIP <= action < LOOK:
            return card_refusal(cast(LapinsState, state), action - FLIP, "DL-R39")
        return None
