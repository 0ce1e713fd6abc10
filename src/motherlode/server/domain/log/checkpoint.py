"""Snapshots of a table, so that loading it does not replay a long log from the beginning.

A checkpoint holds the state that :class:`.Table` derives from the log, and the retained entries; the current game is
replayed from those. It is a cache: if it is missing or has another version, the whole log is replayed.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec
from msgspec import Struct

from motherlode.server.domain.attendance import Arrival, TakeoverRequest
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entries import Chair, TableState
from motherlode.server.domain.table import Table
from motherlode.server.domain.table_settings import TableSettings

__all__ = ["CHECKPOINT_EVERY", "encode_checkpoint", "restore_table"]

CHECKPOINT_EVERY: Final = 500
"""Entries between checkpoints. A checkpoint is also written whenever a game begins."""

_VERSION: Final = 4
"""Increased when older checkpoints cannot be read or would be misread."""


class _Version(Struct, array_like=True):
    version: int


class _Checkpoint(Struct, array_like=True):
    version: int
    settings: TableSettings
    host: str
    opened_at: float
    state: TableState
    chairs: list[Chair]
    barred: list[str]
    mutes: list[tuple[str, str, str]]
    silenced: list[str]
    game_starts: list[int]
    seated_guests: list[str]
    seated_bots: list[str]
    names: list[str]
    forfeited_turn: int
    extended_turn: int
    extended_at: float
    info_changed_seq: int
    person_acted_at: float
    turn_started_at: float
    waiting: list[int]
    waiting_since: float
    ready: list[int]
    ready_since: float
    votes: dict[int, list[int]]
    timeouts: dict[int, int]
    requests: list[TakeoverRequest]
    declined: list[str]
    arrivals: dict[int, Arrival]
    taken_over: dict[int, int]
    count: int
    dropped_before: int
    entries: list[tuple[int, log.AnyEntry]]
    talk: list[tuple[int, int, log.LoggedClaim]]
    """Claims in the current game: how many moves came before, the seat, and the claim."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_Checkpoint)
_VERSION_DECODER = msgspec.json.Decoder(_Version)


def encode_checkpoint(table: Table) -> bytes:
    """Encode the state of a table after its last entry."""
    began = table.game_starts[-1] if table.game_starts else 0
    kept = [
        (one.seq, one.entry)
        for one in table.log
        if one.seq >= began or not isinstance(one.entry, log.Began | log.Moved)
    ]
    return _ENCODER.encode(
        _Checkpoint(
            version=_VERSION,
            settings=table.settings,
            host=table.host,
            opened_at=table.opened_at,
            state=table.state,
            chairs=table.chairs,
            barred=sorted(table.barred),
            mutes=[(who, whom, name) for (who, whom), name in table.mutes.items()],
            silenced=table.silenced,
            game_starts=table.game_starts,
            seated_guests=list(table.seated_guests),
            seated_bots=list(table.seated_bots),
            names=list(table.game.names) if table.game is not None else [],
            forfeited_turn=table.forfeited_turn,
            extended_turn=table.extended_turn,
            extended_at=table.extended_at,
            info_changed_seq=table.info_changed_seq,
            person_acted_at=table.person_acted_at,
            turn_started_at=table.turn_started_at,
            waiting=sorted(table.attendance.waiting),
            waiting_since=table.attendance.waiting_since,
            ready=sorted(table.attendance.ready),
            ready_since=table.attendance.ready_since,
            votes={seat: sorted(votes) for seat, votes in table.attendance.votes.items()},
            timeouts=table.attendance.timeouts,
            requests=list(table.attendance.requests.values()),
            declined=sorted(table.attendance.declined),
            arrivals=table.attendance.arrivals,
            taken_over=table.taken_over,
            count=table.log.count,
            dropped_before=table.log.dropped_before,
            entries=kept,
            talk=[
                (said.moves, said.seat, log.LoggedClaim.of(said.claim))
                for said in (table.game.talk if table.game is not None else ())
            ],
        )
    )


def _say_again(table: Table, talk: deque[tuple[int, int, log.LoggedClaim]]) -> None:
    """Make the claims of a game that came before its next move."""
    game = table.game
    while game is not None and talk and talk[0][0] <= len(game.history):
        _, seat, claim = talk.popleft()
        game.say(seat, claim.value())


def restore_table(data: bytes) -> Table | None:
    """Decode a checkpoint into a table; None if it has another version."""
    if _VERSION_DECODER.decode(data).version != _VERSION:
        return None
    saved = _DECODER.decode(data)
    table = Table()
    table.settings = saved.settings
    table.host = saved.host
    table.opened_at = saved.opened_at
    table.state = saved.state
    table.chairs = saved.chairs
    table.barred = set(saved.barred)
    table.mutes = {(who, whom): name for who, whom, name in saved.mutes}
    table.silenced = saved.silenced
    table.forfeited_turn = saved.forfeited_turn
    table.extended_turn = saved.extended_turn
    table.extended_at = saved.extended_at
    table.game_starts = saved.game_starts
    table.info_changed_seq = saved.info_changed_seq
    table.person_acted_at = saved.person_acted_at
    talk = deque(saved.talk)
    for seq, entry in saved.entries:
        table.log.count = seq
        if isinstance(entry, log.Moved):
            _say_again(table, talk)
        if isinstance(entry, log.Began):
            game = table.start_game(entry, saved.names, saved.seated_guests, saved.seated_bots)
            table.log.restore(seq, entry, game.events)
        elif isinstance(entry, log.Moved):
            table.log.restore(seq, *table.make_move(entry))
        else:
            table.log.restore(seq, entry, ())
    _say_again(table, talk)
    table.turn_started_at = saved.turn_started_at
    attendance = table.attendance
    attendance.waiting = set(saved.waiting)
    attendance.waiting_since = saved.waiting_since
    attendance.ready = set(saved.ready)
    attendance.ready_since = saved.ready_since
    attendance.votes = {seat: set(votes) for seat, votes in saved.votes.items()}
    attendance.timeouts = saved.timeouts
    attendance.requests = {asked.guest: asked for asked in saved.requests}
    attendance.declined = set(saved.declined)
    attendance.arrivals = saved.arrivals
    table.taken_over = saved.taken_over
    table.log.count = saved.count
    table.log.dropped_before = saved.dropped_before
    if table.state == "playing":
        assert table.game is not None
        table.actor = table.game.actor
    return table
