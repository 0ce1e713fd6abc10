"""What the ``belief`` bots say at the table, one claim at most after each of their moves.

Miners say what they saw of the goals, call out those who said otherwise, ask for repairs, say thanks, answer
accusations, and name whom they suspect. Saboteurs do the same, so that silence does not give them away; but of the
goals they may lie. They say nothing of a goal at which someone else has looked, nor once most players suspect them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.bots.presets import Preset
from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.talk import Claim
from motherlode.games.tunnels.bots.inference.action_history import ActionHistory, ObservedClaim
from motherlode.games.tunnels.bots.situation import FIX
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.talk import broken_tools

__all__ = ["Speaker"]

_MAX_CLAIMS: Final = 8
"""Claims of a bot in a round. All numbers here were chosen."""

_ACCUSE_AT: Final = 0.75
"""Suspicion from which a miner names a saboteur; accusers do at less, cautious bots at more."""
_ACCUSER_SHIFT: Final = 0.2

_BLEND_AT: Final = 0.4
"""Public suspicion of a miner from which a saboteur joins in."""

_CREDIBLE: Final = 0.5
"""Public suspicion of itself up to which a saboteur expects to be believed."""

_DEFEND_BELOW: Final = 0.1
"""Suspicion of an accused player below which a bot takes its side."""

_REMARK_RATE: Final = 0.5
"""How often a bot says what is not urgent."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """A seat that may speak: what it knows, what happened, and whom it suspects.

    ``suspicion`` is by seat, given what this seat knows; ``public_suspicion`` given what everyone saw.
    """

    position: Position
    seat: int
    history: ActionHistory
    suspicion: Sequence[float]
    public_suspicion: Sequence[float]
    preset: Preset

    def claim(self, chance: Stream) -> Claim | None:
        """Return what to say after the last move, or None."""
        lie, remark = chance.random(), chance.random()
        if len(self._own_claims) >= _MAX_CLAIMS:
            return None
        said = self._tell_of_goals(lie) or self._call_out() or self._thank() or self._ask_for_repair()
        if said is not None:
            return said
        return (self._answer() or self._accuse() or self._defend()) if remark < _REMARK_RATE else None

    # ---- what it knows ---------------------------------------------------------------------------------------------

    @property
    def _digs(self) -> bool:
        return bool(self.position.roles[self.seat] != self.position.rules.saboteur)

    @property
    def _own_claims(self) -> list[ObservedClaim]:
        return [each for each in self.history.claims if each.seat == self.seat]

    @property
    def _last_turn(self) -> int:
        """The number of actions before this seat's last turn but one: what happened since is news to it."""
        own = [number for number, action in enumerate(self.history.actions) if action.seat == self.seat]
        return own[-2] + 1 if len(own) > 1 else 0

    def _is_treasure(self, goal: int) -> bool | None:
        """Return what this seat knows of a goal: None if nothing."""
        goals, treasure = list(self.position.goals), self.position.rules.tables.treasure
        if goals[goal] != HIDDEN:
            return bool(goals[goal] == treasure)
        if treasure in goals:
            return False
        return True if goals.count(HIDDEN) == 1 else None

    # ---- goals -----------------------------------------------------------------------------------------------------

    def _tell_of_goals(self, lie: float) -> Claim | None:
        """Report a goal that this seat has peeked at and not reported: the treasure, or else a stone."""
        position = self.position
        spoken_of = {each.goal for each in self._own_claims if each.claim.cell is not None}
        goals = range(len(position.goals))
        news = [
            goal
            for goal in goals
            if position.peeked[self.seat] >> goal & 1 and position.goal_is_hidden(goal) and goal not in spoken_of
        ]
        if not news:
            return None
        goal = news[-1]
        is_treasure = self._is_treasure(goal)
        if self._digs:
            known = next((each for each in goals if self._is_treasure(each)), -1)
            if known >= 0 and known not in spoken_of:
                return self._about(known, True)
            return self._about(goal, bool(is_treasure))
        if self.preset.lie_rate < 1 and self._would_be_caught(goal):
            return None
        return self._about(goal, is_treasure is (lie >= self.preset.lie_rate))

    def _would_be_caught(self, goal: int) -> bool:
        """Return whether a lie about a goal pays little: someone else has looked, or few would believe it."""
        others = [seat for seat in range(self.position.seats) if seat != self.seat]
        has_been_seen = any(self.position.peeked[other] >> goal & 1 for other in others)
        return has_been_seen or self.public_suspicion[self.seat] >= _CREDIBLE

    def _about(self, goal: int, is_treasure: bool) -> Claim:
        cell = self.position.rules.tables.box.goal_cells[goal]
        return Claim("treasure-at" if is_treasure else "stone-at", cell=cell)

    def _call_out(self) -> Claim | None:
        """Accuse a seat of a claim known to be false; as a saboteur, one that contradicted its lie."""
        for said in self.history.claims:
            if said.seat == self.seat or said.goal < 0:
                continue
            says_treasure = said.claim.key == "treasure-at"
            known = self._is_treasure(said.goal) if self._digs else self._own_word(said.goal)
            if known is not None and known != says_treasure and not self._has_accused(said.seat):
                return Claim("suspect", seat=said.seat)
        return None

    def _own_word(self, goal: int) -> bool | None:
        """Return what this seat has said of a goal."""
        words = [each.claim.key == "treasure-at" for each in self._own_claims if each.goal == goal]
        return words[-1] if words else None

    # ---- tools -----------------------------------------------------------------------------------------------------

    def _thank(self) -> Claim | None:
        news = self.history.actions[self._last_turn :]
        if any(each.effect == FIX and each.aim == self.seat != each.seat for each in news):
            return Claim("thanks")
        return None

    def _ask_for_repair(self) -> Claim | None:
        """Ask once a round for each tool."""
        asked = [each.claim for each in self._own_claims]
        requests = [Claim("mend-my", tool=tool) for tool in broken_tools(self.position, self.seat)]
        return next((request for request in requests if request not in asked), None)

    # ---- other players ---------------------------------------------------------------------------------------------

    def _has_accused(self, seat: int) -> bool:
        return any(each.claim == Claim("suspect", seat=seat) for each in self._own_claims)

    def _answer(self) -> Claim | None:
        """Answer an accusation: accuse the accuser, if it may well be a saboteur itself."""
        for said in self.history.claims:
            if said.after >= self._last_turn and said.claim == Claim("suspect", seat=self.seat):
                doubt = self.suspicion[said.seat] if self._digs else self.public_suspicion[said.seat]
                if said.seat != self.seat and doubt >= _BLEND_AT and not self._has_accused(said.seat):
                    return Claim("suspect", seat=said.seat)
        return None

    def _accuse(self) -> Claim | None:
        others = [seat for seat in range(self.position.seats) if seat != self.seat and not self._has_accused(seat)]
        if not others:
            return None
        if self._digs:
            target = max(others, key=lambda seat: self.suspicion[seat])
            is_due = self.suspicion[target] >= _ACCUSE_AT - _ACCUSER_SHIFT * self.preset.accusing
        else:
            target = max(others, key=lambda seat: self.public_suspicion[seat] * (1 - self.suspicion[seat]))
            is_due = self.public_suspicion[target] >= _BLEND_AT
        return Claim("suspect", seat=target) if is_due else None

    def _defend(self) -> Claim | None:
        """Take the side of someone whom another accused without reason."""
        for said in self.history.claims:
            other = said.claim.seat
            if said.claim.key != "suspect" or other is None or said.seat == self.seat or other == self.seat:
                continue
            claim = Claim("trust", seat=other)
            if self.suspicion[other] < _DEFEND_BELOW and all(each.claim != claim for each in self._own_claims):
                return claim
        return None
