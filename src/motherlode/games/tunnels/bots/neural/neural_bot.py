"""The ``neural`` bot: it plays what its policy network finds likeliest to win the round."""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum
from operator import mul
from pathlib import Path
from typing import Final

from motherlode.bots.protocol import Choice, Reason
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.core.playable import legal_codes
from motherlode.core.talk import Claim
from motherlode.game import LegalMoves, View
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural.network import LOGIT_UNIT, PolicyNetwork
from motherlode.games.tunnels.bots.neural.observation import Observation, cell_features, observe
from motherlode.games.tunnels.bots.neural.tracker import Action, RoundTracker, actions_of
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["WEIGHTS", "NeuralBot"]

WEIGHTS: Final = Path(__file__).with_name("weights.npz")


@lru_cache(4)
def _network(path: Path) -> PolicyNetwork:
    return PolicyNetwork(path)


class NeuralBot:
    """Plays turns by the network, and takes the most gold.

    It was trained for the base game; ``base-classic`` differs in the sharing of gold alone. ``belief`` plays where the
    network cannot: a maze wider than its board, or a view without the events of its round.
    """

    def __init__(self, weights: Path = WEIGHTS) -> None:
        self._network = _network(weights)
        self._tracker: RoundTracker | None = None
        self._actions: list[Action] = []
        self._fallback = BeliefBot()

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        position = view.position_as(Position)
        if view.asked != ASK_NAMES[ASK_TURN]:
            return self._fallback.decide(view, legal, chance)
        tracker = self._tracked(view, position)
        if tracker.escaped or tracker.distances.occupied.bit_count() != _cards_in_maze(position):
            return self._fallback.decide(view, legal, chance)
        index, reason = self._turn(position, tracker)
        return Choice(legal[index], reason)

    def speak(self, view: View, chance: Stream) -> Claim | None:
        """Return what ``belief`` would say. The network was trained without claims, and has none as input."""
        return self._fallback.speak(view, chance)

    def _tracked(self, view: View, position: Position) -> RoundTracker:
        """The tracker of the view's round, brought up to date."""
        actions = actions_of(view.events, position.rules.tables)
        known = len(self._actions)
        tracker = self._tracker
        is_same = tracker is not None and tracker.players == position.seats and actions[:known] == self._actions
        if tracker is None or not is_same:
            roles = list(position.rules.cast)
            tracker = self._tracker = RoundTracker(position.seats, roles.count(position.rules.saboteur))
            known = 0
        while known < len(actions):
            end = known + 1
            while end < len(actions) and actions[end][0] < 0:
                end += 1
            tracker.add(actions[known:end])
            known = end
        self._actions = actions
        return tracker

    def _turn(self, position: Position, tracker: RoundTracker) -> tuple[int, Reason]:
        """The index of the chosen move among the legal ones, with the reason."""
        targets: dict[int, dict[int, int]] = {}
        for index, code in enumerate(legal_codes(position)):
            what, target = a.decode_code(position, code)
            targets.setdefault(what, {})[target] = index
        seen = observe(position, tracker, {what for what in targets if what < a.ROCKFALL})
        h = self._network.features(seen)
        logits = self._network.what_logits(h, seen)
        what = max(targets, key=lambda each: (logits[each], -each))
        weight = fsum(exp((logits[each] - logits[what]) * LOGIT_UNIT) for each in targets)
        target = self._aimed(position, tracker, h, seen, what, sorted(targets[what]))
        index = targets[what][target]
        beliefs = self._network.beliefs(h)
        n, me = position.seats, position.viewer
        suspicion = [beliefs[(seat - me) % n] for seat in range(n)]
        suspicion[me] = float(position.roles[me] == position.rules.saboteur)
        return index, {
            "why": _reason_of(what),
            **_change(tracker, what, target, seen.treasure),
            "confidence": 1 / weight,
            "suspicion": tuple(suspicion),
            "treasure": seen.treasure,
        }

    def _aimed(
        self,
        position: Position,
        tracker: RoundTracker,
        h: list[int],
        seen: Observation,
        what: int,
        targets: list[int],
    ) -> int:
        """The likeliest of a what's targets."""
        if len(targets) == 1:
            return targets[0]
        n, me = position.seats, position.viewer
        places, cells = targets, None
        if what <= a.ROCKFALL:
            cells = cell_features(tracker, what, seen.treasure, targets)
        else:
            places = [a.CELLS + ((target - me) % n if what >= a.BREAK else target) for target in targets]
        logits = self._network.target_logits(h, seen, what, places, cells)
        return targets[logits.index(max(logits))]


def _cards_in_maze(position: Position) -> int:
    """Cards that lie face up: those laid, the start and the goals turned up."""
    turned_up = sum(not position.goal_is_hidden(goal) for goal in range(3))
    return int(position.maze.laid) + 1 + turned_up


def _change(tracker: RoundTracker, what: int, target: int, treasure: tuple[float, ...]) -> Reason:
    """The expected distance to the treasure, in cards, and how much a tunnel card laid there adds to it."""
    far = fsum(map(mul, treasure, tracker.distances.distance))
    if what >= a.ROCKFALL:
        return {"far": far}
    ((by_two, by_one, *farther, _, _),) = cell_features(tracker, what, treasure, [target])
    return {"loss": fsum(farther) - by_two - by_one, "far": far}


def _reason_of(what: int) -> str:
    names = ((a.ROCKFALL, "lay"), (a.MAP, "rockfall"), (a.BREAK, "map"), (a.FIX, "break"), (a.DISCARD, "fix"))
    return next((name for end, name in names if what < end), "pass")
