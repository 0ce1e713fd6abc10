"""``motherlode replay``: show a recorded game move by move, with everything open or as a seat saw it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from motherlode.cli.files import STDIN, read_record
from motherlode.cli.language import add_language_option, texts_for
from motherlode.cli.records.beliefs import belief_lines
from motherlode.cli.records.replay_frames import ReplayFrames
from motherlode.cli.usage_error import UsageError
from motherlode.core.visibility import REFEREE, SPECTATOR
from motherlode.localization import Localization
from motherlode.records import replay
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.style import style_for

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode replay game.txt | less
  motherlode replay game.txt --step
  motherlode replay game.txt --turn 40 --seat 2
  motherlode replay game.txt --beliefs --seat 2
  motherlode replay - --spectator < game.txt

With --seat, only what that seat knew at each move is shown."""

_CLEAR: Final = "\x1b[H\x1b[2J"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("file", metavar="FILE", help="a record of a game; - for standard input")
    viewer = parser.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="N", help="show what this seat saw")
    viewer.add_argument("--spectator", action="store_true", help="show what a spectator saw")
    viewer.add_argument("--truth", action="store_true", help="show everything (the default)")
    parser.add_argument("--turn", type=int, metavar="K", help="show only the table after K moves")
    parser.add_argument("--step", action="store_true", help="wait for a key between moves")
    parser.add_argument("--beliefs", action="store_true", help="show what a bot in this seat would believe")
    parser.add_argument("--ascii", action="store_true", help="draw without box characters")
    add_language_option(parser)


def run(args: Namespace) -> int:
    """Show a record and return the exit status."""
    if args.step and (args.file == STDIN or args.turn is not None):
        raise UsageError("--step reads keys from standard input, so it needs a FILE and no --turn")
    record = read_record(args.file)
    game = replay(record)
    viewer = _viewer(args, record.tags["Seats"])
    texts = texts_for(args)
    notes = belief_lines(record, viewer, game.names, texts) if args.beliefs else ()
    frames = ReplayFrames(record, viewer, style_for(sys.stdout, args.ascii), texts, notes)
    if args.turn is not None:
        if not 0 <= args.turn < len(frames):
            raise UsageError(f"--turn {args.turn}: the game has {len(frames) - 1} moves")
        print(frames.frame(args.turn))
    elif args.step:
        _step(frames, texts)
    else:
        for number in range(len(frames)):
            print(frames.frame(number), end="\n\n")
    return 0


def _viewer(args: Namespace, seats: str) -> int:
    if args.seat is None:
        return SPECTATOR if args.spectator else REFEREE
    if not 0 <= args.seat < int(seats):
        raise UsageError(f"--seat {args.seat}: the seats of this game are 0 to {int(seats) - 1}")
    return int(args.seat)


def _step(frames: ReplayFrames, texts: Localization) -> None:
    """Step forward with Enter, back with b, to a move by its number."""
    keys = isolated_text(texts.text("terminal-replay-keys"))
    at = 0
    while True:
        clear = _CLEAR if sys.stdout.isatty() else ""
        print(f"{clear}{frames.frame(at)}\n\n{keys} ", end="", flush=True)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            print()
        key = line.strip().lower()
        if not line or key == "q":
            return
        if key.isdecimal():
            at = min(int(key[:6]), len(frames) - 1)
        elif key == "b":
            at = max(at - 1, 0)
        elif at + 1 < len(frames):
            at += 1
