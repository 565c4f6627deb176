"""Web Push: encrypted for one browser, signed with the house's own key (VAPID)."""

import base64
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ceiba.server.notices.calling import Caller
from ceiba.server.notices.messages import Fate, Message
from ceiba.store import Store, times

KEPT_S: Final = 86_400
"""How long a push service keeps a notice for a device that is off."""
SIGNED_S: Final = 3600

Key = Annotated[str, msgspec.Meta(min_length=16, max_length=200, pattern=r"^[\w-]+=*$")]


class Keys(msgspec.Struct, frozen=True):
    p256dh: Key
    auth: Key


class Subscription(msgspec.Struct, frozen=True):
    """As a browser gives it (`PushSubscription.toJSON()`)."""

    endpoint: str
    keys: Keys


class HouseKey:
    """Made at the first start, and kept: browsers know the house by it."""

    def __init__(self, pem: str) -> None:
        self._key = Vapid02.from_pem(pem.encode())

    @classmethod
    async def kept_by(cls, store: Store) -> "HouseKey":
        new = Vapid02()
        new.generate_keys()
        return cls(await store.notices.vapid(new.private_pem().decode()))

    @property
    def public(self) -> str:
        """As browsers want it."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sign(self, claims: dict[str, object]) -> dict[str, str]:
        """The headers that prove who sends."""
        signed: dict[str, str] = self._key.sign(claims)
        return signed


async def push(caller: Caller, key: HouseKey, address: str, message: Message) -> Fate:
    from pywebpush import WebPusher  # and with it two clients for HTTP: not at the start

    told = msgspec.json.decode(address, type=Subscription)
    data = {"title": message.title, "body": message.text, "url": message.link}
    sealed = WebPusher(msgspec.to_builtins(told)).encode(msgspec.json.encode(data))
    where = urlsplit(told.endpoint)
    claims: dict[str, object] = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": times.now() // 1000 + SIGNED_S,
        "sub": message.link.partition("/t/")[0],
    }
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_S),
        "Urgency": "normal",
        **key.sign(claims),
    }
    return await caller.post(told.endpoint, sealed["body"], headers)
