"""``motherlode admin``: look after the tables and guests of a server, while it runs or not."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from motherlode.core.errors import MotherlodeError
from motherlode.server.command import duration, number_between

__all__ = ["add_arguments", "run"]

_WARNING: Final = 30
_EPILOG = """\
Without --server, the store is opened: the server of an SQLite file must not run. With it, the running server does it,
or the server of a cluster that has the table. Requests are signed with the server's secret: MOTHERLODE_SECRET, or the
one that it has saved in the store.

examples:
  motherlode admin list --state playing
  motherlode admin --server http://127.0.0.1:8000 ban x3JkPq0aZtY1 --for 7d --reason insults
  motherlode admin erase x3JkPq0aZtY1 --yes
  motherlode admin --server http://127.0.0.1:8000 announce --in 10m
"""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the options and actions."""
    parser.epilog = _EPILOG
    default = os.environ.get("MOTHERLODE_STORE", "motherlode.sqlite")
    parser.add_argument("--store", default=default, help="the store (default: motherlode.sqlite) [MOTHERLODE_STORE]")
    server = os.environ.get("MOTHERLODE_SERVER", "")
    parser.add_argument("--server", default=server, metavar="URL", help="a running server [MOTHERLODE_SERVER]")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION", parser_class=type(parser))

    def action(name: str, help_text: str, *words: str, destroys: bool = False) -> ArgumentParser:
        made = actions.add_parser(name, help=help_text, description=help_text)
        for word in words:
            made.add_argument(word, metavar=word.upper())
        made.add_argument("--json", action="store_true", default=SUPPRESS, help="print the result as JSON")
        if destroys:
            made.add_argument("--yes", action="store_true", help="do not ask")
        return made

    listing = action("list", "list tables, the most recently changed first")
    listing.add_argument("--state", choices=("gathering", "playing", "over", "closed"), help="only those in a state")
    listing.add_argument("--guest", help="only those at which a guest, given by id, sat or talked")
    listing.add_argument("--limit", type=number_between(1, 10_000), default=100, metavar="N", help="at most (100)")
    action("show", "show a table: settings, seats, games", "table")
    export = action("export", "write a table's log as JSON; it contains the seeds of its games", "table")
    export.add_argument("--output", type=Path, metavar="FILE", help="where to (default: standard output)")
    action("close", "close a table for good; its games stay", "table", destroys=True)
    action("delete", "delete a table with its games and talk", "table", destroys=True)
    ban = action("ban", "ban a guest, given by id, from the server", "guest")
    ban.add_argument("--for", type=duration, default=0.0, dest="length", metavar="TIME", help="like 7d (default: ever)")
    ban.add_argument("--reason", default="", help="a note for yourself, at most 200 characters")
    action("unban", "lift a ban", "guest")
    action("bans", "list the bans")
    action("erase", "erase a guest's names and talk at all tables", "guest", destroys=True)
    announce = action("announce", "tell everyone that the server is going to be maintained; without options, show it")
    announce.add_argument("--in", type=duration, dest="begins_in", metavar="TIME", help="when it begins, like 10m")
    announce.add_argument("--text", default="", help="a text of your own, at most 300 characters")
    announce.add_argument("--withdraw", action="store_true", help="announce nothing any more")


def run(args: Namespace) -> int:
    """Do what is asked, and print the result."""
    request = _REQUESTS[args.action](args)
    _confirm(args)
    import structlog

    from motherlode.server.admin.client import ask_server, ask_store

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(_WARNING))
    if args.server:
        result = ask_server(args.server, args.store, os.environ.get("MOTHERLODE_SECRET", ""), request)
    else:
        result = ask_store(args.store, request)
    if args.action == "export":
        _export(result, args.output)
    elif args.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show: Callable[[Any], str] = _PRINTERS.get(args.action, _outcome)
        print(show(result))
    return 1 if isinstance(result, dict) and result.get("failed") else 0


def _confirm(args: Namespace) -> None:
    """Ask whether something is to be destroyed; MotherlodeError if nobody can be asked."""
    if getattr(args, "yes", True):
        return
    what = {
        "close": "Close table {} for good?",
        "delete": "Delete table {} with all its games and talk?",
        "erase": "Erase the names and talk of guest {} at all tables?",
    }[args.action].format(getattr(args, "table", None) or args.guest)
    if not sys.stdin.isatty():
        raise MotherlodeError(f"{args.action} cannot be undone; repeat it with --yes")
    if input(f"{what} This cannot be undone. [y/N] ").strip().lower() not in ("y", "yes"):
        raise MotherlodeError("nothing was changed")


def _request(kind: str, **fields: Any) -> Any:
    import msgspec

    from motherlode.server.admin.requests import AnyAdminRequest

    given = {name: value for name, value in fields.items() if value is not None}
    try:
        return msgspec.convert({"type": kind, **given}, AnyAdminRequest)
    except msgspec.ValidationError as error:
        raise MotherlodeError(f"invalid request: {error}") from None


def _announce(args: Namespace) -> Any:
    if args.withdraw:
        return _request("withdraw-announcement")
    if args.begins_in is None:
        if args.text:
            raise MotherlodeError("say when maintenance begins: announce --in 10m --text …")
        return _request("show-announcement")
    return _request("announce", at=time.time() + args.begins_in, text=args.text)


_REQUESTS: Final[Mapping[str, Callable[[Namespace], Any]]] = {
    "list": lambda args: _request("list-tables", state=args.state, guest=args.guest, limit=args.limit),
    "show": lambda args: _request("show-table", table=args.table),
    "export": lambda args: _request("export-table", table=args.table),
    "close": lambda args: _request("close-table", table=args.table),
    "delete": lambda args: _request("delete-table", table=args.table),
    "ban": lambda args: _request("ban-guest", guest=args.guest, seconds=args.length or None, reason=args.reason),
    "unban": lambda args: _request("lift-ban", guest=args.guest),
    "bans": lambda args: _request("list-bans"),
    "erase": lambda args: _request("erase-guest", guest=args.guest),
    "announce": _announce,
}


def _export(result: Any, output: Path | None) -> None:
    text = json.dumps(result, ensure_ascii=False) + "\n"
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, "utf-8")
    except OSError as error:
        raise MotherlodeError(f"cannot write {output}: {error.strerror}") from None
    print(f"{output}: {len(result['entries'])} log entries")


def _when(at: float | None) -> str:
    return "-" if not at else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _tables(result: list[dict[str, Any]]) -> str:
    lines = [
        f"{one['table']:<18}{one['state']:<11}{(one['settings'] or {}).get('ruleset', '?'):<14}"
        f"{one['people']:>3} people  {_when(one['changed'])}"
        for one in result
    ]
    return "\n".join(lines) or "no tables"


def _shown(result: dict[str, Any]) -> str:
    settings = result["settings"]
    seats = [
        f"  {number}: {chair.get('name') or 'empty'}"
        + (f" (guest {chair['guest']})" if chair.get("guest") else f" (bot {chair['bot']})" if chair.get("bot") else "")
        + (f", away: {chair['away']}" if chair.get("away") else "")
        for number, chair in enumerate(result["chairs"])
    ]
    access = "public" if settings.get("public") else "private"
    head = f"{result['table']}: {result['state']}, {settings['ruleset']}, {access}"
    counts = f"{result['games']} games, {result['entries']} log entries, last used {_when(result['person_acted_at'])}"
    return "\n".join([head, counts, f"host: guest {result['host']}", "seats:", *seats])


def _bans(result: list[dict[str, Any]]) -> str:
    lines = [
        f"{one['guest']:<34}until {_when(one['until']) if one['until'] else 'lifted':<22}{one['reason']}"
        for one in result
    ]
    return "\n".join(lines) or "no bans"


def _announcement(result: dict[str, Any] | None) -> str:
    if result is None:
        return "nothing is announced"
    if "at" not in result:
        return _outcome(result)
    return f"maintenance at {_when(result['at'])}{': ' + result['text'] if result.get('text') else ''}"


def _outcome(result: dict[str, Any]) -> str:
    text = "done" if result["changed"] else "there was nothing to do"
    if result.get("entries"):
        text += f": {result['entries']} log entries at {len(result['tables'])} tables"
    failed = result.get("failed", {})
    return "\n".join([text, *(f"not done at {table}: {why}; try again" for table, why in failed.items())])


_PRINTERS: Final[Mapping[str, Callable[[Any], str]]] = {
    "list": _tables,
    "show": _shown,
    "bans": _bans,
    "announce": _announcement,
}
