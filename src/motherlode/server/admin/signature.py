"""Signatures of admin requests: whoever holds the server's secret, or reads it in the store, may sign.

A signature covers the request's body and the time, and is valid for a short while. The secret itself is never sent.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer

from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.signing_keys import split_keys

__all__ = ["AdminSignature"]

_VALID_SECONDS: Final = 120.0
"""The tolerated clock skew between two machines, and the time for which a signature is valid."""


class AdminSignature:
    """Signs requests with the first key of a ring, and verifies those of all its keys."""

    def __init__(self, secret: str) -> None:
        kwargs: dict[str, Any] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self._serializer = URLSafeSerializer(split_keys(secret)[::-1], salt="motherlode admin", signer_kwargs=kwargs)

    def sign(self, body: bytes) -> str:
        """Return the signature of a request's body."""
        return str(self._serializer.dumps([hashlib.sha256(body).hexdigest(), time.time()]))

    def check(self, body: bytes, signature: str) -> None:
        """Raise Refused unless a signature is valid for a body, and fresh."""
        try:
            digest, signed_at = self._serializer.loads(signature)
            is_fresh = abs(time.time() - float(signed_at)) <= _VALID_SECONDS
        except (BadData, ValueError, TypeError):
            raise Refused("bad-token") from None
        if digest != hashlib.sha256(body).hexdigest() or not is_fresh:
            raise Refused("bad-token")
