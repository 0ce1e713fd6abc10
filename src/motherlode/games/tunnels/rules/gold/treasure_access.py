"""Access to the treasure: who can walk there from the start, past doors (S-23)."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.games.tunnels.rules.position import Position

__all__ = ["crystals_in_sight", "reaches_treasure"]


def reaches_treasure(position: Position, colour: i64) -> bool:
    """Whether some way from the start to the treasure has no door but of this colour."""
    tables = position.rules.tables
    maze = position.maze
    treasure = _treasure_cell(position)
    if treasure < 0:
        return False
    seen: set[int] = set()
    reached: list[tuple[int, int]] = [(tables.start_cell, 15)]
    i: i64 = 0
    while i < maze.laid:
        cell = i64(maze.placed[i])
        face = maze.face_at(cell)
        if tables.source[face]:
            reached.append((cell, tables.source[face]))
        i += 1
    while reached:
        at, arms = reached.pop()
        d: i64 = 0
        while d < 4:
            if arms >> d & 1 and 4 * at + d not in seen:
                seen.add(4 * at + d)
                n = tables.grid.near[4 * at + d]
                back = (d + 2) & 3
                face = maze.face_at(n)
                if face >= 0 and tables.open[face] >> back & 1:
                    if n == treasure:
                        return True
                    reached.append((n, _arms_from(position, face, back, colour)))
            d += 1
    return False


def _arms_from(position: Position, face: i64, arm: i64, colour: i64) -> i64:
    """The arms one can walk to from an arm of a card: none past a door of another colour."""
    tables = position.rules.tables
    one: i64 = 1
    door = tables.doors[face]
    if door and door != colour:
        return one << arm
    return tables.joined[face * 16 + (one << arm)]


def _treasure_cell(position: Position) -> i64:
    goal: i64 = 0
    while goal < position.rules.tables.goal_count:
        if position.goals[goal] == position.rules.tables.treasure and not position.goal_is_hidden(goal):
            return position.rules.tables.goal_cells[goal]
        goal += 1
    return -1


def crystals_in_sight(position: Position) -> i64:
    """Crystals on the cards of the maze, connected or not (S-24, S-57)."""
    maze = position.maze
    found: i64 = 0
    i: i64 = 0
    while i < maze.laid:
        found += position.rules.tables.crystals[maze.face_at(i64(maze.placed[i]))]
        i += 1
    return found
