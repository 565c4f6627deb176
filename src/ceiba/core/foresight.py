"""What an answer would bring, as far as the one who gives it can know.

Nothing is calculated a second time: the answer is given to a copy of the table, by the rules
themselves, and what everybody has is compared. Where something hidden would be shown or luck would
decide, the copy stops (`State.foreseeing`), so nothing is told that the table does not show.
"""

from collections.abc import Sequence
from typing import Any, Final

from ceiba.core.game import Foreseen, Game
from ceiba.core.state import State, Unforeseen
from ceiba.core.summary import Change
from ceiba.core.value import Thing, who

DUE: Final = "due"
"""The holding of what a seat has still to choose: to pay (below 0) or to take. It is told when it
comes up; settling it is told by what is paid or taken."""
MOST_USUAL: Final = 4
"""So many usual answers in a row are followed, so that nothing goes round in circles."""


class Foresight:
    """A look ahead from one table, for one seat."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        # the one who looks comes first
        self._order = [(seat + turn) % state.players for turn in range(state.players)]
        self._held = [game.holdings(state, owner) for owner in self._order]
        self._awaited = game.awaits(state, seat)

    def of(self, action: int) -> Foreseen:
        """What one of the options would bring."""
        game, seat = self._game, self._seat
        after = self._state.clone()
        after.foreseeing = True
        usual: list[str] = []
        goes_on = hidden = False
        try:
            goes_on = self._asked(after.apply(seat, action, None))
            while goes_on and len(usual) < MOST_USUAL:
                further = after.agenda[-1].usual(after, seat)
                if further < 0:
                    break
                usual.append(game.vocabulary.text(further))
                goes_on = self._asked(after.apply(seat, further, None))
        except Unforeseen:
            goes_on, hidden = False, True
        return Foreseen(
            changes=self._changes(after),
            ahead=() if hidden else tuple(game.ahead(self._state, after, seat, action)),
            awaits=tuple(h for h in game.awaits(after, seat) if h not in self._awaited),
            usual=tuple(usual),
            asks=after.agenda[-1].prompt(after, seat) if goes_on else None,
            open=hidden,
        )

    def along(self, walk: Sequence[int]) -> tuple[Change, ...]:
        """What several of the seat's answers in a row would bring, as far as can be known."""
        after = self._state.clone()
        after.foreseeing = True
        try:
            for action in walk:
                after.apply(self._seat, action, None)
        except Unforeseen:  # up to there it is known
            return self._changes(after)
        return self._changes(after)

    def _asked(self, deciders: int) -> bool:
        return deciders >> self._seat & 1 == 1

    def _changes(self, after: State) -> tuple[Change, ...]:
        changes: list[Change] = []
        for owner, held in zip(self._order, self._held, strict=True):
            holds = self._game.holdings_after(self._state, after, owner)
            if holds == held:
                continue
            for name, amount in holds.items():
                was = held[name]
                if amount != was and (name != DUE or abs(amount) > abs(was)):
                    changes.append(Change(who(owner), Thing(name), amount - was))
        return tuple(changes)
