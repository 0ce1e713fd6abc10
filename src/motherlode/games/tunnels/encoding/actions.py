"""Moves of the tunnel games as actions.

A card is named by its slot in the actor's sorted hand; of equal cards, by the first. Seats are counted from the actor.
"""

from __future__ import annotations

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from motherlode.core.encoding.encoder import NO_ACTION
from motherlode.core.encoding.hand_encoder import HandEncoder
from motherlode.core.move import ACT, AIM, PICK, SECOND, THIRD, act_of, aim_of, kind_of, pick_of, second_of, third_of
from motherlode.core.playable import Playable
from motherlode.games.tunnels.encoding.layout import layout_of, most_passed
from motherlode.games.tunnels.encoding.window import BoardWindow
from motherlode.games.tunnels.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_GOAL,
    AIM_AT_SEAT,
    CARD,
    PASS,
    ROB,
    SHED,
    TAKE,
    Rules,
)
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TunnelActions"]


class TunnelActions(HandEncoder):
    """The action space of a table of a tunnel game."""

    def __init__(self, rules: Rules) -> None:
        layout = layout_of(rules)
        tables = rules.tables
        slots: int = rules.hand_size
        super().__init__(layout, rules.seats, slots, len(rules.plays))
        self.rules: Rules = rules
        self.window: BoardWindow = BoardWindow(tables.grid)
        self.signs: i64 = len(tables.sign_names)
        self.goals: i64 = tables.goal_count
        self.kinds: i64 = len(rules.plays)
        self._hand: i64 = layout.start("hand")
        self.aims: vec[i64] = vec[i64]([play.aim for play in rules.plays])
        self.picks: vec[i64] = vec[i64]([1 if play.picks else 0 for play in rules.plays])
        self._cell: i64 = layout.action("cell")
        self._seat: i64 = layout.action("seat")
        self._goal: i64 = layout.action("goal")
        self._plain: i64 = layout.action("plain")
        self._pass: i64 = layout.action("pass")
        self._shed: i64 = layout.action("shed")
        self._take: i64 = layout.action("take")
        self._rob: i64 = layout.action("rob")
        # sets of up to three slots, numbered: singles, pairs, threes; each as three slots with -1 for none
        sets = [
            chosen for size in range(1, max(most_passed(rules), 2) + 1) for chosen in combinations(range(slots), size)
        ]
        self._set_slots: vec[i64] = vec[i64]([slot for chosen in sets for slot in (*chosen, -1, -1)[:3]])
        numbers = [0] * (slots * (slots + 1) * (slots + 1))
        for number, chosen in enumerate(sets):
            one, two, three = (*chosen, -1, -1)[:3]
            numbers[(one * (slots + 1) + two + 1) * (slots + 1) + three + 1] = number
        self._set_numbers: vec[i64] = vec[i64](numbers)

    def look_at_hand(self, position: Playable) -> None:
        assert isinstance(position, Position)
        self.sort_hand(position, position.actor)
        self.window.look(position.maze)

    def recall_hand(self, position: Playable, observation: vec[u8], at: i64) -> None:
        hand = self.hand
        slots = self.slots
        at += self._hand
        held: i64 = 0
        while held < slots:
            card = i64(observation[at + held])
            if not card:
                break
            hand[held] = card - 1
            held += 1
        self.held = held

    # ---- a move's number -------------------------------------------------------------------------------------------

    def set_actions(
        self, position: Playable, codes: vec[i64], count: i64, out: vec[u8], at: i64, places: vec[i16]
    ) -> i64:
        aims = self.aims
        slot = self.slot
        slots = self.slots
        window = self.window.places
        start = self.window.start
        set_: i64 = 0
        i: i64 = 0
        while i < count:
            code = codes[i]
            kind = kind_of(code)
            if not code >> PICK and aims[kind] == AIM_AT_CELL:
                action = i64(window[start + (code >> AIM)])
                if action >= 0:
                    action = self._cell + _at_cell(action, slots, slot[kind], code)
            else:
                action = self.number(position, code)
            if action >= 0:
                out[at + action] = 1
                places[set_] = i16(action)
                set_ += 1
            i += 1
        return set_

    def number(self, position: Playable, code: i64) -> i64:
        assert isinstance(position, Position)
        act = act_of(code)
        if act == CARD:
            return self._card_number(position, code)
        if act == PASS:
            return self._pass + self._set_number(code)
        if act == SHED:
            return self._shed + (self._set_number(code) - self.slots) * self.signs + pick_of(code)
        if act == TAKE:
            return self._take + pick_of(code) - 1
        return self._rob + self._from_actor(position, aim_of(code))

    def _card_number(self, position: Position, code: i64) -> i64:
        kind = kind_of(code)
        slot = self.slot[kind]
        aim = self.aims[kind]
        if aim == AIM_AT_CELL:
            place = self.window.place(aim_of(code))
            if place < 0:
                return NO_ACTION
            return self._cell + _at_cell(place, self.slots, slot, code)
        if aim == AIM_AT_SEAT:
            target = self._from_actor(position, aim_of(code))
            return self._seat + (slot * self.seats + target) * self.signs + pick_of(code)
        if aim == AIM_AT_GOAL:
            return self._goal + slot * self.goals + aim_of(code)
        return self._plain + slot

    def _from_actor(self, position: Position, seat: i64) -> i64:
        away = seat - position.actor
        return away if away >= 0 else away + self.seats

    def _set_number(self, code: i64) -> i64:
        """The number of the set of slots that hold the cards a code names; they are named in order."""
        first = kind_of(code)
        second = second_of(code)
        if second < 0:
            return self.slot[first]
        third = third_of(code)
        one = self.slot[first]
        two = one + 1 if second == first else self.slot[second]
        three: i64 = -1
        if third >= 0:
            three = two + 1 if third == second else self.slot[third]
        side = self.slots + 1
        return self._set_numbers[(one * side + two + 1) * side + three + 1]

    # ---- and back --------------------------------------------------------------------------------------------------

    def code(self, position: Playable, action: i64) -> i64:
        assert isinstance(position, Position)
        if action < self._seat:
            at = action - self._cell
            face = at % (2 * self.slots)
            place = at // (2 * self.slots)
            return self._face(face >> 1, face & 1) | self.window.cell(position.maze, place) << AIM
        if action < self._goal:
            return self._seat_code(position, action - self._seat)
        if action < self._plain:
            at = action - self._goal
            return self._face(at // self.goals, 0) | at % self.goals << AIM
        if action < self._pass:
            return self._face(action - self._plain, 0)
        if action < self._shed:
            return self._set_code(PASS, action - self._pass)
        if action < self._take:
            at = action - self._shed
            return self._set_code(SHED, at // self.signs + self.slots) | at % self.signs << PICK
        act: i64 = TAKE
        if action < self._rob:
            return act << ACT | (action - self._take + 1) << PICK
        act = ROB
        return act << ACT | self._seat_at(position, action - self._rob) << AIM

    def _seat_code(self, position: Position, at: i64) -> i64:
        slot = at // (self.signs * self.seats)
        if slot >= self.held:
            return -1
        pick = at % self.signs * self.picks[self.hand[slot]]
        return self._face(slot, 0) | self._seat_at(position, at // self.signs % self.seats) << AIM | pick << PICK

    def _face(self, slot: i64, turned: i64) -> i64:
        if slot >= self.held:
            return -1
        return 2 * self.hand[slot] + turned

    def _seat_at(self, position: Position, away: i64) -> i64:
        return (position.actor + away) % self.seats

    def _set_code(self, act: i64, number: i64) -> i64:
        one = self._set_slots[3 * number]
        two = self._set_slots[3 * number + 1]
        three = self._set_slots[3 * number + 2]
        if one >= self.held or two >= self.held or three >= self.held:
            return -1
        code = act << ACT | 2 * self.hand[one]
        if two >= 0:
            code |= (self.hand[two] + 1) << SECOND
        if three >= 0:
            code |= (self.hand[three] + 1) << THIRD
        return code

    def points(self, position: Playable, seat: i64) -> i64:
        assert isinstance(position, Position)
        return position.nuggets(seat)


def _at_cell(place: i64, slots: i64, slot: i64, code: i64) -> i64:
    """The number, in its segment, of a card of a slot played at a place, upright or turned as a code says."""
    return 2 * (place * slots + slot) + (code & 1)
