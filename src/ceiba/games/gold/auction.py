"""One auction from the call to the payment (chapters 3 and 4 of the rules).

An auction reads as its list of tasks (`NextAuction`): bidding, opening the hands, refilling the
board. Opening the hands puts the payment and the layout of the buyer in between.
"""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.seats import letter, letters
from ceiba.core.state import Prompt, Refusal, State, Task
from ceiba.games.gold.answers import BID, PAY
from ceiba.games.gold.laying import LAY_OUT, LOOK_AT_BACK
from ceiba.games.gold.pieces import NO_FACE, PIECES, SLOTS, face_name
from ceiba.games.gold.scoring import SCORING
from ceiba.games.gold.state import NO_BID, NOBODY, GoldState


class SetOut(Task):
    """GM-2.5, GM-2.6: the start player draws the first three pieces onto the board."""

    def name(self) -> str:
        return "set_out"

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        if sink is not None:
            sink.emit("started", EVERYONE, "GM-2.4", {"seat": letter(s.drawer)})
        for _ in range(SLOTS):
            draw(s, "GM-2.5", sink)
        s.plan([NEXT_AUCTION])


class NextAuction(Task):
    """GM-3.1, GM-R12: the foremost piece is sold, until all 30 are."""

    def name(self) -> str:
        return "next_auction"

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
            lot = lot_number(s)
            sink.emit("auction", EVERYONE, "GM-3.1", {"lot": lot, "piece": face_name(s.slots[0])})
        s.plan([BIDDING, OPEN_HANDS, REFILL, NEXT_AUCTION])


class Bidding(Task):
    """GM-4.1, GM-R8: every player takes pearls in the hand, unseen by the others.

    GM-3.6: those with a complete disc take part too, and so do those without pearls.
    """

    def name(self) -> str:
        return "bidding"

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
        return list(range(BID, BID + s.pearls[seat] + 1))

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.bids[seat] = action - BID
        if sink is not None:
            sink.emit("committed", EVERYONE, "GM-R8", {"seat": letter(seat)})

    def run(self, state: State, sink: Sink | None) -> None:
        """All bids are in: nothing more to do."""

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(GoldState, state)
        data: dict[str, Value] = {
            "piece": face_name(s.slots[0]),
            "pearls": s.pearls[seat],
        }
        return Prompt("GM-4.1", "bid", data)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(GoldState, state)
        if BID <= action < PAY:
            return Refusal("GM-R8", "bid-too-high", {"bid": action - BID, "pearls": s.pearls[seat]})
        return Refusal("", "not-now", {})

    def not_asked(self, state: State, seat: i64) -> Refusal:
        return Refusal("GM-R8", "bid-in", {})


class OpenHands(Task):
    """GM-4.2: all hands open at once, and the auction is decided."""

    def name(self) -> str:
        return "open_hands"

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        s.opened = True
        s.reveal()
        s.winner = winning_seat(s.bids)
        if sink is not None:
            sink.emit("opened", EVERYONE, "GM-4.2", {"bids": s.bids.copy()})
            tell_knock_outs(s, sink)
        if s.winner == NOBODY:
            lose_piece(s, sink)
            return
        if sink is not None:
            sink.emit(
                "won",
                EVERYONE,
                winning_clause(s),
                {
                    "seat": letter(s.winner),
                    "piece": face_name(s.slots[0]),
                    "bid": s.bids[s.winner],
                },
            )
        payees = payees_mask(s)
        if payees & (payees - 1) == 0:
            pay(s, only_seat(payees), winning_clause(s), sink)
            s.plan([LOOK_AT_BACK, LAY_OUT])
        else:
            s.plan([CHOOSE_PAYEE, LOOK_AT_BACK, LAY_OUT])


class ChoosePayee(Task):
    """GM-4.6, GM-4.7, GM-R5: of several lowest bidders the winner chooses who is paid."""

    def name(self) -> str:
        return "choose_payee"

    def deciders(self, state: State) -> i64:
        s = cast(GoldState, state)
        one: i64 = 1
        return one << s.winner

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
        pay(s, action - PAY, "GM-4.6", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(GoldState, state)
        data: dict[str, Value] = {
            "seats": letters(payees_mask(s)),
            "pearls": s.bids[s.winner],
        }
        return Prompt("GM-4.6", "choose-payee", data)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(GoldState, state)
        if not PAY <= action < PAY + s.players:
            return Refusal("", "not-now", {})
        to: i64 = action - PAY
        if to == s.winner:
            return Refusal("GM-R5", "pay-self", {})
        lowest = lowest_bid(s)
        return Refusal(
            "GM-4.6", "pay-not-lowest", {"to": letter(to), "bid": s.bids[to], "lowest": lowest}
        )


class Refill(Task):
    """GM-3.3: the next player draws one piece onto the last slot; GM-R12: while there are any."""

    def name(self) -> str:
        return "refill"

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(GoldState, state)
        if len(s.bag) == 0:
            return
        s.drawer = (s.drawer + 1) % s.players
        draw(s, "GM-3.3", sink)
        if len(s.bag) == 0 and sink is not None:
            sink.emit("last_drawn", EVERYONE, "GM-3.5", {"seat": letter(s.drawer)})


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
        sink.emit(
            "drawn",
            EVERYONE,
            clause,
            {
                "seat": letter(s.drawer),
                "piece": face_name(face),
                "slot": len(s.slots),
                "bag": len(s.bag),
            },
        )


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


def pay(s: GoldState, to: i64, clause: str, sink: Sink | None) -> None:
    """GM-4.3, GM-R7: only the winner's bid changes hands; GM-4.11: all others take theirs back."""
    amount: i64 = s.bids[s.winner]
    s.pearls[s.winner] -= amount
    s.pearls[to] += amount
    s.payee = to
    if sink is not None:
        sink.emit(
            "paid",
            EVERYONE,
            clause,
            {"seat": letter(s.winner), "to": letter(to), "pearls": amount},
        )


def lose_piece(s: GoldState, sink: Sink | None) -> None:
    """GM-4.10: the piece goes to the box, its back unseen; GM-R11: all bids go back."""
    face = s.slots.pop(0)
    s.box.append(face)
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
    sink.emit("lost", EVERYONE, clause, {"piece": face_name(face), "reason": reason})


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


def tell_knock_outs(s: GoldState, sink: Sink) -> None:
    """GM-4.4, GM-R1: which tied bids above the winner's knocked each other out, highest first."""
    floor: i64 = s.bids[s.winner] if s.winner != NOBODY else 0
    bit: i64 = 1
    for bid in range(max(s.bids), floor, -1):
        mask: i64 = 0
        for i in range(s.players):
            if s.bids[i] == bid:
                mask |= bit << i
        if mask != 0:
            sink.emit("knocked_out", EVERYONE, "GM-4.4", {"seats": letters(mask), "bid": bid})
