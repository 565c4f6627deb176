"""The one gate through which a game advances: validates, applies, logs, tells.

>>> import ceiba
>>> match = ceiba.new("gold", players=3, seed="example")
>>> match.waiting
['A', 'B', 'C']
>>> match.play("A bid 5"); match.play("B bid 3"); match.play("C bid 0")
>>> match.decision("A").task
'lay_out'
>>> print(match.picture("A"))
Auction 1 of 30 · 27 in the bag · 0 in the box
  » bronze 1/6   silver 1/8
* A  5 pearls · bid 5
      (0/24)
  B  · bid 3
      (0/24)
  C  · bid 0
      (0/24)
  In hand:  bronze/jade 1/6
  New row:
>>> match.play("A lay bronze sixth over jade"); match.play("A stop")
>>> [event.kind for event in match.events("B", since=match.seq - 1)]
['laid_out', 'drawn', 'auction']
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Self

from ceiba.core import position as positions
from ceiba.core.course import Course
from ceiba.core.deciding import decision
from ceiba.core.decision import Decision, EventTold, Preview
from ceiba.core.errors import BadLog, BadOptions, CeibaError, IllegalAction, StaleAction
from ceiba.core.game import QUOTED, Game, Options, Outcome, Position, shown
from ceiba.core.history import UndoKind, settled, undo_kind, undo_sealed
from ceiba.core.layout import Layout
from ceiba.core.log import UNDO, UNDO_AGREED, Entry, GameLog
from ceiba.core.refusals import AfterReveal, UndoNothing, UndoRevealed, UndoSealed
from ceiba.core.refusing import refusal_of
from ceiba.core.seats import LETTERS, letters
from ceiba.core.seed import check_seed, commitment, new_seed, seeded
from ceiba.core.sentence import Refusal
from ceiba.core.state import State
from ceiba.text import Texts

Seat = int | str
"""A seat by its letter, in either case, or by its number from 0."""


class Match:
    """One game being played."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        names: Sequence[str] = (),
        position: Position | None = None,
        rules: int | None = None,
    ) -> None:
        self.rules = game.spec.rules_version if rules is None else rules
        """The version it is played by, to its end."""
        self.game = game.at(self.rules)
        game = self.game
        self.players = players
        self.options: Options = game.check_options(players, options or {})
        self.seed = seed if seed is not None else new_seed()
        check_seed(self.seed)
        self.names = tuple(names)
        self.start = None if position is None else positions.plain(position)
        """The position it began with, None for the setup of the rules."""
        self.course = Course(game, players, self._begin)

    @classmethod
    def from_position(cls, game: Game[Any], position: Position, seed: str | None = None) -> Self:
        """A game that begins with a given position."""
        seed = seed if seed is not None else new_seed()
        check_seed(seed)
        state = positions.load(game, position, seed)
        game = game.at(state.rules)
        options = game.options_of(state)
        return cls(game, state.players, options, seed, position=position, rules=state.rules)

    @classmethod
    def from_log(cls, game: Game[Any], log: GameLog) -> Self:
        """The game as far as the log tells it."""
        match = cls(game, log.players, log.options, log.seed, log.names, log.position, log.rules)
        if log.position is not None:
            same_table = (
                log.position.get("game") == log.game
                and match.state.players == log.players
                and match.game.options_of(match.state) == match.options
            )
            if not same_table:
                raise BadLog("the position in the log is of another table than its header")
        for number, entry in enumerate(log.entries, 1):
            try:
                match.take(entry)
            except CeibaError as problem:
                said = str(entry)[:QUOTED]
                raise BadLog(
                    f"entry {number} ('{said}') cannot be replayed: {problem}"
                ) from problem
        return match

    # -- looking --------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def entries(self) -> list[Entry]:
        """The log so far."""
        return self.course.entries

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def waiting(self) -> list[str]:
        """The seats that have to answer now, as letters."""
        return letters(self.state.deciders())

    @cached_property
    def commitment(self) -> str:
        """Published from the start; proves at the end that the seed was not chosen later."""
        return commitment(self.seed)

    def decision(self, seat: Seat, foresight: bool = True) -> Decision | None:
        """What a seat is asked now, None if nothing.

        Without `foresight` no option says what it would bring, which takes longer than all else.
        """
        number = self._number(seat)
        if not self._asks(self.state, number):
            return None
        return decision(self.game, self.state, number, self.course.asked[number], foresight)

    def asked(self, seat: Seat) -> int | None:
        """The number of the question put to a seat now, None if it is not asked."""
        number = self._number(seat)
        return self.course.asked[number] if self._asks(self.state, number) else None

    def is_asked(self, seat: Seat, asked: int) -> bool:
        """Whether question number `asked` is still the one put to a seat."""
        return self.asked(seat) == asked

    def options_for(self, seat: Seat) -> list[str]:
        """Everything a seat may answer now, in words; empty if it is not asked."""
        return [self.game.vocabulary.text(action) for action in self._options(seat)]

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat may know now; without a seat, what a spectator may know. The struct is the
        game's own, as docs/reference shows."""
        return self.game.view(self.state, None if seat is None else self._number(seat))

    def views(self) -> Callable[[int | None], Any]:
        """`view` of the game as it stands now, for several at once."""
        return self.game.views(self.state)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean; the same at every table of the same game,
        number of players and options."""
        return self.game.observing().layout(self.state)

    def observe(self, seat: Seat) -> memoryview:
        """What a seat may know now, as 16-bit numbers: the view for those who calculate."""
        return memoryview(self.game.observing().observe(self.state, self._number(seat)))

    def mask(self, seat: Seat) -> bytearray:
        """1 for every answer of the vocabulary the seat may give now."""
        mask = bytearray(len(self.game.vocabulary))
        for action in self._options(seat):
            mask[action] = 1
        return mask

    def picture(self, seat: Seat | None = None, locale: str = "en") -> str:
        """The table in lines of text, as a seat (or a spectator) sees it."""
        number = None if seat is None else self._number(seat)
        texts = Texts(locale, self.game.spec.slug)
        return self.game.picture(self.state, number, texts, self.names)

    def events(self, seat: Seat | None = None, since: int = 0) -> list[EventTold]:
        """What a seat (or a spectator) saw happen after entry number `since`."""
        return self.stories(since)(None if seat is None else self._number(seat))

    def stories(self, since: int) -> Callable[[int | None], list[EventTold]]:
        """`events` after one entry for several at once: what all of them saw is told once."""
        course = self.course
        told = [(event, course.story.told(seq, event)) for seq, event in course.happened(since)]
        return lambda seat: [
            each for event, each in told if event.seen_by(-1 if seat is None else seat)
        ]

    def whole_events(self, since: int = 0) -> list[EventTold]:
        """All that happened, secrets too: as `Game.whole_view` only for a game looked at again."""
        course = self.course
        return [course.story.told(seq, event) for seq, event in course.happened(since)]

    def outcome(self) -> Outcome | None:
        """Ranking and scores once the game is over."""
        return self.game.outcome(self.state) if self.over else None

    def position(self) -> Position:
        """Everything on the table as JSON data: for tests, puzzles and bug reports."""
        return positions.dump(self.game, self.state)

    def log(self) -> GameLog:
        return GameLog(
            self.game.spec.slug,
            self.rules,
            self.players,
            self.seed,
            self.options,
            tuple(self.entries),
            self.names,
            self.start,
        )

    # -- answering ------------------------------------------------------------------------

    def play(self, line: str) -> None:
        """One line as in a log: ``A bid 5``, ``B undo``; spaces and case do not matter."""
        name, *words = line.split() or [""]
        entry = Entry(self._number(name), " ".join(words).lower())
        if entry.text in (UNDO, UNDO_AGREED):
            self.undo(entry.seat, agreed=entry.text == UNDO_AGREED)
        else:
            self.take(entry)

    def take(self, entry: Entry) -> None:
        """Accept an entry of a log, as it was accepted when it was written.

        An old one may have gone back alone behind sealed answers (`undo` would not write that).
        """
        if not entry.takes_back:
            self.answer(entry.seat, [entry.text])
            return
        kind = self.undo_kind(entry.seat)
        whole = entry.goes_to is None or (
            kind == "sealed" and entry == undo_sealed(self.course.answers, entry.seat)
        )
        self._check_undo(kind, agreed=entry.text != UNDO and whole)
        self.course.take_back(entry)

    def answer(self, seat: Seat, texts: Sequence[str], asked: int | None = None) -> None:
        """Give one answer, or several in a row: all are accepted or none.

        `asked` is the number that came with the decision; an answer to an older question is
        refused. Only the last of several answers may reveal something.
        """
        number = self._number(seat)
        if asked is not None and not self.is_asked(number, asked):
            raise StaleAction(asked)
        for action in self._allowed(number, texts):
            self.course.apply(
                Entry(number, self.game.vocabulary.text(action)), action, self.seq + 1
            )

    def preview(self, seat: Seat, texts: Sequence[str]) -> Preview:
        """What answers in a row would lead to, without giving them.

        Tells how many of them are allowed and why the next is not. Nothing that an answer would
        reveal is shown: the view stops before it.
        """
        number = self._number(seat)
        trial = self.state.clone()
        accepted, refusal = 0, None
        for text in texts:
            action = self.game.vocabulary.parse(text)
            refused = refusal_of(trial, number, action)
            if refused is not None:
                refusal = refused
                break
            accepted += 1
            after = trial.clone()
            after.apply(number, action, None)
            if after.reveals != self.state.reveals:
                break
            trial = after
        asks = self._asks(trial, number)
        asked = (
            decision(self.game, trial, number, self.course.asked[number], True) if asks else None
        )
        return Preview(accepted, refusal, self.game.view(trial, number), asked)

    # -- taking back ----------------------------------------------------------------------

    def undo_kind(self, seat: Seat) -> UndoKind:
        """Whether a seat may take back its last answer, and who has to agree."""
        if self.over:
            return "no"
        return undo_kind(self.course.answers, self._number(seat), self.state.reveals)

    def undo(self, seat: Seat, agreed: bool = False) -> None:
        """Take back the last answer of a seat; `agreed` when the others consent to go further."""
        number = self._number(seat)
        kind = self.undo_kind(number)
        self._check_undo(kind, agreed)
        if kind == "sealed":
            entry = undo_sealed(self.course.answers, number)
        else:
            entry = Entry(number, UNDO_AGREED if agreed else UNDO)
        self.course.take_back(entry)

    def _check_undo(self, kind: UndoKind, agreed: bool) -> None:
        if kind == "no":
            raise self._illegal(UndoNothing(""))
        if kind != "free" and not agreed:
            raise self._illegal(UndoSealed("") if kind == "sealed" else UndoRevealed(""))

    # -- going on -------------------------------------------------------------------------

    def resume(self, entries: Sequence[Entry]) -> Iterator[None]:
        """At the start of a game: take over a log that was accepted before, a step at a time.

        Answers that were taken back later are not played at all: ten thousand of them cost
        little. Whoever iterates may do something else between two steps. An entry that is refused
        after all may be a sealed answer: it is told by its number, never by its text.
        """
        for each in settled(entries):
            entry = each.entry
            try:
                if entry.takes_back:
                    self.course.taken_back(entry, each.seq, each.gone)
                else:
                    (action,) = self._allowed(entry.seat, [entry.text])
                    self.course.apply(entry, action, each.seq)
            except CeibaError as problem:
                refused = type(problem).__name__
                raise BadLog(f"entry {each.seq} is refused: {refused}") from problem
            yield
        self.course.entries = list(entries)

    # -- inside ---------------------------------------------------------------------------

    def _begin(self) -> State:
        """The first position."""
        if self.start is not None:
            return positions.load(self.game, {"rules": self.rules, **self.start}, self.seed)
        state: State = self.game.begin(self.players, self.options, seeded(self.seed), self.rules)
        return state

    def _allowed(self, seat: int, texts: Sequence[str]) -> list[int]:
        """The answers as numbers, if all of them may be given in a row; else why not."""
        trial = self.state if len(texts) == 1 else self.state.clone()
        actions: list[int] = []
        for text in texts:
            if actions:
                trial.apply(seat, actions[-1], None)
            if trial.reveals != self.state.reveals:
                raise self._illegal(AfterReveal(""))
            action = self.game.vocabulary.parse(text)
            refusal = refusal_of(trial, seat, action)
            if refusal is not None:
                raise self._illegal(refusal)
            actions.append(action)
        return actions

    def _options(self, seat: Seat) -> Sequence[int]:
        number = self._number(seat)
        return self.state.options(number) if self._asks(self.state, number) else ()

    def _asks(self, state: State, seat: int) -> bool:
        return (state.deciders() >> seat) & 1 == 1

    def _illegal(self, refusal: Refusal) -> IllegalAction:
        return IllegalAction(refusal, self.game.spec.slug, self.names)

    def _number(self, seat: Seat) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        seats = LETTERS[: self.players]
        named = LETTERS[seat] if type(seat) is int and 0 <= seat < len(LETTERS) else seat
        if not isinstance(named, str) or named.upper() not in seats:
            listed = ", ".join(seats)
            raise BadOptions(f"there is no seat {shown(named)} here; there are {listed}")
        return seats.index(named.upper())
