"""The table of The Lost Mines as text, for one viewer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.game import View
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.terminal.drawing import draw_board
from motherlode.games.lost_mines.terminal.naming import (
    clan_name,
    mine_at,
    mine_name,
    treasure_name,
    treasure_notation,
)
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot
from motherlode.localization import Localization
from motherlode.terminal.layout import open_hands, own_hand, player_table, role_column, round_heading, wrapped
from motherlode.terminal.naming import cell_text
from motherlode.terminal.players import Players
from motherlode.terminal.style import Style

__all__ = ["last_cell", "lost_mines_screen"]

_COLUMNS: Final = ("clan", "cell", "cards", "front", "treasures", "points", "role")


def lost_mines_screen(style: Style, view: View, players: Players, highlights: Collection[Cell]) -> str:
    """Everything the viewer can see; ``highlights`` are cells to point out."""
    table = view.table_as(LostMinesSnapshot)
    texts = players.texts
    titles = ("", "", *(texts.text(f"terminal-column-{column}") for column in _COLUMNS))
    rows = [_player(table, players, seat) for seat in range(table.seats)]
    seats = [*player_table(style, titles, rows, table.actor), *open_hands(texts, table.viewer, table.hands)]
    parts = [
        round_heading(style, texts, table.round, table.rounds, table.deck, len(table.discards)),
        draw_board(style, table, last_cell(view.events), highlights),
        "\n".join(seats),
        wrapped(style, [_treasures_left(texts, table), *_looked_at(table, players)]),
    ]
    if table.viewer >= 0:
        parts.append(own_hand(style, texts, table.hands[table.viewer]))
    return "\n\n".join(parts)


def _player(table: LostMinesSnapshot, players: Players, seat: int) -> tuple[str, ...]:
    texts = players.texts
    front = [sign for sign, is_there in (("troll", table.trolls[seat]), ("dragon", table.dragon == seat)) if is_there]
    taken = [treasure_name(texts, one.kind, one.value) for one in table.treasures if one.holder == seat]
    return (
        str(seat),
        players.name_or_you(seat),
        clan_name(texts, table.clans[seat]),
        cell_text(table.dwarfs[seat]),
        str(len(table.hands[seat])),
        ", ".join(texts.text(f"front-{sign}") for sign in front),
        "; ".join(taken),
        str(table.points[seat]) if any(table.points) else "",
        role_column(texts, table.roles, seat, table.viewer),
    )


def _treasures_left(texts: Localization, table: LostMinesSnapshot) -> str:
    """The treasures nobody has taken, by kind, as moves name them."""
    left: dict[str, list[str]] = {}
    for number, one in enumerate(table.treasures):
        if one.holder is None:
            left.setdefault(one.kind, []).append(treasure_notation(number))
    kinds = [
        texts.text("terminal-treasures-of-kind", kind=treasure_name(texts, kind, UNKNOWN), treasures=texts.join(names))
        for kind, names in left.items()
    ]
    return texts.text("terminal-treasures-left", treasures="; ".join(kinds) or texts.text("nothing"))


def _looked_at(table: LostMinesSnapshot, players: Players) -> list[str]:
    """Who looked at which mine and which treasure, and what the viewer knows of them."""
    texts = players.texts
    lines: list[str] = []
    for mine in table.mines:
        if mine.looked_by and not mine.face_up:
            what, names = mine_at(texts, mine.cell, ".object"), players.list(mine.looked_by)
            seen = "" if mine.name == UNKNOWN else texts.text("terminal-it-is", what=mine_name(texts, mine.name))
            lines.append(texts.sentences(texts.text("terminal-looked-at", what=what, names=names), seen))
    for number, one in enumerate(table.treasures):
        if one.known_to and one.holder is None:
            what, names = treasure_notation(number), players.list(one.known_to)
            seen = "" if one.value == UNKNOWN else texts.text("event-treasure-value", count=int(one.value))
            lines.append(texts.sentences(texts.text("terminal-looked-at", what=what, names=names), seen))
    return lines


def last_cell(events: Sequence[Event]) -> Cell | None:
    """The cell of this round's last card played or dwarf moved; None if there is none."""
    for event in reversed(events):
        if isinstance(event, e.PathLaid | e.ToolPlaced | e.Stormed | e.Scouted):
            return event.cell
        if isinstance(event, e.Walked):
            return event.cells[-1]
        if isinstance(event, e.RoundBegan | e.TrapSet | e.TrollCalled | e.Appraised | e.Inspected | e.Discarded):
            break
    return None
