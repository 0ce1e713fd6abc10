"""The reasons of bots' moves, published when the round is over."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table

__all__ = ["MoveReason", "reasons_of"]


class MoveReason(Struct, frozen=True):
    """Why the bot of a seat made the move of entry ``seq``: its goals and beliefs, as named values."""

    seq: int
    seat: int
    why: log.BotReason


def reasons_of(table: Table) -> list[MoveReason]:
    """Return the reasons of all moves in finished rounds of a table's last game."""
    moves: list[MoveReason] = []
    published = 0
    for one in table.log.after(table.game_starts[-1] - 1 if table.game_starts else table.seq):
        if isinstance(one.entry, log.Moved) and one.entry.why:
            moves.append(MoveReason(one.seq, one.entry.seat, one.entry.why))
        if any(type(event).__name__ == "RoundEnded" for event in one.events):
            published = len(moves)
    return moves[:published] if table.is_running else moves
