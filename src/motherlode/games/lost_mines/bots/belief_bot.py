"""The ``belief`` bot for The Lost Mines: it infers who shares its pool, and plays for them."""

from __future__ import annotations

from typing import Final

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.action_history import HistoryTracker, ObservedAction
from motherlode.games.lost_mines.bots.base_bot import LostMinesBot
from motherlode.games.lost_mines.bots.likelihood import DEFAULT_MODEL, ChoiceModel, likelihoods
from motherlode.games.lost_mines.bots.role_posterior import ClanPosterior, known_roles
from motherlode.games.lost_mines.bots.situation import Situation
from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, seat_weights
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["LostMinesBeliefBot", "LostMinesBeliefTracker"]

# all chosen
_ENVY: Final = 0.5  # weight of what others take from this seat's chance to win
_ACCUSER_ENVY: Final = 0.8  # relative change of that at full accusation
_LOOK_DWARF_VALUE: Final = 0.12  # points for learning the role of a seat as likely an ally as not
_LOOK_SCALE: Final = 4  # scales p(1 - p) to 1 at one half


class LostMinesBeliefTracker:
    """Holds the posterior between turns; it depends on the view's public events alone."""

    def __init__(self, model: ChoiceModel = DEFAULT_MODEL, preset: Preset = DEFAULT_PRESET) -> None:
        self._model = model
        self._preset = preset
        self._history_tracker = HistoryTracker()
        self._actions: list[ObservedAction] | None = None
        self._consumed = 0
        self._posterior: ClanPosterior | None = None

    def update(self, view: View) -> ClanPosterior:
        """Return the posterior after the events of this round so far."""
        actions = self._history_tracker.update(view)
        if self._posterior is None or actions is not self._actions:
            self._actions, self._consumed, self._posterior = (
                actions,
                0,
                ClanPosterior.from_deal(view.position_as(Position)),
            )
        first = self._preset.first_remembered(len(actions))
        if first:
            self._consumed, self._posterior = first, ClanPosterior.from_deal(view.position_as(Position))
        for action in actions[self._consumed :]:
            self._posterior.update(action.seat, likelihoods(action, self._posterior, self._model))
        self._consumed = len(actions)
        return self._posterior


class LostMinesBeliefBot(LostMinesBot):
    """Plays by its posterior."""

    def __init__(self, preset: Preset = DEFAULT_PRESET, tracker: LostMinesBeliefTracker | None = None) -> None:
        super().__init__(preset)
        self._tracker = tracker or LostMinesBeliefTracker(preset=preset)

    def weigh_seats(self, view: View, situation: Situation) -> tuple[list[float], Reason]:
        posterior = self._tracker.update(view)
        known = known_roles(situation.position)
        allies = posterior.ally_probabilities(situation.seat, situation.role, known)
        marginals = posterior.marginals(known)
        reason: Reason = {
            "hauls": tuple(situation.expected_points),
            "friends": tuple(allies),
            "loyal": tuple(each[LOYAL] for each in marginals),
            "saboteurs": tuple(each[SABOTEUR] for each in marginals),
        }
        return seat_weights(situation.seat, allies, _ENVY * (1 + _ACCUSER_ENVY * self.preset.accusing)), reason

    def look_value(self, situation: Situation, target: int, reason: Reason) -> float:
        allies = reason["friends"]
        assert isinstance(allies, tuple)
        return _LOOK_DWARF_VALUE * _LOOK_SCALE * allies[target] * (1 - allies[target])
