"""Laying a tunnel card (B-20 to B-26)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.rules.maze import FRONTIER, GOAL
from motherlode.games.tunnels.rules.move_codes import AIM, AIM_AT_CELL, aim_of, face_of
from motherlode.games.tunnels.rules.parts import Play
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.turn_flow import turn_up_goals

__all__ = ["Lay", "hindrance"]


class Lay(Play):
    """Laid beside the maze, fitting on all sides, connected to the start, by a player whose tools are whole."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_CELL
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if position.front[seat] & position.rules.tables.hinders:
            return n
        maze = position.maze
        tables = position.rules.tables
        fits = maze.frontier_fits()
        frontier = maze.frontier
        face = kind * 2
        upright = tables.shape[face]
        turned = tables.shape[face + 1]
        either = upright | turned
        i: i64 = 0
        fed = maze.frontier_size
        while i < fed:
            fitting = fits[i]
            if fitting & either:
                if fitting & upright:
                    out[n] = frontier[i] << AIM | face
                    n += 1
                if fitting & turned:
                    out[n] = frontier[i] << AIM | face + 1
                    n += 1
            i += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        if position.front[seat] & position.rules.tables.hinders:
            return False
        maze = position.maze
        tables = position.rules.tables
        fits = maze.frontier_fits()
        either = tables.shape[kind * 2] | tables.shape[kind * 2 + 1]
        i: i64 = 0
        while i < maze.frontier_size:
            if fits[i] & either:
                return True
            i += 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        maze = position.maze
        tables = position.rules.tables
        one: i64 = 1
        cell = aim_of(code)
        rule = hindrance(position, seat)
        if rule:
            return rule
        if maze.board[cell] >= GOAL or not self._has_neighbour(position, cell):
            return "B-20"
        asked: int = maze.side[cell]
        if not tables.fits[asked] & one << tables.open[face_of(code)]:
            return "B-21"
        if maze.board[cell] != FRONTIER:
            return "B-23"
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.lay(seat, face_of(code), aim_of(code))
        if position.maze.touched:
            turn_up_goals(position)

    def _has_neighbour(self, position: Position, cell: i64) -> bool:
        near = position.rules.tables.grid.near
        d: i64 = 0
        while d < 4:
            if position.maze.face_at(near[cell * 4 + d]) >= 0:
                return True
            d += 1
        return False


def hindrance(position: Position, seat: i64) -> str:
    """The rule by which something in front of a player keeps them from laying tunnels (B-26, S-35); empty if none."""
    tables = position.rules.tables
    hindering = position.front[seat] & tables.hinders
    sign: i64 = 0
    while hindering >> sign:
        if hindering >> sign & 1:
            return tables.hinder_rules[sign]
        sign += 1
    return ""
