"""A discrete-event simulation of a cluster: how many people it can serve, and how long games pause when nodes fail.

    python -m benchmarks.capacity
    python -m benchmarks.capacity --people 1000000 --hours 24

Constants are measured (docs/scaling.md has the commands). Nodes fail at random, each stays away for a while, and the
others take over its tables one after another, each at its own pace, while they go on serving their own.
"""

from __future__ import annotations

import argparse
import heapq
import random
import statistics
from typing import NamedTuple


class Constants(NamedTuple):
    """Measured costs, and how people play."""

    people_per_table: float = 3.0
    seconds_between_moves: float = 8.0
    """At one table: people think, and bots pause."""
    move_cpu: float = 0.00042
    """Seconds of a core for a move at a table of five, with the clients at the table's node (compiled, PostgreSQL)."""
    foreign_factor: float = 1.5
    """How much more a move costs, over all nodes, if the clients are at other nodes."""
    load_cpu: float = 0.0015
    """Seconds of a core to load a table from its checkpoint in the middle of a game."""
    load_queries: int = 4
    """Statements at the database for that."""
    statement_seconds: float = 0.001
    lease: float = 2.5
    socket_kb: float = 24.0
    room_kb: float = 150.0
    bytes_per_move: float = 72.0
    """In the log, without the overhead of the database."""
    bus_messages_per_move: float = 7.0
    usable: float = 0.6
    """Share of a core that may be busy, so that queues stay short."""


class Result(NamedTuple):
    """What a simulation has shown."""

    nodes: int
    failures: int
    tables_moved: int
    median_pause: float
    worst_pause: float
    busiest: float
    """The highest load of a node, as a share of a core, after failures."""


def nodes_needed(people: int, constants: Constants) -> int:
    """Return how many nodes of one core a number of people needs, with a tenth to spare for failures."""
    moves = people / constants.people_per_table / constants.seconds_between_moves
    return max(2, round(1.1 * moves * constants.move_cpu * constants.foreign_factor / constants.usable + 0.5))


def simulate(
    nodes: int, people: int, hours: float, failures_per_day: float, constants: Constants, chance: random.Random
) -> Result:
    """Let nodes fail and come back, and have the others take over their tables."""
    tables = int(people / constants.people_per_table)
    held = [tables // nodes] * nodes
    is_up = [True] * nodes
    busy_until = [0.0] * nodes
    events: list[tuple[float, int, str]] = []
    rate = failures_per_day / 86_400
    for node in range(nodes):
        heapq.heappush(events, (chance.expovariate(rate), node, "fails"))
    per_table = constants.move_cpu * constants.foreign_factor / constants.seconds_between_moves
    failures = moved = 0
    pauses: list[float] = []
    busiest = per_table * max(held)
    while events and events[0][0] < hours * 3600:
        now, node, what = heapq.heappop(events)
        if what == "returns":
            is_up[node] = True
            heapq.heappush(events, (now + chance.expovariate(rate), node, "fails"))
            continue
        others = [other for other in range(nodes) if is_up[other] and other != node]
        if not others:
            continue
        failures += 1
        is_up[node] = False
        heapq.heappush(events, (now + chance.uniform(20, 300), node, "returns"))
        share, moved = held[node] // len(others) + 1, moved + held[node]
        free_at = now + chance.uniform(0.75, 1.0) * constants.lease
        for other in others:
            load = min(0.95, per_table * held[other])
            spare = 1.0 - load  # a node loads tables with what serving leaves it
            each = max(constants.load_cpu / spare, constants.load_queries * constants.statement_seconds / 16)
            begin = max(free_at, busy_until[other])
            busy_until[other] = begin + share * each
            pauses += [begin + each * share / 2 - now, busy_until[other] - now]
            held[other] += share
            busiest = max(busiest, per_table * held[other])
        held[node] = 0
        _rebalance(held, is_up, tables)
    median, worst = (statistics.median(pauses), max(pauses)) if pauses else (0.0, 0.0)
    return Result(nodes, failures, moved, median, worst, busiest)


def _rebalance(held: list[int], is_up: list[bool], tables: int) -> None:
    """Spread tables evenly: games end after minutes, and new ones begin at any node."""
    up = sum(is_up)
    for node, is_there in enumerate(is_up):
        held[node] = tables // up if is_there else 0


def main() -> None:
    """Print what some numbers of people need, and what failures do to them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, action="append", help="people at once; several may be given")
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--failures", type=float, default=1.0, help="failures of each node per day")
    args = parser.parse_args()
    constants = Constants()
    print("  people   nodes  moves/s  log MB/day  bus msg/s  renewals/s  memory GB  pause: median, worst  busiest node")
    for people in args.people or (10_000, 100_000, 1_000_000):
        nodes = nodes_needed(people, constants)
        result = simulate(nodes, people, args.hours, args.failures, constants, random.Random(people))
        tables = people / constants.people_per_table
        moves = tables / constants.seconds_between_moves
        memory = (people * constants.socket_kb + tables * constants.room_kb) / 1e6
        print(
            f"{people:8,} {nodes:7,} {moves:8,.0f} {moves * constants.bytes_per_move * 86_400 / 1e6:11,.0f}"
            f" {moves * constants.bus_messages_per_move:10,.0f} {nodes * 4 / constants.lease:11,.0f} {memory:10,.1f}"
            f" {result.median_pause:12.1f} s, {result.worst_pause:4.1f} s {100 * result.busiest:8.0f} %"
        )


if __name__ == "__main__":
    main()
