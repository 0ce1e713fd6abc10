"""A naive reference for the legal moves, written from the rules' words, to compare the engine with."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.core.faces import EDGES, Face
from motherlode.core.move import Cell
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

__all__ = ["moves_of", "reached_arms", "step"]

_STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
_CARDS = {card.name: card for card in open_box("base").deck}

Arm = tuple[Cell, str]


def step(cell: Cell, edge: str) -> Cell:
    """The cell beyond an edge."""
    return cell[0] + _STEPS[edge][0], cell[1] + _STEPS[edge][1]


def _groups(face: str) -> list[str]:
    return face.split(".")


def _open(face: str) -> set[str]:
    return set(face) - {"."}


def reached_arms(shown: TunnelsSnapshot) -> set[Arm]:
    """B-23: every arm that is connected to the start."""
    faces = {tile.cell: tile.face for tile in shown.maze}
    reached: set[Arm] = set()
    waiting: list[Arm] = [((0, 0), edge) for edge in EDGES]
    while waiting:
        cell, edge = waiting.pop()
        if (cell, edge) in reached:
            continue
        reached.add((cell, edge))
        beyond, back = step(cell, edge), _BACK[edge]
        joined = [group for group in _groups(faces.get(beyond, "")) if back in group]
        waiting += [(beyond, arm) for group in joined for arm in group]
    return reached


def moves_of(shown: TunnelsSnapshot) -> set[str]:
    """Every legal move of the actor's turn, as text."""
    return {move for card in set(shown.hands[shown.actor]) for move in _uses(shown, card)}


def _uses(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    yield f"pass({card})"
    plays = {"lay": _lays, "break": _breaks, "fix": _fixes, "map": _maps, "rockfall": _rockfalls}
    yield from plays[_CARDS[card].play](shown, card)


def _lays(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    if shown.front[shown.actor]:
        return
    faces = {tile.cell: tile.face for tile in shown.maze}
    hidden = {goal.cell for goal in shown.goals if not goal.face_up}
    reached = reached_arms(shown)
    free = {step(cell, edge) for cell in faces for edge in EDGES} - set(faces) - hidden
    for face in {card, str(Face.parse(card).turned())}:
        for cell in free:
            sides = [(edge, step(cell, edge), _BACK[edge]) for edge in EDGES]
            fits = all((edge in face) == (back in _open(faces[n])) for edge, n, back in sides if n in faces)
            if fits and any(edge in face and (n, back) in reached for edge, n, back in sides):
                yield f"{face}@{cell[0]},{cell[1]}"


def _breaks(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    for seat, broken in enumerate(shown.front):
        if seat != shown.actor and _CARDS[card].signs[0] not in broken:
            yield f"{card}>{seat}"


def _fixes(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    signs = _CARDS[card].signs
    for seat, broken in enumerate(shown.front):
        for sign in set(signs) & set(broken):
            yield f"{card}={sign}>{seat}" if len(signs) > 1 else f"{card}>{seat}"


def _maps(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    for goal in shown.goals:
        if not goal.face_up:
            yield f"{card}@{goal.cell[0]},{goal.cell[1]}"


def _rockfalls(shown: TunnelsSnapshot, card: str) -> Iterator[str]:
    for tile in shown.maze:
        if not tile.name:
            yield f"{card}@{tile.cell[0]},{tile.cell[1]}"
