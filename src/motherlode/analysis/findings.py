"""Findings of a timeline: turning points, each player's best and costliest moves, exposure, bluffs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.analysis.report import Bluff, KeyMove, PlayerReport, RoleExposure, RoundSpan, Unit
from motherlode.analysis.timeline import MoveNote, RoundNote, Timeline

__all__ = ["player_reports", "round_spans", "saboteur_bluffs", "turning_points"]

# all chosen
KNOWN: Final = 0.8
"""Public probability from which a role counts as known."""
_TURNING_POINTS: Final = 6
_MIN_SWING: Final[dict[Unit, float]] = {"chance": 0.08, "gold": 0.3, "points": 0.5}
"""Change of the public forecast from which a move may be a turning point."""
_MIN_GAIN: Final[dict[Unit, float]] = {"chance": 0.02, "gold": 0.1, "points": 0.1}
"""Gain or loss from which a move is worth naming."""
_CONFIDENCE_Z: Final = 2.0
"""Standard errors by which a gain must differ from 0."""
_MIN_BLUFF: Final = 0.05
_BLUFFS: Final = 4


def turning_points(timeline: Timeline, unit: Unit) -> list[KeyMove]:
    """The moves after which the public forecast changed most, in the order of play."""
    swings = [(_swing(note), note) for note in timeline.moves]
    largest = sorted(swings, key=lambda each: (-each[0], each[1].step))[:_TURNING_POINTS]
    chosen = [note for swing, note in largest if swing >= _MIN_SWING[unit]]
    return [_key_move(note) for note in sorted(chosen, key=lambda note: note.step)]


def player_reports(timeline: Timeline, unit: Unit) -> list[PlayerReport]:
    """A report for each seat."""
    return [_player_report(timeline, seat, unit) for seat in range(timeline.seats)]


def saboteur_bluffs(timeline: Timeline) -> list[Bluff]:
    """The moves that made everyone trust a saboteur more, in the order of play."""
    found = [
        Bluff(note.step, note.seat, round(note.suspicion_before, 3), round(note.suspicion_after, 3))
        for note in timeline.moves
        if note.seat in timeline.round_of(note.step).end.saboteurs
        and note.suspicion_before - note.suspicion_after >= _MIN_BLUFF
    ]
    largest = sorted(found, key=lambda each: (each.after - each.before, each.step))[:_BLUFFS]
    return sorted(largest, key=lambda each: each.step)


def round_spans(timeline: Timeline) -> list[RoundSpan]:
    """The rounds of the game."""
    return [
        RoundSpan(each.end.number, each.first, each.last, list(each.end.roles), each.end.reached)
        for each in timeline.rounds
    ]


def _swing(note: MoveNote) -> float:
    return max(abs(after - before) for after, before in _pairs(note))


def _pairs(note: MoveNote) -> list[tuple[float, float]]:
    return list(zip(note.forecast_after, note.forecast_before, strict=True))


def _key_move(note: MoveNote) -> KeyMove:
    pairs = _pairs(note)
    line = max(range(len(pairs)), key=lambda each: abs(pairs[each][0] - pairs[each][1]))
    assessment = note.assessment
    better = assessment.better if assessment.gain < 0 else None
    return KeyMove(
        note.step,
        note.seat,
        str(note.move),
        assessment.why,
        gain=round(assessment.gain, 3),
        error=round(assessment.error, 3),
        better="" if better is None else str(better),
        before=round(note.forecast_before[line], 3),
        after=round(note.forecast_after[line], 3),
        line=line,
    )


def _player_report(timeline: Timeline, seat: int, unit: Unit) -> PlayerReport:
    own = [note for note in timeline.moves if note.seat == seat]
    clear = [note for note in own if _is_clear(note, unit)]
    losses = [note for note in clear if note.assessment.gain < 0]
    best = max(clear, key=_sure_gain, default=None)
    worst = min(losses, key=lambda note: note.assessment.gain, default=None)
    return PlayerReport(
        seat,
        judged=len(own),
        sound=round(1 - len(losses) / len(own), 3) if own else 1.0,
        best=_key_move(best) if best is not None and best.assessment.gain > 0 else None,
        costliest=_key_move(worst) if worst is not None else None,
        exposure=[_exposure(timeline.suspicion, each, seat) for each in timeline.rounds],
    )


def _is_clear(note: MoveNote, unit: Unit) -> bool:
    """Whether a move's gain or loss is worth naming and not within the noise of sampling."""
    gain = abs(note.assessment.gain)
    return gain >= _MIN_GAIN[unit] and gain >= _CONFIDENCE_Z * note.assessment.error


def _sure_gain(note: MoveNote) -> float:
    return note.assessment.gain - note.assessment.error


def _exposure(suspicion: Sequence[Sequence[float]], note: RoundNote, seat: int) -> RoleExposure:
    steps = range(note.first, note.last + 1)  # the timeline has the suspicion before the end at the last one
    chances = [suspicion[step][seat] for step in steps]
    known = len(chances)
    while known and chances[known - 1] >= KNOWN:
        known -= 1
    return RoleExposure(
        note.end.number,
        note.end.roles[seat],
        is_saboteur=seat in note.end.saboteurs,
        step=steps[known] if known < len(chances) else -1,
        peak=round(max(chances), 3),
        last=round(chances[-1], 3),
    )
