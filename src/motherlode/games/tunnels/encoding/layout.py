"""The observation fields and action segments of a ruleset for a number of seats."""

from __future__ import annotations

from math import comb

from motherlode.core.encoding.encoder import ENTRY, HISTORY
from motherlode.core.encoding.layout import Field, Layout, Segment
from motherlode.games.tunnels.encoding.window import HEIGHT, WIDTH
from motherlode.games.tunnels.rules.maze_cells import LYING
from motherlode.games.tunnels.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_GOAL,
    AIM_AT_NOTHING,
    AIM_AT_SEAT,
    ASK_NAMES,
    PASS,
    ROB,
    SHED,
    TAKE,
    Act,
    Rules,
)
from motherlode.games.tunnels.rules.saboteur2_decisions import PassUpToThree
from motherlode.games.tunnels.rules.saboteur2_plays import Inspect, SwapHands

__all__ = ["CLAIMS", "layout_of", "most_passed"]

CLAIMS = 12
"""The most cards handed over by the seat that are listed."""


def most_passed(rules: Rules) -> int:
    """The most cards a player may pass with."""
    return 3 if isinstance(rules.acts[PASS], PassUpToThree) else 1


def layout_of(rules: Rules) -> Layout:
    """The layout for a table. Fields and segments that its ruleset has no use for are empty and left out."""
    return Layout(_fields(rules), _segments(rules))


def _fields(rules: Rules) -> list[Field]:
    tables = rules.tables
    seats: int = rules.seats
    slots: int = rules.hand_size
    kinds = len(rules.plays)
    goals: int = tables.goal_count
    signs = len(tables.sign_names)
    places = len(rules.cast)
    worths = max(tables.gold, default=0)
    inspects = any(isinstance(play, Inspect) for play in rules.plays)
    swaps = any(isinstance(play, SwapHands) for play in rules.plays)
    mark = LYING + 2 * len(tables.kind_names)
    return [
        Field("asked", (1,), len(ASK_NAMES) - 1, f"what the actor is asked: {_numbered(ASK_NAMES)}"),
        Field("actor", (1,), seats, "who is to act: 1 + seat; 0 when the game is over"),
        Field("round", (1,), 12, "the number of the round"),
        Field("rounds", (1,), 12, "how many rounds are played"),
        Field("deck", (1,), 255, "cards left to draw"),
        Field("first", (1,), seats, "who began the round: 1 + seat"),
        Field("last", (2,), seats, "who laid the last tunnel card, and who played the last card: 1 + seat, 0 nobody"),
        Field("hand", (slots,), kinds, "own cards, sorted: 1 + kind; 0 for an empty slot"),
        Field("hands", (seats,), slots, "how many cards each seat holds"),
        Field("front", (seats, signs), 1, f"what lies in front of each seat: {', '.join(tables.sign_names)}"),
        Field(
            "roles",
            (places,),
            len(tables.role_names),
            f"dwarf cards, by seat, then those left over: 0 unknown, 1 + role ({_listed(tables.role_names)})",
        ),
        Field(
            "insight",
            (seats if inspects else 0, places),
            1,
            "by seat, whether it has seen each of the dwarf cards",
        ),
        Field(
            "goals",
            (goals,),
            2 * goals,
            f"goals: 0 unknown, 1 + goal if face down and known, {1 + goals} + goal if face up; goal 0 is the treasure",
        ),
        Field("peeked", (seats, goals), 1, "by seat, whether it has looked at each goal"),
        Field("gold", (seats,), 255, "nuggets of each seat, as far as they are known"),
        Field("gold_cards", (seats,), 255, "gold cards, or payments, that each seat was given"),
        Field("pool", (worths,), 255, "when asked for gold: gold cards to choose from, by nuggets from 1"),
        Field("pool_size", (1 if worths else 0,), 255, "gold cards that go round"),
        Field("unseen", (kinds,), 255, "by kind, copies that the seat has not seen in this round"),
        Field("passed", (seats,), 255, "cards that each seat has discarded face down in this round"),
        Field(
            "handed",
            (CLAIMS if swaps else 0, 2),
            255,
            "cards that the seat handed over: 1 + holder (0 nobody), 1 + kind; each is in that hand or was discarded",
        ),
        Field(
            "board",
            (2, HEIGHT, WIDTH),
            mark,
            f"plane 0: 0 nothing, 1 a card could connect here, 2 goal face down, {LYING} + face; "
            "plane 1: arms that the start reaches, N 1, E 2, S 4, W 8",
        ),
        Field(
            "history",
            (HISTORY, ENTRY),
            255,
            "last moves, latest first: 1 + seat, 1 + act, 1 + face, then where (1 + column, 1 + row of the window; or "
            "1 + seat or 1 + goal and 0) or 0 and how many cards were discarded, 1 + sign",
        ),
    ]


def _segments(rules: Rules) -> list[Segment]:
    slots: int = rules.hand_size
    seats: int = rules.seats
    signs = len(rules.tables.sign_names)
    goals: int = rules.tables.goal_count
    aims = {int(play.aim) for play in rules.plays}
    worths = max(rules.tables.gold, default=0)
    passes = sum(comb(slots, cards) for cards in range(1, most_passed(rules) + 1))

    def offered(act: int, size: int) -> int:
        return size if type(rules.acts[act]) is not Act else 0

    def aimed(aim: int) -> int:
        return slots if aim in aims else 0

    return [
        Segment("cell", (HEIGHT, WIDTH, aimed(AIM_AT_CELL), 2), "play at a cell the card of a slot, upright or turned"),
        Segment("seat", (aimed(AIM_AT_SEAT), seats, signs), "play the card of a slot on a seat, for one of its signs"),
        Segment("goal", (aimed(AIM_AT_GOAL), goals), "play the card of a slot on a goal"),
        Segment("plain", (aimed(AIM_AT_NOTHING),), "play the card of a slot"),
        Segment("pass", (passes,), "discard cards: each slot; then each pair, each three, in lexicographic order"),
        Segment("shed", (offered(SHED, comb(slots, 2)), signs), "discard a pair to remove a sign from before oneself"),
        Segment("take", (offered(TAKE, worths),), "take the gold card with 1, 2 … nuggets"),
        Segment("rob", (offered(ROB, seats),), "take a nugget from a seat"),
    ]


def _numbered(names: tuple[str, ...]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def _listed(names: list[str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))
