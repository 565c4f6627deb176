"""Passkeys keep a person for good: made and checked by the `webauthn` library.

Nobody types who they are: a passkey that can be discovered says by itself whose it is. A passkey
is good for one host name, that of the page, which `origins` has checked by then.
"""

import json
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from ceiba.server.people.entering import enter, soon
from ceiba.server.people.forms import Entered
from ceiba.server.problems import Refused, refused
from ceiba.server.tokens import hashed
from ceiba.store import Conflict, Store, StoredPasskey, StoredPerson

Json = dict[str, Any]
R = TypeVar("R")

MAKE: Final = "make-passkey"
SHOW: Final = "show-passkey"
CHALLENGE_BYTES: Final = 32
CHALLENGE_MINUTES: Final = 5
MOST: Final = 20
"""Passkeys of one person."""


async def ask_to_make(store: Store, person: StoredPerson, origin: str) -> Json:
    """What the browser shall ask an authenticator to make."""
    there = await store.people.passkeys(person.id)
    if len(there) >= MOST:
        raise refused("too_fast")
    options = webauthn.generate_registration_options(
        rp_id=_site(origin),
        rp_name="Ceiba",
        user_id=bytes.fromhex(person.id),
        user_name=person.name or "Ceiba",
        challenge=await _challenge(store, MAKE, person.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(k)) for k in there],
    )
    return _json(options)


async def keep(store: Store, person: StoredPerson, origin: str, given: Json) -> None:
    """A passkey that was made as asked is this person's from now on."""
    challenge = await _use_challenge(store, given, MAKE, person.id)
    made = _checked(
        lambda: webauthn.verify_registration_response(
            credential=given,
            expected_challenge=challenge,
            expected_rp_id=_site(origin),
            expected_origin=origin,
        )
    )
    key = StoredPasskey(
        bytes_to_base64url(made.credential_id),
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
        person.id,
    )
    try:
        await store.people.add_passkey(key)
    except Conflict as problem:
        raise refused("wrong_passkey") from problem


async def ask_to_show(store: Store, origin: str) -> Json:
    """What the browser shall ask: any passkey for this site."""
    options = webauthn.generate_authentication_options(
        rp_id=_site(origin), challenge=await _challenge(store, SHOW, None)
    )
    return _json(options)


async def enter_by(store: Store, origin: str, given: Json, was: StoredPerson | None) -> Entered:
    """Whoever has the passkey is the person."""
    challenge = await _use_challenge(store, given, SHOW, None)
    key = await store.people.passkey(str(given.get("id")))
    if key is None:
        raise refused("wrong_passkey")
    shown = _checked(
        lambda: webauthn.verify_authentication_response(
            credential=given,
            expected_challenge=challenge,
            expected_rp_id=_site(origin),
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.used,
        )
    )
    await store.people.used_passkey(key.id, shown.new_sign_count)
    return await enter(store, key.person, was)


async def _challenge(store: Store, purpose: str, person: str | None) -> bytes:
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    code = hashed(bytes_to_base64url(challenge))
    await store.people.add_code(code, purpose, person, soon(CHALLENGE_MINUTES))
    return challenge


async def _use_challenge(store: Store, given: Json, purpose: str, person: str | None) -> bytes:
    """The challenge an answer says it is for, if we gave it, for this, and it was not used yet."""
    try:
        challenge = parse_client_data_json(
            base64url_to_bytes(given["response"]["clientDataJSON"])
        ).challenge
        await store.people.use_code(hashed(bytes_to_base64url(challenge)), purpose, person)
    except (WebAuthnException, ValueError, TypeError, KeyError, Conflict) as problem:
        raise refused("wrong_passkey") from problem
    return challenge


def _checked(check: Callable[[], R]) -> R:
    """Of another site, made up, or damaged: the library says which, people need not know."""
    try:
        return check()
    except (WebAuthnException, ValueError, TypeError, KeyError) as problem:
        raise refused("wrong_passkey") from problem


def _site(origin: str) -> str:
    try:
        host = urlsplit(origin).hostname
    except ValueError as problem:
        raise _no_page() from problem
    if not host:
        raise _no_page()
    return host


def _no_page() -> Refused:
    return refused("bad_request", reason="passkeys are for pages: an Origin is needed")


def _json(options: Any) -> Json:
    told: Json = json.loads(webauthn.options_to_json(options))
    return told
