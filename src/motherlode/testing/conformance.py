"""The conformance suite: checks that hold for every game, whatever its rules.

Each check plays whole games with uniformly random moves from a seed and raises AssertionError with what went wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import GameOver, IllegalMove, NotYourTurn, ParseError
from motherlode.core.move import Move
from motherlode.core.visibility import REFEREE, SPECTATOR, Event, redact
from motherlode.game import Game, View
from motherlode.games.registry import engine_of, ruleset_names
from motherlode.record_format import parse_record, print_record
from motherlode.records import record_of, replay, verify

__all__ = ["CHECKS", "check_game"]

_LONGEST_GAME: Final = 20_000
"""Moves after which a game counts as endless."""


def check_game(ruleset: str, seats: int | None = None, games: int = 3, seed: str = "conformance") -> None:
    """Run all checks on some games of a ruleset.

    At tables of ``seats`` seats or, without it, of every size.
    """
    assert ruleset in ruleset_names(), f"{ruleset!r} is not registered"
    sizes = engine_of(ruleset).seats[ruleset] if seats is None else [seats]
    for size in sizes:
        for number in range(games):
            for check in CHECKS:
                check(ruleset, size, f"{seed}/{number}")


def check_determinism(ruleset: str, seats: int, seed: str) -> None:
    """The same seed and the same moves give the same game; another seed gives another."""
    one, two = Game(ruleset, seats, seed=seed), Game(ruleset, seats, seed=seed)
    assert one.events == two.events, "two deals from one seed differ"
    for move, events in _play(one, seed):
        assert two.play(move) == events, f"{move} has other consequences the second time"
    assert str(one) == str(two)
    deals = {str(Game(ruleset, seats, seed=f"{seed} {number}")) for number in range(20)}
    assert len(deals) > 1, "all seeds give the same deal"


def check_legality(ruleset: str, seats: int, seed: str) -> None:
    """Check that there is a legal move until the end, listed moves play, and legality reads no secret."""
    game = Game(ruleset, seats, seed=seed)
    for _ in _play(game, seed):
        if game.over:
            break
        legal = [str(move) for move in game.legal]
        assert legal, "a seat is to act and has no legal move"
        assert len(legal) == len(set(legal)), "a move is listed twice"
        assert legal == [str(move) for move in game.view(game.actor).legal], "legality depends on something hidden"
        for text in legal:
            assert Move.parse(text) in game.legal, f"{text} is listed and refused"
            assert str(Move.parse(text)) == text, f"{text} does not parse back"
        _check_details(game)
    assert game.result is not None, "the game is over without a result"
    assert game.result.winners, "nobody has won"


def check_refusals(ruleset: str, seats: int, seed: str) -> None:
    """A refused move names a rule and changes nothing; nobody moves out of turn or after the end."""
    game = Game(ruleset, seats, seed=seed)
    known: set[str] = set()
    for _ in _play(game, seed):
        if game.over:
            break
        before = str(game), len(game.events)
        legal = {str(move) for move in game.legal}
        for text in sorted(known - legal)[:20]:
            if Move.parse(text) not in game.legal:
                assert _is_refused(game, text), f"{text} is not legal, but was played or refused without a rule"
        try:
            game.play(next(iter(legal)), seat=(game.actor + 1) % game.seats)
        except NotYourTurn:
            pass
        else:
            raise AssertionError("a seat moved out of turn")
        assert (str(game), len(game.events)) == before, "a refused move changed the game"
        known |= legal
    try:
        game.play(next(iter(known)))
    except GameOver:
        return
    raise AssertionError("a move was made after the end")


def check_views(ruleset: str, seats: int, seed: str) -> None:
    """What a viewer sees follows from the events shown to it, and parses back from its line."""
    game = Game(ruleset, seats, seed=seed)
    engine = engine_of(ruleset)
    known = {viewer: engine.nothing_known(game._position, viewer) for viewer in range(REFEREE, seats)}

    def hear(events: tuple[Event, ...]) -> None:
        for viewer, position in known.items():
            for event in events:
                engine.follow(position, redact(event, viewer))
            view = game.view(viewer)
            assert engine.text(position) == str(view), f"viewer {viewer} cannot tell its view from its events"
            assert View.parse(str(view)) == view, f"the view of {viewer} does not parse back"

    hear(game.events)
    for _, events in _play(game, seed):
        hear(events)


def check_hidden_information(ruleset: str, seats: int, seed: str) -> None:
    """Worlds that a viewer cannot tell apart look the same to it: view, legal moves and snapshot."""
    game = Game(ruleset, seats, seed=seed)
    for number, _ in enumerate(_play(game, seed)):
        if number % 3 or game.over:
            continue
        for viewer in range(SPECTATOR, seats):
            view = game.view(viewer)
            world = view.redeal(f"{seed} {number} {viewer}")
            again = world.view(viewer)
            assert str(again) == str(view), f"a redeal does not fit the view of {viewer}"
            assert again.table == view.table, f"the snapshots of two worlds differ for {viewer}"
            if viewer == game.actor:
                assert list(again.legal) == list(view.legal), "legal moves tell two worlds apart"


def check_copies(ruleset: str, seats: int, seed: str) -> None:
    """A copy leads to the same end, and playing on it leaves the original alone."""
    game = Game(ruleset, seats, seed=seed)
    kept = game.copy()
    was = str(kept), kept.events, list(kept.legal)
    moves = [move for move, _ in _play(game, seed)]
    assert (str(kept), kept.events, list(kept.legal)) == was, "playing on changed a copy"
    for move in moves:
        kept.play(move)
    assert (str(kept), kept.events, kept.result) == (str(game), game.events, game.result)


def check_records(ruleset: str, seats: int, seed: str) -> None:
    """A record prints, parses, replays from its deals and verifies from its seed."""
    game = Game(ruleset, seats, seed=seed)
    for _ in _play(game, seed):
        pass
    record = parse_record(print_record(record_of(game)))
    assert replay(record).result == game.result
    assert verify(record).events == game.events
    for viewer in range(SPECTATOR, seats):
        print_record(record_of(game, viewer))


def check_random_play(ruleset: str, seats: int, seed: str) -> None:
    """Fast random play ends every game, and its counter counts it."""
    engine = engine_of(ruleset)
    position: Any = engine.begin(ruleset, seats, {}, seed, None)
    counter = engine.new_counter(ruleset, seats)
    counter.watch(position, seed)
    turns = engine.play_randomly(position, Stream(key_of(seed), "conformance"), _LONGEST_GAME)
    assert engine.actor(position) < 0, f"the game is not over after {turns} moves"
    counter.game_ends(position, turns)
    assert (counter.counts.games, counter.counts.turns) == (1, turns)


def _check_details(game: Game) -> None:
    """Each legal move uses cards that the actor holds, and is aimed at what its text names."""
    hand = game.view(game.actor).table.hands[game.actor]
    for move in game.legal:
        details = engine_of(game.ruleset).details(game.ruleset, move)
        assert not Counter(details.cards) - Counter(hand), f"{move} uses {details.cards}, in hand are {hand}"
        assert details.seat == move.seat, f"{move} is aimed at another seat"
        cells = details.path or details.way or ((details.cell,) if details.cell is not None else ())
        assert cells == move.cells, f"{move} is aimed at other cells"


def _is_refused(game: Game, text: str) -> bool:
    """Whether a move is refused, by a rule or because there is no such card."""
    try:
        game.play(text)
    except IllegalMove as refused:
        return refused.rule != ""
    except ParseError:
        return True
    return False


def _play(game: Game, seed: str) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    """Play uniformly random legal moves to the end; each move and its events, after it was made."""
    chance = Stream(key_of(seed), "moves")
    for _ in range(_LONGEST_GAME):
        if game.over:
            return
        legal = list(game.legal)
        move = legal[chance.below(len(legal))]
        yield move, game.play(move)
    raise AssertionError(f"the game is not over after {_LONGEST_GAME} moves")


CHECKS: Final[tuple[Callable[[str, int, str], None], ...]] = (
    check_determinism,
    check_legality,
    check_refusals,
    check_views,
    check_hidden_information,
    check_copies,
    check_records,
    check_random_play,
)
"""All checks, each for one game: ``check(ruleset, seats, seed)``."""
