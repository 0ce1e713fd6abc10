"""A line that is read is a position that can be played to its end; any other line is refused.

Lines of real games are changed in a few places. ``MUTATIONS`` in the environment sets how many are tried in all.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from motherlode import DataError, Game, ParseError, Stream, View, ruleset_names
from motherlode.core.playable import legal_codes
from support.census import check_cards, count_cards
from support.mutations import mutated
from support.tables import FEW_TABLES
from support.walks import at_random, chance, digging, walk

LINES = int(os.environ.get("MUTATIONS", "4000"))
LINES_A_RULESET = -(-LINES // len(ruleset_names()))
_MOST_MOVES = 5_000

each_ruleset = pytest.mark.parametrize("ruleset", ruleset_names())


@cache
def _games(ruleset: str) -> tuple[Game, ...]:
    """Moments of games of one round and of several, the rare decisions among them."""
    found: list[Game] = []
    for table in FEW_TABLES:
        for number in range(4) if table.ruleset == ruleset else ():
            game = (table if number == 0 else table.short()).game(f"mutated {number}")
            choose = digging if number % 2 else at_random
            for step, _ in enumerate(walk(game, chance("mutated", table, number), choose)):
                if step % 9 == 0 or game.asked not in ("turn", "play"):
                    found.append(game.copy())
    return tuple(found)


def _play_out(game: Game, stream: Stream) -> None:
    """Play at random to the end: something is always legal, nothing fails, no card is lost or made."""
    position = game._position
    moves = 0
    while not game.over:
        legal = legal_codes(position)
        assert legal, f"nothing is legal in {game}"
        position.play(legal[stream.below(len(legal))])
        moves += 1
        assert moves < _MOST_MOVES, "the game does not end"
        if moves % 10 == 0:
            count_cards(game.ruleset, position)
    check_cards(game)


def _is_played(line: str, stream: Stream) -> bool:
    """Whether a line is a truth; then it is played to its end, and its views are read."""
    try:
        game = Game.from_position(line, "mutated")
    except (ParseError, DataError):
        return False
    check_cards(game)
    assert str(Game.from_position(str(game))) == str(game)
    seat = stream.below(game.seats)
    assert View.parse(str(game.view(seat))) == game.view(seat)
    assert game.over or list(game.legal)
    _play_out(game.view(seat).redeal(stream), stream)
    _play_out(game, stream)
    return True


def _is_seen(line: str, stream: Stream) -> bool:
    """Whether a line is a view; then it can be looked at, and what is redealt of it is played to its end."""
    try:
        view = View.parse(line)
    except (ParseError, DataError):
        return False
    assert view.table
    assert View.parse(str(view)) == view
    if 0 <= view.viewer == view.actor:
        assert list(view.legal)
    try:
        game = view.redeal(stream)
    except DataError:
        return True
    check_cards(game)
    _play_out(game, stream)
    return True


@each_ruleset
def test_a_mutated_truth_is_refused_or_played_to_its_end(ruleset: str) -> None:
    stream = chance("mutated truths", ruleset, LINES)
    games = _games(ruleset)
    played = 0
    for _ in range(LINES_A_RULESET):
        line, other = (str(games[stream.below(len(games))]) for _ in range(2))
        bent = mutated(line, other, stream)
        try:
            played += _is_played(bent, stream)
        except Exception as error:
            raise AssertionError(bent) from error
    assert played > LINES_A_RULESET / 20, "almost every line was refused"


@each_ruleset
def test_a_mutated_view_is_refused_or_can_be_redealt_and_played(ruleset: str) -> None:
    stream = chance("mutated views", ruleset, LINES)
    games = _games(ruleset)
    seen = 0
    for _ in range(LINES_A_RULESET // 4):
        one, two = (games[stream.below(len(games))] for _ in range(2))
        viewer = stream.below(one.seats + 1) - 1
        bent = mutated(str(one.view(viewer)), str(two.view(min(viewer, two.seats - 1))), stream)
        try:
            seen += _is_seen(bent, stream)
        except Exception as error:
            raise AssertionError(bent) from error
    assert seen > LINES_A_RULESET / 80, "almost every line was refused"


# ---- what used to be accepted --------------------------------------------------------------------------------------


@cache
def _at(ruleset: str, asked: str) -> str:
    return next(str(game) for game in _games(ruleset) if game.asked == asked)


@pytest.mark.parametrize("ruleset", ["base", "base-classic", "saboteur2", "lost-mines"])
def test_nobody_without_cards_is_to_act(ruleset: str) -> None:
    asked = "play" if ruleset == "lost-mines" else "turn"
    fields = dict(part.split("=", 1) for part in _at(ruleset, asked).split(" ")[1:])
    actor = int(fields["ask"].split(":")[1])
    hands = fields["hands"].split("/")
    deck = ",".join(part for part in (fields["deck"], hands[actor]) if part != "-")
    hands[actor] = "-"
    line = _at(ruleset, asked).replace(f"hands={fields['hands']}", f"hands={'/'.join(hands)}")
    with pytest.raises(ParseError, match="holds cards"):
        Game.from_position(line.replace(f" deck={fields['deck']}", f" deck={deck}"))


def test_nobody_draws_into_a_full_hand() -> None:
    """The card went into the next seat's hand, or past all of them."""
    line = _at("lost-mines", "play")
    with pytest.raises(ParseError, match="more than a hand"):
        Game.from_position(line.replace(" ask=play:", " ask=walk:").replace(" last=", " due=1 last="))
