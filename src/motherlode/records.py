"""Games to records and back: recording, replay, and verification that the shuffle was honest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motherlode.core.chance.random_stream import seed_hash
from motherlode.core.errors import DataError, ParseError, RecordError, Refusal
from motherlode.core.notation.runs import parse_runs, print_runs
from motherlode.core.talk import Claim
from motherlode.core.visibility import REFEREE
from motherlode.game import Game
from motherlode.games.registry import Deal, engine_of
from motherlode.record_format import FORMAT, Record, print_claims

__all__ = ["record_of", "replay", "say_again", "verify"]


def record_of(game: Game, viewer: int = REFEREE) -> Record:
    """The record of a game so far: the truth, or what a viewer saw of it, with ``?`` for the rest."""
    engine = engine_of(game.ruleset)
    tags = {"Motherlode": FORMAT, "Ruleset": game.ruleset, "Seats": str(game.seats)}
    if viewer != REFEREE:
        tags["Viewer"] = str(viewer) if viewer >= 0 else "spectator"
    for seat, name in enumerate(game.names):
        tags[f"Seat{seat}"] = name
    for name, value in game.options.items():
        tags[f"Option_{name}"] = str(value).lower()
    if game.seed_hash is not None:
        tags["SeedHash"] = game.seed_hash
    for number, deal in enumerate(game.deals(viewer), start=1):
        tags[f"Deal{number}"] = _print_deal(deal)
    if game.result is not None:
        tags["Points"] = " ".join(map(str, game.result.points))
        tags["Winners"] = " ".join(map(str, game.result.winners))
        if game.seed is not None:
            tags["Seed"] = game.seed
    moves = [move if viewer in (seat, REFEREE) else engine.hide(move) for seat, move in game.history]
    return Record(tags, tuple(moves), _talk_of(game))


def _talk_of(game: Game) -> dict[int, str]:
    """The claims of a game as comments, by the number of the move they came after."""
    claims: dict[int, list[tuple[int, Claim]]] = {}
    for spoken in game.talk:
        claims.setdefault(spoken.moves, []).append((spoken.seat, spoken.claim))
    return {number: print_claims(said) for number, said in claims.items()}


def replay(record: Record, moves: int | None = None) -> Game:
    """Play a record again from its deals, without chance: all of it, or its first ``moves`` moves.

    RecordError if a move is refused, or the game does not end as the record says.
    """
    if "Viewer" in record.tags:
        raise RecordError(f"this is what viewer {record.tags['Viewer']} saw of a game; only the whole can be replayed")
    game = _begun(record, None)
    _play_on(game, record, moves)
    game.seed = record.tags.get("Seed")
    game.seed_hash = record.tags.get("SeedHash")
    if moves is None:
        _compare(record, record_of(game))
    return game


def verify(record: Record) -> Game:
    """Check that a finished game's shuffles follow from its seed, and that the seed has the hash shown."""
    seed = record.tags.get("Seed")
    if seed is None:
        raise RecordError("the record has no seed; it is added when the game is over")
    if seed_hash(seed) != record.tags.get("SeedHash"):
        raise RecordError("the seed is not the one whose hash was shown at the start")
    game = _begun(record, seed)
    _play_on(game, record, None)
    _compare(record, record_of(game))
    return game


def _begun(record: Record, seed: str | None) -> Game:
    tags = record.tags
    try:
        seats = int(tags["Seats"])
        deals = [_parse_deal(tags[f"Deal{number}"]) for number in range(1, _count(tags, "Deal") + 1)]
        names = [tags[f"Seat{seat}"] for seat in range(seats)]
        options = _options(tags)
        if seed is not None:
            return Game(tags["Ruleset"], seats, seed=seed, names=names, **options)
        return Game(tags["Ruleset"], seats, deals=deals, names=names, **options)
    except KeyError as missing:
        raise RecordError(f"the record has no tag {missing.args[0]}") from None
    except (DataError, ValueError) as error:
        raise RecordError(f"the record cannot be dealt: {error}") from None


def _count(tags: Mapping[str, str], prefix: str) -> int:
    return sum(name.startswith(prefix) for name in tags)


def _options(tags: Mapping[str, str]) -> dict[str, Any]:
    chosen = {name.removeprefix("Option_"): tags[name] for name in tags if name.startswith("Option_")}
    return {name: value == "true" if value in ("true", "false") else int(value) for name, value in chosen.items()}


def _play_on(game: Game, record: Record, moves: int | None) -> None:
    say_again(game, record)
    for number, move in enumerate(record.moves[:moves], start=1):
        try:
            game.play(move)
        except (Refusal, ParseError, DataError) as error:
            raise RecordError(f"move {number}: {error}") from error
        say_again(game, record)


def say_again(game: Game, record: Record) -> None:
    """Make the claims that a record has behind the last move of a game; RecordError if one is refused."""
    try:
        for seat, claim in record.claims(len(game.history)):
            game.say(seat, claim)
    except (Refusal, ParseError, DataError) as error:
        raise RecordError(f"a claim after move {len(game.history)}: {error}") from error


def _compare(record: Record, again: Record) -> None:
    for name in {**record.tags, **again.tags}:
        if record.tags.get(name) != again.tags.get(name):
            raise RecordError(f"{name} is recorded as {record.tags.get(name)!r}, but is {again.tags.get(name)!r}")


def _print_deal(deal: Deal) -> str:
    return " ".join(f"{pile}={print_runs(cards)}" for pile, cards in deal.items())


def _parse_deal(text: str) -> Deal:
    piles = [pile.partition("=") for pile in text.split(" ")]
    return {name: tuple(parse_runs(cards)) for name, _, cards in piles}
