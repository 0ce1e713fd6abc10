"""The grid: neighbours are symmetric, windows give columns and rows, and every maze fits in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import Game, ParseError
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.faces import Face
from motherlode.core.grid import Area, Grid
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.parts import fresh_maze
from support import examples
from support.lines import fields_of, joined_runs, line_of, split_runs
from support.tables import TUNNEL_TABLES, Table

sizes = st.integers(1, 12)
places = st.integers(-1000, 1000)


@examples(60)
@given(sizes, sizes)
def test_neighbours_look_back_at_each_other(width: int, height: int) -> None:
    grid = Grid(width, height)
    assert grid.cells == width * height
    for cell in range(grid.cells):
        for side in range(4):
            assert grid.near[4 * grid.near[4 * cell + side] + (side + 2) % 4] == cell


@examples(80)
@given(sizes, sizes, places, places)
def test_a_step_changes_the_column_or_the_row_by_one(width: int, height: int, column: int, row: int) -> None:
    grid = Grid(width, height)
    steps = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for side, (over, down) in enumerate(steps):
        assert grid.near[4 * grid.cell(column, row) + side] == grid.cell(column + over, row + down)


@examples(80)
@given(places, places, st.data())
def test_a_window_gives_back_the_column_and_the_row(west: int, north: int, data: st.DataObject) -> None:
    maze: Maze = fresh_maze(TUNNEL_TABLES[0].game("window")._position.rules.tables)
    grid = maze.tables.grid
    maze.look_from(west, north)
    column = west + data.draw(st.integers(0, grid.width - 1))
    row = north + data.draw(st.integers(0, grid.height - 1))
    cell = maze.cell_at(column, row)
    assert cell == grid.cell(column, row)
    assert maze.place(cell) == (column, row)
    assert maze.cell_at(west + grid.width, row) == maze.cell_at(column, north - 1) == -1


# ---- areas ---------------------------------------------------------------------------------------------------------


@examples(60)
@given(sizes, sizes, places, places, st.data())
def test_an_area_numbers_the_cells_of_a_rectangle(
    width: int, height: int, west: int, north: int, data: st.DataObject
) -> None:
    grid = Grid(width, height)
    area = Area(grid, west, north, data.draw(st.integers(1, width)), data.draw(st.integers(1, height)))
    inside = [area.cells[slot] for slot in range(1, area.size)]
    assert [area.slots[cell] for cell in inside] == list(range(1, area.size))
    assert all(area.slots[cell] == 0 for cell in range(grid.cells) if cell not in inside)
    for slot, cell in enumerate(inside, 1):
        near = [area.near[4 * slot + side] for side in range(4)]
        assert near == [area.slots[grid.near[4 * cell + side]] for side in range(4)]
        assert area.is_rim[slot] == (0 in near)


def _maze_on(table: Table, margin: int | None) -> Maze:
    """A fresh maze that keeps so many cells around start and goals; without a margin, the whole grid."""
    tables = Tables(table.game("area")._position.rules.tables.box)
    west, north, east, south = tables.bounds
    tables.area = tables.whole_area
    if margin is not None:
        wide, high = east - west + 1 + 2 * margin, south - north + 1 + 2 * margin
        tables.area = Area(tables.grid, west - margin, north - margin, wide, high)
    return fresh_maze(tables)


def _state(maze: Maze) -> list[object]:
    """All that can be asked of a maze."""
    cells = range(maze.grid.cells)
    fits = list(maze.frontier_fits()[: maze.frontier_size])
    return [
        [(maze.mark_at(cell), maze.side_at(cell)) for cell in cells],
        list(maze.frontier[: maze.frontier_size]),
        fits,
        list(maze.placed[: maze.laid]),
        (maze.west, maze.north, maze.touched, maze.changes),
    ]


def _lays(maze: Maze) -> list[tuple[int, int]]:
    tables = maze.tables
    fits = maze.frontier_fits()
    return [
        (maze.frontier[i], face)
        for i in range(maze.frontier_size)
        for face in range(2 * tables.tunnels)
        if fits[i] >> tables.open[face] & 1
    ]


@pytest.mark.parametrize("table", TUNNEL_TABLES[::3], ids=str)
def test_a_maze_is_the_same_whatever_area_it_begins_with(table: Table) -> None:
    """Random cards laid and taken: mazes that outgrow their area agree with one that has the whole grid."""
    have_left = 0
    for number in range(4):
        chance = Stream(key_of(f"area {number}"), "test")
        whole, *others = [_maze_on(table, margin) for margin in (None, 1, 2, 4)]
        for _ in range(len(_tunnels(table.game("line").deals()[0]["deck"]))):
            if whole.laid and chance.below(8) == 0:
                cell = whole.placed[chance.below(whole.laid)]
                for maze in (whole, *others):
                    maze.take(cell)
            lays = _lays(whole)
            if not lays:
                break
            # most cards go one way, so that mazes come to the rim
            lays.sort(key=lambda lay: whole.place(lay[0]))
            cell, face = lays[chance.below(1 + len(lays) // 6)]
            for maze in (whole, *others):
                maze.lay(cell, face)
            assert all(_state(maze) == _state(whole) for maze in others)
            others = [maze.copy() for maze in others]
        have_left += sum(maze.area is maze.tables.whole_area for maze in others)
    assert have_left >= 4, "too few mazes left their area to test it"


# ---- wide enough ---------------------------------------------------------------------------------------------------

WAYS = {"west": (-1, 0), "north": (0, -1), "south": (0, 1), "north-west": (-1, -1), "south-west": (-1, 1)}


def _line(way: str, cards: int) -> list[tuple[int, int]]:
    """Cells in a row from the start on, straight or as stairs.

    To the east there is a goal that lies face up.
    """
    if way == "east":
        return [(column, 0) for column in range(1, cards + 2) if column != 8]
    over, down = WAYS[way]
    if over and down:
        return [((step + 1) // 2 * over, step // 2 * down) for step in range(1, cards + 1)]
    return [(step * over, step * down) for step in range(1, cards + 1)]


def _tunnels(deck: tuple[str, ...]) -> list[str]:
    tunnels = []
    for card in deck:
        try:
            Face.parse(card)
        except ParseError:
            continue
        tunnels.append(card)
    return tunnels


@pytest.mark.parametrize("way", [*WAYS, "east"])
@pytest.mark.parametrize("table", TUNNEL_TABLES, ids=str)
@pytest.mark.rule("B-06")
def test_b06_all_tunnel_cards_in_one_line_keep_their_places(table: Table, way: str) -> None:
    maze: Maze = fresh_maze(table.game("line")._position.rules.tables)
    cards = _tunnels(table.game("line").deals()[0]["deck"])
    cells = _line(way, len(cards))
    for card, cell in zip(cards, cells, strict=True):
        number = maze.cell_at(*cell)
        assert number >= 0, f"{cell} is out of the window"
        assert maze.is_free(number), f"{cell} is another cell's number"
        maze.lay(number, maze.tables.faces.get(card, -1))
        assert maze.place(number) == cell
    assert all(maze.place(maze.tables.grid.cell(*cell)) == cell for cell in [*cells, (0, 0)])
    around = {(c + over, r + down) for c, r in cells for over, down in [(0, -1), (1, 0), (0, 1), (-1, 0)]} | {*cells}
    assert all(maze.place(maze.cell_at(*cell)) == cell for cell in around), "a neighbour is out of the window"
    assert len({maze.cell_at(*cell) for cell in around}) == len(around), "two neighbours are one cell"


@pytest.mark.parametrize("way", [*WAYS, "east"])
@pytest.mark.parametrize("table", TUNNEL_TABLES, ids=str)
@pytest.mark.rule("B-06")
def test_b06_a_position_with_all_tunnel_cards_in_one_line_reads_back(table: Table, way: str) -> None:
    fields = fields_of(str(table.game("line")))
    hands = [split_runs(hand) for hand in fields["hands"].split("/")]
    rest = [card for hand in hands for card in hand] + split_runs(fields["deck"]) + split_runs(fields.get("aside", "-"))
    tunnels = _tunnels(tuple(rest))
    cells = _line(way, len(tunnels))
    others = [card for card in rest if card not in set(tunnels)]
    aside = len(split_runs(fields.get("aside", "-")))
    fields["maze"] = ";".join(f"{card}@{column},{row}" for card, (column, row) in zip(tunnels, cells, strict=True))
    fields["goals"] = "treasure/stone-1^/stone-2" if way == "east" else "treasure/stone-1/stone-2"
    actor = int(fields["ask"].partition(":")[2])
    fields["hands"] = "/".join(others.pop() if seat == actor else "-" for seat in range(len(hands)))
    fields["deck"] = joined_runs(others[aside:])
    if aside:
        fields["aside"] = joined_runs(others[:aside])
    game = Game.from_position(line_of(fields))
    assert {tile.cell for tile in game.truth.maze if not tile.name} == set(cells)
    assert str(Game.from_position(str(game))) == str(game)
