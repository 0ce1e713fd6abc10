"""Parts of a screen that all games share: headings, sentences, the table of players, hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from motherlode.core.visibility import REFEREE, UNKNOWN
from motherlode.localization import Localization
from motherlode.terminal.direction import isolated_lines, isolated_text
from motherlode.terminal.glyphs import glyphs_of
from motherlode.terminal.hand import draw_hand
from motherlode.terminal.naming import role_name
from motherlode.terminal.style import Colour, Style, display_width, pad

__all__ = ["heading", "open_hands", "own_hand", "player_table", "role_column", "round_heading", "wrapped"]

_HEADING_WIDTH = 78


def heading(style: Style, text: str) -> str:
    """A horizontal rule with a title in it."""
    line = glyphs_of(style).frame[4]
    title = f"{line * 2} {isolated_text(text)} "
    rest = max(0, min(style.width, _HEADING_WIDTH) - display_width(title))
    return style.paint(title + line * rest, Colour.STRONG)


def round_heading(style: Style, texts: Localization, number: int, rounds: int, deck: int, discards: int) -> str:
    """The heading of a screen: the round and the two piles."""
    return heading(style, texts.text("terminal-heading", number=number, rounds=rounds, deck=deck, discards=discards))


def wrapped(style: Style, lines: Iterable[str]) -> str:
    """Sentences, each starting on a new line and wrapped to the width."""
    return "\n".join(
        ("    " if number else "  ") + part
        for line in lines
        for number, part in enumerate(isolated_lines(wrap(line, style.width - 4)))
    )


def player_table(style: Style, titles: Sequence[str], players: Sequence[Sequence[str]], actor: int) -> list[str]:
    """One line per seat below the titles; columns in which nobody has anything are left out."""
    rows = [titles, *players]
    shown = [column for column in range(len(titles)) if any(player[column] for player in players)]
    widths = {column: max(display_width(row[column]) for row in rows) for column in shown}
    lines: list[str] = []
    for seat, row in enumerate(rows, start=-1):
        line = "  ".join(pad(isolated_text(row[column]), widths[column]) for column in shown).rstrip()
        is_actor = seat >= 0 and seat == actor
        mark = glyphs_of(style).actor if is_actor else " "
        colour = Colour.LABEL if seat < 0 else Colour.STRONG if is_actor else Colour.NONE
        lines.append(style.paint(f"{mark} {line}", colour))
    return lines


def role_column(texts: Localization, roles: Sequence[str], seat: int, viewer: int) -> str:
    """A role where the viewer knows it, and how the viewer knows it."""
    if roles[seat] == UNKNOWN:
        return ""
    role = role_name(texts, roles[seat])
    if UNKNOWN not in roles:
        return role
    return texts.text("terminal-role-known", role=role, whose="own" if seat == viewer else "seen")


def open_hands(texts: Localization, viewer: int, hands: Sequence[Sequence[str]]) -> list[str]:
    """All hands, for a viewer who sees everything."""
    if viewer != REFEREE:
        return []
    lines = [texts.text("terminal-hand-of", seat=seat, cards=" ".join(hand)) for seat, hand in enumerate(hands) if hand]
    return [f"  {isolated_text(line)}" for line in lines]


def own_hand(style: Style, texts: Localization, hand: Sequence[str]) -> str:
    """The viewer's own cards."""
    if not hand:
        return isolated_text(texts.text("terminal-hand-empty"))
    title = style.paint(isolated_text(texts.text("hand-label")), Colour.STRONG)
    return f"{title}\n{draw_hand(style, texts, hand)}"
