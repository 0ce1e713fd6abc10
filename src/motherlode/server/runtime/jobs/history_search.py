"""Finds the finished games of tables that were stored before histories were kept, in the background.

It takes one table after another, rests three times as long as each took, and notes the last one it has done: after a
restart it goes on there. Of several servers at a database, one does it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

from motherlode.server.domain.guests.erasure import ERASED
from motherlode.server.domain.log.entry_codec import UnreadableEntry, decode_entry
from motherlode.server.domain.table import Table
from motherlode.server.runtime.table_summary import member_records, played_records
from motherlode.server.store import LAST_ENTRY, GuestRecord, Store, Unavailable

__all__ = ["HistorySearch", "records_of_log"]

_logger = structlog.get_logger("motherlode.history")
_NAME: Final = "history"
_BATCH: Final = 20
_CLAIM: Final = 120.0
_REST: Final = 3.0
"""How long it rests, as a multiple of the time that a table took: it uses at most a quarter of the event loop."""
_DONE: Final = "~"
"""After all names of tables, which consist of letters, digits, - and _."""
_YIELD: Final = 20


class HistorySearch:
    """The search, as a task of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start searching."""
        self._task = asyncio.create_task(self._run(), name="history")

    async def stop(self) -> None:
        """Stop; what was done is noted."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                if await self._search():
                    return
            except Unavailable:
                pass  # reported by /healthz
            except Exception:
                _logger.exception("search for earlier games failed")
            await asyncio.sleep(_CLAIM)

    async def _search(self) -> bool:
        """Search from where it was left; return whether it is finished."""
        history = self._store.history
        now = time.time()
        done = await history.claim_search(_NAME, now, now + _CLAIM)
        if done is None:
            return False
        searched = found = 0
        while done != _DONE:
            tables = await history.tables_after(done, _BATCH)
            for table in tables:
                found += await self._search_table(table)
            searched += len(tables)
            done = tables[-1] if tables else _DONE
            await history.save_search(_NAME, done, time.time() + _CLAIM)
            if searched:
                _logger.info("earlier games", tables=searched, games=found, is_done=done == _DONE)
        await history.save_search(_NAME, done, 0.0)
        return True

    async def _search_table(self, name: str) -> int:
        began = time.monotonic()
        records: list[GuestRecord] = []
        try:
            records = await records_of_log(name, await self._store.entries(name, 0, LAST_ENTRY))
            await self._store.history.put(records)
        except Unavailable:
            raise
        except UnreadableEntry:
            pass  # logged when it is loaded
        except Exception:  # one odd table must not keep all others from being searched
            _logger.exception("table skipped in the search for earlier games", table=name)
        await asyncio.sleep(_REST * (time.monotonic() - began))
        return len(records)


async def records_of_log(name: str, entries: list[bytes]) -> list[GuestRecord]:
    """Return the records of guests that follow from a whole log; UnreadableEntry if it cannot be replayed."""
    table = Table()
    records: list[GuestRecord] = []
    for number, data in enumerate(entries):
        state = table.state
        try:
            table.apply(decode_entry(data, number))
        except UnreadableEntry:
            raise
        except Exception as error:  # any error means that this version cannot replay this log
            raise UnreadableEntry(number, "") from error
        if table.state == "over" and state != "over":
            records += played_records(name, table)
        if number % _YIELD == _YIELD - 1:
            table.drop_old()
            table.uncommitted.clear()
            await asyncio.sleep(0)
    records += member_records(name, table) if table.state != "closed" else []
    return [one for one in records if not one[0].startswith(ERASED)]
