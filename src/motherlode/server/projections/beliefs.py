"""Beliefs in a recorded game, computed afterwards from what a seat or a spectator saw."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from motherlode import SPECTATOR, MotherlodeError, parse_record, replay
from motherlode.bots.belief_timeline import beliefs_of
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = ["Beliefs", "compute_beliefs"]


class Beliefs(Struct, frozen=True, omit_defaults=True):
    """The beliefs of the bot ``belief`` on a seat, or as a spectator.

    For each step of the replay, the deal first: the probability of each seat to be a saboteur; and, if the game has
    ``goals``, of each goal to be the treasure.
    """

    perspective: str = msgspec.field(name="eyes")
    saboteurs: list[list[float]]
    goals: list[tuple[int, int]] = []
    treasure: list[list[float]] = []


def compute_beliefs(text: str, perspective: str) -> Beliefs | RefusalReason:
    """Compute the beliefs of a spectator or a seat; or return why there are none. Runs in another process."""
    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        seat = SPECTATOR if perspective == "spectator" else int(perspective)
        if seat >= replay(record, 0).seats:
            return "no-such-seat"
        timeline = beliefs_of(record, seat)
    except MotherlodeError:
        return "bad-record"
    goals = list(timeline[0].treasure)
    return Beliefs(
        perspective=perspective,
        saboteurs=[[round(chance, 3) for chance in belief.saboteurs] for belief in timeline],
        goals=goals,
        treasure=[[round(belief.treasure[goal], 3) for goal in goals] for belief in timeline] if goals else [],
    )
