"""The log's JSON format: an object per entry, with the schema version ``v`` it was written in.

Entries of version 1, which releases up to 0.2 wrote, have no ``v``. A version is added when an older release would
misread what is written: a new type of entry, a new value of a field. Golden logs of all versions are in
``tests/server/golden_logs``, and every release reads them.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from motherlode.server.domain.log.entries import AnyEntry

__all__ = ["ENTRY_ENCODER", "SCHEMA_MARK", "SCHEMA_VERSION", "UnreadableEntry", "decode_entry", "encode_entry"]

SCHEMA_VERSION: Final = 2
"""Version 2 added ``v``, tables closed by the operator, chat lines without text, whose guests were erased, and tables
that begin by themselves."""

_DECODER = msgspec.json.Decoder(AnyEntry)
ENTRY_ENCODER: Final = msgspec.json.Encoder()
SCHEMA_MARK: Final = b'{"v":%d,' % SCHEMA_VERSION
"""The prefix of an entry's JSON: its type and schema version, then its fields."""
_UNMARKED: Final = b'{"type":'


class UnreadableEntry(Exception):
    """A damaged entry, or one that this version does not know; ``kind`` is its type, if it has one."""

    def __init__(self, number: int, kind: str, version: int = 1) -> None:
        newer = f", of schema version {version}: this release reads up to {SCHEMA_VERSION}"
        super().__init__(f"entry {number} of type {kind!r}{newer if version > SCHEMA_VERSION else ''}")
        self.number = number
        self.kind = kind
        self.version = version


class _Tagged(Struct):
    """The type and schema version of an entry of any version."""

    type: str = ""
    v: int = 1


def encode_entry(entry: AnyEntry) -> bytes:
    """Encode an entry for the store."""
    return SCHEMA_MARK + ENTRY_ENCODER.encode(entry)[1:]


def decode_entry(data: bytes, number: int = -1) -> AnyEntry:
    """Decode a stored entry; UnreadableEntry, with its number, if this version cannot read it."""
    if not data.startswith((SCHEMA_MARK, _UNMARKED)) and (tagged := _tags_of(data)).v > SCHEMA_VERSION:
        raise UnreadableEntry(number, tagged.type[:40], tagged.v)
    try:
        entry: AnyEntry = _DECODER.decode(data)
    except msgspec.DecodeError:
        raise UnreadableEntry(number, _tags_of(data).type[:40]) from None
    return entry


def _tags_of(data: bytes) -> _Tagged:
    try:
        return msgspec.json.decode(data, type=_Tagged)
    except msgspec.DecodeError:
        return _Tagged()
