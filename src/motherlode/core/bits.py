"""Single bits of a word: compiled, ``1 << n`` of a literal is a C int of 32 bits, and wraps round without a word."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["BIT"]

BIT: Final = vec[i64]([1 << number for number in range(62)])
