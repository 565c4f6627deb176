"""How somebody becomes a person here, and comes to another browser."""

import secrets
import time
from typing import Final

import msgspec

from ceiba.server.limits import NAME_LENGTH, clean
from ceiba.server.people.forms import Choices, DeviceLink, Entered, Me, PersonWish
from ceiba.server.problems import refused
from ceiba.server.tokens import hashed, new_token
from ceiba.store import Conflict, Store, StoredPerson

LINK: Final = "link"
LINK_MINUTES: Final = 10
PERSON_BYTES: Final = 16


async def begin(store: Store, wish: PersonWish) -> Entered:
    """Somebody new. The secret is told this once; only its hash is kept."""
    person = _wished(secrets.token_hex(PERSON_BYTES), wish)
    secret = new_token()
    await store.people.add(person, hashed(secret))
    return Entered(secret, await me(store, person))


async def change(store: Store, person: StoredPerson, wish: PersonWish) -> Me:
    changed = _wished(person.id, wish)
    await store.people.change(changed)
    return await me(store, changed)


async def me(store: Store, person: StoredPerson) -> Me:
    settings = msgspec.convert(person.settings, Choices)
    kept = {"name": person.name, "emblem": person.emblem, "settings": settings}
    browsers, passkeys = await store.people.count_proofs(person.id)
    return msgspec.convert({**kept, "browsers": browsers, "passkeys": passkeys}, Me)


async def new_link(store: Store, person: StoredPerson) -> DeviceLink:
    """The code travels in the fragment of a link, which browsers send to no server."""
    code = new_token()
    until = soon(LINK_MINUTES)
    await store.people.add_code(hashed(code), LINK, person.id, until)
    return DeviceLink(code, until)


async def use_link(store: Store, code: str, was: StoredPerson | None) -> Entered:
    try:
        person = await store.people.use_code(hashed(code), LINK)
    except Conflict as problem:
        raise refused("used_link") from problem
    return await enter(store, str(person), was)


async def enter(store: Store, person: str, was: StoredPerson | None) -> Entered:
    """This browser is that person's from now on, with a secret of its own."""
    secret = new_token()
    before = None if was is None else was.id
    try:
        entered = await store.people.enter(person, hashed(secret), before)
    except Conflict as problem:  # forgotten a moment ago
        raise refused("unknown_person") from problem
    return Entered(secret, await me(store, entered))


def soon(minutes: int) -> int:
    return round(time.time() * 1000) + minutes * 60_000


def _wished(person: str, wish: PersonWish) -> StoredPerson:
    settings = msgspec.to_builtins(wish.settings)
    return StoredPerson(person, clean(wish.name, NAME_LENGTH), wish.emblem, settings)
