"""The ``motherlode`` command: finds the command that was asked for, and turns every failure into a clear line.

A command is a module with ``add_arguments(parser)`` and ``run(args)``; only the one that is asked for is imported.
"""

from __future__ import annotations

import io
import os
import sys
from argparse import SUPPRESS, Action, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from motherlode.cli.usage_error import UsageError
from motherlode.core.errors import MotherlodeError
from motherlode.terminal.style import printable

__all__ = ["main"]

_COMMANDS: Final = {
    "play": ("motherlode.cli.play", "play in the terminal against bots"),
    "replay": ("motherlode.cli.replay", "show a recorded game move by move"),
    "verify": ("motherlode.cli.verify", "check that a recorded game was dealt from its seed"),
    "rules": ("motherlode.cli.rules", "print the rules of a ruleset"),
    "serve": ("motherlode.server.command", "start the server, where people play in the browser"),
    "simulate": ("motherlode.simulate.command", "play many games and count how they end"),
    "arena": ("motherlode.arena.command", "let bots play each other, and measure them"),
    "bench": ("motherlode.simulate.bench_command", "measure how fast the engine plays"),
}

_EXAMPLES: Final = {
    "simulate": """\
examples:
  motherlode simulate --games 10000
  motherlode simulate --ruleset base-classic --players 4 --seed "rainy sunday" --json""",
    "bench": """\
examples:
  motherlode bench
  motherlode bench --seconds 10 --json""",
}
"""Of the commands that live elsewhere; the others bring their own."""

_USAGE_ERROR: Final = 2
_INTERRUPTED: Final = 130
_PIPE_CLOSED: Final = 141


class _Parser(ArgumentParser):
    """Says what is wrong in one line, by an exception."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see {self.prog} --help")


class _Version(Action):
    """``--version``: the version, and which build of the engine this is."""

    def __init__(self, option_strings: Sequence[str], dest: str, **kwargs: Any) -> None:
        super().__init__(option_strings, SUPPRESS, nargs=0, default=SUPPRESS, help="print the version and leave")

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        print(_version())
        parser.exit()


def _version() -> str:
    from motherlode._build import is_compiled
    from motherlode._version import __version__

    if is_compiled():
        return f"motherlode {__version__} (compiled)"
    told = f"motherlode {__version__} (pure Python)"
    if os.environ.get("MOTHERLODE_PURE", "") not in ("", "0"):
        return told
    return f"{told}\nNo compiled core was built: everything works, only slower."


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = _run(words)
        sys.stdout.flush()
    except UsageError as error:
        return _complain(words, str(error))
    except MotherlodeError as error:
        return _complain(words, str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    except BrokenPipeError:
        _hush()
        return _PIPE_CLOSED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return status


def _run(words: Sequence[str]) -> int:
    args = _parser(_asked_for(words)).parse_args(words)
    if args.command is None:
        raise UsageError(f"say what to do: {', '.join(_COMMANDS)}; see motherlode --help")
    module = import_module(_COMMANDS[args.command][0])
    status: int = module.run(args)
    return status


def _asked_for(words: Sequence[str]) -> str:
    """The command among the arguments, if there is one."""
    first = next((word for word in words if not word.startswith("-")), "")
    return first if first in _COMMANDS else ""


def _parser(asked_for: str) -> ArgumentParser:
    """A parser that knows all commands by name, and the arguments of one."""
    parser = _Parser(
        prog="motherlode",
        description="The Saboteur family of card games, complete.",
        epilog="motherlode COMMAND --help tells more about a command. To begin: motherlode play",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, (module, purpose) in _COMMANDS.items():
        command = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            epilog=_EXAMPLES.get(name),
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == asked_for:
            import_module(module).add_arguments(command)
    return parser


def _complain(words: Sequence[str], message: str) -> int:
    command = f"motherlode {_asked_for(words)}".rstrip()
    print(f"{command}: {printable(message)}", file=sys.stderr)
    return _USAGE_ERROR


def _hush() -> None:
    """Nobody reads the output any more: let what is left of it go nowhere, also when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
