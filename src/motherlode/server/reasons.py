"""Why bots moved as they did. While a round runs a reason is its bot's own; once it is over, everyone may read it."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server import log
from motherlode.server.refused import Refused
from motherlode.server.table import Table

__all__ = ["Because", "reasons_of"]


class Because(Struct, frozen=True):
    """Why the bot of a seat made the move that is entry ``seq``: what it wanted and what it believed, by name."""

    seq: int
    seat: int
    why: log.Why


def reasons_of(table: Table, number: int) -> list[Because]:
    """The reasons in all rounds of a game that are over."""
    if number >= len(table.games):
        raise Refused("no-such-game")
    last = _last_to_tell(table, number)
    return [
        Because(seq, entry.seat, entry.why)
        for seq, entry in enumerate(table.log[: last + 1])
        if isinstance(entry, log.Moved) and entry.why and table.happened[seq].game == number
    ]


def _last_to_tell(table: Table, number: int) -> int:
    """The last entry that is no secret any more: where the latest round ended, or all if the game is over."""
    if not (table.state == "playing" and number == len(table.games) - 1):
        return table.seq
    for seq in range(table.seq, -1, -1):
        events = table.happened[seq].events
        if any(log.kebab(type(event).__name__) == "round-ended" for event in events):
            return seq
    return -1
