"""``motherlode puzzles``: cut puzzles from bots' games, pack them for the package, list what ships."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from pathlib import Path
from typing import Final

from motherlode.puzzles.collection import collection, pack
from motherlode.puzzles.extraction import CutRound, cut_rounds, read_ledger
from motherlode.puzzles.puzzle import Puzzle, PuzzleKind

__all__ = ["add_arguments", "run"]

_EXAMPLES: Final = """\
examples:
  motherlode puzzles cut puzzles.jsonl --rounds 0:2000
  motherlode puzzles cut puzzles.jsonl --rounds 0:400 --kind move --processes 2
  motherlode puzzles pack puzzles.jsonl src/motherlode/puzzles/puzzles.json.xz --count 1000
  motherlode puzzles list

Rounds are numbered and each gives the same puzzles whenever it is cut. A run that was stopped goes on where it was."""

_KINDS: Final[tuple[PuzzleKind, ...]] = ("who", "move")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    cut = tasks.add_parser("cut", help="cut puzzles from rounds that bots play", allow_abbrev=False)
    cut.add_argument("ledger", metavar="LEDGER", type=Path, help="the file of JSON lines to append to")
    cut.add_argument("--rounds", metavar="FIRST:END", type=_numbers, default=range(100), help="default: 0:100")
    cut.add_argument("--kind", choices=_KINDS, help="only puzzles of this kind")
    cut.add_argument("--processes", metavar="N", type=_count, default=1, help="worker processes; default: 1")
    packing = tasks.add_parser("pack", help="compress the puzzles of a ledger", allow_abbrev=False)
    packing.add_argument("ledger", metavar="LEDGER", type=Path)
    packing.add_argument("file", metavar="FILE", type=Path)
    packing.add_argument("--count", metavar="N", type=_count, default=1000, help="how many at most; default: 1000")
    tasks.add_parser("list", help="count the puzzles that ship with the package", allow_abbrev=False)


def run(args: Namespace) -> int:
    """Run the command and return its exit status."""
    if args.task == "cut":
        kinds: tuple[PuzzleKind, ...] = (args.kind,) if args.kind else _KINDS
        progress = _Progress(len(args.rounds) * len(kinds))
        cut_rounds(args.ledger, kinds, args.rounds, args.processes, progress.add)
        print(_counts([puzzle for each in read_ledger(args.ledger) for puzzle in each.puzzles]))
    elif args.task == "pack":
        chosen = pack([puzzle for each in read_ledger(args.ledger) for puzzle in each.puzzles], args.count, args.file)
        print(f"{args.file}: {_counts(chosen)}; {args.file.stat().st_size:,} bytes")
    else:
        print(_counts(collection().puzzles))
    return 0


class _Progress:
    """Counts rounds and puzzles, and says so on the error stream now and then."""

    def __init__(self, rounds: int) -> None:
        self._rounds = rounds
        self._done = 0
        self._puzzles = 0

    def add(self, cut: CutRound) -> None:
        self._done += 1
        self._puzzles += len(cut.puzzles)
        end = "\r" if sys.stderr.isatty() else "\n"
        if end == "\r" or self._done % 20 == 0:
            print(
                f"{self._done} of {self._rounds} rounds, {self._puzzles} puzzles", end=end, file=sys.stderr, flush=True
            )


def _counts(puzzles: list[Puzzle]) -> str:
    counts = Counter((each.kind, each.grade) for each in puzzles)
    parts = [f"{kind} grade {grade}: {count}" for (kind, grade), count in sorted(counts.items())]
    return f"{len(puzzles)} puzzles" + (f" ({', '.join(parts)})" if parts else "")


def _numbers(text: str) -> range:
    first, colon, end = text.partition(":")
    if not (colon and first.isdecimal() and end.isdecimal() and int(first) < int(end)):
        raise ArgumentTypeError(f"{text!r} is not a range of rounds like 0:100")
    return range(int(first), int(end))


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
