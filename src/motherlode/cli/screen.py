"""The whole table as text, for one viewer: a heading, the maze, the players, and the viewer's own cards.

Everything comes from the viewer's view, so that nothing can be shown that the viewer does not know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from textwrap import fill
from typing import Final

from motherlode.cli.card_art import glyphs_of
from motherlode.cli.drawing import draw_hand, draw_maze
from motherlode.cli.ink import Ink, Look
from motherlode.cli.words import People, count_of, front_words, goal_words, place, role_words
from motherlode.core.moves import Cell
from motherlode.core.secrets import REFEREE, UNKNOWN, Event
from motherlode.game import View
from motherlode.tunnels import events as e
from motherlode.tunnels.rulesets import RULESETS
from motherlode.views.snapshot import Goal, Snapshot

__all__ = ["heading", "last_cell", "screen", "wrapped"]

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


def screen(look: Look, view: View, people: People, spots: Collection[Cell] = ()) -> str:
    """Everything the viewer can see; ``spots`` are cells to point out."""
    table: Snapshot = view.table
    piles = f"deck {table.deck}, discard pile {len(table.discards)}"
    parts = [
        heading(look, f"Round {table.round} of {table.rounds} {glyphs_of(look).dash} {piles}"),
        draw_maze(look, table, last_cell(view.events), spots),
        "\n".join([*_players(look, table, people), *_looks(table, people)]),
    ]
    if table.viewer >= 0:
        parts.append(_own(look, table))
    if table.asked == "gold" and UNKNOWN not in table.pool:
        parts.append(f"The gold cards to choose from: {' '.join(table.pool)}")
    return "\n\n".join(parts)


def heading(look: Look, text: str) -> str:
    """A line across the page with words in it."""
    line = glyphs_of(look).frame[4]
    return look.ink(f"{line * 2} {text} ".ljust(min(look.width, 78), line), Ink.STRONG)


def wrapped(look: Look, lines: Iterable[str]) -> str:
    """Sentences, each on a line of its own or as many as it needs."""
    return "\n".join(fill(line, look.width, initial_indent="  ", subsequent_indent="    ") for line in lines)


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
    rows = [_TITLES, *players]
    shown = [column for column in range(len(_TITLES)) if any(player[column] for player in players)]
    widths = {column: max(len(row[column]) for row in rows) for column in shown}
    lines: list[str] = []
    for seat, row in enumerate(rows, start=-1):
        line = "  ".join(row[column].ljust(widths[column]) for column in shown).rstrip()
        here = seat >= 0 and seat == table.actor
        mark = glyphs_of(look).here if here else " "
        lines.append(look.ink(f"{mark} {line}", Ink.LABEL if seat < 0 else Ink.STRONG if here else Ink.NONE))
    return [*lines, *_open_hands(table)]


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
    role = table.roles[seat]
    if role == UNKNOWN:
        return ""
    if UNKNOWN not in table.roles:
        return role_words(role)
    return f"{role_words(role)} ({'your secret' if seat == table.viewer else 'you have seen it'})"


def _open_hands(table: Snapshot) -> Iterable[str]:
    """For a viewer who sees everything: all the hands."""
    if table.viewer == REFEREE:
        for seat, hand in enumerate(table.hands):
            if hand:
                yield f"  hand of {seat}: {' '.join(hand)}"


def _looks(table: Snapshot, people: People) -> list[str]:
    seen = [_look(goal, people) for goal in table.goals if goal.peeked_by and not goal.face_up]
    return seen + [f"  {people.subject(seat)} got from you: {' '.join(cards)}" for seat, cards in table.known_cards]


def _look(goal: Goal, people: People) -> str:
    told = f"  The goal at {place(goal.cell)} was looked at by {people.all(goal.peeked_by)}"
    return f"{told}: it is {goal_words(goal.name)}." if goal.name != UNKNOWN else f"{told}."


def _own(look: Look, table: Snapshot) -> str:
    hand = table.hands[table.viewer]
    return f"{look.ink('Your hand', Ink.STRONG)}\n{draw_hand(look, hand)}" if hand else "Your hand is empty."
