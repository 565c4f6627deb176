"""What a seat may know, as numbers, written by index into a buffer that is there already.

An observation holds what the seat's view holds, and nothing else: two states that look alike to
a seat give it the same bytes (tests/conformance/test_observations.py). It is an `int16` array of
a size that depends on the game, the number of players and the options only:

    the question     the same for all games, see `shared_fields`
    what changes     `Observer.changing` of the game
    what lies there  `Observer.lying`: the board; of a page that follows a game, only what was
                     touched since it was written last
    what stays       `Observer.staying`: the map; written once a game by those who play many

Players are counted from the observer on: `own`, then `+1` for the next seat, and so forth. Where
a field names a player, 0 is nobody, 1 the own seat, 2 the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ceiba.core.layout import Field, Layout, players
from ceiba.core.state import EVERYWHERE, State, Task, field_names

ARGUMENTS: Final = 4
"""The most words after a task in an agenda, the seat not counted."""
QUESTION: Final = 1 + ARGUMENTS
BLANK: Final = -1
"""Instead of the seat an observation was written for before: nothing was written."""


def shared_fields(seats: i64, tasks: list[str]) -> list[Field]:
    """What every observation begins with."""
    words = ("nothing", *tasks)
    arguments = tuple(f"word {number + 1}" for number in range(ARGUMENTS))
    return [
        Field("seat", "the own seat: 0 is A. Some answers name seats by letter"),
        Field("asked", "1 for those who have to answer now", (players(seats),)),
        Field("question", "what the own seat is asked: a task of the agenda", (), words),
        Field("words", "the words after that task, as numbers, without the seat", (arguments,)),
    ]


class Observer:
    """Writes the observations of one game."""

    def __init__(self, tasks: list[str]) -> None:
        self.tasks: Final = tasks
        """The names of the tasks of the game, in the order `question` numbers them."""
        self.kinds: Final[dict[type, int]] = {}
        """The number of each kind of task, once it has been met."""
        self.arguments: Final[list[list[str]]] = [[] for _ in tasks]
        """By that number, the names of its fields."""

    # -- what a game provides ---------------------------------------------------------------

    def changing_fields(self, state: State) -> list[Field]:
        """The fields `changing` and `lying` write, in that order. Sizes depend on players and
        options."""
        raise NotImplementedError

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        """Write what a seat may know from index `at` on; the index after it. Groups of facts that
        are not in the `news` (see `State.news`) are written already, as the seat `before` counts
        players and knows them."""
        raise NotImplementedError

    def lying(
        self, state: State, seat: i64, out: vec[i16], at: i64, touched: i64, before: i64
    ) -> i64:
        """The same for what lies on the board. Parts that are not `touched` (see `State.touched`)
        are written already, as the seat `before` counts players."""
        return at

    def staying_fields(self, state: State) -> list[Field]:
        return []

    def staying(self, state: State, out: vec[i16], at: i64) -> i64:
        """The same for what is the same for all seats from the first move to the last."""
        return at

    # -- what the house makes of it ---------------------------------------------------------

    def layout(self, state: State) -> Layout:
        return Layout(
            [
                *shared_fields(state.players, self.tasks),
                *self.changing_fields(state),
                *self.staying_fields(state),
            ]
        )

    def observe(self, state: State, seat: i64) -> vec[i16]:
        """All that a seat may know now, in an array of its own."""
        numbers: list[i16] = [0] * self.layout(state).size
        out = vec[i16](numbers)
        end = self.write(state, seat, state.deciders(), out, 0)
        self.staying(state, out, end)
        return out

    def write(self, state: State, seat: i64, asked: i64, out: vec[i16], at: i64) -> i64:
        """All but what stays; `asked` is the bit mask of those who have to answer."""
        at = self.write_first(state, seat, asked, out, at, EVERYWHERE, BLANK)
        return self.lying(state, seat, out, at, EVERYWHERE, BLANK)

    def rewrite(
        self, state: State, seat: i64, before: i64, asked: i64, out: vec[i16], at: i64
    ) -> i64:
        """`write` over what was written of this state for the seat `before`: only what has
        changed. One page alone can follow a state in this way."""
        news: i64 = state.news
        touched: i64 = state.touched
        state.news = 0
        state.touched = 0
        at = self.write_first(state, seat, asked, out, at, news, before)
        return self.lying(state, seat, out, at, touched, before)

    def write_first(
        self, state: State, seat: i64, asked: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        """The question, and what changes."""
        out[at] = i16(seat)
        at += 1
        end: i64 = at + state.players
        while at < end:
            out[at] = i16((asked >> seat) & 1)
            at += 1
            seat += 1
            if seat == state.players:
                seat = 0
        for i in range(QUESTION):
            out[at + i] = 0
        if (asked >> seat) & 1:
            self.question(state.agenda[-1], out, at)
        return self.changing(state, seat, out, at + QUESTION, news, before)

    def question(self, task: Task, out: vec[i16], at: i64) -> None:
        kind = type(task)
        known = self.kinds.get(kind)
        if known is None:
            known = self.tasks.index(task.name())
            self.kinds[kind] = known
            self.arguments[known] = [name for name in field_names(task) if name != "seat"]
        number: i64 = known
        out[at] = i16(number + 1)
        for name in self.arguments[number]:
            at += 1
            word: i64 = getattr(task, name)
            out[at] = i16(word)


# -- for `changing` and `staying`: each returns the index after what it wrote -------------------
#
# Loops count with a variable of their own: the `_` of a range is a Python integer even when
# compiled, and costs more than what is written.


def put(out: vec[i16], at: i64, number: i64) -> i64:
    out[at] = i16(number)
    return at + 1


def put_all(out: vec[i16], at: i64, numbers: vec[i64]) -> i64:
    for number in numbers:
        out[at] = i16(number)
        at += 1
    return at


def put_turned(out: vec[i16], at: i64, numbers: vec[i64], each: i64, seat: i64) -> i64:
    """So many numbers for each seat, those of `seat` first."""
    end: i64 = at + len(numbers)
    here: i64 = end - seat * each
    for number in numbers:
        if here == end:
            here = at
        out[here] = i16(number)
        here += 1
    return end


def put_bits(out: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """Each bit of a mask as a number."""
    end: i64 = at + count
    while at < end:
        out[at] = i16(mask & 1)
        mask >>= 1
        at += 1
    return at


def put_sums(out: vec[i16], at: i64, numbers: vec[i64], each: i64, seat: i64) -> i64:
    """The sum of so many numbers for each seat, that of `seat` first."""
    own: i64 = seat * each
    index: i64 = own
    while True:
        end: i64 = index + each
        total: i64 = 0
        while index < end:
            total += numbers[index]
            index += 1
        out[at] = i16(total)
        at += 1
        if index == len(numbers):
            index = 0
        if index == own:
            return at


def put_sets(out: vec[i16], at: i64, masks: vec[i64], count: i64, seat: i64) -> i64:
    """Each bit of a mask for each seat, that of `seat` first."""
    index: i64 = seat
    while True:
        at = put_bits(out, at, masks[index], count)
        index += 1
        if index == len(masks):
            index = 0
        if index == seat:
            return at


def put_zeros(out: vec[i16], at: i64, count: i64) -> i64:
    end: i64 = at + count
    while at < end:
        out[at] = 0
        at += 1
    return at


def put_menu(masks: vec[u8], first: i64, before: list[i64], menu: list[i64]) -> None:
    """A mask of answers from `first` on: 1 for what may be answered, where `before` was marked."""
    for action in before:
        masks[first + action] = 0
    for action in menu:
        masks[first + action] = 1


def counted_from(seat: i64, who: i64, seats: i64) -> i64:
    """A player as an observer names one: 1 the own seat, 2 the next, 0 for nobody (below 0)."""
    if who < 0:
        return 0
    return who - seat + 1 if who >= seat else who - seat + 1 + seats
