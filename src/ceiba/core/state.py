"""State and Task: what lies on the table, and what is still owed.

The agenda of a state is a stack of tasks. A task is one obligation: it says which seats must
answer and what they may answer, reacts to an answer, and puts further tasks on the agenda. A task
that needs no answer runs by itself. So between two answers the top of the agenda is always a real
question, or the agenda is empty and the game is over.

Tasks are *values*: once made they never change, and clones of a state share them. Whatever grows
while a task is worked on (bids handed in, a row being laid) is a fact and lives in the state.
That is what makes a position in the middle of a turn cheap to clone and easy to write down.

Lifecycle of a task::

    state.plan([A, B, C])      A is on top, C at the bottom: the flow reads top-down
    state.push(A)              the same for one task, without a list
    state.pile([C, B, A])      the same for a list that was turned round beforehand
    top.begin(state)           0: the task is taken off the agenda and `run`
                               otherwise a bit mask of the seats that have to answer now
    top.options(state, seat)   all answers the task accepts from that seat, never none
    top.answer(state, seat, action, sink)
                               changes the state; calls `state.done()` when the task is fulfilled

Several seats may be asked at once (sealed bids): each answers in any order, `options` of one
never depends on the answers of another, and no view shows an answer before all are in. Such a task
says that it is `sealed`: once its answers were opened, one of them alone is not taken back.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.rng import Rng
from ceiba.core.sentence import Hint, Prompt, Refusal, snake


class Unforeseen(Exception):  # nothing went wrong
    """A look ahead has come to what nobody can know."""


class Blocked:
    """An answer one might expect to be able to give, and why one cannot."""

    def __init__(self, action: i64, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal


class Basket:
    """Several answers in a row that are one choice: `amount` of the options, each at most so many
    times (`most`, in the order of the options), with what the seat has of each now (`stock`), and
    a sensible choice (`usual`)."""

    def __init__(self, amount: i64, stock: list[int], most: list[int], usual: list[int]) -> None:
        self.amount = amount
        self.stock = stock
        self.most = most
        self.usual = usual


def of_the_most(amount: i64, held: list[int]) -> list[int]:
    """So many of what is held, one after the other of that of which most is left."""
    left = held.copy()
    taken: list[int] = [0] * len(held)
    for _ in range(amount):
        richest: i64 = left.index(max(left))
        left[richest] -= 1
        taken[richest] += 1
    return taken


class Task:
    """One obligation on the agenda. Subclasses hold small integers only."""

    def name(self) -> str:
        """Its name in positions; unique in the game."""
        return snake(type(self).__name__)

    def args(self) -> list[int]:
        """The integers it was made with, in the order of its constructor: all its fields."""
        return [getattr(self, name) for name in field_names(self)]

    def deciders(self, state: "State") -> i64:
        """Bit mask of the seats that must answer now; 0 for a task that runs by itself."""
        return 0

    def begin(self, state: "State") -> i64:
        """It has come on top: who must answer, as `deciders` says. May note what it found out."""
        return self.deciders(state)

    def run(self, state: "State", sink: Sink | None) -> None:
        """For tasks without a question: do it. The task is off the agenda already."""
        raise NotImplementedError

    def options(self, state: "State", seat: i64) -> list[int]:
        """Every answer accepted from a seat that has to decide; never empty."""
        raise NotImplementedError

    def answer(self, state: "State", seat: i64, action: i64, sink: Sink | None) -> None:
        """React to one of the options. Nobody else calls this than `State.apply`."""
        raise NotImplementedError

    def sealed(self) -> bool:
        """Whether several seats answer at once, none of them seen before all are in."""
        return False

    def asks(self, state: "State") -> str:
        """What kind of question it asks now; a task may ask several kinds in a row."""
        return self.name()

    def prompt(self, state: "State", seat: i64) -> Prompt:
        raise NotImplementedError

    def refusal(self, state: "State", seat: i64, action: i64) -> Refusal | None:
        """Why `action` is not among the options; None where it belongs to another moment of the
        game. Tells nothing the seat may not know."""
        return None

    def hint(self, state: "State", seat: i64, action: i64) -> Hint | None:
        """What an option would cost or lead to, as far as it helps to see it before choosing."""
        return None

    def basket(self, state: "State", seat: i64) -> Basket | None:
        """Where the same is asked several times in a row: all of it at once, to choose together.
        It is answered one by one all the same."""
        return None

    def usual(self, state: "State", seat: i64) -> i64:
        """The option that goes without saying, -1 where there is none. Nobody gives it unasked; a
        look ahead goes on with it."""
        return -1

    def gives_up(self, state: "State", seat: i64, action: i64) -> Hint | None:
        """What is lost with an option that lets something go; None for one that does not."""
        return None

    def not_asked(self, state: "State", seat: i64) -> Refusal | None:
        """Why a seat that need not decide now cannot answer; None: others are asked."""
        return None

    def blocked(self, state: "State", seat: i64) -> list[Blocked]:
        """What lies in reach but cannot be chosen, each with its reason."""
        return []


FIELDS: Final[dict[type, list[str]]] = {}
"""The names of the fields of each kind of task and state, once they have been asked for."""


def field_names(thing: object) -> list[str]:
    """In the order they are declared, those of the base class first; interpreted or compiled."""
    kind = type(thing)
    names = FIELDS.get(kind)
    if names is None:
        names = list(getattr(thing, "__dict__", ()))
        for each in reversed(kind.__mro__):
            own: tuple[str, ...] = getattr(each, "__mypyc_attrs__", ())
            names += [name for name in own if name not in names and not name.startswith("__")]
        FIELDS[kind] = names
    return names


class SeatTask(Task):
    """An obligation of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def deciders(self, state: "State") -> i64:
        one: i64 = 1
        return one << self.seat


def blocked_among(task: Task, state: "State", seat: i64, actions: list[int]) -> list[Blocked]:
    """Those of `actions` a task does not offer now, each with its reason."""
    options = task.options(state, seat)
    found: list[Blocked] = []
    for action in actions:
        if action not in options:
            refusal = task.refusal(state, seat, action)
            if refusal is not None:
                found.append(Blocked(action, refusal))
    return found


SHARED: Final = (
    *("players", "rng", "rules", "agenda", "puzzle", "reveals", "known_options", "foreseeing"),
    *("touched", "news"),
)
"""The fields of every state, the first that are declared."""

EVERYWHERE: Final = -1
"""All bits of a set."""


class State:
    """Every fact of a position, the agenda and the generator included.

    A game declares each of its facts once, in `__init__`: what it is in a clone, copied from the
    state it is `like`, and what it is on a bare table. Positions that differ in a field are
    different positions, see `told`.
    """

    def __init__(self, players: i64, rng: Rng, like: "State | None" = None) -> None:
        self.players: i64 = players
        self.rng: Rng = rng
        self.rules: i64 = like.rules if like else 1
        """The version of the rules it is played by; a game goes on by those it began with."""
        self.agenda: list[Task] = like.agenda.copy() if like else []
        self.puzzle: bool = like.puzzle if like else False
        """Set up by hand and not to be doubted: pieces may be too many or too few."""
        self.reveals: i64 = like.reveals if like else 0
        """How often something hidden was shown or chance was used: undo does not pass that."""
        self.known_options: list[int] | None = None
        """No fact: the options of the task on top, where they were found already when it began
        (see `Choice`). Clones find them anew, for a guess may change them."""
        self.foreseeing: bool = False
        """No fact: a copy for a look ahead, which ends where something would be revealed."""
        self.touched: i64 = EVERYWHERE
        """No fact: bit mask of the parts of the board that may have changed since an observer last
        wrote down what lies there. Which parts these are is the game's affair."""
        self.news: i64 = EVERYWHERE
        """No fact: the same for what lies beside the board, by groups of facts."""

    # -- what a game provides ---------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def told(self, name: str) -> object:
        """A field as it counts in `facts`: a number, several (a tuple), a list of numbers, or a
        list of such lists. Anything else, None for one, does not count."""
        return getattr(self, name)

    def guess(self, seat: i64, rng: Rng) -> "State":
        """A full state that agrees with all that `seat` knows, the rest dealt anew from `rng`.

        Depends on nothing the seat does not know: two states that look alike to the seat give
        the same guess from the same generator.
        """
        raise NotImplementedError

    def reopen(self, seat: i64) -> None:
        """Forget sealed answers of the others, so that a search can answer for them."""

    # -- the agenda -------------------------------------------------------------------------

    def plan(self, tasks: list[Task]) -> None:
        """Put tasks on the agenda; the first of them comes first."""
        i: i64 = len(tasks) - 1
        while i >= 0:
            self.agenda.append(tasks[i])
            i -= 1

    def push(self, task: Task) -> None:
        """Put one task on the agenda; it comes first."""
        self.agenda.append(task)

    def pile(self, tasks: list[Task]) -> None:
        """Put tasks on the agenda; the last of them comes first. For lists made once: it is the
        fastest way to plan several."""
        agenda = self.agenda
        agenda += tasks  # compiled, several times faster than `extend`

    def done(self) -> None:
        """The task on top is fulfilled."""
        self.agenda.pop()

    def instead(self, task: Task) -> None:
        """The task on top is fulfilled and gives way to another."""
        self.agenda[-1] = task

    def reveal(self) -> None:
        """Something hidden is shown or chance is used. Said before anything depends on it."""
        if self.foreseeing:
            raise Unforeseen
        self.reveals += 1

    def over(self) -> bool:
        return len(self.agenda) == 0

    # -- the way of one answer --------------------------------------------------------------

    def deciders(self) -> i64:
        """Bit mask of the seats that must answer now; 0 when the game is over."""
        if len(self.agenda) == 0:
            return 0
        return self.agenda[-1].deciders(self)

    def decider(self) -> i64:
        """The first seat that must answer, -1 when the game is over."""
        mask: i64 = self.deciders()
        if mask == 0:
            return -1
        seat: i64 = 0
        while (mask >> seat) & 1 == 0:
            seat += 1
        return seat

    def options(self, seat: i64) -> list[int]:
        """All answers a deciding seat may give, in a list that nobody changes."""
        known = self.known_options
        if known is not None:
            return known
        return self.agenda[-1].options(self, seat)

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> i64:
        """Give one of the options as answer, then run what needs no answer.

        Trusts its caller: `Match` is the gate that checks. Tells who must answer next, as
        `deciders` would.
        """
        self.agenda[-1].answer(self, seat, action, sink)
        return self.settle(sink)

    def settle(self, sink: Sink | None) -> i64:
        """Run tasks until one asks a question or none is left; who must answer, as a bit mask."""
        agenda = self.agenda
        while len(agenda) > 0:
            self.known_options = None
            top = agenda[-1]
            asked: i64 = top.begin(self)
            if asked != 0:
                return asked
            agenda.pop()
            top.run(self, sink)
        return 0

    # -- identity ---------------------------------------------------------------------------

    def facts(self) -> list[int]:
        """Every fact of the game as one flat list; equal lists mean equal positions."""
        return self.flat(field_names(self)[len(SHARED) :])

    def flat(self, names: list[str]) -> list[int]:
        """All numbers of these fields, then all lists, each with its length."""
        numbers: list[int] = []
        listed: list[int] = []
        for name in names:
            fact = self.told(name)
            if isinstance(fact, int):
                numbers.append(int(fact))
            elif isinstance(fact, tuple):
                numbers.extend(fact)
            elif isinstance(fact, Iterable) and not isinstance(fact, str):
                parts = list(fact)
                for part in parts if parts and isinstance(parts[0], list) else [parts]:
                    listed.append(len(part))
                    listed.extend(part)
        return numbers + listed

    def words(self) -> list[int]:
        """The whole position as one flat list of integers."""
        words: list[int] = [self.players, self.reveals]
        words.extend(self.rng.words())
        words.append(len(self.agenda))
        for task in self.agenda:
            for letter in task.name():
                words.append(ord(letter))
            args = task.args()
            words.append(len(args))
            words.extend(args)
        words.extend(self.facts())
        if self.puzzle:
            words.append(1)
        if self.rules != 1:  # so the first version keeps the fingerprints it always had
            words.append(self.rules)
        return words

    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that tell positions apart, the same compiled or not."""
        low: i64 = 0x811C9DC5
        high: i64 = 0x01000193
        for word in self.words():
            part: i64 = (word + 1) & 0xFFFFFFFF
            low = ((low ^ part) * 16777619) & 0xFFFFFFFF
            high = (high ^ part) * 0x2C1B3C6D  # below 2**62: no overflow, compiled or not
            high = (high ^ (high >> 29)) & 0xFFFFFFFF
        return f"{high:08x}{low:08x}"
