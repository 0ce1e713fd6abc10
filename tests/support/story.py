"""A whole game printed with everything at every step: legal moves, events as each viewer saw them, every view's line.

Only what changed is printed: an event once, with what others saw of it where that differs, and of each viewer's line
the fields that are new, with the viewers who see them so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from motherlode import Event, Game, Move, print_record, record_of
from motherlode.core.visibility import redact
from support.tables import Table
from support.walks import chance, digging

__all__ = ["story"]

Lines = dict[int, str]


def story(table: Table, seed: str) -> str:
    """The text of a game of digging."""
    return "\n".join(_told(table, seed)) + "\n"


def _told(table: Table, seed: str) -> Iterator[str]:
    game = table.game(seed)
    stream = chance("story", table, seed)
    yield from _heading(f"{table}, seed {seed!r}")
    yield from _events(game.events, table.viewers)
    lines = _lines(game, table)
    yield from _whole(lines)
    while not game.over:
        legal = list(game.legal)
        move = digging(legal, stream)
        yield from _heading(f"{len(game.history) + 1}. seat {game.actor} on its {game.asked}: {move}")
        yield f"legal {len(legal)}: {_shortly(legal)}"
        yield from _events(game.play(move), table.viewers)
        before, lines = lines, _lines(game, table)
        yield from _changes(before, lines)
    yield from _heading("the end")
    yield f"{game.result}"
    yield from _whole(lines)
    for viewer in (-2, 0):
        yield from _heading(f"the record, for {_name(viewer)}")
        yield print_record(record_of(game, viewer)).rstrip("\n")


def _shortly(legal: list[Move]) -> str:
    """The legal moves, but of those that name cards in hand only how many there are of each kind."""
    discards = Counter(str(Move(move.head, ("…",) * len(move.cards))) for move in legal if move.cards)
    plays = [str(move) for move in legal if not move.cards]
    return " ".join([*plays, *(f"{count}×{kind}" for kind, count in discards.items())])


def _heading(text: str) -> Iterator[str]:
    yield ""
    yield f"== {text}"


def _name(viewer: int) -> str:
    return {-2: "all", -1: "none"}.get(viewer, str(viewer))


def _names(viewers: Iterable[int]) -> str:
    return " ".join(_name(viewer) for viewer in viewers)


def _lines(game: Game, table: Table) -> Lines:
    return {viewer: str(game.view(viewer)) for viewer in table.viewers}


def _whole(lines: Lines) -> Iterator[str]:
    for viewer, line in lines.items():
        yield f"[{_name(viewer)}] {line}"


def _events(events: tuple[Event, ...], viewers: Iterable[int]) -> Iterator[str]:
    for happened in events:
        yield f"event {happened}"
        seen: dict[str, list[int]] = {}
        for viewer in viewers:
            seen.setdefault(str(redact(happened, viewer)), []).append(viewer)
        for text, eyes in list(seen.items())[1:]:
            yield f"    [{_names(eyes)}] {text}"


def _changes(before: Lines, after: Lines) -> Iterator[str]:
    """The fields that are new in somebody's line, and those that are gone from it."""
    seen: dict[str, list[int]] = {}
    for viewer, line in after.items():
        old, new = before[viewer].split(" "), line.split(" ")
        gone = [f"no {field.partition('=')[0]}" for field in old if not _has(new, field.partition("=")[0])]
        for field in [field for field in new if field not in old] + gone:
            seen.setdefault(field, []).append(viewer)
    for field, eyes in seen.items():
        yield f"{field} [{'each' if len(eyes) == len(after) else _names(eyes)}]"


def _has(fields: list[str], name: str) -> bool:
    return any(field.partition("=")[0] == name for field in fields)
