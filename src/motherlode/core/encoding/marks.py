"""Positions written in an observation buffer, so that it can be cleared without a full pass."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

__all__ = ["Marks"]


class Marks:
    """The positions of the nonzero bytes of one row of a buffer.

    They are relative to the row's start, so two bytes are enough for each; every game has a list of its own.
    """

    def __init__(self) -> None:
        self.places: vec[i16] = vec[i16]()
        self.count: i64 = 0
        self.start: i64 = 0

    def put(self, out: vec[u8], place: i64, value: i64) -> None:
        """Set a place of the buffer that was zero."""
        out[place] = u8(value)
        count = self.count
        places = self.places
        if count < len(places):
            places[count] = i16(place - self.start)
        else:
            self.places = append(places, i16(place - self.start))
        self.count = count + 1

    def reserve(self, more: i64) -> vec[i16]:
        """The places, with room for some more: for loops that set many and count them themselves."""
        places = self.places
        while len(places) < self.count + more:
            places = append(places, 0)
        self.places = places
        return places

    def put_bits(self, out: vec[u8], place: i64, bits: i64) -> None:
        """Set the places from one on that are bits of a word."""
        while bits:
            if bits & 1:
                self.put(out, place, 1)
            bits >>= 1
            place += 1

    def increase(self, out: vec[u8], place: i64, value: i64) -> None:
        """Add to a place of the buffer."""
        self.put(out, place, i64(out[place]) + value)

    def sort(self) -> None:
        """Sort the places, by insertion: they are few, and mostly in runs."""
        places = self.places
        i: i64 = 1
        while i < self.count:
            place = places[i]
            j = i
            while j > 0 and places[j - 1] > place:
                places[j] = places[j - 1]
                j -= 1
            places[j] = place
            i += 1

    def clear(self, out: vec[u8], start: i64) -> None:
        """Set all those places to zero, in the row that starts there."""
        self.start = start
        places = self.places
        i: i64 = self.count - 1
        while i >= 0:
            out[start + i64(places[i])] = 0
            i -= 1
        self.count = 0
