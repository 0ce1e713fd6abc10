"""Changes to a stored table by the operator: close it, delete it, erase a guest.

The caller holds the table's lease, and no room runs the table; see :meth:`.RoomRegistry.exclusively`.
"""

from __future__ import annotations

import msgspec

from motherlode.server.domain.guests.erasure import ERASED_NAME, erase_guest, leave_table, new_alias
from motherlode.server.domain.guests.played_games import decode_played, encode_played
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Table
from motherlode.server.runtime.jobs.history_search import records_of_log
from motherlode.server.runtime.table_loader import load_table, replay_entries
from motherlode.server.runtime.table_summary import headline_of
from motherlode.server.store import LAST_ENTRY, Append, GuestRecord, Rewrite, Store

__all__ = ["close_table", "delete_table", "erase_from_histories", "erase_from_table"]


async def close_table(store: Store, name: str, epoch: int, now: float) -> bool:
    """Close a table for good; False if it was closed before."""
    table = await _load(store, name)
    if table.state == "closed":
        return False
    table.apply(log.Closed(now, "operator"))
    await _append(store, name, table, epoch)
    return True


async def delete_table(store: Store, name: str, epoch: int, keeps_history: bool = False) -> None:
    """Delete a table with its moves and talk; finished games may stay in people's histories."""
    if not await store.entries(name, 0, 0):
        raise Refused("no-such-table")
    await store.delete(name, epoch, keeps_history)


async def erase_from_table(store: Store, name: str, guest: str, epoch: int, now: float) -> int:
    """Have a guest leave a table, and erase them from its log; return how many entries named them.

    Nothing is rewritten unless the table can be loaded afterwards; UnreadableEntry if it cannot. After a crash either
    everything is done, or the guest is still in the table's index, so that it can be tried again.
    """
    table = await _load(store, name)
    leave_table(table, guest, now)
    await _append(store, name, table, epoch)
    entries = await store.entries(name, 0, LAST_ENTRY)
    changed = erase_guest(entries, guest, new_alias())
    fresh = [changed.get(number, entry) for number, entry in enumerate(entries)]
    erased = Table()
    await replay_entries(erased, fresh)
    records = await records_of_log(name, fresh)
    await store.rewrite(Rewrite(name, changed, guest, headline_of(erased).seats, records, epoch))
    return len(changed)


async def erase_from_histories(store: Store, guest: str) -> None:
    """Erase a guest from others' histories where the table is gone, then the guest's own history.

    While there is a table, its log says whose histories to rewrite; see :func:`erase_from_table`.
    """
    for mine in await store.history.games_without_table(guest):
        seat = decode_played(mine.summary).seat
        others: list[GuestRecord] = []
        for row in await store.history.of_game(mine.table, mine.number):
            game = decode_played(row.summary)
            players = [*game.players[:seat], ERASED_NAME, *game.players[seat + 1 :]]
            others.append(row._replace(summary=encode_played(msgspec.structs.replace(game, players=players))))
        await store.history.put(others)
    await store.history.forget(guest)


async def _load(store: Store, name: str) -> Table:
    table, _ = await load_table(store, name)
    if table.seq < 0:
        raise Refused("no-such-table")
    return table


async def _append(store: Store, name: str, table: Table, epoch: int) -> None:
    """Commit the entries that were applied to a table since it was loaded."""
    fresh, table.uncommitted = table.uncommitted, []
    if fresh:
        first = table.log.count - len(fresh)
        await store.append(Append(name, first, [*map(encode_entry, fresh)], headline_of(table), epoch))
