"""Sums over a round, from public events; ``vectorized/tracking.py`` computes the same in batches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, fsum, log
from operator import mul
from typing import Final, TypeAlias

from motherlode.core.faces import turned_mask
from motherlode.core.visibility import Event
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import choice_model as m
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural.bitboard_distances import BitboardDistances, BitMaze
from motherlode.games.tunnels.bots.neural.layout import HISTORY, OFFSETS, SUMS
from motherlode.games.tunnels.bots.neural.torus import lanes_of, repeated
from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["Action", "RoundTracker", "actions_of", "prior_logit"]

Action: TypeAlias = tuple[int, int, int]
"""Seat, what and target, less the card of a discard; or (-1, goal, edges) for a goal turned up after an action."""

_GOAL: Final = -1
_FEATURES: Final = 3 * len(OFFSETS)


def actions_of(events: Iterable[Event], tables: Tables) -> list[Action]:
    """The public actions of a game's last round."""
    actions: list[Action] = []
    goals = [fixture.name for fixture in tables.box.goals]
    for event in events:
        if isinstance(event, e.RoundBegan):
            actions = []
        elif isinstance(event, e.Laid):
            what = a.FACE_WHAT[tables.faces.get(event.face, -1)]
            actions.append((event.seat, what, a.cell_of(*event.cell)))
        elif isinstance(event, e.GoalTurnedUp):
            edges = tables.open[2 * (tables.goal_kind + goals.index(event.goal)) + event.turned]
            actions.append((_GOAL, tables.box.goal_cells.index(event.cell), int(edges)))
        elif isinstance(event, e.RockFell):
            actions.append((event.seat, a.ROCKFALL, a.cell_of(*event.cell)))
        elif isinstance(event, e.Peeked):
            actions.append((event.seat, a.MAP, tables.box.goal_cells.index(event.cell)))
        elif isinstance(event, e.PutInFront):
            actions.append((event.seat, a.BREAK + tables.sign_names.index(event.sign), event.target))
        elif isinstance(event, e.FrontCleared):
            fix = tables.deck_kinds.get(event.card, -1), tables.sign_names.index(event.sign)
            actions.append((event.seat, a.FIX + a.FIXES.index(fix), event.target))
        elif isinstance(event, e.Discarded):
            actions.append((event.seat, a.DISCARD, 0))
    return actions


def prior_logit(players: int, saboteurs: int) -> float:
    """The log odds that a seat was dealt a saboteur: of as many dwarf cards as players and one more."""
    return log(saboteurs / (players + 1 - saboteurs))


class RoundTracker:
    """Sums over a round; all public."""

    def __init__(self, players: int, saboteurs: int) -> None:
        self.players = players
        self.prior = prior_logit(players, saboteurs)
        self.maze = BitMaze()
        self.distances = BitboardDistances(self.maze)
        self.ratios = [[0.0] * 3 for _ in range(players)]
        self.sums = [[0.0] * SUMS for _ in range(players)]
        self.relations = [[0] * players for _ in range(players)]
        self.seen = [0] * a.KINDS
        self.face_down = [0] * players
        self.broken = [0, 0, 0]
        self.history: list[Action] = []
        self.escaped = False
        self._span = [[0, a.GOAL_CELLS[0] // a.SIDE - a.COLUMN_OF_START], [-2, 2]]

    def add(self, actions: list[Action]) -> None:
        """Add an action, and the goals that were turned up by it."""
        (seat, what, target), *turned_up = actions
        before = self.distances
        suspicion, treasure = self._public_suspicion()
        broken = self.broken[0] | self.broken[1] | self.broken[2]
        if what < a.ROCKFALL:
            self._grow(target)
            self.maze.lay(target, a.WHAT_EDGES[what], a.WHAT_IS_JOINED[what])
        elif what == a.ROCKFALL:
            self.maze.take(target)
        for _, goal, edges in turned_up:
            self.maze.turn_up(goal, edges)
        if what <= a.ROCKFALL:
            self.distances = BitboardDistances(self.maze)
        added = [
            now - then if before.hidden & self.distances.hidden & 1 << goal else 0
            for goal, (now, then) in enumerate(zip(self.distances.distance, before.distance, strict=True))
        ]
        self._judge(before, seat, what, target, added, suspicion, broken)
        self._count(seat, what, target, fsum(x * p for x, p in zip(added, treasure, strict=True)), broken)
        self.history = [(seat, what, target), *self.history[: HISTORY - 1]]
        if a.BREAK <= what < a.FIX:
            self.broken[a.WHAT_TOOL[what]] |= 1 << target
        elif a.FIX <= what < a.DISCARD:
            self.broken[a.WHAT_TOOL[what]] &= ~(1 << target)

    def _grow(self, cell: int) -> None:
        """Keep the span of the maze, see ``grown_span`` of the vectorized game."""
        for span, place in zip(
            self._span, (cell // a.SIDE - a.COLUMN_OF_START, cell % a.SIDE - a.ROW_OF_START), strict=True
        ):
            low, high = span
            away = (place - low) % a.SIDE
            if away == a.SIDE - 1:
                span[0] = low - 1
            elif away == high - low + 1:
                span[1] = high + 1
            self.escaped = self.escaped or span[1] - span[0] + 1 > a.MAX_SPAN

    def suspicion(self, treasure: Sequence[float]) -> list[float]:
        """By seat, the chance that it is a saboteur, if the treasure is distributed so."""
        return [1 / (1 + exp(-self.prior - fsum(map(mul, ratios, treasure)))) for ratios in self.ratios]

    def _public_suspicion(self) -> tuple[list[float], list[float]]:
        """By seat, the chance that it is a saboteur to someone who knows no goal; the treasure to them."""
        hidden = [self.maze.hidden >> goal & 1 for goal in range(3)]
        treasure = [each / max(1, sum(hidden)) for each in hidden]
        return self.suspicion(treasure), treasure

    def _judge(
        self,
        before: BitboardDistances,
        seat: int,
        what: int,
        target: int,
        added: list[int],
        suspicion: list[float],
        broken: int,
    ) -> None:
        ratio = [0.0, 0.0, 0.0]
        if what < a.ROCKFALL:
            ratio = _lay_ratio(before, what, target)
        elif what == a.ROCKFALL:
            ratio = [m.FALL_WEIGHT * max(-m.FALL_CLIP, min(m.FALL_CLIP, each)) for each in added]
        ratio = [each if before.hidden >> goal & 1 else 0.0 for goal, each in enumerate(ratio)]
        if a.BREAK <= what < a.DISCARD and target != seat:
            aimed = self._aim_ratio(seat, what < a.FIX, target, suspicion, broken)
            ratio = [each + aimed for each in ratio]
        for goal, each in enumerate(ratio):
            self.ratios[seat][goal] += max(-m.MAX_RATIO, min(m.MAX_RATIO, each))

    def _aim_ratio(self, seat: int, is_break: bool, target: int, suspicion: list[float], broken: int) -> float:
        candidates = [
            other
            for other in range(self.players)
            if other != seat and (is_break or broken >> other & 1 or other == target)
        ]
        shares = []
        for sign in (-1.0, 1.0):
            weights = {
                other: exp(
                    m.AIM_WEIGHT
                    * sign
                    * (suspicion[other] - m.BREAK_AT if is_break else m.FIX_BELOW - suspicion[other])
                )
                for other in candidates
            }
            share = weights[target] / (1 + fsum(weights.values()))
            shares.append((1 - m.NOISE) * share + m.NOISE / self.players)
        return log(shares[0] / shares[1])

    def _count(self, seat: int, what: int, target: int, added: float, broken: int) -> None:
        sums = self.sums[seat]
        if what <= a.ROCKFALL:
            sums[y.SUM_ADDED] += max(added, 0.0)
            sums[y.SUM_SAVED] += max(-added, 0.0)
        if what < a.ROCKFALL:
            sums[y.SUM_CORRIDORS if a.WHAT_IS_JOINED[what] else y.SUM_DEAD_ENDS] += 1
        elif what == a.ROCKFALL:
            sums[y.SUM_ROCKFALLS] += 1
        elif what == a.MAP:
            sums[y.SUM_MAPS] += 1
        elif what < a.FIX:
            sums[y.SUM_BREAKS] += 1
            self.sums[target][y.SUM_SUFFERED] += 1
            self.relations[seat][target] -= 1
        elif what < a.DISCARD:
            sums[y.SUM_OWN_FIXES if target == seat else y.SUM_FIXES] += 1
            self.relations[seat][target] += 1
        else:
            sums[y.SUM_HINDERED_DISCARDS if broken >> seat & 1 else y.SUM_DISCARDS] += 1
            self.face_down[seat] += 1
        if what < a.DISCARD:
            self.seen[a.WHAT_KIND[what]] += 1


def _lay_ratio(distances: BitboardDistances, what: int, target: int) -> list[float]:
    """By goal, the log-likelihood ratio of laying a card here, among all its placements."""
    edges, is_joined = a.WHAT_EDGES[what], a.WHAT_IS_JOINED[what]
    turned = turned_mask(edges)
    within = [0] * _FEATURES
    total = 0
    for lying in (edges, turned) if turned != edges else (edges,):
        fits = distances.fitting(lying)
        reach = distances.reaching(lying, is_joined)
        if lying == edges:
            own = [reach >> a.CELLS * lane + target & 1 for lane in range(_FEATURES)]
        for lane, cells in enumerate(lanes_of(reach & repeated(fits, _FEATURES), _FEATURES)):
            within[lane] += cells.bit_count()
        total += fits.bit_count()
    ratios = []
    width = len(OFFSETS)
    for goal in range(3):
        counts = [*within[goal * width : (goal + 1) * width], total]
        loss = max(m.MIN_LOSS, OFFSETS[0] + own[goal * width : (goal + 1) * width].count(0))
        dig = harm = 1.0
        before = 0
        for change, until in zip((*OFFSETS, OFFSETS[-1] + 1), counts, strict=True):
            clipped = max(m.MIN_LOSS, change)
            dig += (until - before) * exp(-m.DIG_WEIGHT * clipped)
            harm += (until - before) * exp(m.HARM_WEIGHT * clipped)
            before = until
        miner, saboteur = exp(-m.DIG_WEIGHT * loss) / dig, exp(m.HARM_WEIGHT * loss) / harm
        error = m.NOISE / (total + 1)
        mixed = (1 - m.NOISE) * (m.COVER * miner + (1 - m.COVER) * saboteur) + error
        ratios.append(log(mixed / ((1 - m.NOISE) * miner + error)))
    return ratios
