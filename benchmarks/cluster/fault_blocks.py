"""Fault injection in blocks: tables are played under several faults at once until all recovers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
import time
from itertools import pairwise
from typing import Final

import httpx
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from benchmarks.cluster.client_histories import History
from benchmarks.cluster.fault_cluster import Cluster, Node
from benchmarks.cluster.fault_kinds import FAULTS, FaultKind
from benchmarks.cluster.players import AddressOf, Player, seat_players

__all__ = ["Block", "Injected", "Played", "play_block"]

_STUCK_AFTER: Final = 90.0
_ATTEMPTS: Final = 5
_AFTERMATH: Final = 2.0
"""Seconds after a fault is mended during which a pause is put down to it."""
_SHOWN_PAUSE: Final = 1.0
"""Seconds without an acknowledged command at a table from which on its pause is reported."""


class Injected(Struct):
    """A fault, with times in seconds since its block began."""

    kind: str
    node: str
    began: float
    ended: float = 0.0
    pause: float = 0.0
    """The longest time without an acknowledged command at any table while it lasted, or just after."""
    is_alone: bool = True
    """Whether no other fault was in progress then."""

    def overlaps(self, began: float, ended: float) -> bool:
        """Whether the fault or its aftermath fall into a time."""
        return self.began < ended and began < self.ended + _AFTERMATH


class Block(Struct):
    """The result of a block of faults."""

    number: int
    faults: list[Injected] = []
    acknowledged: int = 0
    entries: int = 0
    seconds: float = 0.0
    load: float = 0.0
    """The machine's load average at the end."""
    pauses: list[float] = []
    """All pauses of tables of a second or more."""
    overdue_stops: int = 0
    violations: list[str] = []


class Played(Struct):
    """A block, and what its tables' clients saw, still to be checked."""

    block: Block
    tables: list[list[History]]


class _Injector:
    """Injects faults, some at the same time, but no two into the same part; one node at least is spared."""

    def __init__(self, cluster: Cluster, chance: random.Random, at_once: int) -> None:
        self._cluster = cluster
        self._chance = chance
        self._at_once = at_once
        self._broken: set[tuple[str, str]] = set()
        """Parts in use by a fault: the node's name, or nothing, and the part."""
        self._running: set[asyncio.Task[None]] = set()
        self._began = time.monotonic()
        self.faults: list[Injected] = []

    async def inject(self, name: str) -> None:
        """Begin a fault as soon as it may."""
        kind = FAULTS[name]
        while len(self._running) >= self._at_once or not (places := self._places(kind)):
            done, self._running = await asyncio.wait(self._running, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        node = self._chance.choice(places)
        where = node.name if node is not None else ""
        parts = {(where, part) for part in kind.parts}
        self._broken |= parts
        fault = Injected(name, where, self._now())
        self.faults.append(fault)
        self._running.add(asyncio.create_task(self._run(kind, node, fault, parts), name=name))

    def _places(self, kind: FaultKind) -> list[Node | None]:
        """Return the nodes a fault may hit now; None if it hits the whole cluster, nothing if it may not."""
        if kind.of_cluster is not None:
            return [] if any(("", part) in self._broken for part in kind.parts) else [None]
        impaired = {where for where, part in self._broken if where and part != "clock"}
        return [
            node
            for node in self._cluster.nodes
            if not any((node.name, part) in self._broken for part in kind.parts)
            and len(impaired | {node.name}) < len(self._cluster.nodes)
        ]

    async def _run(self, kind: FaultKind, node: Node | None, fault: Injected, parts: set[tuple[str, str]]) -> None:
        if kind.of_node is not None and node is not None:
            await kind.of_node(node, self._chance)
        elif kind.of_cluster is not None:
            await kind.of_cluster(self._cluster, self._chance)
        fault.ended = self._now()
        self._broken -= parts

    async def until_mended(self) -> None:
        """Wait until no fault is in progress."""
        await asyncio.gather(*self._running)
        self._running = set()

    def _now(self) -> float:
        return round(time.monotonic() - self._began, 2)


async def play_block(
    cluster: Cluster, number: int, kinds: list[str], chance: random.Random, tables: int, at_once: int, pause: float
) -> Played:
    """Play at new tables while faults are injected, until they are mended and all tables go on."""

    def address_of() -> str:
        return chance.choice([node for node in cluster.nodes if node.is_up] or cluster.nodes).address

    block = Block(number)
    rooms = [await _seat(address_of, chance, pause) for _ in range(tables)]
    stop = asyncio.Event()
    running = [asyncio.create_task(player.run(stop)) for players in rooms for player in players]
    began = time.monotonic()
    injector = _Injector(cluster, chance, at_once)
    try:
        await _until_all_go_on(rooms, running, began)
        for kind in kinds:
            await injector.inject(kind)
            if at_once == 1:  # then the pause is that fault's, and no other's
                await injector.until_mended()
                await _until_all_go_on(rooms, running, time.monotonic())
            else:
                await asyncio.sleep(chance.uniform(0.0, 1.0))
        await injector.until_mended()
        await _until_all_ready(cluster)
        await _until_all_go_on(rooms, running, time.monotonic())
        await asyncio.sleep(1.0)
    except AssertionError as violation:
        block.violations.append(str(violation))
        await injector.until_mended()
    finally:
        stop.set()
        ends = await asyncio.gather(*running, return_exceptions=True)
    block.violations += [
        str(end) for end in ends if isinstance(end, AssertionError) and str(end) not in block.violations
    ]
    for end in ends:
        if isinstance(end, BaseException) and not isinstance(end, AssertionError):
            raise end
    block.faults = injector.faults
    block.seconds = round(time.monotonic() - began, 1)
    block.load = round(os.getloadavg()[0], 1)
    block.overdue_stops = sum(node.overdue_stops for node in cluster.nodes)
    _attribute_pauses(block, rooms, began)
    return Played(block, [[player.history for player in players] for players in rooms])


async def _seat(address_of: AddressOf, chance: random.Random, pause: float) -> list[Player]:
    """Seat players at a new table; at another one if that fails, as a message between nodes may be lost."""
    for _ in range(_ATTEMPTS):
        try:
            return await seat_players(address_of, 3, chance, pause)
        except (httpx.HTTPError, OSError, ConnectionClosed, AssertionError) as error:
            print(f"nobody could be seated: {error!r}", file=sys.stderr, flush=True)
            await asyncio.sleep(1.0)
    raise AssertionError("no table can be opened")


async def _until_all_ready(cluster: Cluster) -> None:
    """Wait until every node says that it is well."""
    since = time.monotonic()
    async with httpx.AsyncClient(timeout=5.0) as web:
        for node in cluster.nodes:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await web.get(f"http://{node.address}/readyz")).status_code == httpx.codes.OK:
                        break
                assert time.monotonic() - since < _STUCK_AFTER, f"{node.name} does not get ready"
                await asyncio.sleep(0.1)


async def _until_all_go_on(rooms: list[list[Player]], running: list[asyncio.Task[None]], since: float) -> None:
    """Wait until every table has had an acknowledged command since a time."""
    while not all(any(player.acknowledged_at[-1:] > [since] for player in players) for players in rooms):
        for task in running:
            if task.done():
                task.result()
        assert time.monotonic() - since < _STUCK_AFTER, "a table is stuck"
        await asyncio.sleep(0.05)


def _attribute_pauses(block: Block, rooms: list[list[Player]], began: float) -> None:
    """Note how long tables paused, and the longest pause during each fault."""
    gaps = [
        (earlier - began, later - began)
        for players in rooms
        for earlier, later in pairwise(sorted(at for player in players for at in player.acknowledged_at))
    ]
    block.pauses = sorted(round(end - start, 2) for start, end in gaps if end - start >= _SHOWN_PAUSE)
    for fault in block.faults:
        during = [end - start for start, end in gaps if fault.overlaps(start, end)]
        fault.pause = round(max(during, default=0.0), 2)
        fault.is_alone = not any(
            other is not fault and other.overlaps(fault.began, fault.ended + _AFTERMATH) for other in block.faults
        )
