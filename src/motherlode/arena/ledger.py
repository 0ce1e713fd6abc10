"""Results of rounds, appended to a file of JSON lines, so that an interrupted run can be resumed."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from motherlode.arena.match import Match, RoundResult
from motherlode.core.errors import DataError

__all__ = ["Ledger"]


class Ledger:
    """Results by match. With a file, each is written as it is entered."""

    def __init__(self, path: Path | None = None) -> None:
        self._rounds: dict[str, dict[int, RoundResult]] = {}
        self._path = path
        self._file: TextIO | None = None

    def __enter__(self) -> Ledger:
        if self._path is not None:
            whole = self._read(self._path) if self._path.exists() else 0
            self._file = self._path.open("r+" if self._path.exists() else "w", encoding="utf-8")
            self._file.truncate(whole)
            self._file.seek(whole)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def rounds(self, match: Match, count: int) -> list[RoundResult]:
        """Return the results among the first ``count`` rounds of a match, in order."""
        played = self._rounds.get(match.key, {})
        return [played[number] for number in sorted(played) if number < count]

    def missing(self, match: Match, count: int) -> list[int]:
        """Return the numbers of the rounds that are missing."""
        played = self._rounds.get(match.key, {})
        return [number for number in range(count) if number not in played]

    def enter(self, match: Match, rounds: list[RoundResult]) -> None:
        """Add results."""
        self._rounds.setdefault(match.key, {}).update((each.number, each) for each in rounds)
        if self._file is not None:
            lines = (json.dumps({"match": match.key, **asdict(each)}) for each in rounds)
            self._file.write("".join(f"{line}\n" for line in lines))
            self._file.flush()

    def _read(self, path: Path) -> int:
        """Read a file and return the length of its complete lines; an incomplete last line is dropped."""
        text = path.read_text(encoding="utf-8")
        whole = text.rfind("\n") + 1
        for number, line in enumerate(text[:whole].splitlines(), start=1):
            try:
                entry: dict[str, Any] = json.loads(line)
                played = RoundResult(**{field.name: entry[field.name] for field in fields(RoundResult)})
                self._rounds.setdefault(str(entry["match"]), {})[played.number] = played
            except (ValueError, KeyError, TypeError) as error:
                raise DataError(f"{path}, line {number}, is not the result of a round: {error}") from None
        return whole
