"""Loads tables from the store: from their checkpoint, or by replaying the whole log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from motherlode._version import __version__
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import restore_table
from motherlode.server.domain.log.entry_codec import UnreadableEntry, decode_entry
from motherlode.server.domain.table import Table
from motherlode.server.store import LAST_ENTRY, Store

__all__ = ["load_past_game", "load_table", "log_unreadable", "replay_entries"]

_logger = structlog.get_logger("motherlode.rooms")

_REPLAY_BATCH: Final = 50
"""Entries replayed before control returns to the event loop."""


async def load_table(store: Store, name: str) -> tuple[Table, int]:
    """Load a table; return it with the number of entries its checkpoint covered.

    A table that does not exist has no entries. UnreadableEntry if this version cannot replay it. A checkpoint only
    saves time: with one that cannot be used, the whole log is replayed.
    """
    loaded = await store.load(name)
    if loaded.checkpoint is not None:
        try:
            table = restore_table(loaded.checkpoint)
            if table is not None and table.log.count != loaded.first:
                raise ValueError("the checkpoint is of another part of the log")
            if table is not None:
                await replay_entries(table, loaded.entries)
                return table, loaded.first
        except Exception:  # damaged in any way, or it does not fit the entries after it
            _logger.exception("checkpoint not used", table=name)
    table = Table()
    await replay_entries(table, await store.entries(name, 0, LAST_ENTRY))
    return table, 0


async def load_past_game(store: Store, name: str, table: Table, number: int) -> Table:
    """Load a table as it was at the end of an earlier game, which is no longer in memory."""
    first, last = table.game_starts[number], table.game_starts[number + 1] - 1
    entries = await store.entries(name, first, last)
    began = decode_entry(entries[0], first)
    assert isinstance(began, log.Began)
    past = Table()
    if began.chairs:
        past.settings = table.settings
        past.game_starts = table.game_starts[:number]
        past.log.count = first
    else:  # written before 0.2: the chairs follow from earlier entries
        entries = await store.entries(name, 0, last)
    await replay_entries(past, entries)
    return past


async def replay_entries(table: Table, entries: Sequence[bytes]) -> None:
    """Apply stored entries, yielding to the event loop. UnreadableEntry if one cannot be applied."""
    for number, data in enumerate(entries):
        seq = table.log.count
        entry = decode_entry(data, seq)
        try:
            table.apply(entry)
        except Exception as error:  # any error means that this version cannot replay this log
            raise UnreadableEntry(seq, log.kebab(type(entry).__name__)) from error
        if number % _REPLAY_BATCH == _REPLAY_BATCH - 1:
            table.drop_old()
            table.uncommitted.clear()
            await asyncio.sleep(0)
    table.drop_old()
    table.uncommitted.clear()


def log_unreadable(name: str, error: UnreadableEntry) -> None:
    """Log which entry of a table this version cannot read or apply."""
    _logger.error(
        "unreadable table" if error.__cause__ is None else "table cannot be replayed",
        table=name,
        entry=error.number,
        kind=error.kind,
        schema=error.version,
        version=__version__,
        exc_info=error.__cause__,
    )
