"""The course of the game (chapters 2, 3 and 10 of the rules): a round is the list of its tasks."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import Blocked, SeatTask, State, Task, blocked_among
from ceiba.core.value import who
from ceiba.games.pacal import events, prompts, refusals
from ceiba.games.pacal.answers import SPEND, STAND
from ceiba.games.pacal.building import Build
from ceiba.games.pacal.grid import told
from ceiba.games.pacal.moves_refused import not_free
from ceiba.games.pacal.moving import Lift, Move
from ceiba.games.pacal.rocket import can_leave, set_down
from ceiba.games.pacal.scoring import FINAL_SCORING
from ceiba.games.pacal.state import NOBODY, PacalState
from ceiba.games.pacal.stones import PutIn
from ceiba.games.pacal.tables import FACES, MOST_PLAYERS, shown


class Begin(Task):
    """PR-2.5, PR-2.6, PR-R1: the start player is known; all place their rockets in turn order."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if sink is not None:
            sink.tell(EVERYONE, events.Started("PR-R1", who(s.start)))
        tasks: list[Task] = []
        for turn in range(s.players):
            tasks.append(Place((s.start + turn) % s.players))
        tasks.append(ROUND)
        s.plan(tasks)


class Place(Choice):
    """PR-2.6: the rocket on any free cell of the sacred district."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        cells = s.board.district_cells[s.board.sacred]
        return [STAND + cell for cell in cells if s.is_free(cell)]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        set_down(s, self.seat, action - STAND)
        if sink is not None:
            placed = events.Placed("PR-2.6", who(self.seat), told(action - STAND))
            sink.tell(EVERYONE, placed)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Place("PR-2.6")

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(PacalState, state)
        cells = s.board.district_cells[s.board.sacred]
        return blocked_among(self, state, seat, [STAND + cell for cell in cells])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not STAND <= action < SPEND:
            return None
        refusal = not_free(cast(PacalState, state), action - STAND, "PR-2.6")
        if refusal is not None:
            return refusal
        return refusals.NotSacred("PR-2.6", told(action - STAND))


class Round(Task):
    """PR-3.1, PR-3.2: one roll for all. PR-3.3: a turn for each. PR-3.4: the start goes to the next
    player. PR-R49: as many rounds as it takes.

    PR-8.2: after the round in which the threshold was reached comes the final scoring, and so it
    does where no cell is free, since nobody could ever do anything again (PR-R17). PR-R56: with
    two players the start never changes, and each rolls for the own turn (PR-10.3).
    """

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if s.reached != NOBODY or (s.round > 0 and not can_leave(s)):
            s.push(FINAL_SCORING)
            return
        s.round += 1
        if s.round > 1 and s.players > 2:
            s.start = (s.start + 1) % s.players
        if sink is not None:
            sink.tell(EVERYONE, events.Round("PR-3.1", s.round, who(s.start)))
        if s.players > 2:
            roll(s, s.start, "PR-3.1", sink)
        s.pile(ROUNDS[s.players * MOST_PLAYERS + s.start])


class Turn(SeatTask):
    """PR-3.6: one turn of one player, as its list of steps."""

    def deciders(self, state: State) -> i64:
        return 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        begin_turn(s, self.seat)
        if sink is not None:
            sink.tell(EVERYONE, events.Turn("PR-3.3", who(self.seat)))
        if s.players == 2:
            roll(s, self.seat, "PR-10.3", sink)
        s.pile(STEPS[self.seat])


def begin_turn(s: PacalState, seat: i64) -> None:
    s.turn = seat
    s.own_open = False
    s.other_open = False


def roll(s: PacalState, seat: i64, clause: str, sink: Sink | None) -> None:
    """PR-1.11: one face of the die, for all to see."""
    s.die = FACES[s.rng.below(len(FACES))]
    s.reveal()
    if sink is not None:
        sink.tell(EVERYONE, events.Rolled(clause, who(seat), shown(s.die)))


def piled(tasks: list[Task]) -> list[Task]:
    """What comes first lies on top, at the end."""
    return tasks[::-1]


# Tasks are values: one of each for a seat is enough for every turn of every game.
BEGIN: Final = Begin()
ROUND: Final = Round()
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(MOST_PLAYERS)]
LIFTS: Final[list[Lift]] = [Lift(seat) for seat in range(MOST_PLAYERS)]
MOVES: Final[list[Move]] = [Move(seat) for seat in range(MOST_PLAYERS)]
PUT_INS: Final[list[PutIn]] = [PutIn(seat) for seat in range(MOST_PLAYERS)]
BUILDS: Final[list[Build]] = [Build(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[list[list[Task]]] = [
    piled([LIFTS[seat], MOVES[seat], PUT_INS[seat], BUILDS[seat]]) for seat in range(MOST_PLAYERS)
]
"""By seat: the steps of a turn. PR-3.7: only the move is compulsory. PR-R39: stones come before the
build, so those it gives back wait for the next turn."""
ROUNDS: Final[list[list[Task]]] = [
    piled([*[TURNS[(start + turn) % players] for turn in range(players)], ROUND])
    for players in range(MOST_PLAYERS + 1)
    for start in range(MOST_PLAYERS)
]
"""By number of players, then by start player: the turns of a round, and the next round."""
