"""Prints a digest of seeded random games for each table, to compare builds and processes.

``python -m support.digest 20`` plays twenty games a table, with ``tests`` on the path.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from motherlode.core.playable import play_randomly
from support.tables import FEW_TABLES, Table
from support.walks import chance

__all__ = ["digest"]


def digest(table: Table, games: int) -> str:
    """The hash of the final positions, and of the turns it took to get there."""
    seen = sha256()
    for number in range(games):
        game = table.game(f"digest {number}")
        turns = play_randomly(game._position, chance("digest", number), 1_000_000)
        seen.update(f"{turns} {game}\n".encode())
    return seen.hexdigest()


if __name__ == "__main__":
    for each in FEW_TABLES:
        print(each, digest(each, int(sys.argv[1])))
