"""Signed tokens that identify guests, in place of accounts.

A token may be limited to one table: the host gives such a token to an external program that plays there.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.domain.text import clean_name

__all__ = ["Tokens", "new_guest"]


def new_guest(name: str, table: str = "") -> Guest:
    """Create a guest with a random id."""
    return Guest(secrets.token_urlsafe(12), name, table)


class Tokens:
    """Signs and verifies tokens with one secret."""

    def __init__(self, secret: str) -> None:
        kwargs: dict[str, Any] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self._serializer = URLSafeSerializer(secret, salt="motherlode guest", signer_kwargs=kwargs)

    def token(self, guest: Guest) -> str:
        """Return the token of a guest."""
        return str(self._serializer.dumps([*guest]))

    def guest(self, token: str) -> Guest:
        """Return the guest of a token; Refused if its signature is invalid."""
        try:
            guest_id, name, table = self._serializer.loads(token)
            return Guest(guest_id, clean_name(name), table)  # older versions allowed more characters
        except (BadData, ValueError, TypeError, Refused):
            raise Refused("bad-token") from None
