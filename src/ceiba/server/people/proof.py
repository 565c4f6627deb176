"""Who asks: a person, by the secret of one of their browsers."""

from ceiba.server.asking import bearer
from ceiba.server.problems import refused
from ceiba.server.tokens import hashed
from ceiba.store import Store, StoredPerson


async def person(store: Store, authorization: str) -> StoredPerson:
    """Raises where nobody is known by that secret, or not any more."""
    found = await known(store, authorization)
    if found is None:
        raise refused("unknown_person")
    return found


async def known(store: Store, authorization: str) -> StoredPerson | None:
    secret = bearer(authorization)
    return None if secret is None else await store.people.by_browser(hashed(secret))
