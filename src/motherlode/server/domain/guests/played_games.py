"""The history entry of a finished game for each person who played: nothing that was not public."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from motherlode.games.figures import RoundFigures
from motherlode.games.registry import game_module
from motherlode.server.domain.table import Table

__all__ = ["PlayedGame", "PlayedRound", "decode_played", "encode_played", "played_games"]


class PlayedRound(Struct, frozen=True, omit_defaults=True):
    """A round of mine: my role, whether it paid, and what I did."""

    role: str
    won: bool = False
    counts: dict[str, int] = {}


class PlayedGame(Struct, frozen=True, omit_defaults=True):
    """A finished game of a guest.

    ``players`` are names by seat, those of bots included; ``points`` are by seat.
    """

    ruleset: str
    at: float
    seat: int
    players: list[str]
    bots: list[int]
    points: list[int]
    winners: list[int]
    rounds: list[PlayedRound]


_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(PlayedGame).decode


def encode_played(game: PlayedGame) -> bytes:
    """Encode a game for the store."""
    return _ENCODE(game)


def decode_played(data: bytes) -> PlayedGame:
    """Decode a stored game; msgspec.DecodeError if another version wrote it."""
    return _DECODE(data)


def played_games(table: Table) -> dict[str, PlayedGame]:
    """Return the history entries of a table's last game, which is over, by guest; not for programs."""
    game = table.game
    assert game is not None
    result = game.result
    if result is None:
        return {}
    counting = game_module(table.settings.ruleset, "figures")
    seats = len(game.names)
    figures: list[list[RoundFigures]] = counting.round_figures(game.events, seats) if counting else [[]] * seats
    outside = {chair.guest for chair in table.chairs if chair.outside}
    bots = [seat for seat, guest in enumerate(table.seated_guests) if not guest]
    return {
        guest: PlayedGame(
            table.settings.ruleset,
            table.log.last.entry.at,
            seat,
            list(game.names),
            bots,
            list(result.points),
            list(result.winners),
            [_round(one) for one in figures[seat]],
        )
        for seat, guest in enumerate(table.seated_guests)
        if guest and guest not in outside
    }


def _round(figures: RoundFigures) -> PlayedRound:
    return PlayedRound(figures.role, figures.has_won, dict(figures.counts))
