"""A question as it is put to a seat at the edges: who, what, and every possible answer."""

import msgspec

from ceiba.core.event import Event, Value
from ceiba.core.state import Sentence, State
from ceiba.core.vocabulary import Vocabulary, Word


class Saying(msgspec.Struct, frozen=True):
    """A sentence to be said in the reader's language: a text key, its data, and the clause."""

    key: str
    data: dict[str, Value]
    clause: str


class Option(msgspec.Struct, frozen=True):
    """One answer: its text, which is what one sends back, its parts, and what it would cost."""

    text: str
    verb: str
    args: dict[str, Word]
    hint: dict[str, Value] = {}


class BlockedOption(msgspec.Struct, frozen=True):
    """An answer one might expect, and why it is not open."""

    text: str
    verb: str
    args: dict[str, Word]
    why: Saying


class Decision(msgspec.Struct, frozen=True):
    """What one seat is asked. `asked` goes back with the answer, so that a late one is noticed."""

    seat: int
    asked: int
    task: str
    prompt: Saying
    options: tuple[Option, ...]
    blocked: tuple[BlockedOption, ...]


class EventTold(msgspec.Struct, frozen=True):
    """An event as one listener hears it. `seq` is the log entry that caused it."""

    seq: int
    kind: str
    clause: str
    data: dict[str, Value]


def saying(sentence: Sentence) -> Saying:
    return Saying(sentence.key, sentence.data, sentence.clause)


def told(event: Event, seq: int) -> EventTold:
    return EventTold(seq, event.kind, event.clause, event.data)


def decision(state: State, seat: int, asked: int, vocabulary: Vocabulary) -> Decision:
    """The question on top of the agenda, as `seat` is asked it."""
    task = state.agenda[-1]
    options = tuple(
        Option(
            vocabulary.text(a), vocabulary.verb(a), vocabulary.args(a), task.hint(state, seat, a)
        )
        for a in state.options(seat)
    )
    blocked = tuple(
        BlockedOption(
            vocabulary.text(b.action),
            vocabulary.verb(b.action),
            vocabulary.args(b.action),
            saying(b.refusal),
        )
        for b in task.blocked(state, seat)
    )
    return Decision(
        seat, asked, task.asks(state), saying(task.prompt(state, seat)), options, blocked
    )
