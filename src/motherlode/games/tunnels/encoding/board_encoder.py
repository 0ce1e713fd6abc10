"""The board of a tunnel game in an observation, and the unseen cards, updated where they changed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from motherlode.core.encoding.marks import Marks
from motherlode.games.tunnels.encoding.board_marks import BoardMarks
from motherlode.games.tunnels.encoding.history import TunnelHistory
from motherlode.games.tunnels.encoding.window import CELLS
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import FRONTIER, GOAL, LYING
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["BoardEncoder"]


class BoardEncoder(TunnelHistory):
    """Writes what is public of the maze and the discards, and what a seat has not seen of the deck."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        tables = rules.tables
        copies = [0] * len(rules.plays)
        for kind in tables.deck:
            copies[kind] += 1
        self._copies: vec[u8] = vec[u8](copies)
        self._fixtures: vec[i64] = append(tables.goal_cells[:], tables.start_cell)
        self._unseen_at: i64 = self.layout.start("unseen")
        self._passed_at: i64 = self.layout.start("passed")
        self.board: i64 = self.layout.start("board")

    def new_marks(self) -> Marks:
        return BoardMarks(int(self.kinds), int(self.seats))

    def write_board(self, position: Position, out: vec[u8], at: i64, marks: BoardMarks) -> None:
        """Write the board: cards with their reached arms, the frontier, and goals.

        Of a goal face down, nothing but that is written. The rest of the board is drawn where it has changed.
        """
        maze = position.maze
        board = maze.board
        side = maze.side
        slots = maze.area.slots
        corner = self.window.look(maze)
        start = self.window.start
        places = self.window.places
        if not marks.is_drawn(position, corner):
            marks.board.clear(out, at)
            marks.begin(position, corner, self._copies)
            self._draw_fixtures(maze, start, out, at, marks.board)
        laid = maze.laid
        frontier_size = maze.frontier_size
        added = laid - marks.laid
        set_places = marks.board.reserve(2 * added + frontier_size)
        n = marks.board.count
        i = marks.frontier
        if added > 1:
            i = 0
        elif added == 1 and i > 0:
            i -= 1  # the last cell of the frontier took the place of the one that the card was laid on
        marks.frontier = frontier_size
        cells = maze.frontier
        while i < frontier_size:
            place = i64(places[start + i64(cells[i])])
            if place >= 0 and out[at + place] == 0:
                out[at + place] = FRONTIER
                set_places[n] = i16(place)
                n += 1
            i += 1
        unseen = marks.unseen
        cells = maze.placed
        i = marks.laid
        marks.laid = laid
        while i < laid:
            cell = i64(cells[i])
            slot = slots[cell]
            mark = i64(board[slot])
            unseen[(mark - LYING) >> 1] -= 1
            place = i64(places[start + cell])
            if place >= 0:
                if out[at + place] == 0:
                    set_places[n] = i16(place)
                    n += 1
                out[at + place] = u8(mark)
                out[at + CELLS + place] = side[slot]
                set_places[n] = i16(CELLS + place)
                n += 1
            i += 1
        marks.board.count = n

    def _draw_fixtures(self, maze: Maze, start: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        for cell in self._fixtures:
            place = i64(self.window.places[start + cell])
            if place >= 0:
                mark = maze.mark_at(cell)
                marks.put(out, at + place, mark)
                if mark != GOAL:
                    marks.put(out, at + CELLS + place, maze.side_at(cell))

    def write_unseen(self, position: Position, seat: i64, out: vec[u8], at: i64, marks: BoardMarks) -> None:
        """Write how many copies of each kind are unseen.

        Seen are those in the maze, in front of anyone, in the own hand or discarded face up.
        """
        marks.count_discards(position)
        unseen = at + self._unseen_at
        i = unseen
        for copies in marks.unseen:
            out[i] = copies
            i += 1
        for front in position.front:
            sign: i64 = 0
            while front:
                if front & 1:
                    out[unseen + self.rules.tables.front_kind[sign]] -= 1
                front >>= 1
                sign += 1
        hand = self.hand
        i = self.held - 1
        while i >= 0:
            out[unseen + hand[i]] -= 1
            i -= 1
        face_down = marks.face_down
        i = marks.face_down_count - 1
        while i >= 0:
            card = i64(face_down[i])
            if card >> 8 == seat + 1:
                out[unseen + (card & 255)] -= 1
            i -= 1
        seats = self.seats
        i = at + self._passed_at - seat
        for count in marks.passed:
            out[i if i >= at + self._passed_at else i + seats] = count
            i += 1
