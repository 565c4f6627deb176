"""Step 2 of a turn: putting stones into rockets (chapter 5 of the rules)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, blocked_among
from ceiba.core.value import who
from ceiba.games.pacal import events, hints, prompts, refusals
from ceiba.games.pacal.answers import BUILD, DONE, DROP, SKIP, TAKE, USE
from ceiba.games.pacal.grid import WIDTH, told
from ceiba.games.pacal.state import PacalState
from ceiba.games.pacal.tables import MOST_PLAYERS


class PutIn(Choice):
    """PR-5.2, PR-5.3: one stone into the own rocket, one into another's, in any order, or not
    (PR-5.4).

    PR-5.9, PR-R27: with an empty supply an own stone in sight is taken back and put in at once.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        if not s.own_open and not s.other_open:
            return []
        if s.supply[self.seat] == 0:
            offers = visible_stones(s, self.seat, TAKE)
            if len(offers) > 0:  # PR-R63: without a stone nothing is asked
                offers.append(DONE)
            return offers
        case: i64 = drop_case(s.players, self.seat, s.own_open, s.other_open)
        return PUT_BACKS[case].copy() if s.in_hand else DROPS[case].copy()

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if action == DONE:
            self.close(s, sink)
            return
        if action >= TAKE:
            take_back(s, self.seat, action - TAKE, sink)
        else:
            drop(s, self.seat, action - DROP, sink)
        if s.own_open or s.other_open:
            s.push(self)

    def run(self, state: State, sink: Sink | None) -> None:
        """PR-R63: passed over where nothing can be put in; a single choice is taken."""
        s = cast(PacalState, state)
        if (s.own_open or s.other_open) and s.supply[self.seat] == 0:
            self.close(s, sink)
        else:
            super().run(state, sink)

    def close(self, s: PacalState, sink: Sink | None) -> None:
        """PR-5.4: no further stone this turn."""
        s.own_open = False
        s.other_open = False
        if sink is not None:
            sink.tell(EVERYONE, events.StonesDone("PR-5.4", who(self.seat)))

    def asks(self, state: State) -> str:
        s = cast(PacalState, state)
        if s.in_hand:
            return "put_back"
        return "take_back" if s.supply[self.seat] == 0 else "put_in"

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(PacalState, state)
        supply: i64 = s.supply[seat]
        if s.in_hand:
            return prompts.PutBack("PR-R27")
        if supply == 0:
            return prompts.TakeBack("PR-5.9")
        if not s.other_open:
            return prompts.PutInOwn("PR-5.3", supply)
        if not s.own_open:
            return prompts.PutInOther("PR-5.2", supply)
        return prompts.PutIn("PR-5.2", supply)

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if not DROP <= action < TAKE:
            return None
        s = cast(PacalState, state)
        return hints.Stone(told(s.rockets[action - DROP]), s.supply[seat] - 1)

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        if action != DONE:
            return None
        s = cast(PacalState, state)
        stones: i64 = 2 if s.own_open and s.other_open else 1
        return hints.Unplaced(min(stones, max(1, s.supply[seat])))

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(PacalState, state)
        return blocked_among(self, state, seat, [DROP + i for i in range(s.players)])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(PacalState, state)
        if DROP <= action < TAKE:
            return drop_refusal(s, seat, action - DROP)
        if TAKE <= action < USE or action == SKIP:
            if s.in_hand:
                return refusals.PutItInFirst("PR-R27")
            if action >= BUILD:
                return refusals.StonesComeFirst("PR-3.6")
            if s.supply[seat] > 0:
                return refusals.SupplyNotEmpty("PR-5.9", s.supply[seat])
            return refusals.NoOwnStone("PR-R27", told(action - TAKE))
        return None


# -- the rockets that may get a stone -----------------------------------------------------------


def drop_case(players: i64, seat: i64, own: bool, other: bool) -> i64:
    """The place in DROPS: for whom, and whether the own rocket and another are still open."""
    case: i64 = (players * MOST_PLAYERS + seat) * 4
    if own:
        case += 2
    if other:
        case += 1
    return case


def drops(players: int, seat: int, own: bool, other: bool) -> list[int]:
    """PR-R25, PR-R26: the rockets that may still get a stone, wherever they stand."""
    offers = [DROP + seat] if own else []
    return offers + [DROP + i for i in range(players) if other and i != seat]


PUT_BACKS: Final[list[list[int]]] = [
    drops(players, seat, own, other)
    for players in range(MOST_PLAYERS + 1)
    for seat in range(MOST_PLAYERS)
    for own in (False, True)
    for other in (False, True)
]
"""By `drop_case`: PR-R27, a stone in hand has to be put in."""
DROPS: Final[list[list[int]]] = [[*offers, DONE] for offers in PUT_BACKS]
"""By `drop_case`: with a stone from the supply, or none."""


# -- stones -------------------------------------------------------------------------------------


def visible_stones(s: PacalState, seat: i64, first: i64) -> list[int]:
    """PR-1.18: the cells where an own stone lies in sight, as answers that begin at `first`."""
    cells: list[int] = []
    for row in range(len(s.board.rows)):
        mask: i64 = i64(s.stones[seat * WIDTH + row])
        cell: i64 = first + row * WIDTH
        while mask != 0:
            if mask & 1:
                cells.append(cell)
            mask >>= 1
            cell += 1
    return cells


def drop(s: PacalState, seat: i64, rocket: i64, sink: Sink | None) -> None:
    """PR-5.5, PR-5.6, PR-R23: into the rocket, whatever lies there already."""
    s.supply[seat] -= 1
    s.inside[rocket * s.players + seat] += 1
    s.in_hand = False
    if rocket == seat:
        s.own_open = False
    else:
        s.other_open = False
    if sink is not None:
        cell = told(s.rockets[rocket])
        sink.tell(EVERYONE, events.Dropped("PR-5.6", who(seat), who(rocket), cell))


def take_back(s: PacalState, seat: i64, cell: i64, sink: Sink | None) -> None:
    """PR-5.9, PR-R28: the stone has left its cell."""
    s.lift_stone(seat, cell)
    s.supply[seat] += 1
    s.in_hand = True
    if sink is not None:
        sink.tell(EVERYONE, events.TakenBack("PR-5.9", who(seat), told(cell)))


def drop_refusal(s: PacalState, seat: i64, rocket: i64) -> Refusal:
    if rocket >= s.players:
        return refusals.NoSuchRocket("PR-2.3", who(rocket))
    open_to = s.own_open if rocket == seat else s.other_open
    if open_to:
        return refusals.SupplyEmpty("PR-5.5")
    if rocket == seat:
        return refusals.OwnRocketDone("PR-R25")
    return refusals.OnlyOwnRocket("PR-5.1", who(rocket))
