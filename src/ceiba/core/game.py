"""What a game is to the rest of the house: its identity, and the door to its rules."""

import reprlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ceiba.core.agenda import TaskForm
from ceiba.core.components import facts
from ceiba.core.errors import BadLog, BadOption, BadOptions, NewerRules
from ceiba.core.observation import Observer
from ceiba.core.rng import Rng
from ceiba.core.sentence import Hint, Prompt
from ceiba.core.sketch import Sketch
from ceiba.core.state import State
from ceiba.core.summary import Change, Summary
from ceiba.core.vocabulary import Vocabulary
from ceiba.text import Texts

S = TypeVar("S", bound=State)

OptionValue = bool | str
Options = dict[str, OptionValue]
Position = dict[str, Any]

LONGEST_TEXT: Final = 20_000
"""Of an option in free text, in characters."""
QUOTED: Final = 40
"""Characters of what somebody wrote that are repeated when it is refused."""


class OptionSpec(msgspec.Struct, frozen=True):
    """A choice made before the game. Its name and meaning are texts: ``option-<name>``."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    clause: str
    free: bool = False
    """Any text besides `values`, like a board laid by hand: `Game.check_options` reads it."""
    start: str = ""
    """Such a text that is accepted: what one begins with when writing by hand."""

    def check(self, value: object) -> OptionValue:
        written = _written(value) if type(value) is int else value  # 3 is "3" where texts are
        for allowed in self.values:
            if value is allowed or (isinstance(allowed, str) and written == allowed):
                return allowed
        if not self.free:
            listed = ", ".join(_written(allowed) for allowed in self.values)
            raise self._bad("option-not-listed", {"values": listed, "value": _written(value)})
        if not isinstance(value, str):
            raise self._bad("option-not-text", {"value": _written(value)})
        if len(value) > LONGEST_TEXT:
            raise self._bad("option-too-long", {"length": len(value), "most": LONGEST_TEXT})
        return value

    def _bad(self, key: str, data: dict[str, int | str]) -> BadOption:
        return BadOption(None, self.name, self.clause, key, data)


def shown(value: object) -> str:
    """Any value as Python writes it, however deep or long: the beginning of it."""
    try:
        return reprlib.repr(value)[:QUOTED]
    except ValueError:  # Python writes no number of more than 4,300 digits
        return "…"


def _written(value: object) -> str:
    """A value as one writes it on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    return value[:QUOTED] if isinstance(value, str) else shown(value)


class GameSpec(msgspec.Struct, frozen=True):
    """Who the game is."""

    slug: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    min_players: int
    max_players: int
    minutes: int
    age: int
    secrets: bool
    """Whether a seat may know what others may not."""
    options: tuple[OptionSpec, ...]
    rules_version: int

    def check_players(self, players: int) -> int:
        whole = isinstance(players, int)  # those who call from outside may give anything
        if not whole or not self.min_players <= players <= self.max_players:
            raise BadOption(
                None,
                "players",
                "",
                "players",
                {
                    "game": self.slug,
                    "fewest": self.min_players,
                    "most": self.max_players,
                    "players": shown(players),
                },
            )
        return players

    def check_options(self, chosen: Mapping[str, object]) -> Options:
        """The full set of options: those chosen, and the defaults for the rest."""
        options = {option.name: option.default for option in self.options}
        specs = {option.name: option for option in self.options}
        if not isinstance(chosen, Mapping):
            raise BadOptions("options are given by name")
        for name, value in chosen.items():
            if name not in specs:
                named = _written(name)
                data = {"game": self.slug, "option": named, "options": ", ".join(specs) or "–"}
                raise BadOption(None, named, "", "option-unknown", data)
            options[name] = specs[name].check(value)
        return options


def spec_of(slug: str, *options: OptionSpec) -> GameSpec:
    """Who a game is, from the ``[game]`` table of its components."""
    known = facts(slug)["game"]
    fewest, most = known["players"]
    return GameSpec(
        slug=slug,
        authors=tuple(known["authors"]),
        publisher=known["publisher"],
        year=known["year"],
        min_players=fewest,
        max_players=most,
        minutes=known["minutes"],
        age=known["age"],
        secrets=known["secrets"],
        options=options,
        rules_version=known["rules_version"],
    )


class SeatScore(msgspec.Struct, frozen=True):
    """What one seat scored, by source, in the order the rulebook counts it.

    Points may come in fractions (quarters in Tzolk'in)."""

    seat: int
    rank: int
    total: float
    sources: dict[str, float]


class Outcome(msgspec.Struct, frozen=True):
    """How it ended. Seats of rank 1 have won; several may share it."""

    scores: tuple[SeatScore, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(score.seat for score in self.scores if score.rank == 1)


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What could be had later, if nothing else changed until then."""

    days: int
    changes: tuple[Change, ...] = ()
    asks: Prompt | None = None
    """What would have to be chosen for it."""


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome of an answer.

    `usual`: further answers that go without saying, and were followed. `asks`: what the same seat
    is asked then. `open`: luck or something hidden decides how it goes on.
    """

    changes: tuple[Change, ...] = ()
    ahead: tuple[Ahead, ...] = ()
    awaits: tuple[Hint, ...] = ()
    """What is in store after it and was not before: two corn short at the feast."""
    usual: tuple[str, ...] = ()
    asks: Prompt | None = None
    open: bool = False


class Game(ABC, Generic[S]):
    """The rules of one game. Holds no position; every position is a `State`."""

    spec: GameSpec
    vocabulary: Vocabulary
    tasks: Mapping[str, TaskForm]
    """How each task is written in an agenda and read again, by its name."""
    observer: Observer | None = None
    """What a seat may know, as numbers; see core/observation.py."""
    position_type: Any = None
    """The struct of its positions; see core/position.py."""
    summary: Summary = Summary()
    """How its events add up to turns and rounds."""
    says: tuple[ModuleType, ...] = ()
    """Where its events, prompts, refusals and hints are declared."""

    def check_options(self, players: int, chosen: Mapping[str, object]) -> Options:
        """The full set of options for so many players; `BadOption` with the reason if not.

        A game with options in free text reads them here once more than `spec` can.
        """
        self.spec.check_players(players)
        return self.spec.check_options(chosen)

    def sketch(self, option: str, text: str, players: int) -> Sketch | None:
        """What a text of a free option draws (core/sketch.py); None where it draws nothing."""
        return None

    def redrawn(self, option: str, text: str, sketch: Sketch) -> str:
        """The text of a free option with what is drawn now; what cannot be drawn stays."""
        return text

    def observing(self) -> Observer:
        """Its observer; `BadOptions` for a game that has none."""
        if self.observer is None:
            raise BadOptions(f"{self.spec.slug} has no observations; see docs/add-a-game.md")
        return self.observer

    # -- versions -------------------------------------------------------------------------

    def at(self, rules: int) -> "Game[S]":
        """The game that plays by an older version of its rules, as long as there are such tables.

        By default the present one does: where its rules changed, they ask `State.rules`. A game
        that changed beyond that keeps the old one and hands it out here. See decision 0015.
        """
        if rules < 1:
            raise BadLog(
                f"rules: the versions of {self.spec.slug} begin with 1, not with {shown(rules)}"
            )
        if rules > self.spec.rules_version:
            raise NewerRules(
                f"it follows version {shown(rules)} of the rules of {self.spec.slug}, and this "
                f"Ceiba knows them up to version {self.spec.rules_version}: a newer Ceiba is needed"
            )
        return self

    def begin(self, players: int, options: Options, rng: Rng, rules: int) -> S:
        """The setup by a version of the rules; a game whose setup changed looks at it here."""
        state = self.setup(players, options, rng)
        state.rules = rules
        return state

    # -- the rules ------------------------------------------------------------------------

    @abstractmethod
    def setup(self, players: int, options: Options, rng: Rng) -> S:
        """The table before anything has happened, with the first tasks on the agenda."""

    @abstractmethod
    def options_of(self, state: S) -> Options:
        """The options a state is played with."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Ranking and scores as they stand; final when the state is over."""

    # -- looking ahead, see core/foresight.py -----------------------------------------------

    def holdings(self, state: S, owner: int) -> Mapping[str, float]:
        """What a seat has, by name and always in the same order, the names those of the texts
        ``sum-…``: whatever an answer may change for it. Nothing that others may not know, but of
        what the seat itself is just doing."""
        return {}

    def holdings_after(self, before: S, after: S, owner: int) -> Mapping[str, float]:
        """The same after an answer; what cannot be told of it yet is left out."""
        return self.holdings(after, owner)

    def awaits(self, state: S, seat: int) -> Sequence[Hint]:
        """What is in store for a seat as things stand: a feast it cannot pay."""
        return ()

    def ahead(self, before: S, after: S, seat: int, action: int) -> Sequence[Ahead]:
        """What an answer could bring later."""
        return ()

    # -- showing ----------------------------------------------------------------------------

    @abstractmethod
    def open_view(self, state: S) -> msgspec.Struct:
        """What everybody may know now, spectators too: built up field by field; `seat` is None."""

    def seat_view(self, state: S, seat: int, seen: Any) -> Any:
        """What a seat knows: what everybody has `seen`, and whatever is for its eyes only."""
        return replace(seen, seat=seat)

    def whole_view(self, state: S) -> Any:
        """Everything there is, for a game that is over and looked at again; never at its table.

        A game with secrets opens them here.
        """
        return self.open_view(state)

    def view(self, state: S, seat: int | None) -> Any:
        """What a seat, or a spectator, may know now."""
        return self.views(state)(seat)

    def views(self, state: S) -> Callable[[int | None], Any]:
        """`view` of one state for several: what all of them see is built once."""
        seen = self.open_view(state)
        return lambda seat: seen if seat is None else self.seat_view(state, seat, seen)

    def picture(self, state: S, seat: int | None, texts: Texts, names: Sequence[str]) -> str:
        """The view of a seat as lines of text, for terminals and for a quick look."""
        return self.draw(self.view(state, seat), texts, names)

    @abstractmethod
    def draw(self, view: Any, texts: Texts, names: Sequence[str]) -> str:
        """A view as lines of text: so nothing is in a picture that its seat may not know."""

    @abstractmethod
    def dump(self, state: S) -> Any:
        """The facts of the game as its `position_type`, but for the plain ones, which are written
        for it; see core/plain_facts.py."""

    def check(self, state: S) -> None:
        """Last look at a position read from outside, its agenda included: `BadPosition` if not."""

    @abstractmethod
    def load(self, position: Any, options: Options, rng: Rng) -> S:
        """A state from a position, the plain facts read with `plain_facts.read`; what it leaves
        out is filled in, an agenda that fits included.

        Raises `BadPosition` with the reason where that cannot be.
        """
