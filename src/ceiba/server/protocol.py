"""What travels over the live socket `/ws/tables/{table}`. Source of the client's types.

A browser opens the socket and first says who it is (`Hello`): a seat by its secret token, or a
spectator without one. From then on it hears `Update` after every change, or `Patch` where it asked
for those, and `Presence` when people come and go. Whatever it sends that is wrong gets a `Problem`
and changes nothing.

The server closes with 1009 after a message that is too large, 1008 after far too many, 1013 when
the browser does not keep up (it comes back with `seen`), 1012 where it shall come back at once, and
with a code from 4000 on where coming back is of no use: see `Closing`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from ceiba.coach.counsel import Counsel
from ceiba.core.decision import Decision, EventTold
from ceiba.core.game import Outcome
from ceiba.core.lesson import Taught
from ceiba.core.sentence import Refusal
from ceiba.store import Listing, Pace, Step

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

Saying = Refusal | dict[str, Any]
"""A sentence: `message`, the id of its text; `clause`; and what it is about, by name."""

Phrase = Literal[
    "hello",
    "luck",
    "well_played",
    "thanks",
    "sorry",
    "moment",
    "good_game",
    "bravo",
    "ouch",
    "oh",
    "haha",
    "hmm",
]
"""What can be said without writing: each reader sees it in their own language."""

# -- from the browser -----------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """Always first. `seen` is the last `seq` this browser knows, 0 for none.

    `heard` is the number of the last line of chat it knows; later ones are told again.
    With `patches` every update after the first comes as a `Patch`. With `foresight` every option
    says what it would bring (`Option.foreseen`): that is worked out only for those who show it.
    `name`: what a spectator wants to be called, if at all; at a seat it is the seat's.
    """

    token: str | None = None
    seen: Count = 0
    heard: Count = 0
    patches: bool = False
    foresight: bool = False
    name: str = ""


class Answer(msgspec.Struct, tag="answer", frozen=True, forbid_unknown_fields=True):
    """One or several answers in a row, taken all or none. `asked` comes from the decision."""

    asked: int
    answers: list[str]


class Preview(msgspec.Struct, tag="preview", frozen=True, forbid_unknown_fields=True):
    """What would these answers lead to? Changes nothing. `id` comes back with the reply."""

    id: int
    asked: int
    answers: list[str]


class Advise(msgspec.Struct, tag="advise", frozen=True, forbid_unknown_fields=True):
    """Work out the walk that is asked for: a layout, a distribution. Changes nothing."""

    id: int
    asked: int


class HintWish(msgspec.Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would the strongest bot do? Changes nothing; the other persons are told that it was
    asked. Not every table allows it (`TableInfo.hints`)."""

    id: int
    asked: int


class Undo(msgspec.Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back the own last answer; asks the others where something was revealed since. Behind
    sealed answers that were opened everybody has to go back, and bots do not."""


class UndoReply(msgspec.Struct, tag="undo_reply", frozen=True, forbid_unknown_fields=True):
    """What the others say to a request; `agree` false of the one who asked withdraws it."""

    agree: bool


class Chat(msgspec.Struct, tag="chat", frozen=True, forbid_unknown_fields=True):
    text: str


class SayPhrase(msgspec.Struct, tag="phrase", frozen=True, forbid_unknown_fields=True):
    """A line of chat that is ready-made."""

    phrase: Phrase


class Prepare(msgspec.Struct, tag="prepare", frozen=True, forbid_unknown_fields=True):
    """The own next answers, to be given when they are asked for; without any, none is."""

    steps: list[Step]


class Leave(msgspec.Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Give up the seat for good: a bot takes it over."""


class CallBot(msgspec.Struct, tag="call_bot", frozen=True, forbid_unknown_fields=True):
    """A bot sits down: on an open seat, or for a person who keeps the table waiting too long
    (`SeatInfo.stand_in_at`), until that person comes back. Without a level: the middle one."""

    seat: Count
    level: str | None = None


class BackToLesson(msgspec.Struct, tag="back_to_lesson", frozen=True, forbid_unknown_fields=True):
    """In a lesson: take back whatever left its line."""


class Back(msgspec.Struct, tag="back", frozen=True, forbid_unknown_fields=True):
    """The seat is mine again: the time was up, and a bot has played."""


class Pause(msgspec.Struct, tag="pause", frozen=True, forbid_unknown_fields=True):
    """Stop the clock, or let it go on: done when all persons `agree`; one declines for all."""

    agree: bool


class Ping(msgspec.Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there? A line may hang without being closed."""


ClientMessage = (
    Hello
    | Answer
    | Preview
    | Advise
    | HintWish
    | Undo
    | UndoReply
    | Chat
    | SayPhrase
    | Prepare
    | Leave
    | CallBot
    | BackToLesson
    | Back
    | Pause
    | Ping
)


class Closing:
    """Close codes of the server; those from 4000 on say that it will not have this browser back."""

    COME_BACK: Final = 1012
    NO_HELLO: Final = 4000
    LEFT: Final = 4001
    NOT_YOUR_SEAT: Final = 4003
    NO_TABLE: Final = 4004
    FULL: Final = 4005


# -- to the browser -------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `kind`: 'open' until someone joins, 'person', or 'bot' with its level."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    here: bool
    stand_in_at: int | None = None
    """Of a person who is away, milliseconds since 1970: from then on a bot may be called, should
    the seat be asked."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock of a table, the same for all. Moments are milliseconds since 1970 by the server's
    clock (`Pong.now`)."""

    pace: Pace
    left: list[int]
    """By seat, in milliseconds: what is left of the game's time while it does not run."""
    until: list[int | None]
    """By seat: when the time is up; None while it does not run."""
    paused: int | None
    """Since when the clock stands still; what was left then is left."""
    asking: list[int]
    """The seats that want to pause, or to go on after a pause."""
    out: list[int]
    """Seats whose time was up; a bot plays until they say that they are back."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    players: int
    options: dict[str, bool | str]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    commitment: str
    seed: str | None
    """Told when the game is over, so that luck can be checked against the commitment."""
    rematch: str | None
    """The table that was opened for another game with the same people."""
    listing: Listing | None = None
    """What an open table says to strangers; None where it is private."""
    thinking: int = 100
    """How much the bots here thought about their last answer, in percent of the usual: less where
    many tables wait for theirs."""
    clock: ClockInfo | None = None
    hints: bool = True
    """Whether a person may ask what the strongest bot would do."""
    rated: bool = False
    """Whether it counts for the ratings of those who play."""
    deal: str | None = None
    """Other tables began alike: where they are compared."""
    knows: list[int] = []
    """The seats of persons who have played this deal before."""
    watching: list[str] = []
    """The spectators, by the names they gave; empty where somebody gave none."""


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether this seat may take back its last answer at once ('free'), must ask somebody at this
    table ('ask') or cannot.

    `asking`: the seat whose request waits for the others; `waiting`: who has not replied yet.
    """

    mine: Literal["free", "ask", "no"]
    asking: int | None
    waiting: list[int]


class Update(msgspec.Struct, tag="update", frozen=True):
    """The table after a change. `events` are those after `since`; with `since` 0, all of them.

    `waiting`: the seats that have to answer. `view` is the game's own view for this listener.
    """

    seq: int
    since: int
    table: TableInfo
    events: list[EventTold]
    view: Any
    decision: Decision | None
    waiting: list[int]
    undo: UndoInfo
    outcome: Outcome | None
    lesson: Taught | None
    """What the learner at a table of a lesson is told; nobody else is."""


class Patch(msgspec.Struct, tag="patch", frozen=True):
    """An update without what is as in the last one, whole or patched, sent over this socket.

    `table` and `view` hold the fields that changed in those two, `fields` those of the update
    besides. Putting them over the last update gives the next one. Who sees nothing new gets none,
    so that not even how often somebody answered in secret is told.
    """

    seq: int
    since: int
    events: list[EventTold]
    table: dict[str, Any]
    view: dict[str, Any]
    fields: dict[str, Any]


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """Someone came, went, joined or was replaced; the game itself did not move."""

    table: TableInfo


class Previewed(msgspec.Struct, tag="previewed", frozen=True):
    """Reply to `Preview`: how many answers are allowed, why the next is not, and what it gives."""

    id: int
    accepted: int
    refusal: Refusal | None
    view: Any
    decision: Decision | None


class Advised(msgspec.Struct, tag="advised", frozen=True):
    """Reply to `Advise`: answers in a row, none where there is nothing to work out."""

    id: int
    answers: list[str]


class Hinted(msgspec.Struct, tag="hinted", frozen=True):
    """Reply to `HintWish`: the best answers, the best first."""

    id: int
    best: tuple[Counsel, ...]


class UndoDeclined(msgspec.Struct, tag="undo_declined", frozen=True):
    """What `seat` asked to take back stays. `by`: who declined; the seat itself where it withdrew,
    None where nobody replied in time. A taking back that was granted is among the events."""

    seat: int
    by: int | None


class Said(msgspec.Struct, tag="said", frozen=True):
    """A line of chat, numbered from 1; `seat` None for a spectator. A `phrase` has no text.

    `hinted`: nothing was said; the seat asked for a hint.
    """

    number: int
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None = None
    hinted: bool = False


class AheadTold(msgspec.Struct, tag="ahead", frozen=True):
    """The answers this seat has given ahead, told to nobody else. `dropped`: why they are gone,
    'changed' where a condition did not hold, 'refused' where the rules did not allow one."""

    steps: list[Step]
    dropped: Literal["changed", "refused"] | None


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """Reply to `Ping`, with the server's time: milliseconds since 1970."""

    now: int


class Problem(msgspec.Struct, tag="problem", frozen=True):
    """Something was not accepted. `code`: 'illegal', 'stale', 'malformed', 'not_your_seat',
    'not_started', 'not_away', 'no_clock', 'out_of_time', 'too_large', 'too_fast', 'no_undo',
    'undo_sealed', 'no_hints', 'no_table', 'gone', 'internal'."""

    code: str
    said: Saying
    id: int | None = None
    """The preview, advice or hint that gets no reply: nothing was given away, nothing is lost."""


ServerMessage = (
    Update
    | Patch
    | Presence
    | Previewed
    | Advised
    | Hinted
    | AheadTold
    | UndoDeclined
    | Said
    | Pong
    | Problem
)
