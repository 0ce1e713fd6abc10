"""Tables of Saboteur 2 laid out by hand: positions with every card accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from motherlode import Game
from motherlode.core.faces import Face
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from support.by_hand import tunnel_game

from ..tables import check_fit

__all__ = ["CAST", "ROLES", "STOCK", "deck_of", "front_of", "pile_of", "table"]

STOCK: Mapping[str, int] = {card.name: card.copies for card in open_box("saboteur2").deck}
"""How many cards of each kind the deck has."""

ROLES = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")
CAST: Mapping[str, int] = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}

_SEATED = [role for role, copies in CAST.items() for _ in range(copies)]


def table(
    seats: int = 3,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    maze: str = "-",
    goals: str = "treasure/stone-1/stone-2",
    roles: Sequence[str] = (),
    pile: Sequence[str] = (),
    front: Mapping[int, str] | None = None,
    thieves: Sequence[int] | None = None,
    deck: Sequence[str] | None = None,
    aside: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    actor: int = 0,
    first: int = 0,
    last: str = "-,-",
    number: int = 3,
    gold: Mapping[int, int] | None = None,
    options: str = "",
) -> Game:
    """A game that continues from a position.

    Cards not named are in the deck, or, if the deck is given, discarded. ``roles`` are those of the seats, ``pile`` the
    top of the face-down dwarf cards; what is not named follows in the order of the box. ``thieves`` is the order in
    which theft cards were played, by seat where it is not given. ``gold`` was paid in the round before. The last round
    by default, so that its end is the game's.
    """
    held = [list((hands or {}).get(seat, ())) for seat in range(seats)]
    in_maze = [_kind(part.partition("@")[0]) for part in maze.split(";") if part != "-"]
    signs = [(front or {}).get(seat, "-") for seat in range(seats)]
    in_hand = [card for hand in held for card in hand]
    piles = (deck or (), aside or (), [card.partition(":")[0] for card in discards])
    rest = _rest(in_hand, in_maze, _cards_in_front(signs), *piles)
    if aside is None:
        aside, rest = rest[-10:], rest[:-10]
    owners = [seat for seat in range(seats) if "theft" in signs[seat]]
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
        "roles": "/".join(_dwarfs(seats, roles, pile)),
        "front": "/".join(signs),
        "thieves": ",".join(map(str, owners if thieves is None else thieves)),
        "hands": "/".join(",".join(hand) or "-" for hand in held),
        "aside": ",".join(aside),
        "deck": ",".join(rest if deck is None else deck) or "-",
        "discards": ",".join([*discards, *([] if deck is None else rest)]) or "-",
        "gold": "-",
        "took": ",".join(f"{number - 1}:{seat}:{nuggets}$" for seat, nuggets in (gold or {}).items()),
    }
    line = " ".join([f"saboteur2/{seats}", *(f"{name}={text}" for name, text in fields.items() if text)])
    game = tunnel_game(line)
    check_fit(game)
    return game


def _kind(face: str) -> str:
    """The kind of tunnel card that can lie so."""
    return face if face in STOCK else str(Face.parse(face).turned())


def _cards_in_front(front: Iterable[str]) -> list[str]:
    """The cards that ``lamp+trap`` and the like stand for."""
    signs = [sign for text in front if text != "-" for sign in text.split("+")]
    return [sign if sign in ("trap", "theft") else f"break-{sign}" for sign in signs]


def _rest(*used: Iterable[str]) -> list[str]:
    left = Counter(STOCK)
    left.subtract(card for cards in used for card in cards)
    assert min(left.values()) >= 0, f"more cards than the box has: {+(-left)}"
    return list(left.elements())


def _dwarfs(seats: int, roles: Sequence[str], pile: Sequence[str]) -> list[str]:
    """The roles of the seats, then the pile."""
    left = list(_SEATED)
    for role in (*roles, *pile):
        left.remove(role)
    seated = [*roles, *left[: seats - len(roles)]]
    return [*seated, *pile, *left[seats - len(roles) :]]


# ---- asking --------------------------------------------------------------------------------------------------------


def front_of(game: Game, seat: int) -> set[str]:
    """What lies in front of a seat."""
    shown: TunnelsSnapshot = game.truth
    return set(shown.front[seat])


def pile_of(game: Game) -> list[str]:
    """The cards in the discard pile, the last one last."""
    shown: TunnelsSnapshot = game.truth
    return [discard.card for discard in shown.discards]


def deck_of(game: Game) -> int:
    """How many cards are left to draw."""
    shown: TunnelsSnapshot = game.truth
    return shown.deck
