"""``python -m motherlode.training``: train a game's learned bot, with that game's own commands."""

from __future__ import annotations

import argparse
import sys

from motherlode.core.errors import DataError
from motherlode.games.registry import game_module

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Run a training command and return the exit status."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--ruleset", default="base")
    args, rest = parser.parse_known_args(arguments)
    try:
        module = game_module(args.ruleset, "training.command")
        if module is None:
            raise DataError(f"--ruleset: {args.ruleset} has no learned bot")
        status: int = module.main(rest)
    except DataError as error:
        print(f"motherlode.training: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if error.name not in ("jax", "jaxlib"):
            raise
        print("motherlode.training: training needs jax: pip install 'motherlode[jax]'", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    raise SystemExit(main())
