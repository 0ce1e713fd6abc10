"""``motherlode serve``: start the server."""

from __future__ import annotations

import gc
import os
import signal
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from motherlode.core.errors import MotherlodeError

if TYPE_CHECKING:
    from motherlode.server.settings import Limits

__all__ = ["add_arguments", "run"]

_EPILOG = """\
Environment variables set defaults: MOTHERLODE_STORE, MOTHERLODE_HOST, MOTHERLODE_PORT, MOTHERLODE_BASE_URL,
MOTHERLODE_NAME, MOTHERLODE_TRUSTED_PROXIES, MOTHERLODE_MAX_CONNECTIONS, MOTHERLODE_MAX_CONNECTIONS_PER_ADDRESS.
MOTHERLODE_SECRET signs the guests' tokens; without it, a secret is generated and saved in the store.
"""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the options."""
    env = os.environ
    parser.epilog = _EPILOG
    parser.add_argument(
        "--store",
        default=env.get("MOTHERLODE_STORE", "motherlode.sqlite"),
        help="an SQLite file, or postgresql://… (default: %(default)s)",
    )
    parser.add_argument("--host", default=env.get("MOTHERLODE_HOST", "127.0.0.1"), help="(default: %(default)s)")
    parser.add_argument(
        "--port",
        type=_number(0, 65_535),
        default=env.get("MOTHERLODE_PORT", "8000"),
        metavar="N",
        help="0 for any free port (default: %(default)s)",
    )
    parser.add_argument(
        "--base-url",
        default=env.get("MOTHERLODE_BASE_URL", ""),
        help="public URL of the server, for links and to check the origin of WebSockets",
    )
    parser.add_argument(
        "--name",
        default=env.get("MOTHERLODE_NAME", ""),
        help="identifies this server at a shared database across restarts (default: its listen address)",
    )
    parser.add_argument(
        "--trusted-proxies",
        type=_networks,
        default=env.get("MOTHERLODE_TRUSTED_PROXIES", ""),
        metavar="ADDRESSES",
        help="reverse proxies whose X-Forwarded headers are trusted: addresses or networks like 10.0.0.0/8,"
        " separated by commas (default: none)",
    )
    parser.add_argument(
        "--max-connections",
        type=_number(1, 1_000_000),
        default=env.get("MOTHERLODE_MAX_CONNECTIONS", "20000"),
        metavar="N",
        help="maximum of open connections; fewer if the system allows fewer open files (default: %(default)s)",
    )
    parser.add_argument(
        "--max-connections-per-address",
        type=_number(1, 1_000_000),
        default=env.get("MOTHERLODE_MAX_CONNECTIONS_PER_ADDRESS", "1000"),
        metavar="N",
        help="maximum of open connections per address or IPv6 /64 network (default: %(default)s)",
    )
    parser.add_argument(
        "--bot-processes",
        type=_number(1, 256),
        default=1,
        metavar="N",
        help="worker processes for bots (default: %(default)s)",
    )
    parser.add_argument(
        "--bot-pause",
        type=_range,
        default=(0.9, 2.4),
        metavar="LOW-HIGH",
        help="range of seconds before a bot moves (default: 0.9-2.4)",
    )
    parser.add_argument(
        "--round-pause",
        type=_number(0, 600),
        default=30,
        metavar="SECONDS",
        help="how long bots, clocks and the next game wait for people after a round or a game (default: %(default)s)",
    )
    parser.add_argument(
        "--absent-after",
        type=_number(1, 86_400),
        default=60,
        metavar="SECONDS",
        help="how long a player must be disconnected before a bot may get the seat (default: %(default)s)",
    )
    parser.add_argument("--open", action=BooleanOptionalAction, default=False, help="open the page in a browser")
    parser.add_argument(
        "--unlimited",
        action="store_true",
        help="disable rate limits and the limit per address, for benchmarks and closed networks",
    )


def _number(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of numbers within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
            raise ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return read


def _networks(text: str) -> object:
    """Parse addresses and networks. Imports lazily: --help must work without the server's dependencies."""
    from motherlode.server.transport.proxies import parse_networks

    try:
        return parse_networks(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def _range(text: str) -> tuple[float, float]:
    low, _, high = text.partition("-")
    try:
        span = float(low), float(high or low)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a range of seconds like 0.9-2.4") from None
    if not 0 <= span[0] <= span[1] <= 60:
        raise ArgumentTypeError("a bot's pause is from 0 to 60 seconds")
    return span


def run(args: Namespace) -> int:
    """Serve until interrupted."""
    try:
        from motherlode.server.logging_setup import configure_logging
        from motherlode.server.runtime.timing import Timing
        from motherlode.server.settings import Settings
        from motherlode.server.transport.addresses import open_browser
        from motherlode.server.transport.server import make_server
    except ModuleNotFoundError as missing:
        raise MotherlodeError(f"{missing.name} is not installed; pip install 'motherlode[server]'") from None
    configure_logging()
    settings = Settings(
        store=args.store,
        host=args.host,
        port=args.port,
        base_url=args.base_url,
        name=args.name,
        secret=os.environ.get("MOTHERLODE_SECRET", ""),
        bot_processes=args.bot_processes,
        timing=Timing(
            bot_pause=args.bot_pause,
            bot_slot=min(1.0, args.bot_pause[1]),
            intermission=float(args.round_pause),
            ready_wait=float(args.round_pause),
            absent_after=float(args.absent_after),
        ),
        limits=_limits(args),
        trusted_proxies=args.trusted_proxies,
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)  # uvicorn drains first, then raises the captured signal again

    def announce(address: str) -> None:
        gc.collect()
        gc.freeze()  # objects created so far stay alive: exclude them from collection
        gc.set_threshold(20_000, 10, 10)  # collect rarely: reference counts free nearly everything
        print(f"Motherlode is at {args.base_url or address}", flush=True)
        if args.open:
            open_browser(args.base_url or address)

    make_server(settings, announce).run()
    return 0


def _limits(args: Namespace) -> Limits:
    from motherlode.server.settings import UNLIMITED, Limits

    if args.unlimited:
        return UNLIMITED._replace(connections=args.max_connections)
    return Limits(connections=args.max_connections, connections_per_address=args.max_connections_per_address)
