"""The table of The Lost Mines as text, for one viewer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from motherlode.cli.card_art import glyphs_of
from motherlode.cli.forest_drawing import draw_forest
from motherlode.cli.ink import Look
from motherlode.cli.page import heading, open_hands, own_hand, role_column, roster
from motherlode.cli.words import People, count_of, listed, place
from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.game import View
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.views.snapshot import Forest

__all__ = ["forest_screen", "last_cell"]

_TITLES: Final = ("", "", "clan", "at", "cards", "in front", "treasures", "points", "role")


def forest_screen(look: Look, view: View, people: People, spots: Collection[Cell]) -> str:
    """Everything the viewer can see; ``spots`` are cells to point out."""
    table = view.table_as(Forest)
    piles = f"deck {table.deck}, discard pile {len(table.discards)}"
    players = [_player(table, people, seat) for seat in range(table.seats)]
    parts = [
        heading(look, f"Round {table.round} of {table.rounds} {glyphs_of(look).dash} {piles}"),
        draw_forest(look, table, last_cell(view.events), spots),
        "\n".join([*roster(look, _TITLES, players, table.actor), *open_hands(table.viewer, table.hands)]),
        "\n".join([_treasures_left(table), *_looks(table, people)]),
    ]
    if table.viewer >= 0:
        parts.append(own_hand(look, table.hands[table.viewer]))
    return "\n\n".join(parts)


def _player(table: Forest, people: People, seat: int) -> tuple[str, ...]:
    front = [word for word, there in (("troll", table.trolls[seat]), ("dragon", table.dragon == seat)) if there]
    taken = [_treasure(one.kind, one.value) for one in table.treasures if one.holder == seat]
    return (
        str(seat),
        people.name(seat),
        table.clans[seat],
        place(table.dwarfs[seat]),
        str(len(table.hands[seat])),
        ", ".join(front),
        ", ".join(taken),
        str(table.points[seat]) if any(table.points) else "",
        role_column(table.roles[seat], table.roles, seat, table.viewer),
    )


def _treasure(kind: str, value: str) -> str:
    return kind if value == UNKNOWN else f"{kind} {value}"


def _treasures_left(table: Forest) -> str:
    """By kind, with the numbers by which moves name them."""
    left: dict[str, list[str]] = {}
    for number, one in enumerate(table.treasures):
        if one.holder is None:
            left.setdefault(one.kind, []).append(f"treasure-{number}")
    return f"  Still to be had: {'; '.join(f'{kind} ({listed(names)})' for kind, names in left.items()) or 'nothing'}."


def _looks(table: Forest, people: People) -> list[str]:
    seen = [
        f"  The mine at {place(mine.cell)} was looked at by {people.all(mine.looked_by)}{_it_is(mine.name)}."
        for mine in table.mines
        if mine.looked_by and not mine.face_up
    ]
    return seen + [
        f"  Treasure-{number} was looked at by {people.all(one.known_to)}{_it_is(one.value)}."
        for number, one in enumerate(table.treasures)
        if one.known_to and one.holder is None
    ]


def _it_is(known: str) -> str:
    if known == UNKNOWN:
        return ""
    return f": it is worth {count_of(int(known), 'point')}" if known.isdecimal() else f": it is {known}"


def last_cell(events: Sequence[Event]) -> Cell | None:
    """Where the last card was played or the last dwarf stopped in this round, if on a cell."""
    for happened in reversed(events):
        if isinstance(happened, e.PathLaid | e.ToolPlaced | e.Stormed | e.Scouted):
            return happened.cell
        if isinstance(happened, e.Walked):
            return happened.cells[-1]
        if isinstance(happened, e.RoundBegan | e.TrapSet | e.TrollCalled | e.Appraised | e.Inspected | e.Discarded):
            break
    return None
