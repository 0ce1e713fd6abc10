"""Small vectors that are replaced, never written in place, so that copies of a position can share them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN

__all__ = ["in_order", "sort_first", "with_item", "without"]


def in_order(items: vec[i64]) -> vec[i64]:
    """The same items, sorted: few enough for insertion to be quickest."""
    other = items[:]
    sort_first(other, len(other))
    return other


def sort_first(items: vec[i64], count: i64) -> None:
    """Sort the first items in place, by insertion; with many of them, first those far apart (Shell's sort)."""
    gap: i64 = 1
    while gap * 12 < count:
        gap = gap * 4 + 1
    while gap > 0:
        i = gap
        while i < count:
            item = items[i]
            j = i
            while j >= gap and items[j - gap] > item:
                items[j] = items[j - gap]
                j -= gap
            items[j] = item
            i += 1
        gap //= 4


def with_item(items: vec[i64], index: i64, item: i64) -> vec[i64]:
    """The same vector with one item replaced."""
    other = items[:]
    other[index] = item
    return other


def without(items: vec[i64], item: i64) -> vec[i64]:
    """The same vector less one such item, or less one hidden one."""
    other = vec[i64]()
    dropped = False
    gone = item if item in items else HIDDEN
    for each in items:
        if not dropped and each == gone:
            dropped = True
        else:
            other = append(other, each)
    return other
