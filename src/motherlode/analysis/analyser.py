"""Analyses a record: replays it, asks the game's analyser at each move, and sums up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.analysis.findings import player_reports, round_spans, saboteur_bluffs, turning_points
from motherlode.analysis.protocol import GameAnalyser, Truth, analyser_of
from motherlode.analysis.report import ClaimEffect, Report
from motherlode.analysis.timeline import MoveNote, RoundNote, Timeline
from motherlode.bots.protocol import Belief
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import RecordError
from motherlode.core.talk import Claim
from motherlode.game import Game
from motherlode.record_format import Record
from motherlode.records import replay

__all__ = ["ANALYSER_VERSION", "MAX_FULL_MOVES", "analyse", "effort_for"]

ANALYSER_VERSION: Final = 4
"""Grows whenever the same record would give another report; kept reports of earlier versions are computed again."""

MAX_FULL_MOVES: Final = 200
"""Moves of the longest game that is analysed with full effort. In a longer one, fewer worlds are sampled at each move,
so that the whole takes no longer: about 8 s, by ``python -m benchmarks.analysis``."""

_STREAM_KEY: Final = key_of("analysis")
_WORKED: Final = 0.1
"""Change of the public probability from which a claim worked; chosen."""

Progress = Callable[[int, int], None]


def analyse(record: Record, progress: Progress = lambda done, total: None, effort: float = 0.0) -> Report:
    """Analyse a finished game. The same record gives the same report.

    ``progress`` is called with the moves done and their total; ``effort`` scales how many worlds are sampled, by the
    length of the game if it is 0. RecordError if the game is not over, DataError if its package has no analyser.
    """
    if not replay(record).over:
        raise RecordError("only a finished game can be analysed")
    game = replay(record, 0)
    analysis = _GameAnalysis(game, analyser_of(game, effort or effort_for(len(record.moves))), record)
    for number in range(1, len(record.moves) + 1):
        analysis.step(number)
        progress(number, len(record.moves))
    return analysis.report()


def effort_for(moves: int) -> float:
    """Return the effort for a game of so many moves: the samples of the whole game are bounded."""
    return min(1.0, MAX_FULL_MOVES / max(1, moves))


class _GameAnalysis:
    """The analysis of one game, step by step."""

    def __init__(self, game: Game, analyser: GameAnalyser, record: Record) -> None:
        self._game = game
        self._analyser = analyser
        self._record = record
        self._timeline = Timeline(game.seats)
        self._claims: list[ClaimEffect] = []
        self._first = 1  # the first step of the round
        self._ended_round = 0
        self._belief = analyser.update(game.spectator)
        self._forecast = analyser.forecast(game.spectator, _stream("forecast", 0))
        self._speak(0)
        self._note_step()

    @property
    def _is_between_rounds(self) -> bool:
        return self._game.over or self._game.round == self._ended_round

    def step(self, number: int) -> None:
        """Play a move and note what it did."""
        game, analyser = self._game, self._analyser
        seat, forecast, suspicion = game.actor, self._forecast, self._belief.saboteurs
        was_between = self._is_between_rounds
        move = self._record.moves[number - 1]
        assessment = None
        if not was_between:
            assessment = analyser.assess(game.view(seat), game.legal, move, _stream("assess", number))
        events = game.play(move)
        end = analyser.round_end(events)
        if end is None:
            self._look(number)
            settled, trust = self._forecast, self._belief.saboteurs
        else:
            settled, trust = end.forecast or forecast, suspicion
        if assessment is not None:
            self._timeline.moves.append(
                MoveNote(number, seat, move, assessment, forecast, settled, suspicion[seat], trust[seat])
            )
        if end is not None:
            self._timeline.rounds.append(RoundNote(self._first, number, end))
            self._ended_round = end.number
            self._note_step(settled, trust)
            self._forecast = settled
            self._look(number)
            self._speak(number)
        elif was_between:  # gold was taken; perhaps a round was dealt after it
            self._note_step(forecast, suspicion)
            self._speak(number)
        else:
            self._speak(number)
            self._note_step()
        if (end is not None or was_between) and not self._is_between_rounds:
            self._first = number + 1

    def report(self) -> Report:
        """Sum up."""
        game, timeline, unit = self._game, self._timeline, self._analyser.unit
        return Report(
            version=ANALYSER_VERSION,
            ruleset=game.ruleset,
            seats=game.seats,
            unit=unit,
            gain_unit=self._analyser.gain_unit,
            forecast=_rounded(timeline.forecast),
            suspicion=_rounded(timeline.suspicion),
            rounds=round_spans(timeline),
            turning_points=turning_points(timeline, unit),
            players=player_reports(timeline, self._analyser.gain_unit),
            bluffs=saboteur_bluffs(timeline),
            claims=self._claims,
        )

    def _look(self, number: int) -> None:
        """Update the public belief and forecast, unless no round runs."""
        if not self._is_between_rounds:
            spectator = self._game.spectator
            self._belief = self._analyser.update(spectator)
            self._forecast = self._analyser.forecast(spectator, _stream("forecast", number))

    def _note_step(self, forecast: tuple[float, ...] | None = None, suspicion: tuple[float, ...] | None = None) -> None:
        self._timeline.forecast.append(forecast or self._forecast)
        self._timeline.suspicion.append(suspicion or self._belief.saboteurs)

    def _speak(self, number: int) -> None:
        """Make the claims after a move, one by one, and note what each did to the public belief."""
        claims = self._record.claims(number)
        for seat, claim in claims:
            before = self._belief
            self._game.say(seat, claim)
            if self._is_between_rounds:
                continue
            self._belief = self._analyser.update(self._game.spectator)
            if self._is_checkable(claim, before):
                self._note_claim(number, seat, claim, before)
        if claims and not self._is_between_rounds:
            self._forecast = self._analyser.forecast(self._game.spectator, _stream("forecast", number))

    def _is_checkable(self, claim: Claim, belief: Belief) -> bool:
        if claim.key in ("treasure-at", "stone-at"):
            return claim.cell is not None and belief.treasure.get(claim.cell) not in (None, 0.0, 1.0)
        return claim.key in ("suspect", "trust") and claim.seat is not None

    def _note_claim(self, number: int, seat: int, claim: Claim, before: Belief) -> None:
        earlier, later = _credence(claim, before), _credence(claim, self._belief)
        is_true = _is_true(claim, self._analyser.truth(self._game))
        self._claims.append(
            ClaimEffect(
                number, seat, str(claim), is_true, round(earlier, 3), round(later, 3), later - earlier >= _WORKED
            )
        )


def _credence(claim: Claim, belief: Belief) -> float:
    """The public probability of what a claim says."""
    if claim.cell is not None:
        chance = belief.treasure.get(claim.cell, 0.0)
        return chance if claim.key == "treasure-at" else 1 - chance
    assert claim.seat is not None
    chance = belief.saboteurs[claim.seat]
    return chance if claim.key == "suspect" else 1 - chance


def _is_true(claim: Claim, truth: Truth) -> bool:
    if claim.cell is not None:
        return (claim.cell == truth.treasure) == (claim.key == "treasure-at")
    return (claim.seat in truth.saboteurs) == (claim.key == "suspect")


def _rounded(lines: list[tuple[float, ...]]) -> list[list[float]]:
    return [[round(each, 3) for each in line] for line in lines]


def _stream(label: str, number: int) -> Stream:
    return Stream(_STREAM_KEY, label, number)
