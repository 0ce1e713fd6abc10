"""What a seat of Saboteur 2 makes of its options on one turn: in nuggets, against doing nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.games.tunnels.bots.distance.reach import Outlook
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Reading, expected
from motherlode.games.tunnels.bots.teams.distance import Fars, Ways
from motherlode.games.tunnels.bots.teams.expected_gold import Prospects, Standing
from motherlode.games.tunnels.bots.teams.hand_value import fresh_use, use_of
from motherlode.games.tunnels.bots.teams.role_posterior import Hats, read_by
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.bots.teams.utilities import TeamWishes
from motherlode.games.tunnels.rules.gold.treasure_access import crystals_in_sight
from motherlode.games.tunnels.rules.move_codes import face_of, pick_of

__all__ = ["Mind"]

_STRANGE: Final = 0.25
"""What a card in another's hand is good for, less what one would get for throwing it away."""

_CLOSE: Final = 2.0
_FAR: Final = 5.0
"""Cards to the nearest goal at which nobody plays along any more, and beyond which the most patient do."""


class Mind:
    """What a seat makes of its options on one turn."""

    def __init__(self, reading: Reading, hats: Hats, wishes: TeamWishes) -> None:
        position = reading.position
        self._wishes = wishes
        self._reading = reading
        self._hats = hats
        self._roles = Roles(reading.tables)
        self._chances, self._treasure = read_by(position, hats)
        reading.treasure = self._treasure
        self._ways = Ways(position.maze)
        self._prospects = Prospects(self._roles)
        trap = 1 << reading.tables.sign_names.index("trap")
        seats = range(position.seats)
        hand = position.sorted_hand(reading.seat)
        self._standing = Standing(
            me=reading.seat,
            chances=self._chances,
            hindrances=[reading.hindrances(seat) for seat in seats],
            trapped=sum(1 << seat for seat in seats if position.front[seat] & trap),
            far=self._far(self._ways.now),
            turns=float(position.deck_left() + sum(position.hand_size(seat) for seat in seats) - 1),
            crystals=int(crystals_in_sight(position)),
            mine=sum(int(reading.tables.crystals[2 * kind]) for kind in hand if kind < reading.tables.tunnels),
        )
        self._cover = self._cover_now()
        self._now = self._worth(self._standing)

    def reason(self, option: Option) -> Reason:
        """What it believed when it chose an option."""
        mates = self._reading.role if self._roles.doors[self._reading.role] else None
        return {
            "loss": self._reading.loss(option),
            "expects": self._now,
            "reached": self._prospects.reached(self._standing),
            "far": self._standing.far[0],
            "suspicion": tuple(each[self._roles.saboteur] for each in self._chances),
            "blue": tuple(each[self._roles.blue] for each in self._chances),
            "green": tuple(each[self._roles.green] for each in self._chances),
            **({"friends": tuple(each[mates] for each in self._chances)} if mates is not None else {}),
            "treasure": self._treasure,
        }

    def gain(self, option: Option, code: int) -> float:
        """What a move is worth to the seat."""
        what = option.what
        if what in (LAY, FALL):
            return self._in_the_maze(option, face_of(code)) - self._wishes.card * min(1.0, self._use(option.cards[0]))
        if what in (BREAK, FIX):
            return self._in_front(option)
        if what == "pass":
            return self._passing(option)
        if what == "shed":
            return self._shedding(option, pick_of(code))
        return self._aside(option) - self._wishes.card * self._use(option.cards[0])

    def _worth(self, standing: Standing) -> float:
        own = self._prospects.worth(standing, self._reading.role)
        if not self._cover:
            return own
        return (1 - self._cover) * own + self._cover * self._prospects.worth(standing, self._roles.boss)

    def _cover_now(self) -> float:
        """How much a saboteur plays along, for now."""
        distant = min(1.0, max(0.0, self._reading.near - _CLOSE) / (_FAR - _CLOSE))
        return 0.0 if self._reading.digs else self._wishes.patience * distant

    def _use(self, kind: int) -> float:
        return use_of(self._reading, self._roles, kind)

    # ---- the maze --------------------------------------------------------------------------------------------------

    def _far(self, fars: Fars, treasure: tuple[float, ...] | None = None) -> tuple[float, float, float]:
        place = treasure or self._treasure
        return _mean(place, fars.anyone), _mean(place, fars.blue), _mean(place, fars.green)

    def _in_the_maze(self, option: Option, face: int) -> float:
        standing, tables = self._standing, self._reading.tables
        lays = option.what == LAY
        fars = self._ways.after_lay(option.aim, face) if lays else self._ways.after_fall(option.aim)
        if lays:
            shown = int(tables.crystals[face])
        else:
            face = self._reading.position.maze.face_at(option.aim)
            shown = -int(tables.crystals[face])
        after = replace(standing, crystals=standing.crystals + shown, mine=standing.mine - max(0, shown))
        onto = [goal for goal, far in enumerate(fars.anyone.far) if far == 0 and self._treasure[goal] and lays]
        found = sum(self._treasure[goal] for goal in onto)
        gain = -self._now
        for goal in onto:
            blue, green = fars.blue.far[goal] == 0, fars.green.far[goal] == 0
            gain += self._treasure[goal] * self._prospects.worth_of_finish(after, self._reading.role, blue, green)
        if found < 0.999:
            left = tuple(0.0 if goal in onto else chance / (1 - found) for goal, chance in enumerate(self._treasure))
            far = self._far(fars, left)
            gain += (1 - found) * self._worth(replace(after, far=far))
            if self._roles.zeal[self._reading.role] == 1:
                own = self._roles.doors[self._reading.role]
                gain += self._wishes.step * (1 - found) * (standing.far[own] - far[own])
        return gain

    # ---- people ----------------------------------------------------------------------------------------------------

    def _in_front(self, option: Option) -> float:
        """Of hindering someone, or of mending."""
        standing, wishes = self._standing, self._wishes
        cards = self._use(option.cards[0]) * wishes.card
        hindrances = list(standing.hindrances)
        is_trap = self._is_about_traps(option.cards[0])
        bit = 1 << option.aim if is_trap else 0
        if option.what == BREAK:
            hindrances[option.aim] += 1
            after = replace(standing, hindrances=hindrances, trapped=standing.trapped | bit)
            return wishes.hinder * (self._worth(after) - self._now) - wishes.doubt - cards
        hindrances[option.aim] -= 1
        after = replace(standing, hindrances=hindrances, trapped=standing.trapped & ~bit)
        gain = self._worth(after) - self._now
        return gain + self._own_freedom(option.aim, hindrances[option.aim]) - cards

    def _own_freedom(self, seat: int, left: int) -> float:
        """What it is worth to be able to lay tunnels again, beyond the prospects of all."""
        return 0.3 / (1 + left) if seat == self._reading.seat else 0.0

    def _is_about_traps(self, kind: int) -> bool:
        return self._reading.tables.box.deck[kind].play in ("trap", "free")

    def _aside(self, option: Option) -> float:
        standing, wishes = self._standing, self._wishes
        what, aim = option.what, option.aim
        if what == PEEK:
            chance = self._treasure[aim]
            return wishes.peek * 4.5 * chance * (1 - chance) * (0.3 + self._roles.zeal[self._reading.role])
        if what == "inspect":
            return wishes.inspect * (1 - max(self._chances[aim]))
        if what == "theft":
            return wishes.theft * (0.4 if standing.trapped >> standing.me & 1 else 1.0)
        if what == "hands-off":
            return wishes.hands_off * self._now
        if what == "swap-hats":
            return self._other_hat(aim)
        return self._other_hand(aim) if what == "swap-hands" else -1.0

    def _other_hat(self, seat: int) -> float:
        """Of giving a seat the dwarf card on top of the pile."""
        pile = self._hats.pile(self._chances)
        if seat == self._reading.seat:
            drawn = sum(chance * self._prospects.worth(self._standing, role) for role, chance in enumerate(pile))
            return drawn - self._now
        chances = [*self._chances]
        chances[seat] = pile
        return self._worth(replace(self._standing, chances=chances)) - self._now

    def _other_hand(self, seat: int) -> float:
        """Of taking another's hand for one's own."""
        position = self._reading.position
        own = sum(self._use(kind) - 0.2 for kind in position.sorted_hand(self._reading.seat))
        theirs = _STRANGE * float(position.hand_size(seat))
        return self._wishes.hands * (theirs - own)

    # ---- throwing away ---------------------------------------------------------------------------------------------

    def _passing(self, option: Option) -> float:
        fresh = fresh_use(self._reading, self._roles)
        better = sum(fresh - self._use(kind) for kind in option.cards)
        after = replace(self._standing, turns=max(0.0, self._standing.turns + 1 - len(option.cards)))
        return self._worth(after) - self._now + self._wishes.refresh * better

    def _shedding(self, option: Option, sign: int) -> float:
        standing, tables, me = self._standing, self._reading.tables, self._reading.seat
        if not tables.hinders >> sign & 1:
            return -1.0
        hindrances = list(standing.hindrances)
        hindrances[me] -= 1
        bit = 1 << me if tables.sign_names[sign] == "trap" else 0
        turns = max(0.0, standing.turns - 1)
        after = replace(standing, hindrances=hindrances, trapped=standing.trapped & ~bit, turns=turns)
        lost = sum(self._use(kind) for kind in option.cards)
        return self._worth(after) - self._now + self._own_freedom(me, hindrances[me]) - self._wishes.refresh * lost


def _mean(treasure: tuple[float, ...], outlook: Outlook) -> float:
    """The cards to the treasure, as one expects: partly by the best way, partly by all."""
    return 0.5 * expected(treasure, outlook.far) + 0.5 * expected(treasure, outlook.strain)
