"""Step 1 of a turn: the rocket is lifted, then moved (chapter 4 of the rules)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.seats import letter
from ceiba.core.state import Blocked, Prompt, Refusal, State, Task, blocked_among
from ceiba.games.pacal.answers import DROP, FLY, SPEND, STAND, TURN
from ceiba.games.pacal.flight import outside_sacred, special_moves, stands
from ceiba.games.pacal.grid import WIDTH, cell_name, distance
from ceiba.games.pacal.moves_refused import fly_refusal, stand_refusal, turn_refusal
from ceiba.games.pacal.rocket import can_leave, lift, move
from ceiba.games.pacal.state import PacalState
from ceiba.games.pacal.steps import add_straight, add_turning, points_lost, shut_cells
from ceiba.games.pacal.tables import (
    ALLOWANCE,
    FREE,
    KINDS,
    SPECIAL,
    SPECIAL_MOVE,
    STRAIGHT,
    TOKEN,
    TOKENS,
    TURNING,
    face_name,
)


class Lift(Task):
    """PR-4.2, PR-R5: before the choice of move, so that the player sees what was inside."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "lift"

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if can_leave(s):
            lift(s, self.seat, sink)
        elif sink is not None:  # PR-R17
            data: dict[str, Value] = {
                "seat": letter(self.seat),
                "cell": cell_name(s.rockets[self.seat]),
            }
            sink.emit("stayed", EVERYONE, "PR-R17", data)


class Move(Choice):
    """PR-4.1, PR-4.4: a straight move, a turning move, the special face, or a token."""

    def name(self) -> str:
        return "move"

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        if not s.aloft:
            return []
        first_round = s.round == 1
        answers = self.moves(s)
        if first_round:
            leaving = outside_sacred(s, answers)
            if len(leaving) > 0:  # PR-R19: otherwise any straight move
                answers = leaving
        if not first_round or len(answers) == 0:  # PR-R13, PR-R18, PR-4.18
            for i in range(len(TOKENS)):
                token: i64 = i
                if (s.tokens[self.seat] >> token) & 1:
                    answers.append(SPEND + token)
        if len(answers) == 0:  # PR-4.19
            return stands(s, s.rockets[self.seat])
        return answers

    def moves(self, s: PacalState) -> list[int]:
        """All by the die: to each cell that can be reached one, straight if that goes (PR-R61)."""
        start: i64 = s.rockets[self.seat]
        if s.die == SPECIAL:
            return special_moves(s, start)
        answers: list[int] = []
        shut: i64 = shut_cells(s, start, s.die)
        straight: i64 = add_straight(answers, start, shut, s.die)
        if s.round > 1:  # PR-4.21
            add_turning(answers, start, shut, s.die, straight)
        return answers

    def deciders(self, state: State) -> i64:
        """A blocked player is asked even where one cell is left: on a board so full that nobody
        has a choice, play would otherwise go round and round by itself."""
        asked: i64 = super().deciders(state)
        known = state.options(self.seat)
        one: i64 = 1
        if asked == 0 and len(known) == 1 and STAND <= known[0] < SPEND:
            return one << self.seat
        return asked

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        start: i64 = s.rockets[self.seat]
        if action >= SPEND:
            spend(s, self.seat, action - SPEND, sink)
            s.push(Land(self.seat))
        elif action >= STAND:
            move(s, self.seat, action - STAND, FREE, 0, "PR-4.19", sink)
        elif action < FLY:
            turn_lost: i64 = 0
            if sink is not None:
                turn_lost = points_lost(s, start, action - TURN)
            move(s, self.seat, action - TURN, TURNING, turn_lost, "PR-4.9", sink)
        elif s.die == SPECIAL:
            move(s, self.seat, action - FLY, SPECIAL_MOVE, 0, "PR-4.13", sink)
        else:
            lost: i64 = s.die - distance(start, action - FLY)
            move(s, self.seat, action - FLY, STRAIGHT, lost, "PR-4.5", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(PacalState, state)
        data: dict[str, Value] = {"die": face_name(s.die), "cell": cell_name(s.rockets[seat])}
        offers = self.options(state, seat)
        if offers[0] >= SPEND:
            return Prompt("PR-4.18", "move-blocked", data)
        if offers[0] >= STAND:
            return Prompt("PR-4.19", "move-free", data)
        if s.round == 1:
            return Prompt("PR-4.20", "move-first-round", data)
        if s.die == SPECIAL:
            return Prompt("PR-4.13", "move-special", data)
        return Prompt("PR-4.4", "move", data)

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        s = cast(PacalState, state)
        start: i64 = s.rockets[seat]
        if action >= SPEND:
            hint = kind_hint(TOKEN)
            hint["points"] = TOKENS[action - SPEND]
            return hint
        if action >= STAND:
            return kind_hint(FREE)
        if action < FLY:
            hint = kind_hint(TURNING)
            hint["lost"] = points_lost(s, start, action - TURN)
            return hint
        far: i64 = distance(start, action - FLY)
        hint = kind_hint(SPECIAL_MOVE if s.die == SPECIAL else STRAIGHT)
        hint["distance"] = far
        hint["lost"] = 0 if s.die == SPECIAL else s.die - far
        return hint

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(PacalState, state)
        options = self.options(state, seat)
        start: i64 = s.rockets[seat]
        actions: list[int] = []
        for cell in cells_in_reach(s, start):
            in_line = cell // WIDTH == start // WIDTH or cell % WIDTH == start % WIDTH
            if in_line and TURN + cell not in options:
                actions.append(FLY + cell)
            elif not in_line:
                actions.append(TURN + cell)
        for i in range(len(TOKENS)):
            actions.append(SPEND + i)
        return blocked_among(self, state, seat, actions)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(PacalState, state)
        if action >= DROP:
            return Refusal("", "not-now", {})
        if action >= SPEND:
            token: Value = TOKENS[action - SPEND]
            if (s.tokens[seat] >> (action - SPEND)) & 1 == 0:
                return Refusal("PR-4.16", "token-gone", {"token": token})
            return Refusal("PR-R18", "no-token-in-first-round", {"token": token})
        if action >= STAND:
            if STAND <= self.options(state, seat)[0] < SPEND:  # PR-R16: free, but not there
                return stand_refusal(s, action - STAND)
            return Refusal("PR-4.16", "spend-a-token-first", {})
        if action >= FLY:
            return fly_refusal(s, seat, action - FLY)
        return turn_refusal(s, seat, action - TURN)


class Land(Choice):
    """PR-4.16, PR-4.17: by a token onto any free cell but the one just left (PR-R13)."""

    def name(self) -> str:
        return "land"

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        return stands(s, s.rockets[self.seat]) if s.aloft else []

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        move(s, self.seat, action - STAND, TOKEN, 0, "PR-4.16", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(PacalState, state)
        return Prompt("PR-4.16", "land", {"cell": cell_name(s.rockets[seat])})

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        return kind_hint(TOKEN)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(PacalState, state)
        return blocked_among(self, state, seat, [STAND + cell for cell in s.board.cells])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        if not STAND <= action < SPEND:
            return Refusal("", "not-now", {})
        return stand_refusal(cast(PacalState, state), action - STAND)


def spend(s: PacalState, seat: i64, token: i64, sink: Sink | None) -> None:
    """PR-4.16: the token is gone for good."""
    one: i64 = 1
    s.tokens[seat] &= ~(one << token)
    if sink is not None:
        data: dict[str, Value] = {"seat": letter(seat), "token": TOKENS[token]}
        sink.emit("spent", EVERYONE, "PR-4.16", data)


def kind_hint(kind: i64) -> dict[str, Value]:
    """What every move tells beforehand: its kind, and the stones it lets one put in."""
    return {"kind": KINDS[kind], "allowance": ALLOWANCE[kind]}


def cells_in_reach(s: PacalState, start: i64) -> list[int]:
    """The cells of the map a player may think of: as far as the die, or in row and column."""
    cells: list[int] = []
    for row in range(len(s.board.rows)):
        for column in range(s.board.columns):
            cell = row * WIDTH + column
            if s.die == SPECIAL:
                near = row == start // WIDTH or column == start % WIDTH
            else:
                near = distance(start, cell) <= s.die
            if near and cell != start:
                cells.append(cell)
    return cells
