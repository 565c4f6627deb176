"""What travels about people. Source of the client's types, like `forms`."""

from typing import Annotated, Any, Literal

import msgspec

Emblem = Literal["jaguar", "quetzal", "serpent", "bat", "monkey"]
Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a person chose once and expects to find again, on every device."""

    locale: Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}$")] | None = None
    theme: Literal["system", "light", "dark"] | None = None
    tempo: Literal["slow", "normal", "instant"] | None = None
    sound: bool | None = None


class PersonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody wants to be."""

    name: str
    emblem: Emblem
    settings: Choices = Choices()


class Me(msgspec.Struct, frozen=True):
    """Who one is here; `browsers` and `passkeys`: how many prove it."""

    name: str
    emblem: Emblem
    settings: Choices
    browsers: int
    passkeys: int


class Entered(msgspec.Struct, frozen=True):
    """A person, and the secret this browser proves it with from now on."""

    secret: str
    me: Me


class DeviceLink(msgspec.Struct, frozen=True):
    """What takes a person to another device: once, until then (milliseconds since 1970)."""

    code: str
    until: int


class EnterWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Secret


class PasskeyGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser says a passkey answered, in the JSON of the WebAuthn standard."""

    credential: dict[str, Any]


class PasskeyAsked(msgspec.Struct, frozen=True):
    """What the browser shall ask a passkey, in the JSON of the WebAuthn standard."""

    options: dict[str, Any]


class SeatProofs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets of seats, by table: these are mine."""

    tables: Annotated[
        dict[TableId, Annotated[list[Secret], msgspec.Meta(max_length=8)]],
        msgspec.Meta(max_length=200),
    ]


class SeatKeys(msgspec.Struct, frozen=True):
    """The secrets of a person's seats at a table for this browser, by seat number."""

    tokens: dict[str, str]


class Sitting(msgspec.Struct, frozen=True):
    """Who sits where at a table in a list; `asked`: a person the game waits for."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    mine: bool
    asked: bool


class TableLine(msgspec.Struct, frozen=True):
    """A table of a person's in a list; `moved` in milliseconds since 1970."""

    id: str
    game: str
    status: Literal["gathering", "playing", "over"]
    seats: list[Sitting]
    moved: int
    deadline: int | None
    """When the time of whoever is asked is up, one's own before the others': ms since 1970."""
    your_turn: bool
    rank: int | None
    """The best of the person's seats, once the game is over."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game, `within` so much for sure enough; from `played` games."""

    value: float
    within: float
    played: int


class SeatRecord(msgspec.Struct, frozen=True):
    """How often a person had a seat in a game, and won."""

    seat: int
    played: int
    won: int


class GameRecord(msgspec.Struct, frozen=True):
    """What a person's games of one kind add up to; points by source as averages."""

    game: str
    played: int
    won: int
    best: float
    average: float
    seats: list[SeatRecord]
    sources: dict[str, float]
    seconds: int
    """Time used in a game, on average: from the answer before to each of one's own."""
    rating: Rating | None
    """From tables that asked for it."""


class OpponentRecord(msgspec.Struct, frozen=True):
    """Whom a person met, and how often ahead or behind; bots go by their level."""

    name: str
    level: str | None
    met: int
    ahead: int
    behind: int


class Statistics(msgspec.Struct, frozen=True):
    """What a person's finished games add up to; nobody else is told."""

    played: int
    games: list[GameRecord]
    opponents: list[OpponentRecord]
