"""The true log against what people were told: lost, doubled, leaked."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from ceiba.core.match import Match
from ceiba.games import GAMES
from ceiba.store import Loaded, Store
from tests.soak.people import Frame, Person


async def true_log(store: Store, table: str) -> Loaded:
    loaded = await store.load(table)
    assert loaded is not None
    return loaded


def lost(loaded: Loaded, person: Person) -> int:
    """Acknowledged answers that are not in the log."""
    kept = Counter(entry.text for entry in loaded.entries if entry.seat == person.seat)
    told = Counter(sent.text for sent in person.acknowledged)
    return (told - kept).total()


def doubled(loaded: Loaded, person: Person) -> int:
    """Answers in the log beyond the questions that were answered."""
    kept = sum(entry.seat == person.seat for entry in loaded.entries)
    return max(0, kept - len({sent.asked for sent in person.sent}))


def leaks(loaded: Loaded, people: Sequence[Person]) -> int:
    """Frames that hold another's secret, the seed, or a view other than the seat's own.

    What a seat may know after each entry comes from the true log, played again without a server.
    """
    table = loaded.table
    secrets = {person.token for person in people if person.token is not None}
    wanted: dict[int, list[tuple[Person, Frame]]] = {}
    for person in people:
        for frame in person.frames:
            wanted.setdefault(frame.seq, []).append((person, frame))
    match = Match(GAMES[table.game], table.players, table.options, table.seed, rules=table.rules)
    found = 0
    for seq in range(len(loaded.entries) + 1):
        if seq:
            match.take(loaded.entries[seq - 1])
        for person, frame in wanted.get(seq, ()):
            told = json.loads(frame.text)
            seed_told = not match.over and table.seed in frame.text
            others = any(secret in frame.text for secret in secrets)
            known = told["view"] == _plain(match.view(person.seat))
            events = told["events"] == _plain(match.events(person.seat, told["since"]))
            found += seed_told or others or not known or not events
    return found


def _plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
