"""OpenSpiel's ISMCTS, which redeals what it cannot see, at a table with our ``belief`` bots.

``python examples/openspiel_ismcts.py --rounds 2 --simulations 20``
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import motherlode.envs.openspiel  # noqa: F401 - registers the game
from motherlode.bots.registry import make_bot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.game import Game

PLAYERS = 3


def play_round(number: int, simulations: int) -> list[float]:
    """Seat 0 is ISMCTS, the others are bots; the rewards by seat."""
    game = pyspiel.load_game(f"python_motherlode(ruleset=base,players={PLAYERS},rounds=1,reward=team)")
    numbers = np.random.RandomState(number)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=numbers)
    search = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.5, max_simulations=simulations, random_state=numbers
    )
    bots = {seat: make_bot("belief") for seat in range(1, PLAYERS)}
    chances = {seat: Stream(key_of(f"round {number}"), "bot", seat) for seat in bots}
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(numbers.randint(len(state.chance_outcomes()))))
    shadow = Game("base", PLAYERS, seed=state.table.seed, rounds=1)  # the same game with its events, for the bots
    while not state.is_terminal():
        player = state.current_player()
        if player == 0:
            action = int(search.step(state))
        else:
            view = shadow.view(player)
            action = state.table.action_of(bots[player].choose(view, view.legal, chances[player]))
        shadow.play(state.table.move_of(action))
        state.apply_action(action)
    return list(state.returns())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    arguments = parser.parse_args()
    for number in range(arguments.rounds):
        print(f"round {number + 1}: rewards", *play_round(number, arguments.simulations), flush=True)
