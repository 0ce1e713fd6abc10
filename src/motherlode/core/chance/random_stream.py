"""All chance in a game: labelled, counter-based streams from one seed.

A stream is keyed by the seed and named by a label (what is shuffled) and an index (in which round), so that no draw
ever disturbs another. Block ``n`` of a stream is BLAKE2b of the key (32 bytes), the label (12), the index (4) and ``n``
(8, all little-endian): the same bytes on every machine, and easy to check in any language.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["Stream", "fresh_seed", "key_of", "seed_hash"]

_BLOCK: Final = 64
_hash: Final = hashlib.blake2b
_KEY_PERSON: Final = b"motherlode key"


def fresh_seed() -> str:
    """A seed of 256 bits from the operating system, as text: what a real table uses."""
    return secrets.token_hex(32)


def key_of(seed: str) -> bytes:
    """The key of all streams of a seed."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=_KEY_PERSON).digest()


def seed_hash(seed: str) -> str:
    """The hash of a seed, public while its game runs. The key cannot be derived from this hash."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Stream:
    """One stream of chance: ``Stream(key, "deck", 1)``."""

    __slots__ = ("_at", "_block", "_count", "_name")

    def __init__(self, key: bytes, label: str, index: int = 0) -> None:
        self._name: bytes = key + label.encode("ascii").ljust(12, b"\0") + index.to_bytes(4, "little")
        self._count: int = 0
        self._block: bytes = b""
        self._at: i64 = _BLOCK

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely. n is at most 2**32."""
        if n <= 0:
            raise ValueError("below() needs a positive number")
        if n <= 65536:
            # Multiply and shift, with rejection sampling (Lemire).
            wide = self._pair() * n
            if wide & 65535 < n:
                least = 65536 % n
                while wide & 65535 < least:
                    wide = self._pair() * n
            return wide >> 16
        span: i64 = 4294967296
        top = span - span % n
        draw = self._pair() * 65536 + self._pair()
        while draw >= top:
            draw = self._pair() * 65536 + self._pair()
        return draw % n

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place, from the last to the first (Fisher and Yates)."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def random(self) -> float:
        """A number from 0 (included) to 1 (excluded), in steps of 2**-48."""
        high: int = self._pair()
        middle: int = self._pair()
        low: int = self._pair()
        return ((high * 65536 + middle) * 65536 + low) / 281474976710656.0

    def _pair(self) -> i64:
        at = self._at
        if at == _BLOCK:
            self._block = _hash(self._name + self._count.to_bytes(8, "little")).digest()
            self._count += 1
            at = 0
        self._at = at + 2
        block = self._block
        low: i64 = block[at]
        high: i64 = block[at + 1]
        return high * 256 + low
