"""The legal moves as a numbered list, grouped by card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from motherlode.core.faces import Face
from motherlode.core.move import Move
from motherlode.localization import Localization
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.naming import is_face
from motherlode.terminal.style import Colour, Style, display_width, pad

__all__ = ["Menu", "menu_of"]

_MOST_DISCARDS: Final = 12
_NUMBER_WIDTH: Final = len("123) ")


@dataclass(slots=True)
class _Group:
    """The moves that one card offers, one way up."""

    label: str
    moves: list[Move] = field(default_factory=list)

    @property
    def numbered(self) -> list[Move]:
        """The moves with numbers: there are too many ways to discard several cards to list them all."""
        if self.moves[0].cards is None:
            return self.moves
        return sorted(self.moves, key=lambda move: len(move.cards or ()))[:_MOST_DISCARDS]

    def hint(self, texts: Localization) -> str:
        """How to type the moves without numbers; empty if all have one."""
        left = [str(move) for move in set(self.moves).difference(self.numbered)]
        if not left:
            return ""
        example = min(left, key=lambda text: (len(text), text))
        return texts.text("terminal-more-moves", count=len(left), example=example)


class Menu:
    """Numbered moves: the number on the screen is the one to type."""

    def __init__(self, groups: Sequence[_Group], texts: Localization, target: Callable[[Move], str]) -> None:
        self._groups = groups
        self._texts = texts
        self._target = target
        self._moves = [move for group in groups for move in group.numbered]

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, number: int) -> Move | None:
        """The move of a number; None if there is none."""
        return self._moves[number - 1] if 1 <= number <= len(self._moves) else None

    def text(self, style: Style) -> str:
        """The list, wrapped to the width of the style."""
        numbers = count(1)
        width = max(display_width(group.label) for group in self._groups) + 4
        lines = [style.paint(isolated_text(self._texts.text("terminal-moves")), Colour.STRONG)]
        for group in self._groups:
            entries = [(next(numbers), self._target(move)) for move in group.numbered]
            lines += _in_columns(style, f"  {isolated_text(group.label)}", width, entries)
            hint = group.hint(self._texts)
            if hint:
                lines.append(f"{' ' * width} {isolated_text(hint)}")
        return "\n".join(lines)


def _in_columns(style: Style, label: str, indent: int, entries: Sequence[tuple[int, str]]) -> list[str]:
    """Numbered entries in as many columns as fit beside the label."""
    width = max(display_width(words) for _, words in entries) + 1
    per_line = max(1, (style.width - indent) // (_NUMBER_WIDTH + width))
    cells = [
        f"{style.paint(f'{number:>3})', Colour.SPOT)} {pad(isolated_text(words), width)}" for number, words in entries
    ]
    lines = ["".join(cells[at : at + per_line]).rstrip() for at in range(0, len(cells), per_line)]
    return [f"{pad(label if at == 0 else '', indent)}{line}" for at, line in enumerate(lines)]


def menu_of(legal: Iterable[Move], hand: Sequence[str], texts: Localization, target: Callable[[Move], str]) -> Menu:
    """A menu of legal moves: tunnel cards first, then other cards in the order of the hand, then discards.

    ``target`` says in a few words what a move does with its card.
    """
    groups: dict[tuple[int, int, bool, str], _Group] = {}
    for move in legal:
        card = _card_of(move, hand)
        label = _label(move, card, texts)
        held = hand.index(card) if card in hand else len(hand)
        order = (_section(move), held, card != move.head, label)
        groups.setdefault(order, _Group(label)).moves.append(move)
    return Menu([groups[order] for order in sorted(groups)], texts, target)


def _section(move: Move) -> int:
    return 0 if is_face(move.head) else 1 if move.cards is None else 2


def _card_of(move: Move, hand: Sequence[str]) -> str:
    """The card in hand that a move plays; a tunnel card may be laid turned."""
    if move.head in hand or not is_face(move.head):
        return move.head
    turned = str(Face.parse(move.head).turned())
    return turned if turned in hand else move.head


def _label(move: Move, card: str, texts: Localization) -> str:
    if move.cards is not None and move.head == "pass":
        return texts.text("terminal-discard")
    return move.head if move.head == card else texts.text("terminal-turned", face=move.head, card=card)
