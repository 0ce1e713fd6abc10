"""What could be believed in a recorded game: worked out afterwards from what a seat saw, or from what everyone did."""

from __future__ import annotations

from msgspec import Struct

from motherlode import SPECTATOR, MotherlodeError, parse_record, replay
from motherlode.bots.belief_timeline import beliefs_of
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = ["Beliefs", "compute_beliefs"]


class Beliefs(Struct, frozen=True, omit_defaults=True):
    """What the bot ``belief`` would have believed on a seat, or looking on. For each step of the film, the deal first:
    by seat, the chance that it is a saboteur; by goal, if the game has ``goals``, that it is the treasure."""

    eyes: str
    saboteurs: list[list[float]]
    goals: list[tuple[int, int]] = []
    treasure: list[list[float]] = []


def compute_beliefs(text: str, eyes: str) -> Beliefs | RefusalReason:
    """The beliefs through some eyes, of a spectator or of a seat; or why there are none."""
    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        seat = SPECTATOR if eyes == "spectator" else int(eyes)
        if seat >= replay(record, 0).seats:
            return "no-such-seat"
        told = beliefs_of(record, seat)
    except MotherlodeError:
        return "bad-record"
    goals = list(told[0].treasure)
    return Beliefs(
        eyes=eyes,
        saboteurs=[[round(chance, 3) for chance in belief.saboteurs] for belief in told],
        goals=goals,
        treasure=[[round(belief.treasure[goal], 3) for goal in goals] for belief in told] if goals else [],
    )
