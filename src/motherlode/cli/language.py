"""The ``--language`` option of the commands that show a game."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from motherlode.localization import LANGUAGES, Localization, localization, preferred_language

__all__ = ["add_language_option", "texts_for"]


def add_language_option(parser: ArgumentParser) -> None:
    """Add ``--language``."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help="the language of the game; default: MOTHERLODE_LANGUAGE, else the system locale, else en",
    )


def texts_for(args: Namespace) -> Localization:
    """The texts of the language that was chosen, or that the environment prefers."""
    return localization(args.language or preferred_language(os.environ))
