"""The table of a tunnel game as text, for one viewer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from motherlode.core.move import Cell
from motherlode.core.visibility import REFEREE, UNKNOWN, Event
from motherlode.game import View
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.rules.rulesets import RULESETS
from motherlode.games.tunnels.terminal.drawing import draw_maze
from motherlode.games.tunnels.terminal.naming import front_name, goal_at, goal_name
from motherlode.games.tunnels.views.snapshot import Goal, TunnelsSnapshot
from motherlode.localization import Localization
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.layout import open_hands, own_hand, player_table, role_column, round_heading, wrapped
from motherlode.terminal.players import Players
from motherlode.terminal.style import Style

__all__ = ["last_cell", "tunnels_screen"]

_MOVES_OFF_THE_MAZE: Final = (
    e.RoundBegan,
    e.PutInFront,
    e.FrontCleared,
    e.Discarded,
    e.HatsSwapped,
    e.Inspected,
    e.HandsSwapped,
)
"""Events of moves that have no cell in the maze."""

_COLUMNS: Final = ("cards", "front", "gold", "role")


def tunnels_screen(style: Style, view: View, players: Players, highlights: Collection[Cell]) -> str:
    """Everything the viewer can see; ``highlights`` are cells to point out."""
    table = view.table_as(TunnelsSnapshot)
    texts = players.texts
    parts = [
        round_heading(style, texts, table.round, table.rounds, table.deck, len(table.discards)),
        draw_maze(style, table, last_cell(view.events), highlights),
        "\n".join([*_players(style, table, players), *_known(style, table, players)]),
    ]
    if table.viewer >= 0:
        parts.append(own_hand(style, texts, table.hands[table.viewer]))
    if table.asked == "gold" and UNKNOWN not in table.pool:
        parts.append(isolated_text(texts.text("terminal-gold-pool", nuggets=texts.join(table.pool))))
    return "\n\n".join(parts)


def last_cell(events: Sequence[Event]) -> Cell | None:
    """The cell of the last move of this round; None if it had none."""
    for event in reversed(events):
        if isinstance(event, e.Laid | e.RockFell | e.Peeked):
            return event.cell
        if isinstance(event, _MOVES_OFF_THE_MAZE):
            break
    return None


def _players(style: Style, table: TunnelsSnapshot, players: Players) -> list[str]:
    texts = players.texts
    titles = ("", "", *(texts.text(f"terminal-column-{column}") for column in _COLUMNS))
    rows = [_player(table, players, seat) for seat in range(table.seats)]
    return [*player_table(style, titles, rows, table.actor), *open_hands(texts, table.viewer, table.hands)]


def _player(table: TunnelsSnapshot, players: Players, seat: int) -> tuple[str, ...]:
    texts = players.texts
    return (
        str(seat),
        players.name_or_you(seat),
        str(len(table.hands[seat])),
        ", ".join(front_name(texts, sign) for sign in table.front[seat]),
        _gold(texts, table, seat),
        role_column(texts, table.roles, seat, table.viewer),
    )


def _gold(texts: Localization, table: TunnelsSnapshot, seat: int) -> str:
    """Nuggets where the viewer knows them, else the number of gold cards."""
    if not table.gold_cards[seat]:
        return ""
    is_open = table.actor < 0 or not RULESETS[table.ruleset].gold_is_secret
    if is_open or table.viewer in (seat, REFEREE):
        return texts.text("seat-gold", count=table.gold[seat])
    return texts.text("seat-gold-cards", count=table.gold_cards[seat])


def _known(style: Style, table: TunnelsSnapshot, players: Players) -> list[str]:
    """Who looked at which goal, and which cards of the viewer others got."""
    texts = players.texts
    lines = [_looked_at(goal, players) for goal in table.goals if goal.peeked_by and not goal.face_up]
    lines += [
        texts.text("terminal-cards-got", name=players.name(seat), cards=" ".join(cards))
        for seat, cards in table.known_cards
    ]
    return [wrapped(style, [line]) for line in lines]


def _looked_at(goal: Goal, players: Players) -> str:
    texts = players.texts
    looked = texts.text("terminal-looked-at", what=goal_at(texts, goal.cell), names=players.list(goal.peeked_by))
    if goal.name == UNKNOWN:
        return looked
    return texts.sentences(looked, texts.text("terminal-it-is", what=goal_name(texts, goal.name)))
