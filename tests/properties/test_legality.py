"""Legality: the list and ``in`` agree, listed moves can be played, refused moves change nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode import Game, GameOver, IllegalMove, LegalMoves, Move, NotYourTurn, ParseError
from motherlode.core.playable import MOST_MOVES
from support.candidates import candidates, refusal_of
from support.tables import Table, each_table, few_tables
from support.walks import chance, walk

RULE_ID = re.compile(r"[BCSL]-\d\d")
RARE = ("gold", "theft", "treasure", "vote")


def _moments(table: Table, label: str, apart: int) -> Iterator[tuple[Game, int]]:
    """Positions of a game, every few moves, and more often when something else than a turn is asked."""
    game = table.short().game(label)
    for number, _ in enumerate(walk(game, chance(label, table))):
        if not game.over and (number % apart == 0 or (game.asked in RARE and number % 2)):
            yield game, number


def canonical(game: Game, move: Move) -> Move:
    """A legal move as it is listed: a way between two cells may be named from either side."""
    other = game.copy()
    other.play(move)
    return other.history[-1][1]


@each_table
def test_the_list_and_in_agree(table: Table) -> None:
    for game, _ in _moments(table, "agree", 17):
        legal = game.legal
        assert len(set(legal)) == len(legal), "a move is listed twice"
        accepted = {move for move in candidates(game, 1000) if move in legal}
        assert set(legal) <= accepted
        assert {canonical(game, move) for move in accepted - set(legal)} <= set(legal)
        texts: list[object] = [str(move) for move in legal]
        assert all(text in legal for text in texts)


@few_tables
def test_a_card_can_be_played_if_and_only_if_it_offers_a_move(table: Table) -> None:
    """Some cards answer this without listing moves; whether a round goes on depends on it (B-44)."""
    scratch = vec[i64]([0] * MOST_MOVES)
    for game, _ in _moments(table, "possible", 11):
        position = game._position
        for seat in range(table.seats):
            for kind, play in enumerate(position.rules.plays):
                offers = play.offer(position, seat, kind, scratch, 0) > 0
                assert play.possible(position, seat, kind) == offers, position.rules.tables.kind_names[kind]


@each_table
def test_every_listed_move_can_be_played(table: Table) -> None:
    for game, _ in _moments(table, "playable", 27):
        for move in game.legal:
            other = game.copy()
            assert other.play(move, seat=game.actor), "nothing happened"
            assert other.history == [*game.history, (game.actor, move)]


@few_tables
def test_a_refused_move_changes_nothing_and_names_its_rule(table: Table) -> None:
    for game, number in _moments(table, "refused", 15):
        before = _everything(game)
        stream = chance("refused", table, number)
        pool = candidates(game)
        legal = game.legal
        for move in [pool[stream.below(len(pool))] for _ in range(150)]:
            if move not in legal:
                with pytest.raises((IllegalMove, ParseError)) as refused:
                    game.play(move)
                if isinstance(refused.value, IllegalMove):
                    assert RULE_ID.fullmatch(refused.value.rule), refused.value
                    assert refused.value.move == str(move)
        _refuse_the_others(game)
        assert _everything(game) == before


def _refuse_the_others(game: Game) -> None:
    move = game.legal[0]
    for seat in range(game.seats):
        if seat != game.actor:
            with pytest.raises(NotYourTurn):
                game.play(move, seat=seat)


def _everything(game: Game) -> tuple[object, ...]:
    views = [str(game.view(viewer)) for viewer in range(-2, game.seats)]
    return str(game), game.events, tuple(game.history), views, list(game.legal)


@each_table
def test_the_actor_can_work_out_what_is_legal(table: Table) -> None:
    """Legality reads no secret: the actor's view allows the same moves as the truth, in the same order."""
    game = table.short().game("no secrets")
    for number, _ in enumerate(walk(game, chance("no secrets", table))):
        if not game.over:
            assert list(game.view(game.actor).legal) == list(game.legal)
        if not game.over and number % 20 == 0:
            seen, true = game.view(game.actor).legal, game.legal
            for move in candidates(game):
                assert refusal_of(seen, move) == refusal_of(true, move)


@few_tables
def test_others_have_no_legal_moves_and_a_finished_game_has_none(table: Table) -> None:
    game = table.short().game("not mine")
    for _ in walk(game, chance("not mine", table)):
        for seat in (viewer for viewer in range(-1, table.seats) if viewer != game.actor):
            with pytest.raises(NotYourTurn):
                _ = game.view(seat).legal
    assert list(game.legal) == []
    with pytest.raises(GameOver):
        game.play("pass(map)")


@each_table
def test_a_list_of_legal_moves_stays_that_of_its_position(table: Table) -> None:
    game = table.short().game("kept")
    stream = chance(f"kept {table}")
    kept: list[tuple[LegalMoves, LegalMoves, list[Move]]] = []
    while not game.over and len(kept) < 12:
        listed, unlisted = game.legal, game.legal
        moves = list(listed)
        kept.append((listed, unlisted, moves))
        game.play(moves[stream.below(len(moves))])
    for (listed, unlisted, moves), (_, _, later) in pairwise(kept):
        assert all(move in unlisted for move in moves)
        assert not any(move in listed for move in later if move not in moves)
        assert list(unlisted) == list(listed) == moves
