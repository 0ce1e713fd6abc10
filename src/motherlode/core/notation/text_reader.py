"""A byte-wise scanner of words and numbers, from left to right, for parsing positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

__all__ = ["AT", "COLON", "COMMA", "MINUS", "PLUS", "SEMICOLON", "SLASH", "STAR", "TextReader", "Vocabulary"]

# the bytes of separators
STAR: Final = 42
PLUS: Final = 43
COMMA: Final = 44
MINUS: Final = 45
SLASH: Final = 47
COLON: Final = 58
SEMICOLON: Final = 59
AT: Final = 64

_ZERO: Final = 48
_MOST_DIGITS: Final = 9


class Vocabulary:
    """Words with their numbers, as a trie: a word is found in a text without making a string of it."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        symbols = sorted({byte for word in numbers for byte in word.encode()})
        width = len(symbols) + 1
        columns = [0] * 256  # by byte, its column in `next`; 0 if no word has it
        for column, byte in enumerate(symbols, 1):
            columns[byte] = column
        nodes = [0] * width
        found = [-1]
        for word, number in numbers.items():
            node = 0
            for byte in word.encode():
                place = node * width + columns[byte]
                if not nodes[place]:
                    nodes[place] = len(found)
                    found.append(-1)
                    nodes += [0] * width
                node = nodes[place]
            found[node] = number
        self.columns: vec[u8] = vec[u8](bytes(columns))
        self.width: i64 = width
        self.next: vec[i64] = vec[i64](nodes)  # by node and column, the node that follows; 0 if none does
        self.numbers: vec[i64] = vec[i64](found)  # by node, the number of the word that ends there; -1 if none does


class TextReader:
    """A text and the position up to which it is read; ValueError where it does not parse."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self._data: bytes = text.encode()
        self._at: i64 = 0
        self._size: i64 = len(self._data)

    def is_at_end(self) -> bool:
        """Whether all of it has been read."""
        return self._at >= self._size

    def skip(self, byte: i64) -> bool:
        """Whether the next byte is this one, which is then read."""
        if self._at < self._size and self._data[self._at] == byte:
            self._at += 1
            return True
        return False

    def expect(self, byte: i64) -> None:
        """Read a byte that must come next."""
        if not self.skip(byte):
            raise ValueError(f"{self.text!r} is not as expected at its character {self._at + 1}")

    def expect_end(self) -> None:
        """Check that all of it has been read."""
        if self._at < self._size:
            raise ValueError(f"{self.text!r} is not as expected at its character {self._at + 1}")

    def word(self, words: Vocabulary) -> i64:
        """Read the longest run of characters that leads to a word; return the word's number."""
        data = self._data
        columns = words.columns
        following = words.next
        width = words.width
        begin = self._at
        at = begin
        size = self._size
        node: i64 = 0
        while at < size:
            byte: i64 = data[at]
            then = following[node * width + i64(columns[byte])]
            if then == 0:
                break
            node = then
            at += 1
        number = words.numbers[node]
        if number < 0:
            raise ValueError(f"there is no {_word_at(self.text, begin)!r}")
        self._at = at
        return number

    def number(self) -> i64:
        """Read a whole number."""
        is_negative = self.skip(MINUS)
        data = self._data
        begin = self._at
        at = begin
        size = self._size
        value: i64 = 0
        while at < size and at - begin < _MOST_DIGITS:
            byte: i64 = data[at]
            if not _ZERO <= byte < _ZERO + 10:
                break
            value = value * 10 + byte - _ZERO
            at += 1
        if at == begin:
            raise ValueError(f"{_word_at(self.text, begin)!r} is not a number")
        self._at = at
        return -value if is_negative else value


def _word_at(text: str, begin: int) -> str:
    """The text from a byte to the next separator, for an error message."""
    rest = text.encode()[begin:].decode(errors="replace")
    for separator in ",;/*@:":
        rest = rest.partition(separator)[0]
    return rest
