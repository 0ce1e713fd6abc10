"""A position of a tunnel game as one line, the same for the truth and for any viewer.

base/5 eyes=2 round=1 first=0 ask=turn:2 last=1,1 maze=NES@1,0;EW@2,0 goals=?/?/stone-1^ hands=?*6/?*6/NS,map*2/…
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import WORTHS, name_of, wide_numbers, worth_name
from motherlode.core.notation.position_fields import (
    join,
    print_cards,
    print_eyes,
    print_hands,
    print_line,
    print_masks,
    print_options,
    print_pending,
    print_seat,
)
from motherlode.games.tunnels.cards.names import CardNames, card_names
from motherlode.games.tunnels.rules.gold.ledger import is_lost, is_paid, round_of, seat_of, worth_of
from motherlode.games.tunnels.rules.knowledge import HandedCards
from motherlode.games.tunnels.rules.parts import ASK_NAMES
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import RULESETS

__all__ = ["FIELDS", "print_position"]

_FAR: Final = 4096
"""More than any column or row, of either sign."""


def print_position(position: Position) -> str:
    """The line."""
    words = card_names(position.rules.tables)
    fields = {name: show(position, words) for name, show in FIELDS.items()}
    return print_line(position.rules.name, position.seats, fields)


def _maze(p: Position, w: CardNames) -> str:
    """The cards, row by row."""
    maze = p.maze
    cards = [
        (maze.row_of(cell) + _FAR) << 32 | (maze.column_of(cell) + _FAR) << 16 | maze.face_at(cell)
        for cell in maze.laid_cells()
    ]
    cards.sort()
    return join([f"{w.faces[card & 65535]}@{(card >> 16 & 65535) - _FAR},{(card >> 32) - _FAR}" for card in cards], ";")


def _goals(p: Position, w: CardNames) -> str:
    """``^`` stands behind a goal that lies face up, ``v`` behind one that lies turned."""
    shown = []
    for goal, kind in enumerate(p.goals):
        face = p.maze.face_at(p.rules.tables.goal_cells[goal])
        shown.append(name_of(w.goals, kind) + ("" if face < 0 else "v" if face & 1 else "^"))
    return join(shown, "/")


def _taken(entry: i64) -> str:
    how = "$" if is_paid(entry) else "!" if is_lost(entry) else ""
    return f"{round_of(entry)}:{seat_of(entry)}:{worth_name(worth_of(entry))}{how}"


def _insight(p: Position, w: CardNames) -> str:
    """Print which dwarf cards each seat has seen, by their places.

    Empty if each has seen its own and no other.
    """
    if list(p.insight) == list(p.rules.own_insight):
        return ""
    return print_masks(p.insight, w.places)


def _handed(w: CardNames, handed: HandedCards) -> str:
    knower, holder, cards, discards = handed
    return f"{knower}>{print_seat(holder)}:{print_cards(vec[i64](cards), w.kinds)}:{join(map(str, discards), ',')}"


def _look(look: tuple[int, tuple[int, ...]]) -> str:
    return f"{look[0]}:{'+'.join([str(worth) for worth in look[1]])}"


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
    "peeks": lambda p, w: print_masks(p.peeked, w.places),
    "roles": lambda p, w: join([name_of(w.roles, role) for role in p.roles], "/"),
    "insight": _insight,
    "front": lambda p, w: print_masks(p.front, w.signs),
    "thieves": lambda p, w: ",".join([str(seat) for seat in p.thieves]),
    "hands": lambda p, w: print_hands(p.hands, p.stride, w.kinds),
    "handed": lambda p, w: ";".join([_handed(w, handed) for handed in p.handed]),
    "aside": lambda p, w: print_cards(wide_numbers(p.deck[: p.rules.set_aside]), w.kinds) if p.rules.set_aside else "",
    "deck": lambda p, w: print_cards(wide_numbers(p.deck[p.drawn :]), w.kinds),
    "discards": lambda p, w: print_cards(wide_numbers(p.discards), w.kinds),
    "gold": lambda p, w: print_cards(wide_numbers(p.gold), WORTHS),
    "pool": lambda p, w: print_cards(p.pool, WORTHS) if len(p.pool) else "",
    "took": lambda p, w: ",".join([_taken(entry) for entry in p.took]),
    "looks": lambda p, w: ";".join([_look(look) for look in p.looks]),
}
