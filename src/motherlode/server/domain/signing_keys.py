"""The ring of keys that sign tokens, as it is configured."""

from __future__ import annotations

__all__ = ["split_keys"]


def split_keys(secret: str) -> list[str]:
    """Return the keys of a ring, which are separated by commas.

    The whole text is the last of them, as before 0.3 there was only one key, which may have had commas in it.
    """
    keys = [key for key in (part.strip() for part in secret.split(",")) if key]
    return keys if keys == [secret] else [*keys, secret]
