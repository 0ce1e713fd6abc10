"""The part of a table's log in memory: the current game, and the most recent other entries.

Entries keep their numbers from the store, so there may be gaps. Dropped entries can be read from the store.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

from motherlode import Event
from motherlode.server.domain.log import entries as log

__all__ = ["RECENT", "Retained", "RetainedLog"]

RECENT: Final = 200
"""Entries kept in memory that are not part of the current game."""


class Retained(NamedTuple):
    """An entry, its number, and the game events it caused."""

    seq: int
    entry: log.AnyEntry
    events: tuple[Event, ...]


class RetainedLog:
    """The retained entries, in order."""

    def __init__(self) -> None:
        self.count = 0
        """Number of entries in the whole log."""
        self.dropped_before = 0
        """Entries below this number were dropped, except those of the current game."""
        self._retained: list[Retained] = []
        self._others = 0
        """Number of retained entries that are not part of a game."""
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
        """Append an entry; return its number."""
        seq = self.count
        self.restore(seq, entry, events)
        return seq

    def restore(self, seq: int, entry: log.AnyEntry, events: tuple[Event, ...]) -> None:
        """Append an entry under a given number, higher than all before."""
        self._retained.append(Retained(seq, entry, events))
        self.count = seq + 1
        if not isinstance(entry, log.Began | log.Moved):
            self._others += 1
        elif self._oldest_of_game < 0:
            self._oldest_of_game = seq

    def after(self, seq: int) -> list[Retained]:
        """Return the retained entries with higher numbers, in order."""
        retained = self._retained
        if retained and retained[-1].seq == seq + 1:  # the common case: one new entry
            return retained[-1:]
        return retained[bisect_right(retained, seq, key=_seq_of) :]

    def get(self, seq: int) -> Retained | None:
        """Return the entry with a number; None if it is not retained."""
        found = self.after(seq - 1)
        return found[0] if found and found[0].seq == seq else None

    def drop_old(self, began: int) -> None:
        """Drop old entries from before the game that began at ``began``, once enough accumulate."""
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
