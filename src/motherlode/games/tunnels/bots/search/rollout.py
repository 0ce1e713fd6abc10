"""A round played out in thought: everyone plays by the quick rule, in a world that only the referee knows.

Whom everyone suspects moves with what everyone does.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.playable import MOST_MOVES
from motherlode.games.tunnels.bots.distance.rollout_distance import Survey
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, SIZE, Standing
from motherlode.games.tunnels.bots.search.rollout_policy import NEVER, QuickRule
from motherlode.games.tunnels.rules.move_codes import ASK_TURN, CARD, act_of, aim_of, face_of, kind_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Rollout"]


class Rollout(QuickRule):
    """Plays rounds out. One is made for a ruleset and used for all its worlds."""

    def __init__(
        self,
        survey: Survey,
        does: list[int],
        use_digging: list[float],
        use_harming: list[float],
        saboteur: i64,
        weights: list[float],
    ) -> None:
        super().__init__(survey, vec[i64](does), vec[float](use_digging), vec[float](use_harming), saboteur)
        self._weights: vec[float] = vec[float](weights)
        self._standing: Standing = Standing(survey, self._does, self._use_digging, saboteur)
        self._out: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self._noise: i64 = 1
        self._stale: bool = True

    def play(self, position: Position, suspicion: list[float], place: list[float], seed: i64, turns: i64) -> float:
        """Play so many turns; the chance that the treasure will be reached.

        ``suspicion`` is by seat, what everyone thinks of it; ``place`` by goal, what everyone thinks of the treasure's.
        """
        self._begin(position, suspicion, place, seed)
        while turns > 0 and position.asked == ASK_TURN and not position.shown:
            self._move(position)
            turns -= 1
        if position.reached:
            return 1.0
        if position.asked != ASK_TURN or position.shown:
            return 0.0
        return self.value(position)

    def standing(self, position: Position, suspicion: list[float], place: list[float]) -> vec[float]:
        """The numbers by which a position is valued."""
        self._begin(position, suspicion, place, 0)
        self.value(position)
        return self._standing.numbers

    def value(self, position: Position) -> float:
        """The chance that the treasure will be reached, as things stand."""
        if self._stale:
            self._survey.look(position.maze)
            self._stale = False
        self._standing.look(position, self._odds, self._place)
        total = 0.0
        i: i64 = 0
        while i < SIZE:
            total += self._weights[i] * self._standing.numbers[i]
            i += 1
        return 1.0 / (1.0 + exp(-total))

    def _begin(self, position: Position, suspicion: list[float], place: list[float], seed: i64) -> None:
        self._noise = seed * 2654435761 % 4294967296 + 1
        seat: i64 = 0
        while seat < position.seats:
            self._odds[seat] = suspicion[seat]
            seat += 1
        goal: i64 = 0
        while goal < len(place):
            self._place[goal] = place[goal]
            goal += 1
        self._stale = True

    def _random(self) -> float:
        """Quick chance, from 0 to 1."""
        self._noise = (self._noise * 1103515245 + 12345) % 2147483648
        drawn: float = float(self._noise >> 8)
        return drawn / 8388608.0

    # ---- a turn ----------------------------------------------------------------------------------------------------

    def _move(self, position: Position) -> None:
        if self._stale:
            self._survey.look(position.maze)
            self._stale = False
        seat = position.actor
        self._learn_place(position, seat)
        digs = position.roles[seat] != self._saboteur
        count = position.fill_legal(self._out)
        best: i64 = self._out[0]
        most = NEVER * 2
        i: i64 = 0
        while i < count:
            code = self._out[i]
            worth = self._worth(position, seat, code, digs) + self._random() * 1.5
            if worth > most:
                most = worth
                best = code
            i += 1
        self._notice(position, seat, best)
        position.play(best)

    # ---- what everyone sees ----------------------------------------------------------------------------------------

    def _notice(self, position: Position, seat: i64, code: i64) -> None:
        """A seat is about to do something: everyone thinks the better or the worse of it."""
        if act_of(code) != CARD:
            return
        does = self._does[kind_of(code)]
        self._stale = does <= DO_FALL
        odds = self._odds[seat]
        tilt = 1.0
        if does == DO_LAY:
            loss = self._loss_of_lay(position, aim_of(code), face_of(code)) / 10.0
            tilt = 1.0 + 3.0 * min(loss, 2.0) if loss > 0 else 1.0 / (1.0 - 1.5 * max(loss, -1.0))
        elif does == DO_FALL:
            tilt = 4.0
        elif aim_of(code) != seat:
            guilt = self._odds[aim_of(code)] if DO_BREAK <= does <= DO_FIX else 0.5
            if does == DO_BREAK:
                tilt = 0.4 if guilt > 0.5 else 1.0 + 2.0 * (0.5 - guilt)
            elif does == DO_FIX:
                tilt = 1.8 if guilt > 0.5 else 0.7
        self._odds[seat] = odds * tilt / (odds * tilt + 1.0 - odds)
