"""Expected one-card progress, how a saboteur lowers it, and what it is worth to miners."""

from __future__ import annotations

import pytest

from bots.positions import positions_with_rollout_distances
from motherlode import Game
from motherlode.core.playable import play_randomly
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.distance.maze_distances import MazeDistances
from motherlode.games.tunnels.bots.progress import ExpectedProgress
from motherlode.games.tunnels.bots.search.rollout_progress import RolloutProgress
from motherlode.games.tunnels.bots.situation import Situation
from motherlode.games.tunnels.bots.stalling import progress_gains, stalling_values
from motherlode.games.tunnels.bots.utilities import Utilities
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.position import Position
from rules.tables import MINER, SABOTEUR, table
from support.walks import chance

ANYWHERE = (1 / 3, 1 / 3, 1 / 3)
IN_THE_MIDDLE = (0.0, 1.0, 0.0)


def maze_of(game: Game) -> Maze:
    """The maze that everyone sees."""
    position: Position = game.spectator.position
    return position.maze


def best_use(maze: Maze, kind: int, knows: tuple[float, ...]) -> float:
    """The best gain of a card, every placement tried by itself."""
    maze_distances = MazeDistances(maze)
    most = 0.0
    for face in (2 * kind, 2 * kind + 1):
        for cell in maze.frontier[: maze.frontier_size]:
            if maze.tables.fits[maze.side_at(cell)] >> maze.tables.open[face] & 1:
                after = maze_distances.after_lay(cell, face).shortest
                changes = zip(knows, maze_distances.shortest, after, strict=True)
                most = max(most, sum(chance * (far - left) for chance, far, left in changes) / 10)
    return min(most, 1.0)


@pytest.mark.parametrize("knows", [ANYWHERE, IN_THE_MIDDLE, (0.5, 0.0, 0.5)])
def test_expected_progress_is_the_mean_of_each_cards_best_placement(knows: tuple[float, ...]) -> None:
    for number in range(4):
        position: Position = Game("base", 4, seed=f"progress {number}", rounds=1).view(-2).position
        play_randomly(position, chance("progress", number), 12 + 6 * number)
        maze = position.maze
        cards = [(kind, card.copies) for kind, card in enumerate(maze.tables.box.deck) if card.face is not None]
        mean = sum(copies * best_use(maze, kind, knows) for kind, copies in cards) / sum(copies for _, copies in cards)
        assert ExpectedProgress(maze).toward(knows) == pytest.approx(mean, abs=0.02)


def test_where_every_tunnel_is_a_dead_end_expected_progress_is_zero() -> None:
    walled = "N.E.S.W@1,0;E.W@-1,0;N.S@0,1;N.E.S@0,-1"
    assert ExpectedProgress(maze_of(table())).toward(ANYWHERE) > 0.3
    assert ExpectedProgress(maze_of(table(maze=walled))).toward(ANYWHERE) == 0


def saboteur_with(*cards: str) -> Situation:
    """A saboteur at a table of four that is to begin."""
    game = table(seats=4, hands={0: cards}, roles=[SABOTEUR, *[MINER] * 4])
    return Situation(game.view(0))


def test_a_dead_end_stalls_by_at_most_all_progress_and_other_cards_not_at_all() -> None:
    situation = saboteur_with("N.E.S.W", "map", "NES")
    options = situation.options()
    found = stalling_values(situation, [1.0, 0.0, 0.0, 0.0], options)
    now = ExpectedProgress(situation.position.maze).toward(ANYWHERE)
    assert 0 < max(found) <= now
    assert all(stalled == 0 for stalled, option in zip(found, options, strict=True) if option.after is None)


def test_a_miner_loses_the_progress_that_a_saboteurs_move_would_take_away() -> None:
    situation = saboteur_with("N.E.S.W", "NES", "map")
    options = situation.options()
    lost = stalling_values(situation, [1.0, 0.0, 0.0, 0.0], options)
    assert [-each for each in lost] == pytest.approx(progress_gains(situation, options))


def test_a_goal_that_a_move_reaches_is_no_progress_lost() -> None:
    faces = ("EW", "EW", "NESW", "NESW", "NEW", "NEW")
    tunnel = ";".join(f"{face}@{column},0" for column, face in enumerate(faces, 1))
    game = table(seats=4, hands={0: ("EW", "N.E.S.W")}, maze=tunnel, roles=[MINER, SABOTEUR, *[MINER] * 3])
    situation = Situation(game.view(0))
    situation.treasure = IN_THE_MIDDLE
    options = situation.options()
    gains = zip(options, progress_gains(situation, options), strict=True)
    assert [gain for option, gain in gains if option.after and option.after.shortest[1] == 0] == [0.0]


def test_a_miner_values_progress_beside_distance() -> None:
    game = table(seats=4, hands={0: ("N.E.S.W", "NESW")}, roles=[MINER, SABOTEUR, *[MINER] * 3])
    view = game.view(0)
    situation = Situation(view)
    plain = BeliefBot(utilities=Utilities(progress=0.0)).evaluate(view, situation)
    weighed = BeliefBot(utilities=Utilities(progress=1.0)).evaluate(view, situation)
    gains = progress_gains(situation, weighed.options)
    assert [one - other for one, other in zip(weighed.values, plain.values, strict=True)] == pytest.approx(gains)


def test_a_turn_aside_stalls_miners_less_if_they_have_seen_that_the_treasure_is_in_the_middle() -> None:
    """The saboteur knows where the treasure is; only what the miners have peeked at differs."""
    situation = saboteur_with("NE", "map")
    situation.treasure = IN_THE_MIDDLE
    options = situation.options()
    unaware = stalling_values(situation, [1.0, 0.0, 0.0, 0.0], options)
    for seat in (1, 2, 3):
        situation.position.peeked[seat] = 0b010
    aware = stalling_values(situation, [1.0, 0.0, 0.0, 0.0], options)
    assert max(unaware) > 0.05
    assert all(less <= more for less, more in zip(aware, unaware, strict=True))
    assert max(aware) < max(unaware)


def test_a_saboteur_that_values_stalling_leaves_less_progress() -> None:
    """Summed over the opening moves of some rounds."""
    left = {0.0: 0.0, 16.0: 0.0}
    for number in range(6):
        for stall in left:
            game = Game("base", 4, seed=f"stall {number}", rounds=1)
            while game.view(-2).position.roles[game.actor] != game.view(-2).position.rules.saboteur:
                game.play(game.legal[0])
                if len(game.history) > 3:
                    break
            view = game.view(game.actor)
            game.play(BeliefBot(utilities=Utilities(stall=stall)).choose(view, view.legal, chance("stall")))
            left[stall] += ExpectedProgress(maze_of(game)).toward(ANYWHERE)
    assert left[16.0] < left[0.0]


def test_the_fast_progress_of_rollouts_is_nearly_the_careful_one() -> None:
    """They differ only by their distances after a lay."""
    found: list[tuple[float, float]] = []
    for position, distances in positions_with_rollout_distances("rollout progress", 40):
        fast, careful = RolloutProgress(distances), ExpectedProgress(position.maze.copy())
        for goal in range(3):
            if position.goal_is_hidden(goal):
                belief = [float(goal == other) for other in range(3)]
                found.append((fast.toward(position.maze, goal), careful.toward(belief)))
    assert len(found) > 60
    assert sum(abs(one - other) for one, other in found) / len(found) < 0.03
    assert max(one for one, _ in found) > 0.5
    assert min(one for one, _ in found) < 0.2
