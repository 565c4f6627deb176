"""What travels over HTTP under `/api`. Source of the client's types, like `protocol`."""

from typing import Annotated, Any, Literal

import msgspec

from ceiba.coach.report import Report
from ceiba.core.decision import Decision, EventTold
from ceiba.core.game import GameSpec, Options, OptionValue, Outcome, SeatScore
from ceiba.core.sketch import Sketch
from ceiba.server.limits import STILL_BYTES
from ceiba.server.protocol import Saying, TableInfo
from ceiba.server.strength import Rung
from ceiba.store import Listing, Pace


class GameInfo(GameSpec, frozen=True):
    """Who the game is, and what it is called in each language."""

    titles: dict[str, str]
    lesson: int | None
    """How many minutes its lesson takes; None where there is none."""
    strength: list[Rung]
    """How strong the levels of its bots are, as far as it was measured."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall sit here: 'me', another at this device ('local'), whoever joins ('open'), a bot."""

    kind: Literal["me", "open", "bot", "local"]
    name: str | None = None
    level: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table, seat by seat. Options left out have their default."""

    game: str
    seats: list[SeatWish]
    options: dict[str, OptionValue | int] = {}
    listing: Listing | None = None
    """What an open table says to strangers; a private one, found by its link only, has none."""
    pace: Pace | None = None
    """Without one there is no clock."""
    rated: bool = False
    """Whether it counts for the ratings of those who play."""


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to be taught a game."""

    game: str
    name: str


class Drawn(msgspec.Struct, frozen=True):
    """A picture: a text of the game, and the table as the learner of its lesson sees it."""

    text: str
    at: str | None
    view: Any


class Primer(msgspec.Struct, frozen=True):
    """A game in two minutes: what it is about, in pictures."""

    game: str
    players: int
    options: Options
    pictures: list[Drawn]


class FigureDrawn(msgspec.Struct, frozen=True):
    """A picture in the rules: `at` names what of the table it is about, `shape` is the width of
    its frame by the height. `decision`, where there is one, is offered as at the table."""

    text: str
    clause: str
    at: list[str]
    shape: float
    game: str
    players: int
    options: Options
    view: Any
    decision: Decision | None
    proposed: str | None


class TableMade(msgspec.Struct, frozen=True):
    """A table and the secrets, by seat number, of the seats at this device."""

    table: TableInfo
    tokens: dict[str, str]


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person who wants an open seat; without a number, the first."""

    name: str
    seat: int | None = None


class Joined(msgspec.Struct, frozen=True):
    table: TableInfo
    seat: int
    token: str


class Guest(msgspec.Struct, frozen=True):
    """Who sits where at an open table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    here: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A table strangers may join, watch, or study once it is over; `moved` in ms since 1970."""

    id: str
    game: str
    status: Literal["gathering", "playing", "over"]
    seats: list[Guest]
    listing: Listing
    moved: int
    pace: Pace | None
    rated: bool


class OpenTables(msgspec.Struct, frozen=True):
    """The open tables, those that wait for somebody first; `allowed`: whether there may be any."""

    allowed: bool
    tables: list[OpenTable]


Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class NoticeWays(msgspec.Struct, frozen=True):
    """Which notices a server can send: the key a browser asks its push service with, and mail."""

    push_key: str
    mail: bool


class NoticeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to tell a seat of its turn. `address`: a push subscription as JSON, a mail address or
    the URL of a webhook. Nothing is sent from `quiet_from` to `quiet_to`, minutes of the day."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, msgspec.Meta(max_length=2000)]
    locale: str = "en"
    zone: str = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


class WayInfo(msgspec.Struct, frozen=True):
    """A way that is in use; `address` is empty for a browser."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str


class HouseRules(msgspec.Struct, frozen=True):
    """What the host says: tables nobody plays at for `keep_days` are deleted, with 0 none is."""

    keep_days: int


class DealWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another table for the same deal: who shall sit there."""

    seats: list[SeatWish]


class DealSeat(msgspec.Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None


class DealResult(msgspec.Struct, frozen=True):
    """One table of a deal. `table` and `scores` are told when they give nothing away."""

    table: str | None
    status: Literal["gathering", "playing", "over"]
    seats: list[DealSeat]
    scores: list[SeatScore] | None


class Deal(msgspec.Struct, frozen=True):
    """The tables that began alike; `told`: whether whoever asks may see how they ended."""

    id: str
    game: str
    options: Options
    told: bool
    tables: list[DealResult]


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody expected instead of what they see after entry number `step`."""

    expected: str
    step: Annotated[int, msgspec.Meta(ge=0)]
    screen: str = ""
    """How large the page was, and in what language and theme."""
    still: Annotated[bytes, msgspec.Meta(max_length=STILL_BYTES)] = b""
    """The page as this seat sees it, as HTML without scripts, by gzip."""


class ReportMade(msgspec.Struct, frozen=True):
    """What the host calls it."""

    id: str


Eyes = Literal["spectator", "open", "A", "B", "C", "D", "E"]
"""Through whose eyes a game is looked at again: a seat's, a spectator's, or all of them at once."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after entry number `seq`, as it was seen, and what led there."""

    seq: int
    events: list[EventTold]
    view: Any
    outcome: Outcome | None


class Standing(msgspec.Struct, frozen=True):
    """What the table was worth when a round began, or at the end, by seat and source."""

    seq: int
    scores: tuple[SeatScore, ...]


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning. Entries that change nothing one sees have no step.

    Of a game that still goes on it has no seed and no standings: they would tell what is hidden.
    """

    game: str
    players: int
    options: Options
    names: list[str]
    eyes: Eyes
    steps: list[ReplayStep]
    seed: str | None
    standings: list[Standing]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a log: as far as entry number `at`, with whoever shall sit there."""

    log: str
    at: Annotated[int, msgspec.Meta(ge=0)]
    seats: list[SeatWish]


class CoachWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for the coach to look at: its log, and the seat whose answers are weighed."""

    log: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)]


class Coached(msgspec.Struct, frozen=True):
    """How far the coach is: `done` of so many `steps`, and at the end its report."""

    done: int
    steps: int
    report: Report | None


class ErrorBody(msgspec.Struct, frozen=True):
    """Every answer that is not a success.

    `option`: which option of a table is not accepted, 'players' for their number. Then the code is
    'bad_option' and `said` is only the reason, a text of the game: it ends the sentence
    `problem-bad-option`, and its data are put in as they are.
    """

    code: str
    said: Saying
    option: str | None = None


class DraftWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board or map that is being laid by hand: as a text, or a sketch drawn over it."""

    option: str
    players: int
    text: str
    sketch: Sketch | None = None


class Draft(msgspec.Struct, frozen=True):
    """It as a text; as a sketch, where it draws something; and whether one can play on it: why
    not, or the table as it would be."""

    text: str
    sketch: Sketch | None
    refused: ErrorBody | None
    options: Options
    view: Any
