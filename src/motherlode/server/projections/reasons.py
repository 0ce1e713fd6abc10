"""Why bots moved as they did. While a round runs a reason is its bot's own; once it is over, everyone may read it."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server.domain import log_entries as log
from motherlode.server.domain.table import Table

__all__ = ["Because", "reasons_of"]


class Because(Struct, frozen=True):
    """Why the bot of a seat made the move that is entry ``seq``: what it wanted and what it believed, by name."""

    seq: int
    seat: int
    why: log.Why


def reasons_of(table: Table) -> list[Because]:
    """The reasons in all rounds of a table's last game that are over."""
    moves: list[Because] = []
    told = 0
    for one in table.log.after(table.began[-1] - 1 if table.began else table.seq):
        if isinstance(one.entry, log.Moved) and one.entry.why:
            moves.append(Because(one.seq, one.entry.seat, one.entry.why))
        if any(type(event).__name__ == "RoundEnded" for event in one.events):
            told = len(moves)
    return moves[:told] if table.is_running else moves
