"""What the screens of all games share: headings, sentences, the list of players, hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import fill

from motherlode.cli.card_art import glyphs_of
from motherlode.cli.drawing import draw_hand
from motherlode.cli.ink import Ink, Look
from motherlode.core.visibility import REFEREE, UNKNOWN

__all__ = ["heading", "open_hands", "own_hand", "role_column", "roster", "wrapped"]


def heading(look: Look, text: str) -> str:
    """A line across the page with words in it."""
    line = glyphs_of(look).frame[4]
    return look.ink(f"{line * 2} {text} ".ljust(min(look.width, 78), line), Ink.STRONG)


def wrapped(look: Look, lines: Iterable[str]) -> str:
    """Sentences, each on a line of its own or as many as it needs."""
    return "\n".join(fill(line, look.width, initial_indent="  ", subsequent_indent="    ") for line in lines)


def roster(look: Look, titles: Sequence[str], players: Sequence[Sequence[str]], actor: int) -> list[str]:
    """One line a seat below its titles; columns in which nobody has anything are left out."""
    rows = [titles, *players]
    shown = [column for column in range(len(titles)) if any(player[column] for player in players)]
    widths = {column: max(len(row[column]) for row in rows) for column in shown}
    lines: list[str] = []
    for seat, row in enumerate(rows, start=-1):
        line = "  ".join(row[column].ljust(widths[column]) for column in shown).rstrip()
        here = seat >= 0 and seat == actor
        mark = glyphs_of(look).here if here else " "
        lines.append(look.ink(f"{mark} {line}", Ink.LABEL if seat < 0 else Ink.STRONG if here else Ink.NONE))
    return lines


def role_column(words: str, roles: Sequence[str], seat: int, viewer: int) -> str:
    """A role where the viewer knows it, and how it came to know."""
    if roles[seat] == UNKNOWN:
        return ""
    if UNKNOWN not in roles:
        return words
    return f"{words} ({'your secret' if seat == viewer else 'you have seen it'})"


def open_hands(viewer: int, hands: Sequence[Sequence[str]]) -> Iterable[str]:
    """For a viewer who sees everything: all the hands."""
    if viewer == REFEREE:
        for seat, hand in enumerate(hands):
            if hand:
                yield f"  hand of {seat}: {' '.join(hand)}"


def own_hand(look: Look, hand: Sequence[str]) -> str:
    """The viewer's own cards."""
    return f"{look.ink('Your hand', Ink.STRONG)}\n{draw_hand(look, hand)}" if hand else "Your hand is empty."
