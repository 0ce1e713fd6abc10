"""Takes apart and reassembles the tunnel games' position lines, by the notation, without the engine."""

from __future__ import annotations

from itertools import groupby

__all__ = ["fields_of", "joined_runs", "line_of", "split_runs"]

_HEAD = "head"


def fields_of(line: str) -> dict[str, str]:
    """The fields of a line; its first word is ``head``."""
    head, *rest = line.split(" ")
    return {_HEAD: head, **{name: text for name, _, text in (part.partition("=") for part in rest)}}


def line_of(fields: dict[str, str]) -> str:
    """The line of some fields."""
    return " ".join(text if name == _HEAD else f"{name}={text}" for name, text in fields.items())


def split_runs(text: str) -> list[str]:
    """``map,NS*2`` is map, NS, NS."""
    words: list[str] = []
    for run in [] if text == "-" else text.split(","):
        word, _, count = run.partition("*")
        words += [word] * int(count or "1")
    return words


def joined_runs(words: list[str]) -> str:
    """The other way."""
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return ",".join(word if count == 1 else f"{word}*{count}" for word, count in runs) or "-"
