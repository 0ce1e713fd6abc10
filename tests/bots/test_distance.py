"""How far the goals are, on the maze as it lies and after a move."""

from __future__ import annotations

from motherlode import Game
from motherlode.core.playable import legal_codes
from motherlode.games.tunnels.bots.distance.reach import MazeDistances
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.move_codes import CARD, act_of, aim_of, face_of, kind_of
from motherlode.games.tunnels.rules.position import Position
from rules.tables import table
from support.walks import chance, digging


def maze_of(game: Game) -> Maze:
    """The maze that everyone sees."""
    position: Position = game.spectator.position
    return position.maze


def lays(position: Position) -> list[tuple[int, int]]:
    """The legal ways to lay a card, as cell and face."""
    codes = [code for code in legal_codes(position) if act_of(code) == CARD]
    return [(aim_of(code), face_of(code)) for code in codes if kind_of(code) < position.rules.tables.tunnels]


def test_at_first_the_middle_goal_is_seven_cards_away_and_the_others_nine() -> None:
    assert MazeDistances(maze_of(table())).shortest == (90, 70, 90)


def test_a_straight_tunnel_brings_every_goal_a_card_nearer() -> None:
    assert MazeDistances(maze_of(table(maze="EW@1,0"))).shortest == (80, 60, 80)


def test_a_dead_end_in_the_way_is_walked_round() -> None:
    before, after = (MazeDistances(maze_of(table(maze=maze))).shortest for maze in ("EW@1,0", "EW@1,0;N.E.S.W@2,0"))
    assert all(far > near for far, near in zip(after, before, strict=True))


def test_what_a_rockfall_cut_off_is_walked_through_for_nothing() -> None:
    game = table(maze="EW@1,0;NEW@2,0;EW@3,0;NESW@4,0")
    maze = maze_of(game)
    whole = MazeDistances(maze)
    assert whole.shortest[1] == 30
    assert whole.after_fall(maze.cell_at(2, 0)).shortest[1] == 40


def test_a_goal_that_a_card_would_reach_is_at_no_distance() -> None:
    maze = maze_of(table(maze=";".join(f"NESW@{column},0" for column in range(1, 6)) + ";NEW@6,0"))
    face = maze.tables.face_named("EW")
    assert MazeDistances(maze).after_lay(maze.cell_at(7, 0), face).shortest[1] == 0


def test_distances_after_a_lay_agree_with_laying_it() -> None:
    """The shortcut is allowed to be off by what a neighbouring cell asks for, never by more than two cards."""
    checked = exact = 0
    for seed in range(4):
        game = Game("base", 4, seed=f"reach {seed}", rounds=1)
        stream = chance("reach", seed)
        while not game.over and game.asked == "turn":
            position: Position = game.view(game.actor).position
            maze_distances = MazeDistances(position.maze)
            for cell, face in lays(position)[::3]:
                maze = position.maze.copy()
                maze.lay(cell, face)
                laid = MazeDistances(maze).shortest
                for goal, far in enumerate(maze_distances.after_lay(cell, face).shortest):
                    truth = 0 if maze.touched >> goal & 1 else laid[goal]
                    assert abs(far - truth) <= 20
                    checked += 1
                    exact += far == truth
            game.play(digging(list(game.legal), stream))
    assert exact >= 0.97 * checked


def test_another_way_about_as_short_eases_the_strain_and_not_the_distance() -> None:
    one, two = (
        MazeDistances(maze_of(table(maze=maze))).goal_distances for maze in ("EW@1,0;EW@2,0", "EW@1,0;NESW@2,0")
    )
    assert one.shortest == two.shortest
    assert all(more < less for more, less in zip(two.soft, one.soft, strict=True))
