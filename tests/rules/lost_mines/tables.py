"""Positions set up by hand.

An example may have more cards of a kind than the box: plain ways are easier to read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from motherlode import Game
from motherlode.core.faces import Face
from motherlode.core.move import Cell
from motherlode.games.lost_mines.cards.box import open_box
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot, PathTile
from support.by_hand import lost_mines_game

__all__ = ["CLANS", "STOCK", "asked", "game_of", "hand", "row_of", "tile_at", "tokens_of", "truth_of"]

STOCK: Mapping[str, int] = {card.name: card.copies for card in open_box().deck}
"""How many cards of each kind the deck has."""

CLANS = ("blue", "yellow")
_STARTS = {"blue": "2,3", "yellow": "2,5"}
_BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def game_of(
    seats: int = 3,
    *,
    ask: str = "play:0",
    hands: Mapping[int, Sequence[str]] | None = None,
    board: str = "-",
    mines: str = "gems/gold/silver/dragon",
    dwarfs: Mapping[int, str] | None = None,
    tools: str = "",
    tokens: str = "",
    trolls: Mapping[int, str] | None = None,
    roles: Sequence[str] = (),
    treasures: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    due: int = 0,
    dragon: str = "",
    called: str = "",
    first: int = 0,
    last: str = "-",
    number: int = 2,
    points: Sequence[int] = (),
    options: str = "",
    luck: Iterable[int] = range(60),
    fits: bool = True,
) -> Game:
    """A game that continues from a position.

    Cards not named are in the deck, or, if the deck is given, discarded. Dwarf cards and treasures not named follow in
    the order of the box. Seats that have no hand here hold nothing. ``trolls`` are the ways of the trolls by the seat
    that called them; their tokens need not be named. The last round by default, so that its end is the game's.
    """
    held = [list((hands or {}).get(seat, ())) for seat in range(seats)]
    paths = [part.partition("@")[0] for part in board.split(";") if part != "-"]
    called_trolls = trolls or {}
    rest = _rest(*held, [_kind(face) for face in paths], ["troll"] * len(called_trolls), deck or ())
    aside, rest = rest[-10:], rest[:-10]
    dealt = _filled(roles, _cast(seats), len(_cast(seats)))
    names = _filled([name.partition(">")[0] for name in treasures], _all_treasures(), seats)
    holders = [name.partition(">")[2] for name in treasures]
    fields = {
        "options": options,
        "eyes": "all",
        "round": str(number),
        "first": str(first),
        "ask": ask,
        "due": str(due) if due else "",
        "last": last,
        "board": board,
        "mines": mines,
        "dwarfs": "/".join((dwarfs or {}).get(seat, _STARTS[dealt[seat].partition("-")[0]]) for seat in range(seats)),
        "tools": tools,
        "tokens": ";".join([*filter(None, [tokens]), *(f"troll@{way}" for way in called_trolls.values())]),
        "trolls": "/".join(called_trolls.get(seat, "-").replace("/", "|") for seat in range(seats)),
        "roles": "/".join(dealt),
        "treasures": "/".join(
            name + (f">{holders[i]}" if holders[i : i + 1] > [""] else "") for i, name in enumerate(names)
        ),
        "dragon": dragon,
        "called": called,
        "hands": "/".join(",".join(hand) or "-" for hand in held),
        "aside": ",".join(aside),
        "deck": ",".join(rest if deck is None else deck) or "-",
        "discards": ",".join([] if deck is None else rest) or "-",
        "luck": ",".join(map(str, luck)),
        "points": "/".join(map(str, points or [0] * seats)),
    }
    line = " ".join([f"lost-mines/{seats}", *(f"{name}={text}" for name, text in fields.items() if text)])
    game = lost_mines_game(line)
    if fits:
        _check_fit(truth_of(game))
    return game


def row_of(face: str, columns: Iterable[int], row: int) -> str:
    """The same card, laid in a row."""
    return ";".join(f"{face}@{column},{row}" for column in columns)


def _kind(face: str) -> str:
    return face if face in STOCK else str(Face.parse(face).turned())


def _rest(*used: Iterable[str]) -> list[str]:
    left = Counter(STOCK)
    left.subtract(card for cards in used for card in cards)
    return list((+left).elements())


def _cast(seats: int) -> list[str]:
    return [
        f"{clan}-{role}" for clan in CLANS for role, copies in open_box().cast[seats].items() for _ in range(copies)
    ]


def _all_treasures() -> list[str]:
    return [f"{kind}-{value}" for kind, value in open_box().treasures]


def _filled(named: Sequence[str], box: list[str], count: int) -> list[str]:
    left = list(box)
    for card in named:
        left.remove(card)
    return [*named, *left][:count]


def _check_fit(shown: LostMinesSnapshot) -> None:
    """A slip in an example would make a position that no game could have."""
    faces = {tile.cell: tile for tile in shown.board}
    mines = {mine.cell for mine in shown.mines}
    for (column, row), tile in faces.items():
        for edge, beside in (("E", (column + 1, row)), ("S", (column, row + 1))):
            other = faces.get(beside)
            if other is not None and not mines & {tile.cell, other.cell}:
                assert (edge in tile.face.partition("+")[0]) == (_BACK[edge] in other.face.partition("+")[0]), tile


# ---- asking --------------------------------------------------------------------------------------------------------


def truth_of(game: Game) -> LostMinesSnapshot:
    """What lies on the table."""
    shown: LostMinesSnapshot = game.truth
    return shown


def asked(game: Game) -> str:
    """Who is asked what, as in a position's line."""
    return f"{game.asked}:{game.actor}"


def hand(game: Game, seat: int) -> list[str]:
    """A seat's cards."""
    return list(truth_of(game).hands[seat])


def tile_at(game: Game, cell: Cell) -> PathTile | None:
    """The card that lies face up at a cell."""
    return next((tile for tile in truth_of(game).board if tile.cell == cell), None)


def tokens_of(game: Game) -> set[str]:
    """The traps and trolls on the board, as in moves."""
    ways = [(token.name, *token.way) for token in truth_of(game).tokens]
    return {f"{name}@{here[0]},{here[1]}/{there[0]},{there[1]}" for name, here, there in ways}
