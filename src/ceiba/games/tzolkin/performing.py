"""Which action of a gear can be done, and doing it: one line a clause, by gear."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Refusal
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, refusals
from ceiba.games.tzolkin.building import (
    TIKAL_2,
    TIKAL_4,
    UXMAL_4,
    Build,
    can_build,
    cheapest_building,
)
from ceiba.games.tzolkin.chichen_itza import place_skull
from ceiba.games.tzolkin.effects import gain_worker
from ceiba.games.tzolkin.materials import NO_PRICE, PayResources, corn_refusal, pay
from ceiba.games.tzolkin.palenque import Harvest, can_harvest, fish
from ceiba.games.tzolkin.reasons import (
    GROUP_EMPTY,
    NO_ADVANCE,
    NO_RESOURCE,
    NO_SKULL,
    NOTHING_TO_BUILD,
    POSSIBLE,
    SLOT_FILLED,
    TOO_LITTLE_CORN,
)
from ceiba.games.tzolkin.state import NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    ANY,
    ANY_ACTION_CORN,
    CHICHEN,
    CORN,
    GEARS,
    PALENQUE,
    SKULL,
    TIKAL,
    UXMAL,
    UXMAL_TEMPLE_CORN,
    YAXCHILAN,
)
from ceiba.games.tzolkin.technology import Advance, can_pay_an_advance
from ceiba.games.tzolkin.temples import ClimbOne, ClimbTwo
from ceiba.games.tzolkin.yaxchilan import take_resources

# Whether an action can be done, and if not what stands in its way.


def check_action(s: TzolkinState, seat: i64, gear: i64, action: i64, fee: i64) -> i64:
    """TZ-R72: whether the least form of an action can be done, once the corn for choosing it is
    paid (TZ-8.7, TZ-8.8, TZ-R23). What corn cannot buy is looked at first.

    TZ-R25: actions without effect (market, no worker or no skull left) can be chosen.
    """
    reason: i64 = POSSIBLE
    if gear == PALENQUE:
        if action > 1 and not can_harvest(s, seat, action):
            reason = GROUP_EMPTY
    elif gear == TIKAL:
        reason = check_tikal(s, seat, action)
    elif gear == UXMAL:
        fee += least_corn(s, seat, action)
        if action == 4 and fee >= NO_PRICE:
            reason = NOTHING_TO_BUILD
    elif gear == CHICHEN:
        if s.slots[action - 1] != NOBODY:  # TZ-14.2
            reason = SLOT_FILLED
        elif s.held(seat, SKULL) == 0:  # TZ-14.3
            reason = NO_SKULL
    if reason == POSSIBLE and fee > s.held(seat, CORN):
        reason = TOO_LITTLE_CORN
    return reason


def check_tikal(s: TzolkinState, seat: i64, action: i64) -> i64:
    if action == 2:
        return POSSIBLE if can_build(s, seat, TIKAL_2) else NOTHING_TO_BUILD
    if action == 4:
        return POSSIBLE if can_build(s, seat, TIKAL_4) else NOTHING_TO_BUILD
    if action == 5:
        return POSSIBLE if s.resources(seat) > 0 else NO_RESOURCE
    return POSSIBLE if can_pay_an_advance(s, seat) else NO_ADVANCE


def least_corn(s: TzolkinState, seat: i64, action: i64) -> i64:
    """What an action of Uxmal itself costs at least; of other gears none costs corn."""
    if action == 1:
        return UXMAL_TEMPLE_CORN
    if action == 4:
        return cheapest_building(s, seat)
    return ANY_ACTION_CORN if action == 5 else 0


def action_refusal(
    s: TzolkinState, seat: i64, gear: i64, action: i64, fee: i64, fee_clause: str
) -> Refusal:
    """What `check_action` found, with clause and numbers; `fee_clause` asks for the fee."""
    reason = check_action(s, seat, gear, action, fee)
    if reason == GROUP_EMPTY:
        return refusals.GroupEmpty("TZ-10.8", action)
    if reason == SLOT_FILLED:
        return refusals.SlotFilled("TZ-14.2", action)
    if reason == NO_SKULL:
        return refusals.NoSkull("TZ-14.3")
    if reason == NO_ADVANCE:
        return refusals.NoAdvance("TZ-22.2", s.resources(seat))
    if reason == NO_RESOURCE:
        return refusals.NoResource("TZ-12.7")
    if reason == NOTHING_TO_BUILD:
        return refusals.NothingToBuild("TZ-19.3")
    own: i64 = least_corn(s, seat, action) if gear == UXMAL else 0
    clause = fee_clause
    if own > 0:
        clause = f"TZ-13.{1 if action == 1 else 5 if action == 4 else 7}" if fee == 0 else "TZ-R23"
    return corn_refusal(s, seat, clause, fee + own)


def perform(s: TzolkinState, seat: i64, gear: i64, action: i64, sink: Sink | None) -> None:
    """Do an action whose fees are paid, from its own space or borrowed alike (TZ-R27)."""
    if sink is not None:
        sink.tell(EVERYONE, events.Acted("TZ-8.3", who(seat), Thing(GEARS[gear]), action))
    if gear == PALENQUE:
        if action == 1:
            fish(s, seat, sink)
        else:
            s.push(Harvest(seat, action))
    elif gear == YAXCHILAN:
        take_resources(s, seat, action, sink)
    elif gear == TIKAL:
        perform_tikal(s, seat, action)
    elif gear == UXMAL:
        perform_uxmal(s, seat, action, sink)
    else:
        place_skull(s, seat, action, sink)


def perform_tikal(s: TzolkinState, seat: i64, action: i64) -> None:
    if action == 1:  # TZ-12.1
        s.push(Advance(seat, 0, 0))
    elif action == 2:  # TZ-12.2
        s.push(Build(seat, TIKAL_2))
    elif action == 3:  # TZ-12.3
        s.push(Advance(seat, 1, 0))
    elif action == 4:  # TZ-12.4
        s.push(Build(seat, TIKAL_4))
    else:  # TZ-12.7, TZ-12.8
        s.plan([PayResources(seat, 1), ClimbTwo(seat)])


def perform_uxmal(s: TzolkinState, seat: i64, action: i64, sink: Sink | None) -> None:
    # Imported here: Uxmal 5 performs other actions.
    from ceiba.games.tzolkin.uxmal import BorrowAction, Trade

    if action == 1:  # TZ-13.1
        pay(s, seat, CORN, UXMAL_TEMPLE_CORN, "TZ-13.1", sink)
        s.push(ClimbOne(seat, ANY))
    elif action == 2:  # TZ-13.2
        s.push(Trade(seat))
    elif action == 3:  # TZ-13.4
        gain_worker(s, seat, "TZ-13.4", sink)
    elif action == 4:  # TZ-13.5
        s.push(Build(seat, UXMAL_4))
    else:  # TZ-13.7
        s.push(BorrowAction(seat, 0))
