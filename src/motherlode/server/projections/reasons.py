"""Why bots moved as they did. While a round runs a reason is its bot's own; once it is over, everyone may read it."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server.domain import log_entries as log
from motherlode.server.domain.table import Table

__all__ = ["MoveReason", "reasons_of"]


class MoveReason(Struct, frozen=True):
    """Why the bot of a seat made the move that is entry ``seq``: what it wanted and what it believed, by name."""

    seq: int
    seat: int
    why: log.BotReason


def reasons_of(table: Table) -> list[MoveReason]:
    """The reasons in all rounds of a table's last game that are over."""
    moves: list[MoveReason] = []
    told = 0
    for one in table.log.after(table.game_starts[-1] - 1 if table.game_starts else table.seq):
        if isinstance(one.entry, log.Moved) and one.entry.why:
            moves.append(MoveReason(one.seq, one.entry.seat, one.entry.why))
        if any(type(event).__name__ == "RoundEnded" for event in one.events):
            told = len(moves)
    return moves[:told] if table.is_running else moves
