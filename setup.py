"""Builds what is played most with mypyc where there is a C compiler; without one the same source runs as it is."""

import os
import sys

from setuptools import setup

COMPILED = [
    "src/motherlode/core/bits.py",
    "src/motherlode/core/dealer.py",
    "src/motherlode/core/grid.py",
    "src/motherlode/core/hands.py",
    "src/motherlode/core/hidden.py",
    "src/motherlode/core/hiding.py",
    "src/motherlode/core/nouns.py",
    "src/motherlode/core/playable.py",
    "src/motherlode/core/position_fields.py",
    "src/motherlode/core/random_stream.py",
    "src/motherlode/core/runs.py",
    "src/motherlode/core/statistics.py",
    "src/motherlode/core/validation.py",
    "src/motherlode/core/vectors.py",
    "src/motherlode/games/engine.py",
    "src/motherlode/games/lost_mines/bots/distance.py",
    "src/motherlode/games/lost_mines/cards/nouns.py",
    "src/motherlode/games/lost_mines/cards/tables.py",
    "src/motherlode/games/lost_mines/event_codec.py",
    "src/motherlode/games/lost_mines/game.py",
    "src/motherlode/games/lost_mines/notation/moves.py",
    "src/motherlode/games/lost_mines/notation/position_parser.py",
    "src/motherlode/games/lost_mines/notation/position_printer.py",
    "src/motherlode/games/lost_mines/notation/validation.py",
    "src/motherlode/games/lost_mines/rules/board.py",
    "src/motherlode/games/lost_mines/rules/decisions.py",
    "src/motherlode/games/lost_mines/rules/move_codes.py",
    "src/motherlode/games/lost_mines/rules/parts.py",
    "src/motherlode/games/lost_mines/rules/plays.py",
    "src/motherlode/games/lost_mines/rules/position.py",
    "src/motherlode/games/lost_mines/rules/scoring.py",
    "src/motherlode/games/lost_mines/rules/turn_flow.py",
    "src/motherlode/games/lost_mines/rules/walking.py",
    "src/motherlode/games/lost_mines/statistics.py",
    "src/motherlode/games/lost_mines/views/redeal.py",
    "src/motherlode/games/lost_mines/views/view.py",
    "src/motherlode/games/tunnels/bots/distance/dig_costs.py",
    "src/motherlode/games/tunnels/bots/distance/reach.py",
    "src/motherlode/games/tunnels/bots/distance/rollout_distance.py",
    "src/motherlode/games/tunnels/bots/distance/window.py",
    "src/motherlode/games/tunnels/bots/inference/likelihood.py",
    "src/motherlode/games/tunnels/bots/inference/posterior.py",
    "src/motherlode/games/tunnels/bots/progress.py",
    "src/motherlode/games/tunnels/bots/search/determinization.py",
    "src/motherlode/games/tunnels/bots/search/features.py",
    "src/motherlode/games/tunnels/bots/search/rollout.py",
    "src/motherlode/games/tunnels/bots/search/rollout_policy.py",
    "src/motherlode/games/tunnels/bots/search/rollout_progress.py",
    "src/motherlode/games/tunnels/cards/nouns.py",
    "src/motherlode/games/tunnels/cards/tables.py",
    "src/motherlode/games/tunnels/event_codec.py",
    "src/motherlode/games/tunnels/game.py",
    "src/motherlode/games/tunnels/notation/moves.py",
    "src/motherlode/games/tunnels/notation/position_parser.py",
    "src/motherlode/games/tunnels/notation/position_printer.py",
    "src/motherlode/games/tunnels/notation/validation.py",
    "src/motherlode/games/tunnels/rules/decisions.py",
    "src/motherlode/games/tunnels/rules/gold/change.py",
    "src/motherlode/games/tunnels/rules/gold/ledger.py",
    "src/motherlode/games/tunnels/rules/gold/payout.py",
    "src/motherlode/games/tunnels/rules/gold/team_payout.py",
    "src/motherlode/games/tunnels/rules/gold/treasure_access.py",
    "src/motherlode/games/tunnels/rules/knowledge.py",
    "src/motherlode/games/tunnels/rules/maze.py",
    "src/motherlode/games/tunnels/rules/move_codes.py",
    "src/motherlode/games/tunnels/rules/parts.py",
    "src/motherlode/games/tunnels/rules/plays/ladder.py",
    "src/motherlode/games/tunnels/rules/plays/map.py",
    "src/motherlode/games/tunnels/rules/plays/people.py",
    "src/motherlode/games/tunnels/rules/plays/rockfall.py",
    "src/motherlode/games/tunnels/rules/plays/tools.py",
    "src/motherlode/games/tunnels/rules/plays/tunnel.py",
    "src/motherlode/games/tunnels/rules/position.py",
    "src/motherlode/games/tunnels/rules/saboteur2_decisions.py",
    "src/motherlode/games/tunnels/rules/saboteur2_facts.py",
    "src/motherlode/games/tunnels/rules/turn_flow.py",
    "src/motherlode/games/tunnels/statistics.py",
    "src/motherlode/games/tunnels/views/gold_redeal.py",
    "src/motherlode/games/tunnels/views/redeal.py",
    "src/motherlode/games/tunnels/views/view.py",
    "src/motherlode/legal_moves.py",
    "src/motherlode/server/domain/command_handlers.py",
    "src/motherlode/server/domain/retained_log.py",
    "src/motherlode/server/domain/table.py",
    "src/motherlode/server/projections/entries.py",
    "src/motherlode/server/projections/news.py",
    "src/motherlode/server/runtime/room.py",
    "src/motherlode/server/runtime/scheduler.py",
    "src/motherlode/server/runtime/timing.py",
    "src/motherlode/server/transport/connection.py",
    "src/motherlode/server/transport/outbox.py",
    "src/motherlode/server/transport/rate_limits.py",
]

# What the server builds on is not there while it is built, and its types are not needed; `make check` has them all.
_TYPES = ["--follow-imports=silent", "--ignore-missing-imports", "--no-warn-return-any"]


def is_only_described() -> bool:
    """Installers ask what a package is before they build it, twice, and mypyc would take half a minute each time."""
    return bool({"egg_info", "dist_info"} & set(sys.argv))


def extensions() -> list:
    if os.environ.get("MOTHERLODE_PURE") or is_only_described():
        return []
    from mypyc.build import mypycify

    built = mypycify([*COMPILED, *_TYPES], opt_level="3", debug_level="0", group_name="motherlode")
    for extension in built:
        extension.optional = not os.environ.get("MOTHERLODE_COMPILED")
        if "-O3" in extension.extra_compile_args:  # gcc and clang: functions nobody outside calls can be inlined
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


setup(ext_modules=extensions())
