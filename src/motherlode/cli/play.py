"""``motherlode play``: a game in the terminal against bots."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final

from motherlode.bots import Bot, make_bot
from motherlode.bots.registry import bots_help
from motherlode.cli.errors import BadUse
from motherlode.cli.files import claim, write_record
from motherlode.cli.ink import look_of, printable
from motherlode.cli.session import Session
from motherlode.game import Game
from motherlode.games.registry import family_of, ruleset_names
from motherlode.records import record_of

__all__ = ["add_arguments", "run"]

_NAMES: Final = ("Asta", "Bruno", "Carla", "Dorin", "Edda", "Falk", "Greta", "Hugo", "Inga", "Jory", "Kaja", "Lorenz")
_USUAL_PLAYERS: Final = 5

_EXAMPLES: Final = """\
examples:
  motherlode play
  motherlode play --players 4 --seat 2 --record game.txt
  motherlode play --ruleset base-classic --option no_gold_for_broken_tools=true
  motherlode play --seed "rainy sunday" --option rounds=1

Only what your seat may know is shown. With --record the whole game is kept in a file, also if you leave before its
end; motherlode replay shows it again and motherlode verify checks its shuffles.

Bots:"""


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.epilog = _EXAMPLES + bots_help()
    parser.add_argument("--ruleset", default="base", metavar="R", help=f"one of {', '.join(ruleset_names())} (base)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play, you included (5)")
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat, counted from 0 (0)")
    parser.add_argument("--name", help="your name in the record")
    parser.add_argument(
        "--bots", default="random", metavar="B", help="who plays the other seats, in turn, with commas (random)"
    )
    parser.add_argument("--seed", metavar="S", help="any text; the same seed deals the same game")
    parser.add_argument("--option", action="append", default=[], metavar="O=V", help="an option of the ruleset")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file")
    parser.add_argument("--ascii", action="store_true", help="draw without box characters")


def run(args: Namespace) -> int:
    """Play a game; the exit status."""
    game = _game(args)
    names = args.bots.split(",")
    others = [seat for seat in range(game.seats) if seat != args.seat]
    bots: dict[int, Bot] = {seat: make_bot(names[at % len(names)]) for at, seat in enumerate(others)}
    if args.record is not None:
        claim(args.record)
    _prepare_to_read()
    print(f"You are seat {args.seat} of {game.seats} at a table of {game.ruleset}. Type ? for help.")
    print(f"The seed's hash is {game.seed_hash}; the seed is shown at the end.\n")
    session = Session(game, args.seat, bots, look=look_of(sys.stdout, args.ascii), say=_say, read=_read)
    try:
        session.run(after_turn=lambda: _keep(game, args.record))
    finally:
        _keep(game, args.record)
        _say_goodbye(game, args.record)
    return 0


def _game(args: Namespace) -> Game:
    seats_for = family_of(args.ruleset).seats[args.ruleset]
    players = args.players
    if players is None:
        players = _USUAL_PLAYERS if _USUAL_PLAYERS in seats_for else seats_for[0]
    if players not in seats_for:
        raise BadUse(f"{args.ruleset} is for {seats_for[0]} to {seats_for[-1]} players, not {players}")
    if not 0 <= args.seat < players:
        raise BadUse(f"--seat {args.seat}: with {players} players the seats are 0 to {players - 1}")
    for flag in ("seed", "name"):
        if not _is_text(getattr(args, flag) or ""):
            raise BadUse(f"--{flag} is not text that can be written down")
    names = [args.name if args.name and seat == args.seat else _NAMES[seat] for seat in range(players)]
    return Game(args.ruleset, players, seed=args.seed, names=names, **_options(args.ruleset, args.option))


def _is_text(words: str) -> bool:
    """Whether it can be written as UTF-8, which not every argument on every system can."""
    return words.encode(errors="replace").decode() == words


def _options(ruleset: str, given: list[str]) -> dict[str, Any]:
    known = family_of(ruleset).options(ruleset)
    options: dict[str, Any] = {}
    for option in given:
        name, _, value = option.partition("=")
        if name not in known:
            raise BadUse(f"--option {option}: {ruleset} has the options {', '.join(known)}")
        if value in ("true", "false"):
            options[name] = value == "true"
        elif value.isascii() and value.isdecimal():
            options[name] = int(value)
        else:
            raise BadUse(f"--option {option}: an option looks like rounds=1 or no_gold_for_broken_tools=true")
    return options


def _say(text: str) -> None:
    print(text, end="\n\n")


def _read(prompt: str) -> str:
    """A line from the person, or from a file that plays one; EOFError when it ends."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    print(printable(line))
    if not line:
        raise EOFError
    return line


def _prepare_to_read() -> None:
    """Let a person at a terminal edit the line, and let no odd byte stop the game."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _keep(game: Game, path: Path | None) -> None:
    """Write the game so far, so that it is not lost however playing ends."""
    if path is not None:
        write_record(path, record_of(game))


def _say_goodbye(game: Game, path: Path | None) -> None:
    if not game.over:
        print("You left before the end." + (f" The game so far is kept in {path}." if path else ""))
        return
    print(f"The seed was {game.seed}")
    if path is None:
        print("With --record FILE the game is kept, and motherlode verify FILE checks that it was dealt from its seed.")
    else:
        print(f"The game is kept in {path}; to check that it was dealt from its seed: motherlode verify {path}")
