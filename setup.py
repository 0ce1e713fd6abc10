"""Builds what is played most with mypyc where there is a C compiler; without one the same source runs as it is."""

import os
import sys

from setuptools import setup

COMPILED = [
    "src/motherlode/bots/forest/trails.py",
    "src/motherlode/bots/tunnels/ground.py",
    "src/motherlode/bots/tunnels/headway.py",
    "src/motherlode/bots/tunnels/likelihood.py",
    "src/motherlode/bots/tunnels/posterior.py",
    "src/motherlode/bots/tunnels/prospects.py",
    "src/motherlode/bots/tunnels/quick_rule.py",
    "src/motherlode/bots/tunnels/reach.py",
    "src/motherlode/bots/tunnels/rollout.py",
    "src/motherlode/bots/tunnels/standing.py",
    "src/motherlode/bots/tunnels/survey.py",
    "src/motherlode/bots/tunnels/terrain.py",
    "src/motherlode/bots/tunnels/worlds.py",
    "src/motherlode/core/bits.py",
    "src/motherlode/core/chance.py",
    "src/motherlode/core/counting.py",
    "src/motherlode/core/deals.py",
    "src/motherlode/core/grid.py",
    "src/motherlode/core/hands.py",
    "src/motherlode/core/hidden.py",
    "src/motherlode/core/playable.py",
    "src/motherlode/core/vectors.py",
    "src/motherlode/core/words.py",
    "src/motherlode/families/engine.py",
    "src/motherlode/families/lost_mines.py",
    "src/motherlode/families/tunnels.py",
    "src/motherlode/legal.py",
    "src/motherlode/lost_mines/acts.py",
    "src/motherlode/lost_mines/board.py",
    "src/motherlode/lost_mines/codes.py",
    "src/motherlode/lost_mines/course.py",
    "src/motherlode/lost_mines/nouns.py",
    "src/motherlode/lost_mines/plays.py",
    "src/motherlode/lost_mines/position.py",
    "src/motherlode/lost_mines/rules.py",
    "src/motherlode/lost_mines/scoring.py",
    "src/motherlode/lost_mines/tables.py",
    "src/motherlode/lost_mines/tally.py",
    "src/motherlode/lost_mines/telling.py",
    "src/motherlode/lost_mines/walking.py",
    "src/motherlode/notation/fields.py",
    "src/motherlode/notation/forest_moves.py",
    "src/motherlode/notation/forest_parse.py",
    "src/motherlode/notation/forest_print.py",
    "src/motherlode/notation/forest_validation.py",
    "src/motherlode/notation/runs.py",
    "src/motherlode/notation/tunnel_moves.py",
    "src/motherlode/notation/tunnel_parse.py",
    "src/motherlode/notation/tunnel_print.py",
    "src/motherlode/notation/tunnel_validation.py",
    "src/motherlode/notation/validation.py",
    "src/motherlode/server/doing.py",
    "src/motherlode/server/errands.py",
    "src/motherlode/server/limiting.py",
    "src/motherlode/server/outbox.py",
    "src/motherlode/server/retained_log.py",
    "src/motherlode/server/room.py",
    "src/motherlode/server/seen.py",
    "src/motherlode/server/socket.py",
    "src/motherlode/server/table.py",
    "src/motherlode/server/telling.py",
    "src/motherlode/server/timing.py",
    "src/motherlode/tunnels/acts.py",
    "src/motherlode/tunnels/acts2.py",
    "src/motherlode/tunnels/codes.py",
    "src/motherlode/tunnels/course.py",
    "src/motherlode/tunnels/facts2.py",
    "src/motherlode/tunnels/gold.py",
    "src/motherlode/tunnels/knowledge.py",
    "src/motherlode/tunnels/maze.py",
    "src/motherlode/tunnels/nouns.py",
    "src/motherlode/tunnels/pay.py",
    "src/motherlode/tunnels/payments.py",
    "src/motherlode/tunnels/plays/ladder.py",
    "src/motherlode/tunnels/plays/lay.py",
    "src/motherlode/tunnels/plays/peek.py",
    "src/motherlode/tunnels/plays/people.py",
    "src/motherlode/tunnels/plays/rockfall.py",
    "src/motherlode/tunnels/plays/tools.py",
    "src/motherlode/tunnels/position.py",
    "src/motherlode/tunnels/rules.py",
    "src/motherlode/tunnels/tables.py",
    "src/motherlode/tunnels/taken.py",
    "src/motherlode/tunnels/tally.py",
    "src/motherlode/tunnels/teams.py",
    "src/motherlode/tunnels/telling.py",
    "src/motherlode/tunnels/ways.py",
    "src/motherlode/views/filling.py",
    "src/motherlode/views/forest.py",
    "src/motherlode/views/forest_redeal.py",
    "src/motherlode/views/redeal.py",
    "src/motherlode/views/regold.py",
    "src/motherlode/views/tunnels.py",
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
