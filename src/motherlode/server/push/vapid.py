"""Keys that identify this server to push services, and the header signed with them (RFC 8292).

A subscription is bound to the key it was made with. So a new key is used for new subscriptions, the old ones are kept
for as long as subscriptions use them, and a browser that comes back renews its subscription.
"""

from __future__ import annotations

import base64
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from motherlode.server.push.encryption import encode_point
from motherlode.server.store import PushKey, Store

__all__ = ["authorization", "base64url", "current_key", "from_base64url", "new_key"]

_VALID: Final = 12 * 3600
"""Seconds for which a header is valid; push services accept at most a day."""
_DAY: Final = 86_400.0


def base64url(data: bytes) -> str:
    """Encode bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Decode base64url, with or without padding; ValueError if it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def new_key(now: float) -> PushKey:
    """Make a key."""
    private = ec.generate_private_key(ec.SECP256R1())
    number = private.private_numbers().private_value.to_bytes(32, "big")
    return PushKey(base64url(encode_point(private.public_key())), base64url(number), now)


async def current_key(store: Store, days: int) -> str:
    """Return the public key for new subscriptions, made if there is none or it is too old.

    It is too old after ``days`` (0: never). All servers at a store share its keys. Those that no subscription uses any
    more are dropped.
    """
    records = store.push
    keys = await records.push_keys()
    oldest = time.time() - days * _DAY if days else 0.0
    if not keys or keys[0].since < oldest:
        async with store.exclusively():  # else two servers might each make one, and answer before they see the other's
            await records.add_push_key(new_key(time.time()), oldest)
        await records.drop_unused_push_keys()
        keys = await records.push_keys()
    return keys[0].public


def authorization(endpoint: str, key: PushKey, contact: str) -> str:
    """Return the Authorization header for a message.

    ``contact`` is a mailto: or https: address.
    """
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _VALID, "sub": contact}
    signed = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    private = ec.derive_private_key(int.from_bytes(from_base64url(key.private), "big"), ec.SECP256R1())
    r, s = decode_dss_signature(private.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={key.public}"
