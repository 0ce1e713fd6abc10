"""``motherlode serve``: start the server."""

from __future__ import annotations

import gc
import os
import signal
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import MotherlodeError

if TYPE_CHECKING:
    from motherlode.server.push.courier import PushSettings
    from motherlode.server.settings import Limits

__all__ = ["add_arguments", "duration", "number_between", "run"]

_NEVER = 100 * 365 * 86_400.0

_EPILOG = """\
The variable in brackets sets an option's default. MOTHERLODE_SECRET signs the guests' tokens; without it, a secret is
generated and saved in the store. It may be several keys, separated by commas: the first signs, all of them verify.
"""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the options."""

    def option(name: str, default: str, help_text: str, **more: Any) -> None:
        """Declare an option whose default an environment variable can set."""
        variable = "MOTHERLODE_" + name.upper().replace("-", "_")
        help_text += f" (default: {default.replace('%', '%%') or 'none'}) [{variable}]"
        parser.add_argument(f"--{name}", default=os.environ.get(variable, default), help=help_text, **more)

    parser.epilog = _EPILOG
    option("store", "motherlode.sqlite", "an SQLite file, or postgresql://…")
    option("host", "127.0.0.1", "address to listen on; 0.0.0.0 for all of this machine's")
    option("port", "8000", "port to listen on; 0 for any free one", type=number_between(0, 65_535), metavar="N")
    option("base-url", "", "public URL of the server, for links and to check the origin of WebSockets", metavar="URL")
    option("metrics-address", "", "serve /metrics here instead of on --port: host:port", metavar="ADDRESS")
    option("bus", "", "message bus between servers that share a database: nats://host:4222", metavar="URL")
    option("name", "", "identifies this server at a shared database across restarts, instead of its address")
    option(
        "trusted-proxies",
        "",
        "reverse proxies whose X-Forwarded headers are trusted: addresses or networks like 10.0.0.0/8, separated by"
        " commas",
        type=_networks,
        metavar="ADDRESSES",
    )
    option(
        "max-connections",
        "20000",
        "maximum of open connections; fewer if the system allows fewer open files",
        type=number_between(1, 1_000_000),
        metavar="N",
    )
    option(
        "max-connections-per-address",
        "1000",
        "maximum of open connections per address or IPv6 /64 network",
        type=number_between(1, 1_000_000),
        metavar="N",
    )
    option("bot-processes", "1", "worker processes for bots", type=number_between(1, 256), metavar="N")
    option("bot-pause", "0.9-2.4", "range of seconds before a bot moves", type=_range, metavar="LOW-HIGH")
    option(
        "round-pause",
        "30",
        "seconds that bots, clocks and the next game wait for people after a round or a game",
        type=number_between(0, 600),
        metavar="SECONDS",
    )
    option(
        "absent-after",
        "60",
        "seconds a player must be disconnected before a bot may get the seat",
        type=number_between(1, 86_400),
        metavar="SECONDS",
    )
    option(
        "idle-after",
        "300",
        "seconds without a move, at a table without a clock, before a bot may get the seat of a connected player",
        type=number_between(1, 86_400),
        metavar="SECONDS",
    )
    option(
        "token-days",
        "180",
        "days for which a guest's token is valid; it is renewed when used",
        type=number_between(1, 36_500),
        metavar="DAYS",
    )
    option(
        "push-contact",
        "",
        "how push services reach you: mailto:you@example.org or an https: address; the public URL if empty",
        metavar="ADDRESS",
    )
    option(
        "push-hosts",
        "",
        "push services in your own network, as host or host:port, separated by commas; others must be public and https",
        metavar="HOSTS",
    )
    option(
        "push-key-days",
        "365",
        "days after which new push subscriptions get a new key; 0 for never",
        type=number_between(0, 36_500),
        metavar="DAYS",
    )
    option(
        "keep-finished",
        "",
        "delete tables whose games have been over for so long, like 365d or 12h; without it, never",
        type=duration,
        metavar="TIME",
    )
    option(
        "keep-gathering",
        "30d",
        "close tables that wait for players and that nobody has visited for so long",
        type=duration,
        metavar="TIME",
    )
    parser.add_argument(
        "--traces",
        action=BooleanOptionalAction,
        default=os.environ.get("MOTHERLODE_TRACES", "") not in ("", "0"),
        help="export OpenTelemetry traces of commands, where OTEL_EXPORTER_OTLP_ENDPOINT says [MOTHERLODE_TRACES]",
    )
    parser.add_argument("--open", action=BooleanOptionalAction, default=False, help="open the page in a browser")
    parser.add_argument(
        "--unlimited",
        action="store_true",
        help="disable rate limits and the limit per address, for benchmarks and closed networks",
    )


def number_between(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of numbers within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
            raise ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return read


def duration(text: str) -> float:
    """Parse a duration like 30d, 12h, 10m or 45s to seconds; nothing is 0."""
    units = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0}
    number, unit = text[:-1], text[-1:]
    if not text:
        return 0.0
    if unit not in units or not (number.isascii() and number.isdecimal()) or not 1 <= int(number) <= 100_000:
        raise ArgumentTypeError(f"{text!r} is not a duration like 30d, 12h, 10m or 45s")
    return int(number) * units[unit]


def _networks(text: str) -> object:
    """Parse addresses and networks. Imports lazily: --help must work without the server's dependencies."""
    from motherlode.server.transport.network.proxies import parse_networks

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
        from motherlode.server.runtime.timing import BUS_LEASE, Timing
        from motherlode.server.settings import Settings
        from motherlode.server.tracing import check_installed
        from motherlode.server.transport.network.addresses import open_browser
        from motherlode.server.transport.server import make_server
    except ModuleNotFoundError as missing:
        raise MotherlodeError(f"{missing.name} is not installed; pip install 'motherlode[server]'") from None
    if args.traces:
        check_installed()
    configure_logging()
    settings = Settings(
        store=args.store,
        host=args.host,
        port=args.port,
        base_url=args.base_url,
        bus=args.bus,
        name=args.name,
        secret=os.environ.get("MOTHERLODE_SECRET", ""),
        token_days=args.token_days,
        bot_processes=args.bot_processes,
        timing=Timing(
            bot_pause=args.bot_pause,
            bot_slot=min(1.0, args.bot_pause[1]),
            intermission=float(args.round_pause),
            ready_wait=float(args.round_pause),
            absent_after=float(args.absent_after),
            idle_after=float(args.idle_after),
            gathering_private=args.keep_gathering or _NEVER,
            **({"lease": BUS_LEASE} if args.bus else {}),
        ),
        limits=_limits(args),
        push=_push_settings(args),
        trusted_proxies=args.trusted_proxies,
        keep_finished=args.keep_finished,
        metrics_address=args.metrics_address,
        traces=args.traces,
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


def _push_settings(args: Namespace) -> PushSettings:
    from motherlode.server.push.courier import PushSettings

    hosts = tuple(host for host in (part.strip().lower() for part in args.push_hosts.split(",")) if host)
    return PushSettings(hosts, args.push_contact or args.base_url, args.push_key_days)
