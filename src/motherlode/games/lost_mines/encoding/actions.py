"""Moves of The Lost Mines as actions.

A card is named by its slot in the actor's sorted hand; of equal cards, by the first. Seats are counted from the actor.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.encoding.hand_encoder import HandEncoder
from motherlode.core.move import ACT, AIM, PICK, SECOND, act_of, aim_of, face_of, kind_of, pick_of, second_of
from motherlode.core.playable import Playable
from motherlode.games.lost_mines.cards.box import LOOKS
from motherlode.games.lost_mines.encoding.layout import STEPS, layout_of
from motherlode.games.lost_mines.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_LOOK,
    AIM_AT_NOTHING,
    AIM_AT_WAY,
    CALL,
    CARD,
    DISCARD,
    STAY,
    TAKE,
    VOTE,
    WALK,
    Rules,
    step_of,
    steps_in,
)
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["LostMinesActions"]

# an entry of the history: seat, 1 + act, whether it is aimed at a seat, 1 + face, 1 + where (two numbers), 1 + pick
ENTRY_ACT: Final = 4
ENTRY_AT_SEAT: Final = 8
ENTRY_FACE: Final = 12
ENTRY_X: Final = 20
ENTRY_Y: Final = 28
ENTRY_PICK: Final = 36

_MINE: Final = 0
_TREASURE: Final = 1


class LostMinesActions(HandEncoder):
    """The action space of a table of The Lost Mines."""

    def __init__(self, rules: Rules) -> None:
        layout = layout_of(rules)
        tables = rules.tables
        slots: int = rules.hand_size
        super().__init__(layout, rules.seats, slots, int(tables.kinds))
        self.rules: Rules = rules
        self.cells: i64 = tables.grid.cells
        self.mines: i64 = tables.mine_count
        self.treasures: i64 = rules.seats  # as many are in play (L-06)
        self.kinds: i64 = tables.kinds
        self.aims: vec[i64] = vec[i64]([play.aim for play in rules.plays])
        self._cell: i64 = layout.action("cell")
        self._way: i64 = layout.action("way")
        self._looks: vec[i64] = vec[i64]([layout.action("look-" + look) for look in LOOKS])
        self._look_aims: vec[i64] = vec[i64]([tables.mine_count, rules.seats, rules.seats])
        self._plain: i64 = layout.action("plain")
        self._discard: i64 = layout.action("discard")
        self._call: i64 = layout.action("call")
        self._walk: i64 = layout.action("walk")
        self._stay: i64 = layout.action("stay")
        self._take: i64 = layout.action("take")
        self._vote: i64 = layout.action("vote")
        pairs = list(combinations(range(slots), 2))
        self._pair_slots: vec[i64] = vec[i64]([slot for pair in pairs for slot in pair])
        numbers = [0] * (slots * slots)
        for number, (one, two) in enumerate(pairs):
            numbers[one * slots + two] = number
        self._pair_numbers: vec[i64] = vec[i64](numbers)
        # by number of steps, how many walks are shorter
        self._shorter: vec[i64] = vec[i64]([max(0, (4**steps - 4) // 3) for steps in range(STEPS + 2)])

    def look_at_hand(self, position: Playable) -> None:
        assert isinstance(position, Position)
        self.sort_hand(position, position.actor)

    # ---- a move's number -------------------------------------------------------------------------------------------

    def number(self, position: Playable, code: i64) -> i64:
        assert isinstance(position, Position)
        act = act_of(code)
        aim = aim_of(code)
        if act == CARD:
            return self._card_number(position, code)
        if act == WALK:
            return self._walk + self._shorter[steps_in(aim)] + (aim & 1023)
        if act == DISCARD:
            return self._discard + self._discard_number(code)
        if act == TAKE:
            return self._take + aim
        if act == VOTE:
            return self._vote + pick_of(code)
        return self._stay if act == STAY else self._call

    def _card_number(self, position: Position, code: i64) -> i64:
        kind = kind_of(code)
        slot = self.slot[kind]
        aim = aim_of(code)
        aimed_at = self.aims[kind]
        if aimed_at == AIM_AT_CELL:
            return self._cell + (2 * slot + (code & 1)) * self.cells + aim
        if aimed_at == AIM_AT_WAY:
            return self._way + slot * 2 * self.cells + aim
        if aimed_at == AIM_AT_LOOK:
            look = pick_of(code)
            if look > _TREASURE:
                aim = self._from_actor(position, aim)
            return self._looks[look] + slot * self._look_aims[look] + aim
        return self._plain + slot

    def _from_actor(self, position: Position, seat: i64) -> i64:
        away = seat - position.actor
        return away if away >= 0 else away + self.seats

    def _discard_number(self, code: i64) -> i64:
        first = kind_of(code)
        second = second_of(code)
        one = self.slot[first]
        if second < 0:
            return one
        two = one + 1 if second == first else self.slot[second]
        return self.slots + self._pair_numbers[one * self.slots + two]

    # ---- and back --------------------------------------------------------------------------------------------------

    def code(self, position: Playable, action: i64) -> i64:
        assert isinstance(position, Position)
        act: i64 = VOTE
        if action >= self._vote:
            return act << ACT | (action - self._vote) << PICK
        if action >= self._take:
            act = TAKE
            return act << ACT | (action - self._take) << AIM
        if action >= self._stay:
            act = STAY
            return act << ACT
        if action >= self._walk:
            act = WALK
            return act << ACT | self._walk_at(action - self._walk) << AIM
        if action >= self._call:
            act = CALL
            return act << ACT
        if action >= self._discard:
            return self._discard_code(action - self._discard)
        return self._card_code(position, action)

    def _card_code(self, position: Position, action: i64) -> i64:
        if action >= self._plain:
            return self._card(action - self._plain, 0)
        look: i64 = 2
        while look >= 0:
            if action >= self._looks[look]:
                at = action - self._looks[look]
                slot = at // self._look_aims[look]
                aim = at % self._look_aims[look]
                if look > _TREASURE:
                    aim = (position.actor + aim) % self.seats
                return self._card(slot, aim) | look << PICK
            look -= 1
        if action >= self._way:
            at = action - self._way
            return self._card(at // (2 * self.cells), at % (2 * self.cells))
        at = action - self._cell
        face = at // self.cells
        return self._card(face >> 1, at % self.cells) | face & 1

    def _card(self, slot: i64, aim: i64) -> i64:
        return 2 * self.hand[slot] | aim << AIM if slot < self.held else -1

    def _discard_code(self, number: i64) -> i64:
        act: i64 = DISCARD
        one = number
        two: i64 = -1
        if number >= self.slots:
            one = self._pair_slots[2 * (number - self.slots)]
            two = self._pair_slots[2 * (number - self.slots) + 1]
        if one >= self.held or two >= self.held:
            return -1
        code = act << ACT | 2 * self.hand[one]
        return code | (self.hand[two] + 1) << SECOND if two >= 0 else code

    def _walk_at(self, number: i64) -> i64:
        steps: i64 = 1
        while number >= self._shorter[steps + 1]:
            steps += 1
        return steps << 10 | number - self._shorter[steps]

    # ---- history ---------------------------------------------------------------------------------------------------

    def entry(self, position: Playable, code: i64) -> i64:
        """Cards in hand stay hidden; how many are discarded is seen (L-10)."""
        assert isinstance(position, Position)
        act = act_of(code)
        aim = aim_of(code)
        entry = position.actor | (act + 1) << ENTRY_ACT
        if act == CARD:
            return entry | self._card_entry(code)
        if act == WALK:
            return entry | self._cell_entry(self._end_of(position, aim))
        if act == DISCARD:
            cards: i64 = 2 if second_of(code) >= 0 else 1
            return entry | cards << ENTRY_Y
        if act == TAKE:
            return entry | (aim + 1) << ENTRY_X
        return entry | (pick_of(code) + 1) << ENTRY_PICK if act == VOTE else entry

    def _card_entry(self, code: i64) -> i64:
        one: i64 = 1
        kind = kind_of(code)
        entry = (face_of(code) + 1) << ENTRY_FACE
        aimed_at = self.aims[kind]
        if aimed_at == AIM_AT_CELL:
            return entry | self._cell_entry(aim_of(code))
        if aimed_at == AIM_AT_WAY:
            return entry | (aim_of(code) + 1) << ENTRY_X
        if aimed_at == AIM_AT_NOTHING:
            return entry
        if pick_of(code) > _TREASURE:
            entry |= one << ENTRY_AT_SEAT
        return entry | (aim_of(code) + 1) << ENTRY_X | (pick_of(code) + 1) << ENTRY_PICK

    def _cell_entry(self, cell: i64) -> i64:
        grid = self.rules.tables.grid
        return (grid.columns[cell] + 1) << ENTRY_X | (grid.rows[cell] + 1) << ENTRY_Y

    def _end_of(self, position: Position, walk: i64) -> i64:
        """The cell on which a walk of the actor ends."""
        at = position.dwarfs[position.actor]
        step: i64 = 0
        while step < steps_in(walk):
            at = self.rules.tables.grid.near[at * 4 + step_of(walk, step)]
            step += 1
        return at

    def points(self, position: Playable, seat: i64) -> i64:
        assert isinstance(position, Position)
        return position.points[seat]
