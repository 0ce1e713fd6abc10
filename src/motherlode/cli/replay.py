"""``motherlode replay``: a recorded game, shown move by move to everyone or as one seat saw it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from motherlode.cli.beliefs import belief_lines
from motherlode.cli.errors import BadUse
from motherlode.cli.files import STDIN, read_record
from motherlode.cli.film import Film
from motherlode.cli.ink import look_of
from motherlode.core.visibility import REFEREE, SPECTATOR
from motherlode.records import replay

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode replay game.txt | less
  motherlode replay game.txt --step
  motherlode replay game.txt --turn 40 --seat 2
  motherlode replay game.txt --beliefs --seat 2
  motherlode replay - --spectator < game.txt

With --seat nothing is shown that this seat did not know at that moment."""

_CLEAR: Final = "\x1b[H\x1b[2J"


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("file", metavar="FILE", help="a record of a game; - for the standard input")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="as this seat saw it")
    eyes.add_argument("--spectator", action="store_true", help="as everyone saw it")
    eyes.add_argument("--truth", action="store_true", help="with everything shown (this is the default)")
    parser.add_argument("--turn", type=int, metavar="K", help="only the table after K moves")
    parser.add_argument("--step", action="store_true", help="wait for a key between moves")
    parser.add_argument("--beliefs", action="store_true", help="tell what a bot with these eyes would believe")
    parser.add_argument("--ascii", action="store_true", help="draw without box characters")


def run(args: Namespace) -> int:
    """Show a record."""
    if args.step and (args.file == STDIN or args.turn is not None):
        raise BadUse("--step reads keys from the standard input, so it needs a FILE and no --turn")
    record = read_record(args.file)
    game = replay(record)
    viewer = _viewer(args, record.tags["Seats"])
    notes = belief_lines(record, viewer, game.names) if args.beliefs else ()
    film = Film(record, viewer, look_of(sys.stdout, args.ascii), notes)
    if args.turn is not None:
        if not 0 <= args.turn < len(film):
            raise BadUse(f"--turn {args.turn}: the game has {len(film) - 1} moves")
        print(film.frame(args.turn))
    elif args.step:
        _step(film)
    else:
        for number in range(len(film)):
            print(film.frame(number), end="\n\n")
    return 0


def _viewer(args: Namespace, seats: str) -> int:
    if args.seat is None:
        return SPECTATOR if args.spectator else REFEREE
    if not 0 <= args.seat < int(seats):
        raise BadUse(f"--seat {args.seat}: the seats of this game are 0 to {int(seats) - 1}")
    return int(args.seat)


def _step(film: Film) -> None:
    """Forward with Enter, back with b, anywhere with a number."""
    at = 0
    while True:
        clear = _CLEAR if sys.stdout.isatty() else ""
        print(f"{clear}{film.frame(at)}\n\nEnter: next, b: back, a number: that move, q: leave: ", end="", flush=True)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            print()
        key = line.strip().lower()
        if not line or key == "q":
            return
        if key.isdecimal():
            at = min(int(key[:6]), len(film) - 1)
        elif key == "b":
            at = max(at - 1, 0)
        elif at + 1 < len(film):
            at += 1
