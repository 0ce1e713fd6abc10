"""``motherlode worker``: processes that choose bots' moves for all servers on a bus."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from argparse import ArgumentParser, Namespace

from motherlode.core.errors import MotherlodeError
from motherlode.server.command import number_between

__all__ = ["add_arguments", "run"]


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the options."""
    parser.epilog = "The variable in brackets sets an option's default."
    parser.add_argument(
        "--bus",
        default=os.environ.get("MOTHERLODE_BUS", ""),
        metavar="URL",
        help="the servers' message bus: nats://host:4222 [MOTHERLODE_BUS]",
    )
    parser.add_argument(
        "--processes",
        type=number_between(1, 256),
        default=os.environ.get("MOTHERLODE_PROCESSES", str(os.cpu_count() or 1)),
        metavar="N",
        help="processes that choose moves (default: one per CPU) [MOTHERLODE_PROCESSES]",
    )


def run(args: Namespace) -> int:
    """Choose moves until interrupted."""
    if not args.bus:
        raise MotherlodeError("a worker needs the servers' bus: --bus nats://host:4222")
    from motherlode.server.logging_setup import configure_logging

    configure_logging()
    asyncio.run(_run(args.bus, args.processes))
    return 0


async def _run(address: str, processes: int) -> None:
    from motherlode.server.cluster.bots import BotWorker
    from motherlode.server.cluster.bus import Bus

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):  # not loop.add_signal_handler, which Windows lacks
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    bus = await Bus.connect(address)
    try:
        print(f"Choosing bots' moves with {processes} processes", flush=True)
        await BotWorker(bus, secrets.token_hex(8), processes).run(stop)
    finally:
        await bus.close()
