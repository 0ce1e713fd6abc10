"""Signed tokens that identify guests, who have no accounts.

A token may be limited to one table: the host gives such a token to an external program that plays there. Tokens expire;
a client that comes back in time is given a new one. They are signed with the first key of a ring and verified with any,
so that a key is replaced without logging anyone out.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.signing_keys import split_keys
from motherlode.server.domain.table import Guest
from motherlode.server.domain.text import clean_name

__all__ = ["DAY", "Tokens", "Verified", "new_guest"]

DAY: Final = 86_400.0


def new_guest(name: str, table: str = "") -> Guest:
    """Create a guest with a random id."""
    return Guest(secrets.token_urlsafe(12), name, table)


class Verified(NamedTuple):
    """The guest of a token, and whether it should be replaced: it is old, or an old key signed it."""

    guest: Guest
    is_due: bool


class Tokens:
    """Signs tokens with the first key of a ring, and verifies those of all its keys.

    A token is valid for ``lifetime`` seconds. Those of versions before 0.3 have no date and do not expire; they are
    replaced when they are used, and end with the key that signed them.
    """

    def __init__(self, secret: str, lifetime: float = 180 * DAY) -> None:
        kwargs: dict[str, Any] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        keys = split_keys(secret)
        salt = "motherlode guest"
        self._serializer = URLSafeSerializer(keys[::-1], salt=salt, signer_kwargs=kwargs)  # the last one signs
        self._current = URLSafeSerializer(keys[0], salt=salt, signer_kwargs=kwargs)
        self.lifetime = lifetime
        self.logouts: dict[str, float] = {}
        """By guest, the time before which no token was issued that is still valid."""

    def token(self, guest: Guest) -> str:
        """Return a new token of a guest."""
        return str(self._serializer.dumps([*guest, max(int(time.time()), int(self.logouts.get(guest.id, 0)))]))

    def log_out(self, guest: str) -> float:
        """Revoke a guest's tokens issued until now; return the time from which new ones are valid."""
        self.logouts[guest] = since = float(int(time.time()) + 1)  # tokens have whole seconds
        return since

    def guest(self, token: str) -> Guest:
        """Return the guest of a token; Refused if it is invalid or has expired."""
        return self.verify(token).guest

    def verify(self, token: str) -> Verified:
        """Return a token's guest and whether it is due for renewal; Refused if invalid or expired."""
        try:
            guest_id, name, table, *issued_at = self._serializer.loads(token)
            guest = Guest(guest_id, clean_name(name), table)  # older versions allowed more characters
            issued = float(issued_at[0]) if issued_at else 0.0
        except (BadData, ValueError, TypeError, Refused):
            raise Refused("bad-token") from None
        age = time.time() - issued if issued_at else 0.0
        if age > self.lifetime or issued < self.logouts.get(guest.id, 0.0):
            raise Refused("bad-token")
        is_due = not issued_at or age > self.lifetime / 2 or not self._is_current(token)
        return Verified(guest, is_due)

    def _is_current(self, token: str) -> bool:
        try:
            self._current.loads(token)
        except BadData:
            return False
        return True
