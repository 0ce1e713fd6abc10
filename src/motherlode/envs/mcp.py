"""``motherlode mcp``: a language model plays on a seat it is invited to (Model Context Protocol).

Tools: ``look``, ``legal_moves``, ``play``, ``say``, ``claim``, ``wait_for_turn``. Resources: ``motherlode://rules`` and
``motherlode://notation``. The server is a client of the table (:mod:`motherlode.envs.seat_client`): it receives what
its seat may know, so nothing else can pass.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from motherlode.core.errors import DataError

if TYPE_CHECKING:
    from mcp.server import MCPServer

__all__ = ["add_arguments", "make_mcp_server", "run"]

_TOKEN: Final = "MOTHERLODE_TOKEN"
_LONGEST_WAIT: Final = 300.0
_EXAMPLES: Final = f"""\
The host of a table gets the token of a seat with POST /api/tables/TABLE/invitations (docs/protocol.md).

examples:
  {_TOKEN}=… motherlode mcp --table k3v9x --server http://localhost:8000
  {_TOKEN}=… motherlode mcp --table k3v9x --transport http --port 8765"""

_INSTRUCTIONS: Final = """\
You hold one seat in a game of hidden roles. Read motherlode://rules once, and motherlode://notation for how moves are
written. Then repeat: wait_for_turn, look if you need to, play one of the legal moves. You may talk to the other players
with say and claim at any time. What you are told is what your seat may know."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = _EXAMPLES
    parser.add_argument("--server", metavar="ADDRESS", default="http://localhost:8000", help="(%(default)s)")
    parser.add_argument("--table", metavar="TABLE", required=True, help="the table's id, as in its link")
    parser.add_argument("--token", metavar="TOKEN", help=f"the seat's token; better in the environment: {_TOKEN}")
    parser.add_argument("--language", metavar="CODE", default="en", help="en, pl or he (%(default)s)")
    parser.add_argument("--transport", choices=("stdio", "http"), default="stdio", help="(%(default)s)")
    parser.add_argument("--host", metavar="NAME", default="127.0.0.1", help="for http: where to listen (%(default)s)")
    parser.add_argument("--port", metavar="NUMBER", type=int, default=8765, help="for http (%(default)s)")


def run(args: Namespace) -> int:
    """Serve one seat until the client leaves or the process is stopped."""
    if find_spec("mcp") is None or find_spec("websockets") is None:
        raise DataError("this command needs an extra: pip install motherlode[mcp]")
    token = args.token or os.environ.get(_TOKEN, "")
    if not token:
        raise DataError(f"--token is missing, and so is {_TOKEN} in the environment")
    if not 0 <= args.port <= 65535:
        raise DataError(f"--port is from 0 to 65535, not {args.port}")
    server = make_mcp_server(args.server, args.table, token, args.language)
    if args.transport == "stdio":
        server.run("stdio")
    else:
        server.run("streamable-http", host=args.host, port=args.port)
    return 0


def make_mcp_server(address: str, table: str, token: str, language: str = "en") -> MCPServer[Any]:
    """The MCP server of one seat. It connects to the table when it starts, and stays connected."""
    from mcp.server import MCPServer

    from motherlode.envs.seat_client import SeatClient
    from motherlode.localization import LANGUAGES
    from motherlode.rulebook import print_rules

    if language not in LANGUAGES:
        raise DataError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
    seat = SeatClient(address, table, token, language)

    @asynccontextmanager
    async def at_the_table(_: MCPServer[Any]) -> AsyncIterator[SeatClient]:
        async with seat:
            yield seat

    server = MCPServer("motherlode", instructions=_INSTRUCTIONS, lifespan=at_the_table, log_level="WARNING")

    @server.tool()
    async def look() -> str:
        """What happened since you last asked, and the table as you see it now."""
        return _joined(seat.tell_news(), seat.describe())

    @server.tool()
    async def legal_moves() -> list[str]:
        """Your legal moves; none if it is not your turn."""
        return seat.legal

    @server.tool()
    async def play(move: str) -> str:
        """Make one of legal_moves, written as in motherlode://notation: NES@1,0, break-lamp>2, pass(map)."""
        return await seat.play(move)

    @server.tool()
    async def say(text: str) -> str:
        """Say something to everyone at the table."""
        return await seat.say(text) or "said"

    @server.tool()
    async def claim(key: str, player: int | None = None, column: int | None = None, row: int | None = None) -> str:
        """Make a claim that everyone reads in their own language.

        key: treasure-at or stone-at (with column and row), suspect or trust (with the seat of a player), mend-my,
        good-move, bad-move, hurry, sorry, thanks.
        """
        made: dict[str, Any] = {"key": key}
        if player is not None:
            made["seat"] = player
        if column is not None and row is not None:
            made["cell"] = [column, row]
        return await seat.claim(made) or "claimed"

    @server.tool()
    async def wait_for_turn(seconds: float = 60.0) -> str:
        """Wait until it is your turn or the game is over, at most ``seconds`` seconds; then look."""
        in_time = await seat.wait_for_turn(min(max(seconds, 0.0), _LONGEST_WAIT))
        return _joined(seat.tell_news(), seat.describe() if in_time else "")

    @server.resource("motherlode://rules", mime_type="text/plain")
    async def rules() -> str:
        """The rules of the ruleset that this table plays, by id."""
        return print_rules(seat.ruleset, matrix=False)

    @server.resource("motherlode://notation", mime_type="text/markdown")
    async def notation() -> str:
        """How cards, moves and positions are written."""
        return (files("motherlode.envs") / "notation.md").read_text("utf-8")

    return server


def _joined(*parts: str) -> str:
    return "\n\n".join(filter(None, parts))
