"""``motherlode animate``: a whole finished game as an animated WebP to share."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from motherlode.cli.files import read_record, reserve
from motherlode.cli.language import add_language_option, texts_for
from motherlode.cli.progress import progress_for

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode animate game.txt game.webp
  motherlode animate game.txt game.webp --language pl"""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("file", metavar="FILE", help="a record of a finished game; - for standard input")
    parser.add_argument("image", metavar="IMAGE", type=Path, help="the file to write, at most 2 MB")
    add_language_option(parser)


def run(args: Namespace) -> int:
    """Draw the animation and return the exit status."""
    from motherlode.pictures import render_animation

    record = read_record(args.file)
    animation = render_animation(record, texts_for(args).language, progress_for(sys.stderr))
    reserve(args.image)
    args.image.write_bytes(animation)
    return 0
