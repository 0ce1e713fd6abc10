"""``motherlode rules``: print the rules of a ruleset."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from motherlode.games.registry import ruleset_names
from motherlode.rulebook import print_rules

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode rules base
  motherlode rules base-classic --matrix"""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("ruleset", metavar="RULESET", help=f"one of {', '.join(ruleset_names())}")
    parser.add_argument("--matrix", action="store_true", help="list the tests of each rule")


def run(args: Namespace) -> int:
    """Print the rules."""
    print(print_rules(args.ruleset, args.matrix).rstrip())
    return 0
