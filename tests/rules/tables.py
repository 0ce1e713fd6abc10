"""Tables laid out by hand for the rules' tests, with every card accounted for, and queries on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import pytest

from motherlode import REFEREE, Event, Game, IllegalMove, Move, Stream
from motherlode.core.faces import EDGES, Face
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.views.snapshot import Tile, TunnelsSnapshot
from support.by_hand import tunnel_game

__all__ = [
    "MINER",
    "SABOTEUR",
    "STOCK",
    "check_fit",
    "kind_of_face",
    "laid_in_front",
    "legal",
    "next_round",
    "play_through",
    "random_games",
    "refused",
    "table",
    "the",
    "tile_at",
]

MINER = "miner"
SABOTEUR = "saboteur"

STOCK: Mapping[str, int] = {card.name: card.copies for card in open_box("base").deck}
"""How many cards of each kind the deck has."""

E = TypeVar("E", bound=Event)

_GOLD = (1,) * 16 + (2,) * 8 + (3,) * 4


def table(
    ruleset: str = "base",
    seats: int = 3,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    maze: str = "-",
    goals: str = "treasure/stone-1/stone-2",
    roles: Sequence[str] | None = None,
    front: Mapping[int, str] | None = None,
    deck: Sequence[str] | None = None,
    actor: int = 0,
    first: int = 0,
    last: str = "-,-",
    number: int = 3,
    gold: Sequence[int] | None = None,
    took: Sequence[tuple[int, int, int]] = (),
    options: str = "",
) -> Game:
    """A game that continues from a position.

    Cards not named are in the deck, or, if the deck is given, discarded. ``took`` is gold of earlier rounds as (round,
    seat, nuggets). The last round by default, so that its end is the game's. Asking for more cards of a kind than the
    box has fails.
    """
    dealt = {actor: ["map"]} if hands is None else hands  # the seat to act holds a card
    held = [list(dealt.get(seat, ())) for seat in range(seats)]
    in_maze = [kind_of_face(part.partition("@")[0]) for part in maze.split(";") if part != "-"]
    broken = [(front or {}).get(seat, "-") for seat in range(seats)]
    rest = _rest([card for hand in held for card in hand], in_maze, laid_in_front(broken), deck or ())
    left = list(_GOLD) if gold is None else list(gold)
    if gold is None:
        for _, _, nuggets in took:
            left.remove(nuggets)
    fields = {
        "options": options,
        "eyes": "all",
        "round": str(number),
        "first": str(first),
        "ask": f"turn:{actor}",
        "last": last,
        "maze": maze,
        "goals": goals,
        "peeks": "/".join("-" * seats),
        "roles": "/".join(roles or _miners_and_a_spare(ruleset, seats)),
        "front": "/".join(broken),
        "hands": "/".join(",".join(hand) or "-" for hand in held),
        "deck": ",".join(rest if deck is None else deck) or "-",
        "discards": "-" if deck is None else ",".join(rest) or "-",
        "gold": ",".join(map(str, left)) or "-",
        "took": ",".join(f"{of}:{seat}:{nuggets}" for of, seat, nuggets in sorted(took, key=lambda each: each[0])),
    }
    line = " ".join([f"{ruleset}/{seats}", *(f"{name}={text}" for name, text in fields.items() if text)])
    game = tunnel_game(line)
    check_fit(game)
    return game


def check_fit(game: Game) -> None:
    """A slip in an example would make a maze that no game could have."""
    faces = {tile.cell: tile for tile in game.truth.maze}
    for (column, row), tile in faces.items():
        for edge, back, beside in (("E", "W", (column + 1, row)), ("S", "N", (column, row + 1))):
            other = faces.get(beside)
            if other is not None and (edge in tile.face) != (back in other.face):
                assert {tile.name, other.name} & {"treasure", "stone-1", "stone-2"}, f"{tile} does not fit {other}"


def next_round(game: Game) -> Game:
    """The table with deals for later rounds.

    Its deck must be empty: its order would not be kept.
    """
    assert game.truth.deck == 0
    return game.view(REFEREE).redeal("the rounds to come")


def kind_of_face(face: str) -> str:
    """The kind of tunnel card that can lie so."""
    return face if face in STOCK else str(Face.parse(face).turned())


def laid_in_front(front: Iterable[str]) -> list[str]:
    """The cards that ``lamp+cart`` and the like stand for."""
    return [f"break-{sign}" for signs in front if signs != "-" for sign in signs.split("+")]


def _rest(*used: Iterable[str]) -> list[str]:
    left = Counter(STOCK)
    left.subtract(card for cards in used for card in cards)
    assert min(left.values()) >= 0, f"more cards than the box has: {+(-left)}"
    return list(left.elements())


def _miners_and_a_spare(ruleset: str, seats: int) -> list[str]:
    """All saboteurs that fit, at the last seats; the card left over is a miner."""
    cast = open_box("base").cast[seats]
    return [MINER] * (cast[MINER] - 1) + [SABOTEUR] * cast[SABOTEUR] + [MINER]


# ---- asking --------------------------------------------------------------------------------------------------------


def legal(game: Game, head: str = "") -> set[str]:
    """The legal moves as text; if asked so, only those that begin with a word."""
    return {str(move) for move in game.legal if str(move).startswith(head)}


def refused(game: Game, move: str) -> str:
    """The rule by which a move is refused. It must not be offered either, and must change nothing."""
    before = str(game)
    assert move not in legal(game)
    assert Move.parse(move) not in game.legal
    with pytest.raises(IllegalMove) as refusal:
        game.play(move)
    assert str(game) == before
    return refusal.value.rule


def the(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [happened for happened in events if isinstance(happened, kind)]


def tile_at(game: Game, column: int, row: int) -> Tile | None:
    """The card that lies face up at a cell."""
    shown: TunnelsSnapshot = game.truth
    return next((tile for tile in shown.maze if tile.cell == (column, row)), None)


# ---- playing -------------------------------------------------------------------------------------------------------


def random_games(*, ruleset: str = "base", seats: Iterable[int] = (3, 5, 7, 10), each: int = 2) -> Iterator[Game]:
    """Fresh games of several sizes."""
    for count in seats:
        for number in range(each):
            yield Game(ruleset, count, seed=f"rules {count} {number}")


def play_through(game: Game, *, digging: bool = True) -> Iterator[tuple[Event, ...]]:
    """Play to the end, yielding each move's events.

    Diggers lay cards eastwards when they can, else at random.
    """
    chance = Stream(str(game.seed).encode().ljust(16, b"-"), "test", game.seats)
    while not game.over:
        moves = list(game.legal)
        if digging:
            moves = _easternmost(moves) or moves
        yield game.play(moves[chance.below(len(moves))])


def _easternmost(moves: Sequence[Move]) -> list[Move]:
    """The moves that lay a card as far east as can be, of those that lead on; none past the goals."""
    lays = [move for move in moves if move.head[0] in EDGES and "." not in move.head and move.cells[0][0] <= 8]
    best = max((move.cells[0][0] for move in lays), default=0)
    return [move for move in lays if move.cells[0][0] == best]
