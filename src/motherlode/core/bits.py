"""Single bits of a word: compiled, a literal ``1 << n`` is a C int of 32 bits and overflows silently."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["BIT"]

BIT: Final = vec[i64]([1 << number for number in range(62)])
