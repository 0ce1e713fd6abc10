"""The part of a table's log that is held in memory: the current game, and the latest of everything else.

Entries keep the numbers they have in the store, so the retained part may have gaps. What was dropped can be read from
the store again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

from motherlode import Event
from motherlode.server.domain import log_entries as log

__all__ = ["RECENT", "Retained", "RetainedLog"]

RECENT: Final = 200
"""How many entries that are not part of the current game stay in memory."""


class Retained(NamedTuple):
    """An entry, its number, and the events of the game that it caused."""

    seq: int
    entry: log.AnyEntry
    events: tuple[Event, ...]


class RetainedLog:
    """Entries by number."""

    def __init__(self) -> None:
        self.count = 0
        """How many entries the whole log has."""
        self.dropped_before = 0
        """Entries with a lower number were dropped, except those of the current game."""
        self._retained: list[Retained] = []
        self._others = 0
        """How many of them are not part of a game."""
        self._oldest_of_game = -1

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Retained]:
        return iter(self._retained)

    @property
    def last(self) -> Retained:
        """The latest entry; IndexError if there is none."""
        return self._retained[-1]

    def append(self, entry: log.AnyEntry, events: tuple[Event, ...]) -> int:
        """Add an entry, and return its number."""
        seq = self.count
        self.restore(seq, entry, events)
        return seq

    def restore(self, seq: int, entry: log.AnyEntry, events: tuple[Event, ...]) -> None:
        """Add an entry that has a number already, higher than all before."""
        self._retained.append(Retained(seq, entry, events))
        self.count = seq + 1
        if not isinstance(entry, log.Began | log.Moved):
            self._others += 1
        elif self._oldest_of_game < 0:
            self._oldest_of_game = seq

    def after(self, seq: int) -> list[Retained]:
        """The retained entries with higher numbers, in order."""
        retained = self._retained
        if retained and retained[-1].seq == seq + 1:  # by far the most common: one entry is new
            return retained[-1:]
        return retained[bisect_right(retained, seq, key=_seq_of) :]

    def get(self, seq: int) -> Retained | None:
        """The entry of that number; None if it is not retained."""
        found = self.after(seq - 1)
        return found[0] if found and found[0].seq == seq else None

    def drop_old(self, began: int) -> None:
        """Drop what is neither part of the game that began with an entry nor recent, once that is worth the work."""
        if self._others <= 2 * RECENT and not 0 <= self._oldest_of_game < began:
            return
        excess = self._others - RECENT
        kept: list[Retained] = []
        for one in self._retained:
            if isinstance(one.entry, log.Began | log.Moved):
                if one.seq >= began:
                    kept.append(one)
            elif excess > 0:
                excess -= 1
                self.dropped_before = one.seq + 1
                self._others -= 1
            else:
                kept.append(one)
        self._retained = kept
        self._oldest_of_game = began if self._oldest_of_game >= 0 else -1


def _seq_of(retained: Retained) -> int:
    return retained.seq
