"""The legal moves as a numbered list, grouped by card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from motherlode.cli.ink import Ink, Look
from motherlode.cli.words import People, count_of, front_words, is_face, place, tool_word
from motherlode.core.faces import Face
from motherlode.core.move import Move

__all__ = ["Menu", "menu_of"]

_DISCARD: Final = "discard unseen"
_MOST_DISCARDS: Final = 12


@dataclass(slots=True)
class _Group:
    """The moves that one card offers, one way up."""

    label: str
    moves: list[Move] = field(default_factory=list)

    @property
    def numbered(self) -> list[Move]:
        """Those with numbers: there are too many ways to discard several cards to list them all."""
        if self.moves[0].cards is None:
            return self.moves
        return sorted(self.moves, key=lambda move: len(move.cards or ()))[:_MOST_DISCARDS]

    @property
    def hint(self) -> str:
        """How to say the others."""
        left = [str(move) for move in set(self.moves).difference(self.numbered)]
        return f"and {len(left)} more: type them, like {min(left, key=lambda text: (len(text), text))}" if left else ""


class Menu:
    """Numbered moves: the number on the screen is the one to type."""

    def __init__(self, groups: Sequence[_Group], people: People) -> None:
        self._groups = groups
        self._people = people
        self._moves = [move for group in groups for move in group.numbered]

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, number: int) -> Move | None:
        """The move of a number; None if there is none."""
        return self._moves[number - 1] if 1 <= number <= len(self._moves) else None

    def text(self, look: Look) -> str:
        """The list, no wider than the look."""
        numbers = count(1)
        width = max(len(group.label) for group in self._groups) + 4
        lines = [look.ink("Your moves", Ink.STRONG)]
        for group in self._groups:
            entries = [(next(numbers), _aim(move, self._people)) for move in group.numbered]
            lines += _wrapped(look, f"  {group.label}", width, entries)
            if group.hint:
                lines.append(f"{' ' * width} {group.hint}")
        return "\n".join(lines)


def _wrapped(look: Look, label: str, indent: int, entries: Sequence[tuple[int, str]]) -> list[str]:
    room = len("123) ") + max(len(words) for _, words in entries) + 1
    in_a_line = max(1, (look.width - indent) // room)
    cells = [f"{look.ink(f'{number:>3})', Ink.SPOT)} {words.ljust(room - 5)}" for number, words in entries]
    lines = ["".join(cells[at : at + in_a_line]).rstrip() for at in range(0, len(cells), in_a_line)]
    return [f"{label if at == 0 else '':<{indent}}{line}" for at, line in enumerate(lines)]


def menu_of(legal: Iterable[Move], hand: Sequence[str], people: People) -> Menu:
    """The menu of some legal moves for a hand: tunnel cards first, then other cards as they lie in it, then passing."""
    groups: dict[tuple[int, int, bool, str], _Group] = {}
    for move in legal:
        card = _card_of(move, hand)
        held = hand.index(card) if card in hand else len(hand)
        order = (_kind(move), held, card != move.head, _label(move, card))
        groups.setdefault(order, _Group(_label(move, card))).moves.append(move)
    return Menu([groups[order] for order in sorted(groups)], people)


def _kind(move: Move) -> int:
    return 0 if is_face(move.head) else 1 if move.cards is None else 2


def _card_of(move: Move, hand: Sequence[str]) -> str:
    """The card in hand that a move plays; a tunnel card may be laid turned."""
    if move.head in hand or not is_face(move.head):
        return move.head
    turned = str(Face.parse(move.head).turned())
    return turned if turned in hand else move.head


def _label(move: Move, card: str) -> str:
    if move.cards is not None:
        return _DISCARD if move.head == "pass" else move.head
    return move.head if move.head == card else f"{move.head} ({card} turned)"


def _aim(move: Move, people: People) -> str:
    """What a move does with its card."""
    words = [", ".join(move.cards or ())]
    if move.head == "shed":
        words.append(f"to be rid of {front_words(move.pick)}")
    elif move.head == "take" and move.pick.isdecimal():
        words.append(count_of(int(move.pick), "nugget"))
    elif move.pick and move.seat < 0:
        words.append(move.pick)
    elif move.pick:
        words.append(f"{people.owner(move.seat)} {tool_word(move.pick)}")
    elif move.seat >= 0:
        words.append(people.name(move.seat))
    words += [place(cell) for cell in move.cells]
    return " ".join(filter(None, words))
