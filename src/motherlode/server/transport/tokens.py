"""Tokens: who a guest is, signed by the server. Nobody can make one, and no account is needed.

A seat's token is a guest's that is good at one table only: what a host gives to a program that is to play there.
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
    """Someone never seen before."""
    return Guest(secrets.token_urlsafe(12), name, table)


class Tokens:
    """Signs and reads tokens with one secret."""

    def __init__(self, secret: str) -> None:
        kwargs: dict[str, Any] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self._serializer = URLSafeSerializer(secret, salt="motherlode guest", signer_kwargs=kwargs)

    def token(self, guest: Guest) -> str:
        """The token of a guest."""
        return str(self._serializer.dumps([*guest]))

    def guest(self, token: str) -> Guest:
        """The guest of a token; Refused if it was not made here."""
        try:
            guest_id, name, table = self._serializer.loads(token)
            return Guest(guest_id, clean_name(name), table)  # an older version may have let more pass
        except (BadData, ValueError, TypeError, Refused):
            raise Refused("bad-token") from None
