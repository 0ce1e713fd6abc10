"""``motherlode play``: play in the terminal against bots."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final

from motherlode.bots import Bot, make_bot
from motherlode.bots.registry import bots_help
from motherlode.cli.files import reserve, write_record
from motherlode.cli.language import add_language_option, texts_for
from motherlode.cli.table.session import Session
from motherlode.cli.usage_error import UsageError
from motherlode.game import Game
from motherlode.games.registry import engine_of, ruleset_names
from motherlode.localization import Localization
from motherlode.records import record_of
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.style import Style, printable, style_for

__all__ = ["add_arguments", "run"]

_NAMES: Final = ("Asta", "Bruno", "Carla", "Dorin", "Edda", "Falk", "Greta", "Hugo", "Inga", "Jory", "Kaja", "Lorenz")
_DEFAULT_PLAYERS: Final = 5

_EXAMPLES: Final = """\
examples:
  motherlode play
  motherlode play --players 4 --seat 2 --record game.txt
  motherlode play --ruleset base-classic --option no_gold_for_broken_tools=true
  motherlode play --seed "rainy sunday" --option rounds=1
  motherlode play --ruleset lost-mines --language pl

You see only what your seat may know. With --record the game is saved to a file, even if you leave early;
motherlode replay shows it again and motherlode verify checks its shuffles.

Bots:"""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES + bots_help()
    parser.add_argument("--ruleset", default="base", metavar="R", help=f"one of {', '.join(ruleset_names())} (base)")
    parser.add_argument("--players", type=int, metavar="N", help="number of players, including you (5)")
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat, counting from 0 (0)")
    parser.add_argument("--name", help="your name")
    parser.add_argument(
        "--bots", default="random", metavar="B", help="the bots on the other seats, comma-separated (random)"
    )
    parser.add_argument("--seed", metavar="S", help="any text; the same seed deals the same game")
    parser.add_argument("--option", action="append", default=[], metavar="O=V", help="an option of the ruleset")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game to a new file")
    parser.add_argument("--ascii", action="store_true", help="draw without box characters")
    add_language_option(parser)


def run(args: Namespace) -> int:
    """Play a game and return the exit status."""
    game = _game(args)
    names = args.bots.split(",")
    others = [seat for seat in range(game.seats) if seat != args.seat]
    bots: dict[int, Bot] = {seat: make_bot(names[at % len(names)]) for at, seat in enumerate(others)}
    if args.record is not None:
        reserve(args.record)
    _prepare_to_read()
    texts = texts_for(args)
    console = _Console(style_for(sys.stdout, args.ascii), texts)
    console.print_text("terminal-welcome", seat=args.seat, seats=game.seats, ruleset=game.ruleset)
    console.print_text("terminal-seed-hash", hash=str(game.seed_hash))
    print()
    session = Session(game, args.seat, bots, style=console.style, texts=texts, say=console.say, read=console.read)
    try:
        session.run(after_turn=lambda: _keep(game, args.record))
    finally:
        _keep(game, args.record)
        _say_goodbye(console, game, args.record)
    return 0


def _game(args: Namespace) -> Game:
    seats_for = engine_of(args.ruleset).seats[args.ruleset]
    players = args.players
    if players is None:
        players = _DEFAULT_PLAYERS if _DEFAULT_PLAYERS in seats_for else seats_for[0]
    if players not in seats_for:
        raise UsageError(f"{args.ruleset} is for {seats_for[0]} to {seats_for[-1]} players, not {players}")
    if not 0 <= args.seat < players:
        raise UsageError(f"--seat {args.seat}: with {players} players the seats are 0 to {players - 1}")
    for flag in ("seed", "name"):
        if not _is_text(getattr(args, flag) or ""):
            raise UsageError(f"--{flag} cannot be encoded as UTF-8")
    names = [args.name if args.name and seat == args.seat else _NAMES[seat] for seat in range(players)]
    return Game(args.ruleset, players, seed=args.seed, names=names, **_options(args.ruleset, args.option))


def _is_text(words: str) -> bool:
    """Whether an argument can be encoded as UTF-8; undecodable bytes on the command line cannot."""
    return words.encode(errors="replace").decode() == words


def _options(ruleset: str, given: list[str]) -> dict[str, Any]:
    known = engine_of(ruleset).options(ruleset)
    options: dict[str, Any] = {}
    for option in given:
        name, _, value = option.partition("=")
        if name not in known:
            raise UsageError(f"--option {option}: {ruleset} has the options {', '.join(known)}")
        if value in ("true", "false"):
            options[name] = value == "true"
        elif value.isascii() and value.isdecimal():
            options[name] = int(value)
        else:
            raise UsageError(f"--option {option}: an option looks like rounds=1 or no_gold_for_broken_tools=true")
    return options


class _Console:
    """Standard output and input in one style and language."""

    def __init__(self, style: Style, texts: Localization) -> None:
        self.style = style
        self._texts = texts

    def print_text(self, key: str, **arguments: str | int) -> None:
        """Print one text of the language on a line."""
        print(self.style.punctuate(isolated_text(self._texts.text(key, **arguments))))

    def say(self, text: str) -> None:
        """Print a paragraph."""
        print(self.style.punctuate(text), end="\n\n")

    def read(self, prompt: str) -> str:
        """A line from the player, or from a file in their place; EOFError when it ends."""
        prompt = self.style.punctuate(prompt)
        if sys.stdin.isatty():
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(printable(line))
        if not line:
            raise EOFError
        return line


def _prepare_to_read() -> None:
    """Enable line editing on a terminal, and replace bytes that cannot be decoded."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _keep(game: Game, path: Path | None) -> None:
    """Save the game so far, so that nothing is lost however the session ends."""
    if path is not None:
        write_record(path, record_of(game))


def _say_goodbye(console: _Console, game: Game, path: Path | None) -> None:
    if not game.over:
        console.print_text("terminal-left")
        if path is not None:
            console.print_text("terminal-kept-so-far", path=str(path))
        return
    console.print_text("terminal-seed", seed=str(game.seed))
    if path is None:
        console.print_text("terminal-record-hint")
    else:
        console.print_text("terminal-kept", path=str(path))
    print(f"  motherlode verify {path or 'FILE'}")
