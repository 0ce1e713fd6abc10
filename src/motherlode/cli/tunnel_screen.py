"""The table of a tunnel game as text, for one viewer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from motherlode.cli.card_art import glyphs_of
from motherlode.cli.drawing import draw_maze
from motherlode.cli.ink import Look
from motherlode.cli.page import heading, open_hands, own_hand, role_column, roster
from motherlode.cli.words import People, count_of, front_words, goal_words, place, role_words
from motherlode.core.move import Cell
from motherlode.core.visibility import REFEREE, UNKNOWN, Event
from motherlode.game import View
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.rules.rulesets import RULESETS
from motherlode.games.tunnels.views.snapshot import Goal, Snapshot

__all__ = ["last_cell", "tunnel_screen"]

_OFF_THE_MAZE: Final = (
    e.RoundBegan,
    e.PutInFront,
    e.FrontCleared,
    e.Discarded,
    e.HatsSwapped,
    e.Inspected,
    e.HandsSwapped,
)
"""Last moves that have no place in the maze."""

_TITLES: Final = ("", "", "cards", "in front", "gold", "role")


def tunnel_screen(look: Look, view: View, people: People, spots: Collection[Cell]) -> str:
    """Everything the viewer can see; ``spots`` are cells to point out."""
    table = view.table_as(Snapshot)
    piles = f"deck {table.deck}, discard pile {len(table.discards)}"
    parts = [
        heading(look, f"Round {table.round} of {table.rounds} {glyphs_of(look).dash} {piles}"),
        draw_maze(look, table, last_cell(view.events), spots),
        "\n".join([*_players(look, table, people), *_looks(table, people)]),
    ]
    if table.viewer >= 0:
        parts.append(own_hand(look, table.hands[table.viewer]))
    if table.asked == "gold" and UNKNOWN not in table.pool:
        parts.append(f"The gold cards to choose from: {' '.join(table.pool)}")
    return "\n\n".join(parts)


def last_cell(events: Sequence[Event]) -> Cell | None:
    """Where the last card was played in this round, if on a cell."""
    for happened in reversed(events):
        if isinstance(happened, e.Laid | e.RockFell | e.Peeked):
            return happened.cell
        if isinstance(happened, _OFF_THE_MAZE):
            break
    return None


def _players(look: Look, table: Snapshot, people: People) -> list[str]:
    """One line a seat: who, how many cards, what lies in front, what gold, and the role where it is known."""
    players = [_player(table, people, seat) for seat in range(table.seats)]
    return [*roster(look, _TITLES, players, table.actor), *open_hands(table.viewer, table.hands)]


def _player(table: Snapshot, people: People, seat: int) -> tuple[str, ...]:
    front = ", ".join(front_words(sign) for sign in table.front[seat])
    return str(seat), people.name(seat), str(len(table.hands[seat])), front, _gold(table, seat), _role(table, seat)


def _gold(table: Snapshot, seat: int) -> str:
    """Nuggets where the viewer knows them, else how many gold cards there are."""
    if not table.gold_cards[seat]:
        return ""
    open_to_all = table.actor < 0 or not RULESETS[table.ruleset].gold_is_secret
    if open_to_all or table.viewer in (seat, REFEREE):
        return count_of(table.gold[seat], "nugget")
    return count_of(table.gold_cards[seat], "card")


def _role(table: Snapshot, seat: int) -> str:
    return role_column(role_words(table.roles[seat]), table.roles, seat, table.viewer)


def _looks(table: Snapshot, people: People) -> list[str]:
    seen = [_look(goal, people) for goal in table.goals if goal.peeked_by and not goal.face_up]
    return seen + [f"  {people.subject(seat)} got from you: {' '.join(cards)}" for seat, cards in table.known_cards]


def _look(goal: Goal, people: People) -> str:
    told = f"  The goal at {place(goal.cell)} was looked at by {people.all(goal.peeked_by)}"
    return f"{told}: it is {goal_words(goal.name)}." if goal.name != UNKNOWN else f"{told}."
