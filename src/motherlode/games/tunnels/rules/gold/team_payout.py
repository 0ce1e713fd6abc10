"""The payout of Saboteur 2: teams, boss, profiteer, geologists, saboteurs, thieves (S-50 to S-60)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.tunnels.cards.tables import DOORS, Tables
from motherlode.games.tunnels.rules.gold import changes as gold_changes
from motherlode.games.tunnels.rules.gold.treasure_access import crystals_in_sight, reaches_treasure
from motherlode.games.tunnels.rules.parts import ASK_THEFT, Payout
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamGold"]


class TeamGold(Payout):
    """Pays the winning group and the geologists in tokens, then asks the thieves."""

    def __init__(self, tables: Tables) -> None:
        roles = tables.role_names
        self._blue: i64 = roles.index("blue")
        self._green: i64 = roles.index("green")
        self._boss: i64 = roles.index("boss")
        self._profiteer: i64 = roles.index("profiteer")
        self._geologist: i64 = roles.index("geologist")
        self._saboteur: i64 = roles.index("saboteur")
        self._trap: i64 = 1 << tables.sign_names.index("trap")

    def winners(self, position: Position) -> vec[i64]:
        """The winning group, less those who are trapped (S-58); geologists belong to none (S-57)."""
        return self._group(position, self.winning_roles(position))

    def settle(self, position: Position) -> None:
        self._pay_group(position, self.winning_roles(position))
        self._pay_geologists(position)
        self._queue_thieves(position)

    # ---- the winning group -----------------------------------------------------------------------------------------

    def winning_roles(self, position: Position) -> i64:
        """The roles that win the round, as bits; the profiteer always does (S-55)."""
        one: i64 = 1
        if not position.reached:
            return one << self._saboteur | one << self._profiteer
        return self._winning_teams(position) | one << self._boss | one << self._profiteer

    def _winning_teams(self, position: Position) -> i64:
        """The teams that win, as a mask of roles (S-50 to S-53)."""
        one: i64 = 1
        blue = one << self._blue if reaches_treasure(position, DOORS["blue"]) else 0
        green = one << self._green if reaches_treasure(position, DOORS["green"]) else 0
        finisher = position.roles[position.last_layer]
        if finisher == self._blue and blue:
            return blue
        if finisher == self._green and green:
            return green
        return blue | green

    def _pay_group(self, position: Position, winning: i64) -> None:
        """S-59: by the size of the group; the boss gets 1 less, the profiteer 2 less."""
        size: i64 = len(self._group(position, winning))
        if size == 0:
            return
        pay = position.rules.tables.box.pay
        each: i64 = pay[min(size, max(pay))]
        step: i64 = 0
        while step < position.seats:
            seat = (position.first + step) % position.seats
            if self._shares(position, seat, winning):
                due = each - self._less(position.roles[seat])
                if due > 0:
                    gold_changes.earn(position, seat, due)
            step += 1

    def _group(self, position: Position, winning: i64) -> vec[i64]:
        """The seats that share what is paid to some roles."""
        found = vec[i64]()
        seat: i64 = 0
        while seat < position.seats:
            if self._shares(position, seat, winning):
                found = append(found, seat)
            seat += 1
        return found

    def _shares(self, position: Position, seat: i64, winning: i64) -> bool:
        """Whether a seat is in the winning group; a trapped player is not (S-58)."""
        return winning >> position.roles[seat] & 1 != 0 and not position.front[seat] & self._trap

    def _less(self, role: i64) -> i64:
        if role == self._boss:
            return 1
        return 2 if role == self._profiteer else 0

    # ---- the others ------------------------------------------------------------------------------------------------

    def _pay_geologists(self, position: Position) -> None:
        """S-57: a nugget for each crystal in sight, shared equally among the geologists who are not trapped."""
        paid = vec[i64]()
        seat: i64 = 0
        while seat < position.seats:
            if position.roles[seat] == self._geologist and not position.front[seat] & self._trap:
                paid = append(paid, seat)
            seat += 1
        if len(paid) == 0:
            return
        each: i64 = crystals_in_sight(position) // len(paid)
        for geologist in paid:
            if each > 0:
                gold_changes.earn(position, geologist, each)

    def _queue_thieves(self, position: Position) -> None:
        """S-60: from the owner of the theft card played last clockwise, those who are not trapped."""
        thieves: i64 = len(position.thieves)
        if thieves == 0:
            return
        begin = position.thieves[thieves - 1]
        pending = vec[i64]()
        step = position.seats - 1
        while step >= 0:
            seat = (begin + step) % position.seats
            if seat in position.thieves and not position.front[seat] & self._trap:
                pending = append(pending, seat + 16 * ASK_THEFT)
            step -= 1
        position.queue(pending)
