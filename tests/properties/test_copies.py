"""Copies are independent: playing on one changes neither the other nor its views and lists."""

from __future__ import annotations

from motherlode import Game, LegalMoves, Move, View
from support.tables import Table, each_table, few_tables
from support.walks import at_random, chance, walk


class Kept:
    """A moment of a game: a copy, a view and the legal moves taken then, and how all of it was."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game.copy()
        self._view: View = game.view(viewer)
        self._legal: LegalMoves = game.legal
        self._was = self._is()

    def is_unchanged(self) -> bool:
        """Whether all of it still is as it was."""
        return self._is() == self._was

    def is_like(self, game: Game) -> bool:
        """Whether a game is as it was then."""
        return _parts(game) == _parts(self.game)

    def _is(self) -> tuple[object, ...]:
        return *_parts(self.game), str(self._view), len(self._view.events), list(self._legal)


def _parts(game: Game) -> tuple[object, ...]:
    return str(game), game.events, tuple(game.history), list(game.legal)


@each_table
def test_playing_on_a_game_leaves_its_copies_alone_and_they_lead_to_the_same_end(table: Table) -> None:
    game = table.game("copies")
    kept = [Kept(game, 0)]
    moves: list[Move] = []
    for move, _ in walk(game, chance("copies", table)):
        moves.append(move)
        if len(moves) % 7 == 0:
            kept.append(Kept(game, len(moves) % table.seats))
    for number, moment in enumerate(kept):
        assert moment.is_unchanged(), f"what was kept at move {7 * number} has changed"
    for number in range(0, len(kept), 8):
        other = kept[number].game
        for move in moves[7 * number :]:
            other.play(move)
        assert _parts(other) == _parts(game)


@few_tables
def test_playing_on_a_copy_leaves_the_game_alone(table: Table) -> None:
    game = table.short().game("original")
    for number, _ in enumerate(walk(game, chance("original", table))):
        if number % 12 == 0:
            kept = Kept(game, 0)
            for _ in walk(game.copy(), chance("aside", table, number), at_random):
                pass
            assert kept.is_like(game)
            assert kept.is_unchanged()
