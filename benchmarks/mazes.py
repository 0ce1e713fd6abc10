"""Counts rounds whose maze left the area of the grid that is stored at first.

The area is that of ``games/tunnels/cards/tables.py``.

    python -m benchmarks.mazes --games 5000
    python -m benchmarks.mazes --games 20 --bot belief
"""

from __future__ import annotations

import argparse

from motherlode.bots import make_bot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.rules.position import Position

_TABLES = (("base", 3), ("base", 5), ("base", 10), ("saboteur2", 2), ("saboteur2", 5), ("saboteur2", 12))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mazes", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games at each of six tables (1,000)")
    parser.add_argument("--bot", default="", help="the bot on all seats (uniform random play without views)")
    args = parser.parse_args()
    for ruleset, seats in _TABLES:
        rounds = left = west = east = beyond = 0
        for game in range(args.games):
            for position in _rounds(ruleset, seats, f"{args.bot}/{game}", args.bot):
                tables = position.rules.tables
                rounds += 1
                left += position.maze.area is tables.whole_area
                for cell in position.maze.laid_cells():
                    column, row = position.maze.place(cell)
                    west = max(west, tables.bounds[0] - column)
                    east = max(east, column - tables.bounds[2])
                    beyond = max(beyond, tables.bounds[1] - row, row - tables.bounds[3])
        print(
            f"{ruleset} {seats}: {left} of {rounds:,} rounds left the area; beyond start and goals, cards lay"
            f" {west} columns west, {east} columns east, {beyond} rows north or south"
        )


def _rounds(ruleset: str, seats: int, seed: str, bot: str) -> list[Position]:
    """The positions before the last move of each round of a game, and at the game's end."""
    engine = engine_of(ruleset)
    events: list[Event] = []
    position = engine.begin(ruleset, seats, {}, seed, events if bot else None)
    bots = [make_bot(bot or "random") for _ in range(seats)]
    chances = [Stream(key_of(seed), "bot", seat) for seat in range(seats)]
    ends = []
    before, number = position.copy(), position.round
    while position.asked:
        if bot:
            seat = position.actor
            view = View(engine, engine.view_of(position, seat), seat, tuple(events))
            engine.play(position, bots[seat].choose(view, view.legal, chances[seat]), events)
        else:
            engine.play_randomly(position, chances[0], 1)
        if position.round == number:
            before = position.copy()
        else:
            ends.append(before)
            number = position.round
    return [*ends, position]


if __name__ == "__main__":
    main()
