"""Log entries as the store keeps them: JSON, one object each."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from motherlode.server.domain.log_entries import AnyEntry

__all__ = ["UnreadableEntry", "decode_entry", "encode_entry"]

_DECODER = msgspec.json.Decoder(AnyEntry)

encode_entry: Final = msgspec.json.Encoder().encode
"""Encode an entry for the store."""


class UnreadableEntry(Exception):
    """A damaged entry, or one of a type this version does not know; ``kind`` is its type, if it has one."""

    def __init__(self, number: int, kind: str) -> None:
        super().__init__(f"entry {number} of type {kind!r}")
        self.number = number
        self.kind = kind


class _Tagged(Struct):
    """The type of an entry of any version."""

    type: str = ""


def decode_entry(data: bytes, number: int = -1) -> AnyEntry:
    """Decode a stored entry; UnreadableEntry, with its number, if this version cannot read it."""
    try:
        entry: AnyEntry = _DECODER.decode(data)
    except msgspec.DecodeError:
        raise UnreadableEntry(number, _kind_of(data)) from None
    return entry


def _kind_of(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=_Tagged).type[:40]
    except msgspec.DecodeError:
        return ""
