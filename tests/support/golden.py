"""Rewrites the golden files: ``PYTHONPATH=tests python -m support.golden``, in the repository root.

Do so only when a change of behaviour is meant, and read the difference before it is committed. A difference in
``hashes.txt`` alone says that whole games changed in a way that no playthrough shows: find out which.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Protocol

from motherlode import Game, print_record, record_of
from motherlode.core.visibility import redact
from support.perft import POSITIONS, Perft, count
from support.playthrough import Situation, playthrough
from support.tables import TABLES, Table
from support.walks import at_random, chance, walk

__all__ = [
    "FOLDER", "HASHED", "HASHES", "PERFT", "PLAYTHROUGHS", "counts", "game_hashes", "playthrough_of", "read_counts",
    "read_hashes",
]  # fmt: skip

FOLDER = Path(__file__).parent.parent / "golden"
PERFT = FOLDER / "perft.txt"
HASHES = FOLDER / "hashes.txt"

_HEADER = "# Written by `PYTHONPATH=tests python -m support.golden`, which also says when to do so.\n"
_ENOUGH = 2500
_SEEDS = ("golden", "other")
_VIEW_EVERY = 7

HASHED = [(table, seed) for table in TABLES for seed in _SEEDS]
"""The games whose hashes are kept: every ruleset, number of seats and option, with two seeds."""

_BASE = Table("base", 4)
_CLASSIC = Table("base-classic", 4)
_STRICT = Table("base-classic", 4, (("no_gold_for_broken_tools", True),))
_SABOTEUR2 = Table("saboteur2", 4)
_LOST_MINES = Table("lost-mines", 4)

_SITUATIONS = [
    Situation("tunnel", _BASE, 0, "Laid", "A tunnel card is laid beside the start, and a card is drawn (B-11, B-20)."),
    Situation("discard", _BASE, 0, "Discarded", "A player passes: the card is known to them alone (B-13)."),
    Situation("broken-tool", _BASE, 0, "PutInFront", "A broken tool is laid in front of a player (B-30)."),
    Situation("repair", _BASE, 0, "FrontCleared", "A broken tool is repaired; both cards are discarded (B-31)."),
    Situation("map", _BASE, 0, "Peeked", "A map shows a goal to its player alone (B-35)."),
    Situation("rockfall", _BASE, 0, "RockFell", "A rockfall takes a tunnel card out of the maze (B-34)."),
    Situation("stone", _BASE, 4, "GoalTurnedUp", "A stone goal is reached and turned up (B-40, B-42)."),
    Situation(
        "treasure", _BASE, 7, "GameEnded", "The treasure is reached; gold goes round in secret (B-51, B-56).", moves=4
    ),
    Situation("saboteurs-win", _BASE, 0, "GoldPaid", "Nobody reaches the treasure: saboteurs are paid (B-54)."),
    Situation("treasure", _CLASSIC, 3, "GoldTaken", "The treasure is reached; who reached it takes first.", moves=2),
    Situation(
        "broken-tools-get-no-gold", _STRICT, 1, "GoldTaken", "Gold goes round past broken tools, by option.", moves=2
    ),
    Situation("inspection", _SABOTEUR2, 0, "Inspected", "A player looks at another's dwarf card (S-34)."),
    Situation("hats", _SABOTEUR2, 1, "HatsSwapped", "A player gets a new dwarf card from the pile (S-32)."),
    Situation("hands", _SABOTEUR2, 1, "HandsSwapped", "Two players exchange hands, and know what they gave (S-33)."),
    Situation(
        "shed", _SABOTEUR2, 0, "Shed", "A player gives up cards to repair a tool of theirs (S-12).", 1, at_random
    ),
    Situation("teams-paid", _SABOTEUR2, 0, "Earned", "The treasure is reached; teams are paid in tokens (S-57)."),
    Situation("theft", _SABOTEUR2, 14, "Robbed", "When the round is over a thief takes a nugget (S-60).", moves=2),
    Situation("path", _LOST_MINES, 0, "PathLaid", "A path card is laid (L-20)."),
    Situation("walk", _LOST_MINES, 0, "Walked", "A dwarf walks (L-40)."),
    Situation("trap", _LOST_MINES, 1, "CardLost", "A dwarf walks into a trap and loses a card (L-32).", 1, at_random),
    Situation("troll", _LOST_MINES, 0, "TrollLeft", "A troll stays for a round and leaves (L-33).", moves=4),
    Situation("storm", _LOST_MINES, 0, "Stormed", "A storm takes a path card away (L-35)."),
    Situation("tool", _LOST_MINES, 0, "ToolPlaced", "A tool is put on an obstacle (L-30)."),
    Situation("look-mine", _LOST_MINES, 0, "Scouted", "A player looks at a mine (L-31)."),
    Situation("look-treasure", _LOST_MINES, 0, "Appraised", "A player looks at a treasure (L-31)."),
    Situation("look-dwarf", _LOST_MINES, 0, "Inspected", "A player looks at another's dwarf card (L-31)."),
    Situation("treasure", _LOST_MINES, 1, "TreasureTaken", "A mine is turned up, a treasure taken (L-41).", moves=2),
    Situation("dragon", Table("lost-mines", 3), 2, "DragonWoken", "Somebody turns up the dragon's mine (L-44)."),
    Situation("vote", _LOST_MINES, 0, "Voted", "A player asks to end the round, and another refuses (L-51).", moves=2),
    Situation("no-cards", _LOST_MINES, 1, "TurnLost", "A player without cards loses a turn (L-13)."),
    Situation("end", _LOST_MINES, 0, "GameEnded", "The round ends: roles, treasures and mines are shown (L-52)."),
]

PLAYTHROUGHS: dict[str, Situation] = {situation.file_name: situation for situation in _SITUATIONS}


def playthrough_of(name: str) -> str:
    """What a file should say."""
    return _HEADER + playthrough(PLAYTHROUGHS[name])


def game_hashes(table: Table, seed: str) -> tuple[str, str]:
    """Of a whole game: the hash of its record, and that of everything its viewers saw."""
    game = table.game(seed)
    seen = sha256()
    for number, _ in enumerate(walk(game, chance("golden", table, seed))):
        if number % _VIEW_EVERY == 0:
            _hash_views(game, table, seen)
    _hash_views(game, table, seen)
    for viewer in table.viewers:
        seen.update(repr([redact(happened, viewer) for happened in game.events]).encode())
        seen.update(print_record(record_of(game, viewer)).encode())
    return _short(sha256(print_record(record_of(game)).encode()).hexdigest()), _short(seen.hexdigest())


class _Hash(Protocol):
    def update(self, data: bytes, /) -> None: ...


def _hash_views(game: Game, table: Table, seen: _Hash) -> None:
    for viewer in table.viewers:
        view = game.view(viewer)
        seen.update(f"{view}\n{view.table}\n".encode())


def _short(digest: str) -> str:
    return digest[:20]


def read_hashes() -> dict[str, tuple[str, str]]:
    """The hashes kept, by table and seed."""
    rows = [line.split() for line in HASHES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {f"{table} {seed}": (record, seen) for table, seed, record, seen in rows}


def counts(position: Perft) -> list[int]:
    """The numbers of sequences of one move, of two, … until there are many."""
    game = position.game()
    found: list[int] = []
    while len(found) < 4 and (not found or found[-1] < _ENOUGH):
        found.append(count(game, len(found) + 1))
    return found


def read_counts() -> dict[str, list[int]]:
    """The numbers kept, by position."""
    rows = [line.split() for line in PERFT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name: [int(number) for number in numbers] for name, *numbers in rows}


def _write_all() -> None:
    for name in PLAYTHROUGHS:
        (FOLDER / name).write_text(playthrough_of(name), encoding="utf-8", newline="\n")
    rows = [f"{table} {seed} {' '.join(game_hashes(table, seed))}\n" for table, seed in HASHED]
    columns = "# table, seed, hash of the record, hash of what all viewers saw\n"
    HASHES.write_text(_HEADER + columns + "".join(rows), encoding="utf-8", newline="\n")
    rows = [f"{position} {' '.join(map(str, counts(position)))}\n" for position in POSITIONS]
    PERFT.write_text(_HEADER + "".join(rows), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write_all()
