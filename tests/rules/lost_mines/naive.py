"""A naive reference for the legal moves of The Lost Mines, written from the rules' words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from motherlode.core.move import Cell
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot

__all__ = ["Walk", "moves_of", "scores_of", "walks_of"]

Walk = tuple[Cell, frozenset[frozenset[Cell]], Cell | None]
"""What matters of a walk: where it ends, the traps it crosses and, into a mine face down, the card it comes from."""

_SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
_CLEARS = {"axe": "tree", "boat": "lake", "rope": "ditch"}


def _beyond(cell: Cell, side: str) -> Cell:
    return cell[0] + _SIDES[side][0], cell[1] + _SIDES[side][1]


def _open(face: str) -> str:
    return face.partition("+")[0]


def _turned(card: str) -> str:
    ways, plus, feature = card.partition("+")
    return "".join(sorted((_BACK[side] for side in ways), key="NESW".index)) + plus + feature


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


class _Table:
    """What lies where."""

    def __init__(self, shown: LostMinesSnapshot) -> None:
        self.shown = shown
        self.tiles = {tile.cell: tile for tile in shown.board}
        self.hidden = {mine.cell for mine in shown.mines if not mine.face_up}
        self.fields = {(column, row) for column in range(1, shown.columns + 1) for row in range(1, shown.rows + 1)}
        self.free = self.fields - set(self.tiles) - self.hidden
        self.tokens = {frozenset(token.way): token.name for token in shown.tokens}

    def leads(self, cell: Cell, side: str) -> bool:
        """Whether the card on a cell is open to a side."""
        return cell in self.tiles and side in _open(self.tiles[cell].face)

    def joined(self, cell: Cell, side: str) -> bool:
        """Whether a dwarf could go from a cell to the next along a way."""
        other = _beyond(cell, side)
        return self.leads(cell, side) and (other in self.hidden or self.leads(other, _BACK[side]))


def moves_of(shown: LostMinesSnapshot, has_called: bool) -> set[str]:
    """Every legal move of the actor as text, save walks."""
    if shown.asked == "vote":
        return {"vote=yes", "vote=no"}
    if shown.asked == "walk":
        return {"stay"}
    if shown.asked == "treasure":
        mine = next(tile.name for tile in shown.board if shown.actor in tile.dwarfs)
        kinds = enumerate(shown.treasures)
        return {f"take=treasure-{n}" for n, one in kinds if one.kind == mine and one.holder is None}
    hand = shown.hands[shown.actor]
    moves = {f"discard({','.join(cards)})" for count in (1, 2) for cards in combinations(hand, count)}
    moves |= set() if has_called else {"call-vote"}
    return moves.union(*(_plays(_Table(shown), card) for card in set(hand)))


def _plays(table: _Table, card: str) -> set[str]:
    if card[0] in "NESW":
        return set(_lays(table, card))
    if card in _CLEARS:
        fallen = [tile for tile in table.tiles.values() if tile.face.endswith(f"+{_CLEARS[card]}") and not tile.tool]
        return {f"{card}@{_at(tile.cell)}" for tile in fallen}
    if card == "storm":
        return {f"storm@{_at(tile.cell)}" for tile in table.tiles.values() if not tile.name and not tile.dwarfs}
    if card in ("trap", "troll"):
        return set(_token_ways(table, card))
    return {card + look for kind in card.removeprefix("look-").split("+") for look in _looks(table, kind)}


def _lays(table: _Table, card: str) -> Iterator[str]:
    for face in {card, _turned(card)}:
        for cell in table.free:
            beside = {side: _beyond(cell, side) for side in _SIDES if _beyond(cell, side) in table.tiles}
            fits = all(table.leads(other, _BACK[side]) == (side in _open(face)) for side, other in beside.items())
            if fits and any(side in _open(face) for side in beside):
                yield f"{face}@{_at(cell)}"


def _token_ways(table: _Table, card: str) -> Iterator[str]:
    for cell in table.tiles:
        for side in _SIDES:
            other = _beyond(cell, side)
            if (table.joined(cell, side) or (table.leads(cell, side) and other in table.free)) and (
                frozenset((cell, other)) not in table.tokens
            ):
                yield f"{card}@{'/'.join(map(_at, sorted((cell, other))))}"


def _looks(table: _Table, kind: str) -> set[str]:
    shown = table.shown
    if kind == "mine":
        return {f"=mine@{_at(cell)}" for cell in table.hidden}
    if kind == "treasure":
        return {f"=treasure-{number}" for number, one in enumerate(shown.treasures) if one.holder is None}
    return {f"=dwarf>{seat}" for seat in range(shown.seats) if seat != shown.actor}


# ---- walks ---------------------------------------------------------------------------------------------------------


def walks_of(shown: LostMinesSnapshot) -> dict[Walk, int]:
    """Every walk of the actor that matters, with the fewest cards it takes."""
    table = _Table(shown)
    start = shown.dwarfs[shown.actor]
    reach = 5 if table.tiles[start].face.endswith("+campfire") else 3
    found: dict[Walk, int] = {}
    for trail in _trails(table, [start], reach):
        steps = [frozenset(pair) for pair in pairwise(trail)]
        traps = frozenset(step for step in steps if table.tokens.get(step) == "trap")
        walk = (trail[-1], traps, trail[-2] if trail[-1] in table.hidden else None)
        found[walk] = min(found.get(walk, 9), len(steps))
    return found


def _trails(table: _Table, trail: list[Cell], left: int) -> Iterator[list[Cell]]:
    if left == 0 or trail[-1] in table.hidden:
        return
    for side in _SIDES:
        other = _beyond(trail[-1], side)
        is_way = table.joined(trail[-1], side) and table.tokens.get(frozenset((trail[-1], other))) != "troll"
        if is_way and other not in trail and _has_room(table, other):
            yield [*trail, other]
            yield from _trails(table, [*trail, other], left - 1)


def _has_room(table: _Table, cell: Cell) -> bool:
    if cell in table.hidden:
        return True
    tile = table.tiles[cell]
    feature = tile.face.partition("+")[2]
    if feature in _CLEARS.values() and not tile.tool:
        return False
    return feature in ("", "campfire") or not set(tile.dwarfs) - {table.shown.actor}


# ---- scores --------------------------------------------------------------------------------------------------------


def scores_of(shown: LostMinesSnapshot) -> tuple[int, ...]:
    """What everyone gains by the round that has ended, before the dragon (L-52 to L-54)."""
    hauls = [[int(one.value) for one in shown.treasures if one.holder == seat] for seat in range(shown.seats)]
    gains = [sum(haul) if role == "selfish" else 0 for haul, role in zip(hauls, shown.roles, strict=True)]
    for clan in ("blue", "yellow"):
        sharers = [seat for seat in range(shown.seats) if _shares(shown, seat, clan)]
        pool = sum(sum(hauls[seat]) for seat in sharers)
        best = max((max(hauls[seat], default=0) for seat in sharers), default=0)
        finders = [seat for seat in sharers if best and best in hauls[seat]]
        for seat in sharers:
            gains[seat] = pool // len(sharers) + (pool % len(sharers) // len(finders) if seat in finders else 0)
    return tuple(gains)


def _shares(shown: LostMinesSnapshot, seat: int, clan: str) -> bool:
    loyal = {"loyal": clan, "saboteur": "yellow" if clan == "blue" else "blue"}
    return shown.roles[seat] != "selfish" and shown.clans[seat] == loyal[shown.roles[seat]]
