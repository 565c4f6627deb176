"""Step 1 of a turn: the rocket is lifted, then moved (chapter 4 of the rules)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, SeatTask, State, blocked_among
from ceiba.core.value import who
from ceiba.games.pacal import events, hints, prompts, refusals
from ceiba.games.pacal.answers import DROP, FLY, SPEND, STAND, TURN
from ceiba.games.pacal.flight import outside_sacred, special_moves, stands
from ceiba.games.pacal.grid import WIDTH, distance, told
from ceiba.games.pacal.moves_refused import fly_refusal, no_end, turn_refusal
from ceiba.games.pacal.rocket import can_leave, lift, move
from ceiba.games.pacal.state import HOLDINGS_NEWS, PacalState
from ceiba.games.pacal.steps import add_straight, add_turning, points_lost, shut_cells
from ceiba.games.pacal.tables import (
    ALLOWANCE,
    FREE,
    SPECIAL,
    SPECIAL_MOVE,
    STRAIGHT,
    TOKEN,
    TOKENS,
    TURNING,
    shown,
)


class Lift(SeatTask):
    """PR-4.2, PR-R5: before the choice of move, so that the player sees what was inside."""

    def deciders(self, state: State) -> i64:
        return 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        if can_leave(s):
            lift(s, self.seat, sink)
        elif sink is not None:  # PR-R17
            cell = told(s.rockets[self.seat])
            sink.tell(EVERYONE, events.Stayed("PR-R17", who(self.seat), cell))


class Move(Choice):
    """PR-4.1, PR-4.4: a straight move, a turning move, the special face, or a token."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        if not s.aloft:
            return []
        first_round = s.round == 1  # of each player, with two as well (PR-R59); later PR-R20
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
        if len(answers) == 0:  # PR-4.19: blocked as PR-R15 says, and no token
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
        die = shown(s.die)
        cell = told(s.rockets[seat])
        offers = self.options(state, seat)
        if offers[0] >= SPEND:
            return prompts.MoveBlocked("PR-4.18", die, cell)
        if offers[0] >= STAND:
            return prompts.MoveFree("PR-4.19", die, cell)
        if s.round == 1:
            return prompts.MoveFirstRound("PR-4.20", die, cell)
        if s.die == SPECIAL:
            return prompts.MoveSpecial("PR-4.13", die, cell)
        return prompts.Move("PR-4.4", die, cell)

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(PacalState, state)
        start: i64 = s.rockets[seat]
        if action >= SPEND:
            return hints.Token(ALLOWANCE[TOKEN], TOKENS[action - SPEND])
        if action >= STAND:
            return hints.Free(ALLOWANCE[FREE])
        if action < FLY:
            return hints.Turning(ALLOWANCE[TURNING], points_lost(s, start, action - TURN))
        far: i64 = distance(start, action - FLY)
        if s.die == SPECIAL:
            return hints.Special(ALLOWANCE[SPECIAL_MOVE], far)
        return hints.Straight(ALLOWANCE[STRAIGHT], far, s.die - far)

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

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(PacalState, state)
        if action >= DROP:
            return None
        if action >= SPEND:
            token: i64 = action - SPEND
            if (s.tokens[seat] >> token) & 1 == 0:
                return refusals.TokenGone("PR-4.16", TOKENS[token])
            return refusals.NoTokenInFirstRound("PR-R18", TOKENS[token])
        if action >= STAND:
            return self.stand_refusal(s, action - STAND)
        if action >= FLY:
            return fly_refusal(s, seat, action - FLY, self.moves(s))
        return turn_refusal(s, seat, action - TURN, self.moves(s))

    def stand_refusal(self, s: PacalState, cell: i64) -> Refusal:
        """A cell of one's choice takes a token, or a rocket that is shut in (PR-R16)."""
        offers = self.options(s, self.seat)
        free = STAND <= offers[0] < SPEND
        refusal = no_end(s, self.seat, cell, "PR-R16" if free else "PR-R13")
        if refusal is not None:
            return refusal
        if offers[-1] >= SPEND:
            return refusals.SpendTokenFirst("PR-4.16", told(cell))
        if s.tokens[self.seat] == 0:
            return refusals.OnlyWithToken("PR-4.19", told(cell))
        return refusals.NoStandingInFirstRound("PR-R18", told(cell))


class Land(Choice):
    """PR-4.16, PR-4.17: by a token onto any free cell but the one just left (PR-R13)."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        return stands(s, s.rockets[self.seat]) if s.aloft else []

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        move(s, self.seat, action - STAND, TOKEN, 0, "PR-4.16", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(PacalState, state)
        return prompts.Land("PR-4.16", told(s.rockets[seat]))

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        return hints.Landing(ALLOWANCE[TOKEN])

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        s = cast(PacalState, state)
        return blocked_among(self, state, seat, [STAND + cell for cell in s.board.cells])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not STAND <= action < SPEND:
            return None
        return no_end(cast(PacalState, state), seat, action - STAND, "PR-R13")


def spend(s: PacalState, seat: i64, token: i64, sink: Sink | None) -> None:
    """PR-4.16: the token is gone for good."""
    one: i64 = 1
    s.tokens[seat] &= ~(one << token)
    s.news |= HOLDINGS_NEWS
    if sink is not None:
        sink.tell(EVERYONE, events.Spent("PR-4.16", who(seat), TOKENS[token]))


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
