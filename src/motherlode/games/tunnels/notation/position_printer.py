"""A position of a tunnel game as one line, the same for the truth and for any viewer.

base/5 eyes=2 round=1 first=0 ask=turn:2 last=1,1 maze=NES@1,0;EW@2,0 goals=?/?/stone-1^ hands=?*6/?*6/NS,map*2/…
"""

from __future__ import annotations

from collections.abc import Callable

from motherlode.core.hidden import name_of, names_of, worth_name
from motherlode.core.position_fields import (
    join,
    print_discards,
    print_eyes,
    print_hands,
    print_line,
    print_mask,
    print_options,
    print_pending,
    print_seat,
)
from motherlode.core.runs import print_runs
from motherlode.games.tunnels.cards.names import CardNames, card_names
from motherlode.games.tunnels.rules.gold.ledger import is_lost, is_paid, round_of, seat_of, worth_of
from motherlode.games.tunnels.rules.knowledge import Claim
from motherlode.games.tunnels.rules.move_codes import ASK_NAMES
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import RULESETS

__all__ = ["FIELDS", "print_position"]


def print_position(position: Position) -> str:
    """The line."""
    words = card_names(position.rules.tables)
    fields = {name: show(position, words) for name, show in FIELDS.items()}
    return print_line(position.rules.name, position.seats, fields)


def _maze(p: Position, w: CardNames) -> str:
    cards = [(p.maze.place(cell), w.faces[p.maze.face_at(cell)]) for cell in p.maze.placed[: p.maze.laid]]
    ordered = sorted(cards, key=lambda card: (card[0][1], card[0][0]))
    return join((f"{face}@{column},{row}" for (column, row), face in ordered), ";")


def _goals(p: Position, w: CardNames) -> str:
    """``^`` stands behind a goal that lies face up, ``v`` behind one that lies turned."""
    shown = []
    for goal, kind in enumerate(p.goals):
        face = p.maze.face_at(p.rules.tables.goal_cells[goal])
        shown.append(name_of(w.goals, kind) + ("" if face < 0 else "v" if face & 1 else "^"))
    return join(shown, "/")


def _taken(entry: int) -> str:
    how = "$" if is_paid(entry) else "!" if is_lost(entry) else ""
    return f"{round_of(entry)}:{seat_of(entry)}:{worth_name(worth_of(entry))}{how}"


def _insight(p: Position) -> str:
    """Which dwarf cards each seat has seen, by their places; nothing where each has seen its own and no other."""
    if list(p.insight) == list(p.rules.own_insight):
        return ""
    return "/".join(print_mask(mask, [str(place) for place in range(len(p.roles))]) for mask in p.insight)


def _claim(w: CardNames, claim: Claim) -> str:
    knower, holder, cards, discards = claim
    return f"{knower}>{print_seat(holder)}:{print_runs(names_of(w.kinds, cards))}:{join(map(str, discards), ',')}"


def _look(look: tuple[int, tuple[int, ...]]) -> str:
    return f"{look[0]}:{'+'.join(str(worth) for worth in look[1])}"


FIELDS: dict[str, Callable[[Position, CardNames], str]] = {
    "options": lambda p, w: print_options(RULESETS[p.rules.name].options, p.rules.options),
    "eyes": lambda p, w: print_eyes(p.viewer),
    "round": lambda p, w: str(p.round),
    "first": lambda p, w: print_seat(p.first),
    "ask": lambda p, w: f"{ASK_NAMES[p.asked]}:{print_seat(p.actor)}",
    "next": lambda p, w: print_pending(p.pending, ASK_NAMES),
    "last": lambda p, w: f"{print_seat(p.last_layer)},{print_seat(p.last_player)}",
    "maze": _maze,
    "goals": _goals,
    "peeks": lambda p, w: join((print_mask(mask, [str(goal) for goal in range(8)]) for mask in p.peeked), "/"),
    "roles": lambda p, w: join(names_of(w.roles, p.roles), "/"),
    "insight": lambda p, w: _insight(p),
    "front": lambda p, w: join((print_mask(mask, w.signs) for mask in p.front), "/"),
    "thieves": lambda p, w: ",".join(str(seat) for seat in p.thieves),
    "hands": lambda p, w: print_hands(p.hands, p.stride, w.kinds),
    "claims": lambda p, w: ";".join(_claim(w, claim) for claim in p.claims),
    "aside": lambda p, w: print_runs(names_of(w.kinds, p.deck[: p.rules.set_aside])) if p.rules.set_aside else "",
    "deck": lambda p, w: print_runs(names_of(w.kinds, p.deck[p.drawn :])),
    "discards": lambda p, w: print_discards(p.discards, w.kinds),
    "gold": lambda p, w: print_runs(worth_name(value) for value in p.gold),
    "pool": lambda p, w: print_runs(worth_name(value) for value in p.pool) if len(p.pool) else "",
    "took": lambda p, w: ",".join(_taken(entry) for entry in p.took),
    "looks": lambda p, w: ";".join(_look(look) for look in p.looks),
}
