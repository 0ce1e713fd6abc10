"""``motherlode verify``: check that a recorded game was dealt from its seed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from motherlode.cli.files import read_record
from motherlode.core.errors import RecordError
from motherlode.records import verify
from motherlode.terminal.style import printable

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode verify game.txt
  motherlode verify - < game.txt

The hash of the seed is shown when a game starts, and the seed when it is over. All shuffles follow from the seed, so
nobody can have chosen the cards after the start. The exit status is 1 if the record does not verify."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("file", metavar="FILE", help="a record of a finished game; - for standard input")


def run(args: Namespace) -> int:
    """Check a record and return 0 if it verifies, 1 if not."""
    record = read_record(args.file)
    try:
        game = verify(record)
    except RecordError as error:
        print(f"{printable(args.file)} does not verify: {printable(str(error))}", file=sys.stderr)
        return 1
    rounds = game.truth.round
    print(f"{printable(args.file)} verifies. Checked of this game ({game.ruleset}, {game.seats} players):")
    print(f"  the seed is the one whose hash was shown at the start: {game.seed_hash}")
    print(f"  dealt again from the seed, all cards of its {rounds} rounds lie as recorded")
    print(f"  all {len(record.moves)} moves are legal, and lead to the points and winners recorded")
    return 0
