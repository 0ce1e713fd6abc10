"""Records in files: read with a clear word when that fails, written whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from motherlode.cli.errors import BadUse
from motherlode.core.errors import ParseError
from motherlode.record_format import Record, parse_record, print_record

__all__ = ["STDIN", "claim", "read_record", "write_record"]

STDIN = "-"
"""The name that means the standard input."""


def read_record(name: str) -> Record:
    """The record in a file, or on the standard input."""
    try:
        text = sys.stdin.read() if name == STDIN else Path(name).read_text(encoding="utf-8")
        return parse_record(text)
    except UnicodeDecodeError:
        raise BadUse(f"{name} is not a text file") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadUse(f"{name}: {reason}") from None
    except ParseError as error:
        raise BadUse(f"{name}: {error}") from None


def claim(path: Path) -> None:
    """Make sure that a new file can be written there, before a game is played for it."""
    try:
        path.open("x", encoding="utf-8").close()
    except FileExistsError:
        raise BadUse(f"{path} exists already; name another file for the record") from None
    except OSError as error:
        raise BadUse(f"{path}: {error.strerror}") from None


def write_record(path: Path, record: Record) -> None:
    """Write a record so that the file never holds half of one."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(print_record(record), encoding="utf-8")
    os.replace(draft, path)
