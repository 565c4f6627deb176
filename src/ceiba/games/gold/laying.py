"""The buyer looks at the back and lays out the base anew (chapter 5 of the rules, GM-R42)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink, only
from ceiba.core.refusals import NotAsked
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, Task
from ceiba.core.value import Thing, things, who
from ceiba.games.gold import events, hints, prompts, refusals
from ceiba.games.gold.answers import BASE, LAY, SKIP, STOP
from ceiba.games.gold.layout import (
    ENDS_CANNOT_TOUCH,
    FITS,
    GAP_FIRST,
    TOO_LONG,
    check_join,
    is_complete,
    row_units,
)
from ceiba.games.gold.pieces import (
    BASES,
    DISC,
    FACES,
    GAP,
    KINDS,
    MATERIAL,
    NO_FACE,
    ONE_MATERIAL,
    SIZE,
    UNITS,
    back_name,
    face_name,
)
from ceiba.games.gold.scoring import is_single, piece_points, row_points, whole_points
from ceiba.games.gold.state import NO_BASE, PIECES_NEWS, GoldState


class OfWinner(Task):
    """A question to the winner of the auction."""

    def deciders(self, state: State) -> i64:
        s = cast(GoldState, state)
        one: i64 = 1
        return one << s.winner


class LookAtBack(Task):
    """GM-5.1, GM-R10, GM-R26: after paying, the buyer alone sees the back of the piece."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.bought = s.slots.pop(0)
        s.start_layout()
        s.reveal()
        if sink is not None:
            seen = events.BackSeen("GM-5.1", shown(s.bought), Thing(back_name(s.bought)))
            sink.tell(only(s.winner), seen)


class LayOut(OfWinner):
    """GM-5.6, GM-R17, GM-R42: from an empty row, add own pieces at its end, then stop.

    GM-R22: a base changes only now, after buying; GM-7.2: after buying the last piece, too. A
    complete disc may be changed (GM-6.3) and broken up (GM-R24).
    Only the result counts, so the row starts empty with old pieces and the new one in hand; every
    beginning of a legal row is legal, and stopping always is: no layout is lost, none gets stuck.
    With two players the base is chosen first (GM-9.2, GM-R34).
    """

    def asks(self, state: State) -> str:
        s = cast(GoldState, state)
        return "choose_base" if s.base == NO_BASE else "lay_out"

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(GoldState, state)
        actions: list[int] = []
        if s.base == NO_BASE:
            for i in range(BASES[s.players]):
                actions.append(BASE + i)
            return actions
        units = row_units(s.row)
        kinds: i64 = 0
        one: i64 = 1
        for face in s.hand:
            kind: i64 = face // 2
            if (kinds >> kind) & 1:
                continue  # pieces of one kind cannot be told apart: one option for all of them
            kinds |= one << kind
            for side in range(2):
                up: i64 = kind * 2 + side
                if check_join(s.row, units, up, False) == FITS:
                    actions.append(LAY + up)
                if not s.contiguous and check_join(s.row, units, up, True) == FITS:
                    actions.append(SKIP + up)
        actions.append(STOP)
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        if action == STOP:
            s.done()
            finish(s, sink)
        elif action < LAY:
            s.take_base(action - BASE)
            if sink is not None:
                sink.tell(only(seat), events.BaseChosen("GM-9.2", action - BASE + 1))
        else:
            face: i64 = (action - LAY) % FACES
            if action >= SKIP:
                s.row.append(GAP)
            s.row.append(face)
            take_from_hand(s.hand, face)
            if sink is not None:
                sink.tell(only(seat), events.Laid("GM-R42", shown(face), Thing(back_name(face))))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(GoldState, state)
        if s.base == NO_BASE:
            return prompts.ChooseBase("GM-9.2", shown(s.bought), Thing(back_name(s.bought)))
        units = row_units(s.row)
        left: i64 = len(s.hand)
        if left == 0:
            return prompts.LayOutAll("GM-R42", units, *outlook(s))
        return prompts.LayOut("GM-R42", left, units, DISC - units, *outlook(s))

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(GoldState, state)
        return hints.Leftover(len(s.hand)) if action == STOP and len(s.hand) > 0 else None

    def not_asked(self, state: State, seat: i64) -> Refusal | None:
        """GM-R43: others do not hear how far the layout is."""
        s = cast(GoldState, state)
        return NotAsked("GM-R42", [who(s.winner)], Thing("asked lay_out"))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(GoldState, state)
        if s.base == NO_BASE or not LAY <= action < STOP:
            return None
        face: i64 = (action - LAY) % FACES
        if not holds_kind(s.hand, face // 2):
            return not_in_hand(s, seat, face)
        return join_refusal(s, face, action >= SKIP)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(GoldState, state)
        found: list[Blocked] = []
        if s.base == NO_BASE:
            return found
        units = row_units(s.row)
        for kind in range(KINDS):
            if holds_kind(s.hand, kind):
                for side in range(2):
                    face: i64 = kind * 2 + side
                    if check_join(s.row, units, face, False) != FITS:
                        found.append(Blocked(LAY + face, join_refusal(s, face, False)))
        return found


LOOK_AT_BACK: Final = LookAtBack()
LAY_OUT: Final = LayOut()


# -- the steps ------------------------------------------------------------------------------


def finish(s: GoldState, sink: Sink | None) -> None:
    """GM-5.6, GM-5.7, GM-R17: the row is the new base; what was not laid is out of the game, the
    new piece too if need be (GM-R20): nothing is kept aside (GM-R21)."""
    index = s.base_index(s.winner, s.base)
    before = s.rows[index]
    s.rows[index] = s.row
    s.news |= PIECES_NEWS
    for face in s.hand:
        s.box.append(face)
        s.boxed_by.append(s.winner)
    s.reveal()
    if sink is not None:
        tell_layout(s, before, sink)
    s.bought = NO_FACE
    s.base = NO_BASE
    s.row = []
    s.hand = []


def tell_layout(s: GoldState, before: list[int], sink: Sink) -> None:
    seat = who(s.winner)
    base: i64 = s.base + 1
    row: list[str] = ["gap" if face == GAP else face_name(face) for face in s.row]
    sink.tell(EVERYONE, events.LaidOut("GM-5.6", seat, base, things(row)))
    if len(s.hand) > 0:
        # GM-R28: of a piece thrown away the others see the size and the face they saw last
        pieces: list[str] = [face_name(face) for face in s.hand]
        sink.tell(EVERYONE, events.ThrownAway("GM-5.7", seat, things(pieces)))
    if is_complete(s.row) and not is_complete(before):
        points = row_points(s.row, s.incomplete_scores)
        sink.tell(EVERYONE, events.Completed("GM-6.1", seat, base, points))


def outlook(s: GoldState) -> tuple[i64, i64, i64, i64]:
    """What the row so far is worth: its pieces, a single material, now, and as a whole disc."""
    value = piece_points(s.row, True)
    material: i64 = ONE_MATERIAL if is_single(s.row) else 0
    now = row_points(s.row, s.incomplete_scores)
    return value, material, now, whole_points(s.row)


def take_from_hand(hand: list[int], face: i64) -> None:
    """Takes one piece of that kind, if possible one that need not be turned over."""
    best: i64 = -1
    for i in range(len(hand)):
        if hand[i] == face or (hand[i] // 2 == face // 2 and best < 0):
            best = i
    hand.pop(best)


def holds_kind(hand: list[int], kind: i64) -> bool:
    return any(face // 2 == kind for face in hand)


def not_in_hand(s: GoldState, seat: i64, face: i64) -> Refusal:
    """GM-R18: own pieces only; GM-9.2, GM-R35: the other base stays as it is."""
    for base in range(BASES[s.players]):
        if base != s.base and holds_kind(s.rows[s.base_index(seat, base)], face // 2):
            return refusals.OtherBase("GM-9.2", shown(face))
    for held in s.hand:
        for side in range(2):
            up: i64 = held // 2 * 2 + side
            if MATERIAL[up] == MATERIAL[face] and SIZE[up] == SIZE[face]:
                return refusals.OtherBack("GM-R18", shown(face), Thing(back_name(up)))
    return refusals.NotInHand("GM-R18", shown(face))


def join_refusal(s: GoldState, face: i64, after_gap: bool) -> Refusal:
    """Why a piece in hand cannot be added to the row."""
    if after_gap and s.contiguous:
        return refusals.NoGaps("GM-R15")
    units = row_units(s.row)
    reason = check_join(s.row, units, face, after_gap)
    if reason == GAP_FIRST:
        return refusals.NoGapFirst("GM-R41")
    if reason == TOO_LONG:
        free: i64 = max(0, DISC - units - (1 if after_gap else 0))
        return refusals.TooLong("GM-5.9", shown(face), UNITS[face], free)
    if reason == ENDS_CANNOT_TOUCH:
        return refusals.EndsCannotTouch("GM-R16", shown(face), shown(s.row[0]))
    return refusals.CannotTouch("GM-5.3", shown(face), shown(s.row[-1]))


def shown(face: i64) -> Thing:
    """A piece by the face that all see."""
    return Thing(face_name(face))
