"""What each kind of card does (L-20 to L-36), one class a kind, as in the tunnel games.

What is offered and what is refused follow from one predicate for each kind of card. Paths are offered from the board's
list of cells where a way ends, and allowed if that list says so (docs/decisions/0011).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.move import AIM, PICK, aim_of, face_of, kind_of, pick_of
from motherlode.core.playable import MOST_MOVES
from motherlode.games.lost_mines.rules import changes
from motherlode.games.lost_mines.rules.board import EMPTY, MINE
from motherlode.games.lost_mines.rules.parts import AIM_AT_CELL, AIM_AT_LOOK, AIM_AT_WAY, Play
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["PLAYS", "ways_to_play"]

# looks, as in LOOKS of the box
_AT_MINE: Final = 0
_AT_TREASURE: Final = 1
_AT_DWARF: Final = 2

# what may be against a token on a way, by number
_NOTHING: Final = 0
_NO_WAY: Final = 1
_TAKEN: Final = 2


def ways_to_play(position: Position, seat: i64, kind: i64) -> list[int]:
    """The codes of all legal ways to play a card, sorted."""
    out = vec[i64]([0] * MOST_MOVES)
    return sorted(out[: position.rules.plays[kind].offer(position, seat, kind, out, 0)])


class LayPath(Play):
    """Lay a path card so that it fits and continues a way (L-20 to L-22)."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_CELL
        self.rule: str = "L-20"

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        board = position.board
        board.refresh()
        ends = board.ends
        fits = board.end_fits
        face = kind * 2
        upright = position.rules.tables.shape[face]
        turned = position.rules.tables.shape[face + 1]
        i: i64 = 0
        while i < len(ends):
            fitting = fits[i]
            if fitting & upright:
                out[n] = ends[i] << AIM | face
                n += 1
            if fitting & turned:
                out[n] = ends[i] << AIM | face + 1
                n += 1
            i += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        board = position.board
        cell = aim_of(code)
        face = face_of(code)
        if board.fitting_at(cell) & position.rules.tables.shape[face]:
            return ""
        if not board.is_free(cell) or not board.has_neighbour(cell):
            return self.rule
        return "L-22" if board.fits(cell, face) else "L-21"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.lay(seat, face_of(code), aim_of(code))


class _OnCard(Play):
    """A card that is played on a card of the board."""

    def __init__(self, rule: str) -> None:
        self.aim: i64 = AIM_AT_CELL
        self.rule: str = rule

    def allows(self, position: Position, cell: i64, kind: i64) -> bool:
        """Whether it can be played on the card of a cell."""
        raise NotImplementedError

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        board = position.board
        i: i64 = 0
        while i < board.laid:
            if self.allows(position, board.placed[i], kind):
                out[n] = board.placed[i] << AIM | kind * 2
                n += 1
            i += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if self.allows(position, aim_of(code), kind_of(code)) else self.rule


class PlaceTool(_OnCard):
    """Put a tool on an obstacle that it clears and that has none yet (L-30)."""

    def __init__(self) -> None:
        super().__init__("L-30")

    def allows(self, position: Position, cell: i64, kind: i64) -> bool:
        tables = position.rules.tables
        face = position.board.face_at(cell)
        return face >= 0 and tables.feature[face] == tables.clears[kind] and cell not in position.tools

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        changes.place_tool(position, seat, kind_of(code), aim_of(code))


class Storm(_OnCard):
    """Take a path card away on which no dwarf stands (L-35)."""

    def __init__(self) -> None:
        super().__init__("L-35")

    def allows(self, position: Position, cell: i64, kind: i64) -> bool:
        face = position.board.face_at(cell)
        return 0 <= face < 2 * position.rules.tables.paths and cell not in position.dwarfs

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        changes.storm(position, seat, kind_of(code), aim_of(code))


class _OnWay(Play):
    """A card that puts a token on a way: between two cards, or where a way ends (L-32, L-36)."""

    def __init__(self, rule: str) -> None:
        self.aim: i64 = AIM_AT_WAY
        self.rule: str = rule

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        """Offer the ways each card owns; the western or northern card owns the way between two."""
        board = position.board
        tables = position.rules.tables
        i: i64 = 0
        while i < board.laid:
            cell = board.placed[i]
            d: i64 = 0
            while d < 4:
                n_cell = tables.grid.near[cell * 4 + d]
                between_cards = board.face_at(n_cell) >= 0
                is_owner = not between_cards or d == 1 or d == 2
                if is_owner and _against_token(position, cell, d) == _NOTHING:
                    out[n] = tables.way(cell, d) << AIM | kind * 2
                    n += 1
                d += 1
            i += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        way = aim_of(code)
        cell = way >> 1
        d: i64 = 2 if way & 1 else 1
        if position.board.face_at(cell) < 0:  # then the card beyond owns the way
            cell = position.rules.tables.grid.near[cell * 4 + d]
            d = (d + 2) & 3
        against = _against_token(position, cell, d)
        if against == _NOTHING:
            return ""
        return self.rule if against == _NO_WAY else "L-36"


class SetTrap(_OnWay):
    """Put a trap on a way (L-32)."""

    def __init__(self) -> None:
        super().__init__("L-32")

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        changes.set_trap(position, seat, kind_of(code), aim_of(code))


class CallTroll(_OnWay):
    """Put a troll on a way until the player's next turn (L-33)."""

    def __init__(self) -> None:
        super().__init__("L-33")

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        changes.call_troll(position, seat, kind_of(code), aim_of(code))


class Look(Play):
    """Look at a mine, at a treasure or at another's dwarf card: at those that the card shows (L-31)."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_LOOK
        self.picks: bool = True
        self.rule: str = "L-31"

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        looks = position.rules.tables.looks[kind]
        look: i64 = 0
        while look <= _AT_DWARF:
            if looks >> look & 1:
                aims = _aims(position, look)
                aim: i64 = 0
                while aim < aims:
                    if _can_look(position, seat, look, aim):
                        out[n] = look << PICK | aim << AIM | kind * 2
                        n += 1
                    aim += 1
            look += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        look = pick_of(code)
        aim = aim_of(code)
        shown = position.rules.tables.looks[kind_of(code)] >> look & 1 and aim < _aims(position, look)
        return "" if shown and _can_look(position, seat, look, aim) else self.rule

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        aim = aim_of(code)
        if pick_of(code) == _AT_MINE:
            changes.scout(position, seat, kind, aim, position.mines[aim])
        elif pick_of(code) == _AT_TREASURE:
            changes.appraise(position, seat, kind, aim, position.treasures[aim])
        else:
            changes.inspect(position, seat, kind, aim, position.roles[aim])


PLAYS: Final[dict[str, Callable[[], Play]]] = {
    "path": LayPath,
    "tool": PlaceTool,
    "trap": SetTrap,
    "troll": CallTroll,
    "storm": Storm,
    "look": Look,
}
"""By the name that the box gives to what a card does."""


def _against_token(position: Position, cell: i64, d: i64) -> i64:
    """What is against a token next to a card: no way leads there (L-32, L-33), or one stands on it (L-36)."""
    if not _is_way(position, cell, d):
        return _NO_WAY
    return _TAKEN if position.token_on(position.rules.tables.way(cell, d)) else _NOTHING


def _is_way(position: Position, cell: i64, d: i64) -> bool:
    """Whether an open edge of a card joins another card, a mine face down, or leads to a free field."""
    board = position.board
    n = position.rules.tables.grid.near[cell * 4 + d]
    return board.joins(cell, d) or (board.open_to(cell, d) and board.cards[n] == EMPTY)


def _aims(position: Position, look: i64) -> i64:
    """How many mines, treasures or dwarf cards there are to look at, before any rule."""
    if look == _AT_MINE:
        return position.rules.tables.mine_count
    return len(position.treasures) if look == _AT_TREASURE else position.seats


def _can_look(position: Position, seat: i64, look: i64, aim: i64) -> bool:
    """Whether there is something to look at: a face-down mine, a free treasure, another's dwarf card."""
    if look == _AT_MINE:
        return position.board.cards[position.rules.tables.mine_cells[aim]] == MINE
    if look == _AT_TREASURE:
        return position.holders[aim] == NOBODY
    return aim != seat
