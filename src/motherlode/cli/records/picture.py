"""``motherlode picture``: the end of a finished game as a PNG to share."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from motherlode.cli.files import read_record, reserve
from motherlode.cli.language import add_language_option, texts_for

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode picture game.txt game.png
  motherlode picture game.txt game.png --language he"""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("file", metavar="FILE", help="a record of a finished game; - for standard input")
    parser.add_argument("image", metavar="IMAGE", type=Path, help="the file to write")
    add_language_option(parser)


def run(args: Namespace) -> int:
    """Draw the picture and return the exit status."""
    from motherlode.pictures import render_picture

    record = read_record(args.file)
    picture = render_picture(record, texts_for(args).language)
    reserve(args.image)
    args.image.write_bytes(picture)
    return 0
