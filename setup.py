"""Builds what is played most with mypyc where there is a C compiler; without one the same source runs as it is."""

import os
import sys
from pathlib import Path

COMPILED = [
    "core/*.py",
    "games/engine.py",
    "games/*/cards/*.py",
    "games/*/rules/**/*.py",
    "games/*/views/*.py",
    "games/*/notation/*.py",
    "games/*/event_codec.py",
    "games/*/encoding/*.py",
    "games/*/statistics.py",
    "games/*/bots/distance.py",
    "games/tunnels/bots/progress.py",
    "games/tunnels/bots/distance/*.py",
    "games/tunnels/bots/inference/*.py",
    "games/tunnels/bots/search/*.py",
    "legal_moves.py",
    "server/domain/command_handlers.py",
    "server/domain/retained_log.py",
    "server/domain/table.py",
    "server/projections/entries.py",
    "server/projections/news.py",
    "server/runtime/room.py",
    "server/runtime/scheduler.py",
    "server/runtime/timing.py",
    "server/transport/connection.py",
    "server/transport/outbox.py",
    "server/transport/rate_limits.py",
]
"""Where time is spent, below src/motherlode."""

INTERPRETED = [
    "core/data_files.py",
    "core/errors.py",
    "core/faces.py",
    "core/move.py",
    "core/options.py",
    "core/snapshot.py",
    "core/visibility.py",
    "games/*/cards/box.py",
    "games/*/encoding/layout.py",
    "games/*/rules/rulesets.py",
    "games/*/views/snapshot.py",
    "games/tunnels/bots/inference/action_history.py",
    "games/tunnels/bots/inference/belief_tracker.py",
    "games/tunnels/bots/search/evaluator.py",
    "games/tunnels/bots/search/racing.py",
    "games/tunnels/bots/search/search_bot.py",
]
"""Exceptions: dataclasses and tables made once, of which nothing is gained by compiling."""


def compiled_modules() -> list[str]:
    """The paths of the modules to compile."""
    package = Path(__file__).parent / "src" / "motherlode"

    def found(patterns: list[str]) -> set[Path]:
        return {path for pattern in patterns for path in package.glob(pattern) if path.name != "__init__.py"}

    return sorted(str(path.relative_to(package.parents[1])) for path in found(COMPILED) - found(INTERPRETED))


# What the server builds on is not there while it is built, and its types are not needed; `make check` has them all.
_TYPES = ["--follow-imports=silent", "--ignore-missing-imports", "--no-warn-return-any"]


def is_only_described() -> bool:
    """Installers ask what a package is before they build it, twice, and mypyc would take half a minute each time."""
    return bool({"egg_info", "dist_info"} & set(sys.argv))


def extensions() -> list:
    if os.environ.get("MOTHERLODE_PURE") or is_only_described():
        return []
    from mypyc.build import mypycify

    built = mypycify([*compiled_modules(), *_TYPES], opt_level="3", debug_level="0", group_name="motherlode")
    for extension in built:
        extension.optional = not os.environ.get("MOTHERLODE_COMPILED")
        if "-O3" in extension.extra_compile_args:  # gcc and clang: functions nobody outside calls can be inlined
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


if __name__ == "__main__":
    from setuptools import setup

    setup(ext_modules=extensions())
