"""``motherlode rules``: the rules of a ruleset, in our own words."""

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
    """The arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("ruleset", metavar="RULESET", help=f"one of {', '.join(ruleset_names())}")
    parser.add_argument("--matrix", action="store_true", help="for each rule, the tests that check it")


def run(args: Namespace) -> int:
    """Print the rules."""
    print(print_rules(args.ruleset, args.matrix).rstrip())
    return 0
