"""``motherlode analyse``: what was inferable in a finished game, its turning points, and its moves."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

import msgspec

from motherlode.analysis import analyse
from motherlode.cli.files import read_record
from motherlode.cli.language import add_language_option, texts_for
from motherlode.cli.progress import progress_for
from motherlode.cli.records.analysis_text import report_text
from motherlode.records import replay
from motherlode.terminal.style import style_for

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode analyse game.txt
  motherlode analyse game.txt --language pl | less
  motherlode analyse - --json < game.txt

Steps are those of motherlode replay: motherlode replay game.txt --turn 40 shows the table after step 40."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("file", metavar="FILE", help="a record of a finished game; - for standard input")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--ascii", action="store_true", help="draw without box characters")
    add_language_option(parser)


def run(args: Namespace) -> int:
    """Analyse a record and return the exit status."""
    record = read_record(args.file)
    names = replay(record, 0).names
    report = analyse(record, progress_for(sys.stderr))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        print(report_text(report, names, style_for(sys.stdout, args.ascii), texts_for(args)))
    return 0
