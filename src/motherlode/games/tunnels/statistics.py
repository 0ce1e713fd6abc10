"""Statistics of many games: who won each round, who got its gold, who won the game.

A round's table is gone once the next is dealt, so the dealer has it counted before it deals.
"""

from __future__ import annotations

from functools import partial

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.statistics import Counts, WatchedDealer
from motherlode.games.tunnels.rules.gold.ledger import is_lost, round_of, seat_of, worth_of
from motherlode.games.tunnels.rules.gold.team_payout import TeamGold
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamCounter", "TunnelCounter", "counter_of"]


class TunnelCounter(Counts):
    """Counts games at tables of one kind. The sides of a round are its roles."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.tables.role_names, rules.seats)

    @property
    def counts(self) -> Counts:
        return self

    def watch(self, position: Position, seed: str) -> None:
        """Count every round of a game that was dealt from this seed, but the last: see :meth:`game_ends`."""
        position.dealer = WatchedDealer(seed, partial(self.round_ends, position))

    def winning_roles(self, position: Position) -> i64:
        """The roles that win a round that has ended, as bits, dealt or not: B-50."""
        one: i64 = 1
        saboteur = one << position.rules.saboteur
        return ~saboteur if position.reached else saboteur

    def round_ends(self, position: Position) -> None:
        """Count a round, when its gold has been shared."""
        one: i64 = 1
        saboteurs: i64 = 0
        dealt: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            role = position.roles[seat]
            dealt |= one << role
            if role == position.rules.saboteur:
                saboteurs += 1
            seat += 1
        self.count_round(saboteurs, dealt & self.winning_roles(position))  # B-55: it may be none
        for entry in position.took:
            if round_of(entry) == position.round:
                side = position.roles[seat_of(entry)]
                self.paid_by_side[side] += -worth_of(entry) if is_lost(entry) else worth_of(entry)

    def game_ends(self, position: Position, turns: i64) -> None:
        """Count a game, with its last round (B-70)."""
        self.round_ends(position)
        nuggets: vec[i64] = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            nuggets = append(nuggets, position.nuggets(seat))
            seat += 1
        self.count_game(nuggets, turns)
        position.dealer = None  # break the reference cycle


class TeamCounter(TunnelCounter):
    """Where several roles win together (S-50 to S-56)."""

    def winning_roles(self, position: Position) -> i64:
        payout = position.rules.payout
        assert isinstance(payout, TeamGold)
        return payout.winning_roles(position)


def counter_of(rules: Rules) -> TunnelCounter:
    """A new counter for tables with these rules."""
    return TeamCounter(rules) if isinstance(rules.payout, TeamGold) else TunnelCounter(rules)
