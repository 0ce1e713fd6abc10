"""Cards as the engine stores them: small integers in vectors, some hidden; and their names.

A hidden card is named ``?``. Small vectors are replaced, never written in place, so that copies of a position can share
them. Hands are one flat vector that is written in place: a row of ``stride`` numbers a seat, how many cards first, then
the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from motherlode.core.visibility import UNKNOWN

__all__ = [
    "FACE_DOWN",
    "HIDDEN",
    "WORTHS",
    "add_card",
    "count_card",
    "drop_card",
    "empty_hands",
    "hide_discards",
    "hide_hands",
    "in_order",
    "name_of",
    "names_of",
    "number_in",
    "number_of",
    "numbering",
    "numbers_of",
    "set_hand",
    "short_numbers",
    "short_unknown",
    "slot_of",
    "sort_first",
    "sorted_hand",
    "unknown",
    "wide_numbers",
    "with_item",
    "without",
    "worth_name",
    "worth_numbers",
]

_ZEROS: Final = vec[i64]([0] * 512)
_SHORT_ZEROS: Final = vec[i16]([0] * 512)
"""More than a game has cards, and more than all hands have places."""

HIDDEN: Final = 255
"""A card, a role, a goal that is not known."""

_UNKNOWN: Final = vec[i64]([HIDDEN] * 512)
_SHORT_UNKNOWN: Final = vec[i16]([HIDDEN] * 512)

FACE_DOWN: Final = 256
"""In a discard pile, ``kind + FACE_DOWN * (seat + 1)``: a card that this seat discarded unseen."""

# ---- hiding -------------------------------------------------------------------------------------------------------


def unknown(count: i64) -> vec[i64]:
    """A vector of ``count`` unknown items."""
    return _UNKNOWN[:count]


def short_unknown(count: i64) -> vec[i16]:
    """The same, of two bytes each."""
    return _SHORT_UNKNOWN[:count]


def hide_hands(hands: vec[i16], stride: i64, viewer: i64) -> vec[i16]:
    """The hands as a viewer sees them: the cards of their own, of the others only how many."""
    hidden = short_unknown(len(hands))
    row: i64 = 0
    while row < len(hands):
        hidden[row] = hands[row]
        if row == viewer * stride:
            slot = row + 1
            while slot < row + stride:
                hidden[slot] = hands[slot]
                slot += 1
        row += stride
    return hidden


def hide_discards(discards: vec[i16], viewer: i64) -> vec[i16]:
    """The discard pile as a viewer sees it: face-down discards are known to who made them (B-13)."""
    seen = discards[:]
    i: i64 = len(seen) - 1
    while i >= 0:
        face_down_by: int = seen[i] // FACE_DOWN - 1
        if face_down_by >= 0 and face_down_by != viewer:
            seen[i] += HIDDEN - seen[i] % FACE_DOWN
        i -= 1
    return seen


WORTHS: Final = [str(worth) for worth in range(HIDDEN)]
"""The names of worths."""


# ---- small vectors --------------------------------------------------------------------------------------------------


def short_numbers(items: vec[i64]) -> vec[i16]:
    """The numbers as two bytes each: every game has piles of cards, and keeps them so."""
    other = _SHORT_ZEROS[: len(items)]
    i: i64 = len(items) - 1
    while i >= 0:
        other[i] = i16(items[i])
        i -= 1
    return other


def wide_numbers(items: vec[i16]) -> vec[i64]:
    """The numbers as eight bytes each, as most functions take them."""
    other = _ZEROS[: len(items)]
    i: i64 = len(items) - 1
    while i >= 0:
        other[i] = i64(items[i])
        i -= 1
    return other


def in_order(items: vec[i64]) -> vec[i64]:
    """A sorted copy; the items are few enough for insertion sort to be fastest."""
    other = items[:]
    sort_first(other, len(other))
    return other


def sort_first(items: vec[i64], count: i64) -> None:
    """Sort the first items in place: an insertion sort, preceded by Shell's passes if there are many."""
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
    """A copy with one item replaced."""
    other = items[:]
    other[index] = item
    return other


def without(items: vec[i64], item: i64) -> vec[i64]:
    """A copy without one such item, or else without one hidden item."""
    other = vec[i64]()
    dropped = False
    gone = item if item in items else HIDDEN
    for each in items:
        if not dropped and each == gone:
            dropped = True
        else:
            other = append(other, each)
    return other


# ---- hands ----------------------------------------------------------------------------------------------------------


def empty_hands(seats: i64, stride: i64) -> vec[i16]:
    """Hands without cards."""
    return _SHORT_ZEROS[: seats * stride]


def slot_of(hands: vec[i16], stride: i64, seat: i64, kind: i64) -> i64:
    """The index of a card of this kind in a seat's row; -1 if the seat holds none."""
    row = seat * stride
    i = row + i64(hands[row])
    while i > row:
        if i64(hands[i]) == kind:
            return i
        i -= 1
    return -1


def count_card(hands: vec[i16], stride: i64, seat: i64, kind: i64) -> i64:
    """The number of cards of this kind that a seat holds."""
    row = seat * stride
    found: i64 = 0
    i = row + i64(hands[row])
    while i > row:
        if i64(hands[i]) == kind:
            found += 1
        i -= 1
    return found


def sorted_hand(hands: vec[i16], stride: i64, seat: i64) -> vec[i64]:
    """The cards a seat holds, sorted."""
    row = seat * stride
    hand = wide_numbers(hands[row + 1 : row + 1 + i64(hands[row])])
    sort_first(hand, len(hand))
    return hand


def add_card(hands: vec[i16], stride: i64, seat: i64, kind: i64) -> None:
    """Add a card to a hand."""
    row = seat * stride
    held = i64(hands[row]) + 1
    hands[row + held] = i16(kind)
    hands[row] = i16(held)


def drop_card(hands: vec[i16], stride: i64, seat: i64, kind: i64) -> None:
    """Remove a card from a hand; in a view, an unknown card if the card is not among the known ones."""
    i = slot_of(hands, stride, seat, kind)
    if i < 0:
        i = slot_of(hands, stride, seat, HIDDEN)
    if i < 0:
        raise ValueError("the card is not in this hand")
    row = seat * stride
    hands[i] = hands[row + i64(hands[row])]
    hands[row] -= 1


def set_hand(hands: vec[i16], stride: i64, seat: i64, cards: vec[i64]) -> None:
    """Replace a seat's hand."""
    row = seat * stride
    held: i64 = len(cards)
    hands[row] = i16(held)
    i: i64 = 0
    while i < held:
        hands[row + 1 + i] = i16(cards[i])
        i += 1


# ---- names --------------------------------------------------------------------------------------------------------


def name_of(names: list[str], index: int) -> str:
    """The name of a number; ``?`` if it is hidden."""
    return UNKNOWN if index == HIDDEN else names[index]


def names_of(names: list[str], indices: Iterable[int]) -> tuple[str, ...]:
    """The names of some numbers."""
    return tuple([UNKNOWN if index == HIDDEN else names[index] for index in indices])


def number_of(names: list[str], name: str) -> int:
    """The number of a name; ValueError if there is no such name."""
    return HIDDEN if name == UNKNOWN else names.index(name)


def numbers_of(names: list[str], given: Iterable[str]) -> vec[i64]:
    """The numbers of some names."""
    return vec[i64]([number_of(names, name) for name in given])


def numbering(names: list[str]) -> dict[str, int]:
    """The numbers of all names, with HIDDEN for ``?``; of a name that comes twice, the first."""
    return {UNKNOWN: HIDDEN} | {name: number for number, name in reversed(list(enumerate(names)))}


def number_in(numbers: dict[str, int], name: str) -> int:
    """The number of a name by a numbering; ValueError if there is no such name."""
    number = numbers.get(name)
    if number is None:
        raise ValueError(f"there is no {name!r}")
    return number


def worth_name(value: int) -> str:
    """A worth as text; ``?`` if it is hidden."""
    return UNKNOWN if value == HIDDEN else str(value)


def worth_numbers(given: Iterable[str]) -> vec[i64]:
    """The worths of some texts."""
    return vec[i64]([HIDDEN if name == UNKNOWN else int(name) for name in given])
