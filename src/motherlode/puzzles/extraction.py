"""Cuts puzzles from numbered rounds in worker processes, with a ledger to resume from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from motherlode.core.errors import DataError
from motherlode.games.registry import engines, package_module
from motherlode.puzzles.puzzle import Puzzle, PuzzleKind

__all__ = ["CutRound", "cut_rounds", "read_ledger"]


class CutRound(Struct, frozen=True):
    """The puzzles cut from one round: a line of a ledger."""

    number: int
    kind: PuzzleKind
    puzzles: list[Puzzle]


def read_ledger(path: Path) -> list[CutRound]:
    """The rounds of a ledger, by number; an incomplete last line is dropped.

    DataError if one is invalid.
    """
    if not path.exists():
        return []
    rounds: dict[tuple[PuzzleKind, int], CutRound] = {}
    text = path.read_bytes()
    for number, line in enumerate(text[: text.rfind(b"\n") + 1].splitlines(), start=1):
        try:
            cut = msgspec.json.decode(line, type=CutRound)
        except msgspec.DecodeError as error:
            raise DataError(f"{path}, line {number}: {error}") from None
        rounds[cut.kind, cut.number] = cut
    return [rounds[key] for key in sorted(rounds)]


def cut_rounds(
    ledger: Path,
    kinds: Sequence[PuzzleKind],
    numbers: range,
    processes: int,
    on_cut: Callable[[CutRound], None] = lambda cut: None,
) -> None:
    """Cut the rounds that a ledger does not have yet, and append each to it as soon as it is done."""
    done = {(each.kind, each.number) for each in read_ledger(ledger)}
    jobs = [(number, kind) for number in numbers for kind in kinds if (kind, number) not in done]
    _drop_incomplete_line(ledger)
    with ledger.open("ab") as file:
        for cut in _run(jobs, processes):
            file.write(msgspec.json.encode(cut) + b"\n")
            file.flush()
            on_cut(cut)


def _drop_incomplete_line(path: Path) -> None:
    """Cut off what a run that was killed left of its last line."""
    if path.exists():
        text = path.read_bytes()
        if not text.endswith(b"\n"):
            path.write_bytes(text[: text.rfind(b"\n") + 1])


def _run(jobs: Iterable[tuple[int, PuzzleKind]], processes: int) -> Iterator[CutRound]:
    if processes == 1:
        yield from (cut_round(number, kind) for number, kind in jobs)
        return
    left = iter(jobs)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(cut_round, *job) for job in islice(left, 2 * processes)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(cut_round, *job) for job in islice(left, len(finished))}
            yield from (each.result() for each in finished)


def cut_round(number: int, kind: PuzzleKind) -> CutRound:
    """Cut the puzzles of one round, by the games that know how to."""
    puzzles: list[Puzzle] = []
    for engine in engines():
        module = package_module(engine.package, "puzzles")
        if module is not None:
            puzzles += module.cut_puzzles(number, kind)
    return CutRound(number, kind, puzzles)
