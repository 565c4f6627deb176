"""A last look at a table that was set up: could play have brought it about?

What lies where is checked as it is laid (position.py); here is what hangs together: what is owed,
the turn under way, the end of the game, and how much can have happened in so many rounds. Only the
last is not looked at in a puzzle.
"""

from typing import Final

from ceiba.core.errors import BadPosition
from ceiba.core.position import doubt
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.pacal.building import Build, ChooseStones
from ceiba.games.pacal.constellations import builds
from ceiba.games.pacal.grid import NOWHERE
from ceiba.games.pacal.moving import Land, Lift, Move
from ceiba.games.pacal.rocket import can_leave
from ceiba.games.pacal.rounds import Begin, Place, Round, Turn
from ceiba.games.pacal.scoring import final_tally
from ceiba.games.pacal.state import ALL_SOURCES, FROM_BONUS, FROM_BUILDS, NOBODY, PacalState
from ceiba.games.pacal.stones import PutIn
from ceiba.games.pacal.tables import (
    ALL_PYRAMIDS,
    ALL_TOKENS,
    ALLOWANCE,
    BONUS,
    NOT_ROLLED,
    STONES,
    STRAIGHT,
    TOKENS,
)

STEPS: Final[tuple[list[str], ...]] = (
    ["lift", "move", "put_in", "build"],
    ["move", "put_in", "build"],
    ["land", "put_in", "build"],
    ["put_in", "build"],
    ["build"],
    ["choose_stones"],
    [],
)
"""What can be left of a turn."""


def check(state: PacalState) -> None:
    if state.over():
        _check_finished(state)
        _check_bonus(state)
        return
    _check_owed(state)
    _check_rockets(state)
    _check_turn(state, state.agenda[-1])
    _check_end(state)
    _check_bonus(state)
    if not state.puzzle:
        _check_rounds(state)


# -- what is owed -----------------------------------------------------------------------------


def _check_owed(state: PacalState) -> None:
    """PR-2.6, PR-3.3, PR-3.6: the steps left of a turn, the turns left of the round, the next."""
    owed = state.agenda[::-1]
    if len(owed) == 1 and isinstance(owed[0], Begin):
        owed = []
    elif not isinstance(owed[-1], Round):
        raise BadPosition(f"agenda: it ends with 'round', not '{owed[-1].name()}'")
    placing = _leading(owed, Place)
    steps = [] if placing else [t for t in owed if not isinstance(t, (Turn, Round))]
    turns = [task for task in owed if isinstance(task, Turn)]
    if owed[:-1] != [*placing, *steps, *turns]:
        raise BadPosition("agenda: PR-3.6: steps of a turn come first, then turns, then the round")
    order = [(state.start + turn) % state.players for turn in range(state.players)]
    for tasks in (placing, turns):
        seats = [task.seat for task in tasks]
        if seats != order[len(order) - len(seats) :]:
            raise BadPosition(f"agenda: PR-3.3: {_listed(seats)} is no end of a round")
    if placing and turns:
        raise BadPosition("agenda: PR-2.6: rockets are placed before any turn")
    if [task.name() for task in steps] not in STEPS:
        raise BadPosition("agenda: PR-3.6: no turn has these steps left")
    if steps and ({task.args()[0] for task in steps} != {state.turn}):
        raise BadPosition("agenda: PR-3.6: its steps are not all for the seat whose turn it is")
    if steps and len(turns) != state.players - 1 - order.index(state.turn):
        raise BadPosition("agenda: PR-3.3: not everybody after this turn has one, or too many do")
    before_first = not owed or bool(placing)
    if before_first != (state.round == 0) and (before_first or steps or turns):
        raise BadPosition("PR-3.1: the first round begins when all rockets are placed")
    moves = any(isinstance(task, (Move, Land)) for task in steps)
    if state.die == NOT_ROLLED and (moves or ((steps or turns) and state.players > 2)):
        raise BadPosition("PR-3.1: a rocket moves, but the die is not rolled")


def _leading(owed: list[Task], kind: type[Place]) -> list[Place]:
    found: list[Place] = []
    for task in owed:
        if not isinstance(task, kind):
            break
        found.append(task)
    return found


def _listed(seats: list[int]) -> str:
    return ", ".join(letter(seat) for seat in seats)


def _check_rockets(state: PacalState) -> None:
    placing = [task.seat for task in state.agenda if isinstance(task, Place)]
    for seat in range(state.players):
        stands = state.rockets[seat] != NOWHERE
        if stands == (seat in placing or isinstance(state.agenda[-1], Begin)):
            where = "stands already" if stands else "stands nowhere"
            raise BadPosition(f"PR-2.6: the rocket of {letter(seat)} {where}")


# -- the turn under way -----------------------------------------------------------------------


def _check_turn(state: PacalState, now: Task) -> None:
    """What is kept for one step of a turn is there in that step only."""
    if state.aloft != isinstance(now, (Move, Land)):
        raise BadPosition("PR-4.2: a rocket is lifted exactly while its move is chosen")
    if state.aloft and not can_leave(state):
        raise BadPosition("PR-R17: no cell is free, so no rocket is lifted")
    if isinstance(now, Land) and state.tokens[now.seat] == ALL_TOKENS:
        raise BadPosition("PR-4.16: no token was spent for the landing")
    is_open = state.own_open or state.other_open
    if is_open and not isinstance(now, PutIn):
        raise BadPosition("PR-3.6: stones may be put in, but it is not that step of a turn")
    if state.in_hand and not (is_open and state.supply[state.turn] == 1):
        raise BadPosition("PR-R27: a stone is in hand only to be put in, and no other in supply")
    if isinstance(now, ChooseStones):
        if now.of not in builds(state, now.seat):
            raise BadPosition("PR-R33: stones are chosen for a build that is not possible")
        if len(now.sets(state)) < 2:
            raise BadPosition("PR-R33: no stones are left to choose for the build")
    elif state.used != 0:
        raise BadPosition("PR-R33: stones are named for a build, but none is under way")


# -- the end ----------------------------------------------------------------------------------


def _check_end(state: PacalState) -> None:
    threshold = state.threshold()
    for seat in range(state.players):
        if state.pyramids_left(seat) == 0:
            raise BadPosition(
                f"PR-8.1: {letter(seat)} has built the last pyramid: the game is over"
            )
        if any(state.tally_of(seat)[FROM_BONUS + 1 :]):
            raise BadPosition(
                f"PR-8.4: {letter(seat)} has points of the final scoring, but the game is not over"
            )
        reached = state.score(seat) >= threshold
        if reached and state.reached == NOBODY:
            raise BadPosition(
                f"PR-8.2: {letter(seat)} has {threshold} points, but nobody has reached them"
            )
        if seat == state.reached and not reached:
            raise BadPosition(f"PR-8.2: {letter(seat)} has not reached {threshold} points")
    if state.reached != NOBODY and not state.rounds_are_finished():
        raise BadPosition(
            f"PR-10.4: {letter(state.reached)} has {threshold} points: the game is over"
        )


def _check_finished(state: PacalState) -> None:
    """PR-9.1: rockets and stones are off the grid, and everything is counted."""
    cleared = (
        all(cell == NOWHERE for cell in state.rockets)
        and all(supply == STONES for supply in state.supply)
        and state.turn == NOBODY
        and not (state.aloft or state.own_open or state.other_open or state.in_hand)
        and state.used == 0
    )
    if not cleared:
        raise BadPosition("PR-9.1: nothing is owed, but rockets and stones are still on the grid")
    if list(state.tally) != list(final_tally(state)):
        raise BadPosition("PR-8.4: nothing is owed, but the final scoring gives other points")


def _check_bonus(state: PacalState) -> None:
    """PR-8.1, PR-8.3: who built the last pyramid has it, and who built the last but one may."""
    for seat in range(state.players):
        left, bonus = state.pyramids_left(seat), state.tally[seat * ALL_SOURCES + FROM_BONUS]
        last_but_one = left == 1 and state.reached != NOBODY
        if bonus != BONUS * (left == 0) and not (last_but_one and bonus == BONUS):
            doubt(state, "PR-8.3", f"{left} pyramids left give {letter(seat)} no bonus of {bonus}")


# -- what so many rounds can have brought about -------------------------------------------------


def _check_rounds(state: PacalState) -> None:
    """PR-6.1: one build a turn, and none in the first, where no own stone is in sight yet
    (PR-2.7, PR-R24). PR-5.1: two stones a turn. PR-4.16: one token a turn."""
    waiting = [task.seat for task in state.agenda if isinstance(task, Turn)]
    under_way = isinstance(state.agenda[-1], (Lift, Move, Land, PutIn, Build, ChooseStones))
    for seat in range(state.players):
        ended = state.round
        if seat in waiting or (under_way and seat == state.turn):
            ended -= 1
        begun = state.round - 1 if seat in waiting else state.round
        most = max(0, ended - 1)
        who = letter(seat)
        _doubt(_built(state, seat) > most, "PR-6.1", f"{who} cannot have built so many pyramids")
        points = state.tally[seat * ALL_SOURCES + FROM_BUILDS]
        _doubt(points > most * max(state.board.values), "PR-7.1", f"{who} has too many points")
        laid = STONES - state.supply[seat]
        _doubt(laid > begun * ALLOWANCE[STRAIGHT], "PR-5.1", f"{who} has too many stones in play")
        _doubt(_spent(state, seat) > begun, "PR-4.16", f"{who} has spent too many tokens")


def _doubt(wrong: bool, clause: str, why: str) -> None:
    if wrong:
        raise BadPosition(f'{clause}: {why} for this round (a position with "puzzle": true may)')


def least_round(state: PacalState) -> int:
    """The first round in which a table like this can be, whoever's turn it is; from the second."""
    least = 2
    value = max(state.board.values)
    for seat in range(state.players):
        points = state.tally[seat * ALL_SOURCES + FROM_BUILDS]
        laid = STONES - state.supply[seat]
        least = max(
            least,
            _built(state, seat) + 2,
            -(-points // value) + 2,
            -(-laid // ALLOWANCE[STRAIGHT]) + 1,
            _spent(state, seat) + 1,
        )
    return least


def _built(state: PacalState, seat: int) -> int:
    return ALL_PYRAMIDS - state.pyramids_left(seat)


def _spent(state: PacalState, seat: int) -> int:
    return len(TOKENS) - int(state.tokens[seat]).bit_count()
