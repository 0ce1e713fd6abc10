"""Move values in Saboteur 2, in nuggets: expected gold after the move, less that of doing nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.core.move import face_of, pick_of
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Candidate, Situation
from motherlode.games.tunnels.bots.teams.distance import DistancesByTeam, TeamDistances
from motherlode.games.tunnels.bots.teams.expected_gold import ExpectedGold, RoundState, mixed_distance
from motherlode.games.tunnels.bots.teams.hand_value import fresh_card_value, team_card_value
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior, marginals_for
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.bots.teams.utilities import TeamUtilities
from motherlode.games.tunnels.bots.utilities import PEEK_SCALE
from motherlode.games.tunnels.rules.gold.treasure_access import crystals_in_sight

__all__ = ["MoveValues"]

# all chosen
_UNKNOWN_CARD: Final = 0.25  # value of a card in another's hand above what discarding it gives
_OWN_CARD_BASE: Final = 0.2  # what discarding an own card gives
_NEAR: Final = 2.0  # cards to the nearest goal at which no saboteur plays along any more
_FAR: Final = 5.0  # and beyond which the most patient fully does
_OWN_FREEDOM: Final = 0.3  # nuggets for being able to lay tunnels again
_PEEK_BASE: Final = 0.3  # of a peek's value to a role that does not dig
_THEFT_WHILE_TRAPPED: Final = 0.4  # of a theft's value
_CERTAIN: Final = 0.999  # probability from which a goal is taken to be the treasure
_UNWANTED: Final = -1.0


class MoveValues:
    """Values of the options of one turn."""

    def __init__(self, situation: Situation, role_posterior: RolePosterior, utilities: TeamUtilities) -> None:
        position = situation.position
        self._utilities = utilities
        self._situation = situation
        self._role_posterior = role_posterior
        self._roles = Roles(situation.tables)
        self._chances, self._treasure = marginals_for(position, role_posterior)
        situation.treasure = self._treasure
        self._team_distances = TeamDistances(position.maze)
        self._gold = ExpectedGold(self._roles)
        trap = 1 << situation.tables.sign_names.index("trap")
        seats = range(position.seats)
        hand = position.sorted_hand(situation.seat)
        self._state = RoundState(
            me=situation.seat,
            chances=self._chances,
            hindrances=[situation.hindrances(seat) for seat in seats],
            trapped=sum(1 << seat for seat in seats if position.front[seat] & trap),
            distance=self._distances(self._team_distances.now),
            turns=float(position.deck_left() + sum(position.hand_size(seat) for seat in seats) - 1),
            crystals=int(crystals_in_sight(position)),
            mine=sum(int(situation.tables.crystals[2 * kind]) for kind in hand if kind < situation.tables.tunnels),
        )
        self._cover = self._cover_now()
        self._card_values: dict[int, float] = {}  # by kind
        self._front_gains: dict[tuple[str, int, bool], float] = {}  # by effect, seat, and whether it is about traps
        self._pass_gains: dict[int, float] = {}  # by number of cards
        self._fresh = fresh_card_value(situation, self._roles)
        self._now = self._value(self._state)

    def reason(self, option: Candidate) -> Reason:
        """Return the beliefs behind choosing an option."""
        mates = self._situation.role if self._roles.doors[self._situation.role] else None
        return {
            "loss": self._situation.added_distance(option),
            "expects": self._now,
            "reached": self._gold.reach_probability(self._state),
            "far": self._state.distance[0],
            "suspicion": tuple(each[self._roles.saboteur] for each in self._chances),
            "blue": tuple(each[self._roles.blue] for each in self._chances),
            "green": tuple(each[self._roles.green] for each in self._chances),
            **({"friends": tuple(each[mates] for each in self._chances)} if mates is not None else {}),
            "treasure": self._treasure,
        }

    def value(self, option: Candidate, code: int) -> float:
        """Return the value of a move to the seat."""
        effect = option.effect
        if effect in (LAY, FALL):
            return self._maze_value(option, face_of(code)) - self._utilities.card * min(
                1.0, self._card_value(option.cards[0])
            )
        if effect in (BREAK, FIX):
            return self._front_value(option)
        if effect == "pass":
            return self._pass_value(option)
        if effect == "shed":
            return self._shed_value(option, pick_of(code))
        return self._other_value(option) - self._utilities.card * self._card_value(option.cards[0])

    def _value(self, state: RoundState) -> float:
        own = self._gold.expected_gold(state, self._situation.role)
        if not self._cover:
            return own
        return (1 - self._cover) * own + self._cover * self._gold.expected_gold(state, self._roles.boss)

    def _cover_now(self) -> float:
        """Return how far a saboteur plays along for now, from 0 to 1."""
        distant = min(1.0, max(0.0, self._situation.nearest_goal - _NEAR) / (_FAR - _NEAR))
        return 0.0 if self._situation.digs else self._utilities.patience * distant

    def _card_value(self, kind: int) -> float:
        value = self._card_values.get(kind)
        if value is None:
            value = self._card_values[kind] = team_card_value(self._situation, self._roles, kind)
        return value

    # ---- the maze --------------------------------------------------------------------------------------------------

    def _distances(
        self, by_team: DistancesByTeam, treasure: tuple[float, ...] | None = None
    ) -> tuple[float, float, float]:
        place = treasure or self._treasure
        return (
            mixed_distance(place, by_team.anyone),
            mixed_distance(place, by_team.blue),
            mixed_distance(place, by_team.green),
        )

    def _maze_value(self, option: Candidate, face: int) -> float:
        state, tables = self._state, self._situation.tables
        lays = option.effect == LAY
        by_team = (
            self._team_distances.after_lay(option.aim, face) if lays else self._team_distances.after_fall(option.aim)
        )
        if lays:
            shown = int(tables.crystals[face])
        else:
            face = self._situation.position.maze.face_at(option.aim)
            shown = -int(tables.crystals[face])
        after = replace(state, crystals=state.crystals + shown, mine=state.mine - max(0, shown))
        onto = [goal for goal, far in enumerate(by_team.anyone.shortest) if far == 0 and self._treasure[goal] and lays]
        found = sum(self._treasure[goal] for goal in onto)
        value = -self._now
        for goal in onto:
            blue, green = by_team.blue.shortest[goal] == 0, by_team.green.shortest[goal] == 0
            value += self._treasure[goal] * self._gold.gold_for_finishing(after, self._situation.role, blue, green)
        if found < _CERTAIN:
            left = tuple(0.0 if goal in onto else chance / (1 - found) for goal, chance in enumerate(self._treasure))
            far = self._distances(by_team, left)
            value += (1 - found) * self._value(replace(after, distance=far))
            if self._roles.digging_weight[self._situation.role] == 1:
                own = self._roles.doors[self._situation.role]
                value += self._utilities.step * (1 - found) * (state.distance[own] - far[own])
        return value

    # ---- people ----------------------------------------------------------------------------------------------------

    def _front_value(self, option: Candidate) -> float:
        """Return the value of a break or a fix."""
        utilities, aim = self._utilities, option.aim
        cards = self._card_value(option.cards[0]) * utilities.card
        gain = self._front_gain(option.effect, aim, self._is_about_traps(option.cards[0]))
        if option.effect == BREAK:
            return utilities.hinder * gain - utilities.doubt - cards
        return gain + self._own_freedom(aim, self._state.hindrances[aim] - 1) - cards

    def _front_gain(self, effect: str, seat: int, is_trap: bool) -> float:
        """Return the expected gold that a break or a fix brings, cached: the card used does not matter."""
        gain = self._front_gains.get((effect, seat, is_trap))
        if gain is None:
            state = self._state
            bit = 1 << seat if is_trap else 0
            hindrances = list(state.hindrances)
            hindrances[seat] += 1 if effect == BREAK else -1
            trapped = state.trapped | bit if effect == BREAK else state.trapped & ~bit
            gain = self._value(replace(state, hindrances=hindrances, trapped=trapped)) - self._now
            self._front_gains[effect, seat, is_trap] = gain
        return gain

    def _own_freedom(self, seat: int, left: int) -> float:
        """Return the extra value of freeing this seat, by the hindrances left."""
        return _OWN_FREEDOM / (1 + left) if seat == self._situation.seat else 0.0

    def _is_about_traps(self, kind: int) -> bool:
        return self._situation.tables.box.deck[kind].play in ("trap", "free")

    def _other_value(self, option: Candidate) -> float:
        state, utilities = self._state, self._utilities
        effect, aim = option.effect, option.aim
        if effect == PEEK:
            chance = self._treasure[aim]
            return (
                utilities.peek
                * PEEK_SCALE
                * chance
                * (1 - chance)
                * (_PEEK_BASE + self._roles.digging_weight[self._situation.role])
            )
        if effect == "inspect":
            return utilities.inspect * (1 - max(self._chances[aim]))
        if effect == "theft":
            return utilities.theft * (_THEFT_WHILE_TRAPPED if state.trapped >> state.me & 1 else 1.0)
        if effect == "hands-off":
            return utilities.hands_off * self._now
        if effect == "swap-hats":
            return self._swap_hats_value(aim)
        return self._swap_hands_value(aim) if effect == "swap-hands" else _UNWANTED

    def _swap_hats_value(self, seat: int) -> float:
        """Return the value of giving a seat the dwarf card on top of the pile (S-32)."""
        pile_distribution = self._role_posterior.pile_distribution(self._chances)
        if seat == self._situation.seat:
            drawn = sum(
                chance * self._gold.expected_gold(self._state, role) for role, chance in enumerate(pile_distribution)
            )
            return drawn - self._now
        chances = [*self._chances]
        chances[seat] = pile_distribution
        return self._value(replace(self._state, chances=chances)) - self._now

    def _swap_hands_value(self, seat: int) -> float:
        """Return the value of exchanging hands with a seat."""
        position = self._situation.position
        own = sum(self._card_value(kind) - _OWN_CARD_BASE for kind in position.sorted_hand(self._situation.seat))
        theirs = _UNKNOWN_CARD * float(position.hand_size(seat))
        return self._utilities.hands * (theirs - own)

    # ---- throwing away ---------------------------------------------------------------------------------------------

    def _pass_value(self, option: Candidate) -> float:
        better = sum(self._fresh - self._card_value(kind) for kind in option.cards)
        count = len(option.cards)
        gain = self._pass_gains.get(count)
        if gain is None:
            after = replace(self._state, turns=max(0.0, self._state.turns + 1 - count))
            gain = self._pass_gains[count] = self._value(after) - self._now
        return gain + self._utilities.refresh * better

    def _shed_value(self, option: Candidate, sign: int) -> float:
        state, tables, me = self._state, self._situation.tables, self._situation.seat
        if not tables.hinders >> sign & 1:
            return _UNWANTED
        hindrances = list(state.hindrances)
        hindrances[me] -= 1
        bit = 1 << me if tables.sign_names[sign] == "trap" else 0
        turns = max(0.0, state.turns - 1)
        after = replace(state, hindrances=hindrances, trapped=state.trapped & ~bit, turns=turns)
        lost = sum(self._card_value(kind) for kind in option.cards)
        return self._value(after) - self._now + self._own_freedom(me, hindrances[me]) - self._utilities.refresh * lost
