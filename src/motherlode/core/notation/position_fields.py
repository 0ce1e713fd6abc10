"""Parsing and printing the fields that all games share: options, viewer, seats, hands, piles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from motherlode.core.cards import FACE_DOWN, HIDDEN, WORTHS, numbering, short_numbers, sorted_hand
from motherlode.core.errors import DataError, ParseError
from motherlode.core.notation.runs import MOST_WORDS, NONE
from motherlode.core.notation.text_reader import COLON, COMMA, MINUS, PLUS, SLASH, STAR, TextReader, Vocabulary
from motherlode.core.notation.validation import parse_number
from motherlode.core.options import Option, Value
from motherlode.core.visibility import REFEREE, SPECTATOR, UNKNOWN

__all__ = [
    "PLACE_WORDS", "WORTH_WORDS", "deck_of", "join", "parse_cards", "parse_eyes", "parse_hands", "parse_line",
    "parse_mask", "parse_masks", "parse_options", "parse_pending", "parse_seat", "print_cards", "print_eyes",
    "print_hands", "print_line", "print_mask", "print_masks", "print_options", "print_pending", "print_seat", "rows",
    "split",
]  # fmt: skip

P = TypeVar("P")

WORTH_WORDS: Final = Vocabulary(numbering(WORTHS))
"""Worths in digits, and ``?``."""

PLACE_WORDS: Final = Vocabulary({str(place): place for place in range(62)})
"""Places in digits: fewer than a mask has bits."""

_ROOM: Final = vec[i64]([0] * (MOST_WORDS + 1000))
"""Scratch space for a list; compiled code runs in one thread at a time."""

# ---- printing ------------------------------------------------------------------------------------------------------


def print_line(ruleset: str, seats: int, fields: Mapping[str, str]) -> str:
    """The line: ruleset and seats, then every field that is not empty."""
    return " ".join([f"{ruleset}/{seats}", *[f"{name}={text}" for name, text in fields.items() if text]])


def join(parts: Iterable[str], by: str) -> str:
    """The joined parts, or ``-`` if there are none."""
    return by.join(parts) or NONE


def print_seat(seat: int) -> str:
    """A seat, or none."""
    return NONE if seat < 0 else str(seat)


def print_options(options: Mapping[str, Option], chosen: Mapping[str, object]) -> str:
    """The options that are not at their defaults."""
    other = {name: chosen[name] for name in options if chosen[name] != options[name].default}
    return ",".join(f"{name}:{str(value).lower()}" for name, value in other.items())


def print_eyes(viewer: int) -> str:
    """The viewer: a seat, SPECTATOR or REFEREE."""
    return "all" if viewer == REFEREE else "none" if viewer == SPECTATOR else str(viewer)


def print_mask(mask: i64, names: list[str]) -> str:
    """The names of the bits that are set."""
    shown: list[str] = []
    bit: i64 = 0
    while mask:
        if mask & 1:
            shown.append(names[bit])
        mask >>= 1
        bit += 1
    return "+".join(shown) or NONE


def print_masks(masks: vec[i64], names: list[str]) -> str:
    """The names of the bits that are set in each of several masks."""
    return "/".join([print_mask(mask, names) for mask in masks]) or NONE


def print_hands(hands: vec[i16], stride: i64, kinds: list[str]) -> str:
    """The hands by seat, each sorted."""
    seats = len(hands) // stride
    return "/".join([print_cards(sorted_hand(hands, stride, seat), kinds) for seat in range(seats)]) or NONE


def print_cards(cards: vec[i64], names: list[str]) -> str:
    """A list of cards, or of other things that have names, with ``*`` for repetition.

    Behind a card that was discarded unseen stands its seat.
    """
    words: list[str] = []
    size: i64 = len(cards)
    i: i64 = 0
    while i < size:
        card = cards[i]
        copies: i64 = 1
        i += 1
        while i < size and cards[i] == card:
            copies += 1
            i += 1
        kind = card % FACE_DOWN
        word = UNKNOWN if kind == HIDDEN else names[kind]
        if card >= FACE_DOWN:
            word += f":{card // FACE_DOWN - 1}"
        words.append(word if copies == 1 else f"{word}*{copies}")
    return ",".join(words) or NONE


def print_pending(pending: Iterable[int], asks: tuple[str, ...]) -> str:
    """The decisions to come, the next one first."""
    return ",".join([f"{asks[asked >> 4]}:{asked & 15}" for asked in reversed(list(pending))])


# ---- parsing -------------------------------------------------------------------------------------------------------


def parse_line(line: str, known: Collection[str], assemble: Callable[[str, int, dict[str, str]], P]) -> P:
    """Parse a line's fields and assemble a position of them; ParseError if anything is wrong with it."""
    head, *rest = line.split(" ")
    fields: dict[str, str] = {}
    for part in rest:
        equals = part.find("=")
        name = part[:equals]
        if equals < 0 or name not in known or name in fields:
            raise ParseError(f"{part!r} is not a field of a position")
        fields[name] = part[equals + 1 :]
    ruleset, _, seats = head.partition("/")
    if not (seats.isascii() and seats.isdecimal()):
        raise ParseError(f"{head!r} is not a ruleset and a number of seats")
    try:
        return assemble(ruleset, int(seats), fields)
    except KeyError as missing:
        raise ParseError(f"the position does not say its {missing.args[0]}") from None
    except (ValueError, IndexError, OverflowError) as error:
        if isinstance(error, DataError):
            raise
        raise ParseError(f"not a position: {error}") from None


def split(text: str, by: str) -> list[str]:
    """The parts of a list."""
    return text.split(by) if text and text != NONE else []


def rows(text: str, count: int) -> list[str]:
    """The parts of a list by seat, or by another fixed number of places."""
    parts = text.split("/")
    if len(parts) != count:
        raise ValueError(f"{text!r} has {len(parts)} parts, not {count}")
    return parts


def parse_seat(text: str, seats: int) -> int:
    """A seat, or -1 for none."""
    return -1 if text == NONE else parse_number(text, 0, seats - 1)


def parse_options(text: str) -> dict[str, Value]:
    """The options that are not at their defaults."""
    options: dict[str, Value] = {}
    for part in split(text, ","):
        name, _, value = part.partition(":")
        if value in ("true", "false"):  # not in one expression: mypyc makes an int of a bool that could be an int
            options[name] = value == "true"
        else:
            options[name] = int(value)
    return options


def parse_eyes(text: str, seats: int) -> int:
    """The viewer: a seat, SPECTATOR or REFEREE."""
    return REFEREE if text == "all" else SPECTATOR if text == "none" else parse_seat(text, seats)


def parse_mask(text: str, words: Vocabulary, count: i64) -> i64:
    """The mask of a list of names, each among the first ``count`` of the vocabulary."""
    return parse_masks(text, words, count, 1)[0]


def parse_masks(text: str, words: Vocabulary, count: i64, rows_: int) -> vec[i64]:
    """The bits of some of the first so many names in each of several rows."""
    masks = vec[i64]()
    reader = TextReader(text)
    row = 0
    while row < rows_:
        if row:
            reader.expect(SLASH)
        masks = append(masks, _read_mask(reader, words, count))
        row += 1
    reader.expect_end()
    return masks


def _read_mask(reader: TextReader, words: Vocabulary, count: i64) -> i64:
    mask: i64 = 0
    if reader.skip(MINUS):
        return mask
    one: i64 = 1
    while True:
        number = reader.word(words)
        if number >= count:
            raise ValueError(f"{reader.text!r} names more than there are")
        mask |= one << number
        if not reader.skip(PLUS):
            return mask


def parse_pending(text: str, asks: tuple[str, ...], seats: int) -> vec[i64]:
    """The decisions to come, the next one last."""
    decisions = [part.split(":") for part in split(text, ",")]
    return vec[i64]([asks.index(what) << 4 | parse_number(seat, 0, seats - 1) for what, seat in reversed(decisions)])


def parse_cards(text: str, words: Vocabulary, seats: i64 = 0) -> vec[i64]:
    """The numbers of a list of cards or other named things; ValueError if a name is unknown.

    In a discard pile, the seat that discarded a card unseen may stand behind it.
    """
    reader = TextReader(text)
    n = _read_cards(reader, words, seats)
    reader.expect_end()
    return _ROOM[:n]


def parse_hands(text: str, hands: vec[i16], stride: i64, words: Vocabulary) -> None:
    """Fill in the hands by seat."""
    reader = TextReader(text)
    row: i64 = 0
    while row < len(hands):
        if row:
            reader.expect(SLASH)
        held = _read_cards(reader, words, 0)
        if held >= stride:
            raise ValueError(f"seat {row // stride} holds too many cards")
        hands[row] = i16(held)
        while held > 0:
            hands[row + held] = i16(_ROOM[held - 1])
            held -= 1
        row += stride
    reader.expect_end()


def _read_cards(reader: TextReader, words: Vocabulary, seats: i64) -> i64:
    """Read a list of cards into the beginning of ``_ROOM``; return how many there are."""
    cards = _ROOM
    n: i64 = 0
    if reader.skip(MINUS):
        return n
    while True:
        card = reader.word(words)
        if seats and reader.skip(COLON):
            seat = reader.number()
            if not 0 <= seat < seats:
                raise ValueError(f"there is no seat {seat}")
            card += FACE_DOWN * (seat + 1)
        copies: i64 = 1
        if reader.skip(STAR):
            copies = reader.number()
            if not 1 < copies < 1000:
                raise ValueError(f"{reader.text!r} does not repeat its cards sensibly")
        while copies > 0:
            cards[n] = card
            n += 1
            copies -= 1
        if n > MOST_WORDS:
            raise ValueError("the list is too long")
        if not reader.skip(COMMA):
            return n


def deck_of(aside: vec[i64], any_card: i64, drawn: i64, left: vec[i64]) -> vec[i16]:
    """A deck: cards set aside, any card for each dealt since, and the cards left, top first."""
    deck = _ROOM[: drawn + len(left)]
    n: i64 = 0
    while n < drawn:
        deck[n] = aside[n] if n < len(aside) else any_card
        n += 1
    for card in left:
        deck[n] = card
        n += 1
    return short_numbers(deck)
