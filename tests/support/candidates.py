"""Candidate moves, legal or not: every card, turned, near cell, seat and pick.

The words come from the deals and from moves that were legal in games played beforehand: this file knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from motherlode import Game, LegalMoves, Move, ParseError
from motherlode.core.faces import Face
from motherlode.core.move import Cell
from support.tables import Table
from support.walks import chance, digging, walk

__all__ = ["all_candidates", "candidates", "refusal_of"]


@dataclass(frozen=True, slots=True)
class _Words:
    """What moves of a ruleset are made of."""

    heads: tuple[str, ...]
    picking: tuple[str, ...]  # the heads that come with a pick
    cards: tuple[tuple[str, ...], ...]
    picks: tuple[str, ...]
    shapes: tuple[Move, ...]  # one move of each shape, to be filled with other words


@cache
def _card_names(ruleset: str, seats: int) -> _Words:
    legal: set[Move] = set()
    deck: set[str] = set()
    for number in range(3):
        game = Table(ruleset, seats).game(f"words {number}")
        deck.update(game.deals()[0].get("deck", ()))
        legal.update(game.legal)
        for _ in walk(game, chance("words", number), digging):
            legal.update(game.legal)
    return _Words(
        heads=tuple(sorted({move.head for move in legal} | deck | {_turned(card) for card in deck})),
        picking=tuple(sorted({move.head for move in legal if move.pick})),
        cards=tuple(sorted({move.cards for move in legal if move.cards} | {(card,) for card in deck})),
        picks=tuple(sorted({move.pick for move in legal if move.pick} | {"none", "31", "32"})),
        shapes=tuple(sorted({_shape(move): move for move in sorted(legal)}.values())),
    )


def _shape(move: Move) -> tuple[str, int, bool, int, bool]:
    """Which parts a move has. Moves that name cards in hand differ by their heads."""
    names_cards = move.cards is not None
    return move.head if names_cards else "", len(move.cards or ()), move.pick != "", len(move.cells), move.seat >= 0


def _turned(card: str) -> str:
    try:
        return str(Face.parse(card).turned())
    except ParseError:
        return card


def candidates(game: Game, most: int = 300) -> list[Move]:
    """Moves of the shapes that occur, near the game's cards: some of each shape, and all that are legal."""
    stream = chance("candidates", game)
    found: set[Move] = set(game.legal)
    for space in _spaces(game):
        size = len(space)
        found.update(map(space.move, range(size) if size <= most else (stream.below(size) for _ in range(most))))
    return sorted(found, key=str)


def all_candidates(game: Game) -> set[Move]:
    """All moves of the shapes that occur; the legal ones are found among them without being asked for."""
    return {space.move(index) for space in _spaces(game) for index in range(len(space))}


@dataclass(frozen=True, slots=True)
class _Space:
    """All moves of one shape, numbered."""

    heads: Sequence[str]
    hands: Sequence[tuple[str, ...] | None]
    picks: Sequence[str]
    places: Sequence[tuple[Cell, ...]]
    seats: Sequence[int]

    def __len__(self) -> int:
        return len(self.heads) * len(self.hands) * len(self.picks) * len(self.places) * len(self.seats)

    def move(self, index: int) -> Move:
        """The move of a number."""
        index, head = divmod(index, len(self.heads))
        index, hand = divmod(index, len(self.hands))
        index, pick = divmod(index, len(self.picks))
        seat, place = divmod(index, len(self.places))
        return Move(self.heads[head], self.hands[hand], self.picks[pick], self.places[place], self.seats[seat])


def _spaces(game: Game) -> Iterator[_Space]:
    words = _card_names(game.ruleset, game.seats)
    named = {move.cells for move in (*game.legal, *words.shapes)}
    for shape in words.shapes:
        yield _Space(
            heads=(shape.head,) if shape.cards is not None else words.picking if shape.pick else words.heads,
            hands=(None,) if shape.cards is None else _handfuls(game, words, len(shape.cards)),
            picks=words.picks if shape.pick else ("",),
            places=_places(game, named, len(shape.cells)),
            seats=range(game.seats + 1) if shape.seat >= 0 else (-1,),
        )


def _places(game: Game, named: set[tuple[Cell, ...]], size: int) -> list[tuple[Cell, ...]]:
    """Any cell nearby, or a number of cells as a move names them."""
    if size == 1:
        return [(cell,) for cell in _nearby(game)]
    return sorted(cells for cells in named if len(cells) == size)


def _handfuls(game: Game, words: _Words, size: int) -> list[tuple[str, ...]]:
    """A number of cards that the actor holds, and as many that somebody once did."""
    held = set(combinations(game.view(game.actor).hand, size))
    return sorted(held | {cards for cards in words.cards if len(cards) == size})


def _nearby(game: Game) -> list[Cell]:
    """Every cell of the rectangle that reaches one beyond the cards and the cells that legal moves name."""
    table = game.truth
    lying = (*table.maze, *table.goals) if hasattr(table, "maze") else (*table.board, *table.mines)
    cells = [card.cell for card in lying] + [cell for move in game.legal for cell in move.cells]
    columns = [column for column, _ in cells]
    rows = [row for _, row in cells]
    return list(product(range(min(columns) - 1, max(columns) + 2), range(min(rows) - 1, max(rows) + 2)))


def refusal_of(legal: LegalMoves, move: Move) -> str:
    """The refusal of a move: the rule's id, or the message of a parse error; empty if it is legal."""
    try:
        return legal.refusal(move)
    except ParseError as error:
        return str(error)
