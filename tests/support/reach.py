"""Fit and reachability computed independently: a walk over the cards' arms, without engine code.

Written from the rules B-20 to B-26, S-22 and S-35; slow, and easy to read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["NaiveMaze", "hindrance"]

Cell = tuple[int, int]
Arm = tuple[Cell, str]

_STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
_TOOLS = {"pick", "lamp", "cart"}


def _groups(face: str) -> list[str]:
    return face.partition("+")[0].split(".")


def _edges(face: str) -> str:
    return "".join(_groups(face))


def _is_ladder(face: str) -> bool:
    return face.endswith("+ladder")


def _beyond(cell: Cell, edge: str) -> Cell:
    return cell[0] + _STEP[edge][0], cell[1] + _STEP[edge][1]


@dataclass(frozen=True, slots=True)
class NaiveMaze:
    """The cards that lie face up, where the start and the goals are, and which goals lie face down."""

    faces: dict[Cell, str]
    start: Cell
    goals: set[Cell]
    face_down: set[Cell]

    @classmethod
    def of(cls, table: Any) -> NaiveMaze:
        """The maze of a snapshot."""
        return cls(
            faces={tile.cell: tile.face for tile in table.maze},
            start=next(tile.cell for tile in table.maze if tile.name == "start"),
            goals={goal.cell for goal in table.goals},
            face_down={goal.cell for goal in table.goals if not goal.face_up},
        )

    def reached(self) -> set[Arm]:
        """Every arm that a corridor connects with the start; ladders are connected with it (S-22)."""
        found: set[Arm] = set()
        sources = [cell for cell, face in self.faces.items() if cell == self.start or _is_ladder(face)]
        todo = [(cell, edge) for cell in sources for edge in _edges(self.faces[cell])]
        while todo:
            cell, edge = todo.pop()
            if (cell, edge) not in found and edge in _edges(self.faces.get(cell, "")):
                found.add((cell, edge))
                joined = next(group for group in _groups(self.faces[cell]) if edge in group)
                todo += [(cell, other) for other in joined]
                todo.append((_beyond(cell, edge), _BACK[edge]))
        return found

    def beside(self) -> set[Cell]:
        """Every cell next to a card, and the cards' own."""
        return {*self.faces, *(_beyond(cell, edge) for cell in self.faces for edge in _STEP)}

    def fits(self, face: str, cell: Cell) -> bool:
        """B-21, B-24: open meets open and closed meets closed; a goal that lies face down asks nothing."""
        for edge in _STEP:
            other = self.faces.get(_beyond(cell, edge))
            if other is not None and (edge in _edges(face)) != (_BACK[edge] in _edges(other)):
                return False
        return True

    def why_not(self, face: str, cell: Cell, reached: set[Arm]) -> str:
        """The rule that forbids laying a card so; empty if none does."""
        if cell in self.faces or cell in self.goals or not any(_beyond(cell, edge) in self.faces for edge in _STEP):
            return "B-20"
        if not self.fits(face, cell):
            return "B-21"
        if _is_ladder(face):
            return "" if self._ladder_joins(face, cell) else "S-22"
        return "" if any((_beyond(cell, edge), _BACK[edge]) in reached for edge in _edges(face)) else "B-23"

    def _ladder_joins(self, face: str, cell: Cell) -> bool:
        """S-22: a ladder joins on to any tunnel, connected or not, and none of its arms faces a goal."""
        near = [_beyond(cell, edge) for edge in _edges(face)]
        return not self.goals & set(near) and any(other in self.faces for other in near)


def hindrance(front: tuple[str, ...]) -> str:
    """The rule by which a card in front of a player forbids laying tunnels; empty if none does."""
    if _TOOLS & set(front):
        return "B-26"
    return "S-35" if "trap" in front else ""
