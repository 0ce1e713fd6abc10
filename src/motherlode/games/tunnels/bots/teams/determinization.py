"""Determinization in Saboteur 2: sampling worlds that fit a view, from the posterior over dwarf cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.chance.redealing import fill_hidden
from motherlode.games.tunnels.bots.search.determinization import goals_with_treasure, one_round_rules
from motherlode.games.tunnels.bots.situation import treasure_distribution
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior, card_places, known_cards
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.views.redeal import redeal

__all__ = ["TeamDeterminizer"]


class TeamDeterminizer:
    """Samples worlds; their round is the last of the game, so that nothing is dealt after it."""

    def __init__(self, view: Position, posterior: RolePosterior) -> None:
        goals = treasure_distribution(view.goals, view.rules.tables.treasure, HIDDEN)
        self._view = view
        self._sampler = posterior.sampler(known_cards(view, posterior), goals)
        self._places = card_places(view, posterior)
        self._rules = one_round_rules(view.rules)

    def sample(self, chance: Stream) -> Position:
        """Return a full position that fits the view."""
        goal, cards = self._sampler.sample(chance)
        world = redeal(self._view, chance)
        roles = [int(role) for role in self._view.roles]
        for card, place in enumerate(self._places):
            roles[place] = cards[card]
        world.roles = fill_hidden(vec[i64](roles), self._view.rules.cast, chance)
        world.goals = goals_with_treasure(self._view, goal, chance)
        world.rules = self._rules
        return world
