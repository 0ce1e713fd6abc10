"""Short playthroughs around one notable event: legal moves, events, and each viewer's view.

A field of the viewers' lines is printed once for all who see it so, in brackets: ``all`` is the referee, ``none`` the
spectator, ``each`` everybody. After a move only the fields that changed follow. An event is printed once, and below it
what others saw of it where that differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from motherlode import Event, Game, Move
from motherlode.core.visibility import redact
from support.tables import Table
from support.walks import Chooser, chance, digging, walk

__all__ = ["Situation", "playthrough"]

Lines = dict[int, str]


@dataclass(frozen=True)
class Situation:
    """A moment of a seeded game: the first event of a class, and how many moves to show up to it."""

    name: str
    table: Table
    seed: int
    event: str
    comment: str
    moves: int = 1
    choose: Chooser = digging

    @property
    def file_name(self) -> str:
        """Where its playthrough is kept."""
        return f"{self.table.ruleset}-{self.name}.txt"

    def game(self) -> Game:
        """The game at its beginning."""
        return self.table.short().game(f"golden {self.seed}")

    def all_moves(self) -> list[Move]:
        """The moves up to the event."""
        game = self.game()
        moves = []
        for move, events in walk(game, chance("playthrough", self.table.short(), self.seed), self.choose):
            moves.append(move)
            if any(type(happened).__name__ == self.event for happened in events):
                return moves
        raise AssertionError(f"{self.file_name}: there is no {self.event} in this game")


def playthrough(situation: Situation) -> str:
    """The text of a situation."""
    return "\n".join(_lines_of(situation)) + "\n"


def _lines_of(situation: Situation) -> Iterator[str]:
    moves = situation.all_moves()
    viewers = situation.table.viewers
    game = situation.game()
    for move in moves[: -situation.moves]:
        game.play(move)
    yield f"# {situation.comment}"
    yield f"# {situation.table.short()}, seed 'golden {situation.seed}', after {len(game.history)} moves"
    lines = _views(game, viewers)
    yield from _changes(dict.fromkeys(lines, ""), lines)
    for move in moves[-situation.moves :]:
        yield ""
        yield f"== {len(game.history) + 1}. seat {game.actor} on its {game.asked}: {move}"
        yield f"legal {len(game.legal)}: {_shortened(list(game.legal))}"
        yield from _events(game.play(move), viewers)
        before, lines = lines, _views(game, viewers)
        yield from _changes(before, lines)
    if game.over:
        yield f"{game.result}"


def _shortened(legal: list[Move]) -> str:
    """The legal moves, but of those that name cards in hand only how many there are of each kind."""
    discards = Counter(str(Move(move.head, ("…",) * len(move.cards))) for move in legal if move.cards)
    plays = [str(move) for move in legal if not move.cards]
    return " ".join([*plays, *(f"{count}×{kind}" for kind, count in discards.items())])


def _name(viewer: int) -> str:
    return {-2: "all", -1: "none"}.get(viewer, str(viewer))


def _names(viewers: Iterable[int]) -> str:
    return " ".join(_name(viewer) for viewer in viewers)


def _views(game: Game, viewers: Iterable[int]) -> Lines:
    return {viewer: str(game.view(viewer)) for viewer in viewers}


def _events(events: tuple[Event, ...], viewers: Iterable[int]) -> Iterator[str]:
    for happened in events:
        yield f"event {happened}"
        seen: dict[str, list[int]] = {}
        for viewer in viewers:
            seen.setdefault(str(redact(happened, viewer)), []).append(viewer)
        for text, seers in list(seen.items())[1:]:
            yield f"    [{_names(seers)}] {text}"


def _changes(before: Lines, after: Lines) -> Iterator[str]:
    """The fields that are new in somebody's line, and those that are gone from it."""
    seen: dict[str, list[int]] = {}
    for viewer, line in after.items():
        old, new = before[viewer].split(" "), line.split(" ")
        gone = [f"no {field.partition('=')[0]}" for field in old if field and not _has(new, field.partition("=")[0])]
        for field in [field for field in new if field not in old] + gone:
            seen.setdefault(field, []).append(viewer)
    for field, seers in seen.items():
        yield f"{field} [{'each' if len(seers) == len(after) else _names(seers)}]"


def _has(fields: list[str], name: str) -> bool:
    return any(field.partition("=")[0] == name for field in fields)
