"""A discrete-event simulation of a cluster: its capacity in people, pauses of games, and cost.

    python -m benchmarks.capacity                      # 10, 100 and 1,000 nodes, as full as they may be
    python -m benchmarks.capacity --people 1000000 --hours 24

Constants are measured (docs/scaling.md has the commands), except for those of the database's limits and the prices,
which are assumptions. Nodes fail at random, each stays away for a while, and the
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
    """The extra cost of a move, over all nodes, if the clients are at other nodes."""
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
    spare_nodes: float = 1.1
    """Nodes for each that is needed, as some are away."""
    database_statements: float = 20_000.0
    """Single statements a second that one PostgreSQL answers (assumed): what limits many nodes that load tables."""
    database_appends: float = 117_000.0
    """Appends a second, in batches, that one PostgreSQL took in a trial."""
    database_cores: float = 16.0
    connections: int = 5
    """Connections of a node to the database."""
    bus_messages_per_core: float = 1_000_000.0
    """Messages a second that a core of NATS passes on (its makers' figure)."""
    belief_move_cpu: float = 0.003
    """Seconds of a core in which a ``belief`` bot chooses a move."""
    bots_share: float = 0.4
    """Share of the moves that bots make."""


class Prices(NamedTuple):
    """Assumed prices of rented machines, in euros a month."""

    core: float = 12.0
    gigabyte_memory: float = 2.0
    gigabyte_disk: float = 0.1
    days_kept: float = 30.0
    """The time for which logs of finished games are kept (``--keep-finished``)."""


class Result(NamedTuple):
    """The results of a simulation."""

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
    needed = constants.spare_nodes * moves * constants.move_cpu * constants.foreign_factor / constants.usable
    return max(2, round(needed + 0.5))


def people_supported(nodes: int, constants: Constants) -> int:
    """Return how many people a number of nodes of one core supports."""
    moves = nodes / constants.spare_nodes * constants.usable / (constants.move_cpu * constants.foreign_factor)
    return int(moves * constants.seconds_between_moves * constants.people_per_table)


def monthly_cost(nodes: int, people: int, constants: Constants, prices: Prices) -> dict[str, float]:
    """Return what a cluster costs in a month, by part."""
    tables = people / constants.people_per_table
    moves = tables / constants.seconds_between_moves
    memory = (people * constants.socket_kb + tables * constants.room_kb) / 1e6
    databases = max(1.0, moves / constants.database_appends)
    bus_cores = max(1.0, moves * constants.bus_messages_per_move / constants.bus_messages_per_core)
    bot_cores = moves * constants.bots_share * constants.belief_move_cpu / constants.usable
    disk = moves * constants.bytes_per_move * 86_400 * prices.days_kept / 1e9
    return {
        "nodes": nodes * prices.core + memory * prices.gigabyte_memory,
        "bots": bot_cores * prices.core,
        "database": 2 * (databases * constants.database_cores * prices.core + disk * prices.gigabyte_disk),
        "bus": 3 * bus_cores * prices.core,
    }


def limits_reached(nodes: int, people: int, constants: Constants) -> dict[str, float]:
    """Return the share of each limit that a cluster uses: what is nearest to 1 breaks first."""
    moves = people / constants.people_per_table / constants.seconds_between_moves
    return {
        "appends": moves / constants.database_appends,
        "connections": nodes * constants.connections / 500,
        "renewals": nodes * 4 / constants.lease / constants.database_statements,
        "bus": moves * constants.bus_messages_per_move / (8 * constants.bus_messages_per_core),
    }


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
        at_database = held[node] * constants.load_queries / constants.database_statements  # for all who load
        for other in others:
            load = min(0.95, per_table * held[other])
            spare = 1.0 - load  # a node loads tables with what serving leaves it
            queries = max(constants.load_queries * constants.statement_seconds / 16, at_database / max(1, share))
            each = max(constants.load_cpu / spare, queries)
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
    """Print what some numbers of nodes bear, what failures do to them, and what they cost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, action="append", help="nodes of one core; several may be given")
    parser.add_argument("--people", type=int, action="append", help="people at once, instead of nodes")
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--failures", type=float, default=1.0, help="failures of each node per day")
    args = parser.parse_args()
    constants, prices = Constants(), Prices()
    sizes = [(nodes_needed(people, constants), people) for people in args.people or ()]
    if not sizes or args.nodes:
        sizes += [(nodes, people_supported(nodes, constants)) for nodes in args.nodes or (10, 100, 1_000)]
    print("  nodes     people  moves/s  log GB/day  bus msg/s  memory GB  pause: median, worst  busiest node  failures")
    for nodes, people in sizes:
        result = simulate(nodes, people, args.hours, args.failures, constants, random.Random(people))
        tables = people / constants.people_per_table
        moves = tables / constants.seconds_between_moves
        memory = (people * constants.socket_kb + tables * constants.room_kb) / 1e6
        print(
            f"{nodes:7,} {people:10,} {moves:8,.0f} {moves * constants.bytes_per_move * 86_400 / 1e9:11,.1f}"
            f" {moves * constants.bus_messages_per_move:10,.0f} {memory:10,.1f}"
            f" {result.median_pause:12.1f} s, {result.worst_pause:4.1f} s {100 * result.busiest:11.0f} %"
            f" {result.failures:9,}"
        )
    print("\n  nodes  euros a month: nodes, bots, database, bus; for 1,000 people    share of a limit that is used")
    for nodes, people in sizes:
        cost = monthly_cost(nodes, people, constants, prices)
        used = sorted(limits_reached(nodes, people, constants).items(), key=lambda one: -one[1])
        print(
            f"{nodes:7,} {sum(cost.values()):9,.0f}: {', '.join(f'{part:,.0f}' for part in cost.values())};"
            f" {1000 * sum(cost.values()) / people:.2f}    {', '.join(f'{name} {share:.0%}' for name, share in used)}"
        )


if __name__ == "__main__":
    main()
