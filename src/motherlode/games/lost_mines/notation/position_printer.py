"""A position of The Lost Mines as one line, the same for the truth and for any viewer."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.core.cards import WORTHS, name_of, wide_numbers
from motherlode.core.move import Cell
from motherlode.core.notation.position_fields import (
    join,
    print_cards,
    print_eyes,
    print_hands,
    print_line,
    print_mask,
    print_options,
    print_pending,
    print_seat,
)
from motherlode.games.lost_mines.cards.names import CardNames, card_names
from motherlode.games.lost_mines.cards.tables import TRAP
from motherlode.games.lost_mines.rules.parts import ASK_NAMES
from motherlode.games.lost_mines.rules.position import NOBODY, Position
from motherlode.games.lost_mines.rules.rulesets import OPTIONS

__all__ = ["FIELDS", "print_position"]


def print_position(position: Position) -> str:
    """The line."""
    words = card_names(position.rules.tables)
    fields = {name: show(position, words) for name, show in FIELDS.items()}
    return print_line(position.rules.name, position.seats, fields)


def _at(place: Cell) -> str:
    return f"{place[0]},{place[1]}"


def _board(p: Position, w: CardNames) -> str:
    laid = [(p.rules.tables.place(cell), p.board.face_at(cell)) for cell in p.board.placed[: p.board.laid]]
    paths = sorted([(place[1], place[0], face) for place, face in laid if face < 2 * p.rules.tables.paths])
    return join([f"{w.faces[face]}@{column},{row}" for row, column, face in paths], ";")


def _mines(p: Position, w: CardNames) -> str:
    """``^`` stands behind a mine that lies face up, ``v`` behind one that lies turned."""
    shown = []
    for field, mine in enumerate(p.mines):
        face = p.board.face_at(p.rules.tables.mine_cells[field])
        shown.append(name_of(w.mines, mine) + ("" if face < 0 else "v" if face & 1 else "^"))
    return join(shown, "/")


def _token(p: Position, token: int) -> str:
    here, there = p.rules.tables.way_places(token >> 2)
    return f"{'trap' if token & 3 == TRAP else 'troll'}@{_at(here)}/{_at(there)}"


def _way(p: Position, way: int) -> str:
    if way == NOBODY:
        return "-"
    here, there = p.rules.tables.way_places(way)
    return f"{_at(here)}|{_at(there)}"


def _masks(masks: list[int], places: int) -> str:
    names = [str(place) for place in range(places)]
    return join([print_mask(mask, names) for mask in masks], "/") if any(masks) else ""


def _insight(p: Position) -> str:
    own = list(p.insight) == list(p.rules.own_insight)
    return "" if own else _masks(list(p.insight), len(p.roles))


def _treasure(p: Position, w: CardNames, number: int) -> str:
    holder = p.holders[number]
    return w.treasures[p.treasures[number]] + (f">{holder}" if holder != NOBODY else "")


FIELDS: dict[str, Callable[[Position, CardNames], str]] = {
    "options": lambda p, w: print_options(OPTIONS, p.rules.options),
    "eyes": lambda p, w: print_eyes(p.viewer),
    "round": lambda p, w: str(p.round),
    "first": lambda p, w: print_seat(p.first),
    "ask": lambda p, w: f"{ASK_NAMES[p.asked]}:{print_seat(p.actor)}",
    "next": lambda p, w: print_pending(p.pending, ASK_NAMES),
    "due": lambda p, w: str(p.due) if p.due else "",
    "last": lambda p, w: print_seat(p.last_player),
    "board": _board,
    "mines": _mines,
    "scouts": lambda p, w: _masks(list(p.scouted), len(p.mines)),
    "dwarfs": lambda p, w: join([_at(p.rules.tables.place(cell)) for cell in p.dwarfs], "/"),
    "tools": lambda p, w: ";".join([_at(p.rules.tables.place(cell)) for cell in p.tools]),
    "tokens": lambda p, w: ";".join([_token(p, token) for token in p.tokens]),
    "trolls": lambda p, w: join([_way(p, way) for way in p.trolls], "/") if set(p.trolls) != {NOBODY} else "",
    "roles": lambda p, w: join([w.dwarfs[role] for role in p.roles], "/"),
    "insight": lambda p, w: _insight(p),
    "treasures": lambda p, w: join([_treasure(p, w, number) for number in range(len(p.treasures))], "/"),
    "appraised": lambda p, w: _masks(list(p.appraised), len(p.treasures)),
    "dragon": lambda p, w: str(p.dragon) if p.dragon != NOBODY else "",
    "caller": lambda p, w: str(p.caller) if p.caller != NOBODY else "",
    "called": lambda p, w: _called(p),
    "hands": lambda p, w: print_hands(p.hands, p.stride, w.kinds),
    "aside": lambda p, w: print_cards(wide_numbers(p.deck[: p.rules.set_aside]), w.kinds),
    "deck": lambda p, w: print_cards(wide_numbers(p.deck[p.drawn :]), w.kinds),
    "discards": lambda p, w: print_cards(wide_numbers(p.discards), w.kinds),
    "lost": lambda p, w: str(p.lost) if p.lost else "",
    "luck": lambda p, w: print_cards(p.luck, WORTHS),
    "points": lambda p, w: join([str(points) for points in p.points], "/"),
}


def _called(p: Position) -> str:
    return print_mask(p.called, [str(seat) for seat in range(p.seats)]) if p.called else ""
