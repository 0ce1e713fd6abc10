"""A naive reference for Saboteur 2, written from the rules' words, to compare the engine with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from motherlode.core.move import Cell
from motherlode.games.tunnels.views.snapshot import Tile, TunnelsSnapshot

__all__ = ["can_reach", "goes_on", "moves_of", "pay_of", "reached_arms", "thieves_of"]

Arm = tuple[Cell, str]

_OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
_REMOVES = {
    "hands-off": ["theft"],
    "free": ["trap"],
    "fix-pick": ["pick"],
    "fix-lamp": ["lamp"],
    "fix-cart": ["cart"],
    "fix-lamp+pick": ["lamp", "pick"],
    "fix-cart+pick": ["cart", "pick"],
    "fix-cart+lamp": ["cart", "lamp"],
}
_PUTS = {"trap": "trap", "break-pick": "pick", "break-lamp": "lamp", "break-cart": "cart"}


def beyond(cell: Cell, edge: str) -> Cell:
    """The cell beyond an edge of a cell."""
    column, row = cell
    return {"N": (column, row - 1), "E": (column + 1, row), "S": (column, row + 1), "W": (column - 1, row)}[edge]


def _joins(face: str) -> list[str]:
    return face.split("+")[0].split(".")


def _open(face: str) -> str:
    return "".join(_joins(face))


def _turned(face: str) -> str:
    """The face by 180°, its groups and edges written from north clockwise."""
    groups = ["".join(sorted((_OPPOSITE[edge] for edge in group), key="NESW".index)) for group in _joins(face)]
    printed = face.partition("+")[2]
    return ".".join(sorted(groups, key=lambda group: "NESW".index(group[0]))) + (f"+{printed}" if printed else "")


# ---- connection ----------------------------------------------------------------------------------------------------


def _walk(tiles: dict[Cell, Tile], barred: str) -> set[Arm]:
    """All arms reachable from the start and the ladders without passing a door of a colour (S-22, S-23)."""
    come_to: set[Arm] = set()
    waiting = [
        (cell, edge)
        for cell, tile in tiles.items()
        if tile.name == "start" or tile.face.endswith("+ladder")
        for edge in _open(tile.face)
    ]
    while waiting:
        cell, edge = waiting.pop()
        if (cell, edge) in come_to:
            continue
        come_to.add((cell, edge))
        other = tiles.get(beyond(cell, edge))
        back = _OPPOSITE[edge]
        if other is not None and back in _open(other.face):
            passes = not barred or not other.face.endswith(f"+{barred}")
            arms = next(group for group in _joins(other.face) if back in group) if passes else back
            waiting += [(other.cell, arm) for arm in arms]
    return come_to


def reached_arms(shown: TunnelsSnapshot) -> set[Arm]:
    """Every arm that is connected to the start (B-23, S-20 to S-22, S-25)."""
    return _walk({tile.cell: tile for tile in shown.maze}, "")


def can_reach(shown: TunnelsSnapshot, team: str) -> bool:
    """Whether a team can walk to the treasure: blue without green doors, green without blue ones."""
    tiles = {tile.cell: tile for tile in shown.maze}
    come_to = _walk(tiles, "green" if team == "blue" else "blue")
    return any(tiles[cell].name == "treasure" for cell, _ in come_to)


# ---- moves ---------------------------------------------------------------------------------------------------------


def moves_of(shown: TunnelsSnapshot) -> set[str]:
    """Every legal move of the actor, as text."""
    if shown.asked == "theft":
        return {f"rob>{seat}" for seat in range(shown.seats) if seat != shown.actor}
    hand = shown.hands[shown.actor]
    moves = {f"pass({','.join(cards)})" for count in (1, 2, 3) for cards in combinations(hand, count)}
    for sign in shown.front[shown.actor]:
        moves |= {f"shed({','.join(cards)})={sign}" for cards in combinations(hand, 2)}
    return moves.union(*(_plays(shown, card) for card in set(hand)))


def _plays(shown: TunnelsSnapshot, card: str) -> set[str]:
    everyone = set(range(shown.seats))
    others = everyone - {shown.actor}
    if card[0] in "NESW":
        return set(_lays(shown, card)) if set(shown.front[shown.actor]) <= {"theft"} else set()
    if card in _PUTS:
        return {f"{card}>{seat}" for seat in others if _PUTS[card] not in shown.front[seat]}
    if card in _REMOVES:
        signs = _REMOVES[card]
        aims = [(sign, seat) for sign in signs for seat in everyone if sign in shown.front[seat]]
        return {f"{card}={sign}>{seat}" if len(signs) > 1 else f"{card}>{seat}" for sign, seat in aims}
    if card == "map":
        return {f"map@{goal.cell[0]},{goal.cell[1]}" for goal in shown.goals if not goal.face_up}
    if card == "rockfall":
        return {f"rockfall@{tile.cell[0]},{tile.cell[1]}" for tile in shown.maze if not tile.name}
    if card == "theft":
        return set() if "theft" in shown.front[shown.actor] else {"theft"}
    aimed_at = {"swap-hats": everyone, "swap-hands": others, "inspect": others}[card]
    return {f"{card}>{seat}" for seat in aimed_at}


def _lays(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    tiles = {tile.cell: tile for tile in shown.maze}
    goals = {goal.cell for goal in shown.goals}
    reached = reached_arms(shown)
    free = {beyond(cell, edge) for cell in tiles for edge in "NESW"} - set(tiles) - goals
    for face in {card, _turned(card)}:
        for cell in free:
            sides = {edge: beyond(cell, edge) for edge in "NESW"}
            beside = {edge: tiles[at] for edge, at in sides.items() if at in tiles}
            if any((edge in _open(face)) != (_OPPOSITE[edge] in _open(tile.face)) for edge, tile in beside.items()):
                continue
            if face.endswith("+ladder"):
                looks_at_goal = any(edge in _open(face) for edge, at in sides.items() if at in goals)
                joined = any(edge in _open(face) for edge, tile in beside.items() if tile.cell not in goals)
                good = joined and not looks_at_goal
            else:
                good = any(edge in _open(face) and (at, _OPPOSITE[edge]) in reached for edge, at in sides.items())
            if good:
                yield f"{face}@{cell[0]},{cell[1]}"


# ---- the end of a round --------------------------------------------------------------------------------------------


def goes_on(shown: TunnelsSnapshot) -> bool:
    """Whether the round goes on (S-40).

    It does while the treasure is not reached, and there are cards to draw or somebody can do more than pass.
    """
    if any(goal.name == "treasure" and goal.face_up for goal in shown.goals):
        return False
    seats = range(shown.seats)
    moves = [move for seat in seats for move in moves_of(replace(shown, actor=seat, asked="turn"))]
    return shown.deck > 0 or any(not move.startswith("pass") for move in moves)


def pay_of(shown: TunnelsSnapshot, finisher: str) -> tuple[int, ...]:
    """What everyone is paid for the round that has ended, before theft (S-50 to S-59)."""
    free = ["trap" not in signs for signs in shown.front]
    group = _winners(shown, finisher)
    size = sum(free[seat] and role in group for seat, role in enumerate(shown.roles))
    gold = [0] * shown.seats
    geologists = [seat for seat, role in enumerate(shown.roles) if role == "geologist" and free[seat]]
    crystals = sum(tile.face.endswith("+crystal") for tile in shown.maze)
    for seat, role in enumerate(shown.roles):
        if free[seat] and role in group:
            each = [0, 5, 4, 3, 2][size] if size < 5 else 1
            gold[seat] = max(0, each - {"boss": 1, "profiteer": 2}.get(role, 0))
        elif seat in geologists:
            gold[seat] = crystals // len(geologists)
    return tuple(gold)


def _winners(shown: TunnelsSnapshot, finisher: str) -> set[str]:
    if not any(goal.name == "treasure" and goal.face_up for goal in shown.goals):
        return {"saboteur", "profiteer"}
    able = {team for team in ("blue", "green") if can_reach(shown, team)}
    teams = {finisher} if finisher in able else able
    return teams | {"boss", "profiteer"}


def thieves_of(shown: TunnelsSnapshot, played: Sequence[int]) -> list[int]:
    """Who steals, in order; ``played`` are the seats in the order in which they played a theft (S-60)."""
    owners = [seat for seat, signs in enumerate(shown.front) if "theft" in signs]
    latest = [seat for seat in reversed(played) if seat in owners]
    circle = [(latest[0] + step) % shown.seats for step in range(shown.seats)] if latest else []
    return [seat for seat in circle if seat in owners and "trap" not in shown.front[seat]]
