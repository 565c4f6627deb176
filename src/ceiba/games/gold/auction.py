"""One auction from the call to the payment (chapters 3 and 4 of the rules).

An auction reads as its list of tasks (`NextAuction`): bidding, opening the hands, refilling the
board. Opening the hands puts the payment and the layout of the buyer in between.
"""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who, who_all
from ceiba.games.gold import events, hints, prompts, refusals
from ceiba.games.gold.answers import BASE, BID, BIDS, PAY
from ceiba.games.gold.laying import LAY_OUT, LOOK_AT_BACK, OfWinner, shown
from ceiba.games.gold.pieces import NO_FACE, PIECES, SLOTS
from ceiba.games.gold.scoring import SCORING
from ceiba.games.gold.state import NO_BID, NOBODY, PIECES_NEWS, GoldState


class SetOut(Task):
    """GM-2.5, GM-2.6, GM-3.2: the start player draws the first three pieces onto the board."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        if sink is not None:
            sink.tell(EVERYONE, events.Started("GM-2.4", who(s.drawer)))
        for _ in range(SLOTS):
            draw(s, "GM-2.5", sink)
        s.plan([NEXT_AUCTION])


class NextAuction(Task):
    """GM-3.1, GM-R12: the foremost piece is sold, until all 30 are."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.opened = False
        s.winner = NOBODY
        s.payee = NOBODY
        s.bids = [NO_BID] * s.players
        if len(s.slots) == 0:
            s.plan([SCORING])
            return
        if sink is not None:
            sink.tell(EVERYONE, events.Auction("GM-3.1", lot_number(s), shown(s.slots[0])))
        s.plan([BIDDING, OPEN_HANDS, REFILL, NEXT_AUCTION])


class Bidding(Task):
    """GM-4.1, GM-R8: every player takes pearls in the hand, unseen by the others.

    GM-3.6: those with a complete disc take part too, and so do those without pearls.
    """

    def sealed(self) -> bool:
        return True

    def deciders(self, state: State) -> i64:
        s = cast(GoldState, state)
        mask: i64 = 0
        bit: i64 = 1
        for bid in s.bids:
            if bid == NO_BID:
                mask |= bit
            bit <<= 1
        return mask

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(GoldState, state)
        return BIDS[: s.pearls[seat] + 1]

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.bids[seat] = action - BID
        if sink is not None:
            sink.tell(EVERYONE, events.Committed("GM-R8", who(seat)))

    def run(self, state: State, sink: Sink | None) -> None:
        """All bids are in: nothing more to do."""

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(GoldState, state)
        return prompts.Bid("GM-4.1", shown(s.slots[0]), s.pearls[seat])

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(GoldState, state)
        return hints.Bid(action - BID, s.pearls[seat] - (action - BID))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(GoldState, state)
        if BID <= action < PAY:
            return refusals.BidTooHigh("GM-R8", action - BID, s.pearls[seat])
        return None

    def not_asked(self, state: State, seat: i64) -> Refusal | None:
        return refusals.BidIn("GM-R8", who_all(state.deciders()))


class OpenHands(Task):
    """GM-4.2: all hands open at once, and the auction is decided."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.opened = True
        s.reveal()
        s.winner = winning_seat(s.bids)
        if sink is not None:
            sink.tell(EVERYONE, events.Opened("GM-4.2", s.bids.copy()))
            tell_knock_outs(s, sink)
        if s.winner == NOBODY:
            lose_piece(s, sink)
            return
        if sink is not None:
            won = events.Won(winning_clause(s), who(s.winner), shown(s.slots[0]), s.bids[s.winner])
            sink.tell(EVERYONE, won)
        payees = payees_mask(s)
        if payees & (payees - 1) == 0:
            pay(s, only_seat(payees), sink)
            s.plan([LOOK_AT_BACK, LAY_OUT])
        else:
            s.plan([CHOOSE_PAYEE, LOOK_AT_BACK, LAY_OUT])


class ChoosePayee(OfWinner):
    """GM-4.6, GM-4.7, GM-R5: of several lowest bidders the winner chooses who is paid."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(GoldState, state)
        payees = payees_mask(s)
        actions: list[int] = []
        for i in range(s.players):
            if (payees >> i) & 1:
                actions.append(PAY + i)
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.done()
        pay(s, action - PAY, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(GoldState, state)
        return prompts.ChoosePayee(paying_clause(s), who_all(payees_mask(s)), s.bids[s.winner])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(GoldState, state)
        if not PAY <= action < BASE:
            return None
        to: i64 = action - PAY
        if to >= s.players:
            return refusals.PayNobody("GM-R5", who(to))
        if to == s.winner:
            return refusals.PaySelf("GM-R5")
        return refusals.PayNotLowest(paying_clause(s), who(to), s.bids[to], lowest_bid(s))


class Refill(Task):
    """GM-3.3: the next player draws one piece onto the last slot; GM-R12: while there are any."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        if len(s.bag) == 0:
            return
        s.drawer = (s.drawer + 1) % s.players
        draw(s, "GM-3.3", sink)
        if len(s.bag) == 0 and sink is not None:
            sink.tell(EVERYONE, events.LastDrawn("GM-3.5", who(s.drawer)))


SET_OUT: Final = SetOut()
NEXT_AUCTION: Final = NextAuction()
BIDDING: Final = Bidding()
OPEN_HANDS: Final = OpenHands()
CHOOSE_PAYEE: Final = ChoosePayee()
REFILL: Final = Refill()


# -- the steps ------------------------------------------------------------------------------


def draw(s: GoldState, clause: str, sink: Sink | None) -> None:
    """GM-3.4, GM-R14: flat out of the bag, one face seen by all, the other by nobody."""
    face = s.bag.pop()
    s.slots.append(face)
    s.reveal()
    if sink is not None:
        drawn = events.Drawn(clause, who(s.drawer), shown(face), len(s.slots), len(s.bag))
        sink.tell(EVERYONE, drawn)


def lot_number(s: GoldState) -> i64:
    """Which of the 30 auctions is under way, from 1."""
    unsold: i64 = len(s.bag) + len(s.slots)
    if s.bought != NO_FACE:
        unsold += 1  # sold, but its auction lasts until it is laid
    return PIECES - unsold + 1


def winning_seat(bids: list[int]) -> i64:
    """GM-R1: the highest bid made by exactly one player wins; GM-4.4, GM-4.5: ties knock out.

    GM-4.8, GM-R2: a bid of 0 never wins. GM-4.9: nobody wins where no bid is unique.
    """
    best: i64 = 0
    winner: i64 = NOBODY
    for i in range(len(bids)):
        if bids[i] > best and is_unique(bids, i):
            best = bids[i]
            winner = i
    return winner


def is_unique(bids: list[int], seat: i64) -> bool:
    return bids.count(bids[seat]) == 1


def lowest_bid(s: GoldState) -> i64:
    """The lowest bid among the players other than the winner."""
    lowest: i64 = -1
    for i in range(s.players):
        if i != s.winner and (lowest < 0 or s.bids[i] < lowest):
            lowest = s.bids[i]
    return lowest


def payees_mask(s: GoldState) -> i64:
    """GM-R5: whoever bid least among the others, knocked out or not (GM-R6).

    GM-R4, with `tied_lowest = eliminate`: tied bids are passed over upwards, as long as some bid
    among the others is unique.
    """
    if s.eliminate_lowest:
        unique = lowest_unique_other(s)
        if unique != NOBODY:
            one: i64 = 1
            return one << unique
    lowest = lowest_bid(s)
    mask: i64 = 0
    bit: i64 = 1
    for i in range(s.players):
        if i != s.winner and s.bids[i] == lowest:
            mask |= bit << i
    return mask


def lowest_unique_other(s: GoldState) -> i64:
    """GM-R4: the lowest bid among the other players made by exactly one of them."""
    found: i64 = NOBODY
    for i in range(s.players):
        if i == s.winner or (found != NOBODY and s.bids[i] >= s.bids[found]):
            continue
        alone = True
        for j in range(s.players):
            if j != i and j != s.winner and s.bids[j] == s.bids[i]:
                alone = False
        if alone:
            found = i
    return found


def only_seat(mask: i64) -> i64:
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def pay(s: GoldState, to: i64, sink: Sink | None) -> None:
    """GM-4.3, GM-R7: only the winner's bid changes hands; GM-4.11: all others take theirs back."""
    amount: i64 = s.bids[s.winner]
    s.pearls[s.winner] -= amount
    s.pearls[to] += amount
    s.payee = to
    if sink is not None:
        sink.tell(EVERYONE, events.Paid(paying_clause(s), who(s.winner), who(to), amount))


def lose_piece(s: GoldState, sink: Sink | None) -> None:
    """GM-4.10: the piece goes to the box, its back unseen; GM-R11: all bids go back."""
    face = s.slots.pop(0)
    s.box.append(face)
    s.news |= PIECES_NEWS
    s.boxed_by.append(NOBODY)
    if sink is None:
        return
    clause = "GM-R1"
    reason = "no_unique"
    highest: i64 = max(s.bids)
    if min(s.bids) == highest:
        clause = "GM-4.9"
        reason = "all_equal"
    elif unique_bids(s) > 0:
        clause = "GM-4.8"
        reason = "only_zero"
    sink.tell(EVERYONE, events.Lost(clause, shown(face), Thing(reason)))


def unique_bids(s: GoldState) -> i64:
    count: i64 = 0
    for i in range(s.players):
        if is_unique(s.bids, i):
            count += 1
    return count


def winning_clause(s: GoldState) -> str:
    """Which clause gives the winner the piece: GM-4.3, GM-4.5 or GM-4.7."""
    highest: i64 = max(s.bids)
    if s.bids[s.winner] == highest:
        return "GM-4.3"
    sharing: i64 = s.bids.count(highest)
    return "GM-4.7" if sharing == s.players - 1 else "GM-4.5"


def paying_clause(s: GoldState) -> str:
    """Which clause says who is paid: GM-4.3, GM-4.5, GM-4.6, GM-4.7, or GM-R4 of the variant."""
    sharing: i64 = s.bids.count(lowest_bid(s))
    if s.bids[s.winner] == lowest_bid(s):
        sharing -= 1
    if sharing > 1 and s.eliminate_lowest:
        return "GM-R4"
    clause = winning_clause(s)
    return "GM-4.6" if sharing > 1 and clause != "GM-4.7" else clause


def tell_knock_outs(s: GoldState, sink: Sink) -> None:
    """GM-4.4, GM-R1: which equal bids above the winner's knocked each other out, highest first;
    without a winner all of them did."""
    highest: i64 = max(s.bids)
    floor: i64 = s.bids[s.winner] if s.winner != NOBODY else -1
    bit: i64 = 1
    for bid in range(highest, floor, -1):
        if s.bids.count(bid) < 2:
            continue
        mask: i64 = 0
        for i in range(s.players):
            if s.bids[i] == bid:
                mask |= bit << i
        clause = "GM-4.4" if bid == highest else "GM-R1"
        sink.tell(EVERYONE, events.KnockedOut(clause, who_all(mask), bid))
