"""Tables brought to a point that a test is about: a game played so far, put into the store as its log.

A table is its log replayed, so the server goes on with it as with any other.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Literal

from browser.player import is_face
from browser.server_process import Card, ServerProcess
from motherlode import Game, Move
from motherlode.analysis import ANALYSER_VERSION
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.domain.table import Table
from motherlode.server.domain.table_settings import TableSettings, encode_settings
from motherlode.server.runtime.bots.bot_worker import BotTask, choose_move
from motherlode.server.runtime.table_summary import played_records
from motherlode.server.store import Append, Headline
from motherlode.server.store.file_lock import FileLock
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.store.sqlite_client import SqliteClient

__all__ = ["Condition", "bring_to", "play_bots", "put_table"]

Condition = Callable[[Game], bool]


def bring_to(condition: Condition, ruleset: str, seats: int, rounds: int = 1, seed: int = 0) -> Game:
    """The first game from a seed on in which eager players come to a point; stopped there."""
    for number in count(seed):
        game = Game(ruleset, seats, seed=f"seed {number}", rounds=rounds)
        chance = random.Random(number)
        while not game.over:
            if condition(game):
                return game
            game.play(max(map(str, game.legal), key=lambda move: _eagerness(move, chance)))
    raise AssertionError


def _eagerness(text: str, chance: random.Random) -> tuple[float, ...]:
    """Eager players steal, and dig and walk eastwards, where gold and treasures are; they never end a round early."""
    move = Move.parse(text)
    if is_face(move.head) or move.head == "walk":
        open_edges = len(move.head.partition("+")[0]) - 4 * move.head.count(".")
        return 2, move.cells[-1][0], open_edges, chance.random()
    worth = {"theft": 3, "call-vote": -1}.get(move.head, move.pick != "yes")
    return worth, chance.random()


def play_bots(condition: Condition, seats: int, rounds: int) -> tuple[Game, list[log.BotReason]]:
    """A base game in which the first seat moves at random and bots that reason have the others, up to a point; and why
    each move was made."""
    game = Game("base", seats, seed="bots that reason", rounds=rounds)
    bots = ["random"] + ["belief"] * (seats - 1)
    whys: list[log.BotReason] = []
    while not game.over and not condition(game):
        view = game.view(game.actor)
        choice = choose_move(BotTask(bots[game.actor], str(view), view.events), len(whys).to_bytes(32))
        assert choice is not None
        whys.append(choice.why)
        game.play(choice.move)
    return game, whys


def put_table(
    server: ServerProcess,
    game: Game,
    people: Sequence[Card],
    whys: Sequence[log.BotReason] = (),
    analysis: bytes | None = None,
    at: float = 1.0,
) -> str:
    """A table in the store at which a game stands, with what people claimed, and its analysis if that is given.

    People have the first seats, bots that play at random the rest. A finished game is in the history of people.
    """
    assert game.seed is not None
    settings = TableSettings(game.ruleset, game.seats, dict(game.options), bots="random")
    entries: list[log.AnyEntry] = [log.Opened(at, settings, people[0].guest)]
    entries += [log.Seated(at, seat, card.guest, card.name) for seat, card in enumerate(people)]
    entries += [log.BotSeated(at, seat, "random") for seat in range(len(people), game.seats)]
    entries.append(log.Began(at, game.seed))
    for number, (seat, move) in enumerate(game.history):
        by: Literal["bot", "person"] = "person" if seat < len(people) else "bot"
        entries.append(log.Moved(at + 1, seat, str(move), by, whys[number] if whys else {}))
        said = [one for one in game.talk if one.moves == number + 1]
        entries += [
            log.Claimed(at + 1, people[one.seat].guest, one.seat, log.LoggedClaim.of(one.claim)) for one in said
        ]
    table = Table(entries)
    name = secrets.token_urlsafe(12)
    head = Headline(False, table.state, encode_settings(settings), len(people), 1e12)
    records = played_records(name, table) if table.state == "over" else ()
    written = Append(name, 0, [encode_entry(entry) for entry in entries], head, records=records)
    with ThreadPoolExecutor(1) as beside:  # the browser's event loop runs in this thread
        beside.submit(asyncio.run, _write(server.store, written, analysis)).result()
    return name


async def _write(address: str, written: Append, analysis: bytes | None) -> None:
    """Write into the file of a server that runs, past the lock that keeps a second server out."""
    path = Path(address)
    store = SqliteStore(SqliteClient(path), FileLock(path))
    await store.append(written)
    if analysis is not None:
        await store.keep_analysis(written.table, 0, ANALYSER_VERSION, analysis)
    await store.close()
