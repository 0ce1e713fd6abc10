"""Positions as byte arrays and moves as numbers, for learning: what the games' encodings share.

An :class:`Encoder` writes the fields and numbers the actions of a :class:`motherlode.core.encoding.layout.Layout`, for
one ruleset and number of seats. It is given the truth, or the view of the seat, and reads only what that seat knows:
both give the same bytes.

Buffers are ``vec[u8]``: compiled code writes to them, and NumPy reads them without a copy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from motherlode.core.encoding.layout import Layout
from motherlode.core.encoding.marks import Marks
from motherlode.core.playable import MOST_MOVES, Playable

__all__ = ["ENTRY", "HISTORY", "NO_ACTION", "Encoder", "History"]

NO_ACTION: Final = -1
"""The action of a move that the action space has no number for: it is aimed at a cell outside the window."""

HISTORY: Final = 12
"""The number of last moves in an observation."""

ENTRY: Final = 6
"""Bytes for each of them."""

_LEGAL: Final = vec[i64]([0] * MOST_MOVES)
"""Scratch space for legal moves; compiled code runs in one thread at a time."""


class History:
    """The last public moves of a game, each packed into one number by the game's encoder."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]([0] * HISTORY)
        self.length: i64 = 0

    def push(self, entry: i64) -> None:
        """Add a move."""
        self.entries[self.length % HISTORY] = entry
        self.length += 1

    def latest(self) -> i64:
        """The entry of the last move; 0 if there was none."""
        return self.entries[(self.length - 1) % HISTORY]

    def clear(self) -> None:
        """Forget all moves."""
        i: i64 = 0
        while i < HISTORY:
            self.entries[i] = 0
            i += 1
        self.length = 0

    def copy(self) -> History:
        """An independent copy."""
        other = History()
        other.entries = self.entries[:]
        other.length = self.length
        return other


class Encoder:
    """Writes observations and masks of one ruleset and number of seats, and numbers its moves."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.layout: Layout = layout
        self.seats: i64 = seats
        self.size: i64 = layout.size
        self.actions: i64 = layout.actions
        # scratch space for games without buffers of their own: an observation, then a mask
        self._scratch: vec[u8] = vec[u8](bytes(layout.size + layout.actions))
        self._observed: Marks | None = None
        self._masked: Marks = Marks()
        self._mask_of: History | None = None  # the game whose legal moves the mask shows, and after how many moves
        self._mask_at: i64 = 0

    # ---- provided by each game -------------------------------------------------------------------------------------

    def new_marks(self) -> Marks:
        """Marks for observations that are written to the same place, one over the other."""
        return Marks()

    def write_observation(
        self, position: Playable, seat: i64, history: History, out: vec[u8], at: i64, marks: Marks
    ) -> None:
        """Write what a seat knows to ``out[at:]``.

        The bytes there are zeros, or what this encoder wrote with the same marks.
        """
        raise NotImplementedError

    def look_at_hand(self, position: Playable) -> None:
        """Note the cards in the actor's hand, before moves are numbered."""
        raise NotImplementedError

    def recall_hand(self, position: Playable, observation: vec[u8], at: i64) -> None:
        """Note the hand for moves of actions alone; may read the actor's ``observation[at:]`` instead."""
        self.look_at_hand(position)

    def number(self, position: Playable, code: i64) -> i64:
        """The action of a legal move of the actor whose hand was noted; NO_ACTION if it has none."""
        raise NotImplementedError

    def code(self, position: Playable, action: i64) -> i64:
        """The code of the move of an action, if it is legal; else any code."""
        raise NotImplementedError

    def entry(self, position: Playable, code: i64) -> i64:
        """The public part of a move about to be made, for the history."""
        raise NotImplementedError

    def write_entry(self, entry: i64, seat: i64, out: vec[u8], at: i64) -> None:
        """Write an entry of the history, as a seat sees it, in ENTRY bytes; 0 is no move."""
        raise NotImplementedError

    def points(self, position: Playable, seat: i64) -> i64:
        """The points that a seat has won so far. Not a part of the observation: others may not know them."""
        raise NotImplementedError

    # ---- shared ----------------------------------------------------------------------------------------------------

    def write_mask(self, position: Playable, out: vec[u8], at: i64, marks: Marks, has_looked: bool = False) -> i64:
        """Set ``out[at + action]`` to 1 for every legal move; return how many moves have no number.

        ``out`` was written before with the same marks, or is zero. When the game is over nothing is legal.
        ``has_looked``: the actor's observation was the last thing that this encoder wrote.
        """
        marks.clear(out, at)
        if position.asked == 0:
            return 0
        legal = _LEGAL
        count = position.fill_legal(legal)
        if not has_looked:
            self.look_at_hand(position)
        places = marks.reserve(count)
        marks.count = self.set_actions(position, legal, count, out, at, places)
        return count - marks.count

    def set_actions(
        self, position: Playable, codes: vec[i64], count: i64, out: vec[u8], at: i64, places: vec[i16]
    ) -> i64:
        """Set ``out[at + action]`` to 1 for each move, and list these actions; return how many moves have one."""
        numbered: i64 = 0
        i: i64 = 0
        while i < count:
            action = self.number(position, codes[i])
            if action >= 0:
                out[at + action] = 1
                places[numbered] = i16(action)
                numbered += 1
            i += 1
        return numbered

    def observation(self, position: Playable, seat: int, history: History) -> bytes:
        """The observation of a seat."""
        self._write_scratch(position, seat, history)
        return bytes(self._scratch[: self.size])

    def observation_with_mask(self, position: Playable, seat: i64, history: History) -> bytearray:
        """The observation of a seat, then its mask, in which nothing is legal if it is not to act."""
        self._write_scratch(position, seat, history)
        if position.asked and position.actor == seat:
            self.write_mask(position, self._scratch, self.size, self._masked, True)
            self._mask_of = history
            self._mask_at = history.length
        else:
            self._masked.clear(self._scratch, self.size)
        return bytearray(self._scratch)

    def _write_scratch(self, position: Playable, seat: i64, history: History) -> None:
        self._mask_of = None
        marks = self._observed
        if marks is None:
            marks = self._observed = self.new_marks()
        self.write_observation(position, seat, history, self._scratch, 0, marks)

    def _write_scratch_mask(self, position: Playable) -> i64:
        self._mask_of = None
        return self.write_mask(position, self._scratch, self.size, self._masked)

    def write_history(self, history: History, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the last moves, latest first."""
        entries = history.entries
        place = (history.length - 1) % HISTORY
        end = at + HISTORY * ENTRY
        while at < end:
            self.write_entry(entries[place], seat, out, at)
            place -= 1
            if place < 0:
                place = HISTORY - 1
            at += ENTRY

    def moves(self, entries: list[int], seat: int) -> bytes:
        """Entries of the history, as a seat sees them, in ENTRY bytes each."""
        out = vec[u8](bytes(ENTRY * len(entries)))
        at: i64 = 0
        for entry in entries:
            self.write_entry(entry, seat, out, at)
            at += ENTRY
        return bytes(out)

    def mask(self, position: Playable) -> bytes:
        """By action, 1 if it is legal for the actor."""
        self._write_scratch_mask(position)
        return bytes(memoryview(self._scratch)[self.size :])

    def legal_actions(self, position: Playable) -> list[int]:
        """The legal actions of the actor, sorted."""
        self._write_scratch_mask(position)
        return sorted([int(place) for place in self._masked.places[: self._masked.count]])

    def count_unnumbered(self, position: Playable) -> int:
        """The number of legal moves without an action, because they are aimed outside the window."""
        return self._write_scratch_mask(position)

    def action_of(self, position: Playable, code: int) -> int:
        """The action of a legal move; NO_ACTION if it is aimed outside the window."""
        self.look_at_hand(position)
        return self.number(position, code)

    def code_in_game(self, position: Playable, action: int, history: History) -> int:
        """The move code of an action in a game with a history.

        If its mask was the last call, that mask says what is legal.
        """
        count: int = self.actions
        if self._mask_of is not history or self._mask_at != history.length or not 0 <= action < count:
            return self.code_of(position, action)
        if not self._scratch[self.size + action]:
            return -1
        self.recall_hand(position, self._scratch, 0)
        return self.code(position, action)

    def draw(self, buffer: bytearray, history: History, number: float) -> int:
        """A legal action of a game with a history, by a number from 0 to 1; -1 if ``buffer`` is stale.

        It is stale if it no longer shows the game's mask. ``buffer`` is what ``observation_with_mask`` returned last
        for the game; its owner may have written to it.
        """
        marks = self._masked
        if self._mask_of is not history or self._mask_at != history.length or marks.count == 0:
            return -1
        shown: object = self._scratch
        if buffer != shown:
            return -1
        count: int = marks.count
        return marks.nth(int(number * count))

    def code_of(self, position: Playable, action: int) -> int:
        """The code of the legal move that an action is; -1 if the action is not legal."""
        count: int = self.actions  # an action may be larger than 64 bits
        if position.asked == 0 or not 0 <= action < count:
            return -1
        self.look_at_hand(position)
        code = self.code(position, action)
        legal = _LEGAL
        i = position.fill_legal(legal) - 1
        while i >= 0:
            if legal[i] == code:
                return code if self.number(position, code) == action else -1
            i -= 1
        return -1
