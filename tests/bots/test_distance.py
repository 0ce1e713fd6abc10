"""Distances to the goals, now and after a move; and how the fast ones of rollouts differ."""

from __future__ import annotations

from bots.positions import positions_with_rollout_distances
from motherlode import Game
from motherlode.core.move import act_of, aim_of, face_of, kind_of
from motherlode.core.playable import legal_codes
from motherlode.games.tunnels.bots.distance.maze_distances import GoalDistances, MazeDistances
from motherlode.games.tunnels.bots.distance.rollout_distance import DETOUR_COST
from motherlode.games.tunnels.bots.distance.window import FAR
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.parts import CARD
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


def test_at_the_start_the_middle_goal_is_seven_cards_away_and_the_others_nine() -> None:
    assert MazeDistances(maze_of(table())).shortest == (90, 70, 90)


def test_a_straight_tunnel_brings_every_goal_a_card_nearer() -> None:
    assert MazeDistances(maze_of(table(maze="EW@1,0"))).shortest == (80, 60, 80)


def test_a_dead_end_on_the_path_adds_distance() -> None:
    before, after = (MazeDistances(maze_of(table(maze=maze))).shortest for maze in ("EW@1,0", "EW@1,0;N.E.S.W@2,0"))
    assert all(far > near for far, near in zip(after, before, strict=True))


def test_tunnels_cut_off_by_a_rockfall_cost_nothing_to_pass() -> None:
    game = table(maze="EW@1,0;NEW@2,0;EW@3,0;NESW@4,0")
    maze = maze_of(game)
    whole = MazeDistances(maze)
    assert whole.shortest[1] == 30
    assert whole.after_fall(maze.cell_at(2, 0)).shortest[1] == 40


def test_a_goal_that_a_card_would_reach_is_at_distance_zero() -> None:
    maze = maze_of(table(maze=";".join(f"NESW@{column},0" for column in range(1, 6)) + ";NEW@6,0"))
    face = maze.tables.faces.get("EW", -1)
    assert MazeDistances(maze).after_lay(maze.cell_at(7, 0), face).shortest[1] == 0


def test_distances_after_a_lay_agree_with_those_of_the_maze_after_it() -> None:
    """The shortcut ignores that a card changes its neighbours' costs: it may be off by up to two cards."""
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


def test_a_second_route_of_about_the_same_length_lowers_the_soft_distance_only() -> None:
    one, two = (
        MazeDistances(maze_of(table(maze=maze))).goal_distances for maze in ("EW@1,0;EW@2,0", "EW@1,0;NESW@2,0")
    )
    assert one.shortest == two.shortest
    assert all(more < less for more, less in zip(two.soft, one.soft, strict=True))


# ---- the fast distances of rollouts --------------------------------------------------------------------------------


def test_rollout_distances_of_a_maze_are_those_of_the_careful_search() -> None:
    for position, distances in positions_with_rollout_distances("exact", 60):
        assert tuple(distances.shortest) == MazeDistances(position.maze.copy()).shortest


def test_any_number_of_cut_off_tunnels_is_passed_through() -> None:
    row = "EW@2,1;EW@3,1;EW@4,1;NEW@5,1;NEW@6,1;NEW@7,1;ES@1,1;NW@1,2"
    assert MazeDistances(maze_of(table(maze=row))).shortest == (50, 30, 30)


def test_a_ring_of_cut_off_tunnels_is_searched_once() -> None:
    ring = "ES@3,0;EW@4,0;SW@5,0;NS@3,1;NS@5,1;NE@3,2;EW@4,2;NESW@5,2"
    assert max(MazeDistances(maze_of(table(maze=ring))).shortest) < FAR


def test_distances_do_not_depend_on_the_mazes_looked_at_before() -> None:
    """Fields are computed in shared arrays; a maze's are computed again if others have taken its place."""
    mazes = [position.maze.copy() for position, _ in positions_with_rollout_distances("pool", 12)]
    alone = [every_lay(MazeDistances(maze)) for maze in mazes]
    together = [MazeDistances(maze) for maze in mazes]
    assert [every_lay(each) for each in together] == alone


def every_lay(distances: MazeDistances) -> list[GoalDistances]:
    """The distances after a straight tunnel on each frontier cell."""
    maze = distances._maze
    face = maze.tables.faces.get("EW", -1)
    return [distances.after_lay(cell, face) for cell in maze.frontier[: maze.frontier_size]]


def test_rollout_distances_after_a_lay_are_nearly_always_those_of_the_careful_search() -> None:
    """They differ where a detour is assumed and not searched, or a card joins tunnels that were cut off."""
    differences: list[int] = []
    for position, distances in positions_with_rollout_distances("lays", 60):
        maze = position.maze.copy()
        tables, careful = maze.tables, MazeDistances(maze)
        for cell in maze.frontier[: maze.frontier_size]:
            entries = distances.entry_edges(maze, cell)
            for face in range(0, 2 * tables.tunnels, 3):
                if tables.fits[maze.side_at(cell)] >> tables.open[face] & 1:
                    exits = tables.joined[face * 16 + (entries & tables.open[face] | tables.source[face])] & ~entries
                    after = careful.after_lay(cell, face).shortest
                    differences += [
                        distances.after(maze, cell, exits, goal) - after[goal]
                        for goal in range(3)
                        if position.goal_is_hidden(goal)
                    ]
    assert len(differences) > 2000
    assert differences.count(0) > 0.95 * len(differences)
    assert sum(map(abs, differences)) < 0.5 * len(differences)  # on average half a tenth of a card
    assert max(differences) == DETOUR_COST
