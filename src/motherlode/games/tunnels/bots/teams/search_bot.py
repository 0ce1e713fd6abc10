"""The ``search`` bot for Saboteur 2: rollouts of the best moves of ``belief`` in sampled worlds.

A rollout plays four turns of each seat; then the world is worth what the seat was paid, or may expect by the expected
gold of ``belief``. A move other than the favourite of ``belief`` is played if it did clearly better in the same worlds.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.bots.spec import SearchBudget
from motherlode.core.chance.random_stream import Stream
from motherlode.core.talk import Claim
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.hand_value import card_values
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.bots.search.racing import Race
from motherlode.games.tunnels.bots.search.rollout_policy import RolloutUtilities
from motherlode.games.tunnels.bots.search.search_bot import candidate_moves, clipped_suspicion, has_budget
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Candidate, Situation, effect_of
from motherlode.games.tunnels.bots.teams.determinization import TeamDeterminizer
from motherlode.games.tunnels.bots.teams.hand_value import team_card_value
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.bots.teams.rollout import DO_HANDS_OFF, DO_INSPECT, DO_THEFT, TeamRollout
from motherlode.games.tunnels.bots.teams.team_bot import TeamBot, TeamEvaluation
from motherlode.games.tunnels.bots.teams.utilities import TeamUtilities
from motherlode.games.tunnels.bots.teams.world_value import WorldValue
from motherlode.games.tunnels.bots.utilities import Utilities
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamSearchBot"]

_EFFECT_CODES: Final = {
    LAY: DO_LAY,
    FALL: DO_FALL,
    PEEK: DO_PEEK,
    BREAK: DO_BREAK,
    FIX: DO_FIX,
    "theft": DO_THEFT,
    "hands-off": DO_HANDS_OFF,
    "inspect": DO_INSPECT,
}
_NO_EFFECT: Final = 9

_HORIZON: Final = 4.0
"""Turns of each seat in a rollout; chosen."""

_CONFIDENCE_Z: Final = 0.5
"""Standard errors by which a move must beat the favourite of ``belief``; chosen."""


class TeamSearchBot(TunnelBot):
    """Searches by rollouts."""

    def __init__(self, budget: SearchBudget | None = None) -> None:
        self._budget = budget or SearchBudget()
        self._belief = TeamBot()

    def speak(self, view: View, chance: Stream) -> Claim | None:
        """Return what ``belief`` would say."""
        return self._belief.speak(view, chance)

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        until = perf_counter() + self._budget.seconds
        evaluation = self._belief.evaluate(view, situation)
        moves = candidate_moves(evaluation, self._budget.candidates)
        race = self._race(situation, evaluation, moves, until, chance)
        at = max(range(len(moves)), key=lambda move: race.lead(move) - _CONFIDENCE_Z * race.standard_error(move))
        option = evaluation.options[moves[at]]
        return option, {
            "why": option.effect,
            "worth": evaluation.values[moves[at]],
            "gains": race.lead(at),
            "worlds": float(race.samples[at]),
            **evaluation.move_values.reason(option),
        }

    def _race(
        self, situation: Situation, evaluation: TeamEvaluation, moves: list[int], until: float, chance: Stream
    ) -> Race:
        """Run rollouts of the moves in sampled worlds until the budget is spent."""
        position = situation.position
        posterior = evaluation.posterior
        determinizer = TeamDeterminizer(position, posterior)
        rollout, world_value = engines_for(position)
        marginals, public_treasure = posterior.marginals({}, [1.0] * len(position.goals))
        saboteur: int = position.rules.saboteur
        suspicion = clipped_suspicion([each[saboteur] for each in marginals])
        treasure = list(public_treasure)
        roles = Roles(situation.tables)
        values_of_cards = [
            min(1.0, team_card_value(situation, roles, kind)) for kind in range(len(situation.tables.box.deck))
        ]
        codes = situation.codes()
        seat = situation.seat
        turns = round(_HORIZON * int(position.seats))
        race = Race(len(moves))
        rollouts = 0
        while has_budget(self._budget, rollouts, until):
            world = determinizer.sample(chance)
            values: list[float] = []
            for at in race.active:
                copy = world.copy()
                copy.play(codes[moves[at]])
                rollout.advance(copy, suspicion, treasure, race.samples[0] + 1, turns)
                rollout.finish(copy)
                values.append(world_value.value(copy, seat, values_of_cards))
            rollouts += len(values)
            race.record(values)
        return race


def engines_for(position: Position) -> tuple[TeamRollout, WorldValue]:
    """Return what plays worlds on and evaluates them; made once, since it holds scratch arrays."""
    rules = position.rules
    if rules.name not in _engines:
        tables = rules.tables
        roles = Roles(tables)
        kinds = range(len(tables.box.deck))
        effects = [_EFFECT_CODES.get(effect_of(position, kind), _NO_EFFECT) for kind in kinds]
        to_miners, to_saboteurs = card_values(position)
        rollout = TeamRollout(
            RolloutDistances(tables),
            effects,
            list(to_miners),
            list(to_saboteurs),
            rules.saboteur,
            RolloutUtilities(Utilities(), DEFAULT_MODEL),
            roles.digging_weight,
            roles.doors,
            roles.geologist,
        )
        _engines[rules.name] = rollout, WorldValue(tables, TeamUtilities())
    return _engines[rules.name]


_engines: dict[str, tuple[TeamRollout, WorldValue]] = {}
