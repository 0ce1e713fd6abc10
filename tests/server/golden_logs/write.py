"""Write golden logs of this version: tables of every ruleset with random histories, and their states."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from motherlode import ruleset_names
from motherlode.games.registry import engine_of
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.domain.table import Table
from server.tables import apply_random_commands, game_of, log_of, started

HERE = Path(__file__).parent


def summary(table: Table) -> dict[str, Any]:
    """Return what a table must load to. Not the position: its notation is not a matter of logs."""
    game = game_of(table)
    return {
        "state": table.state,
        "entries": table.seq + 1,
        "games": table.game_number + 1,
        "chairs": [[chair.kind, chair.name, chair.away] for chair in table.chairs],
        "silenced": list(table.silenced),
        "to_move": game.actor,
        "history": hashlib.sha256(repr([(seat, move.text) for seat, move in game.history]).encode()).hexdigest(),
        "points": list(game.result.points) if game.result is not None else [],
    }


def random_table(ruleset: str, seed: int) -> Table:
    """Return a table with a few games, some of them not finished, closed at last."""
    table = started(ruleset, min(engine_of(ruleset).seats[ruleset]) + 1, people=1 + seed % 3)
    if seed % 3 == 0:  # what seldom happens by chance
        for entry in (
            log.HandOverVoted(3.0, 0, 1),
            log.SeatRequested(4.0, "critic", "Cleo", 1),
            log.SeatRequestAnswered(5.0, "critic", True),
            log.TakenOver(6.0, 1, "critic", "Cleo"),
            log.Continued(7.0, 0),
            log.Resumed(8.0),
            log.SeatRequested(9.0, "onlooker", "Otto", 2),
            log.SeatRequestWithdrawn(10.0, "onlooker"),
        ):
            table.apply(entry)
    apply_random_commands(table, random.Random(seed), 400)
    table.close(900.0)
    return table


def kinds(tables: Sequence[Table]) -> set[str]:
    """Return the types of entries in logs."""
    return {log.kebab(type(entry).__name__) for table in tables for entry in log_of(table)}


def write(release: str) -> None:
    """Write two logs per ruleset, chosen to cover together as many types of entries as possible."""
    covered: set[str] = set()
    for ruleset in ruleset_names():
        tables = [random_table(ruleset, seed) for seed in range(24)]
        for number in (1, 2):
            best = max(tables, key=lambda table: (len(kinds([table]) - covered), -table.seq))
            tables.remove(best)
            covered |= kinds([best])
            lines = [json.dumps(summary(best)).encode(), *(encode_entry(entry) for entry in log_of(best))]
            (HERE / f"{release}-{ruleset}-{number}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    missing = {log.kebab(kind.__name__) for kind in log.AnyEntry.__args__} - covered
    print(f"without {', '.join(sorted(missing)) or 'nothing'}")


if __name__ == "__main__":
    write(sys.argv[1])
