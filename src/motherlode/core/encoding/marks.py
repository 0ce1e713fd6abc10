"""Positions written in an observation buffer, so that it can be cleared without a full pass."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

__all__ = ["Marks", "longer"]

_SPARE: Final = 8
"""Places more than are needed when there are too few: `append` would double them, in every game."""


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
        if count == len(places):
            places = self.reserve(1)
        places[count] = i16(place - self.start)
        self.count = count + 1

    def reserve(self, more: i64) -> vec[i16]:
        """The places, with room for some more: for loops that set many and count them themselves."""
        places = self.places
        needed = self.count + more
        if len(places) < needed:
            places = self.places = longer(places, needed)
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

    def nth(self, n: i64) -> i64:
        """The place that would be number n if they were sorted (Hoare's selection, which reorders them)."""
        places = self.places
        first: i64 = 0
        last = self.count - 1
        while first < last:
            middle = places[(first + last) >> 1]
            i = first
            j = last
            while i <= j:
                while places[i] < middle:
                    i += 1
                while places[j] > middle:
                    j -= 1
                if i <= j:
                    held = places[i]
                    places[i] = places[j]
                    places[j] = held
                    i += 1
                    j -= 1
            if n <= j:
                last = j
            elif n >= i:
                first = i
            else:
                break
        return i64(places[n])

    def clear(self, out: vec[u8], start: i64) -> None:
        """Set all those places to zero, in the row that starts there."""
        self.start = start
        places = self.places
        i: i64 = self.count - 1
        while i >= 0:
            out[start + i64(places[i])] = 0
            i -= 1
        self.count = 0


def longer(places: vec[i16], needed: i64) -> vec[i16]:
    """The same numbers, with room for as many as are needed."""
    other = vec[i16]([0] * (needed + _SPARE))
    i: i64 = len(places) - 1
    while i >= 0:
        other[i] = places[i]
        i -= 1
    return other
