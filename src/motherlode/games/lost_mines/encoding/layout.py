"""The fields of an observation and the segments of the action space, for a number of seats."""

from __future__ import annotations

from math import comb

from motherlode.core.encoding.encoder import ENTRY, HISTORY
from motherlode.core.encoding.layout import Field, Layout, Segment
from motherlode.games.lost_mines.cards.box import CLANS, LOOKS, ROLES
from motherlode.games.lost_mines.rules.board import LYING
from motherlode.games.lost_mines.rules.parts import AIM_AT_NOTHING, ASK_NAMES, Rules

__all__ = ["STEPS", "WALKS", "layout_of"]

STEPS = 5
"""The longest walk, from a campfire (L-26)."""

WALKS = sum(4**steps for steps in range(1, STEPS + 1))
"""All sequences of directions up to a number of steps."""


def layout_of(rules: Rules) -> Layout:
    """The layout for a table."""
    return Layout(_fields(rules), _segments(rules))


def _fields(rules: Rules) -> list[Field]:
    tables = rules.tables
    grid = tables.grid
    seats: int = rules.seats
    slots: int = rules.hand_size
    kinds: int = tables.kinds
    mines: int = tables.mine_count
    treasures: int = rules.seats  # as many are in play (L-06)
    places = len(rules.cast)
    shape = (int(grid.height), int(grid.width))
    asks = ", ".join(f"{number} {name}" for number, name in enumerate(ASK_NAMES))
    return [
        Field("asked", (1,), len(ASK_NAMES) - 1, f"what the actor is asked: {asks}"),
        Field("actor", (1,), seats, "who is to act: 1 + seat; 0 when the game is over"),
        Field("round", (1,), 255, "the number of the round"),
        Field("rounds", (1,), 12, "how many rounds are played"),
        Field("deck", (1,), 255, "cards left to draw"),
        Field("first", (1,), seats, "who began the round: 1 + seat"),
        Field("last", (1,), seats, "who played the last card: 1 + seat, 0 nobody"),
        Field("due", (1,), 255, "cards to draw when the turn ends"),
        Field("dragon", (1,), seats, "who has the dragon token: 1 + seat, 0 nobody"),
        Field("caller", (1,), seats, "who called the vote that is going on: 1 + seat, 0 nobody"),
        Field("hand", (slots,), kinds, "own cards, sorted: 1 + kind; 0 for an empty slot"),
        Field("hands", (seats,), slots, "how many cards each seat holds"),
        Field("dwarfs", (seats, 2), 255, "where each seat's dwarf stands: column, row"),
        Field("called", (seats,), 1, "whether each seat has called a vote in this round"),
        Field("trolls", (seats,), 255, "where each seat's troll stands: 1 + way, 0 nowhere"),
        Field("points", (seats,), 255, "points of each seat"),
        Field(
            "roles",
            (places,),
            4 * len(CLANS),
            "dwarf cards, by seat, then those set aside: 1 + 4 * clan + role "
            f"(clans {_listed(CLANS)}; roles {_listed(ROLES)}, 3 unknown)",
        ),
        Field("insight", (seats, places), 1, "by seat, whether it has seen the dwarf card of each place"),
        Field(
            "mines",
            (mines,),
            2 * mines,
            f"mines ({_listed(tables.mine_names)}): 0 unknown, 1 + mine if known, {1 + mines} + mine if face up",
        ),
        Field("scouted", (seats, mines), 1, "by seat, whether it has looked at each mine"),
        Field("treasures", (treasures, 3), 255, "treasures: 1 + kind, value (0 unknown), 1 + the seat that has it"),
        Field("appraised", (seats, treasures), 1, "by seat, whether it has seen the value of each treasure"),
        Field("unseen", (kinds,), 255, "by kind, copies that the seat has not seen in this round"),
        Field("passed", (seats,), 255, "cards that each seat has discarded face down in this round"),
        Field(
            "board",
            (5, *shape),
            LYING + 2 * len(tables.kind_names),
            f"plane 0: 0 empty, 1 off the board, 2 mine face down, {LYING} + face; plane 1: edges by which ways lead "
            "on, N 1, E 2, S 4, W 8; plane 2: tools; planes 3 and 4: the token on the eastern and the southern way, "
            "2 trap, 3 troll",
        ),
        Field(
            "history",
            (HISTORY, ENTRY),
            255,
            "last moves, latest first: 1 + seat, 1 + act, 1 + face, then where (1 + column, 1 + row; or 1 + way, mine, "
            "treasure or seat and 0) or 0 and how many cards were discarded, 1 + what was picked",
        ),
    ]


def _segments(rules: Rules) -> list[Segment]:
    tables = rules.tables
    grid = tables.grid
    slots: int = rules.hand_size
    seats: int = rules.seats
    treasures: int = rules.seats  # as many are in play (L-06)
    plain = slots if AIM_AT_NOTHING in [play.aim for play in rules.plays] else 0
    return [
        Segment(
            "cell",
            (slots, 2, int(grid.height), int(grid.width)),
            "play the card of a slot, upright or turned, at a cell",
        ),
        Segment(
            "way",
            (slots, int(grid.height), int(grid.width), 2),
            "play the card of a slot on a cell's eastern or southern way",
        ),
        Segment("look-" + LOOKS[0], (slots, int(tables.mine_count)), "look at a mine by the card of a slot"),
        Segment("look-" + LOOKS[1], (slots, treasures), "look at a treasure by the card of a slot"),
        Segment("look-" + LOOKS[2], (slots, seats), "look at a seat's dwarf card by the card of a slot"),
        Segment("plain", (plain,), "play the card of a slot"),
        Segment("discard", (slots + comb(slots, 2),), "discard the card of a slot; then each pair of slots"),
        Segment("call", (1,), "call a vote"),
        Segment("walk", (WALKS,), "walk: all ways of one step, of two …; the first step counts least (N, E, S, W)"),
        Segment("stay", (1,), "stay"),
        Segment("take", (treasures,), "take a treasure"),
        Segment("vote", (2,), "vote no, yes"),
    ]


def _listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))
