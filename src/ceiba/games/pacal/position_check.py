"""A last look at a table that was set up: could play have brought it about?

What lies where is checked as it is laid (position.py); here is what hangs together: the agenda,
the turn under way, and the end of the game.
"""

from ceiba.core.errors import BadPosition
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.pacal.building import Build, ChooseStones
from ceiba.games.pacal.constellations import builds
from ceiba.games.pacal.grid import NOWHERE
from ceiba.games.pacal.moving import Land, Lift, Move
from ceiba.games.pacal.rounds import Begin, Place, Turn
from ceiba.games.pacal.state import ALL_SOURCES, FROM_BONUS, NOBODY, PacalState
from ceiba.games.pacal.stones import PutIn
from ceiba.games.pacal.tables import NOT_ROLLED


def check(state: PacalState) -> None:
    if state.over():
        return
    for task in state.agenda:
        _check_task(state, task)
    _check_rockets(state)
    _check_turn(state, state.agenda[-1])
    _check_end(state)


def _check_task(state: PacalState, task: Task) -> None:
    seats = task.args()[:1]
    if seats and not 0 <= seats[0] < state.players:
        raise BadPosition(f"'{task.name()}' names a seat that is not at the table")
    of_turn = isinstance(task, (Lift, Move, Land, PutIn, Build, ChooseStones))
    if of_turn and seats[0] != state.turn:
        raise BadPosition(f"'{task.name()}' is not for the seat whose turn it is")
    if state.round == 0 and (of_turn or isinstance(task, Turn)):
        raise BadPosition("PR-3.1: a turn is played, but the first round has not begun")
    same_roll = isinstance(task, Turn) and state.players > 2
    if state.die == NOT_ROLLED and (same_roll or isinstance(task, (Move, Land))):
        raise BadPosition("PR-3.1: a rocket moves, but the die is not rolled")


def _check_rockets(state: PacalState) -> None:
    placing = [task.args()[0] for task in state.agenda if isinstance(task, Place)]
    for seat in range(state.players):
        stands = state.rockets[seat] != NOWHERE
        if stands == (seat in placing or isinstance(state.agenda[-1], Begin)):
            where = "stands already" if stands else "stands nowhere"
            raise BadPosition(f"PR-2.6: the rocket of {letter(seat)} {where}")
        if placing.count(seat) > 1:
            raise BadPosition(f"PR-2.6: the rocket of {letter(seat)} would be placed twice")


def _check_turn(state: PacalState, now: Task) -> None:
    """What is kept for one step of a turn is there in that step only."""
    if state.aloft != isinstance(now, (Move, Land)):
        raise BadPosition("PR-4.2: a rocket is lifted exactly while its move is chosen")
    is_open = state.own_open or state.other_open
    if is_open and not isinstance(now, PutIn):
        raise BadPosition("PR-3.6: stones may be put in, but it is not that step of a turn")
    if state.in_hand and not (is_open and state.supply[state.turn] == 1):
        raise BadPosition("PR-R27: a stone is in hand only to be put in, and no other in supply")
    if isinstance(now, ChooseStones):
        if now.build not in builds(state, now.seat):
            raise BadPosition("PR-R33: stones are chosen for a build that is not possible")
        if len(now.sets(state)) < 2:
            raise BadPosition("PR-R33: no stones are left to choose for the build")
    elif state.used != 0:
        raise BadPosition("PR-R33: stones are named for a build, but none is under way")


def _check_end(state: PacalState) -> None:
    threshold = state.threshold()
    for seat in range(state.players):
        if state.pyramids_left(seat) == 0:
            raise BadPosition(
                f"PR-8.1: {letter(seat)} has built the last pyramid: the game is over"
            )
        if any(state.tally[seat * ALL_SOURCES + FROM_BONUS + 1 : (seat + 1) * ALL_SOURCES]):
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
