"""Random faults in a cluster under load, and a check of every client's history.

    python -m benchmarks.faults --faults 1000 --report faults.jsonl
    python -m benchmarks.faults --faults 30 --only kill_node --at-once 1

Real processes: nodes, PostgreSQL with a replica, NATS. Clients connect to any node. Faults are injected in blocks of
50, several at a time; at the end of a block all is mended, every node must be ready and every table go on, and the
histories of its clients are checked (:mod:`benchmarks.cluster.client_histories`) while the next block begins. With
``--at-once 1`` a fault is mended and all tables go on before the next, so that pauses can be put down to it.

The report has a line of JSON for each block. If it exists, the run goes on after its last block, with a new cluster.
What a violation was found in (histories and logs) is kept beside it. Exit status 1 if there was any.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pickle
import random
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from benchmarks.cluster.client_histories import History, check_table
from benchmarks.cluster.fault_blocks import Block, Played, play_block
from benchmarks.cluster.fault_cluster import Cluster, running_cluster
from benchmarks.cluster.fault_kinds import FAULTS

_BLOCK: Final = 50
_BOUNDS: Final = (1, 2, 4, 8, 16, 32, 1000)


def draw_faults(chance: random.Random, count: int, only: list[str] | None) -> list[str]:
    """Draw kinds of faults by their weights."""
    kinds = only or list(FAULTS)
    return chance.choices(kinds, [FAULTS[kind].weight for kind in kinds], k=count)


def check_block(tables: list[tuple[list[History], list[bytes]]]) -> tuple[int, list[str]]:
    """Check a block's histories against its tables' logs; return acknowledged commands and violations."""
    acknowledged, violations = 0, []
    for histories, log in tables:
        try:
            acknowledged += check_table(histories, log)
        except AssertionError as violation:
            violations.append(f"{histories[0].table}: {violation}")
    return acknowledged, violations


async def check_played(cluster: Cluster, played: Played, checker: ProcessPoolExecutor, evidence: Path) -> Block:
    """Check a block that was played, in another process; keep the evidence of violations."""
    block = played.block
    tables = [(histories, await cluster.log_of(histories[0].table)) for histories in played.tables]
    block.entries = sum(len(log) for _, log in tables)
    loop = asyncio.get_running_loop()
    block.acknowledged, violations = await loop.run_in_executor(checker, check_block, tables)
    block.violations += violations
    if block.violations:
        evidence.with_suffix(f".{block.number}.pickle").write_bytes(pickle.dumps(tables))
    return block


async def _run(args: argparse.Namespace, cluster: Cluster, blocks: list[Block]) -> None:
    began, fresh = time.monotonic(), 0
    done = sum(len(block.faults) for block in blocks)
    checking: asyncio.Task[Block] | None = None
    with ProcessPoolExecutor(1, get_context("forkserver")) as checker, args.report.open("ab") as report:

        async def finish(checking: asyncio.Task[Block]) -> None:
            block = await checking
            blocks.append(block)
            report.write(msgspec.json.encode(block) + b"\n")
            report.flush()
            for violation in block.violations:
                print(f"VIOLATION in block {block.number}: {violation}", file=sys.stderr, flush=True)

        while done < args.faults:
            number = done // _BLOCK
            chance = random.Random(f"{args.seed}/{number}")
            kinds = draw_faults(chance, min(_BLOCK, args.faults - done), args.only)
            played = await play_block(cluster, number, kinds, chance, args.tables, args.at_once, args.pause)
            if checking is not None:
                await finish(checking)
            checking = asyncio.create_task(check_played(cluster, played, checker, args.report))
            done += len(kinds)
            fresh += len(kinds)
            _show_progress(done, args.faults, (time.monotonic() - began) / fresh, blocks)
        if checking is not None:
            await finish(checking)


def _show_progress(done: int, total: int, seconds: float, blocks: list[Block]) -> None:
    acknowledged = sum(block.acknowledged for block in blocks)
    violations = sum(len(block.violations) for block in blocks)
    print(
        f"{done} of {total} faults; about {seconds * (total - done) / 60:.0f} min left; {acknowledged:,} commands "
        f"checked, {violations} violations; load {os.getloadavg()[0]:.1f}",
        file=sys.stderr,
        flush=True,
    )


def _summarize(blocks: list[Block]) -> None:
    faults = [fault for block in blocks for fault in block.faults]
    violations = sum(len(block.violations) for block in blocks)
    minutes = sum(block.seconds for block in blocks) / 60
    loads = sorted(block.load for block in blocks)
    print(f"{len(faults)} faults in {minutes:.0f} min of play, load {loads[0]} to {loads[-1]}; {violations} violations")
    print(f"{sum(block.acknowledged for block in blocks):,} commands acknowledged, each in its log once;", end=" ")
    print(f"{sum(block.entries for block in blocks):,} entries, told to every client in order, without gaps")
    print(f"stops that took more than 30 s: {blocks[-1].overdue_stops}")
    pauses = [pause for block in blocks for pause in block.pauses]
    counts = [f"{sum(low <= one < high for one in pauses)} of {low} to {high} s" for low, high in pairwise(_BOUNDS)]
    print("pauses of tables:", "; ".join(counts), f"; the longest {max(pauses, default=0.0):.1f} s")
    for kind in FAULTS:
        of_kind = [fault for fault in faults if fault.kind == kind]
        alone = [fault.pause for fault in of_kind if fault.is_alone]
        shown = f"{len(alone):4} alone"
        if alone:
            shown += f": median {statistics.median(alone):.2f} s, at most {max(alone):.2f} s"
        print(f"{kind:18} {len(of_kind):4} times; {shown}")


async def _main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--only", choices=FAULTS, action="append", help="kinds of faults; all by default")
    parser.add_argument("--at-once", type=int, default=4, help="faults in progress together (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=6, help="tables played at in each block (default: %(default)s)")
    parser.add_argument("--pause", type=float, default=0.05, help="longest time that players think, in seconds")
    parser.add_argument("--nodes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, help="file that has what was done so far; a temporary one by default")
    parser.add_argument("--logs", type=Path, help="folder for the nodes' logs; a temporary one by default")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="motherlode-faults") as folder:
        args.report = args.report or Path(folder, "report.jsonl")
        args.report.touch()
        blocks = [msgspec.json.decode(line, type=Block) for line in args.report.read_bytes().splitlines()]
        async with running_cluster(Path(folder), args.nodes, args.logs) as cluster:
            await _run(args, cluster, blocks)
        _summarize(blocks)
    return 1 if any(block.violations for block in blocks) else 0


if __name__ == "__main__":
    sys.exit(uvloop.run(_main()))
