"""The ``motherlode`` command: dispatches to a subcommand and reports every failure in one line.

A subcommand is a module with ``add_arguments(parser)`` and ``run(args)``, imported only when it is called.
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

__all__ = ["COMMANDS", "command_parser", "main"]

COMMANDS: Final = {
    "play": ("motherlode.cli.table.play", "play in the terminal against bots"),
    "replay": ("motherlode.cli.records.replay", "show a recorded game move by move"),
    "analyse": ("motherlode.cli.records.analyse", "tell what could be known in a finished game, and when it turned"),
    "picture": ("motherlode.cli.records.picture", "draw the end of a recorded game as a PNG to share"),
    "animate": ("motherlode.cli.records.animate", "draw a whole recorded game as an animated WebP to share"),
    "verify": ("motherlode.cli.records.verify", "check that a recorded game was dealt from its seed"),
    "rules": ("motherlode.cli.rules", "print the rules of a ruleset"),
    "serve": ("motherlode.server.command", "start the server for playing in the browser"),
    "backup": ("motherlode.server.backup_command", "copy a server's SQLite store while it runs"),
    "restore": ("motherlode.server.restore_command", "put a backup in the place of a store"),
    "admin": ("motherlode.server.admin_command", "list, close, export or delete tables; ban or erase guests"),
    "worker": ("motherlode.server.worker_command", "choose bots' moves for servers on a bus"),
    "simulate": ("motherlode.simulate.command", "play many games and summarize the results"),
    "arena": ("motherlode.arena.command", "play bots against each other and rate them"),
    "puzzles": ("motherlode.puzzles.command", "cut puzzles from games between bots"),
    "bench": ("motherlode.simulate.bench_command", "measure the speed of the engine"),
    "mcp": ("motherlode.envs.mcp", "let a language model take a seat at a table of a server"),
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
"""Examples of subcommands in other packages; those of this package set their own epilog."""

_USAGE_ERROR: Final = 2
_INTERRUPTED: Final = 130
_PIPE_CLOSED: Final = 141


class _Parser(ArgumentParser):
    """Raises UsageError instead of printing the usage and exiting."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see {self.prog} --help")


class _Version(Action):
    """``--version``: print the version and whether the engine is compiled."""

    def __init__(self, option_strings: Sequence[str], dest: str, **kwargs: Any) -> None:
        super().__init__(option_strings, SUPPRESS, nargs=0, default=SUPPRESS, help="print the version and exit")

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        print(_version())
        parser.exit()


def _version() -> str:
    from motherlode._build import is_compiled
    from motherlode._version import __version__

    if is_compiled():
        return f"motherlode {__version__} (compiled)"
    version = f"motherlode {__version__} (pure Python)"
    if os.environ.get("MOTHERLODE_PURE", "") not in ("", "0"):
        return version
    return f"{version}\nNo compiled core was built: everything works, but slower."


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = _run(words)
        sys.stdout.flush()
    except UsageError as error:
        return _report(words, str(error))
    except MotherlodeError as error:
        return _report(words, str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return _PIPE_CLOSED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return status


def _run(words: Sequence[str]) -> int:
    args = command_parser(_subcommand_in(words)).parse_args(words)
    if args.command is None:
        raise UsageError(f"missing command, one of {', '.join(COMMANDS)}; see motherlode --help")
    module = import_module(COMMANDS[args.command][0])
    status: int = module.run(args)
    return status


def _subcommand_in(words: Sequence[str]) -> str:
    """The subcommand among the arguments; empty if there is none."""
    first = next((word for word in words if not word.startswith("-")), "")
    return first if first in COMMANDS else ""


def command_parser(subcommand: str) -> ArgumentParser:
    """A parser with all subcommands, and the arguments of the one that is called."""
    parser = _Parser(
        prog="motherlode",
        description="The Saboteur family of card games, complete.",
        epilog="Run motherlode COMMAND --help for the options of a command. To start: motherlode play",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, (module, purpose) in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            epilog=_EXAMPLES.get(name),
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == subcommand:
            import_module(module).add_arguments(command)
    return parser


def _report(words: Sequence[str], message: str) -> int:
    command = f"motherlode {_subcommand_in(words)}".rstrip()
    print(f"{command}: {printable(message)}", file=sys.stderr)
    return _USAGE_ERROR


def _discard_output() -> None:
    """Discard the rest of the output, so that flushing a closed pipe at exit raises nothing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
