"""Which action of a gear can be done, and doing it: one line a clause, by gear."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.seats import letter
from ceiba.core.state import Refusal
from ceiba.games.tzolkin.building import (
    TIKAL_2,
    TIKAL_4,
    UXMAL_4,
    Build,
    can_build,
)
from ceiba.games.tzolkin.chichen_itza import can_place_skull, place_skull
from ceiba.games.tzolkin.effects import gain_worker
from ceiba.games.tzolkin.materials import PayResources, pay
from ceiba.games.tzolkin.palenque import Harvest, can_harvest, fish
from ceiba.games.tzolkin.state import NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    ANY,
    ANY_ACTION_CORN,
    CHICHEN,
    CORN,
    GEARS,
    PALENQUE,
    TIKAL,
    UXMAL,
    UXMAL_TEMPLE_CORN,
    YAXCHILAN,
)
from ceiba.games.tzolkin.technology import Advance, can_pay_an_advance
from ceiba.games.tzolkin.temples import ClimbOne, ClimbTwo
from ceiba.games.tzolkin.yaxchilan import take_resources


def can_do(s: TzolkinState, seat: i64, gear: i64, action: i64, corn: i64) -> bool:
    """TZ-R72: the least form of an action can be done with that much corn left after the fees.

    TZ-R25: actions without effect (market, no worker or no skull left) can be chosen.
    """
    if gear == PALENQUE:
        return action == 1 or can_harvest(s, seat, action)
    if gear == YAXCHILAN:
        return True
    if gear == TIKAL:
        return can_do_tikal(s, seat, action)
    if gear == UXMAL:
        return can_do_uxmal(s, seat, action, corn)
    return can_place_skull(s, seat, action)


def can_do_tikal(s: TzolkinState, seat: i64, action: i64) -> bool:
    if action == 2:
        return can_build(s, seat, TIKAL_2, 0)
    if action == 4:
        return can_build(s, seat, TIKAL_4, 0)
    if action == 5:
        return s.resources(seat) > 0
    return can_pay_an_advance(s, seat)


def can_do_uxmal(s: TzolkinState, seat: i64, action: i64, corn: i64) -> bool:
    if action == 1:
        return corn >= UXMAL_TEMPLE_CORN
    if action == 4:
        return can_build(s, seat, UXMAL_4, corn)
    if action == 5:
        return corn >= ANY_ACTION_CORN
    return True


def why_not(s: TzolkinState, seat: i64, gear: i64, action: i64, corn: i64) -> Refusal:
    """What an action that `can_do` denies is lacking, with that much corn left after the fees."""
    if gear == PALENQUE:
        return Refusal("TZ-10.8", "group-empty", {"group": action})
    if gear == CHICHEN:
        if s.slots[action - 1] != NOBODY:
            return Refusal("TZ-14.2", "slot-filled", {"action": action})
        return Refusal("TZ-14.3", "no-skull", {})
    if gear == UXMAL and action != 4:
        cost: i64 = UXMAL_TEMPLE_CORN if action == 1 else ANY_ACTION_CORN
        clause = "TZ-13.1" if action == 1 else "TZ-13.7"
        return Refusal(clause, "too-little-corn", {"cost": cost, "corn": corn})
    if gear == UXMAL or action in (2, 4):
        return Refusal("TZ-19.3", "nothing-to-build", {})
    if action == 5:
        return Refusal("TZ-12.7", "no-resource", {})
    return Refusal("TZ-22.2", "no-advance", {"resources": s.resources(seat)})


def perform(s: TzolkinState, seat: i64, gear: i64, action: i64, sink: Sink | None) -> None:
    """Do an action whose fees are paid."""
    if sink is not None:
        sink.emit(
            "acted",
            EVERYONE,
            "TZ-8.3",
            {"seat": letter(seat), "gear": GEARS[gear], "action": action},
        )
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
    else:  # TZ-12.7
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
