"""Fit and connection in random games and on random boards: the engine agrees with a naive search."""

from __future__ import annotations

import pytest

from motherlode import Game, Move, ParseError, Stream
from motherlode.core.faces import Face
from support.by_hand import tunnel_game
from support.lines import fields_of, joined_runs, line_of, split_runs
from support.reach import NaiveMaze, hindrance
from support.tables import TUNNEL_TABLES, Table
from support.walks import Chooser, at_random, chance, digging, walk

tunnel_tables = pytest.mark.parametrize("table", TUNNEL_TABLES, ids=str)


def _faces_of(cards: tuple[str, ...]) -> set[str]:
    """Every way the tunnel cards among some cards can lie."""
    faces: set[str] = set()
    for card in cards:
        try:
            face = Face.parse(card)
        except ParseError:
            continue
        faces |= {str(face), str(face.turned())}
    return faces


def _assert_lit_agrees(game: Game, maze: NaiveMaze) -> None:
    reached = maze.reached()
    for tile in game.truth.maze:
        assert set(tile.reached) == {edge for cell, edge in reached if cell == tile.cell}, f"{tile} in {game}"


def _assert_lays_agree(game: Game, maze: NaiveMaze) -> None:
    table = game.truth
    reached = maze.reached()
    faces = _faces_of(table.hands[game.actor])
    hindered = hindrance(table.front[game.actor])
    why = {(face, cell): hindered or maze.why_not(face, cell, reached) for face in faces for cell in maze.beside()}
    listed = {(move.head, move.cells[0]) for move in game.legal if _faces_of((move.head,))}
    assert listed == {lay for lay, rule in why.items() if not rule}, f"{game}"
    legal = game.legal
    for (face, cell), rule in list(why.items())[::7]:
        assert legal.refusal(Move(face, cells=(cell,))) == rule, f"{face}@{cell} in {game}"


@tunnel_tables
@pytest.mark.parametrize("choose", [at_random, digging])
@pytest.mark.rule("B-20", "B-21", "B-22", "B-23", "B-24", "B-25", "B-26", "S-22")
def test_reach_and_lays_agree_with_a_walk_from_scratch(table: Table, choose: Chooser) -> None:
    game = table.short().game("reach")
    for _, events in walk(game, chance("reach", table, choose.__name__), choose):
        maze = NaiveMaze.of(game.truth)
        _assert_lit_agrees(game, maze)
        if game.asked == "turn":
            _assert_lays_agree(game, maze)
            _assert_no_goal_waits(maze)
        for happened in events:
            if type(happened).__name__ == "GoalTurnedUp":
                assert _is_met(game, getattr(happened, "cell")), f"{happened} meets no tunnel"  # noqa: B009


def _assert_no_goal_waits(maze: NaiveMaze) -> None:
    """B-40: no goal that is connected lies face down."""
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    reached = {(cell[0] + steps[edge][0], cell[1] + steps[edge][1]) for cell, edge in maze.reached()}
    assert not reached & maze.face_down


def _is_met(game: Game, cell: object) -> bool:
    """B-42: whether the corridor of a goal meets the tunnel that reached it."""
    return any(tile.reached for tile in game.truth.maze if tile.cell == cell)


@tunnel_tables
def test_reach_and_lays_agree_on_random_boards(table: Table) -> None:
    """Cards that fit but need not be connected, as after many rockfalls, with some goals turned up."""
    for number in range(12):
        stream = chance("boards", table, number)
        game = tunnel_game(_random_board(table, stream))
        maze = NaiveMaze.of(game.truth)
        _assert_lit_agrees(game, maze)
        _assert_lays_agree(game, maze)


def _random_board(table: Table, stream: Stream) -> str:
    """A position with up to thirty tunnel cards of the deck in the maze."""
    fields = fields_of(str(table.game(f"board {stream.below(1000)}")))
    fields["goals"] = "/".join(_perhaps_turned_up(goal, stream) for goal in fields["goals"].split("/"))
    deck = split_runs(fields["deck"])
    maze = NaiveMaze.of(tunnel_game(line_of(fields)).truth)
    laid: list[str] = []
    for card in [card for card in deck if _faces_of((card,))][: 10 + stream.below(20)]:
        free = sorted(maze.beside() - set(maze.faces) - maze.goals)
        places = [(face, cell) for face in sorted(_faces_of((card,))) for cell in free if maze.fits(face, cell)]
        if places:
            face, cell = places[stream.below(len(places))]
            maze.faces[cell] = face
            laid.append(f"{face}@{cell[0]},{cell[1]}")
            deck.remove(card)
    fields.update(maze=";".join(laid), deck=joined_runs(deck))
    return line_of(fields)


def _perhaps_turned_up(goal: str, stream: Stream) -> str:
    return goal if goal == "treasure" else goal + ("", "", "^", "v")[stream.below(4)]
